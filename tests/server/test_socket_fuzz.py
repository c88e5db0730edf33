"""A live server under a hail of nonsense, while two honest people play at another table and notice nothing.

After every kind of nonsense the server is well, its log names no mistake of its own, its memory is what it was, and the
honest table has gone on.
"""

import contextlib
import json
import random
import select
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.nonsense import (
    BINARY,
    CLOSE,
    HANDSHAKE,
    PING,
    TEXT,
    connected,
    exchanged,
    frame,
    head,
    host,
    received,
    troubles_in,
)
from tests.server.running import PATIENCE, ConnectionClosed, Json, Player, Server, Socket, fetch, open_sockets, play_on

ME = {"kind": "me"}
OPEN = {"kind": "open"}
MOST_MEMORY = 400  # MB
PACE = 0.01  # seconds between two moves of the honest players: they are people, not a load test
ENDLESS = 20_000_000  # bytes, after which somebody who still listens listens for ever


class HonestTable(threading.Thread):
    """Two people who play game after game, each over a socket, and count their moves."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.players = [Player(url, "Ana"), Player(url, "Bruno")]
        self.table = ""
        self.moves = 0
        self.moved = threading.Condition()
        self.over = threading.Event()
        self.trouble: BaseException | None = None

    def run(self) -> None:
        chooser = random.Random(1)
        try:
            while not self.over.is_set():
                ana, bruno = self.players
                table = ana.open_table("santiago", [ME, OPEN], visibility="public")
                bruno.sit(table, 1)
                with open_sockets(self.players, table) as sockets:
                    self.table = table
                    while play_on(sockets, chooser, 1) and not self.over.wait(PACE):
                        with self.moved:
                            self.moves += 1
                            self.moved.notify_all()
        except BaseException as trouble:  # kept for the test, which runs in another thread
            self.trouble = trouble
            with self.moved:
                self.moved.notify_all()

    def must_go_on(self, moves: int = 3) -> None:
        """Wait until so many more moves have been played."""
        with self.moved:
            wanted = self.moves + moves
            self.moved.wait_for(lambda: self.moves >= wanted or self.trouble is not None, PATIENCE)
        if self.trouble is not None:
            raise AssertionError("the honest players were disturbed") from self.trouble
        assert self.moves >= wanted, "the honest players could not go on"

    def stop(self) -> None:
        self.over.set()
        self.join(PATIENCE)
        for player in self.players:
            player.close()


class Siege:
    """A server, an honest table, and a villain with a table and an identity of his own."""

    def __init__(self, server: Server, log: Path) -> None:
        self.server = server
        self.log = log
        self.honest = HonestTable(server.url)
        self.villain = Player(server.url, "Villain")
        self.table = self.villain.open_table("santiago", [ME, {"kind": "me", "name": "Accomplice"}])

    def must_be_over(self, known: int) -> None:
        """Nothing has come of it; this many troubles were in the log before."""
        self.honest.must_go_on()
        health = fetch(f"{self.server.url}/healthz", timeout=PATIENCE)
        assert (health.status_code, health.json()["status"]) == (200, "well")
        assert troubles_in(self.log)[known:] == []
        assert self.memory() < MOST_MEMORY

    def memory(self) -> int:
        """What the server has in memory, in MB."""
        status = Path(f"/proc/{self.server.pid}/status").read_text()
        return next(int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def head(self, line: str, *headers: str) -> bytes:
        """A request of the villain's."""
        return head(line, host(self.server), f"Authorization: Bearer {self.villain.token}", *headers)

    def handshake(self, *headers: str, path: str | None = None) -> bytes:
        target = f"/api/tables/{self.table}/live" if path is None else path
        return self.head(f"GET {target} HTTP/1.1", *HANDSHAKE, *headers)

    def opened(self, kept: int | None = None) -> socket.socket:
        """A raw socket at the villain's table, past the handshake."""
        connection = connected(self.server, PATIENCE, kept)
        connection.sendall(self.handshake())
        assert connection.recv(12) == b"HTTP/1.1 101"
        return connection


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    folder = tmp_path_factory.mktemp("siege")
    with Server(str(folder / "malecon.sqlite"), log=folder / "log") as server:
        siege = Siege(server, folder / "log")
        siege.honest.start()
        yield siege
        siege.honest.stop()
        siege.villain.close()


