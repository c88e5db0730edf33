"""One connection: what is taken up of what comes, and an end to the patience with it. uvicorn's own wait for ever.

Nobody takes for ever over a request, nobody is waited for who does not listen, and nobody's many small things are taken
up at once while everybody else waits.
"""

import asyncio
import contextlib
import re
import socket
import struct
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from malecon.server.http.limits import network_of

HEAD_BYTES = 65_536  # of a request: its path and headers
ASKING = 20.0  # seconds for a head, and as many for a body
LEAVING = 10.0  # seconds to take the last of it
PIECE = 4096  # bytes of a request that are taken up at once
SOCKET_PIECE = 1024  # and of a socket: some hundred and seventy of the shortest messages
END = re.compile(rb"\r?\n\r?\n")  # of a head, and of a body in chunks
AHEAD = 8192  # bytes that a socket may say while the one before is being answered
HELD = 65_536  # bytes that wait to be taken up; then the other side has to wait

TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
AT_ONCE_AND_FOR_ALL = struct.pack("ii", 1, 0)  # how a socket is closed

Peer = tuple[str, int]


class Hearer(Protocol):
    """Who takes up what was said."""

    def hear(self, data: bytes) -> None: ...


class Connection:
    """One connection, as long as it lives, whether requests come over it or it has become a socket."""

    def __init__(
        self, transport: asyncio.Transport, peer: Peer, protocol: Hearer, pace: Callable[[str, int], float]
    ) -> None:
        self.transport = transport
        self.peer = peer
        self.network = network_of(peer[0])
        self.caller = self.network  # of a socket behind a proxy: who called the proxy
        self.protocol = protocol
        self.pace = pace  # how many seconds an address has to wait before so many bytes are taken up
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
        wait = self.pace(self.caller, min(SOCKET_PIECE, len(self.held))) if self.is_socket else 0.0
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


def peer_in(found: Sequence[Any]) -> Peer:
    """The other side of a connection; of IPv6 there may be more than a host and a port, and the zone of a host."""
    return str(found[0]).partition("%")[0], int(found[1])
