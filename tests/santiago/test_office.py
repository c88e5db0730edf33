"""The office: one good the ship wants, at once, for exactly two points."""

import pytest

from malecon.engine.errors import MaleconError
from malecon.engine.table import NATURE
from tests.santiago.position import Position
from tests.santiago.test_bank_and_church import belongings, board

DICE = ("sugar", "citrus", "tobacco", "rum", "cigar")


@pytest.mark.clause(
    "santiago.building.office", "santiago.building.office.die-down", "santiago.building.office.no-phase"
)
@pytest.mark.parametrize("value", [2, 3, 4])
@pytest.mark.parametrize("good", DICE)
def test_one_good_through_the_office_brings_exactly_two_points(good: str, value: int) -> None:
    others = [other for other in DICE if other != good]
    table = Position(3).demand(**{good: 2, **dict.fromkeys(others[:3], 3)}).value_on(value).holds(1, **{good: 3})
    table.uses("office", 1)
    before, open_before = [belongings(table, seat) for seat in range(3)], board(table)
    table.play(f"deliver-one {good}")
    before[1] |= {good: 2, "points": 4}
    assert [belongings(table, seat) for seat in range(3)] == before
    supply = {**open_before["supply"], good: open_before["supply"][good] + 1}
    demand = {**open_before["demand"], good: 1}
    assert board(table) == {**open_before, "supply": supply, "demand": demand}


@pytest.mark.clause("santiago.building.office.die-down")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_the_die_of_the_good_delivered_goes_down_by_one(face: int) -> None:
    table = Position().demand(sugar=2, citrus=face, tobacco=0, rum=3).uses("office").play("deliver-one citrus")
    assert [table.demand_of(good) for good in DICE] == [2, face - 1, 0, 3, None]
    assert table.ship == 1


@pytest.mark.clause("santiago.building.office.target")
@pytest.mark.parametrize(
    ("dice", "targets"),
    [
        ({"sugar": 2, "citrus": 2, "tobacco": 2, "rum": 2}, {"sugar", "citrus", "tobacco"}),
        ({"sugar": 1, "citrus": 0, "tobacco": 3, "rum": 1}, {"sugar", "tobacco"}),
        ({"sugar": 0, "citrus": 4, "rum": 1, "cigar": 1}, {"citrus"}),
        ({"sugar": 0, "citrus": 0, "rum": 1, "cigar": 3}, set[str]()),
    ],
)
def test_the_good_must_be_owned_and_wanted(dice: dict[str, int], targets: set[str]) -> None:
    table = Position().demand(**dice).holds(1, rum=3, cigar=3).uses("office", 0)
    assert table.legal() == {"decline"} | {f"deliver-one {good}" for good in targets}
    for good in set(DICE) - targets:
        assert table.refusal(f"deliver-one {good}") == "santiago.building.office.target"


@pytest.mark.clause("santiago.building.office.target")
@pytest.mark.parametrize("good", DICE)
def test_one_piece_and_a_demand_of_one_are_enough(good: str) -> None:
    table = Position().empty_handed(0).holds(0, **{good: 1}).demand(**{good: 1}).uses("office")
    assert table.legal() == {f"deliver-one {good}", "decline"}
    table.play(f"deliver-one {good}")
    assert (table.goods(0, good), table.points(0)) == (0, 2)


@pytest.mark.clause("santiago.building.office.target")
@pytest.mark.parametrize("good", DICE)
def test_without_the_good_or_without_the_demand_nothing_is_delivered(good: str) -> None:
    others = dict.fromkeys([other for other in DICE if other != good], 2)
    poor = Position().empty_handed(0).demand(**{good: 3}).holds(0, **others).uses("office")
    assert poor.legal() == {"decline"}
    unwanted = Position().empty_handed(0).demand(**others).holds(0, **{good: 3}).uses("office")
    assert unwanted.legal() == {"decline"}


@pytest.mark.clause("santiago.building.office.no-wood", "santiago.building.office.target")
def test_wood_is_not_delivered_through_the_office() -> None:
    table = Position().empty_handed(0).holds(0, wood=3).demand(sugar=3, citrus=3, tobacco=3, rum=3).uses("office")
    assert table.legal() == {"decline"}
    for text, trouble in {
        "deliver-one wood": "error-unknown-move",
        "deliver-wood sugar 1": "error-other-question",
    }.items():
        with pytest.raises(MaleconError, match=trouble):
            table.play(text)
    assert (table.goods(0, "wood"), table.points(0), table.demand_of("sugar")) == (3, 0, 3)


@pytest.mark.clause("santiago.building.office.no-wood")
def test_the_office_takes_the_good_itself_and_leaves_the_wood() -> None:
    table = Position().holds(0, sugar=1, wood=2).uses("office").play("deliver-one sugar")
    assert (table.goods(0, "sugar"), table.goods(0, "wood"), table.supply_of("wood")) == (0, 2, 6)


@pytest.mark.clause("santiago.building.office.target", "santiago.building.office.no-phase")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_exactly_one_good_is_delivered_and_nobody_else_delivers(seat: int) -> None:
    table = Position(3)
    for other in range(3):
        table.holds(other, citrus=2)
    table.value_on(3).uses("office", seat).play("deliver-one citrus")
    assert (table.asked, table.question) == ((seat + 1) % 3, "drive")
    assert [table.goods(other, "citrus") for other in range(3)] == [1 if other == seat else 2 for other in range(3)]
    assert table.value == 3
    assert table.told("deliveries-begun") + table.told("all-passed") + table.told("value-moved") == []


