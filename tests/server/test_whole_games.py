"""Whole games of every title and size: people, bots and programs at one table, by every way there is to play.

People are threads of their own with nothing but what the server sends them. They play in a living room (SQLite, one
process) and in a club (PostgreSQL, Redis, two processes), where no two neighbours talk to the same process.
"""

import asyncio
import os
import random
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event

import pytest

from malecon.engine.chance import Chance
from malecon.engine.commitment import commitment_to
from malecon.engine.errors import MaleconError
from malecon.engine.match import Match
from malecon.engine.record import parse_record, setting_of, verify
from malecon.games import find_game
from malecon.server.play.lobby import Lobby
from malecon.server.settings import database_url
from malecon.server.storage.database import Database
from malecon.server.storage.migration import upgrade
from malecon.server.storage.store import Store
from malecon.server.table import commands
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import TableState, Told
from tests.command import ROOT, Command, malecon
from tests.server.running import PATIENCE, Json, Player, Server, Socket
from tests.server.services import PostgreSQL, Redis
from tests.thorough import THOROUGH

# Each seat by how it is played: by a person (over a socket, by long polls, by plain requests, by requests each of which
# goes to another process than the one before), by a bot of the server, or by the outside program.
# Both venues see every title and every way.
LIVING_ROOM = "living room"
CLUB = "club"
TABLES = [
    (LIVING_ROOM, "santiago", ("socket", "poll")),
    (LIVING_ROOM, "havana", ("socket", "lookahead", "plain")),
    (LIVING_ROOM, "cuba", ("roaming", "socket", "program", "random", "poll")),
    (CLUB, "santiago", ("roaming", "random", "socket")),
    (CLUB, "havana", ("program", "poll")),
    (CLUB, "cuba", ("socket", "plain", "lookahead", "poll")),
]
if THOROUGH:
    TABLES += [
        (LIVING_ROOM, "santiago", ("socket", "program", "lookahead", "poll")),
        (LIVING_ROOM, "cuba", ("socket", "program")),
        (LIVING_ROOM, "cuba", ("random", "poll", "socket")),
        (CLUB, "havana", ("program", "socket", "poll", "random")),
        (CLUB, "cuba", ("roaming", "socket", "program", "random", "poll")),
    ]
PEOPLE = ("socket", "poll", "plain", "roaming")
SWITCH_AFTER = 12  # moves
LONG_POLL = 5  # seconds
LONGEST_GAME = 120  # seconds: then it hangs
BETWEEN_LOOKS = 0.02  # seconds: who asks plainly asks again and again


@dataclass
class Venue:
    """Where a table stands: one process, or several that serve every table alike."""

    servers: Sequence[Server]

    def url_of(self, place: int) -> str:
        return self.servers[place % len(self.servers)].url

    def other_url(self, url: str) -> str:
        """The next process; in a living room it is the same one."""
        urls = [server.url for server in self.servers]
        return urls[(urls.index(url) + 1) % len(urls)]


@pytest.fixture(scope="module", params=[LIVING_ROOM, CLUB])
def venue(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Venue]:
    folder = tmp_path_factory.mktemp("venue")
    with ExitStack() as stack:
        if request.param == LIVING_ROOM:
            servers = [Server(str(folder / "malecon.sqlite"), log=folder / "log")]
        else:
            postgresql: PostgreSQL = request.getfixturevalue("postgresql")
            redis: Redis = request.getfixturevalue("redis")
            database = postgresql.database()
            servers = [Server(database, "--redis", redis.url, log=folder / f"log-{place}") for place in (1, 2)]
        yield Venue([stack.enter_context(server) for server in servers])


# -- people ---------------------------------------------------------------------------------------------------------


