"""How many connections there may be: by address and in all, idle or not; and what is taken up of them at once."""

import asyncio
import contextlib
import json
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from malecon.server.http.connections import AT_ONCE, SOCKET_BYTES, Connections, Line, Requests, Sockets, among
from malecon.server.logs import Seldom
from malecon.server.settings import Limits, Settings
from tests.server.nonsense import HANDSHAKE, TEXT, frame, head, host, received, troubles_in
from tests.server.running import HOST, PATIENCE, Player, Server, fetch

VILLAIN, VISITOR = "127.0.0.2", "127.0.0.3"  # the usual address is the proxies', who may have as many as they like
MOST, TRIED = 20, 60
ENDLESS = 20_000_000  # bytes


@contextlib.contextmanager
def bounded(folder: Path, *limits: str) -> Iterator[Server]:
    options = [f"--limit={limit}" for limit in limits]
    with Server(str(folder / "malecon.sqlite"), *options, log=folder / "log") as running:
        yield running
        assert troubles_in(folder / "log") == []


@contextlib.contextmanager
def idle(server: Server, address: str, number: int) -> Iterator[list[socket.socket]]:
    """Connections that say nothing."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(connection_from(address, server)) for _ in range(number)]


def connection_from(address: str, server: Server) -> socket.socket:
    return socket.create_connection((HOST, server.port), PATIENCE, (address, 0))


def is_open(connection: socket.socket) -> bool:
    """Whether the server has kept it; whoever is turned away is told so at once."""
    connection.setblocking(False)
    try:
        connection.recv(1000, socket.MSG_PEEK)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def status_for(address: str, server: Server, path: str = "/api/games") -> int:
    """How a request is answered; 0 where the connection is broken off."""
    with connection_from(address, server) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(head(f"GET {path} HTTP/1.1", host(server), "Connection: close"))
        answer = received(connection)[0]
        return int(answer.split(b" ")[1]) if answer else 0


def turned_away(server: Server, reason: str) -> float:
    shown = fetch(f"{server.url}/metrics").text
    start = f'malecon_turned_away_total{{reason="{reason}"}} '
    return sum(float(line.removeprefix(start)) for line in shown.splitlines() if line.startswith(start))


def said_in(log: Path, message: str) -> list[dict[str, object]]:
    return [line for line in map(json.loads, log.read_text().splitlines()) if line["message"] == message]


def test_idle_connections_of_an_address_leave_room_for_everybody_else(tmp_path: Path) -> None:
    with bounded(tmp_path, f"connections={MOST}") as server:
        with idle(server, VILLAIN, TRIED) as connections:
            assert status_for(VISITOR, server) == 200
            assert sum(map(is_open, connections[:MOST])) == MOST
            assert not any(map(is_open, connections[MOST:]))
            assert turned_away(server, "address") == TRIED - MOST
            (line,) = said_in(tmp_path / "log", "connections are turned away")  # once, not once each
            assert (line["level"], line["reason"]) == ("warning", "address")
            assert VILLAIN not in (tmp_path / "log").read_text()
        for _ in range(100):  # they are let go of when they are closed
            if status_for(VILLAIN, server) == 200:
                break
        else:
            pytest.fail("nobody comes in any more")


def test_all_connections_together_leave_room_for_whoever_looks_how_the_server_is(tmp_path: Path) -> None:
    with bounded(tmp_path, f"all_connections={MOST}") as server, idle(server, VILLAIN, MOST):
        assert status_for(VISITOR, server) in (503, 0)
        assert status_for(HOST, server, "/healthz") == 200
        assert turned_away(server, "all") == 1


def test_many_requests_at_once_are_answered_one_after_the_other(tmp_path: Path) -> None:
    with bounded(tmp_path) as server, connection_from(HOST, server) as connection:
        body = b'{"nickname": "Ana"}'
        length = f"Content-Length: {len(body)}"
        several = [
            (head("POST /api/identity HTTP/1.1", host(server), length) + body, 201),
            (head("GET /api/games HTTP/1.1", host(server)), 200),
            (head("POST /api/identity HTTP/1.1", host(server), "Transfer-Encoding: chunked"), 201),
            (head("POST /nowhere HTTP/1.1", host(server), length) + body, 405),
        ]
        in_chunks = b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)
        asked = b"".join(request + (in_chunks if b"chunked" in request else b"") for request, _ in several)
        last = head("GET /nowhere HTTP/1.1", host(server), "Connection: close")
        connection.sendall(asked * 50 + last)
        answer, closed = received(connection)
        found = [int(part[:3]) for part in answer.split(b"HTTP/1.1 ")[1:]]
        assert closed
        assert len(found) == 201
        assert found[:4] == [status if status != 405 else found[3] for _, status in several]
        assert found[:-1] == found[:4] * 50


def test_messages_that_come_faster_than_they_are_taken_up_wait_outside(tmp_path: Path) -> None:
    flood, sent = frame(TEXT, b'{"type": "ping", "id": "1"}') * 10_000, 0
    with bounded(tmp_path, "messages=100000") as server, contextlib.closing(Player(server.url, "Villain")) as villain:
        table = villain.open_table("santiago", [{"kind": "me"}, {"kind": "open"}])
        token = f"Authorization: Bearer {villain.token}"
        with connection_from(HOST, server) as connection:
            connection.sendall(head(f"GET /api/tables/{table}/live HTTP/1.1", host(server), token, *HANDSHAKE))
            assert connection.recv(12) == b"HTTP/1.1 101"
            connection.settimeout(1)
            with contextlib.suppress(TimeoutError):
                while sent < ENDLESS:
                    sent += connection.send(flood)
    assert sent < ENDLESS


# -- by itself ------------------------------------------------------------------------------------------------------


def test_proxies_are_addresses_networks_or_anybody() -> None:
    is_proxy = among("127.0.0.1, 10.0.0.0/8, fd00::/8, nonsense")
    assert all(map(is_proxy, ("127.0.0.1", "10.1.2.3", "fd00::1", "::ffff:10.1.2.3")))
    assert not any(map(is_proxy, ("127.0.0.2", "11.0.0.1", "2001:db8::1")))
    assert among("*")("192.0.2.1")


def test_of_uvicorns_protocols_nothing_is_overridden_but_the_callbacks_of_asyncio() -> None:
    for kind, theirs in ((Requests, HttpToolsProtocol), (Sockets, WebSocketsSansIOProtocol)):
        assert kind.__mro__[1:3] == (Line, theirs)
        ours = {name for each in (kind, Line) for name in vars(each) if not name.startswith("__")}
        assert {name for name in ours if hasattr(theirs, name)} <= set(dir(asyncio.Protocol))


def test_what_the_sockets_of_an_address_say_is_taken_up_at_a_bounded_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)
    connections = Connections(Settings(""), 0)
    at_once = int(SOCKET_BYTES * AT_ONCE)
    assert connections.pace("192.0.2.1", at_once) == 0
    assert connections.pace("192.0.2.1", SOCKET_BYTES) == 1
    assert connections.pace("192.0.2.1", SOCKET_BYTES) == 2
    assert connections.pace("192.0.2.2", at_once) == 0
    lifted = Connections(Settings("", limits=Limits(messages=0)), 0)
    assert lifted.pace("192.0.2.1", 10 * SOCKET_BYTES) == 0


def test_a_flood_of_nonsense_is_no_flood_of_lines(server: Server) -> None:
    """What can be said without being counted must not fill the disk either."""
    assert server.log is not None
    for nonsense in (b"\0\0\r\n\r\n", head("GET / HTTP/1.1", host(server), "Connection: Upgrade", "Upgrade: h2c")):
        before = len(server.log.read_text().splitlines())
        for _ in range(20):
            with connection_from(VILLAIN, server) as connection:
                connection.sendall(nonsense)
                connection.recv(1000)
        lines = [json.loads(line) for line in server.log.read_text().splitlines()[before:]]
        assert len([line for line in lines if line["level"] == "warning"]) <= 1


def test_what_is_said_seldom_says_how_often_it_would_have_been_said(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    seldom = Seldom()

    def said(level: int = logging.WARNING, message: str = "nonsense") -> logging.LogRecord | None:
        record = logging.LogRecord("uvicorn.error", level, "", 0, message, None, None)
        return record if seldom.filter(record) else None

    assert said()
    assert [said() for _ in range(5)] == [None] * 5
    assert said(message="other nonsense")
    assert all(said(logging.ERROR) for _ in range(3)), "a mistake of the server is always told"
    now += 61
    assert vars(said())["kept_back"] == 5
    now += 61
    assert "kept_back" not in vars(said())


RAISED = """
import resource
from malecon.server.logs import set_up_log
from malecon.server.run import room_for_connections
from malecon.server.settings import Settings
set_up_log(Settings("", log_format="json"))
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1000))
print(*(room_for_connections(wanted) for wanted in (500, 5000, 0)), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def test_the_soft_limit_of_open_files_is_raised_and_a_hard_one_that_is_too_low_is_told() -> None:
    done = subprocess.run([sys.executable, "-c", RAISED], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["500", "736", "736", "1000", "1000"]
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["limit"] for line in lines if line["message"] == "open files"] == [1000] * 3
    (warning,) = [line for line in lines if line["level"] == "warning"]
    assert "LimitNOFILE=" in warning["message"]
    assert warning["wanted"] == 5264