@pytest.fixture
def siege(besieged: Siege) -> Iterator[Siege]:
    besieged.honest.must_go_on(1)
    known = len(troubles_in(besieged.log))
    yield besieged
    besieged.must_be_over(known)


def statuses(answer: bytes) -> list[int]:
    """Of every response in what a connection brought."""
    return [int(part[:3]) for part in answer.split(b"HTTP/1.1 ")[1:]]


def each(deed: Callable[[bytes], None], things: Sequence[bytes]) -> None:
    """Do this to everything, several at a time."""
    with ThreadPoolExecutor(8) as several:
        for _ in several.map(deed, things):
            pass


# -- bytes ----------------------------------------------------------------------------------------------------------


PUT_IN = (b"\r\n", b"\x00", b"\xff\xfe", b"{", b'"', b": ", b"\r\n\r\n", b"%")


def mutated(original: bytes, chance: random.Random) -> bytes:
    """A message with a few bytes changed, left out, repeated or put in, or broken off."""
    found = bytearray(original)
    for _ in range(chance.randint(1, 4)):
        place, length = chance.randrange(len(found) + 1), chance.randint(1, 12)
        match chance.randrange(5):
            case 0:
                found[place : place + 1] = chance.randbytes(1)
            case 1:
                del found[place : place + length]
            case 2:
                found[place:place] = found[place : place + length] * chance.randint(1, 50)
            case 3:
                found[place:place] = chance.choice(PUT_IN)
            case _:
                del found[place:]
    return bytes(found)


@pytest.mark.parametrize("seed", range(3))
def test_random_bytes_are_answered_or_the_connection_is_closed(siege: Siege, seed: int) -> None:
    chance = random.Random(seed)

    def send(noise: bytes) -> None:
        answer, closed = exchanged(siege.server, noise + b"\r\n\r\n")
        assert closed, noise
        assert statuses(answer) in ([], [400]), noise

    each(send, [chance.randbytes(chance.randint(1, 400)) for _ in range(60)])


@pytest.mark.parametrize("seed", range(3))
def test_mutated_requests_are_no_mistakes_of_the_server(siege: Siege, seed: int) -> None:
    chance = random.Random(seed)
    table = siege.honest.table
    body = b'{"id": "1", "answers": 30, "move": "leave-out rum"}'
    length = f"Content-Length: {len(body)}"
    originals = (
        siege.head(f"POST /api/tables/{table}/moves HTTP/1.1", "Content-Type: application/json", length) + body,
        siege.head(f"GET /api/tables/{table}?after=3&lang=fr&seat=-1 HTTP/1.1", "Accept-Language: fr, en;q=0.5"),
        siege.head(f"PUT /api/tables/{table}/seats/0 HTTP/1.1", "Content-Length: 2") + b"{}",
        siege.head("GET /api/tables/finished?mine=true&before=1e9 HTTP/1.1", "Cookie: a=b; malecon=x.y.z; c"),
        siege.handshake(path=f"/api/tables/{table}/live?after=3&lang=en"),
    )

    last = siege.head("GET /healthz HTTP/1.1", "Connection: close")  # it ends the waiting, whatever it is taken for

    def send(request: bytes) -> None:
        answer, _ = exchanged(siege.server, request + last, 0.5)
        assert all(status < 500 for status in statuses(answer)), (request, answer)

    each(send, [mutated(chance.choice(originals), chance) for _ in range(60)])


# -- requests -------------------------------------------------------------------------------------------------------

