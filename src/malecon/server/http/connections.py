"""Connections: how many there are, and an end to the patience with them. uvicorn's own wait for ever, for anybody.

Nobody has more of them than is allowed, nobody takes for ever over a request, nobody is waited for who does not listen,
and nobody's many small things are taken up at once while everybody else waits.

uvicorn is given protocols of our own: its protocols, with the callbacks of `asyncio.Protocol` and nothing else. What a
connection is about is told by a layer around the application (`Turns`), which knows when a request begins, wants more
of its body, and ends. So nothing here depends on how uvicorn is made inside.
"""

import asyncio
import contextlib
import ipaddress
import logging
import re
import socket
import struct
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from malecon.server.http.limits import network_of, one_less
from malecon.server.metrics import CONNECTIONS, TURNED_AWAY
from malecon.server.settings import Settings

LOG = logging.getLogger("malecon.connections")

HEAD_BYTES = 65_536  # of a request: its path and headers
BODY_BYTES = 500_000  # that are taken of a body, whether anybody needs it or not: enough to hear the answer
ASKING = 20.0  # seconds for a head, and as many for a body
LISTENING = 20.0  # seconds until what was sent has to be taken
LEAVING = 10.0  # seconds to take the last of it
PIECE = 4096  # bytes of a request that are taken up at once
SOCKET_PIECE = 1024  # and of a socket: some hundred and seventy of the shortest messages
END = re.compile(rb"\r?\n\r?\n")  # of a head, and of a body in chunks
AHEAD = 8192  # bytes that a socket may say while the one before is being answered
HELD = 65_536  # bytes that wait to be taken up; then the other side has to wait
SOCKET_BYTES = 65_536  # a second that the sockets of an address may say
AT_ONCE = 0.25  # seconds' worth of them
RESERVED = 64  # connections that only proxies can have: whoever looks how the server is must not be shut out
ROUNDS = 1.0  # seconds between two looks at all connections
TOLD = 60.0  # seconds between two lines in the log

TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
NO_ROOM = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
AT_ONCE_AND_FOR_ALL = struct.pack("ii", 1, 0)  # how a socket is closed

Peer = tuple[str, int]


