"""Wood: where it comes from, what it stands for at the port, and where it is of no use."""

import pytest

from malecon.engine.errors import MaleconError
from malecon.games.santiago.game import GAME
from tests.santiago.position import BUILDINGS, CUBANS, Position

GOODS = ("sugar", "citrus", "tobacco", "rum", "cigar")


def woodman(wood: int, players: int = 2, **dice: int) -> Position:
    """Seat 0 holds nothing but wood, the others nothing at all, and it is his go at the port."""
    table = Position(players)
    for seat in range(players):
        table.empty_handed(seat)
    return table.holds(0, wood=wood).demand(**dice).delivers()


# -- at the port -------------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "santiago.wood.substitute", "santiago.wood.vp", "santiago.port.goods-back", "santiago.port.die-down"
)
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("value", [2, 3, 4])
def test_wood_stands_for_any_type_the_ship_demands_and_brings_one_point(good: str, value: int) -> None:
    beside = "rum" if good != "rum" else "sugar"
    dice = {other: 3 for other in GOODS if other != beside}
    table = woodman(5, **dice).value_on(value)
    assert f"deliver-wood {good} 1" in table.legal()
    table.play(f"deliver-wood {good} 2")
    assert {other: table.demand_of(other) for other in dice} == {**dice, good: 1}
    assert (table.points(0), table.goods(0, "wood"), table.supply_of("wood"), table.supply_of(good)) == (2, 3, 5, 8)
    assert (table.points(1), table.pesos(0), table.value, table.asked) == (0, 0, value, 1)
    (delivered,) = table.told("wood-delivered")
    assert delivered.words() == {"seat": "1", "good": good, "amount": 2, "points": 2}
    assert delivered.clause == "santiago.wood.vp"
    assert table.told("goods-delivered") == []


@pytest.mark.clause("santiago.wood.vp")
@pytest.mark.parametrize("value", [2, 3, 4])
@pytest.mark.parametrize("amount", [1, 2, 3, 4])
def test_each_wood_brings_exactly_one_point_whatever_the_flag(amount: int, value: int) -> None:
    table = woodman(4, citrus=4, sugar=1, rum=0, cigar=0).value_on(value).play(f"deliver-wood citrus {amount}")
    assert (table.points(0), table.demand_of("citrus"), table.goods(0, "wood")) == (amount, 4 - amount, 4 - amount)


@pytest.mark.clause("santiago.wood.substitute")
@pytest.mark.parametrize("good", GOODS)
def test_wood_is_deliverable_as_long_as_a_single_good_is_demanded(good: str) -> None:
    dice = dict.fromkeys(GOODS[:4] if good != "cigar" else GOODS[1:], 0)
    table = woodman(1, **{**dice, good: 1})
    assert table.legal() == {"pass", f"deliver-wood {good} 1"}


@pytest.mark.clause("santiago.wood.substitute")
def test_wood_does_not_stand_for_a_die_on_zero() -> None:
    table = woodman(2, sugar=0, rum=1, citrus=0, tobacco=0)
    assert table.refusal("deliver-wood sugar 1") == "santiago.wood.cap"
    assert table.refusal("deliver-wood cigar 1") == "santiago.port.off-ship-good"
    assert table.refusal("deliver-wood rum 1") is None


@pytest.mark.clause("santiago.wood.cap", "santiago.wood.partial")
@pytest.mark.parametrize("wanted", [1, 2, 3, 4])
def test_wood_may_not_exceed_the_demand_it_replaces(wanted: int) -> None:
    table = woodman(8, citrus=wanted, sugar=0, rum=0, tobacco=0)
    assert table.legal() == {"pass", *(f"deliver-wood citrus {number}" for number in range(1, wanted + 1))}
    for number in range(wanted + 1, 5):
        assert table.refusal(f"deliver-wood citrus {number}") == "santiago.wood.cap"


@pytest.mark.clause("santiago.wood.cap")
def test_demand_of_several_types_does_not_add_up_for_wood() -> None:
    table = woodman(4, sugar=1, rum=1, tobacco=1, citrus=1)
    assert table.legal() == {"pass", *(f"deliver-wood {good} 1" for good in ("sugar", "rum", "tobacco", "citrus"))}


