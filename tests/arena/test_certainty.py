"""When an arena has seen enough: seldom wrong, however often one looks, and soon sure where there is a difference."""

import random
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest
from typer.testing import CliRunner

from malecon.arena.bout import Fault, Result
from malecon.arena.certainty import ERROR, capital, found_after, scores_of
from malecon.arena.lineup import Bout, schedule
from malecon.cli.commands import app
from malecon.cli.speech import say
from malecon.engine.errors import MaleconError

ARENAS = 120  # simulated
LONGEST = 160  # deals
TOO_MANY = 11  # of them that are wrong: 5 %, and two standard deviations of that


def of_two_games(chance: random.Random, share: float) -> float:
    """A deal of two rotations that have nothing to do with each other."""
    return ((chance.random() < share) + (chance.random() < share)) / 2


def alike(chance: random.Random, share: float) -> float:
    """A deal whose rotations all end in the same way."""
    return float(chance.random() < share)


def shared(chance: random.Random, share: float) -> float:
    """Half of the games have two winners."""
    return 0.5 if chance.random() < 0.5 else of_two_games(chance, share)


def sure(draw: Callable[[random.Random, float], float], true: float, asked: float) -> list[tuple[bool | None, int]]:
    """What arenas that look after every deal say, and after how many."""
    found = []
    for number in range(ARENAS):
        chance = random.Random(f"{draw.__name__} {true} {asked} {number}")
        finding = found_after([draw(chance, true) for _ in range(LONGEST)], asked)
        found.append((finding.more, finding.deals))
    return found


@pytest.mark.parametrize("draw", [of_two_games, alike, shared])
def test_where_there_is_no_difference_hardly_any_arena_finds_one(draw: Callable[[random.Random, float], float]) -> None:
    """Of those that look until they see one: twenty times as many would stop if they looked at 95 % intervals."""
    found = [more for more, _ in sure(draw, 0.5, 0.5)]
    wrong = sum(more is True for more in found), sum(more is False for more in found)
    assert max(wrong) <= TOO_MANY


def test_the_same_holds_for_another_share_than_one_half() -> None:
    found = [more for more, _ in sure(alike, 0.25, 0.25)]
    assert max(found.count(True), found.count(False)) <= TOO_MANY


@pytest.mark.parametrize(("true", "deals"), [(0.6, 160), (0.7, 45), (0.85, 16)])
def test_a_difference_is_found_the_sooner_the_larger_it_is(true: float, deals: int) -> None:
    found = sure(of_two_games, true, 0.5)
    assert sum(more is False for more, _ in found) <= 1
    assert sum(more is True for more, _ in found) > (0.5 if true < 0.7 else 0.95) * ARENAS
    assert median(number for _, number in found) <= deals


def test_who_wins_less_is_found_out_as_soon_as_who_wins_more() -> None:
    more, less = sure(of_two_games, 0.7, 0.5), sure(of_two_games, 0.3, 0.5)
    assert abs(median(n for _, n in more) - median(n for _, n in less)) <= 6
    assert sum(found is False for found, _ in less) > 0.95 * ARENAS


def test_the_interval_holds_at_any_time() -> None:
    """Whenever it is looked at: the true share is outside at some time in hardly any arena."""
    outside = 0
    for number in range(40):
        chance = random.Random(number)
        scores = [of_two_games(chance, 0.62) for _ in range(60)]
        intervals = [found_after(scores[:deals], 0.999_999) for deals in range(6, 61, 6)]
        outside += any(not found.low <= 0.62 <= found.high for found in intervals)
    assert outside <= 40 * ERROR + 3


def test_a_capital_of_one_is_what_nobody_has_bet_with() -> None:
    assert capital({}, 0.4) == pytest.approx(1.0)
    assert capital({0.4: 100}, 0.4) == pytest.approx(1.0)  # fair bets on what comes as expected
    assert capital({1.0: 20}, 0.5) > 1000 > 1 > capital({0.0: 20}, 0.5)
    assert capital({1.0: 100_000}, 0.01) > 1e300  # as much as a number can hold


