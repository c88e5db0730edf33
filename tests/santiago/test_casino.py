"""The casino: three pesos buy a point, a point brings three pesos."""

import pytest

from malecon.games.santiago.game import GAME
from tests.santiago.position import Position
from tests.santiago.test_bank_and_church import belongings, board


@pytest.mark.clause("santiago.building.casino", "santiago.building.casino.to-vp")
@pytest.mark.parametrize(("lots", "pesos"), [(1, 7), (2, 4), (3, 1)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_three_pesos_buy_one_point(seat: int, lots: int, pesos: int) -> None:
    table = Position(3).holds(seat, pesos=10, points=5).uses("casino", seat)
    before, open_before = [belongings(table, other) for other in range(3)], board(table)
    table.play(f"buy-points {lots}")
    before[seat] |= {"pesos": pesos, "points": 5 + lots}
    assert [belongings(table, other) for other in range(3)] == before
    assert board(table) == open_before


@pytest.mark.clause("santiago.building.casino", "santiago.building.casino.to-pesos")
@pytest.mark.parametrize(("lots", "pesos"), [(1, 7), (2, 10), (3, 13), (4, 16)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_each_point_handed_in_brings_three_pesos(seat: int, lots: int, pesos: int) -> None:
    table = Position(3).holds(seat, pesos=4, points=4).uses("casino", seat)
    before, open_before = [belongings(table, other) for other in range(3)], board(table)
    table.play(f"sell-points {lots}")
    before[seat] |= {"pesos": pesos, "points": 4 - lots}
    assert [belongings(table, other) for other in range(3)] == before
    assert board(table) == open_before


@pytest.mark.clause("santiago.building.casino", "santiago.building.casino.one-direction")
@pytest.mark.parametrize(
    ("pesos", "points", "bought", "sold"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 0),
        (2, 0, 0, 0),
        (3, 0, 1, 0),
        (4, 0, 1, 0),
        (5, 0, 1, 0),
        (6, 0, 2, 0),
        (8, 0, 2, 0),
        (9, 0, 3, 0),
        (2, 1, 0, 1),
        (3, 1, 1, 1),
        (0, 2, 0, 2),
        (7, 5, 2, 5),
        (30, 12, 10, 12),
    ],
)
def test_as_many_whole_lots_as_one_owns(pesos: int, points: int, bought: int, sold: int) -> None:
    table = Position().holds(0, pesos=pesos, points=points).uses("casino")
    buying = {f"buy-points {lots}" for lots in range(1, bought + 1)}
    selling = {f"sell-points {lots}" for lots in range(1, sold + 1)}
    assert table.legal() == {"decline"} | buying | selling
    assert table.refusal(f"buy-points {bought + 1}") == "santiago.building.casino.to-vp"
    assert table.refusal(f"sell-points {sold + 1}") == "santiago.building.casino.to-pesos"


@pytest.mark.clause("santiago.building.casino", "santiago.building.casino.to-vp")
@pytest.mark.parametrize(("pesos", "most"), [(297, 99), (299, 99), (300, 100), (750, 250), (1499, 499), (1500, 500)])
def test_a_fortune_can_be_converted_in_one_use(pesos: int, most: int) -> None:
    table = Position().holds(0, pesos=pesos, points=0).uses("casino")
    assert table.legal() == {"decline"} | {f"buy-points {lots}" for lots in range(1, most + 1)}
    table.play(f"buy-points {most}")
    assert (table.pesos(0), table.points(0)) == (pesos - 3 * most, most)


@pytest.mark.clause("santiago.building.casino", "santiago.building.casino.to-pesos")
@pytest.mark.parametrize("points", [99, 100, 250, 499, 500])
def test_all_points_can_be_converted_in_one_use(points: int) -> None:
    table = Position().holds(0, pesos=0, points=points).uses("casino")
    assert table.legal() == {"decline"} | {f"sell-points {lots}" for lots in range(1, points + 1)}
    table.play(f"sell-points {points}")
    assert (table.pesos(0), table.points(0)) == (3 * points, 0)


@pytest.mark.clause("santiago.building.casino.to-vp", "santiago.building.casino.to-pesos")
def test_a_fortune_buys_no_more_than_it_pays_for() -> None:
    table = Position().holds(0, pesos=449, points=149).uses("casino")
    assert table.refusal("buy-points 149") is None
    assert table.refusal("buy-points 150") == "santiago.building.casino.to-vp"
    assert table.refusal("sell-points 149") is None
    assert table.refusal("sell-points 150") == "santiago.building.casino.to-pesos"


@pytest.mark.clause("santiago.building.casino.one-direction")
def test_larger_deals_are_numbered_after_all_other_moves() -> None:
    """Records and bots know moves by the numbers that they had before the casino knew larger ones."""
    parse = GAME.vocabulary.parse
    assert [parse(text).id for text in ("buy-points 99", "sell-points 1", "value-left", "roll cigar 4")] == [
        408,
        409,
        508,
        620,
    ]
    assert [parse(text).id for text in ("buy-points 100", "buy-points 500", "sell-points 100")] == [621, 1021, 1022]
    assert parse("sell-points 500").id == len(GAME.vocabulary) - 1
    assert list(GAME.vocabulary.kinds).count("buy-points") == 1


@pytest.mark.clause("santiago.building.casino.to-vp")
@pytest.mark.parametrize("pesos", [0, 1, 2])
def test_less_than_three_pesos_buy_nothing(pesos: int) -> None:
    table = Position().holds(0, pesos=pesos, points=0).holds(1, pesos=9, points=9).uses("casino", 0)
    assert table.legal() == {"decline"}


@pytest.mark.clause("santiago.building.casino.to-vp")
def test_exactly_three_pesos_buy_a_point_and_leave_none() -> None:
    table = Position().holds(0, pesos=3, points=0).uses("casino").play("buy-points 1")
    assert (table.pesos(0), table.points(0)) == (0, 1)


@pytest.mark.clause("santiago.building.casino.to-pesos")
def test_the_last_point_can_be_handed_in() -> None:
    table = Position().holds(0, pesos=0, points=1).uses("casino").play("sell-points 1")
    assert (table.pesos(0), table.points(0)) == (3, 0)


@pytest.mark.clause("santiago.building.casino.one-direction")
@pytest.mark.parametrize("move", ["buy-points 1", "sell-points 1"])
def test_one_use_converts_in_one_direction_only(move: str) -> None:
    table = Position().holds(0, pesos=9, points=9).uses("casino").play(move)
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.building.casino.to-vp")
def test_points_bought_are_told() -> None:
    table = Position().holds(1, pesos=7).uses("casino", 1).play("buy-points 2")
    (told,) = table.told("points-bought")
    assert told.words() == {"seat": "2", "points": 2, "pesos": 6}
    assert told.clause == "santiago.building.casino.to-vp"
    assert table.told("points-sold") == []


@pytest.mark.clause("santiago.building.casino.to-pesos")
def test_points_sold_are_told() -> None:
    table = Position().holds(1, points=7).uses("casino", 1).play("sell-points 2")
    (told,) = table.told("points-sold")
    assert told.words() == {"seat": "2", "points": 2, "pesos": 6}
    assert told.clause == "santiago.building.casino.to-pesos"
    assert table.told("points-bought") == []


@pytest.mark.clause("santiago.broker.use-optional")
def test_whoever_declines_the_casino_keeps_pesos_and_points() -> None:
    table = Position().uses("casino")
    before = belongings(table, 0)
    table.play("decline")
    assert belongings(table, 0) == before
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.building.casino.to-pesos")
def test_points_from_the_dancer_can_be_sold_at_once() -> None:
    table = Position().holds(0, points=0).visit("maria").play("use", "broker casino")
    assert table.legal() == {"buy-points 1", "sell-points 1", "sell-points 2", "decline"}
    table.play("sell-points 2")
    assert (table.pesos(0), table.points(0)) == (9, 0)
