"""Clients that take their time: over the head, over the body, over reading."""

import asyncio

from attack.attacks.crowd import FRIEND, ME, many
from attack.stranger import Json, Stranger
from tests.server.nonsense import TEXT, frame

CLIENTS = 500
UNREADING = 100
APART = 0.01
BEAT = 1.0  # seconds between two bytes
REST = 1.0
STALE = frame(TEXT, b'{"type": "move", "id": "1", "answers": 0, "move": "leave-out rum"}')  # answered at length
STARING = 25.0  # seconds; the server waits for 20
SMALL = 4096  # bytes that a client keeps of what it does not read


async def drip(stranger: Stranger, beginning: bytes) -> None:
    """Begin like this, and go on byte by byte until the other side has had enough."""
    stranger.tally.sent += 1
    async with stranger.connected() as (reader, writer):
        writer.write(beginning)
        ended = asyncio.create_task(reader.read())
        try:
            while not ended.done():
                writer.write(b"x")
                await asyncio.wait((ended,), timeout=BEAT)
            stranger.tally.refused["cut off"] += 1
        finally:
            ended.cancel()
    await asyncio.sleep(REST)


async def heads(stranger: Stranger, _: Json) -> None:
    await many(CLIENTS, lambda _: drip(stranger, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "), APART)


async def bodies(stranger: Stranger, _: Json) -> None:
    begun = stranger.request(
        "POST", "/api/identity", "", None, "Content-Length: 100000", "Content-Type: application/json"
    )
    await many(CLIENTS, lambda _: drip(stranger, begun + b'{"nickname": "'), 0.02)


async def unread(stranger: Stranger, _: Json) -> None:
    """Half of them ask for pages a thousand times, the others make the server talk over a socket; nobody reads."""
    token = await stranger.identity()
    table = await stranger.open_table(token, "santiago", ME, FRIEND)
    pages = stranger.request("GET", f"/api/tables/{table}", token) * 1_000
    talk = stranger.handshake(f"/api/tables/{table}/live", token) + STALE * 15

    async def stare(number: int) -> None:
        stranger.tally.sent += 1
        with await stranger.plain_connection(SMALL) as connection:
            try:
                async with asyncio.timeout(STARING):
                    await asyncio.get_running_loop().sock_sendall(connection, (pages, talk)[number % 2])
                    await asyncio.sleep(STARING)
            except OSError:
                stranger.tally.broken += 1

    await many(UNREADING, stare, 0.05)