@dataclass
class Person:
    """Plays random legal moves to the end, and keeps the log as it was told."""

    player: Player
    venue: Venue
    table: str
    chooser: random.Random
    stop: Event  # the game cannot go on: somebody else has failed
    switches: bool = False  # to another process, in the middle of the game
    moves: int = 0
    state: Json = field(default_factory=dict)
    log: list[Json] = field(default_factory=list)

    def play(self, way: str) -> None:
        ways = {
            "socket": self.play_over_socket,
            "poll": self.play_by_long_poll,
            "plain": self.play_plainly,
            "roaming": self.play_roaming,
        }
        try:
            ways[way]()
        except BaseException:
            self.stop.set()
            raise

    def play_over_socket(self) -> None:
        while not self.over:
            with self.player.socket(self.table, after=len(self.log)) as socket:
                socket.log = self.log
                self.follow(socket)
                while not self.over and not self.switches_now():
                    number = 0
                    if "question" in self.state:
                        answer = socket.play(self.chosen())
                        assert answer["type"] == "accepted", answer
                        self.moves += 1
                        number = answer["number"]
                    self.follow(socket, number)

    def follow(self, socket: Socket, number: int = 0) -> None:
        """Wait for the next update, or for the one that tells of this number; it may be there already."""
        if not number or socket.state["number"] < number:
            socket.next("update")
        while socket.state["number"] < number:
            socket.next("update")
        self.state, self.log = socket.state, socket.log
        assert len(self.log) == self.state["number"]

    def play_by_long_poll(self) -> None:
        self.look()
        while not self.over:
            self.move_if_asked()
            self.look(wait=LONG_POLL)

    def play_plainly(self) -> None:
        self.look()
        while not self.over:
            if not self.move_if_asked():
                time.sleep(BETWEEN_LOOKS)
            self.look()

    def play_roaming(self) -> None:
        self.look()
        while not self.over:
            self.player.at(self.venue.other_url(self.player.url))
            if not self.move_if_asked():
                time.sleep(BETWEEN_LOOKS)
            self.player.at(self.venue.other_url(self.player.url))
            self.look()

    def look(self, **query: object) -> None:
        self.switches_now()
        self.state = self.player.look(self.table, after=len(self.log), **query)
        assert self.state["since"] == len(self.log)
        self.log = self.log + self.state["log"]
        assert len(self.log) == self.state["number"]

    @property
    def over(self) -> bool:
        assert not self.stop.is_set(), "somebody else has failed"
        return bool(self.state) and self.state["table"]["state"] != "playing"

    def switches_now(self) -> bool:
        if not self.switches or self.moves < SWITCH_AFTER:
            return False
        self.switches = False
        self.player.at(self.venue.other_url(self.player.url))
        return True

    def move_if_asked(self) -> bool:
        if "question" not in self.state:
            return False
        self.player.move(self.table, self.state["question"], self.chosen())
        self.moves += 1
        return True

    def chosen(self) -> str:
        move: str = self.chooser.choice(self.state["question"]["moves"])["move"]
        return move


# -- programs -------------------------------------------------------------------------------------------------------


@contextmanager
def program_at(url: str, table: str, token: str) -> Iterator["Program"]:
    """`malecon bot`: all it knows is where, and the token of its seat."""
    with tempfile.NamedTemporaryFile() as said:
        out = Path(said.name)
        bot = ("bot", url, table, "--bot", "random", "--lang", "en")
        environment = {**os.environ, "MALECON_TOKEN": token}
        program = Program(Command(*bot, folder=ROOT, out=out, err=out, environment=environment), out)
        try:
            yield program
        finally:
            program.command.kill()  # it has ended by itself, unless the test has failed


@dataclass
class Program:
    """Plays from outside."""

    command: Command
    out: Path

    def said(self) -> str:
        """Everything, once it has ended."""
        self.command.wait(PATIENCE)
        return self.out.read_text("utf-8")


# -- a game ---------------------------------------------------------------------------------------------------------


@dataclass
class Game:
    """A table that has been played to the end."""

    table: str
    promised: str
    people: Mapping[int, Person]
    said: Sequence[str]  # by the programs, at the end

    @property
    def host(self) -> Person:
        return self.people[min(self.people)]

    def record(self) -> str:
        answer = self.host.player.http.get(f"/api/tables/{self.table}/record")
        assert answer.status_code == 200, answer.text
        return answer.text


