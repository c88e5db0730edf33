"""Cubans who lie face down: stopping at them, driving past them, and when they are turned up again."""

import pytest

from malecon.engine.table import NATURE
from tests.santiago.position import CUBANS, Position
from tests.santiago.test_bank_and_church import belongings, board

READINGS = pytest.mark.parametrize("reading", ["until-left", "until-passed"])


def down(table: Position) -> set[str]:
    return {cuban for cuban in CUBANS if table.inactive(cuban)}


def turned_up(table: Position) -> list[object]:
    return [event.words()["cuban"] for event in table.told("cuban-turned-up")]


def turned_over_where_the_car_stands(cuban: str, reading: str, pesos: int = 3) -> Position:
    """Seat 0 has turned this Cuban over while the car stood at him; seat 1 drives next."""
    table = Position(2, turned_under_car=reading).holds(1, pesos=pesos)
    return table.at(cuban).uses("newspaper").play("use", f"turn-over {cuban}")


# -- stopping at an inactive Cuban -------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.inactive.stop-allowed", "santiago.inactive.stopped-stays-down")
@READINGS
@pytest.mark.parametrize("cuban", CUBANS)
def test_whoever_stops_at_an_inactive_cuban_uses_neither_him_nor_a_building(cuban: str, reading: str) -> None:
    table = Position(3, turned_under_car=reading).face_down(cuban).owns(1, "church").broker_on(1, "bank")
    table.before(cuban).turn_of(1)
    before, open_before = [belongings(table, seat) for seat in range(3)], board(table)
    table.play("drive 1")
    assert (table.asked, table.question, table.car) == (2, "drive", cuban)
    assert [belongings(table, seat) for seat in range(3)] == before
    assert board(table) == {**open_before, "stop_of": {"car": str(table.stop_of(cuban))}}
    assert (table.broker_of(1), down(table)) == ("bank", {cuban})


@pytest.mark.clause("santiago.inactive.stop-allowed")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_stop_at_an_inactive_cuban_is_told(seat: int) -> None:
    table = Position(3).face_down("jose").before("jose").turn_of(seat).play("drive 1")
    (told,) = table.told("cuban-found-inactive")
    assert told.words() == {"seat": str(seat + 1), "cuban": "jose"}
    assert told.clause == "santiago.inactive.stop-allowed"
    assert table.asked == (seat + 1) % 3


@pytest.mark.clause("santiago.inactive.stop-allowed")
def test_a_broker_off_the_board_stays_off_at_an_inactive_cuban() -> None:
    table = Position().face_down("maria").before("maria").turn_of(0).play("drive 1")
    assert (table.broker_of(0), table.asked, table.question) == (None, 1, "drive")


@pytest.mark.clause("santiago.inactive.stop-allowed")
def test_the_drive_to_an_inactive_cuban_is_paid_as_usual() -> None:
    table = Position().face_down("jose").at("port").turn_of(0)
    assert table.legal() == {"drive 1", "drive 2", "drive 3", "drive 4"}
    table.play("drive 3")
    assert (table.pesos(0), table.asked, table.car) == (1, 1, "jose")


@pytest.mark.clause("santiago.inactive.stop-allowed")
def test_whoever_turned_a_cuban_over_cannot_use_him_either() -> None:
    table = Position().uses("newspaper").play("use", "turn-over maria").before("maria").turn_of(0).play("drive 1")
    assert (table.points(0), table.asked, table.question) == (2, 1, "drive")


@pytest.mark.clause("santiago.inactive.stop-allowed")
@pytest.mark.parametrize("cuban", CUBANS)
def test_a_face_down_neighbour_does_not_matter_at_an_active_cuban(cuban: str) -> None:
    table = Position().face_down(*(set(CUBANS) - {cuban})).visit(cuban)
    assert table.asked == 0
    assert table.question != "drive"
    assert table.told("cuban-found-inactive") == []


@pytest.mark.clause("santiago.inactive.stop-allowed")
def test_a_ship_that_left_on_the_way_to_an_inactive_cuban_is_replaced_at_the_end_of_the_turn() -> None:
    table = Position().face_down("pedro").value_on(4).at("alonso").turn_of(1).play("drive 2")
    assert (table.ship, table.asked, table.question) == (2, NATURE, "roll")
    table.roll(sugar=1, citrus=1, tobacco=1, rum=1, cigar=1)
    assert (table.asked, table.question) == (1, "left-out")
    assert (table.play("leave-out sugar").asked, table.question) == (0, "drive")


