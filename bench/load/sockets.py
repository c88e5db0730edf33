"""A WebSocket client that costs next to nothing, so that two thousand of them do not measure themselves.

It knows just what these servers send: whole text messages, pings and a farewell.
"""

import asyncio
import base64
import os
import time
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST = 0x80  # the bit of a message's only frame
MASKED = 0x80
NO_MASK = bytes(4)  # a client has to mask what it sends; with zeros there is nothing to do
PATIENCE = 30.0  # seconds until a socket is open

Listener = Callable[[bytes, float], None]


class Socket(asyncio.Protocol):
    """One connection. The listener is given each text message, and when it came (seconds of `time.perf_counter`)."""

    def __init__(self, host: str, path: str, token: str, listener: Listener) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        )
        self.listener = listener
        self.transport: asyncio.Transport
        self.rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are none of asyncio's classes
        self.transport.write(self.request.encode())

    def connection_lost(self, trouble: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"refused: {trouble}"))

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        if self.rest:
            data = self.rest + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode()))
                self.transport.close()
                return
            self.opened.set_result(None)
        self.rest = self.read_frames(data, now)

    def read_frames(self, data: bytes, now: float) -> bytes:
        """Deal with every whole frame; what is left begins the next one."""
        start = 0
        while len(data) >= start + 2:
            begin, length = start + 2, data[start + 1]
            if length == 126:
                begin, length = start + 4, int.from_bytes(data[start + 2 : start + 4], "big")
            elif length == 127:
                begin, length = start + 10, int.from_bytes(data[start + 2 : start + 10], "big")
            if len(data) < begin + length:
                break
            self.read_frame(data[start], data[begin : begin + length], now)
            start = begin + length
        return data[start:]

    def read_frame(self, first: int, content: bytes, now: float) -> None:
        assert first & LAST, "these servers do not send messages in pieces"
        kind = first & 0x0F
        if kind == TEXT:
            self.listener(content, now)
        elif kind == PING:
            self.write(PONG, content)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, message: bytes) -> None:
        self.write(TEXT, message)

    def write(self, kind: int, content: bytes) -> None:
        length = len(content)
        size = bytes((MASKED | length,)) if length < 126 else bytes((MASKED | 126,)) + length.to_bytes(2, "big")
        self.transport.write(b"".join((bytes((LAST | kind,)), size, NO_MASK, content)))

    def close(self) -> None:
        self.write(CLOSE, b"")


async def connect(host: str, port: int, path: str, token: str, listener: Listener) -> Socket:
    """A socket that the server has taken."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(host, path, token, listener), host, port)
    await asyncio.wait_for(socket.opened, PATIENCE)
    return socket