POST = "POST /api/identity HTTP/1.1"
NO_REQUESTS: dict[str, tuple[str, Sequence[str], bytes]] = {
    "a length and pieces": (POST, ["Content-Length: 5", "Transfer-Encoding: chunked"], b"0\r\n\r\nGET /healthz"),
    "two lengths": (POST, ["Content-Length: 5", "Content-Length: 6"], b"hello!"),
    "a negative length": (POST, ["Content-Length: -5"], b"hello"),
    "a length that is no number": (POST, ["Content-Length: five"], b"hello"),
    "a length beyond numbers": (POST, [f"Content-Length: {10**30}"], b"hello"),
    "pieces of no size": (POST, ["Transfer-Encoding: chunked"], b"zz\r\nhello\r\n"),
    "a piece longer than it says": (POST, ["Transfer-Encoding: chunked"], b"2\r\nhello\r\n0\r\n\r\n"),
    "an unknown encoding": (POST, ["Transfer-Encoding: gzip, cow"], b"hello"),
    "an unknown method": ("STEAL /api/games HTTP/1.1", [], b""),
    "a method in small letters": ("get /api/games HTTP/1.1", [], b""),
    "an unknown protocol": ("GET /api/games GOPHER/1.1", [], b""),
    "the next protocol": ("PRI * HTTP/2.0", [], b"SM\r\n\r\n"),
    "encryption": ("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", [], bytes(200)),
    "a proxy's request": ("CONNECT evil.example:443 HTTP/1.1", [], b""),
    "no path": ("GET  HTTP/1.1", [], b""),
    "a path of other letters": ("GET /api/tables/\xe9\xff HTTP/1.1", [], b""),
    "a header without a name": ("GET /api/games HTTP/1.1", [": nobody"], b""),
    "a header without a value": ("GET /api/games HTTP/1.1", ["nothing"], b""),
    "a header with a zero": ("GET /api/games HTTP/1.1", ["X-Zero: \x00"], b""),
    "folded headers": ("GET /api/games HTTP/1.1", ["X-Fold: a\n b"], b""),
}


@pytest.mark.parametrize(("line", "headers", "body"), NO_REQUESTS.values(), ids=NO_REQUESTS.keys())
def test_what_is_no_request_is_refused_and_the_connection_closed(
    siege: Siege, line: str, headers: Sequence[str], body: bytes
) -> None:
    answer, closed = exchanged(siege.server, head(line, host(siege.server), *headers) + body)
    assert statuses(answer) == [400]
    assert closed


@pytest.mark.parametrize(
    "path",
    ["/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%5c..%5cwindows", "/static/..%2f..%2fsecret"],
)
def test_no_path_leads_out_of_the_server(siege: Siege, path: str) -> None:
    answer, _ = exchanged(siege.server, siege.head(f"GET {path} HTTP/1.1", "Connection: close"))
    assert statuses(answer) == [404]


STRANGE_HEADERS = (
    "Host: [",
    "Host: a, b",
    "Cookie: malecon",
    'Cookie: ;;;=;="; malecon="\\"; malecon=\xff',
    "Authorization: Bearer",
    "Authorization: Basic x",
    "Authorization: \xff\xfe",
    "Accept-Language: ;q=,,fr;q=nan,\xff;q=1e999,en;q=-1",
    "Accept: */*;q=x",
    "X-Forwarded-For: nobody, \xff,, ::1",
    "X-Forwarded-Proto: gopher",
    "Content-Type: \xff;;=",
    "Content-Type: multipart/form-data",
    "Content-Encoding: cow",
    "Expect: the unexpected",
    "Range: bytes=9-1",
    "If-Modified-Since: yesterday",
    "Upgrade: h2c",
    "Origin: \xff",
)


def test_strange_headers_are_no_mistakes_of_the_server(siege: Siege) -> None:
    body = b'{"nickname": "Villain"}'
    requests = [
        head(line, host(siege.server), header, f"Content-Length: {len(body)}", "Connection: close") + body
        for header in STRANGE_HEADERS
        for line in (POST, f"GET /api/tables/{siege.table} HTTP/1.1", "GET /nowhere?lang=%FF%zz&&=; HTTP/1.1")
    ]

    def send(request: bytes) -> None:
        answer, _ = exchanged(siege.server, request)
        assert statuses(answer), request
        assert all(status < 500 for status in statuses(answer)), (request, answer)

    each(send, requests)


