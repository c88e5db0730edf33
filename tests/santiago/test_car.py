"""Step A: driving the car."""

import pytest

from tests.santiago.position import CUBANS, Position

STOPS = ("port", *CUBANS)


def drives(*stars: int) -> set[str]:
    return {f"drive {number}" for number in stars}


@pytest.mark.clause("santiago.car.must-move", "santiago.car.minimum-one")
@pytest.mark.parametrize("stop", STOPS)
def test_the_car_must_move_at_least_one_star(stop: str) -> None:
    table = Position().at(stop).holds(0, pesos=2).turn_of(0)
    assert table.question == "drive"
    assert table.legal() == drives(1, 2, 3)
    assert table.play("drive 1").car != stop


@pytest.mark.clause("santiago.car.clockwise")
@pytest.mark.parametrize("start", range(10))
@pytest.mark.parametrize("stars", range(1, 11))
def test_the_car_moves_clockwise_along_the_road(start: int, stars: int) -> None:
    table = Position().at(STOPS[start]).holds(0, pesos=9).turn_of(0).play(f"drive {stars}")
    assert table.car == STOPS[(start + stars) % 10]


@pytest.mark.clause("santiago.car.distance-free-choice")
@pytest.mark.parametrize("pesos", [0, 1, 2, 5, 9, 12])
def test_the_player_decides_how_far_to_drive(pesos: int) -> None:
    table = Position().holds(0, pesos=pesos).turn_of(0)
    assert table.legal() == drives(*range(1, pesos + 2))


@pytest.mark.clause("santiago.car.cost", "santiago.data.drive-cost")
@pytest.mark.parametrize("stars", [*range(1, 12), 20, 21])
def test_a_drive_costs_one_peso_for_every_star_beyond_the_first(stars: int) -> None:
    table = Position().holds(0, pesos=25).turn_of(0).play(f"drive {stars}")
    assert table.pesos(0) == 25 - (stars - 1)
    assert table.pesos(1) == 3
    (drove,) = table.told("drove")
    assert (drove.words()["stars"], drove.words()["pesos"]) == (stars, stars - 1)


@pytest.mark.clause("santiago.data.drive-cost")
def test_three_pesos_pay_for_four_stars_at_most() -> None:
    table = Position()
    assert table.legal() == drives(1, 2, 3, 4)
    assert table.refusal("drive 4") is None
    assert table.refusal("drive 5") == "santiago.car.pay-first"


@pytest.mark.clause("santiago.car.stop-effect")
@pytest.mark.parametrize(
    ("cuban", "question"),
    [
        ("pedro", "gain"),
        ("maria", "gain"),
        ("jose", "gain"),
        ("martinez", "gain"),
        ("conchita", "gain"),
        ("zorro", "zorro"),
        ("miguel", "gain"),
        ("pablo", "pablo"),
        ("alonso", "alonso"),
    ],
)
def test_a_stop_at_a_cuban_gives_access_to_his_function(cuban: str, question: str) -> None:
    table = Position().visit(cuban)
    assert (table.asked, table.question) == (0, question)
    assert not table.told("deliveries-begun")


@pytest.mark.clause("santiago.car.stop-effect")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_stop_at_the_port_starts_deliveries_instead(seat: int) -> None:
    table = Position(3).before("port").turn_of(seat).play("drive 1")
    assert (table.asked, table.question) == (seat, "delivery")
    assert len(table.told("deliveries-begun")) == 1


@pytest.mark.clause("santiago.car.pass-port")
@pytest.mark.parametrize(("flag", "then"), [(2, 3), (3, 4)])
def test_driving_through_the_port_moves_the_value_marker_one_flag_without_deliveries(flag: int, then: int) -> None:
    table = Position().value_on(flag).before("port").turn_of(0).play("drive 2")
    assert (table.value, table.ship, table.car) == (then, 1, "pedro")
    assert (table.asked, table.question) == (0, "gain")
    assert not table.told("deliveries-begun")
    assert [table.demand_of(good) for good in ("sugar", "citrus", "tobacco", "rum", "cigar")] == [2, 2, 2, 2, None]
    assert (table.points(0), table.points(1)) == (2, 2)


@pytest.mark.clause("santiago.car.pass-port")
def test_driving_past_cubans_only_leaves_the_value_marker_alone() -> None:
    table = Position().at("pedro").holds(0, pesos=7).turn_of(0).play("drive 8")
    assert (table.car, table.value, table.ship) == ("alonso", 2, 1)


@pytest.mark.clause("santiago.car.pass-port-departure")
def test_a_push_from_four_to_the_chequered_flag_makes_the_ship_leave() -> None:
    table = Position().value_on(4).before("port").turn_of(0).play("drive 2")
    assert (table.ship, table.value) == (2, 2)
    assert [event.words()["ship"] for event in table.told("ship-left")] == [1]
    assert all(table.demand_of(good) is None for good in ("sugar", "citrus", "tobacco", "rum", "cigar"))
    table.play("use", "broker newspaper", "decline")
    assert (table.question, table.active) == ("roll", 0)


