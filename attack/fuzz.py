"""`python -m attack.fuzz`: thousands of requests to every operation, and of messages over the socket.

schemathesis asks whatever the served description allows and forbids, round after round with another seed; then bytes,
heads, handshakes, frames and messages are changed at random. Requests are counted by the server's own log. While it
lasts, two people play at another table, and must be able to go on.
"""

import argparse
import contextlib
import json
import random
import signal
import struct
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.nonsense import CLOSE, PING, TEXT, exchanged, frame, received, troubles_in
from tests.server.running import ConnectionClosed, Player, Server, Socket
from tests.server.test_schema import fuzzed
from tests.server.test_socket_fuzz import (
    MESSAGES,
    Siege,
    answers_to,
    each,
    handshakes,
    mutated,
    statuses,
    wrong_messages,
)

REQUESTS = 14_000  # of schemathesis
MESSAGES_SENT = 7_000  # over the socket
MINUTES = 12.0  # at most
EXAMPLES = 40  # of each operation in a round, beside the limits of every field
LONGEST_ROUND = 600.0  # seconds
BATCH = 200
SHOWN = 10  # findings
ANSWERS = (["refused"], ["accepted"], ["pong"])


@dataclass
class Sent:
    """How much has been sent, by kind."""

    counts: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        parts = ", ".join(f"{count:,} {name}" for name, count in self.counts.items())
        return f"{self.counts.total():,} in all: {parts}"


@contextlib.contextmanager
def besieged(folder: Path) -> Iterator[Siege]:
    """A server without limits, or most of it would only be refused; and two people who play there."""
    log = folder / "log"
    with Server(str(folder / "malecon.sqlite"), log=log) as server:
        siege = Siege(server, log)
        siege.honest.start()
        try:
            yield siege
        finally:
            siege.honest.stop()
            siege.villain.close()


def requests_in(log: Path) -> Counter[int]:
    """How many requests the server has answered, by status."""
    lines = (json.loads(line) for line in log.read_text("utf-8").splitlines() if '"malecon.access"' in line)
    return Counter(line["status"] for line in lines)


def fuzz_operations(siege: Siege, folder: Path, wanted: int, deadline: float, sent: Sent) -> None:
    seed = 0
    while sent.counts["requests to all operations"] < wanted and time.monotonic() < deadline:
        seed += 1
        ana = Player(siege.server.url, "Ana")
        with contextlib.closing(ana):
            report = fuzzed(siege.server, ana, folder, EXAMPLES, seed, LONGEST_ROUND)
        sent.counts["requests to all operations"] += report["test_cases"]["generated"]
        print(f"{sent}", file=sys.stderr, flush=True)


def fuzz_connections(siege: Siege, chance: random.Random, sent: Sent) -> None:
    """Bytes, heads, handshakes and frames: answered, but never as a mistake of the server, or the connection closed."""
    body = b'{"id": "1", "answers": 30, "move": "leave-out rum"}'
    path = f"/api/tables/{siege.table}"
    originals = (
        siege.head(f"POST {path}/moves HTTP/1.1", "Content-Type: application/json", f"Content-Length: {len(body)}")
        + body,
        siege.head(f"GET {path}?after=3&lang=fr&seat=-1 HTTP/1.1", "Accept-Language: fr, en;q=0.5"),
        siege.handshake(path=f"{path}/live?after=3&lang=en"),
    )
    last = siege.head("GET /healthz HTTP/1.1", "Connection: close")  # it ends the waiting, whatever it is taken for
    sound = [frame(TEXT, b'{"type": "ping", "id": "1"}'), frame(PING, b"x"), frame(TEXT, b"{}", first=0)]

    def must_be_answered(request: bytes) -> None:
        answer, _ = exchanged(siege.server, request, 0.5)
        assert all(status < 500 for status in statuses(answer)), (request, answer)

    def must_be_closed(noise: bytes) -> None:
        with siege.opened() as connection:
            connection.sendall(noise + frame(CLOSE, struct.pack("!H", 1000)) + b"\x00" * 100_000)
            assert received(connection)[1], noise

    kinds: dict[str, tuple[Callable[[bytes], None], list[bytes]]] = {
        "random bytes": (
            must_be_answered,
            [chance.randbytes(chance.randint(1, 400)) + b"\r\n\r\n" for _ in range(BATCH)],
        ),
        "mutated requests": (
            must_be_answered,
            [mutated(chance.choice(originals), chance) + last for _ in range(BATCH)],
        ),
        "handshakes": (must_be_answered, list(handshakes(siege))),
        "mutated frames": (
            must_be_closed,
            [mutated(b"".join(chance.choices(sound, k=3)), chance) for _ in range(BATCH)],
        ),
    }
    for name, (deed, things) in kinds.items():
        each(deed, things)
        sent.counts[name] += len(things)


