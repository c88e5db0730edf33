"""Alonso, the lawyer: claiming buildings and using one's own."""

import pytest

from tests.santiago.position import BUILDINGS, Position

ALL = [building for flower in BUILDINGS.values() for building in flower]
WHITE = {"broker customs", "broker harbour", "broker newspaper"}


def claims(*buildings: str) -> set[str]:
    return {f"claim {building}" for building in buildings}


# -- two options -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.cuban.alonso")
def test_who_claims_does_not_use_an_own_building_too() -> None:
    table = Position().owns(0, "bank").visit("alonso").play("claim church")
    assert (table.asked, table.question, table.legal()) == (0, "broker", WHITE)
    assert (table.pesos(0), table.points(0)) == (3, 2)


@pytest.mark.clause("santiago.cuban.alonso")
@pytest.mark.parametrize("answer", ["use", "decline"])
def test_who_uses_an_own_building_does_not_claim_too(answer: str) -> None:
    table = Position().owns(0, "bank").visit("alonso").play("use-own bank", answer)
    assert (table.asked, table.question, table.legal()) == (0, "broker", WHITE)
    assert table.markers_of(0) == 2


@pytest.mark.clause("santiago.cuban.alonso")
def test_the_lawyer_offers_every_claim_and_every_own_building() -> None:
    table = Position().owns(0, "bank", "cafe").owns(1, "church").visit("alonso")
    free = [building for building in ALL if building not in ("bank", "cafe", "church")]
    assert table.legal() == {*claims(*free), "use-own bank", "use-own cafe", "decline"}


# -- claiming ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.lawyer.claim", "santiago.lawyer.claim-any-building")
@pytest.mark.parametrize("building", ALL)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_claim_puts_one_marker_on_a_building_of_ones_choice_free_of_charge(building: str, seat: int) -> None:
    table = Position().holds(seat, pesos=0).visit("alonso", seat).play(f"claim {building}")
    assert [other for other in ALL if table.owner_of(other) is not None] == [building]
    assert table.owner_of(building) == seat
    assert (table.markers_of(seat), table.markers_of(1 - seat)) == (2, 3)
    assert (table.pesos(seat), table.points(seat), table.broker_of(seat)) == (0, 2, None)


@pytest.mark.clause("santiago.lawyer.claim")
@pytest.mark.parametrize("owner", [1, 2])
def test_an_opponents_building_cannot_be_claimed(owner: int) -> None:
    table = Position(3).owns(owner, "bank").visit("alonso")
    assert table.refusal("claim bank") == "santiago.lawyer.claim"
    assert table.legal() == {*claims(*(building for building in ALL if building != "bank")), "decline"}


@pytest.mark.clause("santiago.lawyer.claim-any-building")
def test_brokers_do_not_hinder_a_claim() -> None:
    table = Position(4).broker_on(0, "bank").broker_on(1, "church").broker_on(2, "customs").broker_on(3, "cafe")
    assert table.visit("alonso").legal() == {*claims(*ALL), "decline"}
    table.play("claim church")
    assert (table.owner_of("church"), table.broker_of(1)) == (0, "church")


@pytest.mark.clause("santiago.lawyer.claim-max-three")
def test_a_player_owns_three_buildings_at_most() -> None:
    table = Position().owns(0, "bank", "cafe").visit("alonso").play("claim church")
    assert (table.owner_of("church"), table.markers_of(0)) == (0, 0)
    table.visit("alonso")
    assert table.refusal("claim office") == "santiago.lawyer.claim-max-three"
    assert not any(move.startswith("claim") for move in table.legal())


@pytest.mark.clause("santiago.lawyer.claim-max-three")
def test_three_markers_of_one_player_do_not_bind_another() -> None:
    table = Position().owns(0, "bank", "cafe", "church").visit("alonso", 1)
    assert table.refusal("claim office") is None
    table.play("claim office")
    assert (table.owner_of("office"), table.markers_of(1)) == (1, 2)


@pytest.mark.clause("santiago.lawyer.no-double-claim")
def test_a_building_cannot_be_claimed_twice_by_its_owner() -> None:
    table = Position().owns(0, "bank").visit("alonso")
    assert table.refusal("claim bank") == "santiago.lawyer.no-double-claim"
    assert "claim bank" not in table.legal()


