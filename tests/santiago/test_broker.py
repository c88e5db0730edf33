"""The broker: where it must go, when it stays, and what its building may do."""

import pytest

from malecon.engine.errors import MaleconError
from tests.santiago.position import BUILDINGS, Position

FLOWERS = [
    ("pedro", "use", "white"),
    ("maria", "use", "yellow"),
    ("jose", "use", "yellow"),
    ("martinez", "use", "blue"),
    ("conchita", "use", "red"),
    ("miguel", "use", "blue"),
    ("pablo", "take rum", "red"),
    ("alonso", "claim cafe", "white"),
]
ALL = [building for buildings in BUILDINGS.values() for building in buildings]
GOODS = ("sugar", "citrus", "tobacco", "rum", "cigar", "wood")


def holdings(table: Position, seat: int) -> list[int]:
    return [table.pesos(seat), table.points(seat), *(table.goods(seat, good) for good in GOODS)]


def brokers(*places: str | None) -> Position:
    """As many players as places, each broker on its place (None: off the board)."""
    table = Position(len(places))
    for seat, building in enumerate(places):
        table.broker_on(seat, building)
    return table


# -- where it goes -----------------------------------------------------------------------------------------------------
@pytest.mark.clause("santiago.broker.must-move", "santiago.broker.flower")
@pytest.mark.parametrize(("cuban", "answer", "flower"), FLOWERS)
@pytest.mark.parametrize("use", [True, False])
def test_after_a_cuban_the_broker_goes_to_a_building_of_his_flower(
    cuban: str, answer: str, flower: str, use: bool
) -> None:
    table = Position(2).visit(cuban).play(answer if use else "decline")
    assert (table.question, table.asked) == ("broker", 0)
    assert table.legal() == {f"broker {building}" for building in BUILDINGS[flower]}
    for building in ALL:
        expected = None if building in BUILDINGS[flower] else "santiago.broker.flower"
        assert table.refusal(f"broker {building}") == expected


@pytest.mark.clause("santiago.broker.must-move")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("building", BUILDINGS["blue"])
def test_the_broker_moves_to_the_building_chosen_and_stays_there(seat: int, building: str) -> None:
    table = Position(3).broker_on(seat, "church").visit("miguel", seat).play("use", f"broker {building}")
    assert (table.broker_of(seat), table.question, table.asked) == (building, building, seat)
    (moved,) = table.told("broker-moved")
    assert moved.words() == {"seat": str(seat + 1), "building": building}
    table.play("decline")
    assert [table.broker_of(other) for other in range(3)] == [building if other == seat else None for other in range(3)]
    assert (table.question, table.asked) == ("drive", (seat + 1) % 3)


@pytest.mark.clause("santiago.broker.must-move", "santiago.broker.no-voluntary-stay")
@pytest.mark.parametrize("start", [None, "church", "bank"])
def test_the_broker_move_cannot_be_declined(start: str | None) -> None:
    table = Position(2).broker_on(0, start).visit("miguel").play("use")
    for text in ("decline", "use", "pass"):
        with pytest.raises(MaleconError, match="error-other-question"):
            table.play(text)
    assert (table.question, table.broker_of(0)) == ("broker", start)


@pytest.mark.clause("santiago.broker.flower")
def test_the_flower_belongs_to_the_space_and_not_to_the_building() -> None:
    table = Position(2).swap("bank", "church").visit("miguel").play("use")
    assert table.legal() == {"broker black-market", "broker cigar-factory", "broker church"}
    assert table.refusal("broker bank") == "santiago.broker.flower"


@pytest.mark.clause("santiago.broker.unoccupied")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_building_with_another_broker_cannot_be_chosen(seat: int, step: int) -> None:
    table = Position(4).broker_on((seat + step) % 4, "bank").visit("miguel", seat).play("use")
    assert table.legal() == {"broker black-market", "broker cigar-factory"}
    assert table.refusal("broker bank") == "santiago.broker.unoccupied"


@pytest.mark.clause("santiago.broker.unoccupied")
def test_two_opponents_leave_one_building() -> None:
    table = brokers(None, "bank", "black-market").visit("miguel").play("use")
    assert table.legal() == {"broker cigar-factory"}


@pytest.mark.clause("santiago.broker.unoccupied")
def test_a_broker_on_another_flower_is_in_nobodys_way() -> None:
    table = brokers(None, "church", "cafe").visit("miguel").play("use")
    assert table.legal() == {f"broker {building}" for building in BUILDINGS["blue"]}