def fuzz_messages(siege: Siege, chance: random.Random, sent: Sent) -> None:
    """Messages with one thing wrong, then messages changed anywhere: each is answered once, or the socket is closed."""
    number = siege.villain.look(siege.table)["number"]
    changed: list[str | bytes] = [text for text, _ in wrong_messages()]
    for _ in range(BATCH):
        message = {**chance.choice(MESSAGES), "id": f"{chance.randrange(10)}"}
        if "answers" in message:
            message["answers"] = number
        mangled = mutated(json.dumps(message).encode(), chance)
        changed.append(mangled if chance.randrange(2) else mangled.decode("utf-8", "replace"))
    while changed:
        with siege.villain.socket(siege.table) as view, contextlib.suppress(ConnectionClosed):
            while changed:
                must_be_answered_once(view, changed.pop(), sent)


def must_be_answered_once(view: Socket, message: str | bytes, sent: Sent) -> None:
    sent.counts["messages"] += 1
    answers = answers_to(view, message)
    assert [answer["type"] for answer in answers] in ANSWERS, message


def must_be_well(siege: Siege) -> None:
    """The two people play on, and nothing has grown. What is in the log is told at the end, all of it."""
    siege.must_be_over(len(troubles_in(siege.log)))


def fuzz(folder: Path, requests: int, messages: int, minutes: float) -> Sent:
    sent, chance, deadline = Sent(), random.Random(1), time.monotonic() + 60 * minutes
    with besieged(folder) as siege:
        while sent.counts["messages"] < messages and time.monotonic() < deadline:
            fuzz_messages(siege, chance, sent)
            fuzz_connections(siege, chance, sent)
            must_be_well(siege)
        print(f"{sent}", file=sys.stderr, flush=True)
        fuzz_operations(siege, folder, requests, deadline, sent)
        must_be_well(siege)
    return sent


def findings(log: Path) -> Iterator[str]:
    """What is wrong, by the server's own log: answers that say so, errors and traces."""
    answered = requests_in(log)
    print(f"The server has answered {answered.total():,} requests: {dict(sorted(answered.items()))}")
    yield from (f"{count} answers with {status}" for status, count in answered.items() if status >= 500)
    yield from troubles_in(log)


def main() -> None:
    options = argparse.ArgumentParser(prog="attack.fuzz")
    options.add_argument("--requests", type=int, default=REQUESTS, help="of schemathesis")
    options.add_argument("--messages", type=int, default=MESSAGES_SENT, help="over the socket")
    options.add_argument("--minutes", type=float, default=MINUTES, help="no new round begins after so many")
    asked = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that everything is stopped then, too
    with tempfile.TemporaryDirectory(prefix="malecon-fuzz-") as folder:
        sent = fuzz(Path(folder), asked.requests, asked.messages, asked.minutes)
        found = list(findings(Path(folder) / "log"))
    print(f"Sent {sent}.")
    if found:
        sys.exit("\n".join([f"{len(found)} findings:", *found[:SHOWN]]))
    if sent.counts.total() < asked.requests + asked.messages:
        sys.exit("The time was over before all of it was sent.")


if __name__ == "__main__":
    main()
