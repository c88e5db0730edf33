"""The visit point: an opponent's broker on one's building."""

import pytest

from tests.santiago.position import Position


def stays(case: str, players: int = 3, **options: str) -> Position:
    """Seat 0's broker stays on seat 1's bank for the whole turn, for one of the four reasons."""
    table = Position(players, **options).owns(1, "bank").broker_on(0, "bank")
    if case == "zorro":
        table.visit("zorro").play("decline", "decline")
    elif case == "port":
        table.before("port").turn_of(0).play("drive 1", *["pass"] * players)
    elif case == "inactive":
        table.face_down("maria").visit("maria")
    else:
        table.broker_on(1, "black-market").broker_on(2, "cigar-factory").visit("martinez").play("decline", "decline")
    assert (table.asked, table.question, table.broker_of(0)) == (1, "drive", "bank")
    return table


@pytest.mark.clause("santiago.ownership.visit-vp")
@pytest.mark.parametrize(("players", "visitor", "owner"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 0, 3), (4, 3, 1)])
def test_the_owner_of_the_building_gets_one_point_at_the_end_of_the_turn(
    players: int, visitor: int, owner: int
) -> None:
    table = Position(players).owns(owner, "bank").visit("martinez", visitor).play("use", "broker bank")
    assert table.points(owner) == 2
    table.play("use")
    assert [table.points(seat) for seat in range(players)] == [3 if seat == owner else 2 for seat in range(players)]
    (paid,) = table.told("visit-paid")
    assert paid.words() == {"seat": str(owner + 1), "visitor": str(visitor + 1), "building": "bank"}


@pytest.mark.clause("santiago.ownership.visit-vp")
def test_the_visit_point_comes_from_the_supply_and_costs_the_visitor_nothing() -> None:
    table = Position().empty_handed(0).owns(1, "church").visit("maria").play("decline", "broker church", "decline")
    assert (table.points(0), table.pesos(0), table.points(1), table.pesos(1)) == (0, 0, 3, 3)


@pytest.mark.clause("santiago.ownership.visit-vp")
def test_a_building_without_a_marker_brings_nobody_a_point() -> None:
    table = Position().owns(1, "black-market").visit("martinez").play("use", "broker bank", "use")
    assert (table.points(0), table.points(1)) == (2, 2)
    assert not table.told("visit-paid")


@pytest.mark.clause("santiago.ownership.visit-vp")
def test_a_building_that_the_broker_has_left_brings_nobody_a_point() -> None:
    table = Position().owns(1, "church").broker_on(0, "church").visit("martinez").play("use", "broker bank", "use")
    assert table.points(1) == 2


@pytest.mark.clause("santiago.ownership.visit-vp")
def test_every_new_visit_brings_another_point() -> None:
    table = Position().owns(1, "bank", "church")
    table.visit("martinez").play("use", "broker bank", "use")
    table.visit("maria").play("decline", "broker church", "decline")
    assert table.points(1) == 4


@pytest.mark.clause("santiago.ownership.own-no-vp")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_own_building_earns_no_visit_point(seat: int) -> None:
    table = Position().owns(seat, "bank").visit("martinez", seat).play("use", "broker bank", "use")
    assert (table.points(0), table.points(1)) == (2, 2)
    assert not table.told("visit-paid")


@pytest.mark.clause("santiago.ownership.own-no-vp")
def test_staying_on_an_own_building_earns_no_visit_point() -> None:
    table = Position().owns(0, "bank").broker_on(0, "bank").visit("zorro").play("decline", "decline")
    assert (table.points(0), table.points(1), table.asked) == (2, 2, 1)


@pytest.mark.clause("santiago.ownership.visit-vp-when-staying")
@pytest.mark.parametrize("case", ["zorro", "port", "inactive", "all-occupied"])
def test_the_visit_point_is_paid_when_the_broker_stayed(case: str) -> None:
    assert stays(case).points(1) == 3
    assert stays(case, visit_point="place").points(1) == 3


@pytest.mark.clause("santiago.ownership.visit-vp-when-staying")
@pytest.mark.parametrize("case", ["zorro", "port", "inactive", "all-occupied"])
def test_the_players_may_agree_that_only_an_actual_move_pays(case: str) -> None:
    table = stays(case, visit_point="move")
    assert (table.points(0), table.points(1), table.points(2)) == (2, 2, 2)
    assert not table.told("visit-paid")


