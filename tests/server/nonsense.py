"""Raw connections for what no decent client sends, and what the server's log says about it afterwards."""

import contextlib
import json
import socket
import struct
from pathlib import Path

from tests.server.running import HOST, Server

TOLD = ("info", "warning")  # what a caller may do to the log; an error is ours
HANDSHAKE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)
MASK = b"\x5a\xa5\x0f\xf0"
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def troubles_in(log: Path) -> list[str]:
    """The lines of a log that should not be there: errors, tracebacks, and whatever is no line of JSON."""
    found = []
    for line in log.read_text("utf-8", "replace").splitlines():
        try:
            said = json.loads(line)
        except ValueError:
            found.append(line)
        else:
            if said["level"] not in TOLD or "trace" in said:
                found.append(line)
    return found


def connected(server: Server, patience: float = 5.0, kept: int | None = None) -> socket.socket:
    """A connection that waits so long for an answer, and may hold only so many bytes that are not read."""
    connection = socket.socket()
    if kept is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, kept)
    connection.settimeout(patience)
    connection.connect((HOST, server.port))
    return connection


def head(line: str, *headers: str) -> bytes:
    """The beginning of a request: its first line and its headers."""
    return "\r\n".join((line, *headers, "", "")).encode("latin-1")


def host(server: Server) -> str:
    return f"Host: {HOST}:{server.port}"


def received(connection: socket.socket, most: int = 4_000_000) -> tuple[bytes, bool]:
    """What comes until the other side closes, or is silent for as long as we wait; and whether it has closed."""
    parts: list[bytes] = []
    try:
        while sum(map(len, parts)) < most:
            part = connection.recv(65_536)
            if not part:
                return b"".join(parts), True
            parts.append(part)
    except TimeoutError:
        pass
    except OSError:
        return b"".join(parts), True
    return b"".join(parts), False


def exchanged(server: Server, sent: bytes, patience: float = 5.0) -> tuple[bytes, bool]:
    """Send this, and read the answer."""
    with connected(server, patience) as connection:
        with contextlib.suppress(OSError):  # it may be refused before all of it is sent
            connection.sendall(sent)
        return received(connection)


def frame(kind: int, content: bytes, *, first: int = 0x80, claimed: int | None = None) -> bytes:
    """A frame as a client sends it; `first` holds the bits beside its kind, `claimed` another length than its own."""
    length = len(content) if claimed is None else claimed
    if length < 126:
        size = bytes([0x80 | length])
    elif length < 65_536:
        size = bytes([0x80 | 126]) + struct.pack("!H", length)
    else:
        size = bytes([0x80 | 127]) + struct.pack("!Q", length)
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(content))
    return bytes([first | kind]) + size + MASK + masked