def sent_until_cut_off(siege: Siege, beginning: bytes, more: bytes) -> tuple[int, bytes]:
    """Go on sending until the other side has had enough: how much it took, and what it said."""
    sent = 0
    with connected(siege.server) as connection:
        connection.sendall(beginning)
        with contextlib.suppress(OSError):
            while sent < ENDLESS:
                sent += connection.send(more)
        return sent, received(connection, 100_000)[0]


ENDLESS_HEADS = {
    "an endless path": (b"GET /", b"x" * 65_536),
    "an endless header": (b"GET / HTTP/1.1\r\nX-Long: ", b"x" * 65_536),
    "endless headers": (b"GET / HTTP/1.1\r\n", b"X-Many: more\r\n" * 4096),
}


@pytest.mark.parametrize(("beginning", "more"), ENDLESS_HEADS.values(), ids=ENDLESS_HEADS.keys())
def test_a_head_that_never_ends_is_cut_off(siege: Siege, beginning: bytes, more: bytes) -> None:
    sent, answer = sent_until_cut_off(siege, beginning, more)
    assert sent < ENDLESS
    assert statuses(answer) in ([], [400], [431])


ENDLESS_BODIES = {
    "announced": (POST, f"Content-Length: {10**12}", b"x" * 65_536),
    "in pieces": (POST, "Transfer-Encoding: chunked", b"10000\r\n" + b"x" * 65_536 + b"\r\n"),
    "in tiny pieces": (POST, "Transfer-Encoding: chunked", b"1\r\nx\r\n" * 10_000),
    "to a page that is not there": ("POST /nowhere HTTP/1.1", "Transfer-Encoding: chunked", b"1\r\nx\r\n" * 10_000),
    "to a page that wants none": ("GET /healthz HTTP/1.1", "Transfer-Encoding: chunked", b"1\r\nx\r\n" * 10_000),
}


@pytest.mark.parametrize(("line", "header", "more"), ENDLESS_BODIES.values(), ids=ENDLESS_BODIES.keys())
def test_a_body_that_never_ends_is_cut_off(siege: Siege, line: str, header: str, more: bytes) -> None:
    sent, answer = sent_until_cut_off(siege, head(line, host(siege.server), header), more)
    assert sent < ENDLESS
    assert statuses(answer) in ([], [413], [404], [200])


# -- handshakes -----------------------------------------------------------------------------------------------------


def handshakes(siege: Siege) -> Iterator[bytes]:
    live = f"/api/tables/{siege.table}/live"
    for path in ("/", "/nowhere", "/api/games", "/api/tables/%FF%00/live", "/api/tables//live", f"{live}/x"):
        yield siege.handshake(path=path)
    for query in ("seat=x", "seat=%00", "after=-1", f"after={'9' * 5000}", "lang=%FF", "&&==;", "seat=1&seat=2", "%"):
        yield siege.handshake(path=f"{live}?{query}")
    for header in (*STRANGE_HEADERS, "Origin: http://[", "Origin: null", "Sec-WebSocket-Protocol: , ,\xff"):
        yield siege.handshake(header)
    yield siege.handshake("Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99, x;;")
    yield siege.handshake("Content-Length: 5") + b"hello"
    yield siege.handshake(*(["X-Many: more"] * 300))
    yield siege.handshake(f"X-Long: {'x' * 20_000}")
    yield siege.handshake(path=f"{live}?{'x' * 20_000}")
    yield siege.head(f"POST {live} HTTP/1.1", *HANDSHAKE)
    yield siege.head(f"GET {live} HTTP/1.0", *HANDSHAKE)
    for left_out in range(len(HANDSHAKE)):
        yield siege.head(f"GET {live} HTTP/1.1", *HANDSHAKE[:left_out], *HANDSHAKE[left_out + 1 :])
    for wrong in ("Sec-WebSocket-Version: 99", "Sec-WebSocket-Key: x", "Sec-WebSocket-Key: \xff"):
        yield siege.head(f"GET {live} HTTP/1.1", *HANDSHAKE[:2], wrong)


def test_a_handshake_that_makes_no_sense_is_answered_or_the_connection_closed(siege: Siege) -> None:
    def send(request: bytes) -> None:
        with connected(siege.server, 2.0) as connection:
            connection.sendall(request)
            first = connection.recv(65_536)
            assert not first or statuses(first)[0] < 500, (request, first)

    each(send, list(handshakes(siege)))


