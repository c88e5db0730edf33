"""The sawmill: one wood for one point and one peso."""

import pytest

from tests.santiago.position import Position
from tests.santiago.test_bank_and_church import belongings, board


@pytest.mark.clause("santiago.building.sawmill", "santiago.building.sawmill.once")
@pytest.mark.parametrize("wood", [1, 2, 3, 8])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_wood_brings_one_point_and_one_peso(seat: int, wood: int) -> None:
    table = Position(3).holds(seat, wood=wood).uses("sawmill", seat)
    before, open_before = [belongings(table, other) for other in range(3)], board(table)
    table.play("use")
    before[seat] |= {"wood": wood - 1, "points": 3, "pesos": 4}
    assert [belongings(table, other) for other in range(3)] == before
    supply = {**open_before["supply"], "wood": 8 - wood + 1}
    assert board(table) == {**open_before, "supply": supply}


@pytest.mark.clause("santiago.building.sawmill")
@pytest.mark.parametrize(("wood", "legal"), [(0, {"decline"}), (1, {"use", "decline"}), (2, {"use", "decline"})])
def test_the_sawmill_needs_a_wood_and_nothing_else(wood: int, legal: set[str]) -> None:
    table = Position().empty_handed(0).holds(0, wood=wood).uses("sawmill")
    assert table.legal() == legal


@pytest.mark.clause("santiago.building.sawmill")
def test_without_wood_the_sawmill_is_of_no_use() -> None:
    table = Position().holds(0, sugar=2, citrus=2, tobacco=2, rum=2, cigar=2, wood=0).holds(1, wood=3).uses("sawmill")
    assert table.refusal("use") == "santiago.building.sawmill"
    assert table.legal() == {"decline"}


@pytest.mark.clause("santiago.building.sawmill.once")
def test_the_sawmill_takes_no_second_wood_in_the_same_turn() -> None:
    table = Position().holds(0, wood=2).uses("sawmill").play("use")
    assert (table.asked, table.question) == (1, "drive")
    assert table.goods(0, "wood") == 1


@pytest.mark.clause("santiago.building.sawmill", "santiago.building.sawmill.once")
def test_the_wood_and_both_rewards_are_told() -> None:
    table = Position().holds(1, wood=1).uses("sawmill", 1).play("use")
    (told,) = table.told("wood-sawn")
    assert told.words() == {"seat": "2", "points": 1, "pesos": 1}
    assert told.clause == "santiago.building.sawmill"


@pytest.mark.clause("santiago.broker.use-optional")
def test_whoever_declines_the_sawmill_keeps_his_wood() -> None:
    table = Position().holds(0, wood=1).uses("sawmill")
    before, open_before = belongings(table, 0), board(table)
    table.play("decline")
    assert belongings(table, 0) == before
    assert board(table) == open_before
    assert table.told("wood-sawn") == []


@pytest.mark.clause("santiago.building.sawmill", "santiago.building.sawmill.once")
def test_wood_from_the_lumberjack_can_be_sawn_at_once() -> None:
    table = Position().empty_handed(0).swap("sawmill", "bank").visit("miguel").play("use", "broker sawmill", "use")
    assert (table.goods(0, "wood"), table.points(0), table.pesos(0)) == (1, 1, 1)
    assert table.supply_of("wood") == 7
