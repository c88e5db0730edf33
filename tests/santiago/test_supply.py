"""The supply: what is limited, what comes back, what never runs out."""

import pytest

from malecon.games.santiago.words import Bank
from tests.santiago.position import Position

GROWERS = [("pedro", "tobacco"), ("jose", "sugar"), ("conchita", "citrus"), ("miguel", "wood")]
GOODS = ("sugar", "citrus", "tobacco", "rum", "cigar")


# -- goods are limited -------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.supply.goods-limited")
@pytest.mark.parametrize(("cuban", "good"), GROWERS)
def test_nobody_receives_a_good_that_is_exhausted(cuban: str, good: str) -> None:
    table = Position().holds(0, **{good: 8 - 1 * (good != "wood")}).visit(cuban)
    assert table.supply_of(good) == 0
    assert table.legal() == {"decline"}
    assert table.refusal("use") == "santiago.supply.goods-limited"
    had = table.goods(0, good)
    table.play("decline")
    assert (table.goods(0, good), table.supply_of(good)) == (had, 0)
    assert table.question == "broker"


@pytest.mark.clause("santiago.supply.goods-limited")
def test_an_exhausted_good_is_not_replaced_by_another() -> None:
    table = Position().supply(tobacco=0).visit("pedro")
    table.play("decline")
    assert [table.goods(0, good) for good in (*GOODS, "wood")] == [1, 1, 1, 0, 0, 0]


@pytest.mark.clause("santiago.supply.goods-limited")
@pytest.mark.parametrize(("building", "given"), [("distillery", "sugar"), ("cigar-factory", "tobacco")])
def test_nothing_can_be_exchanged_for_a_good_that_is_exhausted(building: str, given: str) -> None:
    table = Position().holds(0, **{given: 3}).supply(rum=0, cigar=0).uses(building)
    assert table.legal() == {"decline"}


@pytest.mark.clause("santiago.supply.partial")
@pytest.mark.parametrize(("cuban", "good"), GROWERS)
def test_the_player_takes_the_last_piece_and_the_shortfall_is_lost(cuban: str, good: str) -> None:
    table = Position().holds(0, **{good: 0}).supply(**{good: 1}).visit(cuban)
    assert table.legal() == {"use", "decline"}
    table.play("use")
    assert (table.goods(0, good), table.supply_of(good)) == (1, 0)
    assert [event.words()["amount"] for event in table.told("goods-taken")] == [1]
    assert [event.words()["amount"] for event in table.told("goods-lacking")] == [1]


@pytest.mark.clause("santiago.supply.partial")
def test_a_shortfall_is_not_made_up_for_later() -> None:
    table = Position().holds(0, wood=0).supply(wood=1).visit("miguel").play("use", "broker bank", "decline")
    table.supply(wood=7).visit("maria", 1).play("use", "broker church", "decline")
    assert (table.goods(0, "wood"), table.supply_of("wood")) == (1, 7)


@pytest.mark.clause("santiago.supply.full-amount")
@pytest.mark.parametrize(("cuban", "good"), GROWERS)
@pytest.mark.parametrize("left", [2, 3])
def test_two_goods_are_taken_in_full_while_the_supply_has_them(cuban: str, good: str, left: int) -> None:
    table = Position().holds(0, **{good: 0}).supply(**{good: left}).visit(cuban)
    assert table.legal() == {"use", "decline"}
    table.play("use")
    assert (table.goods(0, good), table.supply_of(good)) == (2, left - 2)
    assert not table.told("goods-lacking")


@pytest.mark.clause("santiago.supply.full-amount")
@pytest.mark.parametrize("cuban", ["maria", "martinez"])
def test_points_and_pesos_are_taken_in_full_or_not_at_all(cuban: str) -> None:
    table = Position().visit(cuban)
    assert table.legal() == {"use", "decline"}
    used = Position().visit(cuban).play("use")
    left = table.play("decline")
    assert (used.pesos(0) - 3, used.points(0) - 2) == {"maria": (0, 2), "martinez": (3, 0)}[cuban]
    assert (left.pesos(0), left.points(0)) == (3, 2)


@pytest.mark.clause("santiago.supply.full-amount")
def test_a_fixed_amount_of_a_building_is_taken_in_full_or_not_at_all() -> None:
    assert Position().uses("bank").legal() == {"use", "decline"}
    assert Position().uses("church").legal() == {"use", "decline"}


# -- goods come back ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.supply.returned")
def test_delivered_goods_go_back_to_the_supply() -> None:
    table = Position().holds(0, rum=3, wood=2).delivers()
    assert table.play("deliver rum 2").supply_of("rum") == 7
    assert table.goods(0, "rum") == 1
    assert table.play("pass", "deliver-wood sugar 1").supply_of("wood") == 7