# -- frames ---------------------------------------------------------------------------------------------------------

PROTOCOL_ERROR, NOT_TEXT, TOO_BIG = 1002, 1007, 1009
NO_FRAMES = {
    "text that is none": (frame(TEXT, b"\xff\xfe"), NOT_TEXT),
    "half a letter": (frame(TEXT, "é".encode()[:1]), NOT_TEXT),
    "bytes in pieces that are no text": (frame(TEXT, b"\xff", first=0) + frame(0, b"\xfe"), NOT_TEXT),
    "without a mask": (b"\x81\x02hi", PROTOCOL_ERROR),
    "reserved bits": (frame(TEXT, b"hi", first=0xF0), PROTOCOL_ERROR),
    "an unknown kind": (frame(5, b"hi"), PROTOCOL_ERROR),
    "a continuation of nothing": (frame(0, b"hi"), PROTOCOL_ERROR),
    "a beginning within a message": (frame(TEXT, b"hi", first=0) + frame(TEXT, b"hi"), PROTOCOL_ERROR),
    "a long ping": (frame(PING, b"x" * 126), PROTOCOL_ERROR),
    "a ping in pieces": (frame(PING, b"x", first=0), PROTOCOL_ERROR),
    "a short goodbye": (frame(CLOSE, b"x"), PROTOCOL_ERROR),
    "a goodbye of no meaning": (frame(CLOSE, struct.pack("!H", 999)), PROTOCOL_ERROR),
    "a long message": (frame(TEXT, b"x" * 16_385), TOO_BIG),
    "a message of a claimed length": (frame(TEXT, b"x", claimed=2**62), TOO_BIG),
    "a long message in pieces": (frame(TEXT, b"x" * 9000, first=0) + frame(0, b"x" * 9000), TOO_BIG),
    "a long message of bytes": (frame(BINARY, b"x" * 20_000), TOO_BIG),
}


@pytest.mark.parametrize(("sent", "code"), NO_FRAMES.values(), ids=NO_FRAMES.keys())
def test_frames_against_the_protocol_close_the_socket(siege: Siege, sent: bytes, code: int) -> None:
    with siege.opened() as connection:
        connection.sendall(sent)
        answer, closed = received(connection)
    assert closed
    assert struct.pack("!H", code) in answer[-80:]


def test_text_that_is_none_and_a_goodbye_at_once_close_the_socket(siege: Siege) -> None:
    with siege.opened() as connection:
        connection.sendall(frame(TEXT, b"\xff\xfe") + frame(CLOSE, struct.pack("!H", 1000)))
        assert received(connection)[1]


@pytest.mark.parametrize("seed", range(3))
def test_random_frames_are_answered_or_the_socket_is_closed(siege: Siege, seed: int) -> None:
    chance = random.Random(seed)

    def noise() -> bytes:
        frames = [frame(TEXT, b'{"type": "ping", "id": "1"}'), frame(PING, b"x"), frame(TEXT, b"{}", first=0)]
        kept = b"".join(chance.choices(frames, k=3))
        return mutated(kept, chance) if chance.randrange(4) else chance.randbytes(chance.randint(1, 300))

    def send(sent: bytes) -> None:
        with siege.opened() as connection:
            connection.sendall(sent + frame(CLOSE, struct.pack("!H", 1000)) + b"\x00" * 100_000)
            assert received(connection)[1], sent

    each(send, [noise() for _ in range(40)])


# -- messages -------------------------------------------------------------------------------------------------------

MESSAGES: tuple[Json, ...] = (
    {"type": "move", "id": "1", "answers": 1, "move": "leave-out rum"},
    {"type": "undo", "id": "1"},
    {"type": "agree", "id": "1"},
    {"type": "decline", "id": "1"},
    {"type": "chat", "id": "1", "text": "hello"},
    {"type": "ping", "id": "1"},
)
WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    0.5,
    -0.0,
    2**31 + 1,
    2**64,
    -(10**400),
    1e308,
    "x" * 15_000,
    [],
    [[[]]],
    {},
    {"id": {"id": {}}},
)
STRANGE_TEXTS = ("", " ", "\x00", "\u202e", "\ufeff", "\U0010ffff", "é" * 100, "a\nb", "';--", "<script>", "%s%n")


