"""All connections: how many there are, whose they are, and who is turned away.

uvicorn is given protocols of our own: its protocols, with the callbacks of `asyncio.Protocol` and nothing else. What a
connection is about is told by a layer around the application (turns.py), which knows when a request begins, wants more
of its body, and ends. So nothing here depends on how uvicorn is made inside.
"""

import asyncio
import contextlib
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from malecon.server.http.connection import Connection, Peer, peer_in
from malecon.server.http.limits import one_less
from malecon.server.metrics import CONNECTIONS, TURNED_AWAY
from malecon.server.settings import Settings

LOG = logging.getLogger("malecon.connections")

LISTENING = 20.0  # seconds until what was sent has to be taken
SOCKET_BYTES = 65_536  # a second that the sockets of an address may say
AT_ONCE = 0.25  # seconds' worth of them
RESERVED = 64  # connections that only proxies can have: whoever looks how the server is must not be shut out
ROUNDS = 1.0  # seconds between two looks at all connections
TOLD = 60.0  # seconds between two lines in the log

TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
NO_ROOM = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"


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
        connection = Connection(transport, peer_in(found), protocol, self.pace)
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

    def hear(self, data: bytes) -> None:
        """A message that is no text, and a goodbye at once: uvicorn wants to take leave, and stumbles as it has."""
        try:
            super().hear(data)
        except InvalidState:
            assert self.line is not None
            self.line.transport.close()


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
