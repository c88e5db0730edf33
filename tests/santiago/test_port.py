"""The port: who may deliver what, in which order, for how many points, and how a delivery phase ends."""

from itertools import product

import pytest

from malecon.engine.errors import MaleconError
from malecon.games.santiago.game import GAME
from tests.santiago.position import Position

GOODS = ("sugar", "citrus", "tobacco", "rum", "cigar", "wood")


def holdings(table: Position, seat: int) -> list[int]:
    return [table.pesos(seat), table.points(seat), *(table.goods(seat, good) for good in GOODS)]


def thirsty(players: int = 4, seat: int = 0) -> Position:
    """A ship that wants the most there can be, and everybody holds 1 citrus and 1 rum: nobody fills it."""
    table = Position(players).demand(sugar=3, citrus=4, tobacco=3, rum=3)
    for other in range(players):
        table.holds(other, sugar=0, citrus=1, tobacco=0, rum=1, cigar=0, wood=0)
    return table.delivers(seat)


# -- how a phase begins ------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.port.trigger")
@pytest.mark.parametrize(("start", "stars"), [("alonso", 1), ("pablo", 2), ("port", 10)])
def test_stopping_at_the_port_starts_a_delivery_phase(start: str, stars: int) -> None:
    table = Position(3).at(start).holds(1, pesos=9).turn_of(1).play(f"drive {stars}")
    assert (table.question, table.asked, table.active, table.car) == ("delivery", 1, 1, "port")
    (begun,) = table.told("deliveries-begun")
    assert (begun.words(), begun.clause) == ({"seat": "2"}, "santiago.port.trigger")
    assert (table.value, table.pesos(1)) == (2, 9 - (stars - 1))


@pytest.mark.clause("santiago.port.trigger")
@pytest.mark.parametrize(("start", "stars"), [("alonso", 2), ("pablo", 1), ("port", 1)])
def test_a_drive_that_does_not_stop_at_the_port_starts_no_deliveries(start: str, stars: int) -> None:
    table = Position(3).at(start).turn_of(0).play(f"drive {stars}")
    assert table.question != "delivery"
    assert table.told("deliveries-begun") == []


@pytest.mark.clause("santiago.port.trigger", "santiago.port.order")
@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_all_players_are_asked_in_turn_order_beginning_with_the_active_player(players: int, seat: int) -> None:
    table = Position(players).before("port").turn_of(seat).play("drive 1")
    asked = []
    for _ in range(players):
        assert table.question == "delivery"
        asked.append(table.asked)
        table.play("pass")
    assert asked == [(seat + step) % players for step in range(players)]
    assert (table.question, table.asked) == ("drive", (seat + 1) % players)


# -- the order of deliveries -------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.port.order")
@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_deliveries_go_round_and_round(players: int, seat: int) -> None:
    table = thirsty(players, seat)
    asked = []
    for good in ["citrus"] * players + ["rum"] * min(players, 3):
        asked.append(table.asked)
        table.play(f"deliver {good} 1")
        assert table.active == seat
    assert asked == [(seat + step) % players for step in range(len(asked))]
    assert (table.question, table.asked) == ("delivery", (seat + len(asked)) % players)


@pytest.mark.clause("santiago.port.order", "santiago.port.pass-final")
@pytest.mark.parametrize("passing", [choice for choice in product((False, True), repeat=4) if not all(choice)])
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_who_has_passed_is_skipped_from_then_on(seat: int, passing: tuple[bool, ...]) -> None:
    table = thirsty(4, seat)
    for passes in passing:
        table.play("pass" if passes else "deliver citrus 1")
    remaining = [(seat + step) % 4 for step in range(4) if not passing[step]]
    asked = []
    for _ in remaining:
        assert table.question == "delivery"
        asked.append(table.asked)
        table.play("pass")
    assert asked == remaining
    assert (table.question, table.asked) == ("drive", (seat + 1) % 4)