def answers_to(view: Socket, sent: str | bytes) -> list[Json]:
    """What is answered to a message: everything but updates, up to the answer to a ping that is sent after it."""
    view.connection.send(sent)
    view.send(type="ping", id="and then?")
    found: list[Json] = []
    while True:
        message = view.receive()
        if message["type"] == "pong" and message["id"] == "and then?":
            return found
        if message["type"] != "update":
            found.append(message)


def wrong_messages() -> Iterator[tuple[str, bool]]:
    """Messages with one thing wrong, and whether it makes them unreadable or only impossible."""
    for message in MESSAGES:
        for field in message:
            for value in WRONG:
                yield json.dumps({**message, field: value}), True
            yield json.dumps({name: value for name, value in message.items() if name != field}), True
            repeated = json.dumps(message)[:-1] + f", {json.dumps(field)}: []}}"
            yield repeated, True
        yield json.dumps({**message, "extra": 1}), True
        yield json.dumps(message).replace('"1"', '"\\ud800"'), True
        yield json.dumps(message)[:-1], True
        yield json.dumps(message) * 2, True
        for text in STRANGE_TEXTS:
            yield json.dumps({**message, **{name: text for name in ("id", "move", "text") if name in message}}), False
    for kind in ("", "Move", "update", "accepted", "__class__"):
        yield json.dumps({"type": kind, "id": "1"}), True
    yield '{"type": "chat", "id": "1", "text": ' + "[" * 15_000, True
    yield '{"a":' * 3000, True


def test_every_field_of_every_message_is_checked(siege: Siege) -> None:
    with siege.villain.socket(siege.table, lang="en") as view:
        for sent, unreadable in wrong_messages():
            answers = answers_to(view, sent)
            assert len(answers) == 1, sent
            if unreadable:
                assert (answers[0]["type"], answers[0]["id"]) == ("refused", ""), sent
                assert answers[0]["error"]["key"] == "error-malformed"
                assert answers[0]["error"]["message"].startswith("The request could not be understood (")
            else:
                assert answers[0]["type"] in ("refused", "accepted", "pong"), sent


@pytest.mark.parametrize("seed", range(3))
def test_mutated_messages_are_answered_one_by_one(siege: Siege, seed: int) -> None:
    chance = random.Random(seed)
    with siege.villain.socket(siege.table) as view:
        number = view.next("update")["question"]["number"]
        for _ in range(300):
            message = {**chance.choice(MESSAGES), "id": f"{chance.randrange(10)}"}
            if "answers" in message:
                message["answers"] = number
            mangled = mutated(json.dumps(message).encode(), chance)
            sent = mangled if chance.randrange(2) else mangled.decode("utf-8", "replace")
            answers = answers_to(view, sent)
            assert [answer["type"] for answer in answers] in (["refused"], ["accepted"], ["pong"]), sent


def test_thousands_of_messages_at_once_are_all_answered(siege: Siege) -> None:
    with siege.villain.socket(siege.table) as view:
        view.connection.socket.sendall(frame(TEXT, b'{"type": "ping", "id": "1"}') * 4000)
        view.send(type="ping", id="last")
        answered = 0
        while view.next("pong")["id"] != "last":
            answered += 1
    assert answered == 4000


def test_thousands_of_wrong_moves_at_once_close_the_socket(siege: Siege) -> None:
    stale = frame(TEXT, b'{"type": "move", "id": "1", "answers": 0, "move": "leave-out rum"}')
    refused = []
    with siege.villain.socket(siege.table) as view:
        view.connection.socket.sendall(stale * 3000)
        with contextlib.suppress(ConnectionClosed):
            while True:
                refused.append(view.next("refused")["error"]["key"])
    assert refused[-1] == "error-nonsense"
    assert len(refused) < 100