@pytest.mark.clause("santiago.inactive.zorro")
@pytest.mark.parametrize("building", ["bank", "church", "newspaper"])
def test_an_inactive_zorro_neither_robs_nor_lets_use_a_building(building: str) -> None:
    table = Position(3).face_down("zorro").broker_on(0, building).before("zorro").turn_of(0)
    before = [belongings(table, seat) for seat in range(3)]
    table.play("drive 1")
    assert (table.asked, table.question, table.broker_of(0)) == (1, "drive", building)
    assert [belongings(table, seat) for seat in range(3)] == before


# -- driving past ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.inactive.skip-allowed")
@pytest.mark.parametrize(("stars", "stop"), [(2, "maria"), (3, "jose"), (4, "martinez")])
def test_an_inactive_cuban_is_skipped_at_the_normal_price(stars: int, stop: str) -> None:
    table = Position().face_down("pedro").at("port").turn_of(0).play(f"drive {stars}")
    assert (table.car, table.pesos(0), table.asked) == (stop, 3 - (stars - 1), 0)


@pytest.mark.clause("santiago.inactive.skip-allowed")
@pytest.mark.parametrize("pesos", [0, 1, 2, 5])
def test_inactive_cubans_change_neither_distances_nor_prices(pesos: int) -> None:
    table = Position().face_down(*CUBANS).holds(0, pesos=pesos).at("port").turn_of(0)
    assert table.legal() == {f"drive {stars}" for stars in range(1, pesos + 2)}


@pytest.mark.clause("santiago.inactive.skip-allowed")
def test_without_a_peso_the_inactive_cuban_ahead_cannot_be_skipped() -> None:
    table = Position().face_down("maria").holds(0, pesos=0).before("maria").turn_of(0)
    assert table.legal() == {"drive 1"}
    assert table.refusal("drive 2") == "santiago.car.pay-first"


# -- turned up again ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.inactive.flip-back", "santiago.inactive.flip-back-timing")
@READINGS
@pytest.mark.parametrize("cuban", CUBANS)
def test_once_the_car_has_passed_an_inactive_cuban_he_is_turned_up(cuban: str, reading: str) -> None:
    table = Position(2, turned_under_car=reading).face_down(cuban).before(cuban).turn_of(0).play("drive 2")
    assert down(table) == set()
    (told,) = table.told("cuban-turned-up")
    assert (told.words(), told.clause) == ({"cuban": cuban}, "santiago.inactive.flip-back")


@pytest.mark.clause("santiago.inactive.flip-back-timing", "santiago.inactive.stopped-stays-down")
@READINGS
@pytest.mark.parametrize("cuban", CUBANS)
def test_a_cuban_stopped_at_is_turned_up_when_the_car_drives_on(cuban: str, reading: str) -> None:
    table = Position(2, turned_under_car=reading).face_down(cuban).before(cuban).turn_of(0).play("drive 1")
    assert (down(table), turned_up(table)) == ({cuban}, [])
    table.play("drive 1")
    assert (down(table), turned_up(table)) == (set(), [cuban])


@pytest.mark.clause("santiago.inactive.stopped-stays-down")
def test_standing_at_an_inactive_cuban_does_not_turn_him_up() -> None:
    table = Position().face_down("pedro").at("port").turn_of(0).play("drive 1")
    assert (table.inactive("pedro"), turned_up(table)) == (True, [])
    table.uses("bank", 1).play("use")
    assert (table.inactive("pedro"), turned_up(table)) == (True, [])


@pytest.mark.clause("santiago.inactive.flip-back", "santiago.inactive.stopped-stays-down")
@pytest.mark.parametrize("stars", range(1, 10))
def test_exactly_the_cubans_driven_past_are_turned_up_in_road_order(stars: int) -> None:
    table = Position().face_down(*CUBANS).holds(0, pesos=9).at("port").turn_of(0).play(f"drive {stars}")
    assert turned_up(table) == list(CUBANS[: stars - 1])
    assert down(table) == set(CUBANS[stars - 1 :])


