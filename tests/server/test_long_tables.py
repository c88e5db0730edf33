"""A table where more happens than in any game: its log ends, it is told page by page, and looking at it costs little."""

import random
from collections.abc import Callable

import pytest

from malecon.engine.errors import MaleconError
from malecon.server.table import commands, entries, state
from malecon.server.table.messages import error
from malecon.server.table.plan import Clock, Plan, SeatPlan
from malecon.server.table.state import PLAYING, TableState

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
    assert "son journal est plein" in error(refused.value, "fr").message


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
    """In a table with room it would wait for the last who ran out of time, and the same question could run out again."""
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