@pytest.mark.clause("santiago.wood.partial")
@pytest.mark.parametrize(("wood", "most"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_any_number_of_wood_from_one_to_stock_and_die_may_be_delivered(wood: int, most: int) -> None:
    table = woodman(wood, rum=3, sugar=0, citrus=0, tobacco=0)
    assert table.legal() == {"pass", *(f"deliver-wood rum {number}" for number in range(1, most + 1))}
    for number in range(most + 1, 5):
        clause = "santiago.port.amount-free" if number <= 3 else "santiago.wood.cap"
        assert table.refusal(f"deliver-wood rum {number}") == clause


@pytest.mark.clause("santiago.wood.partial")
def test_two_wood_turn_a_three_into_a_one() -> None:
    table = woodman(3, rum=3, sugar=0, citrus=0, tobacco=0).play("deliver-wood rum 2")
    assert (table.demand_of("rum"), table.goods(0, "wood"), table.points(0), table.ship) == (1, 1, 2, 1)


@pytest.mark.clause("santiago.wood.alone")
@pytest.mark.parametrize(
    "text",
    [
        "deliver wood 1",
        "deliver sugar 1 wood 1",
        "deliver-wood sugar 1 sugar 1",
        "deliver-wood sugar 1 deliver sugar 1",
        "deliver-wood wood 1",
    ],
)
def test_wood_is_never_combined_with_other_goods(text: str) -> None:
    with pytest.raises(MaleconError, match="error-unknown-move"):
        GAME.vocabulary.parse(text)


@pytest.mark.clause("santiago.wood.alone")
def test_wood_and_goods_do_not_add_up_in_a_delivery() -> None:
    table = woodman(1, sugar=3, rum=2, citrus=0, tobacco=0).holds(0, sugar=1)
    assert table.legal() == {"pass", "deliver sugar 1", "deliver-wood sugar 1", "deliver-wood rum 1"}
    table.play("deliver-wood sugar 1")
    assert (table.asked, table.goods(0, "sugar"), table.demand_of("sugar")) == (1, 1, 2)
    table.play("pass", "deliver sugar 1")
    assert (table.demand_of("sugar"), table.points(0)) == (1, 3)


@pytest.mark.clause("santiago.wood.one-type-per-delivery")
@pytest.mark.parametrize("text", ["deliver-wood sugar 1 rum 1", "deliver-wood sugar rum 2", "deliver-wood 2"])
def test_wood_for_two_types_is_not_one_delivery(text: str) -> None:
    with pytest.raises(MaleconError, match="error-unknown-move"):
        GAME.vocabulary.parse(text)


@pytest.mark.clause("santiago.wood.one-type-per-delivery", "santiago.wood.several-goes")
def test_all_the_wood_of_a_delivery_lowers_one_die_and_another_die_needs_another_go() -> None:
    table = woodman(4, sugar=2, rum=2, citrus=1, tobacco=0).play("deliver-wood sugar 2")
    assert [table.demand_of(good) for good in ("sugar", "rum", "citrus")] == [0, 2, 1]
    assert table.asked == 1
    table.play("pass", "deliver-wood rum 1")
    assert [table.demand_of(good) for good in ("sugar", "rum", "citrus")] == [0, 1, 1]


@pytest.mark.clause("santiago.wood.several-goes")
def test_on_later_goes_wood_may_stand_for_the_same_type_or_another_or_goods_may_follow() -> None:
    table = woodman(4, sugar=3, rum=2, citrus=1, tobacco=0).holds(0, rum=1).play("deliver-wood sugar 1", "pass")
    for move, points in (("deliver-wood sugar 1", 2), ("deliver-wood rum 1", 3), ("deliver rum 1", 5)):
        assert table.refusal(move) is None
        assert table.play(move).points(0) == points
    assert table.legal() == {"pass", "deliver-wood sugar 1", "deliver-wood citrus 1"}
    table.play("deliver-wood citrus 1")
    assert (table.points(0), table.goods(0, "wood"), table.demand_of("citrus")) == (6, 0, 0)


@pytest.mark.clause("santiago.wood.holder-may-choose")
def test_wood_may_replace_a_type_that_the_deliverer_owns() -> None:
    table = woodman(1, sugar=1, rum=1, citrus=0, tobacco=0).holds(0, sugar=2)
    assert table.legal() == {"pass", "deliver sugar 1", "deliver-wood sugar 1", "deliver-wood rum 1"}
    table.play("deliver-wood sugar 1")
    assert (table.goods(0, "sugar"), table.goods(0, "wood"), table.points(0)) == (2, 0, 1)


@pytest.mark.clause("santiago.wood.can-fill-ship")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_wood_can_fill_the_last_demand_and_the_ship_leaves(value: int) -> None:
    table = woodman(3, 3, rum=2, sugar=0, citrus=0, tobacco=0).value_on(value).play("deliver-wood rum 2")
    assert (table.question, table.ship, table.value, table.points(0)) == ("roll", 2, 2, 2)
    assert table.told("ship-left")[-1].clause == "santiago.ship.leaves-filled"


@pytest.mark.clause("santiago.wood.can-fill-ship")
def test_wood_that_leaves_one_good_wanted_does_not_send_the_ship_off() -> None:
    table = woodman(3, rum=3, sugar=0, citrus=0, tobacco=0).play("deliver-wood rum 2")
    assert (table.question, table.ship, table.demand_of("rum")) == ("delivery", 1, 1)


@pytest.mark.clause("santiago.wood.can-fill-ship", "santiago.end.seventh")
def test_wood_can_fill_the_seventh_ship() -> None:
    table = woodman(1, rum=1, sugar=0, citrus=0, tobacco=0).ship_is(7).play("deliver-wood rum 1")
    assert (table.over, table.points(0), table.points(1)) == (True, 1, 0)


# -- where wood comes from ---------------------------------------------------------------------------------------------


def wealthy(cuban: str) -> Position:
    table = (
        Position(2).owns(0, "bank").holds(0, pesos=9, points=9, sugar=2, citrus=2, tobacco=2, rum=2, cigar=2, wood=2)
    )
    return table.holds(1, wood=2).visit(cuban)


@pytest.mark.clause("santiago.wood.only-miguel")
@pytest.mark.parametrize("cuban", CUBANS)
def test_only_miguel_gives_wood(cuban: str) -> None:
    gained = set()
    for move in sorted(wealthy(cuban).legal() - {"decline"}):
        table = wealthy(cuban).play(move)
        gained.add(table.goods(0, "wood") - 2)
        assert table.supply_of("wood") == 6 - table.goods(0, "wood")
    assert gained == ({2} if cuban == "miguel" else {0})


@pytest.mark.clause("santiago.wood.only-miguel")
@pytest.mark.parametrize("building", [name for names in BUILDINGS.values() for name in names])
def test_no_building_gives_wood(building: str) -> None:
    def asked() -> Position:
        table = Position(2).value_on(3)
        return table.holds(0, pesos=9, points=9, sugar=2, citrus=2, tobacco=2, rum=2, cigar=2, wood=2).uses(building)

    moves = asked().legal() - {"decline"}
    assert moves
    for move in moves:
        table = asked().play(move)
        assert table.goods(0, "wood") == (1 if building == "sawmill" else 2)
        assert table.supply_of("wood") == 8 - table.goods(0, "wood")


@pytest.mark.clause("santiago.wood.free-at-miguel")
@pytest.mark.parametrize("pesos", [0, 1, 5])
def test_the_wood_of_miguel_is_free(pesos: int) -> None:
    table = Position(2).holds(0, pesos=pesos).visit("miguel")
    assert table.legal() == {"use", "decline"}
    table.play("use")
    assert (table.goods(0, "wood"), table.supply_of("wood"), table.pesos(0), table.points(0)) == (2, 6, pesos, 2)


# -- where wood is of no use -------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.wood.excluded-elsewhere")
@pytest.mark.parametrize("text", ["give wood", "take wood", "trade wood rum", "trade rum wood", "deliver-one wood"])
def test_there_is_no_move_that_gives_takes_trades_or_sells_wood(text: str) -> None:
    with pytest.raises(MaleconError, match="error-unknown-move"):
        GAME.vocabulary.parse(text)


@pytest.mark.clause("santiago.wood.excluded-elsewhere")
def test_wood_is_no_gift_for_el_zorro() -> None:
    table = Position(2).empty_handed(1).holds(1, wood=3, points=1).visit("zorro").play("use")
    assert table.legal() == {"give-point"}
    poor = Position(2).empty_handed(1).holds(1, wood=3).visit("zorro").play("use")
    assert (poor.goods(1, "wood"), poor.goods(0, "wood"), len(poor.told("nothing-given"))) == (3, 0, 1)


@pytest.mark.clause("santiago.wood.excluded-elsewhere")
def test_pablo_offers_the_five_goods_but_no_wood() -> None:
    table = Position(2).visit("pablo")
    assert table.legal() == {"decline", *(f"take {good}" for good in GOODS)}


@pytest.mark.clause("santiago.wood.excluded-elsewhere")
def test_the_black_market_neither_gives_nor_takes_wood() -> None:
    table = Position(2).empty_handed(0).holds(0, wood=3).uses("black-market")
    assert table.legal() == {"decline"}
    table.holds(0, rum=1)
    assert table.legal() == {"decline", *(f"trade rum {good}" for good in GOODS if good != "rum")}


@pytest.mark.clause("santiago.wood.excluded-elsewhere")
def test_the_office_takes_no_wood() -> None:
    table = Position(2).empty_handed(0).holds(0, wood=3).uses("office")
    assert table.legal() == {"decline"}
    assert table.refusal("deliver-one sugar") == "santiago.building.office.target"
    table.holds(0, rum=1).play("deliver-one rum")
    assert (table.goods(0, "wood"), table.points(0)) == (3, 2)