class Connection:
    """One connection, as long as it lives, whether requests come over it or it has become a socket."""

    def __init__(self, connections: "Connections", transport: asyncio.Transport, peer: Peer, protocol: "Line") -> None:
        self.connections = connections
        self.transport = transport
        self.peer = peer
        self.network = network_of(peer[0])
        self.caller = self.network  # of a socket behind a proxy: who called the proxy
        self.protocol = protocol
        self.loop = asyncio.get_running_loop()
        self.held = bytearray()  # what was received and not yet taken up
        self.paused = False  # the other side has to wait
        self.feeding = False
        self.feed_later: asyncio.Handle | None = None
        self.is_socket = False
        self.turns = 0  # requests that are being answered
        self.begun = False  # whether there has been one since it became a socket
        self.accepted = False  # whether the socket was let in: before, nobody may say anything
        self.wanted = 0  # how many wait for more of a body, or for a message
        self.ahead = 0  # bytes that were taken up although nobody did
        self.head = 0  # bytes since the last request, of one that has not begun
        self.body: int | None = None  # bytes that were announced and have not come; None where no number was
        self.tail = b""  # the last of what was taken up: an end may come in two parts
        self.asks_until: float | None = time.monotonic() + ASKING
        self.listens_until: float | None = None
        self.leaves_until: float | None = None

    # -- what comes ---------------------------------------------------------------------------------------------------

    def take(self, data: bytes) -> None:
        self.held += data
        if self.feed_later is None:
            self.feed()
        if len(self.held) > HELD:
            self.paused = True
            self.stay_paused()

    def stay_paused(self) -> None:
        """uvicorn, too, pauses a socket and reads on when it likes: wherever it may have, this is said again."""
        if self.paused and not self.transport.is_closing():
            self.transport.pause_reading()

    def feed(self) -> None:
        """Take up a piece; the next one after everybody else has had a turn."""
        self.feed_later = None
        if not self.held or not self.is_ready():
            return
        wait = self.connections.pace(self.caller, min(SOCKET_PIECE, len(self.held))) if self.is_socket else 0.0
        if wait:
            self.feed_later = self.loop.call_later(wait, self.take_up)
        else:
            self.take_up()

    def is_ready(self) -> bool:
        """Who does not listen is not heard; and one thing comes after another."""
        if self.transport.is_closing() or self.listens_until is not None:
            return False
        if self.is_socket and self.turns:
            return self.accepted and (self.wanted > 0 or self.ahead < AHEAD)
        return not self.turns or self.wanted > 0

    def next_length(self) -> int:
        """How much is taken up next: never more than one head, or what belongs to one body.

        So uvicorn has one request at a time. Of several it would tell only the last when the other side goes.
        """
        if self.is_socket:
            return SOCKET_PIECE
        if self.turns and self.body is not None:
            return min(PIECE, self.body)
        end = END.search(self.tail + self.held[:PIECE])
        return end.end() - len(self.tail) if end is not None else PIECE

    def take_up(self) -> None:
        self.feed_later = None
        if not self.is_ready():
            return
        length = self.next_length()
        if not length:
            return
        piece = bytes(self.held[:length])
        del self.held[:length]
        self.tail = (self.tail + piece)[-3:]
        self.note(len(piece))
        was_socket, self.feeding = self.is_socket, True
        try:
            self.protocol.hear(piece)
        finally:
            self.feeding = False
        if self.is_socket and not was_socket:
            self.feed_later = self.loop.call_soon(self.must_have_begun)
        elif self.held:
            self.feed_later = self.loop.call_soon(self.feed)
        if self.paused and len(self.held) <= HELD and not self.transport.is_closing():
            self.paused = False
            self.transport.resume_reading()

    def note(self, length: int) -> None:
        if self.turns:
            self.ahead = 0 if self.wanted else self.ahead + length
            if self.body is not None:
                self.body -= length
            return
        if self.is_socket:
            return  # on its way out
        self.head += length
        if self.asks_until is None:
            self.asks_until = time.monotonic() + ASKING
        if self.head > HEAD_BYTES:
            self.refuse(TOO_LARGE)

    def must_have_begun(self) -> None:
        """A handshake that nobody understood: it would be answered by nobody."""
        self.feed_later = None
        if not self.begun:
            self.refuse(TOO_LARGE)
        self.feed()

    def refuse(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()

    def feed_soon(self) -> None:
        if self.held and self.feed_later is None:
            self.feed_later = self.loop.call_soon(self.feed)

    # -- what the application says ------------------------------------------------------------------------------------

    def begin(self, body: int | None) -> None:
        self.turns += 1
        self.begun = True
        self.body, self.tail = body, b""
        self.asks_until, self.head, self.ahead = None, 0, 0

    def end(self) -> None:
        self.turns -= 1
        self.tail = b""
        self.feed_soon()

    def want_more(self) -> None:
        """Somebody waits for more of a body, or for a message."""
        self.wanted += 1
        self.feed_soon()

    # -- the end ------------------------------------------------------------------------------------------------------

    def is_overdue(self, now: float) -> bool:
        """Whether the other side has taken too long: to ask, to listen, or to take the last that it was sent."""
        if self.leaves_until is None and self.transport.is_closing():
            self.leaves_until = now + LEAVING
        return any(
            until is not None and now > until for until in (self.asks_until, self.listens_until, self.leaves_until)
        )

    def abort(self) -> None:
        """Break off. The kernel, too, forgets what was not taken, and the other side hears of it."""
        with contextlib.suppress(OSError, ValueError):
            self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE_AND_FOR_ALL)
        self.transport.abort()

    def lose(self) -> None:
        """It is gone, and what it said last with it."""
        self.held.clear()
        if self.feed_later is not None:
            self.feed_later.cancel()


