"""What a position looks worth to a bot, in hundredths of a point."""

import pytest

from malecon.games.havana.evaluation import FEATURES
from malecon.games.havana.game import GAME
from tests.havana.position import Position

AFFORDABLE = FEATURES.index("affordable")
WITHIN_REACH = FEATURES.index("within-reach")
OPEN_CARDS = 16  # siesta and refreshment promise 8 each


def bare() -> Position:
    return Position(3).shows(0, "siesta", "refreshment")


def worth(table: Position) -> int:
    return int(GAME.thumb.rule_of_thumb(table.buys(0).table, 0)) - OPEN_CARDS


def test_nothing_is_worth_nothing() -> None:
    assert worth(bare()) == 0


def test_points_count_in_full() -> None:
    assert worth(bare().holds(0, points=7)) == 700
    assert GAME.evaluate(Position(2).holds(0, points=7).holds(1, points=8).table, 0) == 7.0


def test_the_first_eight_of_everything_are_worth_more_than_the_rest() -> None:
    assert worth(bare().holds(0, red=3, blue=5)) == 8 * 55
    assert worth(bare().holds(0, red=5, blue=5)) == 8 * 55 + 2 * 5
    assert worth(bare().holds(0, pesos=8)) == 8 * 15
    assert worth(bare().holds(0, pesos=11)) == 8 * 15 + 3 * 5
    assert worth(bare().holds(0, grey=8)) == 8 * 14
    assert worth(bare().holds(0, grey=10)) == 8 * 14 + 2 * 5
    assert worth(bare().holds(0, workers=3)) == 165


def test_what_others_own_does_not_count() -> None:
    assert worth(bare().holds(1, points=3, red=2)) == 0


def test_when_the_game_is_over_points_count_and_above_all_the_victory() -> None:
    table = Position(2).holds(0, points=4, red=3, pesos=5).holds(1, points=5)
    assert table.over
    assert GAME.thumb.rule_of_thumb(table.table, 0) == 400
    assert GAME.thumb.rule_of_thumb(table.table, 1) == 5500


@pytest.mark.parametrize(
    ("card", "promised"),
    [
        ("mama", 2 * 55 + 2 * 14),
        ("pesos", 4 * 15),
        ("debris", 3 * 14),
        ("pesos-thief", 3 * 15),
        ("black-market", 60),
        ("worker", 80),
        ("architect", 85),
        ("materials-thief", 50),
        ("tax-collector", 30),
        ("protection", 0),
        ("conservation", 8),
    ],
)
def test_an_open_card_is_worth_what_it_promises(card: str, promised: int) -> None:
    table = Position(3).shows(0, "siesta", card).centre(red=2, blue=1, grey=3, pesos=5).holds(2, pesos=7)
    assert GAME.thumb.rule_of_thumb(table.holds(0, points=0).buys(0).table, 0) == 8 + promised


def test_a_sealed_card_promises_as_much_as_an_open_one() -> None:
    table = Position(2).shows(0, "siesta", "refreshment").replaces().play("cover siesta worker")
    assert GAME.thumb.rule_of_thumb(table.table, 0) == 8 + 80


def test_protection_is_worth_more_to_who_has_more_to_lose() -> None:
    table = Position(2).shows(0, "siesta", "protection").holds(0, red=2, blue=1).buys(0)
    assert GAME.thumb.rule_of_thumb(table.table, 0) == 3 * 55 + 8 + 3 * 5


def found(table: Position, feature: int, seat: int = 0) -> int:
    GAME.thumb.look(table.table, seat)
    return int(GAME.thumb.found[feature])


@pytest.mark.clause("havana.row.refill", "havana.buy.ends-only")
def test_while_a_row_is_refilled_its_right_end_is_the_building_that_stands_there() -> None:
    table = Position(2).row("upper", "beach-hut", "jetty", "clay-well").row("lower")
    table.holds(0, red=1, blue=1, yellow=9, brown=9, grey=20, pesos=20, workers=9).shows(0, "architect", "worker")
    table.buys(0).play("buy upper-left", "pay red")
    for building in ("capitol", "casino", "university", "hotel"):
        assert table.question == "deal"
        assert (table.at_end("upper-left"), table.at_end("upper-right")) == ("jetty", "clay-well")
        assert (found(table, AFFORDABLE), found(table, WITHIN_REACH)) == (100, 200)
        table.play(f"deal {building}")
    assert (table.question, table.at_end("upper-right"), found(table, AFFORDABLE)) == ("buy", "clay-well", 100)