@pytest.mark.clause("santiago.inactive.flip-back", "santiago.inactive.flip-back-timing")
def test_a_drive_through_the_port_turns_up_the_cubans_on_both_sides_of_it() -> None:
    table = Position().face_down(*CUBANS).holds(0, pesos=9).at("pablo").turn_of(0).play("drive 5")
    assert turned_up(table) == ["pablo", "alonso", "pedro", "maria"]
    assert down(table) == {"jose", "martinez", "conchita", "zorro", "miguel"}
    order = [event.name for event in table.events if event.name in ("cuban-turned-up", "value-moved")]
    assert order == ["cuban-turned-up", "cuban-turned-up", "value-moved", "cuban-turned-up", "cuban-turned-up"]


@pytest.mark.clause("santiago.inactive.flip-back-timing")
def test_a_drive_to_the_port_turns_up_the_last_cuban_but_not_the_first() -> None:
    table = Position().face_down("pedro", "alonso").at("alonso").turn_of(0).play("drive 1")
    assert (table.question, down(table)) == ("delivery", {"pedro"})


@pytest.mark.clause("santiago.inactive.flip-back")
def test_a_cuban_turned_up_works_again_for_the_next_player() -> None:
    table = Position().face_down("maria").before("maria").turn_of(0).play("drive 2", "decline", "broker church", "use")
    table.before("maria").play("drive 1")
    assert (table.asked, table.legal()) == (1, {"use", "decline"})
    assert table.play("use").points(1) == 4


@pytest.mark.clause("santiago.inactive.flip-back")
def test_nobody_is_turned_up_who_was_not_face_down() -> None:
    table = Position().at("port").turn_of(0).play("drive 4")
    assert table.told("cuban-turned-up") == []


# -- more than a lap ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.inactive.same-move-second-lap")
@READINGS
@pytest.mark.parametrize("cuban", ["pedro", "maria", "zorro", "alonso"])
def test_a_cuban_passed_early_in_a_long_drive_is_active_when_the_car_comes_round(cuban: str, reading: str) -> None:
    table = Position(2, turned_under_car=reading).face_down(cuban).holds(0, pesos=10).before(cuban).turn_of(0)
    table.play("drive 11")
    assert (table.car, table.pesos(0), table.asked, down(table)) == (cuban, 0, 0, set())
    assert table.told("cuban-found-inactive") == []
    assert "decline" in table.legal()


@pytest.mark.clause("santiago.inactive.same-move-second-lap", "santiago.inactive.flip-back-timing")
@READINGS
def test_after_a_full_lap_from_an_inactive_cuban_he_is_active(reading: str) -> None:
    table = Position(2, turned_under_car=reading).face_down("maria").holds(0, pesos=9).at("maria").turn_of(0)
    table.play("drive 10", "use")
    assert (table.pesos(0), table.points(0), turned_up(table)) == (0, 4, ["maria"])


@pytest.mark.clause("santiago.inactive.same-move-second-lap")
def test_a_cuban_reached_for_the_first_time_after_nearly_a_lap_is_still_inactive() -> None:
    table = Position().face_down("maria").holds(0, pesos=9).at("jose").turn_of(0).play("drive 9")
    assert (table.car, down(table), table.asked) == ("maria", {"maria"}, 1)


# -- turned over while the car stands there ----------------------------------------------------------------------------


@pytest.mark.clause("santiago.inactive.car-already-there")
@READINGS
@pytest.mark.parametrize("cuban", CUBANS)
def test_the_cuban_at_whom_the_car_stands_may_be_turned_over(cuban: str, reading: str) -> None:
    table = turned_over_where_the_car_stands(cuban, reading)
    assert (down(table), table.asked, table.question) == ({cuban}, 1, "drive")
    assert table.told("cuban-turned-down")[-1].words() == {"seat": "1", "cuban": cuban}


@pytest.mark.clause("santiago.inactive.car-already-there", "santiago.inactive.flip-back-timing")
@pytest.mark.parametrize("stars", [1, 2, 4])
@pytest.mark.parametrize("cuban", CUBANS)
def test_he_is_turned_up_again_when_the_next_move_takes_the_car_away(cuban: str, stars: int) -> None:
    table = turned_over_where_the_car_stands(cuban, "until-left").play(f"drive {stars}")
    assert (down(table), turned_up(table)) == (set(), [cuban])


