"""A table where more happens than in any game: its log ends, is told page by page, and looking at it costs little."""

import asyncio
import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

import pytest

from malecon.engine.errors import MaleconError
from malecon.engine.events import Event
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.table import NATURE
from malecon.games import games
from malecon.server import wire
from malecon.server.play.lobby import EMPTY, FAR, IDLE, Lobby, summary_of
from malecon.server.settings import database_url
from malecon.server.storage.database import Database
from malecon.server.storage.migration import upgrade
from malecon.server.storage.store import Store
from malecon.server.table import commands, entries, messages, state, waypoints
from malecon.server.table.messages import error
from malecon.server.table.plan import Clock, Plan, SeatPlan
from malecon.server.table.state import PLAYING, TableState
from malecon.server.wire import PROTOCOL
from malecon.text import Texts
from tests.server.refusals import Begun, in_both_languages, turned_away
from tests.server.running import Player

START = 1_700_000_000.0
SEED = "5eed" * 16
PEOPLE = {0: ("a", "Ana"), 1: ("b", "Bruno")}
BOUND = 40

Act = Callable[[TableState, int, float], object]

# Everything that somebody at the table can do besides moving.
BESIDES: dict[str, Act] = {
    "chat": lambda table, place, at: commands.chat(table, place, "hola", at),
    "undo": commands.undo,
    "abandon": commands.abandon,
    "hand over": lambda table, place, at: commands.hand_over(table, place, "random", "asked", at),
    "leave": commands.leave,
    "agree": commands.agree,
    "decline": commands.decline,
    "come back": commands.come_back,
}
REFUSED = ("chat", "undo", "abandon", "hand over", "leave")


@pytest.fixture(autouse=True)
def soon_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "LONGEST_LOG", BOUND)


def new_table(clock: Clock | None = None, seats: int = 2) -> TableState:
    plan = Plan("santiago", [SeatPlan("me") for _ in range(seats)], clock=clock or Clock()).checked()
    table = TableState("t", plan, "a", SEED)
    commands.open_table(table, PEOPLE, START)
    return table


def play(table: TableState, chance: random.Random, at: float = START) -> None:
    """Any move of whoever is asked; a bot's, where one stands in."""
    place = chance.choice(table.asked)
    text, question = str(chance.choice(table.match.legal(place))), table.questions[place]
    if table.seats[place].bot:
        commands.move_for_absent(table, place, text, question, at)
    else:
        commands.move(table, place, text, question, "", at)


def full_table(clock: Clock | None = None) -> TableState:
    """A table that has been filled by a move that is made and taken back."""
    table, chance = new_table(clock), random.Random(1)
    while not table.match.may_undo(table.match.played[-1].seat if table.match.played else 0):
        play(table, chance)
    while not table.log_full:
        commands.undo(table, table.match.played[-1].seat, START)
        play(table, chance)
    return table


def test_whatever_could_go_on_for_ever_is_refused_in_both_languages() -> None:
    table = full_table()
    before = table.number
    for name in REFUSED:
        for place in PEOPLE:
            with pytest.raises(MaleconError) as refused:
                BESIDES[name](table, place, START)
            assert refused.value.key == "error-log-full", name
    assert (table.number, table.fresh[-1].number) == (before, before)
    assert "its log is full" in error(refused.value, "en").message
    assert "son historique est plein" in error(refused.value, "fr").message


def test_the_game_can_still_be_played_to_its_end() -> None:
    table, chance = full_table(), random.Random(2)
    while table.state == PLAYING:
        play(table, chance)
    assert table.why == "played"
    assert table.number > BOUND
    with pytest.raises(MaleconError, match="error-log-full"):
        commands.chat(table, 0, "What a game!", START)
    assert commands.rematch(table, 0, "next", START) == "next"


def test_one_can_still_give_up() -> None:
    table = full_table()
    commands.resign(table, 0, START)
    assert table.why == "resigned"


def test_what_was_proposed_before_can_still_be_answered_once_by_everybody() -> None:
    table = full_table()
    while table.proposal is None:
        table.write(entries.Proposed(0, "abandon"), START)
    with pytest.raises(MaleconError, match="error-log-full"):
        commands.agree(table, 0, START)  # who proposes has agreed
    commands.agree(table, 1, START)
    assert table.why == "abandoned"


def test_who_is_away_comes_back() -> None:
    table = full_table()
    table.write(entries.Delegated(0, "random", "asked"), START)
    commands.come_back(table, 0, START)
    assert not table.seats[0].stand_in