@pytest.mark.clause("santiago.port.order", "santiago.port.pass-final")
@pytest.mark.parametrize(
    ("passed", "seat", "following"),
    [
        ((), 0, 1),
        ((1,), 0, 2),
        ((1, 2), 0, 3),
        ((1, 2, 3), 0, 0),
        ((0,), 3, 1),
        ((0, 1), 3, 2),
        ((3,), 2, 0),
        ((0, 3), 2, 1),
        ((2,), 1, 3),
        ((0, 2, 3), 1, 1),
    ],
)
def test_the_next_go_is_of_the_next_player_who_has_not_passed(
    passed: tuple[int, ...], seat: int, following: int
) -> None:
    table = thirsty().delivers(seat, passed).play("deliver citrus 1")
    assert (table.question, table.asked) == ("delivery", following)


@pytest.mark.clause("santiago.port.pass-final")
def test_a_player_who_has_passed_does_not_deliver_any_more_although_he_could() -> None:
    table = Position(2).holds(0, sugar=2).holds(1, sugar=2).demand(sugar=3, citrus=4, tobacco=3, rum=3).delivers()
    table.play("pass", "deliver sugar 1")
    assert (table.question, table.asked) == ("delivery", 1)
    table.play("deliver sugar 1", "pass")
    assert (table.question, table.asked) == ("drive", 1)
    assert (table.goods(0, "sugar"), table.points(0), table.demand_of("sugar")) == (2, 2, 1)


@pytest.mark.clause("santiago.port.pass-final")
def test_a_pass_counts_for_its_own_phase_only() -> None:
    table = Position(2).before("port").turn_of(0).play("drive 1", "pass", "pass")
    table.before("port").turn_of(1).play("drive 1")
    assert table.asked == 1
    table.play("pass")
    assert (table.question, table.asked) == ("delivery", 0)
    assert "deliver sugar 1" in table.legal()


# -- one delivery ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.port.one-type")
@pytest.mark.parametrize(
    "text",
    ["deliver sugar 1 citrus 1", "deliver sugar citrus 2", "deliver sugar 1 and deliver citrus 1", "deliver 2"],
)
def test_two_types_are_not_one_delivery(text: str) -> None:
    with pytest.raises(MaleconError, match="error-unknown-move"):
        GAME.vocabulary.parse(text)


@pytest.mark.clause("santiago.port.one-type", "santiago.port.order")
def test_two_types_need_two_goes() -> None:
    table = Position(2).delivers().play("deliver sugar 1")
    assert table.asked == 1
    assert (table.goods(0, "sugar"), table.goods(0, "citrus"), table.goods(0, "tobacco")) == (0, 1, 1)
    table.play("deliver citrus 1")
    assert table.asked == 0
    assert table.play("deliver citrus 1").demand_of("citrus") == 0


@pytest.mark.clause("santiago.port.not-above-demand")
@pytest.mark.parametrize("wanted", [1, 2, 3])
def test_a_delivery_may_reach_the_demand_but_not_exceed_it(wanted: int) -> None:
    table = Position(2).empty_handed(0).holds(0, rum=4).demand(rum=wanted, sugar=1, citrus=0, tobacco=0).delivers()
    assert table.legal() == {"pass", *(f"deliver rum {number}" for number in range(1, wanted + 1))}
    assert table.refusal(f"deliver rum {wanted}") is None
    for number in range(wanted + 1, 5):
        assert table.refusal(f"deliver rum {number}") == "santiago.port.not-above-demand"


@pytest.mark.clause("santiago.port.not-above-demand")
def test_a_die_on_zero_takes_nothing_more() -> None:
    table = Position(2).empty_handed(0).holds(0, sugar=3).demand(rum=1, sugar=0, citrus=0, tobacco=0).delivers()
    assert table.legal() == {"pass"}
    assert table.refusal("deliver sugar 1") == "santiago.port.not-above-demand"


