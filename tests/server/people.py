"""People who play on whatever becomes of the server: they come back, ask for what they have missed, and insist.

Each keeps what was acknowledged and what was shown, so that it can be compared with what is on disk at the end.
"""

import contextlib
import math
import random
import threading
import time
import uuid
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import InvalidHandshake

from malecon.engine.record import parse_record, setting_of, verify
from malecon.games import find_game
from tests.server.running import PATIENCE, ConnectionClosed, Json, Player, Server, Socket

SEED = 20
LONGEST_THOUGHT = 0.25  # seconds that people think while there is no hurry, so that their games last
EAGER = 0.1  # how often people click twice
BEAT = 0.02  # seconds between two looks at whether a pause is over
PAUSE = 0.2  # seconds until somebody who was told that the database is away tries again
STANDSTILL = 2 * PATIENCE  # seconds without an acknowledgement at any table

BOTS = {"r": "random", "l": "lookahead"}
GONE = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError)
UNAVAILABLE = (httpx.codes.SERVICE_UNAVAILABLE, httpx.codes.INSUFFICIENT_STORAGE)

Entries = Mapping[int, Json]  # a table's log on disk, by number


class OtherFailed(Exception):
    """Somebody else has failed: there is no need to play on."""


class Away(Exception):
    """The server says that it cannot reach its database."""


@dataclass(frozen=True)
class Move:
    """A move as it was sent: an id of its own, the question it answers, and its text."""

    key: str
    answers: int
    text: str


@dataclass
class Weather:
    """What everybody has to know: whether there is a server, whether to hurry, and how much has been acknowledged."""

    up: threading.Event = field(default_factory=threading.Event)
    hurry: threading.Event = field(default_factory=threading.Event)
    failed: threading.Event = field(default_factory=threading.Event)
    changed: threading.Condition = field(default_factory=threading.Condition)
    acknowledged: int = 0
    most: float = math.inf  # acknowledgements after which people pause
    thought: float = LONGEST_THOUGHT
    last: float = field(default_factory=time.monotonic)

    def acknowledge(self) -> None:
        with self.changed:
            self.acknowledged += 1
            self.last = time.monotonic()
            self.changed.notify_all()

    def await_acknowledgements(self, count: int) -> None:
        """Wait until so many more moves have been acknowledged, or somebody has failed."""
        with self.changed:
            enough = self.acknowledged + count
            assert self.changed.wait_for(lambda: self.acknowledged >= enough or self.failed.is_set(), STANDSTILL)

    def await_server(self) -> None:
        assert self.up.wait(PATIENCE)
        self.check()

    def think(self, share: float) -> None:
        """Before a move: for this share of the longest thought, and for as long as a pause lasts."""
        self.hurry.wait(share * self.thought)
        while self.acknowledged >= self.most and not self.failed.wait(BEAT):
            pass

    def check(self) -> None:
        if self.failed.is_set():
            raise OtherFailed
        assert time.monotonic() < self.last + STANDSTILL, "nothing happens at any table"