class Connections:
    """All connections, of which one address may have so many, and all of them together so many."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.limits = settings.limits
        self.most = most
        self.is_proxy = among(settings.proxies)
        self.open: dict[asyncio.BaseTransport, Connection] = {}
        self.peers: dict[Peer, Connection] = {}
        self.networks: Counter[str] = Counter()
        self.said: dict[str, float] = {}  # until when the sockets of an address have said enough
        self.turned_away = 0
        self.told = 0.0
        self.rounds: asyncio.TimerHandle | None = None

    def admit(self, transport: asyncio.Transport, protocol: "Line") -> Connection | None:
        """A new connection; or one that is known, and has become a socket; or None for one that is turned away."""
        known = self.open.get(transport)
        if known is not None:
            known.protocol, known.is_socket, known.begun = protocol, True, False
            return known
        found = transport.get_extra_info("peername")
        if not found:  # gone already
            transport.abort()
            return None
        connection = Connection(self, transport, peer_in(found), protocol)
        proxy = self.is_proxy(connection.peer[0])
        if 0 < self.limits.connections <= self.networks[connection.network] and not proxy:
            self.turn_away(connection, "address", TOO_MANY)
            return None
        if 0 < self.most + RESERVED * proxy <= len(self.open):
            self.turn_away(connection, "all", NO_ROOM)
            return None
        self.open[transport] = self.peers[connection.peer] = connection
        self.networks[connection.network] += 1
        CONNECTIONS.set(len(self.open))
        if self.rounds is None:
            self.rounds = connection.loop.call_later(ROUNDS, self.look_around)
        return connection

    def release(self, connection: Connection) -> None:
        connection.lose()
        if self.open.pop(connection.transport, None) is None:
            return
        if self.peers.get(connection.peer) is connection:
            del self.peers[connection.peer]
        one_less(self.networks, connection.network)
        CONNECTIONS.set(len(self.open))

    def turn_away(self, connection: Connection, reason: str, answer: bytes) -> None:
        """Counted each time and told once in a while: a flood must not become one of lines."""
        TURNED_AWAY.labels(reason).inc()
        connection.refuse(answer)
        self.turned_away += 1
        if not self.told or time.monotonic() - self.told > TOLD:
            LOG.warning(
                "connections are turned away",
                extra={"reason": reason, "turned_away": self.turned_away, "open": len(self.open)},
            )
            self.told, self.turned_away = time.monotonic(), 0

    def look_around(self) -> None:
        now = time.monotonic()
        for connection in list(self.open.values()):
            if connection.is_overdue(now):
                connection.abort()
        self.said = {network: until for network, until in self.said.items() if until > now}
        loop = asyncio.get_running_loop()
        self.rounds = loop.call_later(ROUNDS, self.look_around) if self.open else None

    def pace(self, network: str, length: int) -> float:
        """How many seconds the sockets of an address have to wait before so much more is taken up."""
        now = time.monotonic()
        said = max(self.said.get(network, now), now) + length / SOCKET_BYTES
        self.said[network] = said
        return max(0.0, said - now - AT_ONCE) if self.limits.messages else 0.0

    def protocols(self) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
        """For requests and for sockets, as uvicorn takes them: classes that it makes one object of for each."""
        own = {"of_all": self}
        return type("Requests", (Requests,), own), type("Sockets", (Sockets,), own)


class Line(asyncio.Protocol):
    """What happens on a connection. One that is turned away is not heard of any further."""

    of_all: ClassVar[Connections]
    line: Connection | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.line = self.of_all.admit(cast(asyncio.Transport, transport), self)
        if self.line is not None:
            super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self.line is None:
            return
        if self.line.feeding:  # handed on, by the protocol of requests to the one of sockets
            super().data_received(data)
        else:
            self.line.take(data)

    def hear(self, data: bytes) -> None:
        super().data_received(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.line is not None:
            self.line.listens_until = time.monotonic() + LISTENING

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.line is not None:
            self.line.listens_until = None
            self.line.feed_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.line is not None:
            self.of_all.release(self.line)
            super().connection_lost(exc)


class Requests(Line, HttpToolsProtocol):
    """A connection over which requests come."""


class Sockets(Line, WebSocketsSansIOProtocol):
    """A connection that has become a socket."""


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


def peer_in(found: Sequence[Any]) -> Peer:
    """The other side of a connection; of IPv6 there may be more than a host and a port, and the zone of a host."""
    return str(found[0]).partition("%")[0], int(found[1])


def announced_in(scope: Scope) -> int | None:
    """How long a body was announced; None where it comes in chunks."""
    length = 0
    for name, value in scope["headers"]:
        if name == b"transfer-encoding":
            return None
        if name == b"content-length" and value.isdigit():
            length = int(value)
    return length


def among(proxies: str) -> Callable[[str], bool]:
    """Whether an address is one of these: addresses and networks, separated by commas, or `*` for any."""
    networks = []
    for name in proxies.split(","):
        with contextlib.suppress(ValueError):
            networks.append(ipaddress.ip_network(name.strip(), strict=False))

    def is_one(host: str) -> bool:
        if proxies.strip() == "*":
            return True
        address = ipaddress.ip_address(host.partition("%")[0])
        meant = getattr(address, "ipv4_mapped", None) or address
        return any(meant in network for network in networks)

    return is_one