@pytest.mark.clause("santiago.lawyer.markers-permanent")
def test_a_marker_stays_until_the_end_of_the_game() -> None:
    table = Position().visit("alonso").play("claim bank", "broker customs", "decline")
    table.visit("martinez", 1).play("use", "broker bank", "use")
    table.value_on(4).visit("pedro", 0).play("use", "broker harbour", "value-right")
    table.roll(1, 1, 1, 1, 1).play("leave-out rum")
    table.visit("alonso", 1)
    assert table.refusal("claim bank") == "santiago.lawyer.claim"
    table.play("claim cafe", "broker customs", "decline")
    table.visit("alonso", 0).play("claim church", "broker newspaper", "decline")
    assert [table.owner_of(building) for building in ("bank", "church", "cafe")] == [0, 0, 1]
    assert (table.markers_of(0), table.markers_of(1)) == (1, 2)
    table.ship_is(7).value_on(4).uses("harbour", 1).play("value-right")
    assert (table.over, table.owner_of("bank")) == (True, 0)


@pytest.mark.clause("santiago.lawyer.options-available")
def test_with_no_building_owned_only_the_claim_remains() -> None:
    table = Position().owns(1, "bank").visit("alonso")
    assert not any(move.startswith("use-own") for move in table.legal())
    assert table.refusal("use-own bank") == "santiago.lawyer.use-own"
    assert table.refusal("use-own church") == "santiago.lawyer.use-own"


@pytest.mark.clause("santiago.lawyer.options-available")
def test_with_all_markers_placed_only_the_use_remains() -> None:
    table = Position().owns(0, "bank", "church", "newspaper").visit("alonso")
    assert table.legal() == {"use-own bank", "use-own church", "use-own newspaper", "decline"}


@pytest.mark.clause("santiago.lawyer.decline")
@pytest.mark.parametrize("owned", [(), ("bank",), ("bank", "church", "cafe")])
def test_both_options_may_be_declined_and_the_broker_still_moves(owned: tuple[str, ...]) -> None:
    table = Position().owns(0, *owned).visit("alonso").play("decline")
    assert (table.question, table.legal()) == ("broker", WHITE)
    assert [building for building in ALL if table.owner_of(building) == 0] == [b for b in ALL if b in owned]
    assert (table.pesos(0), table.points(0), table.markers_of(0)) == (3, 2, 3 - len(owned))
    assert table.play("broker harbour").broker_of(0) == "harbour"


@pytest.mark.clause("santiago.lawyer.first-turn")
def test_on_the_first_turn_the_lawyer_can_only_be_used_to_claim() -> None:
    table = Position().before("alonso")
    table.play("drive 1")
    assert table.legal() == {*claims(*ALL), "decline"}
    table.play("claim bank")
    assert (table.broker_of(0), table.legal()) == (None, WHITE)
    assert table.play("broker newspaper").broker_of(0) == "newspaper"


@pytest.mark.clause("santiago.lawyer.then-broker")
@pytest.mark.parametrize("answer", ["claim church", "use-own bank"])
def test_after_either_option_the_broker_moves_to_a_white_building(answer: str) -> None:
    table = Position().owns(0, "bank").broker_on(0, "customs").visit("alonso").play(answer)
    if answer == "use-own bank":
        table.play("use")
    assert (table.question, table.legal()) == ("broker", {"broker harbour", "broker newspaper"})
    assert table.play("broker harbour").question == "harbour"


@pytest.mark.clause("santiago.lawyer.then-broker")
def test_a_claim_below_another_flower_does_not_lead_the_broker_there() -> None:
    table = Position().visit("alonso").play("claim bank")
    assert table.refusal("broker bank") == "santiago.broker.flower"


@pytest.mark.clause("santiago.lawyer.claim-then-visit")
def test_a_building_just_claimed_may_be_visited_and_used_without_a_visit_point() -> None:
    table = Position().visit("alonso").play("claim harbour", "broker harbour", "value-right")
    assert (table.owner_of("harbour"), table.broker_of(0), table.value) == (0, "harbour", 3)
    assert (table.points(0), table.points(1), table.asked) == (2, 2, 1)