@pytest.mark.clause("santiago.car.pass-port-departure")
@pytest.mark.parametrize("flag", [2, 3])
def test_a_push_to_a_numbered_flag_keeps_the_ship_in_port(flag: int) -> None:
    table = Position().value_on(flag).before("port").turn_of(0).play("drive 2")
    assert table.ship == 1
    assert not table.told("ship-left")


@pytest.mark.clause("santiago.car.full-lap")
@pytest.mark.parametrize("stop", STOPS)
def test_a_full_lap_costs_nine_pesos_and_ends_where_the_car_stood(stop: str) -> None:
    table = Position().at(stop).holds(0, pesos=9).turn_of(0)
    assert table.refusal("drive 10") is None
    assert table.refusal("drive 11") == "santiago.car.pay-first"
    assert table.play("drive 10").car == stop
    assert table.pesos(0) == 0


@pytest.mark.clause("santiago.car.full-lap")
def test_eight_pesos_are_one_too_few_for_a_full_lap() -> None:
    table = Position().holds(0, pesos=8).turn_of(0)
    assert table.refusal("drive 9") is None
    assert table.refusal("drive 10") == "santiago.car.pay-first"


@pytest.mark.clause("santiago.car.full-lap")
def test_drives_of_several_laps_are_legal_if_paid_for() -> None:
    table = Position().at("jose").holds(0, pesos=24).turn_of(0)
    assert table.legal() == drives(*range(1, 26))
    table.play("drive 25")
    assert (table.car, table.pesos(0)) == ("pablo", 0)


@pytest.mark.clause("santiago.car.full-lap")
def test_the_longest_drive_sends_off_every_ship() -> None:
    table = Position().holds(0, pesos=218).turn_of(0)
    assert table.legal() == drives(*range(1, 220))
    table.play("drive 219")
    assert (table.over, table.pesos(0)) == (True, 0)


@pytest.mark.clause("santiago.car.every-star-counts")
def test_the_port_and_inactive_cubans_count_as_stars() -> None:
    table = Position().face_down("alonso", "pedro").at("pablo").holds(0, pesos=3).turn_of(0)
    assert table.legal() == drives(1, 2, 3, 4)
    table.play("drive 4")
    assert (table.car, table.pesos(0)) == ("maria", 0)


@pytest.mark.clause("santiago.car.every-star-counts")
@pytest.mark.parametrize(("stars", "stop"), [(1, "alonso"), (2, "port"), (3, "pedro")])
def test_a_drive_may_end_at_the_port_or_an_inactive_cuban_for_the_usual_price(stars: int, stop: str) -> None:
    table = Position().face_down("alonso", "pedro").at("pablo").turn_of(0).play(f"drive {stars}")
    assert (table.car, table.pesos(0)) == (stop, 3 - (stars - 1))


@pytest.mark.clause("santiago.car.pay-first")
def test_a_drive_is_not_paid_with_pesos_earned_at_its_end() -> None:
    table = Position().at("jose").holds(0, pesos=0).turn_of(0)
    assert table.refusal("drive 1") is None
    table = Position().at("maria").holds(0, pesos=0).turn_of(0)
    assert table.refusal("drive 2") == "santiago.car.pay-first"


@pytest.mark.clause("santiago.car.pay-first")
@pytest.mark.parametrize("pesos", range(12))
def test_the_price_must_be_owned_in_full(pesos: int) -> None:
    table = Position().holds(0, pesos=pesos).holds(1, pesos=50).turn_of(0)
    assert table.refusal(f"drive {pesos + 1}") is None
    assert table.refusal(f"drive {pesos + 2}") == "santiago.car.pay-first"


@pytest.mark.clause("santiago.car.pay-first")
def test_the_price_is_paid_before_anything_happens_on_the_way_or_at_the_stop() -> None:
    table = Position().face_down("pedro").holds(0, pesos=3).turn_of(0).play("drive 4")
    assert table.pesos(0) == 0
    assert [event.name for event in table.events] == ["drove", "cuban-turned-up"]
    assert table.play("use").pesos(0) == 3


@pytest.mark.clause("santiago.car.destination-fixed")
def test_a_ship_leaving_on_the_way_neither_changes_the_destination_nor_gives_a_refund() -> None:
    table = Position().value_on(4).at("pablo").holds(0, pesos=4).turn_of(0).play("drive 5")
    assert (table.car, table.pesos(0), table.ship) == ("jose", 0, 2)
    assert (table.asked, table.question) == (0, "gain")


