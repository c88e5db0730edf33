"""Somebody at one address: requests and sockets as plain as they can be, each counted with what became of it.

Different people are different addresses of the loopback network: 127.0.0.2, 127.0.0.3 and so on.
"""

import asyncio
import base64
import contextlib
import json
import os
import random
import socket
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.nonsense import HANDSHAKE, head

HOST = "127.0.0.1"
PATIENCE = 30.0  # seconds for an answer; whoever attacks has time
LONGEST_LINE = 2**20  # bytes that are kept while an answer is read

Json = dict[str, Any]


@dataclass
class Tally:
    """What somebody has sent, and how much of it was refused or cut off."""

    sent: int = 0
    refused: Counter[str] = field(default_factory=Counter)  # by status, or by the key of a refusal
    broken: int = 0  # connections that ended without an answer

    def note(self, status: int) -> None:
        if status >= 400:
            self.refused[str(status)] += 1

    def counts(self) -> Json:
        return {"sent": self.sent, "refused": dict(self.refused), "broken": self.broken}


@dataclass(frozen=True)
class Answer:
    status: int
    body: bytes

    @property
    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found


class Refused(Exception):
    """Something that was needed was not given."""


class Stranger:
    """Everything that comes from one address."""

    def __init__(self, address: str, port: int) -> None:
        self.address = address
        self.port = port
        self.tally = Tally()
        self.chooser = random.Random(address)

    # -- connections ------------------------------------------------------------------------------------------------

    async def plain_connection(self, kept: int | None = None) -> socket.socket:
        """A connection from this address, which may hold only so many bytes that are not read."""
        plain = socket.socket()
        try:
            if kept is not None:
                plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, kept)
            plain.setblocking(False)
            plain.bind((self.address, 0))
            await asyncio.get_running_loop().sock_connect(plain, (HOST, self.port))
        except BaseException:
            plain.close()
            raise
        return plain

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection that is cut off at the end, without a word."""
        reader, writer = await asyncio.open_connection(sock=await self.plain_connection(), limit=LONGEST_LINE)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    # -- requests ---------------------------------------------------------------------------------------------------

    def request(self, method: str, path: str, token: str = "", body: object = None, *headers: str) -> bytes:
        """A request, to the last byte."""
        content = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        lines = [f"Host: {HOST}:{self.port}", *headers]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        if content:
            lines += [f"Content-Length: {len(content)}"]
            lines += [] if isinstance(body, bytes) else ["Content-Type: application/json"]
        return head(f"{method} {path} HTTP/1.1", *lines) + content

    async def ask(self, method: str, path: str, token: str = "", body: object = None, *headers: str) -> Answer:
        """A request over a connection of its own."""
        self.tally.sent += 1
        try:
            async with asyncio.timeout(PATIENCE), self.connected() as (reader, writer):
                writer.write(self.request(method, path, token, body, "Connection: close", *headers))
                answer = await answer_from(reader)
        except (OSError, EOFError, TimeoutError):
            self.tally.broken += 1
            raise
        self.tally.note(answer.status)
        return answer

    async def try_to(self, method: str, path: str, token: str = "", body: object = None) -> Answer | None:
        """The same where it does not matter what becomes of it."""
        try:
            return await self.ask(method, path, token, body)
        except (OSError, EOFError, TimeoutError):
            return None

    async def get(self, method: str, path: str, token: str = "", body: object = None) -> Json:
        """What was asked for, or the refusal as an exception."""
        answer = await self.ask(method, path, token, body)
        if answer.status >= 400:
            raise Refused(f"{method} {path}: {answer.status} {answer.body.decode('utf-8', 'replace')[:300]}")
        return answer.json

    async def abandon(self, method: str, path: str, token: str = "", body: object = None) -> None:
        """Ask, and hang up before the answer."""
        self.tally.sent += 1
        try:
            async with asyncio.timeout(PATIENCE), self.connected() as (_, writer):
                writer.write(self.request(method, path, token, body))
                await writer.drain()
                await asyncio.sleep(0.05)  # until it has been read; a request that nobody has seen costs nothing
        except (OSError, TimeoutError):
            self.tally.broken += 1

    async def identity(self) -> str:
        """A token of a new identity, by header as programs use it."""
        token: str = (await self.get("POST", "/api/identity", "", {"nickname": f"Visitor {os.getpid()}"}))["token"]
        return token

    async def open_table(self, token: str, game: str, *seats: Json, **more: object) -> str:
        table: str = (await self.get("POST", "/api/tables", token, {"game": game, "seats": list(seats), **more}))[
            "table"
        ]
        return table

    # -- sockets ----------------------------------------------------------------------------------------------------

    def socket(self, table: str, token: str, **query: object) -> connect:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        return connect(
            f"ws://{HOST}:{self.port}/api/tables/{table}/live?{asked}",
            additional_headers={"Authorization": f"Bearer {token}"},
            local_addr=(self.address, 0),
            open_timeout=PATIENCE,
            ping_interval=None,
            max_size=None,
            compression=None,
        )

    def handshake(self, path: str, token: str = "") -> bytes:
        """For a socket without a library, whose frames may be whatever they like."""
        key = f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"
        return self.request("GET", path, token, None, *HANDSHAKE[:3], key)


async def answer_from(reader: asyncio.StreamReader) -> Answer:
    """The answer to the request that was sent last."""
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    status = int(lines[0].split()[1])
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
    if "content-length" in headers:
        return Answer(status, await reader.readexactly(int(headers["content-length"])))
    return Answer(status, await reader.read())


async def told(view: ClientConnection) -> Json:
    message: Json = json.loads(await view.recv())
    return message


async def next_update(view: ClientConnection) -> Json:
    while (message := await told(view))["type"] != "update":
        pass
    return message


async def play(view: ClientConnection, question: Json, move: str) -> Json:
    """Send a move; its answer, and the updates that came before it."""
    key = base64.b32encode(os.urandom(10)).decode()
    await view.send(json.dumps({"type": "move", "id": key, "answers": question["number"], "move": move}))
    updates = []
    while (message := await told(view)).get("id") != key:
        updates.append(message)
    return {**message, "before": updates}