@pytest.mark.clause("santiago.lawyer.no-instant-vp")
def test_claiming_below_an_opponents_broker_gives_nothing_at_once() -> None:
    table = Position().broker_on(1, "bank").visit("alonso").play("claim bank")
    assert table.points(0) == 2
    table.play("broker harbour", "decline")
    assert (table.points(0), table.points(1), table.asked) == (2, 2, 1)
    table.visit("zorro", 1).play("decline", "decline")
    assert (table.points(0), table.points(1), table.asked) == (3, 2, 0)


@pytest.mark.clause("santiago.lawyer.no-instant-vp")
def test_an_opponent_who_moves_off_in_time_owes_nothing() -> None:
    table = Position().broker_on(1, "bank").visit("alonso").play("claim bank", "broker harbour", "decline")
    table.visit("maria", 1).play("use", "broker church", "decline")
    assert (table.points(0), table.points(1)) == (2, 4)


# -- using one's own ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.lawyer.use-own")
def test_an_own_bank_gives_its_two_pesos() -> None:
    table = Position().owns(0, "bank").visit("alonso").play("use-own bank")
    assert (table.asked, table.question, table.legal()) == (0, "bank", {"use", "decline"})
    table.play("use")
    assert (table.pesos(0), table.pesos(1)) == (5, 3)


@pytest.mark.clause("santiago.lawyer.use-own")
@pytest.mark.parametrize(
    ("building", "move"),
    [
        ("church", "use"),
        ("distillery", "exchange 1"),
        ("cigar-factory", "exchange 1"),
        ("black-market", "trade sugar rum"),
        ("sawmill", "use"),
        ("cafe", "hand-in both"),
        ("customs", "clear rum"),
        ("casino", "buy-points 1"),
        ("harbour", "value-right"),
        ("office", "deliver-one sugar"),
        ("newspaper", "use"),
    ],
)
def test_an_own_building_works_as_if_the_broker_had_come(building: str, move: str) -> None:
    table = Position().owns(0, building).holds(0, rum=1, cigar=1, wood=1).visit("alonso")
    table.play(f"use-own {building}")
    assert table.question == building
    assert table.refusal(move) is None


@pytest.mark.clause("santiago.lawyer.use-own")
def test_only_an_own_building_can_be_used() -> None:
    table = Position().owns(0, "bank").owns(1, "church").visit("alonso")
    assert table.refusal("use-own bank") is None
    assert table.refusal("use-own church") == "santiago.lawyer.use-own"
    assert table.refusal("use-own cafe") == "santiago.lawyer.use-own"


@pytest.mark.clause("santiago.lawyer.use-own-occupied")
def test_an_opponents_broker_does_not_prevent_the_use() -> None:
    table = Position().owns(0, "bank").broker_on(1, "bank").visit("alonso").play("use-own bank", "use")
    assert (table.pesos(0), table.broker_of(1), table.broker_of(0)) == (5, "bank", None)


@pytest.mark.clause("santiago.lawyer.use-own-any-occupant")
@pytest.mark.parametrize("occupant", [None, 0, 1, 2])
def test_it_does_not_matter_who_stands_on_the_own_building(occupant: int | None) -> None:
    table = Position(3).owns(0, "bank")
    if occupant is not None:
        table.broker_on(occupant, "bank")
    table.visit("alonso").play("use-own bank", "use")
    assert table.pesos(0) == 5
    assert table.legal() == WHITE


@pytest.mark.clause("santiago.lawyer.use-is-not-a-visit")
@pytest.mark.parametrize("occupant", [None, 0, 1])
def test_using_an_own_building_moves_no_broker_and_brings_nobody_a_point(occupant: int | None) -> None:
    table = Position().owns(0, "bank")
    if occupant is not None:
        table.broker_on(occupant, "bank")
    before = [table.broker_of(seat) for seat in (0, 1)]
    table.visit("alonso").play("use-own bank", "use")
    assert [table.broker_of(seat) for seat in (0, 1)] == before
    table.play("broker harbour", "decline")
    assert (table.points(0), table.points(1)) == (2, 2)
    assert not table.told("visit-paid")


