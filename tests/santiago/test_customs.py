"""The customs office: one die on the ship is turned to 0."""

import pytest

from malecon.engine.table import NATURE
from tests.santiago.position import Position
from tests.santiago.test_bank_and_church import belongings, board

DICE = ("sugar", "citrus", "tobacco", "rum", "cigar")


@pytest.mark.clause("santiago.building.customs")
@pytest.mark.parametrize(("cleared", "face"), [("citrus", 4), *((good, face) for good in DICE for face in (1, 2, 3))])
def test_the_customs_office_turns_one_die_to_zero(cleared: str, face: int) -> None:
    other = "sugar" if cleared != "sugar" else "cigar"
    table = Position().demand(**{cleared: face, other: 3}).uses("customs").play(f"clear {cleared}")
    dice = {good: table.demand_of(good) for good in DICE}
    assert dice == {**dict.fromkeys(DICE), cleared: 0, other: 3}
    assert (table.ship, table.value) == (1, 2)


@pytest.mark.clause("santiago.building.customs", "santiago.building.customs.target")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_turning_a_die_to_zero_brings_nobody_anything(seat: int) -> None:
    table = Position(3).value_on(3).uses("customs", seat)
    before, open_before = [belongings(table, other) for other in range(3)], board(table)
    table.play("clear citrus")
    assert [belongings(table, other) for other in range(3)] == before
    assert board(table) == {**open_before, "demand": {**open_before["demand"], "citrus": 0}}
    assert (table.asked, table.question) == ((seat + 1) % 3, "drive")


@pytest.mark.clause("santiago.building.customs", "santiago.building.customs.target")
@pytest.mark.parametrize(
    ("dice", "targets"),
    [
        ({"sugar": 2, "citrus": 2, "tobacco": 2, "rum": 2}, {"sugar", "citrus", "tobacco", "rum"}),
        ({"sugar": 0, "citrus": 4, "tobacco": 1, "rum": 3}, {"citrus", "tobacco", "rum"}),
        ({"sugar": 1, "citrus": 0, "rum": 0, "cigar": 3}, {"sugar", "cigar"}),
        ({"citrus": 0, "tobacco": 0, "rum": 0, "cigar": 1}, {"cigar"}),
    ],
)
def test_the_die_must_be_on_the_ship_and_show_more_than_zero(dice: dict[str, int], targets: set[str]) -> None:
    table = Position().demand(**dice).uses("customs")
    assert table.legal() == {"decline"} | {f"clear {good}" for good in targets}
    for good in set(DICE) - targets:
        assert table.refusal(f"clear {good}") == "santiago.building.customs.target"


@pytest.mark.clause("santiago.building.customs")
def test_no_good_is_needed_to_clear_its_die() -> None:
    table = Position().empty_handed(0).uses("customs")
    assert table.legal() == {"clear sugar", "clear citrus", "clear tobacco", "clear rum", "decline"}


@pytest.mark.clause("santiago.building.customs.target")
def test_while_the_demand_is_undetermined_the_customs_office_finds_no_die() -> None:
    table = Position().undetermined().uses("customs")
    assert table.legal() == {"decline"}
    assert (table.play("decline").ship, table.value) == (1, 2)


@pytest.mark.clause("santiago.building.customs")
def test_the_die_cleared_is_told() -> None:
    table = Position().uses("customs", 1).play("clear tobacco")
    (told,) = table.told("die-cleared")
    assert told.words() == {"seat": "2", "good": "tobacco"}
    assert told.clause == "santiago.building.customs"
    assert table.told("points-taken") + table.told("goods-delivered") + table.told("ship-left") == []


@pytest.mark.clause("santiago.building.customs.last-demand")
@pytest.mark.parametrize("value", [2, 3, 4])
@pytest.mark.parametrize("face", [1, 2, 3])
def test_the_ship_leaves_when_its_last_die_is_turned_to_zero(face: int, value: int) -> None:
    table = Position().demand(sugar=0, citrus=0, rum=face, cigar=0).value_on(value).ship_is(3).uses("customs", 1)
    before = [belongings(table, seat) for seat in (0, 1)]
    table.play("clear rum")
    assert (table.ship, table.value, table.asked) == (4, 2, NATURE)
    assert [table.demand_of(good) for good in DICE] == [None] * 5
    assert [belongings(table, seat) for seat in (0, 1)] == before
    assert table.told("ship-left")[-1].words() == {"ship": 3}
    assert [event.name for event in table.events[:3]] == ["die-cleared", "ship-left", "ship-entered"]


@pytest.mark.clause("santiago.building.customs.last-demand")
@pytest.mark.parametrize("left", DICE[1:])
def test_the_ship_stays_while_one_other_good_is_wanted(left: str) -> None:
    aboard = [good for good in DICE[1:] if good != left][:2]
    table = Position().demand(sugar=1, **{left: 1, **dict.fromkeys(aboard, 0)}).uses("customs").play("clear sugar")
    assert (table.ship, table.demand_of("sugar"), table.demand_of(left)) == (1, 0, 1)
    assert (table.asked, table.question, table.told("ship-left")) == (1, "drive", [])


@pytest.mark.clause("santiago.building.customs.last-demand")
def test_whoever_cleared_the_last_die_sets_the_next_demand() -> None:
    table = Position(3).demand(sugar=0, citrus=0, tobacco=1, rum=0).uses("customs", 1).play("clear tobacco")
    table.roll(sugar=1, citrus=2, tobacco=0, rum=3, cigar=1)
    assert (table.asked, table.question) == (1, "left-out")
    table.play("leave-out sugar")
    assert [table.demand_of(good) for good in DICE] == [None, 2, 0, 3, 1]
    assert (table.asked, table.question) == (2, "drive")


@pytest.mark.clause("santiago.building.customs.last-demand")
def test_the_customs_office_can_send_off_the_seventh_ship() -> None:
    table = Position().demand(sugar=0, citrus=0, tobacco=0, rum=2).ship_is(7).uses("customs").play("clear rum")
    assert table.over
    assert table.told("ship-left")[-1].words() == {"ship": 7}


@pytest.mark.clause("santiago.broker.use-optional")
def test_whoever_declines_the_customs_office_leaves_the_dice_alone() -> None:
    table = Position().demand(sugar=0, citrus=0, tobacco=0, rum=1).uses("customs")
    open_before = board(table)
    table.play("decline")
    assert board(table) == open_before
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.building.customs")
def test_the_tobacco_merchants_guest_clears_a_die() -> None:
    table = Position().visit("pedro").play("use", "broker customs", "clear sugar")
    assert [table.demand_of(good) for good in DICE] == [0, 2, 2, 2, None]
    assert (table.goods(0, "sugar"), table.points(0)) == (1, 2)


@pytest.mark.clause("santiago.building.customs", "santiago.building.customs.target")
def test_the_lawyers_client_may_clear_a_die_and_then_another() -> None:
    table = Position().owns(0, "customs").visit("alonso").play("use-own customs", "clear rum", "broker customs")
    assert table.legal() == {"clear sugar", "clear citrus", "clear tobacco", "decline"}
    table.play("clear citrus")
    assert [table.demand_of(good) for good in DICE] == [2, 0, 2, 0, None]