@pytest.fixture
def leaving() -> Iterator[ExitStack]:
    """Who came to the test goes when it ends."""
    with ExitStack() as stack:
        yield stack


def play(venue: Venue, game: str, ways: Sequence[str], leaving: ExitStack) -> Game:
    """Open a table; everybody takes a seat, each through the own process, and plays until the game is over."""
    players = {
        place: leaving.enter_context(closing(Player(venue.url_of(place), f"Player {place + 1}")))
        for place, way in enumerate(ways)
        if way in PEOPLE
    }
    first, last = min(players), max(players)
    host = players[first]
    table = host.open_table(game, [seat_plan(way, place == first) for place, way in enumerate(ways)])
    promised: str = host.look(table)["table"]["commitment"]
    for place in players:
        if place != first:
            players[place].sit(table, place)
    programs = []
    for place, way in enumerate(ways):
        if way == "program":
            token = host.do("POST", f"/api/tables/{table}/seats/{place}/token")["token"]
            programs.append(leaving.enter_context(program_at(venue.url_of(place), table, token)))
    stop = Event()
    people = {
        place: Person(player, venue, table, random.Random(f"{game} {place}"), stop, switches=place == last)
        for place, player in players.items()
    }
    with ThreadPoolExecutor(len(people)) as threads:
        games = [threads.submit(person.play, ways[place]) for place, person in people.items()]
        if not wait(games, LONGEST_GAME, FIRST_EXCEPTION).done:
            stop.set()
    for done in games:
        done.result()
    return Game(table, promised, people, [program.said() for program in programs])


def seat_plan(way: str, host: bool) -> Json:
    if way in PEOPLE:
        return {"kind": "me"} if host else {"kind": "open"}
    return {"kind": "program"} if way == "program" else {"kind": "bot", "level": way}


def verified(text: str, promised: str) -> Match:
    """The game of a record, replayed; its chance is drawn again from the seed that was promised at the start."""
    record = parse_record(text)
    assert record.tags["Commitment"] == promised == commitment_to(record.tags["Seed"])
    return verify(record, setting_of(record, find_game))


def scores_in(state: Json, match: Match) -> list[int]:
    """The points as somebody counts them who knows nothing but this view."""
    return match.game.scores(match.setting.imagine(state["view"], Chance(0)))


@pytest.mark.parametrize(
    ("venue", "game", "ways"),
    TABLES,
    indirect=["venue"],
    ids=[f"{venue}-{game}-{'-'.join(ways)}" for venue, game, ways in TABLES],
)
def test_a_whole_game_ends_with_the_same_result_in_every_view(
    game: str, ways: Sequence[str], venue: Venue, leaving: ExitStack
) -> None:
    played = play(venue, game, ways, leaving)
    match = verified(played.record(), played.promised)
    assert match.over
    spectators = [leaving.enter_context(closing(Player(server.url, "Spectator"))) for server in venue.servers]
    shown = [person.state for person in played.people.values()] + [other.look(played.table) for other in spectators]
    for state in shown:
        assert state["table"]["state"] == "finished"
        assert state["table"]["scores"] == scores_in(state, match) == match.scores()
        assert state["table"]["places"] == match.places()
    for person in played.people.values():
        assert person.moves > SWITCH_AFTER
        assert person.log == played.host.log
    for said in played.said:
        assert said == f"The game is over: {', '.join(map(str, match.scores()))}.\n"