@pytest.mark.clause("santiago.lawyer.same-building-twice")
def test_the_same_building_may_be_used_in_both_steps() -> None:
    table = Position().owns(0, "customs").visit("alonso").play("use-own customs", "clear sugar")
    table.play("broker customs", "clear citrus")
    assert [table.demand_of(good) for good in ("sugar", "citrus", "tobacco", "rum")] == [0, 0, 2, 2]
    assert (table.asked, table.points(0)) == (1, 2)


@pytest.mark.clause("santiago.lawyer.same-building-twice")
@pytest.mark.parametrize("occupant", [0, 1])
def test_the_second_use_needs_a_legal_move_of_the_broker(occupant: int) -> None:
    table = Position().owns(0, "customs").broker_on(occupant, "customs").visit("alonso")
    table.play("use-own customs", "clear sugar")
    assert table.legal() == {"broker harbour", "broker newspaper"}


@pytest.mark.clause("santiago.lawyer.building-effects-in-a")
@pytest.mark.parametrize(("building", "move"), [("office", "deliver-one sugar"), ("customs", "clear sugar")])
def test_an_own_building_may_fill_the_ship_before_the_broker_moves(building: str, move: str) -> None:
    table = Position().demand(sugar=1, rum=0).value_on(3).owns(0, building).visit("alonso")
    table.play(f"use-own {building}", move)
    assert (table.ship, table.value, table.question) == (2, 2, "broker")
    assert table.demand_of("sugar") is None
    table.play("broker newspaper", "decline")
    assert (table.question, table.active) == ("roll", 0)


@pytest.mark.clause("santiago.lawyer.building-effects-in-a")
@pytest.mark.parametrize(("flag", "ship", "then"), [(2, 1, 3), (3, 1, 4), (4, 2, 2)])
def test_an_own_harbour_moves_the_value_marker_before_the_broker_moves(flag: int, ship: int, then: int) -> None:
    table = Position().value_on(flag).owns(0, "harbour").visit("alonso").play("use-own harbour", "value-right")
    assert (table.ship, table.value, table.question) == (ship, then, "broker")


@pytest.mark.clause("santiago.lawyer.building-effects-in-a")
@pytest.mark.parametrize("cuban", ["maria", "alonso"])
def test_an_own_newspaper_turns_a_cuban_over_before_the_broker_moves(cuban: str) -> None:
    table = Position().owns(0, "newspaper").visit("alonso").play("use-own newspaper", "use", f"turn-over {cuban}")
    assert table.inactive(cuban)
    assert (table.pesos(0), table.question, table.legal()) == (4, "broker", WHITE)


@pytest.mark.clause("santiago.lawyer.building-effects-in-a")
def test_an_own_building_may_send_off_the_last_ship() -> None:
    table = Position().ship_is(7).value_on(4).owns(0, "harbour").visit("alonso").play("use-own harbour", "value-right")
    assert table.over


@pytest.mark.clause("santiago.example.lawyer-uses-bank")
def test_alicia_uses_her_bank_at_the_lawyers() -> None:
    table = Position().owns(0, "bank").visit("alonso").play("use-own bank", "use")
    assert table.pesos(0) == 5
    assert (table.markers_of(0), table.broker_of(0)) == (2, None)
    table.play("broker newspaper", "use")
    assert table.pesos(0) == 6
    assert (table.markers_of(0), table.broker_of(0)) == (2, "newspaper")
    assert [building for building in ALL if table.owner_of(building) is not None] == ["bank"]


@pytest.mark.clause("santiago.lawyer.then-broker")
def test_after_a_claim_the_broker_stays_if_all_white_buildings_are_occupied() -> None:
    table = Position(4).broker_on(1, "customs").broker_on(2, "harbour").broker_on(3, "newspaper").broker_on(0, "bank")
    table.visit("alonso").play("claim church")
    assert (table.asked, table.question, table.broker_of(0)) == (0, "bank", "bank")


@pytest.mark.clause("santiago.lawyer.use-own", "santiago.broker.use-optional")
def test_the_building_called_through_the_lawyer_may_still_be_declined() -> None:
    table = Position(2).owns(0, "casino").visit("alonso").play("use-own casino", "decline")
    assert [event.words()["building"] for event in table.told("building-declined")] == ["casino"]
    assert table.question == "broker"