@pytest.mark.clause("santiago.port.not-above-demand", "santiago.port.die-down")
def test_an_earlier_delivery_lowers_what_a_later_one_may_bring() -> None:
    table = Position(2).holds(0, sugar=2).empty_handed(1).holds(1, sugar=3).demand(sugar=3, rum=1, citrus=0, tobacco=0)
    table.delivers().play("deliver sugar 1")
    assert table.legal() == {"pass", "deliver sugar 1", "deliver sugar 2"}
    table.play("deliver sugar 2")
    assert table.legal() == {"pass"}


@pytest.mark.clause("santiago.port.amount-free")
@pytest.mark.parametrize(
    ("stock", "wanted", "most"),
    [(0, 4, 0), (1, 4, 1), (2, 4, 2), (3, 4, 3), (4, 4, 4), (6, 4, 4), (3, 2, 2), (2, 2, 2)],
)
def test_the_amount_is_free_from_one_to_the_lesser_of_stock_and_demand(stock: int, wanted: int, most: int) -> None:
    table = Position(2).empty_handed(0).holds(0, citrus=stock).demand(citrus=wanted, sugar=1, rum=0, cigar=0)
    assert table.delivers().legal() == {"pass", *(f"deliver citrus {number}" for number in range(1, most + 1))}
    for number in range(most + 1, 5):
        clause = "santiago.port.amount-free" if number <= wanted else "santiago.port.not-above-demand"
        assert table.refusal(f"deliver citrus {number}") == clause


@pytest.mark.clause("santiago.port.amount-free")
def test_one_good_too_few_is_refused_for_want_of_stock() -> None:
    table = Position(2).holds(0, citrus=2).demand(citrus=4, sugar=1, rum=0, cigar=0).delivers()
    assert table.refusal("deliver citrus 3") == "santiago.port.amount-free"
    assert table.holds(0, citrus=3).refusal("deliver citrus 3") is None


@pytest.mark.clause("santiago.port.amount-free")
def test_a_delivery_of_nothing_does_not_exist() -> None:
    with pytest.raises(MaleconError, match="error-unknown-move"):
        GAME.vocabulary.parse("deliver sugar 0")


@pytest.mark.clause(
    "santiago.port.amount-free", "santiago.port.die-down", "santiago.port.goods-back", "santiago.port.vp"
)
def test_delivering_less_than_possible_is_allowed() -> None:
    table = Position(2).holds(0, rum=3).demand(rum=3, sugar=1, citrus=0, tobacco=0).delivers().play("deliver rum 2")
    assert (table.goods(0, "rum"), table.demand_of("rum"), table.supply_of("rum"), table.points(0)) == (1, 1, 7, 6)


@pytest.mark.clause("santiago.port.goods-back", "santiago.port.die-down", "santiago.port.vp")
@pytest.mark.parametrize("value", [2, 3, 4])
@pytest.mark.parametrize("amount", [1, 2, 3])
@pytest.mark.parametrize("good", ["sugar", "citrus", "tobacco", "rum", "cigar"])
def test_a_delivery_moves_exactly_the_goods_the_die_and_the_points(good: str, amount: int, value: int) -> None:
    other = "rum" if good != "rum" else "sugar"
    table = Position(3).holds(1, **{good: 4}).value_on(value).demand(**{good: 3, other: 1}).delivers(1)
    before = [holdings(table, seat) for seat in range(3)]
    supply = {kind: table.supply_of(kind) for kind in GOODS}
    table.play(f"deliver {good} {amount}")
    before[1][1] += amount * value
    before[1][2 + GOODS.index(good)] -= amount
    supply[good] += amount
    assert [holdings(table, seat) for seat in range(3)] == before
    assert {kind: table.supply_of(kind) for kind in GOODS} == supply
    assert (table.demand_of(good), table.demand_of(other), table.value) == (3 - amount, 1, value)
    (delivered,) = table.told("goods-delivered")
    assert delivered.words() == {"seat": "2", "good": good, "amount": amount, "points": amount * value}
    assert delivered.clause == "santiago.port.vp"