@pytest.mark.clause("santiago.inactive.car-already-there")
def test_until_left_is_how_it_is_played_unless_the_players_say_otherwise() -> None:
    table = Position().at("pedro").uses("newspaper").play("use", "turn-over pedro", "drive 1")
    assert down(table) == set()


@pytest.mark.clause("santiago.inactive.car-already-there", "santiago.inactive.same-move-second-lap")
def test_until_left_he_is_active_after_a_full_lap() -> None:
    table = turned_over_where_the_car_stands("maria", "until-left", pesos=9).play("drive 10", "use")
    assert (table.points(1), table.pesos(1)) == (4, 0)


# The other reading of "once the car has passed the inactive Cuban", an option: a Cuban turned over where the car stands
# stays face down until the car has come round and left him once more.


@pytest.mark.clause("santiago.inactive.flip-back")
@pytest.mark.parametrize("stars", [1, 2, 4])
@pytest.mark.parametrize("cuban", CUBANS)
def test_until_passed_he_stays_face_down_when_the_car_leaves(cuban: str, stars: int) -> None:
    table = turned_over_where_the_car_stands(cuban, "until-passed").play(f"drive {stars}")
    assert (down(table), turned_up(table)) == ({cuban}, [])


@pytest.mark.clause("santiago.inactive.flip-back")
@pytest.mark.parametrize("cuban", CUBANS)
def test_until_passed_he_is_turned_up_when_the_car_comes_round_and_drives_past(cuban: str) -> None:
    table = turned_over_where_the_car_stands(cuban, "until-passed").play("drive 1")
    table.before(cuban).turn_of(0).play("drive 2")
    assert (down(table), turned_up(table)) == (set(), [cuban])


@pytest.mark.clause("santiago.inactive.stop-allowed", "santiago.inactive.stopped-stays-down")
@pytest.mark.parametrize("cuban", CUBANS)
def test_until_passed_a_stop_at_him_gives_nothing_and_the_next_drive_turns_him_up(cuban: str) -> None:
    table = turned_over_where_the_car_stands(cuban, "until-passed").play("drive 1")
    table.before(cuban).turn_of(0).play("drive 1")
    assert (table.asked, table.question, down(table), turned_up(table)) == (1, "drive", {cuban}, [])
    table.play("drive 1")
    assert (down(table), turned_up(table)) == (set(), [cuban])


@pytest.mark.clause("santiago.inactive.flip-back")
def test_until_passed_he_is_still_inactive_after_one_lap() -> None:
    table = turned_over_where_the_car_stands("maria", "until-passed", pesos=9).play("drive 10")
    assert (table.car, table.pesos(1), table.points(1)) == ("maria", 0, 2)
    assert (table.asked, table.question, down(table)) == (0, "drive", {"maria"})
    table.play("drive 1")
    assert down(table) == set()


@pytest.mark.clause("santiago.inactive.same-move-second-lap")
@pytest.mark.parametrize(("stars", "stop"), [(11, "jose"), (20, "maria")])
def test_until_passed_he_is_active_once_a_long_drive_has_left_him_twice(stars: int, stop: str) -> None:
    table = turned_over_where_the_car_stands("maria", "until-passed", pesos=19).play(f"drive {stars}")
    assert (table.car, down(table), turned_up(table)) == (stop, set(), ["maria"])
    assert (table.asked, table.legal()) == (1, {"use", "decline"})


@pytest.mark.clause("santiago.inactive.flip-back", "santiago.inactive.flip-back-timing")
def test_until_passed_a_cuban_turned_over_elsewhere_is_turned_up_when_first_passed() -> None:
    table = Position(2, turned_under_car="until-passed").at("pedro").uses("newspaper").play("use", "turn-over maria")
    table.play("drive 1")
    assert (down(table), table.asked) == ({"maria"}, 0)
    table.play("drive 1")
    assert (down(table), turned_up(table)) == (set(), ["maria"])