def test_pings_of_somebody_who_does_not_read_are_not_answered_for_ever(siege: Siege) -> None:
    pings, sent = frame(PING, b"x" * 100) * 1000, 0
    with siege.opened(kept=4096) as connection:
        connection.settimeout(1)
        with contextlib.suppress(OSError):  # the other side no longer listens either
            while sent < ENDLESS:
                sent += connection.send(pings)
    assert sent < ENDLESS


# -- people who go without a word -----------------------------------------------------------------------------------


def vanish(connection: socket.socket) -> None:
    """Break a connection off, as if a cable were cut and the other side heard of it."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


def test_clients_that_vanish_at_any_moment_leave_nothing_behind(siege: Siege) -> None:
    chat = frame(TEXT, b'{"type": "chat", "id": "1", "text": "goodbye"}')
    stale = frame(TEXT, b'{"type": "move", "id": "1", "answers": 0, "move": "leave-out rum"}')
    stream = siege.head(f"GET /api/tables/{siege.table}/stream HTTP/1.1")
    number = siege.villain.look(siege.table)["number"]
    waiting = siege.head(f"GET /api/tables/{siege.table}?wait=3&after={number} HTTP/1.1")
    several = siege.head("GET /api/tables/mine HTTP/1.1") * 5
    whole = siege.handshake() + chat * 5 + stale * 5
    lengths = random.Random(1).sample(range(1, len(whole)), 40)
    beginnings = [whole[:length] for length in lengths] + [whole, stream, waiting, several, several + b"?\r\n\r\n"] * 10

    def send(beginning: bytes) -> None:
        connection = connected(siege.server)
        connection.sendall(beginning)
        vanish(connection)

    each(send, beginnings)
    deadline = time.monotonic() + PATIENCE
    while gauge(siege, "malecon_streams") > 0 or gauge(siege, "malecon_sockets") > 2:
        assert time.monotonic() < deadline, "somebody is still thought to be there"
        siege.honest.must_go_on(1)


def gauge(siege: Siege, name: str) -> float:
    shown = fetch(f"{siege.server.url}/metrics", timeout=PATIENCE).text
    return next(float(line.split()[1]) for line in shown.splitlines() if line.startswith(f"{name} "))


# -- slow clients ---------------------------------------------------------------------------------------------------


def is_closed(connection: socket.socket) -> bool:
    """Whether the other side has gone, without reading what it has sent."""
    poll = select.poll()
    poll.register(connection, select.POLLRDHUP | select.POLLHUP | select.POLLERR)
    return bool(poll.poll(0))


def test_slow_clients_are_left_while_everybody_else_goes_on(siege: Siege) -> None:
    """They say nothing, or half a request, or never read what they asked for."""
    unread = b"".join(
        frame(TEXT, b'{"type": "move", "id": "1", "answers": 0, "move": "leave-out rum"}')  # answered at length
        + frame(TEXT, b'{"type": "ping", "id": "1"}')
        for _ in range(3000)
    )
    with contextlib.ExitStack() as stack:
        slow = {
            "says nothing": stack.enter_context(connected(siege.server)),
            "half a head": stack.enter_context(connected(siege.server)),
            "half a body": stack.enter_context(connected(siege.server)),
            "reads no messages": stack.enter_context(siege.opened(kept=4096)),
            "reads no answers": stack.enter_context(connected(siege.server, kept=4096)),
        }
        slow["half a head"].sendall(b"GET /api/games HTTP/1.1\r\nHost: ")
        slow["half a body"].sendall(head(POST, host(siege.server), "Content-Length: 30") + b'{"nickname"')
        slow["reads no messages"].sendall(unread)
        slow["reads no answers"].sendall(siege.head(f"GET /api/tables/{siege.table} HTTP/1.1") * 1000)
        deadline = time.monotonic() + PATIENCE
        # What fits into the kernel's memory keeps the other side from hearing of it: ask the server about its sockets.
        while still_there := [
            name
            for name, connection in slow.items()
            if not is_closed(connection) and (name != "reads no messages" or gauge(siege, "malecon_sockets") > 2)
        ]:
            assert time.monotonic() < deadline, f"still there: {still_there}"
            siege.honest.must_go_on(5)
            time.sleep(0.5)
    assert gauge(siege, "malecon_sockets") <= 2