@pytest.mark.clause("santiago.broker.marker-irrelevant")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_ownership_markers_do_not_affect_where_a_broker_may_go(owner: int) -> None:
    table = Position(3).owns(owner, *BUILDINGS["blue"]).visit("miguel").play("use")
    assert table.legal() == {f"broker {building}" for building in BUILDINGS["blue"]}
    assert table.play("broker bank").legal() == {"use", "decline"}


@pytest.mark.clause("santiago.broker.marker-irrelevant")
def test_a_marker_opens_no_building_either() -> None:
    table = brokers("bank", "black-market").owns(0, "bank", "black-market", "church").visit("miguel").play("use")
    assert table.legal() == {"broker cigar-factory"}


@pytest.mark.clause("santiago.broker.different-building", "santiago.broker.no-voluntary-stay")
@pytest.mark.parametrize("building", BUILDINGS["blue"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_broker_may_not_remain_on_its_building(building: str, seat: int) -> None:
    table = Position(2).broker_on(seat, building).visit("martinez", seat).play("use")
    assert table.legal() == {f"broker {other}" for other in BUILDINGS["blue"] if other != building}
    assert table.refusal(f"broker {building}") == "santiago.broker.different-building"


@pytest.mark.clause("santiago.broker.useless-building")
def test_a_building_may_be_entered_although_its_function_would_have_no_effect() -> None:
    table = Position(2).empty_handed(0).visit("conchita").play("decline")
    assert table.legal() == {"broker distillery", "broker sawmill", "broker cafe"}
    for building in ("distillery", "sawmill", "cafe"):
        other = Position(2).empty_handed(0).visit("conchita").play("decline", f"broker {building}")
        assert (other.broker_of(0), other.question, other.legal()) == (building, building, {"decline"})


@pytest.mark.clause("santiago.broker.useless-building", "santiago.broker.no-voluntary-stay")
def test_a_useless_building_must_be_entered_if_it_is_the_only_one() -> None:
    table = brokers("cafe", "distillery").empty_handed(0).visit("conchita").play("decline")
    assert table.legal() == {"broker sawmill"}
    table.play("broker sawmill")
    assert (table.legal(), table.broker_of(0)) == ({"decline"}, "sawmill")
    assert (table.play("decline").question, table.asked) == ("drive", 1)


# -- what its building may do ------------------------------------------------------------------------------------------
@pytest.mark.clause("santiago.broker.may-use")
@pytest.mark.parametrize(
    ("cuban", "building", "move", "pesos", "points"),
    [("miguel", "bank", "use", 5, 2), ("jose", "church", "use", 3, 3), ("jose", "casino", "buy-points 1", 0, 3)],
)
def test_right_after_the_move_the_building_reached_may_be_used(
    cuban: str, building: str, move: str, pesos: int, points: int
) -> None:
    table = Position(2).broker_on(0, "cafe").visit(cuban).play("decline", f"broker {building}")
    assert (table.question, table.asked) == (building, 0)
    table.play(move)
    assert (table.pesos(0), table.points(0), table.question, table.asked) == (pesos, points, "drive", 1)


@pytest.mark.clause("santiago.broker.use-optional")
@pytest.mark.parametrize("building", ALL)
def test_using_a_building_is_never_compulsory(building: str) -> None:
    table = Position(2).holds(0, rum=2, cigar=2, wood=2).value_on(3).uses(building)
    before = holdings(table, 0)
    assert {"decline"} < table.legal()
    table.play("decline")
    assert (table.question, table.asked, table.broker_of(0), holdings(table, 0)) == ("drive", 1, building, before)
    (declined,) = table.told("building-declined")
    assert declined.words() == {"seat": "1", "building": building}
    assert (table.value, table.ship) == (3, 1)
    assert [table.demand_of(good) for good in GOODS[:5]] == [2, 2, 2, 2, None]


@pytest.mark.clause("santiago.broker.one-use")
@pytest.mark.parametrize(
    ("building", "move"),
    [
        ("bank", "use"),
        ("church", "use"),
        ("distillery", "exchange 1"),
        ("cigar-factory", "exchange 1"),
        ("black-market", "trade sugar rum"),
        ("sawmill", "use"),
        ("cafe", "hand-in rum"),
        ("customs", "clear sugar"),
        ("casino", "buy-points 1"),
        ("casino", "sell-points 1"),
        ("harbour", "value-right"),
        ("office", "deliver-one rum"),
    ],
)
def test_step_b_gives_one_use_of_one_building(building: str, move: str) -> None:
    table = Position(2).holds(0, pesos=9, points=9, sugar=3, tobacco=3, rum=3, cigar=3, wood=3).uses(building)
    table.play(move)
    assert (table.question, table.asked, table.broker_of(0)) == ("drive", 1, building)


@pytest.mark.clause("santiago.broker.one-use")
def test_the_newspaper_is_used_once_too() -> None:
    table = Position(2).uses("newspaper").play("use")
    while table.question != "drive":
        table.play("turn-over maria")
    assert (table.pesos(0), table.inactive("maria"), table.asked) == (4, True, 1)


# -- the four exceptions -----------------------------------------------------------------------------------------------
@pytest.mark.clause("santiago.broker.stay.zorro", "santiago.broker.stay-building-any-colour")
@pytest.mark.parametrize("building", ["bank", "church"])
@pytest.mark.parametrize("seat", [0, 1])
def test_after_el_zorro_the_broker_stays_and_its_building_may_be_used(building: str, seat: int) -> None:
    table = Position(2).broker_on(seat, building).visit("zorro", seat).play("use", "give sugar")
    assert (table.question, table.asked, table.legal()) == (building, seat, {"use", "decline"})
    (stayed,) = table.told("broker-stayed")
    assert stayed.words() == {"seat": str(seat + 1), "building": building}
    assert stayed.clause == "santiago.broker.stay.zorro"
    table.play("use")
    assert (table.pesos(seat), table.points(seat)) == ((5, 2) if building == "bank" else (3, 3))
    assert (table.broker_of(seat), table.question, table.asked) == (building, "drive", 1 - seat)
    assert table.told("broker-moved") == []


@pytest.mark.clause("santiago.broker.stay.zorro", "santiago.broker.use-optional")
def test_after_el_zorro_the_building_need_not_be_used() -> None:
    table = Position(2).broker_on(0, "bank").visit("zorro").play("decline", "decline")
    assert (table.pesos(0), table.broker_of(0), table.question, table.asked) == (3, "bank", "drive", 1)


@pytest.mark.clause("santiago.broker.stay.port")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_at_the_port_the_broker_stays_and_no_building_may_be_used(seat: int) -> None:
    table = Position(3).broker_on(seat, "bank").before("port").turn_of(seat).play("drive 1")
    asked = []
    while table.question != "drive":
        asked.append((table.question, table.asked))
        table.play("pass")
    assert asked == [("delivery", (seat + step) % 3) for step in range(3)]
    assert (table.broker_of(seat), table.pesos(seat), table.asked) == ("bank", 3, (seat + 1) % 3)
    assert table.told("broker-moved") == []


@pytest.mark.clause("santiago.broker.stay.inactive")
@pytest.mark.parametrize("cuban", ["pedro", "miguel", "zorro", "alonso"])
@pytest.mark.parametrize("seat", [0, 1])
def test_after_an_inactive_cuban_the_broker_stays_and_no_building_may_be_used(cuban: str, seat: int) -> None:
    table = Position(2).broker_on(seat, "bank").face_down(cuban)
    before = [holdings(table, other) for other in (0, 1)]
    table.visit(cuban, seat)
    assert (table.question, table.asked, table.broker_of(seat)) == ("drive", 1 - seat, "bank")
    assert [holdings(table, other) for other in (0, 1)] == before
    assert table.told("broker-moved") == []


@pytest.mark.clause(
    "santiago.broker.stay.all-occupied",
    "santiago.broker.available-meaning",
    "santiago.broker.cuban-used-anyway",
    "santiago.broker.different-building",
)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_with_the_own_and_two_other_brokers_on_all_candidates_the_broker_stays(seat: int) -> None:
    table = Position(3).broker_on(seat, "bank")
    table.broker_on((seat + 1) % 3, "black-market").broker_on((seat + 2) % 3, "cigar-factory")
    table.visit("miguel", seat).play("use")
    assert (table.question, table.asked, table.legal()) == ("bank", seat, {"use", "decline"})
    (stayed,) = table.told("broker-stayed")
    assert stayed.words() == {"seat": str(seat + 1), "building": "bank"}
    assert stayed.clause == "santiago.broker.stay.all-occupied"
    table.play("use")
    assert (table.goods(seat, "wood"), table.pesos(seat), table.broker_of(seat)) == (2, 5, "bank")
    assert (table.question, table.asked) == ("drive", (seat + 1) % 3)
    assert table.told("broker-moved") == []


@pytest.mark.clause(
    "santiago.broker.stay.all-occupied", "santiago.broker.stay-building-any-colour", "santiago.broker.cuban-used-anyway"
)
@pytest.mark.parametrize("seat", [0, 3])
def test_with_three_other_brokers_on_all_candidates_a_building_of_another_flower_is_used(seat: int) -> None:
    table = Position(4).broker_on(seat, "church")
    for step, building in enumerate(BUILDINGS["blue"], start=1):
        table.broker_on((seat + step) % 4, building)
    table.visit("martinez", seat).play("use")
    assert (table.question, table.asked, table.pesos(seat)) == ("church", seat, 6)
    table.play("use")
    assert (table.points(seat), table.broker_of(seat), table.asked) == (3, "church", (seat + 1) % 4)


@pytest.mark.clause("santiago.broker.stay.all-occupied", "santiago.broker.use-optional")
def test_when_all_candidates_are_occupied_the_building_need_not_be_used() -> None:
    table = brokers("bank", "black-market", "cigar-factory").visit("martinez").play("decline", "decline")
    assert (table.pesos(0), table.broker_of(0), table.question, table.asked) == (3, "bank", "drive", 1)


@pytest.mark.clause("santiago.broker.available-meaning", "santiago.broker.no-voluntary-stay")
@pytest.mark.parametrize(
    ("places", "free"),
    [
        (("bank", "black-market", None), "cigar-factory"),
        (("bank", "cigar-factory", "church"), "black-market"),
        (("church", "black-market", "cigar-factory"), "bank"),
        ((None, "black-market", "cigar-factory"), "bank"),
    ],
)
def test_one_available_candidate_is_enough_to_force_the_move(places: tuple[str | None, ...], free: str) -> None:
    table = brokers(*places).visit("miguel").play("use")
    assert (table.question, table.legal()) == ("broker", {f"broker {free}"})
    for text in ("decline", "use"):
        with pytest.raises(MaleconError, match="error-other-question"):
            table.play(text)
    assert table.told("broker-stayed") == []


@pytest.mark.clause("santiago.broker.available-meaning")
@pytest.mark.parametrize(("own", "other"), [(a, b) for a in BUILDINGS["red"] for b in BUILDINGS["red"] if a != b])
def test_with_two_players_a_candidate_is_always_available(own: str, other: str) -> None:
    table = brokers(own, other).visit("conchita").play("use")
    assert table.legal() == {f"broker {building}" for building in BUILDINGS["red"] if building not in (own, other)}


@pytest.mark.clause("santiago.broker.off-board-all-occupied", "santiago.broker.cuban-used-anyway")
def test_a_broker_off_the_board_stays_off_if_all_candidates_are_occupied() -> None:
    table = brokers(*BUILDINGS["blue"], None).visit("miguel", 3).play("use")
    assert (table.goods(3, "wood"), table.broker_of(3)) == (2, None)
    assert (table.question, table.asked, table.pesos(3)) == ("drive", 0, 3)
    assert table.told("broker-moved") == []


@pytest.mark.clause("santiago.broker.off-board-stays-off")
@pytest.mark.parametrize("case", ["port", "inactive", "zorro", "zorro declined", "inactive zorro"])
def test_port_inactive_cuban_and_el_zorro_leave_a_broker_off_the_board(case: str) -> None:
    table = Position(2)
    if case == "port":
        table.before("port").turn_of(0).play("drive 1", "pass", "pass")
    elif case == "inactive":
        table.face_down("miguel").visit("miguel")
    elif case == "zorro":
        table.visit("zorro").play("use", "give sugar")
    elif case == "zorro declined":
        table.visit("zorro").play("decline")
    else:
        table.face_down("zorro").visit("zorro")
    assert (table.broker_of(0), table.question, table.asked) == (None, "drive", 1)
    table.visit("pedro").play("use", "broker customs")
    assert table.broker_of(0) == "customs"


@pytest.mark.clause("santiago.broker.blocks")
def test_a_broker_blocks_its_building_until_it_moves_though_its_owner_used_nothing() -> None:
    table = Position(2).visit("miguel").play("decline", "broker bank", "decline")
    table.visit("martinez", 1).play("use")
    assert table.legal() == {"broker black-market", "broker cigar-factory"}
    table.play("broker black-market", "decline")
    table.before("port").turn_of(0).play("drive 1", "pass", "pass")
    table.visit("martinez", 1).play("use")
    assert table.legal() == {"broker cigar-factory"}
    assert table.refusal("broker bank") == "santiago.broker.unoccupied"
    table.play("broker cigar-factory", "decline")
    table.visit("maria").play("use", "broker church", "decline")
    table.visit("martinez", 1).play("use")
    assert table.legal() == {"broker bank", "broker black-market"}