@pytest.mark.clause("santiago.ownership.visit-vp-when-staying")
def test_with_that_agreement_a_move_still_pays_each_time() -> None:
    table = Position(visit_point="move").owns(1, "bank", "church")
    table.visit("martinez", 0).play("use", "broker bank", "use")
    assert table.points(1) == 3
    table.visit("zorro", 0).play("decline", "decline")
    assert table.points(1) == 3
    table.visit("maria", 0).play("use", "broker church", "decline")
    assert table.points(1) == 4


@pytest.mark.clause("santiago.ownership.visit-vp-without-use")
@pytest.mark.parametrize("answer", ["use", "decline"])
def test_the_visit_point_is_due_whether_or_not_the_building_was_used(answer: str) -> None:
    table = Position().owns(1, "bank").visit("martinez").play("use", "broker bank", answer)
    assert table.points(1) == 3


@pytest.mark.clause("santiago.ownership.one-vp-per-turn")
def test_only_the_active_players_broker_brings_a_point_and_only_one() -> None:
    table = Position(4).owns(1, "bank", "church", "cafe").broker_on(2, "bank").broker_on(3, "cafe")
    table.visit("maria", 0).play("decline", "broker church", "decline")
    assert [table.points(seat) for seat in range(4)] == [2, 3, 2, 2]
    assert len(table.told("visit-paid")) == 1


@pytest.mark.clause("santiago.ownership.one-vp-per-turn")
def test_brokers_of_waiting_players_bring_nothing() -> None:
    table = Position(3).owns(1, "bank").broker_on(2, "bank")
    table.visit("maria", 0).play("decline", "broker church", "decline")
    table.visit("conchita", 1).play("decline", "broker cafe", "decline")
    assert [table.points(seat) for seat in range(3)] == [2, 2, 2]


@pytest.mark.clause("santiago.ownership.one-vp-per-turn")
@pytest.mark.parametrize("case", ["zorro", "port", "inactive"])
def test_a_broker_off_the_board_brings_no_point(case: str) -> None:
    table = Position().owns(1, "bank", "church", "cafe").broker_on(1, "office")
    if case == "zorro":
        table.visit("zorro").play("decline")
    elif case == "port":
        table.before("port").turn_of(0).play("drive 1", "pass", "pass")
    else:
        table.face_down("maria").visit("maria")
    assert (table.asked, table.question, table.broker_of(0)) == (1, "drive", None)
    assert (table.points(0), table.points(1)) == (2, 2)


@pytest.mark.clause("santiago.ownership.visit-vp-when-staying")
def test_with_that_agreement_another_players_move_does_not_count() -> None:
    table = Position(visit_point="move").owns(0, "cafe").broker_on(1, "cafe")
    table.visit("martinez", 0).play("use", "broker bank", "use")
    table.visit("zorro", 1).play("decline", "decline")
    assert (table.points(0), table.points(1), table.asked) == (2, 2, 0)


@pytest.mark.clause("santiago.ownership.visit-vp")
@pytest.mark.parametrize("visit_point", ["place", "move"])
def test_the_visit_point_is_paid_once_after_a_building_that_asks_twice(visit_point: str) -> None:
    table = Position(visit_point=visit_point).owns(1, "newspaper").visit("pedro").play("use", "broker newspaper")
    table.play("use")
    assert table.points(1) == 2
    table.play("turn-over maria")
    assert (table.points(1), table.asked, table.question) == (3, 1, "drive")


@pytest.mark.clause("santiago.ownership.visit-vp")
@pytest.mark.parametrize("visit_point", ["place", "move"])
def test_the_visit_point_is_paid_once_in_a_turn_in_which_a_ship_left(visit_point: str) -> None:
    table = Position(visit_point=visit_point).demand(sugar=1).owns(1, "office")
    table.visit("maria").play("decline", "broker office", "deliver-one sugar")
    assert (table.points(1), table.question) == (3, "roll")
    table.roll(1, 1, 1, 1, 1).play("leave-out rum")
    assert (table.points(1), table.asked, table.question) == (3, 1, "drive")