@pytest.mark.clause("santiago.car.destination-fixed")
def test_a_drive_is_one_action() -> None:
    table = Position().turn_of(0).play("drive 1")
    assert (table.question, table.legal()) == ("gain", {"use", "decline"})
    table.play("decline")
    assert table.question == "broker"
    assert table.car == "pedro"


@pytest.mark.clause("santiago.car.leaving-port-is-not-passing")
@pytest.mark.parametrize("flag", [2, 3, 4])
def test_starting_from_the_port_is_not_passing_it(flag: int) -> None:
    for stars in range(1, 10):
        table = Position().value_on(flag).holds(0, pesos=9).at("port").turn_of(0).play(f"drive {stars}")
        assert (table.value, table.ship) == (flag, 1)


@pytest.mark.clause("santiago.car.leaving-port-is-not-passing")
@pytest.mark.parametrize("flag", [2, 3, 4])
@pytest.mark.parametrize(("start", "stars"), [("alonso", 1), ("pablo", 2), ("pedro", 9), ("port", 10)])
def test_stopping_at_the_port_is_not_passing_it(flag: int, start: str, stars: int) -> None:
    table = Position().value_on(flag).holds(0, pesos=9).at(start).turn_of(0).play(f"drive {stars}")
    assert (table.car, table.value, table.ship, table.question) == ("port", flag, 1, "delivery")


@pytest.mark.clause("santiago.car.leaving-port-is-not-passing")
@pytest.mark.parametrize("start", range(1, 10))
def test_one_star_beyond_the_port_is_passing_it(start: int) -> None:
    table = Position().holds(0, pesos=10).at(STOPS[start]).turn_of(0).play(f"drive {11 - start}")
    assert (table.car, table.value) == ("pedro", 3)


@pytest.mark.clause("santiago.car.pass-port-each-time")
@pytest.mark.parametrize(
    ("start", "stars", "ship", "value"),
    [
        ("port", 10, 1, 2),
        ("port", 11, 1, 3),
        ("port", 20, 1, 3),
        ("port", 21, 1, 4),
        ("port", 30, 1, 4),
        ("port", 31, 2, 2),
        ("alonso", 1, 1, 2),
        ("alonso", 2, 1, 3),
        ("alonso", 11, 1, 3),
        ("alonso", 12, 1, 4),
        ("alonso", 22, 2, 2),
        ("alonso", 32, 2, 3),
        ("alonso", 62, 3, 3),
        ("pedro", 19, 1, 3),
        ("pedro", 20, 1, 4),
    ],
)
def test_each_pass_of_the_port_moves_the_value_marker_once(start: str, stars: int, ship: int, value: int) -> None:
    table = Position().at(start).holds(0, pesos=stars - 1).turn_of(0).play(f"drive {stars}")
    assert (table.ship, table.value) == (ship, value)


@pytest.mark.clause("santiago.car.en-route-order")
def test_what_happens_on_the_way_is_settled_in_road_order() -> None:
    table = Position().value_on(4).face_down("alonso", "pedro").at("pablo").turn_of(0).play("drive 4")
    told = [event for event in table.events if event.name in ("cuban-turned-up", "ship-left")]
    assert [event.words() for event in told] == [{"cuban": "alonso"}, {"ship": 1}, {"cuban": "pedro"}]
    assert (table.question, table.car, table.points(0)) == ("gain", "maria", 2)


@pytest.mark.clause("santiago.car.en-route-order")
def test_a_push_on_the_way_comes_before_the_function_of_the_destination() -> None:
    table = Position().before("port").turn_of(0).play("drive 2")
    assert [event.name for event in table.events] == ["drove", "value-moved"]
    assert table.goods(0, "tobacco") == 1
    table.play("use")
    assert [event.name for event in table.events] == ["drove", "value-moved", "goods-taken"]


@pytest.mark.clause("santiago.car.en-route-order")
def test_a_push_on_the_way_raises_the_value_of_the_deliveries_at_the_end_of_the_drive() -> None:
    table = Position().at("alonso").holds(0, pesos=10, points=0, sugar=1).turn_of(0)
    table.play("drive 11", "deliver sugar 1")
    assert table.points(0) == 3


@pytest.mark.clause("santiago.example.drive-maria-pedro")
def test_alicia_drives_from_maria_to_pedro_for_two_pesos() -> None:
    table = Position().at("maria").holds(0, pesos=2).turn_of(0)
    # In this lay-out Pedro is nine stars after Maria: let him change places with the Cuban three stars ahead.
    pedro, third = table.stop_of("pedro"), table.stop_of("conchita")
    cubans = table.table.cuban_at
    cubans[pedro], cubans[third] = cubans[third], cubans[pedro]
    assert table.stop_of("pedro") - table.stop_of("maria") == 3
    table.play("drive 3")
    assert (table.pesos(0), table.car) == (0, "pedro")
