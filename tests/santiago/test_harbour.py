"""The harbour master moves the value marker by one flag."""

import pytest

from malecon.engine.table import NATURE
from tests.santiago.position import Position
from tests.santiago.test_bank_and_church import belongings, board

DICE = ("sugar", "citrus", "tobacco", "rum", "cigar")


@pytest.mark.clause("santiago.building.harbour", "santiago.building.harbour.one-step")
@pytest.mark.parametrize(("move", "flag", "new"), [("right", 2, 3), ("right", 3, 4), ("left", 3, 2), ("left", 4, 3)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_value_marker_moves_one_flag_to_the_left_or_to_the_right(seat: int, move: str, flag: int, new: int) -> None:
    table = Position(3).value_on(flag).uses("harbour", seat)
    before, open_before = [belongings(table, other) for other in range(3)], board(table)
    table.play(f"value-{move}")
    assert table.value == new
    assert board(table) == {**open_before, "board": {**open_before["board"], "value": new}}
    assert [belongings(table, other) for other in range(3)] == before


@pytest.mark.clause("santiago.building.harbour")
@pytest.mark.parametrize("flag", [3, 4])
def test_from_flags_three_and_four_the_marker_goes_either_way(flag: int) -> None:
    table = Position().value_on(flag).uses("harbour")
    assert table.legal() == {"value-left", "value-right", "decline"}


@pytest.mark.clause("santiago.building.harbour.at-two")
def test_from_flag_two_the_marker_only_goes_right() -> None:
    table = Position().value_on(2).uses("harbour", 1)
    assert table.legal() == {"value-right", "decline"}
    assert table.refusal("value-left") == "santiago.building.harbour.at-two"


@pytest.mark.clause("santiago.building.harbour.one-step")
@pytest.mark.parametrize(
    ("flag", "move"), [(2, "value-right"), (3, "value-left"), (3, "value-right"), (4, "value-left")]
)
def test_the_marker_moves_exactly_one_step_per_use(flag: int, move: str) -> None:
    table = Position(3).value_on(flag).uses("harbour", 1).play(move)
    assert abs(table.value - flag) == 1
    assert (table.asked, table.question) == (2, "drive")


@pytest.mark.clause("santiago.building.harbour.one-step", "santiago.broker.use-optional")
@pytest.mark.parametrize("flag", [2, 3, 4])
def test_not_moving_the_marker_is_not_using_the_harbour_master(flag: int) -> None:
    table = Position().value_on(flag).uses("harbour")
    before, open_before = belongings(table, 0), board(table)
    table.play("decline")
    assert (belongings(table, 0), board(table), table.value) == (before, open_before, flag)
    assert table.told("value-moved") == []
    assert table.told("building-declined")[-1].words() == {"seat": "1", "building": "harbour"}


@pytest.mark.clause("santiago.building.harbour")
@pytest.mark.parametrize(("flag", "move", "new"), [(2, "value-right", 3), (4, "value-left", 3), (3, "value-right", 4)])
def test_the_new_value_is_told(flag: int, move: str, new: int) -> None:
    table = Position().value_on(flag).uses("harbour").play(move)
    (told,) = table.told("value-moved")
    assert told.words() == {"value": new}
    assert told.clause == "santiago.building.harbour"
    assert table.told("ship-left") == []


@pytest.mark.clause("santiago.building.harbour.chequered")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_from_flag_four_to_the_chequered_flag_the_ship_leaves_at_once(seat: int) -> None:
    table = Position(3).value_on(4).ship_is(2).uses("harbour", seat).play("value-right")
    assert (table.ship, table.value) == (3, 2)
    assert [table.demand_of(good) for good in DICE] == [None] * 5
    assert [event.words() for event in table.told("ship-left")] == [{"ship": 2}]
    assert [event.words() for event in table.told("ship-entered")] == [{"ship": 3}]


@pytest.mark.clause("santiago.building.harbour.one-step")
def test_a_ship_sent_off_by_the_harbour_master_brings_nobody_anything() -> None:
    table = Position(3).value_on(4).demand(sugar=1, citrus=1, tobacco=1, rum=0)
    for seat in range(3):
        table.holds(seat, sugar=2, citrus=2, tobacco=2, wood=2)
    table.uses("harbour", 1)
    before, supply = [belongings(table, seat) for seat in range(3)], board(table)["supply"]
    table.play("value-right")
    assert table.ship == 2
    assert [belongings(table, seat) for seat in range(3)] == before
    assert board(table)["supply"] == supply
    assert table.told("goods-delivered") + table.told("wood-delivered") + table.told("points-taken") == []


@pytest.mark.clause("santiago.building.harbour.chequered")
def test_whoever_pushed_the_marker_to_the_chequered_flag_sets_the_next_demand() -> None:
    table = Position(3).value_on(4).uses("harbour", 2).play("value-right")
    assert table.asked == NATURE
    table.roll(sugar=1, citrus=4, tobacco=0, rum=3, cigar=1)
    assert (table.asked, table.question) == (2, "left-out")
    table.play("leave-out rum")
    assert [table.demand_of(good) for good in DICE] == [1, 4, 0, None, 1]
    assert (table.asked, table.question, table.value) == (0, "drive", 2)


@pytest.mark.clause("santiago.building.harbour.chequered")
def test_on_flag_four_the_ship_is_still_in_port() -> None:
    table = Position().value_on(3).uses("harbour").play("value-right")
    assert (table.ship, table.value) == (1, 4)
    assert [table.demand_of(good) for good in DICE] == [2, 2, 2, 2, None]
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.building.harbour.chequered", "santiago.building.harbour.one-step")
def test_the_harbour_master_can_end_the_game_and_nobody_earns_by_it() -> None:
    table = Position().value_on(4).ship_is(7).holds(0, sugar=1, citrus=1, tobacco=0).holds(1, sugar=0)
    table.uses("harbour").play("value-right")
    assert table.over
    assert table.match.scores() == [2, 2]


@pytest.mark.clause("santiago.building.harbour.chequered")
def test_sending_off_the_sixth_ship_does_not_end_the_game() -> None:
    table = Position().value_on(4).ship_is(6).uses("harbour").play("value-right")
    assert not table.over
    assert table.ship == 7


@pytest.mark.clause("santiago.building.harbour.at-two")
def test_for_a_new_ship_without_dice_too_the_marker_only_goes_right() -> None:
    table = Position().undetermined().value_on(2).uses("harbour")
    assert table.legal() == {"value-right", "decline"}
    assert table.play("value-right").value == 3


@pytest.mark.clause("santiago.building.harbour")
def test_the_tobacco_merchants_guest_moves_the_marker() -> None:
    table = Position().visit("pedro").play("use", "broker harbour", "value-right")
    assert (table.value, table.ship, table.points(0)) == (3, 1, 2)


@pytest.mark.clause("santiago.building.harbour.one-step")
def test_the_lawyers_client_may_move_the_marker_in_both_steps_of_his_turn() -> None:
    table = Position().owns(0, "harbour").value_on(3).visit("alonso").play("use-own harbour", "value-right")
    assert (table.value, table.question) == (4, "broker")
    table.play("broker harbour", "value-left")
    assert (table.value, table.asked) == (3, 1)


@pytest.mark.clause("santiago.building.harbour.chequered", "santiago.building.harbour.at-two")
def test_the_lawyers_client_sends_off_a_ship_and_raises_the_value_of_the_next() -> None:
    table = Position().owns(0, "harbour").value_on(4).visit("alonso").play("use-own harbour", "value-right")
    assert (table.ship, table.value, table.question) == (2, 2, "broker")
    table.play("broker harbour")
    assert table.legal() == {"value-right", "decline"}
    table.play("value-right")
    assert (table.ship, table.value, table.asked) == (2, 3, NATURE)