def test_a_clock_that_runs_out_brings_the_game_forward() -> None:
    """A table with room would wait for the last who ran out of time, and the same question could run out again."""
    table, chance = full_table(Clock("move", 5)), random.Random(3)
    at = START
    while table.state == PLAYING:
        at += 1_000
        commands.run_out_of_time(table, at)
        (late,) = table.asked
        assert table.bots_asked() == [late]
        with pytest.raises(MaleconError, match="error-log-full-answer"):
            commands.come_back(table, late, at)
        play(table, chance, at)
        if table.state == PLAYING:
            commands.come_back(table, late, at)
    assert table.why == "played"


def test_without_a_move_nothing_goes_on_for_ever() -> None:
    for clock in (Clock(), Clock("move", 5), Clock("fischer", 5, 5)):
        table, at = full_table(clock), START
        while True:
            before, at = table.number, at + 1_000
            commands.run_out_of_time(table, at)
            for act in BESIDES.values():
                for place in PEOPLE:
                    before_act = table.number
                    try:
                        act(table, place, at)
                    except MaleconError:
                        assert table.number == before_act
            if table.number == before:
                break
        assert table.number <= BOUND + 4


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
def test_going_back_from_place_to_place_comes_to_the_same_as_playing_everything_again(game: Game) -> None:
    chance, setting = random.Random(4), Setting(game, ["Ana", "Bruno"])
    match, again, places = Match(setting), Match(setting), list[waypoints.Waypoint]()
    compared = 0
    for _ in range(400):
        if match.over or (len(match.played) > 80 and chance.random() < 0.1):
            count = len(match.played) - chance.randrange(1, 60)
            waypoints.rewind(places, match, count)
            again.rewind(count)
            compared += bool(places)
            assert match.table.same(again.table)
            assert (match.played, match.before) == (again.played, again.before)
            continue
        seat = NATURE if match.nature_asked else chance.choice(match.asked)
        move = chance.choice(match.legal(seat))
        match.play_legal(seat, move)
        again.play_legal(seat, move)
        waypoints.note(places, match)
    assert compared > 3


def test_before_the_game_nobody_sits_down_and_stands_up_for_ever() -> None:
    plan = Plan("santiago", [SeatPlan("me"), SeatPlan("open")]).checked()
    table = TableState("t", plan, "a", SEED)
    commands.open_table(table, {0: PEOPLE[0]}, START)
    while not table.log_full:
        table.write(entries.Chatted(0, "hola"), START)
    with pytest.raises(MaleconError, match="error-log-full"):
        commands.leave(table, 0, START)
    commands.sit(table, 1, *PEOPLE[1], START)
    assert table.state == PLAYING


# -- told page by page ----------------------------------------------------------------------------------------------


@pytest.fixture
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "PAGE", 10)


@pytest.mark.usefixtures("short_pages")
def test_who_has_seen_nothing_is_told_the_last_page_and_the_others_when_they_ask() -> None:
    table = full_table()
    told = messages.update(table, 0, "a", 0, None)
    assert (told.since, told.number) == (table.number - 10, table.number)
    log = told.log
    while log[0].number > 1:
        page = messages.page(table, 0, log[0].number, None)
        assert len(page.log) == min(10, log[0].number - 1)
        assert page.since == page.log[0].number - 1
        log = page.log + log
    assert [line.number for line in log] == list(range(1, table.number + 1))
    assert messages.page(table, 0, None, None).log == told.log
    assert messages.page(table, 0, 1, None) == wire.LogPage(0, [])
    assert messages.page(table, 0, 10_000, None).log == told.log


@pytest.mark.usefixtures("short_pages")
def test_who_has_missed_less_than_a_page_is_told_all_of_it() -> None:
    table = full_table()
    told = messages.update(table, 0, "a", table.number - 4, None)
    assert [line.number for line in told.log] == [table.number - step for step in (3, 2, 1, 0)]
    assert messages.update(table, 0, "a", table.number, None).log == []


def test_an_undo_says_from_which_entry_on_moves_were_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "LONGEST_LOG", 1_000)
    table, chance = new_table(), random.Random(5)
    standing, undone = list(table.standing), 0
    for _ in range(300):
        if table.state != PLAYING:
            break
        seat = table.match.played[-1].seat
        if table.match.may_undo(seat) and chance.random() < 0.3:
            commands.undo(table, seat, START)
            undone += 1
            (line,) = messages.lines(table, table.number - 1, table.number, None, None)
            assert (line.kind, line.first) == ("undone", standing.pop())
        else:
            before = table.number
            play(table, chance)
            standing += [told.number for told in table.log[before:] if isinstance(told.entry, entries.Moved)]
    assert table.standing == standing
    assert undone > 10