# -- deals ------------------------------------------------------------------------------------------------------------


def result(bout: Bout, winner: str, fault: Fault | None = None) -> Result:
    places = tuple(1 if bot == winner else 2 for bot in bout.bots)
    nothing = tuple(0 for _ in places)
    clocks = tuple((1000,) for _ in places)
    return Result(bout.deal, bout.rotation, bout.bots, places, places, nothing, nothing, nothing, clocks, fault)


def test_only_deals_without_a_gap_before_them_count_whatever_was_finished_first() -> None:
    bouts = schedule(("a", "b"), 2, 6)
    finished = {bout.key: result(bout, "a") for bout in bouts if bout.deal != 2}
    assert list(scores_of("a", bouts, finished)) == [(1, 1.0)]
    finished |= {bout.key: result(bout, "b" if bout.rotation == 1 else "a") for bout in bouts if bout.deal == 2}
    assert list(scores_of("a", bouts, finished)) == [(1, 1.0), (2, 0.5), (3, 1.0)]


def test_a_deal_with_a_fault_or_without_the_bot_says_nothing() -> None:
    bouts = schedule(("a", "b", "c"), 2, 6)  # a and b, a and c, b and c
    finished = {bout.key: result(bout, "a") for bout in bouts}
    assert [deal for deal, _ in scores_of("a", bouts, finished)] == [1, 2]
    finished[bouts[0].key] = result(bouts[0], "a", Fault(1, "a", 3, "it failed"))
    assert [deal for deal, _ in scores_of("a", bouts, finished)] == [2]


# -- the command ------------------------------------------------------------------------------------------------------

DUEL = ("arena", "santiago", "ramona", "random", "--games", "400", "--seed", "3", "--sure", "0.5", "--no-times")


def arena(*arguments: str | Path) -> str:
    done = CliRunner().invoke(app, [*map(str, arguments)])
    assert done.exit_code == 0, done.output
    return done.stdout


def report(folder: Path) -> str:
    return (folder / "report.md").read_text("utf-8")


def test_the_arena_stops_when_it_is_sure_and_says_so(tmp_path: Path) -> None:
    said = arena(*DUEL, "--out", tmp_path)
    games = len((tmp_path / "games.jsonl").read_text("utf-8").splitlines())
    assert 4 <= games <= 40
    assert f"After {games // 2} deals it is sure that ramona wins more than 50.0% of its games" in " ".join(
        said.split()
    )
    assert f"--games {games} " in report(tmp_path)
    assert "--sure 0.5" in report(tmp_path)


def test_the_same_deals_decide_however_many_processes_play_and_wherever_it_goes_on(tmp_path: Path) -> None:
    """The folder is carried to another place when four games are played; there, two processes play on."""
    arena(*DUEL, "--out", tmp_path / "one")
    arena(*(word.replace("400", "4") for word in DUEL), "--out", tmp_path / "begun")
    (tmp_path / "begun").rename(tmp_path / "elsewhere")
    arena(*DUEL, "--out", tmp_path / "elsewhere", "--jobs", "2")
    assert report(tmp_path / "elsewhere") == report(tmp_path / "one")


def test_where_it_is_not_sure_in_the_end_it_says_that_too() -> None:
    said = arena("arena", "santiago", "random", "tito", "--games", "2", "--sure", "0.5")
    assert "After 1 deal nobody can be sure whether random wins more than 50.0%" in " ".join(said.split())


@pytest.mark.parametrize("share", ["0", "1", "-0.5", "nan"])
def test_a_share_that_nobody_wins_is_refused(share: str) -> None:
    refused = CliRunner().invoke(app, ["arena", "santiago", "random", "random", f"--sure={share}"])
    assert isinstance(refused.exception, MaleconError)
    assert refused.exception.key == "error-arena-sure"
    assert say("error-arena-sure", share="0").endswith("--sure 0.5")