@pytest.mark.clause("santiago.supply.returned")
def test_exchanged_goods_go_back_to_the_supply() -> None:
    table = Position().holds(0, sugar=3, tobacco=3).supply(sugar=0, tobacco=0)
    table.uses("distillery").play("exchange 2")
    assert (table.supply_of("sugar"), table.supply_of("rum")) == (2, 6)
    table.uses("cigar-factory").play("exchange 3")
    assert (table.supply_of("tobacco"), table.supply_of("cigar")) == (3, 5)
    table.uses("black-market").play("trade rum citrus")
    assert (table.supply_of("rum"), table.supply_of("citrus")) == (7, 5)


@pytest.mark.clause("santiago.supply.returned")
def test_goods_handed_in_go_back_to_the_supply() -> None:
    table = Position().holds(0, rum=2, cigar=2, wood=2).uses("cafe").play("hand-in both")
    assert (table.supply_of("rum"), table.supply_of("cigar")) == (7, 7)
    assert table.uses("sawmill").play("use").supply_of("wood") == 7
    assert table.holds(0, sugar=1).uses("office").play("deliver-one sugar").supply_of("sugar") == 7


@pytest.mark.clause("santiago.supply.returned")
def test_goods_given_back_serve_the_next_player_who_takes_goods() -> None:
    table = Position().holds(0, sugar=7).holds(1, sugar=1).uses("distillery")
    assert table.supply_of("sugar") == 0
    table.play("exchange 2")
    table.visit("jose", 1).play("use")
    assert (table.goods(1, "sugar"), table.supply_of("sugar")) == (3, 0)


@pytest.mark.clause("santiago.supply.exchange-simultaneous")
def test_what_an_exchange_brings_must_lie_in_the_supply_beforehand() -> None:
    table = Position().holds(0, sugar=3, rum=5, tobacco=0, citrus=0).holds(1, rum=2).uses("distillery")
    assert table.supply_of("rum") == 1
    assert table.legal() == {"exchange 1", "decline"}
    assert table.refusal("exchange 2") == "santiago.building.exchange-limits"
    assert table.play("exchange 1").goods(0, "rum") == 6


@pytest.mark.clause("santiago.supply.exchange-simultaneous")
def test_the_black_market_never_hands_out_the_piece_just_given() -> None:
    table = Position().empty_handed(0).holds(0, rum=1).supply(sugar=0, citrus=0, tobacco=0, rum=0, cigar=0)
    assert table.uses("black-market").legal() == {"decline"}
    assert table.supply(cigar=1).uses("black-market").legal() == {"trade rum cigar", "decline"}


# -- pesos and points --------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.supply.pesos-vp-unlimited")
@pytest.mark.parametrize("held", [57, 58, 60, 61, 200])
def test_pesos_never_run_out(held: int) -> None:
    table = Position().holds(1, pesos=0).holds(0, pesos=held)
    table.visit("martinez").play("use", "broker bank", "use")
    assert table.pesos(0) == held + 5


@pytest.mark.clause("santiago.supply.pesos-vp-unlimited")
@pytest.mark.parametrize("held", [228, 229, 230, 231, 500])
def test_points_never_run_out(held: int) -> None:
    table = Position().holds(1, points=0).holds(0, points=held)
    table.visit("maria").play("use", "broker church", "use")
    assert table.points(0) == held + 3


@pytest.mark.clause("santiago.supply.change")
def test_one_peso_of_three_may_be_paid_or_given() -> None:
    table = Position().holds(0, pesos=0).visit("martinez").play("use")
    assert table.at("maria").turn_of(0).play("drive 2").pesos(0) == 2
    table.holds(1, pesos=3).visit("zorro").play("use", "give-peso")
    assert (table.pesos(0), table.pesos(1)) == (3, 2)


@pytest.mark.clause("santiago.supply.change")
def test_one_point_of_a_larger_chip_may_be_given() -> None:
    table = Position().holds(0, points=0).holds(1, points=10).visit("zorro").play("use", "give-point")
    assert (table.points(0), table.points(1)) == (1, 9)


@pytest.mark.clause("santiago.supply.change")
def test_payments_and_gains_are_with_the_supply_to_the_peso_and_the_point() -> None:
    table = Position().at("port").turn_of(0)
    pesos, points = int(table.table.bank[Bank.PESOS]), int(table.table.bank[Bank.POINTS])
    table.play("drive 2", "use", "broker church", "use")
    assert int(table.table.bank[Bank.PESOS]) == pesos + 1
    assert int(table.table.bank[Bank.POINTS]) == points - 3
    table.visit("martinez", 1).play("use", "broker bank", "use")
    assert int(table.table.bank[Bank.PESOS]) == pesos + 1 - 5
    assert int(table.table.bank[Bank.POINTS]) == points - 3
