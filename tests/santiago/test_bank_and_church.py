"""The bank's two pesos and the church's point."""

from typing import Any

import pytest

from malecon.games.santiago.words import Bank
from tests.santiago.position import Position


def belongings(table: Position, seat: int) -> dict[str, int]:
    """Pesos, points and goods of a player."""
    own = table.match.view(seat)["players"][seat]
    return {"pesos": own["pesos"], "points": own["points"], **own["goods"]}


def board(table: Position) -> dict[str, Any]:
    """All that lies open on the table (supply, dice, markers, tiles ...), except whose turn it is."""
    seen = table.match.view(None)
    return {
        **seen,
        "phase": None,
        "asked": None,
        "later": None,
        "stars_to": None,
        "board": {**seen["board"], "active": None},
    }


@pytest.mark.clause("santiago.building.bank")
@pytest.mark.parametrize("pesos", [0, 1, 3, 40])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_bank_gives_two_pesos(seat: int, pesos: int) -> None:
    table = Position(3).holds(seat, pesos=pesos).uses("bank", seat)
    before, open_before = [belongings(table, other) for other in range(3)], board(table)
    table.play("use")
    before[seat]["pesos"] = pesos + 2
    assert [belongings(table, other) for other in range(3)] == before
    assert board(table) == open_before


@pytest.mark.clause("santiago.building.church")
@pytest.mark.parametrize("points", [0, 1, 2, 30])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_church_gives_one_point(seat: int, points: int) -> None:
    table = Position(3).holds(seat, points=points).uses("church", seat)
    before, open_before = [belongings(table, other) for other in range(3)], board(table)
    table.play("use")
    before[seat]["points"] = points + 1
    assert [belongings(table, other) for other in range(3)] == before
    assert board(table) == open_before


@pytest.mark.clause("santiago.building.bank", "santiago.building.church")
@pytest.mark.parametrize("building", ["bank", "church"])
def test_bank_and_church_ask_for_nothing_in_return(building: str) -> None:
    table = Position().empty_handed(0).uses(building)
    assert table.legal() == {"use", "decline"}


@pytest.mark.clause("santiago.building.bank")
def test_two_pesos_from_the_bank_are_told() -> None:
    table = Position().uses("bank", 1).play("use")
    (told,) = table.told("pesos-taken")
    assert told.words() == {"seat": "2", "amount": 2}
    assert told.clause == "santiago.building.bank"
    assert table.told("points-taken") == []


@pytest.mark.clause("santiago.building.church")
def test_the_point_from_the_church_is_told() -> None:
    table = Position().uses("church", 1).play("use")
    (told,) = table.told("points-taken")
    assert told.words() == {"seat": "2", "amount": 1}
    assert told.clause == "santiago.building.church"
    assert table.told("pesos-taken") == []


@pytest.mark.clause("santiago.broker.use-optional")
@pytest.mark.parametrize("building", ["bank", "church"])
def test_whoever_declines_the_bank_or_the_church_gets_nothing(building: str) -> None:
    table = Position().uses(building, 1)
    before, open_before = [belongings(table, seat) for seat in (0, 1)], board(table)
    table.play("decline")
    assert [belongings(table, seat) for seat in (0, 1)] == before
    assert board(table) == open_before
    assert table.told("building-declined")[-1].words() == {"seat": "2", "building": building}
    assert (table.asked, table.question) == (0, "drive")


@pytest.mark.clause("santiago.building.bank", "santiago.building.church")
@pytest.mark.parametrize("building", ["bank", "church"])
def test_bank_and_church_give_once_per_visit(building: str) -> None:
    table = Position(3).uses(building, 2).play("use")
    assert (table.asked, table.question) == (0, "drive")


@pytest.mark.clause("santiago.building.bank")
def test_a_drive_to_the_musician_and_a_visit_to_the_bank_bring_five_pesos() -> None:
    table = Position().visit("martinez").play("use", "broker bank", "use")
    assert (table.pesos(0), table.points(0)) == (8, 2)
    assert (table.pesos(1), table.points(1)) == (3, 2)
    assert table.broker_of(0) == "bank"


@pytest.mark.clause("santiago.building.church")
def test_a_drive_to_the_dancer_and_a_visit_to_the_church_bring_three_points() -> None:
    table = Position().visit("maria").play("use", "broker church", "use")
    assert (table.pesos(0), table.points(0)) == (3, 5)
    assert (table.pesos(1), table.points(1)) == (3, 2)


@pytest.mark.clause("santiago.building.bank")
def test_the_lawyer_lets_the_owner_of_the_bank_take_two_pesos() -> None:
    table = Position().owns(0, "bank").broker_on(1, "bank").visit("alonso").play("use-own bank", "use")
    assert (table.pesos(0), table.points(0)) == (5, 2)
    assert (table.pesos(1), table.points(1)) == (3, 2)


@pytest.mark.clause("santiago.building.church")
def test_the_lawyer_lets_the_owner_of_the_church_take_a_point() -> None:
    table = Position().owns(0, "church").broker_on(1, "church").visit("alonso").play("use-own church", "use")
    assert (table.pesos(0), table.points(0)) == (3, 3)
    assert (table.pesos(1), table.points(1)) == (3, 2)


@pytest.mark.clause("santiago.building.bank", "santiago.building.church", "santiago.building.sawmill")
@pytest.mark.clause("santiago.building.cafe", "santiago.building.casino.to-vp", "santiago.building.casino.to-pesos")
@pytest.mark.clause("santiago.building.office", "santiago.building.newspaper.peso")
@pytest.mark.parametrize(
    ("building", "move", "pesos", "points"),
    [
        ("bank", "use", 2, 0),
        ("church", "use", 0, 1),
        ("sawmill", "use", 1, 1),
        ("cafe", "hand-in cigar", 0, 2),
        ("cafe", "hand-in rum", 0, 2),
        ("cafe", "hand-in both", 0, 4),
        ("casino", "buy-points 2", -6, 2),
        ("casino", "sell-points 2", 6, -2),
        ("office", "deliver-one sugar", 0, 2),
        ("newspaper", "use", 1, 0),
        ("bank", "decline", 0, 0),
    ],
)
def test_pesos_and_points_come_from_the_supply_and_go_back_to_it(
    building: str, move: str, pesos: int, points: int
) -> None:
    table = Position().holds(0, pesos=7, points=7, rum=2, cigar=2, wood=2).uses(building)
    coins, chips = int(table.table.bank[Bank.PESOS]), int(table.table.bank[Bank.POINTS])
    table.play(move)
    assert (table.pesos(0), int(table.table.bank[Bank.PESOS])) == (7 + pesos, coins - pesos)
    assert (table.points(0), int(table.table.bank[Bank.POINTS])) == (7 + points, chips - points)


@pytest.mark.clause("santiago.building.bank")
@pytest.mark.parametrize("coins", [0, 1, 2])
def test_the_bank_gives_two_pesos_even_when_coins_run_out(coins: int) -> None:
    table = Position().uses("bank")
    table.table.bank[Bank.PESOS] = coins
    assert table.play("use").pesos(0) == 5


@pytest.mark.clause("santiago.building.church")
def test_the_church_gives_its_point_even_when_chips_run_out() -> None:
    table = Position().uses("church")
    table.table.bank[Bank.POINTS] = 0
    assert table.play("use").points(0) == 3