def test_a_line_is_worded_once_for_everybody_who_looks_and_once_for_whom_it_concerns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = full_table()
    worded: list[tuple[Event, str]] = []
    word = Texts.event

    def counted(speech: Texts, game: Game, event: Event, seats: Sequence[str], voice: str) -> str:
        worded.append((event, voice))
        return word(speech, game, event, seats, voice)

    monkeypatch.setattr(Texts, "event", counted)
    messages.sentence.cache_clear()
    for viewer in (None, 0, 1, 0):
        messages.update(table, viewer, "", 0, messages.speech_of(table, "en"))
    assert len(worded) == len(set(worded)) > 0
    seen = len(worded)
    for viewer in (1, 0, None):
        messages.update(table, viewer, "", 0, messages.speech_of(table, "en"))
    assert len(worded) == seen
    assert max(Counter(event for event, _ in worded).values()) == 2, "once with names, once for who acts"
    before = len(worded)
    messages.update(table, None, "", 0, messages.speech_of(table, "fr"))
    assert len(worded) > before, "in another language it is another line"
    assert messages.sentence.cache_info().maxsize == messages.SENTENCES


def test_a_table_is_followed_in_the_thread_that_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what other processes have written meanwhile, if it is much."""
    database = Database(database_url(str(tmp_path / "malecon.sqlite")))
    upgrade(database.engine)
    table = full_table()
    threads: list[str] = []
    follow = TableState.apply

    def noted(state: TableState, entry: entries.AnyEntry, at: float) -> None:
        threads.append(threading.current_thread().name)
        follow(state, entry, at)

    async def read() -> tuple[TableState, TableState]:
        try:
            store, lobby = Store(database), Lobby(Store(database), shared=True)
            await store.create(table, table.taken_fresh(), summary_of(table))
            first = await lobby.look(table.id, lambda state: state)
            for _ in range(FAR):
                table.write(entries.Chatted(0, "hola"), START)
            play(table, random.Random(6))
            await store.append(table, table.taken_fresh(), summary_of(table))
            threads.clear()
            monkeypatch.setattr(TableState, "apply", noted)
            return first, await lobby.look(table.id, lambda state: state)
        finally:
            database.close()

    first, second = asyncio.run(read())
    assert first is not second
    assert second.number == table.number
    assert threads
    assert all(name.startswith("reader") for name in threads)


def test_tables_that_nobody_looks_at_leave_the_memory_when_it_is_full_or_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 10_000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setattr("malecon.server.play.lobby.ROOM", 3 * (EMPTY + BOUND))
    lobby = Lobby(cast(Store, None), shared=False)
    for place in range(6):
        now += 1
        lobby.hold(f"{place}").ring(BOUND)
    lobby.live["0"].arrive("192.0.2.1")
    now += 1
    lobby.table("1")  # somebody asks for it once more
    lobby.forget_idle()
    assert set(lobby.live) == {"0", "1", "4", "5"}, "who is looked at stays, and of the others the last ones"
    now += IDLE + 1
    lobby.forget_idle()
    assert set(lobby.live) == {"0"}


# -- over the network -----------------------------------------------------------------------------------------------


def test_the_log_is_for_who_may_look_at_the_table(ana: Player, bruno: Player) -> None:
    plan = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ana.open_table("santiago", plan, spectators=False)
    assert ana.whole_log(table, lang="en")[0]["kind"] == "sat"
    in_both_languages(bruno.http, "GET", f"/api/tables/{table}/log", 403, "error-no-spectators")
    in_both_languages(ana.http, "GET", f"/api/tables/{table}/log?before=0", 400, "error-malformed")
    in_both_languages(ana.http, "GET", "/api/tables/nowhere/log", 404, "error-no-table")


@pytest.mark.parametrize(
    ("spoken", "key", "advice"),
    [
        (PROTOCOL - 1, "error-protocol-old", "a program has to be updated"),
        (PROTOCOL + 1, "error-protocol-new", "update the server"),
    ],
)
def test_a_client_of_another_protocol_is_told_what_to_do(begun: Begun, spoken: int, key: str, advice: str) -> None:
    path = f"/api/tables/{begun.table}"
    for page in (path, f"{path}/stream"):
        english, french = in_both_languages(begun.mover.http, "GET", f"{page}?protocol={spoken}", 426, key)
        assert advice in english
        assert "rechargez la page" in french
    for language, words in (("en", "load the page again"), ("fr", "rechargez la page")):
        error, code = turned_away(begun.mover, begun.table, protocol=spoken, lang=language)
        assert (error["key"], code) == (key, 4426)
        assert words in error["message"]


def test_a_client_of_this_protocol_is_served_and_so_is_one_that_does_not_say(begun: Begun) -> None:
    for query in ({"protocol": PROTOCOL}, {}):
        with begun.mover.socket(begun.table, **query) as view:
            assert view.next("update")["protocol"] == PROTOCOL
        assert begun.mover.look(begun.table, **query)["protocol"] == PROTOCOL
    assert begun.mover.get("/api/games")["protocol"] == PROTOCOL
    _, code = turned_away(begun.mover, begun.table, protocol="new")
    assert code == 4400
