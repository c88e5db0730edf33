"""What a position looks worth to a bot, in hundredths of a point."""

from malecon.games.santiago.game import GAME
from tests.santiago.position import Position


def worth(table: Position, seat: int = 0) -> int:
    return int(GAME.thumb.rule_of_thumb(table.table, seat))


def bare(players: int = 2) -> Position:
    return Position(players).empty_handed(0)


def test_nothing_is_worth_nothing() -> None:
    assert worth(bare()) == 0


def test_points_count_in_full() -> None:
    assert worth(bare().holds(0, points=7)) == 700
    assert GAME.evaluate(bare().holds(0, points=7).table, 0) == 7.0


def test_the_first_six_pesos_are_worth_more_than_the_rest() -> None:
    assert worth(bare().holds(0, pesos=6)) == 180
    assert worth(bare().holds(0, pesos=7)) == 190
    assert worth(bare().holds(0, pesos=9)) == 210


def test_a_good_that_the_ship_wants_is_worth_a_share_of_its_value() -> None:
    assert worth(bare().value_on(4).holds(0, sugar=1)) == 220
    assert worth(bare().value_on(4).holds(0, sugar=3)) == 2 * 220 + 70
    assert worth(bare().value_on(3).holds(0, rum=1)) == 165


def test_a_good_that_nobody_wants_keeps_its_idle_worth() -> None:
    assert worth(bare().demand(citrus=1).holds(0, sugar=1)) == 70
    assert worth(bare().demand(citrus=1).holds(0, citrus=1, tobacco=1)) == 110 + 70
    assert worth(bare().demand(citrus=1).holds(0, rum=1)) == 110
    assert worth(bare().demand(citrus=1).holds(0, cigar=2)) == 220
    assert worth(bare().demand(sugar=1).holds(0, wood=2)) == 120


def test_a_wanted_good_is_never_worth_less_than_an_idle_one() -> None:
    assert worth(bare().value_on(2).demand(rum=1).holds(0, rum=1)) == 110


def test_a_building_is_worth_something_for_every_ship_to_come() -> None:
    assert worth(bare().owns(0, "bank")) == 280
    assert worth(bare().owns(0, "bank", "church").ship_is(7)) == 80
    assert worth(bare().owns(1, "bank")) == 0


def test_when_the_game_is_over_only_points_count() -> None:
    table = Position(2).ship_is(7).value_on(4).at("alonso").holds(0, pesos=9, points=4, sugar=4).play("drive 2")
    assert table.over
    assert worth(table) == 100 * table.points(0)