@pytest.mark.clause("santiago.port.goods-back", "santiago.port.die-down", "santiago.port.vp")
@pytest.mark.parametrize(("value", "points"), [(2, 8), (3, 12), (4, 16)])
def test_four_citrus_bring_four_times_the_flag(value: int, points: int) -> None:
    table = Position(2).holds(0, citrus=5, points=0).value_on(value).demand(citrus=4, sugar=1, rum=0, cigar=0)
    table.delivers().play("deliver citrus 4")
    assert (table.points(0), table.demand_of("citrus"), table.goods(0, "citrus")) == (points, 0, 1)
    assert table.supply_of("citrus") == 6


@pytest.mark.clause("santiago.port.off-ship-good")
@pytest.mark.parametrize("beside", ["sugar", "citrus", "tobacco", "rum", "cigar"])
def test_the_good_beside_the_board_cannot_be_delivered_not_even_as_wood(beside: str) -> None:
    aboard = {good: 2 for good in ("sugar", "citrus", "tobacco", "rum", "cigar") if good != beside}
    table = Position(2).empty_handed(0).holds(0, wood=1, **{beside: 4}).demand(**aboard).delivers()
    assert table.legal() == {"pass", *(f"deliver-wood {good} 1" for good in aboard)}
    assert table.refusal(f"deliver {beside} 1") == "santiago.port.off-ship-good"
    assert table.refusal(f"deliver-wood {beside} 1") == "santiago.port.off-ship-good"


# -- passing -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.port.pass", "santiago.port.forced-pass")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_cannot_deliver_must_pass(seat: int) -> None:
    table = Position(3).demand(rum=3, cigar=3, sugar=0, citrus=0).delivers(seat)
    assert table.legal() == {"pass"}
    before = holdings(table, seat)
    table.play("pass")
    (passed,) = table.told("passed")
    assert (passed.words(), passed.clause) == ({"seat": str(seat + 1)}, "santiago.port.forced-pass")
    assert holdings(table, seat) == before
    assert table.asked == (seat + 1) % 3


@pytest.mark.clause("santiago.port.forced-pass")
@pytest.mark.parametrize(
    ("stock", "clause"),
    [
        ({}, "santiago.port.forced-pass"),
        ({"sugar": 3, "cigar": 3}, "santiago.port.forced-pass"),
        ({"rum": 1}, "santiago.port.pass"),
        ({"wood": 1}, "santiago.port.pass"),
    ],
)
def test_a_pass_is_forced_only_for_want_of_a_legal_delivery(stock: dict[str, int], clause: str) -> None:
    table = Position(2).empty_handed(0).holds(0, **stock).demand(rum=1, sugar=0, citrus=0, tobacco=0).delivers()
    assert (table.legal() == {"pass"}) is (clause == "santiago.port.forced-pass")
    assert [event.clause for event in table.play("pass").told("passed")] == [clause]


@pytest.mark.clause("santiago.port.forced-pass")
def test_a_forced_pass_puts_the_player_out_like_any_other() -> None:
    table = Position(2).empty_handed(0).holds(1, rum=2).delivers().play("pass", "deliver rum 1")
    assert (table.question, table.asked) == ("delivery", 1)


@pytest.mark.clause("santiago.port.pass")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_will_not_deliver_may_pass_although_he_could(seat: int) -> None:
    table = Position(2).delivers(seat)
    assert table.legal() == {"pass", "deliver sugar 1", "deliver citrus 1", "deliver tobacco 1"}
    before = [holdings(table, other) for other in (0, 1)]
    table.play("pass")
    assert [holdings(table, other) for other in (0, 1)] == before
    assert [table.demand_of(good) for good in ("sugar", "citrus", "tobacco", "rum")] == [2, 2, 2, 2]
    assert table.asked == 1 - seat