class Person(ABC):
    """Somebody on one seat who plays random moves to the end of the game."""

    def __init__(self, player: Player, table: str, seat: int, weather: Weather) -> None:
        self.player = player
        self.table = table
        self.seat = seat
        self.weather = weather
        self.chooser = random.Random(f"{SEED} {player.name}")
        self.log: list[Json] = []
        self.state: Json = {}
        self.unanswered: Move | None = None
        self.acknowledged: dict[int, Move] = {}  # by the number that the server gave it
        self.resent = 0  # moves that no answer had come to
        self.found_played = 0  # those of them which the server had on disk
        self.turned_away = 0  # how often the database was said to be away
        self.servers: Sequence[str] = ()  # addresses of all processes, where there are several

    def play(self) -> None:
        while not self.over:
            self.weather.await_server()
            try:
                self.play_while_it_lasts()
            except Away:
                self.turned_away += 1
                self.weather.failed.wait(PAUSE)
            except GONE:
                self.go_elsewhere()

    def go_elsewhere(self) -> None:
        """To another process, where there is one."""
        if others := [url for url in self.servers if url != self.player.url]:
            self.player.at(self.chooser.choice(others))

    @abstractmethod
    def play_while_it_lasts(self) -> None:
        """Play until the game is over or the server is gone."""

    @property
    def number(self) -> int:
        return int(self.state.get("number", 0))

    @property
    def asked(self) -> bool:
        """Whether there is a question, and not only because the news of the own answer has not come yet."""
        return "question" in self.state and self.number >= max(self.acknowledged, default=0)

    @property
    def over(self) -> bool:
        return bool(self.state) and self.state["table"]["state"] != "playing"

    def see(self, update: Json) -> None:
        """The server must still know all that it has ever shown."""
        self.weather.check()
        assert update["since"] == self.number, f"{update['since']}, but {self.number} was seen"
        assert update["number"] >= self.number
        self.log = self.log[: update["since"]] + update["log"]
        self.state = update

    def choose(self) -> Move:
        question = self.state["question"]
        self.weather.think(self.chooser.random())
        return Move(uuid.uuid4().hex, question["number"], self.chooser.choice(question["moves"])["move"])

    def note(self, move: Move, number: int) -> None:
        self.unanswered = None
        self.acknowledged[number] = move
        self.weather.acknowledge()

    def insist(self, send: Callable[[Move], Json]) -> None:
        """Back again: ask once more for the last move that was acknowledged, and for the one that was not."""
        if self.acknowledged:
            number, move = list(self.acknowledged.items())[-1]
            answer = send(move)
            assert (answer["number"], answer["repeated"]) == (number, True)
        if self.unanswered is not None:
            move = self.unanswered
            answer = send(move)
            self.resent += 1
            self.found_played += answer.get("repeated", False)
            self.note(move, answer["number"])


class PersonWithSocket(Person):
    """Plays over a WebSocket that is opened anew with the last number seen."""

    def play_while_it_lasts(self) -> None:
        with self.player.socket(self.table, after=self.number, seat=self.seat) as socket:
            self.insist(lambda move: self.ask(socket, move))
            while not self.over:
                if self.asked:
                    self.answer_over(socket)
                else:
                    self.see(self.receive(socket))

    def answer_over(self, socket: Socket) -> None:
        self.unanswered = move = self.choose()
        if self.chooser.random() >= EAGER:
            self.note(move, self.ask(socket, move)["number"])
            return
        socket.send(type="move", id=move.key, answers=move.answers, move=move.text)
        answer = self.ask(socket, move)
        self.note(move, answer["number"])
        again = self.next_answer(socket)
        assert (again["number"], again["repeated"]) == (answer["number"], True)

    def ask(self, socket: Socket, move: Move) -> Json:
        socket.send(type="move", id=move.key, answers=move.answers, move=move.text)
        answer = self.next_answer(socket)
        assert answer["id"] == move.key
        return answer

    def next_answer(self, socket: Socket) -> Json:
        while True:
            message = self.receive(socket)
            if message["type"] != "update":
                assert message["type"] == "accepted", message
                return message
            self.see(message)

    def receive(self, socket: Socket) -> Json:
        while True:
            self.weather.check()
            with contextlib.suppress(TimeoutError):
                message = socket.receive(1)
                if message["type"] == "refused" and message["error"]["key"].startswith("error-storage"):
                    raise Away
                return message