@pytest.mark.clause("santiago.building.office.no-phase")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_declining_the_office_does_not_move_the_value_marker(value: int) -> None:
    table = Position().value_on(value).uses("office")
    before, open_before = belongings(table, 0), board(table)
    table.play("decline")
    assert (belongings(table, 0), board(table), table.value) == (before, open_before, value)
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.building.office")
def test_a_delivery_through_the_office_is_told() -> None:
    table = Position().value_on(4).uses("office", 1).play("deliver-one tobacco")
    (told,) = table.told("goods-delivered")
    assert told.words() == {"seat": "2", "good": "tobacco", "amount": 1, "points": 2}
    assert told.clause == "santiago.building.office"


@pytest.mark.clause("santiago.building.office.last-demand")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_the_last_good_brings_two_points_and_the_ship_leaves_at_once(value: int) -> None:
    table = Position().demand(sugar=0, citrus=1, tobacco=0, cigar=0).value_on(value).ship_is(4).uses("office")
    table.play("deliver-one citrus")
    assert (table.points(0), table.goods(0, "citrus"), table.points(1)) == (4, 0, 2)
    assert (table.ship, table.value, table.asked) == (5, 2, NATURE)
    assert [table.demand_of(good) for good in DICE] == [None] * 5
    assert [event.name for event in table.events[:3]] == ["goods-delivered", "ship-left", "ship-entered"]


@pytest.mark.clause("santiago.building.office.last-demand", "santiago.building.office.die-down")
def test_the_ship_stays_while_one_more_of_the_same_good_is_wanted() -> None:
    table = Position().holds(0, sugar=2).demand(sugar=2, citrus=0, tobacco=0, rum=0).uses("office")
    table.play("deliver-one sugar")
    assert (table.ship, table.demand_of("sugar"), table.points(0)) == (1, 1, 4)
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.building.office.last-demand")
@pytest.mark.parametrize("left", DICE[1:])
def test_the_ship_stays_while_another_good_is_wanted(left: str) -> None:
    aboard = [good for good in DICE[1:] if good != left][:2]
    table = Position().demand(sugar=1, **{left: 1, **dict.fromkeys(aboard, 0)}).uses("office").play("deliver-one sugar")
    assert (table.ship, table.demand_of("sugar"), table.demand_of(left)) == (1, 0, 1)
    assert (table.asked, table.question, table.told("ship-left")) == (1, "drive", [])


@pytest.mark.clause("santiago.building.office.last-demand")
def test_whoever_filled_the_ship_through_the_office_sets_the_next_demand() -> None:
    table = Position(3).demand(sugar=1, citrus=0, tobacco=0, rum=0).uses("office", 2).play("deliver-one sugar")
    table.roll(sugar=1, citrus=2, tobacco=0, rum=3, cigar=1)
    assert (table.asked, table.question) == (2, "left-out")
    table.play("leave-out cigar")
    assert [table.demand_of(good) for good in DICE] == [1, 2, 0, 3, None]
    assert (table.asked, table.question) == (0, "drive")


@pytest.mark.clause("santiago.building.office.last-demand")
def test_the_last_good_of_the_seventh_ship_still_brings_two_points() -> None:
    table = Position().demand(sugar=1, citrus=0, tobacco=0, rum=0).ship_is(7).value_on(4)
    table.empty_handed(0).empty_handed(1).holds(0, sugar=1).uses("office").play("deliver-one sugar")
    assert table.over
    assert table.match.scores() == [2, 0]


@pytest.mark.clause("santiago.building.office.target")
def test_while_the_demand_is_undetermined_the_office_takes_nothing() -> None:
    table = Position().undetermined().uses("office")
    assert table.legal() == {"decline"}


@pytest.mark.clause("santiago.building.office", "santiago.building.office.die-down")
def test_the_dancers_guest_delivers_through_the_office() -> None:
    table = Position().value_on(4).visit("maria").play("use", "broker office", "deliver-one citrus")
    assert (table.points(0), table.goods(0, "citrus"), table.supply_of("citrus")) == (6, 0, 7)
    assert (table.demand_of("citrus"), table.value) == (1, 4)


@pytest.mark.clause("santiago.building.office.target")
def test_the_lawyers_client_may_deliver_one_good_in_each_step_of_his_turn() -> None:
    table = Position().swap("office", "customs").owns(0, "office").visit("alonso").holds(0, sugar=2)
    table.play("use-own office", "deliver-one sugar")
    assert (table.question, table.points(0), table.demand_of("sugar")) == ("broker", 4, 1)
    table.play("broker office", "deliver-one sugar")
    assert (table.asked, table.points(0), table.demand_of("sugar")) == (1, 6, 0)


@pytest.mark.clause("santiago.building.office.target")
def test_the_last_demanded_good_of_a_type_is_not_refused() -> None:
    table = Position(2).demand(sugar=1, rum=1).holds(0, sugar=1, rum=0).uses("office")
    assert table.refusal("deliver-one sugar") is None
    assert table.refusal("deliver-one rum") == "santiago.building.office.target"