@pytest.mark.clause("santiago.port.pass")
def test_there_is_no_way_out_of_a_go_but_a_delivery_or_a_pass() -> None:
    table = Position(2).delivers()
    for text in ("decline", "use", "drive 1", "broker bank"):
        with pytest.raises(MaleconError, match="error-other-question"):
            table.play(text)
    assert (table.question, table.asked) == ("delivery", 0)


@pytest.mark.clause("santiago.port.trigger-may-pass")
def test_who_drove_to_the_port_may_pass_at_his_first_go() -> None:
    table = Position(3).before("port").turn_of(0).play("drive 1")
    assert {"pass", "deliver sugar 1"} <= table.legal()
    table.play("pass", "deliver sugar 1", "deliver sugar 1")
    assert (table.question, table.asked) == ("delivery", 1)
    assert [table.points(seat) for seat in range(3)] == [2, 4, 4]


@pytest.mark.clause("santiago.port.pass-after-delivering")
def test_a_player_may_deliver_first_and_pass_later() -> None:
    table = Position(2).delivers().play("deliver sugar 1", "deliver citrus 1")
    assert "deliver tobacco 1" in table.legal()
    table.play("pass")
    assert (table.question, table.asked) == ("delivery", 1)
    assert (table.points(0), table.goods(0, "sugar"), table.demand_of("sugar")) == (4, 0, 1)


@pytest.mark.clause("santiago.port.same-type-again")
def test_on_a_later_go_the_same_type_or_another_may_be_delivered() -> None:
    table = Position(2).empty_handed(0).empty_handed(1).holds(0, sugar=3, rum=1)
    table.demand(sugar=3, rum=1, citrus=1, tobacco=0).delivers().play("deliver sugar 1", "pass")
    assert table.legal() == {"pass", "deliver sugar 1", "deliver sugar 2", "deliver rum 1"}
    table.play("deliver sugar 1")
    assert table.legal() == {"pass", "deliver sugar 1", "deliver rum 1"}
    table.play("deliver rum 1")
    assert table.legal() == {"pass", "deliver sugar 1"}
    table.play("deliver sugar 1")
    assert table.legal() == {"pass"}
    assert (table.points(0), table.demand_of("sugar"), table.demand_of("rum")) == (8, 0, 0)


@pytest.mark.clause("santiago.port.last-player-continues")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_last_player_in_keeps_delivering_until_he_passes(seat: int) -> None:
    others = tuple(other for other in range(3) if other != seat)
    table = Position(3).delivers(seat, passed=others)
    for good in ("sugar", "citrus", "tobacco"):
        assert (table.question, table.asked) == ("delivery", seat)
        table.play(f"deliver {good} 1")
    assert (table.question, table.asked, table.legal()) == ("delivery", seat, {"pass"})
    assert table.value == 2
    table.play("pass")
    assert (table.question, table.value) == ("drive", 3)


@pytest.mark.clause("santiago.port.last-player-continues", "santiago.port.end-filled")
def test_the_last_player_in_keeps_delivering_until_the_ship_is_full() -> None:
    table = Position(3).holds(1, rum=1).demand(sugar=1, citrus=1, tobacco=0, rum=1).delivers(1, passed=(0, 2))
    table.play("deliver sugar 1", "deliver citrus 1")
    assert (table.question, table.asked, table.ship) == ("delivery", 1, 1)
    table.play("deliver rum 1")
    assert (table.question, table.ship) == ("roll", 2)


