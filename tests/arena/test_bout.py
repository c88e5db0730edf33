"""One game of the arena: its chance, its luck, its clocks and its faults."""

import gc

import pytest

from malecon.arena import bout as bout_module
from malecon.arena.bout import Nature, Played, Result, play_bout
from malecon.arena.lineup import schedule
from malecon.arena.plan import Plan
from malecon.bots import Bot, make_bot
from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.record import parse_record, setting_of, verify
from malecon.engine.table import NATURE
from malecon.games import find_game
from tests.arena.strange_bots import let_strange_bots_in, plan_for


def played(plan: Plan, games: int) -> list[Played]:
    return [play_bout(plan, bout) for bout in schedule(plan.bots, plan.players, games)]


def results(plan: Plan, games: int) -> list[Result]:
    return [each.result for each in played(plan, games)]


def without_times(result: Result) -> tuple[object, ...]:
    return result.key, result.bots, result.points, result.places, result.decisions


def opening_draws(each: Played) -> list[str]:
    """What chance laid on the table before anybody moved."""
    assert each.record is not None
    moves = parse_record(each.record).moves
    first = next(number for number, move in enumerate(moves) if move.seat != NATURE)
    return [move.text for move in moves[:first]]


@pytest.mark.parametrize("game", ["cuba", "havana", "santiago"])
def test_every_rotation_of_a_deal_has_the_same_chance_and_every_deal_another(game: str) -> None:
    one, two, three, other, *_ = map(
        opening_draws, played(plan_for(*["random"] * 2, "lookahead", game=game, records=True), 6)
    )
    assert one == two == three
    assert one != other


def test_the_next_die_falls_alike_whatever_else_was_drawn_before_it() -> None:
    one, other = Nature("seed 1"), Nature("seed 1")
    numbers = [one.chance("die").below(1000) for _ in range(5)]
    for number in numbers:
        other.chance("tile")
        assert other.chance("die").below(1000) == number
    assert len(set(numbers)) > 1
    assert Nature("seed 2").chance("die").below(1000) != numbers[0]


def test_a_bots_own_luck_goes_with_its_place_in_the_line_up_and_not_with_its_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lucks: list[tuple[int, int]] = []

    def noted(name: str, setting: Setting, chance: Chance) -> Bot:
        lucks.append((chance.one, chance.two))
        return make_bot(name, setting, chance)

    monkeypatch.setattr(bout_module, "make_bot", noted)
    results(plan_for("random", "lookahead"), 4)
    one, other = lucks[0], lucks[1]
    assert lucks[:4] == [one, other, other, one]
    assert len(set(lucks)) == 4  # two bots, two deals


def test_a_game_follows_from_the_seed_the_deal_and_the_rotation() -> None:
    plan = plan_for("random", "lookahead", seed=7)
    bouts = schedule(plan.bots, plan.players, 6)
    forward = [without_times(play_bout(plan, bout).result) for bout in bouts]
    backward = [without_times(play_bout(plan, bout).result) for bout in reversed(bouts)]
    assert forward == backward[::-1]
    assert forward != [without_times(result) for result in results(plan_for("random", "lookahead", seed=8), 6)]


def test_a_result_counts_moves_and_those_of_which_there_was_a_choice() -> None:
    each = played(plan_for("random", "lookahead", records=True), 2)[1]
    assert each.record is not None
    moves = parse_record(each.record).moves
    for seat in range(2):
        made = sum(move.seat == seat for move in moves)
        assert len(each.result.microseconds[seat]) == made
        assert 0 < each.result.decisions[seat] < made


def test_the_record_of_a_bout_can_be_verified_and_says_who_played() -> None:
    each = played(plan_for("random", "lookahead", records=True), 2)[1]
    assert each.record is not None
    record = parse_record(each.record)
    match = verify(record, setting_of(record, find_game))
    assert tuple(match.scores()) == each.result.points
    assert [record.tags[f"Player{seat}"] for seat in (1, 2)] == list(each.result.bots) == ["lookahead", "random"]


def test_a_move_beyond_the_limit_of_a_bot_is_an_overrun_if_it_takes_as_long_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    let_strange_bots_in(monkeypatch)
    one, other = results(plan_for("random", "slow"), 2)
    assert one.late == one.overruns == (0, 1)  # who has no limit cannot overrun it
    assert other.late == other.overruns == (1, 0)
    assert one.microseconds[1][:3] == (12_001, 12_000, 0)


def test_a_move_that_is_late_only_once_is_a_pause_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    let_strange_bots_in(monkeypatch)
    one, other = results(plan_for("random", "paused"), 2)
    assert (one.late, other.late) == ((0, 1), (1, 0))
    assert one.overruns == other.overruns == (0, 0)
    assert one.microseconds[1][:3] == (12_000, 12_001, 0)


def test_what_is_loaded_is_not_looked_through_for_waste_while_a_clock_runs() -> None:
    played(plan_for("random", "random"), 1)
    assert gc.get_freeze_count() > 10_000


def test_a_bot_that_stumbles_is_a_fault_with_its_name_and_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    let_strange_bots_in(monkeypatch)
    result = results(plan_for("random", "stumbling"), 2)[0]
    assert result.fault is not None
    assert (result.fault.bot, result.fault.seat) == ("stumbling", 2)
    assert result.fault.move > 10
    assert result.fault.error == "ValueError: no | idea at all [/bold]"
    assert result.points == ()


def test_an_illegal_answer_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    let_strange_bots_in(monkeypatch)
    result = results(plan_for("cheating", "random"), 2)[0]
    assert result.fault is not None
    assert result.fault.bot == "cheating"
    assert result.fault.error.startswith(("IllegalMove: ", "OtherQuestion: "))