class PersonWithScript(Person):
    """Plays over REST: long polls and POSTs."""

    def play_while_it_lasts(self) -> None:
        self.insist(self.ask)
        while not self.over:
            self.see(self.request("GET", "", seat=self.seat, after=self.number, wait=2))
            if self.asked:
                self.unanswered = move = self.choose()
                answer = self.ask(move)
                self.note(move, answer["number"])
                if self.chooser.random() < EAGER:
                    assert self.ask(move) == {"number": answer["number"], "repeated": True}

    def ask(self, move: Move) -> Json:
        body = {"id": move.key, "answers": move.answers, "move": move.text, "seat": self.seat}
        return self.request("POST", "/moves", body)

    def request(self, method: str, path: str, body: Json | None = None, **query: int) -> Json:
        answer = self.player.http.request(method, f"/api/tables/{self.table}{path}", json=body, params=query)
        if answer.status_code in UNAVAILABLE and answer.json()["error"]["key"].startswith("error-storage"):
            raise Away
        assert answer.status_code == httpx.codes.OK, f"{answer.status_code}: {answer.text}"
        found: Json = answer.json()
        return found


@contextlib.contextmanager
def people_at(tables: Sequence[tuple[str, str]], server: Server, weather: Weather) -> Iterator[list[Person]]:
    """Everybody at these tables, half of them with sockets and half with scripts.

    A table is a game and its seats: p for a person, r and l for bots.
    """
    people: list[Person] = []
    with contextlib.ExitStack() as stack:
        for game, letters in tables:
            seats = [place for place, letter in enumerate(letters) if letter == "p"]
            players = [Player(server.url, f"{game} {len(people) + count}") for count in range(len(seats))]
            for player in players:
                stack.callback(player.close)
            plan: list[Json] = [{"kind": "bot", "level": BOTS[letter]} if letter in BOTS else {} for letter in letters]
            table = players[0].open_table(game, plan)
            for player, seat in zip(players, seats, strict=True):
                player.sit(table, seat)
                kind = PersonWithScript if len(people) % 2 else PersonWithSocket
                people.append(kind(player, table, seat, weather))
        yield people


@contextlib.contextmanager
def at_play(people: Sequence[Person], weather: Weather) -> Iterator[list[Future[None]]]:
    """Let people play, slowly while something happens to the server, then quickly to the end of their games."""
    weather.up.set()
    with ThreadPoolExecutor(len(people)) as threads:
        playing = [threads.submit(person.play) for person in people]
        for end in playing:
            end.add_done_callback(lambda done: weather.failed.set() if done.exception() else None)
        try:
            yield playing
            weather.up.set()
            weather.hurry.set()
            wait(playing)
        except BaseException:
            weather.failed.set()
            weather.up.set()
            raise
        for end in playing:
            if not isinstance(end.exception(), OtherFailed):
                end.result()


def confirm_nothing_lost_or_doubled(person: Person, entries: Entries) -> None:
    """What somebody was told about their game is what is on disk, and nothing else is there."""
    # No acknowledged move is lost: it is where the acknowledgement said, as it was sent.
    for number, move in person.acknowledged.items():
        entry = entries[number]
        found = (entry["kind"], entry["seat"], entry["move"], entry["key"])
        assert found == ("moved", person.seat, move.text, move.key)
    # None is doubled, and none is there that nobody sent.
    played = Counter(entry["key"] for entry in entries.values() if entry.get("seat") == person.seat and "key" in entry)
    assert played == Counter(move.key for move in person.acknowledged.values())
    # What was shown is what happened.
    shown = [(line["number"], line["kind"], line.get("seat"), line["at"]) for line in person.log]
    kept = [(number, entry["kind"], entry.get("seat"), entry["at"]) for number, entry in sorted(entries.items())]
    assert shown == kept
    assert person.state["table"]["why"] == "played"


def confirm_record(player: Player, table: str) -> list[tuple[int, str]]:
    """The moves of the record that is handed out after the end; it verifies, Nature's moves too."""
    answer = player.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == httpx.codes.OK, answer.text
    record = parse_record(answer.text)
    assert "Seed" in record.tags
    assert verify(record, setting_of(record, find_game)).over
    return [(move.seat, move.text) for move in record.moves]


def traces_in(log: Path) -> list[str]:
    """Whatever went wrong in a server without being foreseen."""
    return [line for line in log.read_text("utf-8").splitlines() if '"trace"' in line or "Traceback" in line]
