"""Around the whole application: requests tell their connections when they begin, want more, and end."""

import asyncio
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from malecon.server.http.connection import ASKING, Connection, peer_in
from malecon.server.http.connections import Connections
from malecon.server.http.limits import network_of

BODY_BYTES = 500_000  # that are taken of a body, whether anybody needs it or not: enough to hear the answer


class Turns:
    """Around the whole application: tells each connection when it is asked something, and when it is answered."""

    def __init__(self, app: ASGIApp, connections: Connections) -> None:
        self.app = app
        self.connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        connection = self.connections.peers.get(peer_in(client)) if client else None
        if connection is None:
            await self.app(scope, receive, send)
            return
        turn = Turn(connection, scope, receive, send)
        connection.begin(turn.announced)
        try:
            await self.app(scope, turn.receive, turn.send)
        finally:
            connection.end()


class Turn:
    """One request, or one socket: its body is awaited so long, and taken to the end before the next one comes."""

    def __init__(self, connection: Connection, scope: Scope, receive: Receive, send: Send) -> None:
        self.connection = connection
        self.scope = scope
        self.receive_more = receive
        self.send_on = send
        self.is_socket = scope["type"] == ScopeType.WEBSOCKET
        self.announced = announced_in(scope)
        self.whole = self.announced == 0 and not self.is_socket
        self.length = 0
        self.until = asyncio.get_running_loop().time() + ASKING

    async def receive(self) -> Any:
        message = await self.next_message()
        if message["type"] == "http.request":
            self.length += len(message.get("body", b""))
            self.whole = not message.get("more_body", False)
            if self.length > BODY_BYTES:
                self.connection.abort()
                return {"type": "http.disconnect"}
        return message

    async def next_message(self) -> Any:
        if self.whole:  # only the other side can still go
            return await self.receive_more()
        self.connection.want_more()
        try:
            if self.is_socket:
                return await self.receive_more()
            async with asyncio.timeout_at(self.until):
                return await self.receive_more()
        except TimeoutError:
            self.connection.abort()
            return {"type": "http.disconnect"}
        finally:
            self.connection.wanted -= 1
            self.connection.stay_paused()

    async def send(self, message: Message) -> None:
        if self.is_socket:
            await self.send_on(message)
            self.connection.stay_paused()
            if message["type"] == "websocket.accept":
                self.let_in()
            return
        if message["type"] == "http.response.body" and not message.get("more_body", False) and not self.whole:
            await self.send_on({"type": "http.response.body", "body": message.get("body", b""), "more_body": True})
            self.until = asyncio.get_running_loop().time() + ASKING
            while not self.whole and (await self.receive())["type"] != "http.disconnect":
                pass
            message = {"type": "http.response.body", "body": b"", "more_body": False}
        await self.send_on(message)

    def let_in(self) -> None:
        """By now it is known who called, if it was through a proxy: what sockets say is counted by that."""
        if self.scope["client"]:
            self.connection.caller = network_of(self.scope["client"][0])
        self.connection.accepted = True
        self.connection.feed_soon()


def announced_in(scope: Scope) -> int | None:
    """How long a body was announced; None where it comes in chunks."""
    length = 0
    for name, value in scope["headers"]:
        if name == b"transfer-encoding":
            return None
        if name == b"content-length" and value.isdigit():
            length = int(value)
    return length