def test_a_downloaded_record_is_verified_on_the_command_line(venue: Venue, leaving: ExitStack, tmp_path: Path) -> None:
    played = play(venue, "cuba", ("socket", "random"), leaving)
    file = tmp_path / "game.malecon"
    file.write_text(played.record(), "utf-8")
    done = malecon("verify", file, "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "1 record is sound" in done.stdout
    assert played.promised in done.stdout


# -- what one process hears of another ------------------------------------------------------------------------------


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[tuple[Lobby, Lobby]]:
    """The tables of two processes on one database, where nobody rings unless the test does."""
    databases = [Database(database_url(str(tmp_path / "malecon.sqlite"))) for _ in range(2)]
    upgrade(databases[0].engine)
    yield Lobby(Store(databases[0]), shared=True), Lobby(Store(databases[1]), shared=True)
    for database in databases:
        database.close()


async def known_to_both(here: Lobby, there: Lobby) -> str:
    """A table that both have in memory, one person at it."""
    plan = Plan("santiago", [SeatPlan("me"), SeatPlan("open")])
    table = await here.open_new(plan, "a" * 32, {0: ("a" * 32, "Ana")})
    assert await there.look(table, number_of) == 1
    return table


def number_of(state: TableState) -> int:
    return state.number


def say_something(state: TableState, at: float) -> object:
    return commands.chat(state, 0, "Hello", at)


def ask_for_a_rematch_too_early(state: TableState, at: float) -> str:
    return commands.rematch(state, 0, "another", at)


def test_what_somebody_asks_for_first_is_still_told_to_who_looks_on(processes: tuple[Lobby, Lobby]) -> None:
    here, there = processes

    async def play() -> None:
        table = await known_to_both(here, there)
        changed = there.table(table).changed
        await here.change(table, say_something)
        assert await there.look(table, number_of) == 2
        there.heard(table, 2)
        assert changed.is_set()

    asyncio.run(play())


def test_what_a_refused_command_comes_upon_is_still_told_to_who_looks_on(processes: tuple[Lobby, Lobby]) -> None:
    here, there = processes

    async def play() -> None:
        table = await known_to_both(here, there)
        changed = there.table(table).changed
        await here.change(table, say_something)
        with pytest.raises(MaleconError, match="error-table-not-over"):
            await there.change(table, ask_for_a_rematch_too_early)
        there.heard(table, 2)
        assert changed.is_set()

    asyncio.run(play())


def test_a_bell_that_rings_while_the_news_are_read_is_not_forgotten(
    processes: tuple[Lobby, Lobby], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = processes

    async def play() -> None:
        table = await known_to_both(here, there)
        await here.change(table, say_something)
        there.heard(table, 2)
        read = there.store.catch_up

        async def rung_meanwhile(state: TableState) -> None:
            await read(state)
            monkeypatch.undo()
            await here.change(table, say_something)
            there.heard(table, 3)

        monkeypatch.setattr(there.store, "catch_up", rung_meanwhile)
        live = there.table(table)
        async with live.lock:
            await there.current(live)
            assert (await there.current(live)).number == 3

    asyncio.run(play())


def test_a_command_is_not_refused_for_what_this_process_has_not_read_yet(
    processes: tuple[Lobby, Lobby], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = processes

    def answer(state: TableState, at: float) -> object:
        if state.number < 2:
            raise MaleconError("error-stale")
        return say_something(state, at)

    async def play() -> None:
        table = await known_to_both(here, there)
        await here.change(table, say_something)
        asked = there.store.numbers

        async def rung_meanwhile(ids: Sequence[str]) -> dict[str, int]:
            there.heard(table, 2)
            return await asked(ids)

        monkeypatch.setattr(there.store, "numbers", rung_meanwhile)
        await there.change(table, answer)
        assert await there.look(table, number_of) == 3

    asyncio.run(play())


def test_a_bell_that_rings_while_a_move_is_written_is_not_forgotten(
    processes: tuple[Lobby, Lobby], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = processes

    async def play() -> None:
        table = await known_to_both(here, there)
        write = there.commit

        async def rung_meanwhile(state: TableState, fresh: Sequence[Told]) -> None:
            await write(state, fresh)
            here.heard(table, 2)
            await here.change(table, say_something)
            there.heard(table, 3)

        monkeypatch.setattr(there, "commit", rung_meanwhile)
        await there.change(table, say_something)
        live = there.table(table)
        async with live.lock:
            assert (await there.current(live)).number == 3

    asyncio.run(play())