@pytest.mark.clause("santiago.inactive.flip-back")
def test_until_passed_the_two_kinds_of_face_down_cubans_do_not_mix() -> None:
    table = turned_over_where_the_car_stands("pedro", "until-passed").face_down("maria").play("drive 2")
    assert (down(table), turned_up(table)) == ({"pedro"}, ["maria"])
    table.face_down("alonso").at("pablo").turn_of(0).play("drive 3")
    assert (down(table), turned_up(table)) == ({"pedro"}, ["maria", "alonso"])
    table.play("drive 1")
    assert (down(table), turned_up(table)) == (set(), ["maria", "alonso", "pedro"])


@pytest.mark.clause("santiago.inactive.flip-back")
def test_until_passed_a_cuban_turned_over_anew_starts_afresh() -> None:
    table = turned_over_where_the_car_stands("pedro", "until-passed").play("drive 1")
    table.before("pedro").turn_of(0).play("drive 2")
    assert down(table) == set()
    table.uses("newspaper").play("use", "turn-over pedro").before("pedro").turn_of(1).play("drive 2")
    assert (down(table), turned_up(table)) == (set(), ["pedro", "pedro"])


# -- the turn in which he is turned over -------------------------------------------------------------------------------


@pytest.mark.clause("santiago.inactive.current-turn-unaffected")
@READINGS
def test_turning_over_the_lawyer_just_visited_does_not_end_the_turn(reading: str) -> None:
    table = Position(2, turned_under_car=reading).owns(0, "newspaper").visit("alonso")
    table.play("use-own newspaper", "use", "turn-over alonso")
    assert (table.asked, table.question, down(table)) == (0, "broker", {"alonso"})
    assert table.legal() == {"broker customs", "broker harbour", "broker newspaper"}
    table.play("broker harbour")
    assert table.legal() == {"value-right", "decline"}
    table.play("value-right")
    assert (table.value, table.asked, down(table)) == (3, 1, {"alonso"})


@pytest.mark.clause("santiago.inactive.car-already-there")
def test_the_lawyer_turned_over_by_his_own_guest_is_turned_up_when_the_car_leaves() -> None:
    table = Position().owns(0, "newspaper").visit("alonso")
    table.play("use-own newspaper", "use", "turn-over alonso", "broker harbour", "decline", "drive 2")
    assert (down(table), turned_up(table)) == (set(), ["alonso"])


@pytest.mark.clause("santiago.inactive.flip-back")
def test_until_passed_the_lawyer_turned_over_by_his_own_guest_stays_face_down_for_a_lap() -> None:
    table = Position(2, turned_under_car="until-passed").owns(0, "newspaper").visit("alonso")
    table.play("use-own newspaper", "use", "turn-over alonso", "broker harbour", "decline", "drive 2")
    assert (down(table), turned_up(table)) == ({"alonso"}, [])


@pytest.mark.clause("santiago.inactive.current-turn-unaffected")
def test_turning_over_the_merchant_just_visited_takes_nothing_back() -> None:
    table = Position().owns(1, "newspaper").visit("pedro").play("use", "broker newspaper", "use", "turn-over pedro")
    assert (table.goods(0, "tobacco"), table.pesos(0), table.broker_of(0)) == (3, 4, "newspaper")
    assert (table.points(1), table.asked, table.question) == (3, 1, "drive")
    assert table.told("cuban-found-inactive") == []


@pytest.mark.clause("santiago.inactive.current-turn-unaffected")
def test_turning_over_el_zorro_just_visited_takes_nothing_back() -> None:
    table = Position().broker_on(0, "newspaper").visit("zorro").play("use", "give-peso", "use", "turn-over zorro")
    assert (table.pesos(0), table.pesos(1), table.asked, down(table)) == (5, 2, 1, {"zorro"})


# -- known to all ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.inactive.identity-known")
@pytest.mark.parametrize("cuban", CUBANS)
def test_everybody_knows_who_lies_face_down_and_where(cuban: str) -> None:
    table = Position(3).uses("newspaper", 1)
    places = table.match.view(None)["cuban_at"]
    table.play("use", f"turn-over {cuban}")
    for viewer in (0, 1, 2, None):
        seen = table.match.view(viewer)
        assert seen["cuban_at"] == places
        assert seen["cuban_at"][str(table.stop_of(cuban))] == cuban
        assert [other for other in CUBANS if seen["inactive"][other]] == [cuban]
