"""Sockets: those that are refused, pings, and a crowd that has to be told everything."""

import asyncio

from attack.attacks.crowd import FRIEND, ME, many
from attack.attacks.writer import LOST, table_to_write_at, write_on
from attack.stranger import Json, Stranger
from tests.server.nonsense import PING, TEXT, frame

AT_ONCE = 20
SOCKETS = 200  # an address may have so many
APART = 0.02  # seconds between two of them: 50 requests a second are allowed
AT_A_TIME = 100
PINGS = frame(TEXT, b'{"type": "ping", "id": "1"}') * AT_A_TIME + frame(PING, b"x") * AT_A_TIME
BETWEEN_PINGS = 0.05


async def refused(stranger: Stranger, _: Json) -> None:
    """For a table that is not there, with a forged identity, with a question that makes no sense."""
    nowhere = "/api/tables/2222222222222/live"
    knocks = (
        stranger.handshake(nowhere),
        stranger.handshake(nowhere, f"{'0' * 32}.x.y"),
        stranger.handshake(f"{nowhere}?seat=x"),
    )

    async def knock(number: int) -> None:
        stranger.tally.sent += 1
        async with asyncio.timeout(5), stranger.connected() as (reader, writer):
            writer.write(knocks[number % len(knocks)])
            await reader.read(2_000)
            stranger.tally.refused["socket"] += 1

    await many(AT_ONCE, knock)


async def pings(stranger: Stranger, _: Json) -> None:
    """Messages and frames that ask for nothing but an answer."""
    token = await stranger.identity()
    table = await stranger.open_table(token, "santiago", ME, FRIEND)

    async def ping(_: int) -> None:
        async with stranger.connected() as (reader, writer):
            writer.write(stranger.handshake(f"/api/tables/{table}/live", token))
            await reader.readuntil(b"\r\n\r\n")
            listening = asyncio.create_task(listen(reader))
            try:
                while not listening.done():
                    writer.write(PINGS)
                    stranger.tally.sent += 2 * AT_A_TIME
                    async with asyncio.timeout(5):
                        await writer.drain()
                    await asyncio.sleep(BETWEEN_PINGS)
                stranger.tally.broken += 1
            finally:
                listening.cancel()

    await many(SOCKETS, ping, APART)


async def listen(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass


async def spectators(stranger: Stranger, _: Json) -> None:
    """As many sockets as an address may have at one table, where somebody moves as often as an identity may."""
    token = await stranger.identity()
    table, seat = await table_to_write_at(stranger, token)

    async def look_on(number: int) -> None:
        if number == 0:
            await write_on(stranger, table, seat, token)
        try:
            async with stranger.socket(table, token, seat=-1, lang=("en", "fr")[number % 2]) as view:
                stranger.tally.sent += 1
                async for message in view:
                    if '"type":"refused"' in str(message[:60]):
                        stranger.tally.refused["socket"] += 1
        except LOST as lost:
            raise ConnectionError from lost

    await many(SOCKETS - 1, look_on, APART)