# -- how a phase ends --------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.port.end-filled", "santiago.port.filled-no-value-step")
@pytest.mark.parametrize("value", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_full_ship_ends_the_phase_at_once_and_the_others_get_no_go(seat: int, value: int) -> None:
    table = Position(3).demand(sugar=1, citrus=0, tobacco=0, rum=0).value_on(value).delivers(seat)
    table.play("deliver sugar 1")
    assert (table.question, table.ship, table.value) == ("roll", 2, 2)
    assert [event.words()["ship"] for event in table.told("ship-left")] == [1]
    assert table.told("ship-left")[-1].clause == "santiago.ship.leaves-filled"
    assert table.told("all-passed") == []
    assert [event.words() for event in table.told("value-moved")] in ([{"value": 2}], [])
    table.roll(1, 1, 1, 1, 1).play("leave-out rum")
    assert (table.question, table.asked) == ("drive", (seat + 1) % 3)


@pytest.mark.clause("santiago.port.end-filled")
@pytest.mark.parametrize("good", ["sugar", "citrus", "tobacco", "rum"])
def test_one_good_still_wanted_keeps_the_phase_going(good: str) -> None:
    last = "rum" if good != "rum" else "sugar"
    dice = {"sugar": 0, "citrus": 0, "tobacco": 0, "rum": 0, good: 2, last: 1}
    table = Position(2).holds(0, **{good: 3, last: 1}).demand(**dice).delivers(0, passed=(1,))
    table.play(f"deliver {last} 1", f"deliver {good} 1")
    assert (table.question, table.asked, table.ship, table.demand_of(good)) == ("delivery", 0, 1, 1)
    table.play(f"deliver {good} 1")
    assert (table.question, table.ship) == ("roll", 2)


@pytest.mark.clause("santiago.port.end-filled")
def test_players_who_passed_do_not_hinder_the_full_ship_from_leaving() -> None:
    table = Position(3).demand(sugar=1, citrus=1, tobacco=0, rum=0).delivers(2).play("pass", "deliver sugar 1")
    assert table.ship == 1
    assert table.play("deliver citrus 1").ship == 2


@pytest.mark.clause("santiago.port.end-all-passed", "santiago.port.nobody-delivers")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (3, 4)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_all_have_passed_the_ship_stays_and_the_value_rises(players: int, before: int, after: int) -> None:
    table = Position(players).value_on(before).demand(rum=1, cigar=3, sugar=0, citrus=0)
    table.before("port").turn_of(1).play("drive 1")
    for _ in range(players):
        assert (table.legal(), table.value) == ({"pass"}, before)
        table.play("pass")
    assert (table.value, table.ship, table.question, table.asked) == (after, 1, "drive", 2 % players)
    assert [table.demand_of(good) for good in ("sugar", "citrus", "tobacco", "rum", "cigar")] == [0, 0, None, 1, 3]
    (moved,) = table.told("value-moved")
    assert (moved.words(), moved.clause) == ({"value": after}, "santiago.port.end-all-passed")
    assert [event.clause for event in table.told("all-passed")] == ["santiago.port.end-all-passed"]
    assert table.told("ship-left") == []


@pytest.mark.clause("santiago.port.end-all-passed")
def test_deliveries_that_leave_demand_do_not_spare_the_value_step() -> None:
    table = Position(2).delivers().play("deliver sugar 1", "deliver sugar 1", "pass", "pass")
    assert (table.value, table.ship, table.demand_of("sugar"), table.demand_of("rum")) == (3, 1, 0, 2)
    assert (table.question, table.asked) == ("drive", 1)


@pytest.mark.clause("santiago.port.end-chequered")
@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_the_step_from_four_sends_an_unfilled_ship_off(players: int, seat: int) -> None:
    table = Position(players).value_on(4).delivers(seat)
    for _ in range(players):
        assert (table.ship, table.value) == (1, 4)
        table.play("pass")
    assert (table.question, table.ship, table.value) == ("roll", 2, 2)
    (left,) = table.told("ship-left")
    assert (left.words(), left.clause) == ({"ship": 1}, "santiago.ship.leaves-value")
    assert [table.demand_of(good) for good in ("sugar", "citrus", "tobacco", "rum", "cigar")] == [None] * 5
    table.roll(1, 1, 1, 1, 1)
    assert (table.question, table.asked) == ("left-out", seat)


@pytest.mark.clause("santiago.port.end-chequered")
def test_the_chequered_flag_takes_a_partly_filled_ship_too_and_pays_nobody_for_it() -> None:
    table = Position(2).value_on(4).delivers().play("deliver sugar 1", "pass", "pass")
    assert (table.ship, table.points(0), table.points(1)) == (2, 6, 2)


@pytest.mark.clause("santiago.port.value-fixed-in-phase")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_the_value_stays_the_same_until_the_last_pass(value: int) -> None:
    table = Position(3).value_on(value).delivers().play("deliver sugar 1", "pass", "deliver citrus 1")
    table.play("deliver citrus 1", "pass", "deliver tobacco 1")
    assert (table.value, table.ship, table.told("value-moved")) == (value, 1, [])
    assert [event.words()["points"] for event in table.told("goods-delivered")] == [value] * 4
    table.play("pass")
    assert (table.value, table.ship) == ((value + 1, 1) if value < 4 else (2, 2))


@pytest.mark.clause("santiago.port.filled-no-value-step")
def test_a_ship_filled_at_value_four_leaves_only_once() -> None:
    table = Position(2).value_on(4).demand(sugar=2, citrus=0, rum=0, cigar=0).delivers()
    table.play("deliver sugar 1", "deliver sugar 1")
    assert (table.ship, table.value, len(table.told("ship-left"))) == (2, 2, 1)
    assert (table.points(0), table.points(1)) == (6, 6)


@pytest.mark.clause("santiago.port.vp-before-departure")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_the_filling_delivery_is_paid_in_full_at_the_old_value(value: int) -> None:
    table = Position(2).holds(0, rum=3).value_on(value).demand(rum=3, citrus=0, sugar=0, cigar=0).delivers()
    table.play("deliver rum 3")
    assert (table.points(0), table.ship) == (2 + 3 * value, 2)
    names = [event.name for event in table.events]
    assert names.index("goods-delivered") < names.index("ship-left")


@pytest.mark.clause("santiago.port.vp-before-departure")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_the_filling_delivery_is_paid_before_the_game_ends(value: int) -> None:
    table = Position(2).empty_handed(0).holds(0, rum=2).ship_is(7).value_on(value)
    table.demand(rum=2, citrus=0, sugar=0, cigar=0).delivers().play("deliver rum 2")
    assert (table.over, table.points(0), table.goods(0, "rum")) == (True, 2 * value, 0)


# -- after the phase ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.port.no-building", "santiago.broker.stay.port")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("building", ["bank", "church", "newspaper", "customs"])
def test_after_the_port_the_broker_stays_and_no_building_is_used(players: int, building: str) -> None:
    table = Position(players).broker_on(0, building).before("port").turn_of(0).play("drive 1", *["pass"] * players)
    assert (table.question, table.asked, table.broker_of(0)) == ("drive", 1, building)
    assert holdings(table, 0) == [3, 2, 1, 1, 1, 0, 0, 0]
    assert table.told("broker-moved") == []


@pytest.mark.clause("santiago.port.no-building", "santiago.broker.stay.port")
def test_no_building_is_used_after_the_port_even_if_the_ship_has_left() -> None:
    table = Position(2).broker_on(0, "bank").demand(sugar=1, citrus=0, tobacco=0, rum=0)
    table.before("port").turn_of(0).play("drive 1", "deliver sugar 1")
    assert table.question == "roll"
    table.roll(1, 1, 1, 1, 1).play("leave-out rum")
    assert (table.question, table.asked, table.broker_of(0), table.pesos(0)) == ("drive", 1, "bank", 3)


@pytest.mark.clause("santiago.port.nobody-delivers")
def test_the_port_may_be_chosen_although_nobody_holds_anything() -> None:
    table = Position(2).empty_handed(0).empty_handed(1).before("port").turn_of(0)
    assert table.refusal("drive 1") is None
    table.play("drive 1", "pass", "pass")
    assert (table.value, table.ship, table.question, table.asked) == (3, 1, "drive", 1)
    assert [holdings(table, seat) for seat in (0, 1)] == [[0] * 8, [0] * 8]
