"""Cigar Factory, Distillery, Black Market and the Warehouse tile."""

import pytest

from tests.cuba.position import Position

EDITIONS = ("default", "en2007", "fr2007", "fr2008")
PRODUCTS = ("citrus", "sugar", "tobacco")
GOODS = ("rum", "cigars")
FACTORIES = pytest.mark.parametrize(
    ("building", "given", "made"), [("distillery", "sugar", "rum"), ("cigar-factory", "tobacco", "cigars")]
)


def uses(building: str, edition: str = "default", /, **holdings: int) -> Position:
    """Seat 0 has played the foreman; the building is the only one and outside the pawn's row and column."""
    return Position(2, edition).holds(0, **holdings).builds(0, c4=building).plays(0, "foreman")


# -- factories ---------------------------------------------------------------------------------------------------------


@FACTORIES
@pytest.mark.clause("cuba.building.cigar-factory.function", "cuba.building.distillery.function")
@pytest.mark.parametrize(("own", "amount"), [(2, 1), (2, 2), (5, 5), (7, 4), (13, 13)])
def test_a_factory_turns_any_number_of_its_product_into_as_many_goods(
    building: str, given: str, made: str, own: int, amount: int
) -> None:
    table = uses(building, **{given: own, "citrus": 1, "wood": 1})
    before = (table.in_stock(given), table.in_stock(made))
    market = table.on_market
    table.play(f"use {building}")
    assert (table.question, table.legal()) == ("amount", {f"amount {number}" for number in range(1, own + 1)})
    table.play(f"amount {amount}")
    lot = {"wood": 1, "citrus": 1, given: own - amount, made: amount}
    assert (table.over, table.lot(0)) == (True, {kind: count for kind, count in lot.items() if count})
    assert (table.in_stock(given), table.in_stock(made)) == (before[0] + amount, before[1] - amount)
    assert (table.on_market, table.points(0), table.pesos(0)) == (market, 0, 0)
    (converted,) = table.told("converted")
    assert (converted.clause, converted.words()) == (
        f"cuba.building.{building}.function",
        {"seat": "1", "given": given, "taken": made, "count": amount},
    )


@FACTORIES
@pytest.mark.clause("cuba.building.cigar-factory.function", "cuba.building.distillery.function")
def test_a_single_product_is_turned_without_a_question(building: str, given: str, made: str) -> None:
    table = uses(building, **{given: 1}).play(f"use {building}")
    assert (table.over, table.lot(0)) == (True, {made: 1})


@FACTORIES
@pytest.mark.clause("cuba.building.cigar-factory.function", "cuba.building.distillery.function")
def test_a_factory_turns_one_kind_only(building: str, given: str, made: str) -> None:
    others = {kind: 3 for kind in (*PRODUCTS, *GOODS, "wood") if kind != given}
    table = Position(2).holds(0, **others).builds(0, a2=building, a3="inn").plays(0, "foreman")
    assert table.refusal(f"use {building}") == "cuba.warehouse.own-pieces-only"
    assert table.legal() == {"forgo", "use inn", "use printed-warehouse"}
    table.holds(0, **{given: 1}).play(f"use {building}")
    assert (table.question, table.lot(0)) == ("foreman", {**others, made: 4})


@FACTORIES
@pytest.mark.clause("cuba.building.cigar-factory.function", "cuba.building.distillery.function")
def test_a_factory_takes_products_of_the_lot_first_and_stored_ones_too(building: str, given: str, made: str) -> None:
    table = uses(building, **{given: 2}).stores(0, **{given: 3}).play(f"use {building}")
    assert table.legal() == {f"amount {number}" for number in range(1, 6)}
    assert table.refusal("amount 6") == "cuba.warehouse.own-pieces-only"
    table.play("amount 4")
    assert (table.over, table.lot(0), table.stored(0)) == (True, {made: 4}, {given: 1})


# -- Black Market ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.black-market.function.product-goods", "cuba.building.black-market.ruling")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2008"])
def test_the_black_market_turns_a_product_into_goods_or_goods_into_a_product(edition: str) -> None:
    everything = dict.fromkeys((*PRODUCTS, *GOODS), 2)
    table = uses("black-market", edition, **everything, wood=2).play("use black-market")
    pairs = [*((one, two) for one in PRODUCTS for two in GOODS), *((one, two) for one in GOODS for two in PRODUCTS)]
    assert (table.question, table.legal()) == ("exchange", {f"exchange {one} {two}" for one, two in pairs})
    for refused in ("exchange citrus sugar", "exchange rum cigars", "exchange tobacco tobacco", "exchange rum rum"):
        assert table.refusal(refused) == "cuba.building.black-market.function.product-goods"


@pytest.mark.clause("cuba.building.black-market.function.product-goods", "cuba.building.black-market.ruling")
@pytest.mark.parametrize(
    ("given", "taken"),
    [*((one, two) for one in PRODUCTS for two in GOODS), *((one, two) for one in GOODS for two in PRODUCTS)],
)
def test_both_kinds_of_the_exchange_are_chosen_freely(given: str, taken: str) -> None:
    table = uses("black-market", **{given: 3})
    before, market = (table.in_stock(given), table.in_stock(taken)), table.on_market
    table.play("use black-market", f"exchange {given} {taken}")
    assert (table.over, table.lot(0), table.stored(0)) == (True, {given: 2, taken: 1}, {})
    assert (table.in_stock(given), table.in_stock(taken)) == (before[0] + 1, before[1] - 1)
    assert (table.on_market, table.pesos(0), table.points(0)) == (market, 0, 0)
    (converted,) = table.told("converted")
    assert (converted.clause, converted.words()) == (
        "cuba.building.black-market.function.product-goods",
        {"seat": "1", "given": given, "taken": taken, "count": 1},
    )


@pytest.mark.clause("cuba.building.black-market.function.any-merchandise", "cuba.building.black-market.ruling")
@pytest.mark.parametrize("by_option", [False, True])
def test_the_black_market_of_fr2007_changes_any_merchandise_into_any_other(by_option: bool) -> None:
    kinds = (*PRODUCTS, *GOODS)
    pairs = [(one, two) for one in kinds for two in kinds if one != two]
    for given, taken in pairs:
        table = Position(2, black_market="any-merchandise") if by_option else Position(2, "fr2007")
        table.holds(0, **dict.fromkeys(kinds, 2), wood=2).builds(0, c4="black-market").plays(0, "foreman")
        table.play("use black-market")
        assert table.legal() == {f"exchange {one} {two}" for one, two in pairs}
        table.play(f"exchange {given} {taken}")
        assert (table.over, table.lot(0)) == (
            True,
            {**dict.fromkeys(kinds, 2), "wood": 2, given: 1, taken: 3},
        )
        assert table.told("converted")[-1].clause == "cuba.building.black-market.function.any-merchandise"


@pytest.mark.clause("cuba.building.black-market.function.any-merchandise")
def test_a_piece_is_not_changed_into_its_own_kind() -> None:
    table = uses("black-market", "fr2007", rum=1).play("use black-market")
    assert table.refusal("exchange rum rum") == "cuba.building.black-market.function.any-merchandise"


@pytest.mark.clause("cuba.building.black-market.function.product-goods")
def test_only_one_piece_is_changed() -> None:
    table = Position(2).holds(0, citrus=4).builds(0, a2="black-market", a3="inn").plays(0, "foreman")
    table.play("use black-market", "exchange citrus rum")
    assert (table.question, table.lot(0)) == ("foreman", {"citrus": 3, "rum": 1})
    assert table.refusal("use black-market") == "cuba.foreman.once-per-round"


@pytest.mark.clause("cuba.building.black-market.ruling")
def test_the_black_market_takes_a_product_of_the_lot_before_a_stored_one() -> None:
    table = uses("black-market", citrus=1).stores(0, citrus=1).play("use black-market", "exchange citrus cigars")
    assert (table.lot(0), table.stored(0)) == ({"cigars": 1}, {"citrus": 1})
    table.has_played(0).plays(0, "foreman").play("use black-market", "exchange citrus cigars")
    assert (table.lot(0), table.stored(0)) == ({"cigars": 2}, {})


@pytest.mark.clause("cuba.building.black-market.ruling")
@pytest.mark.parametrize("stock", [0, 1])
def test_the_piece_received_must_be_in_the_stock(stock: int) -> None:
    table = uses("black-market", citrus=1).stock(rum=stock).play("use black-market")
    assert ("exchange citrus rum" in table.legal()) == (stock == 1)
    table.play("exchange citrus cigars" if stock == 0 else "exchange citrus rum")
    assert table.in_stock("rum") == 0


@pytest.mark.clause("cuba.building.black-market.ruling")
def test_resources_are_no_merchandise() -> None:
    table = Position(2).holds(0, wood=3, stone=3, water=3).builds(0, a2="black-market", a3="inn").plays(0, "foreman")
    assert table.legal() == {"forgo", "use inn"}
    assert table.refusal("use black-market") == "cuba.building.black-market.ruling"


@pytest.mark.clause("cuba.building.black-market.ruling")
def test_a_kind_that_is_not_owned_cannot_be_given() -> None:
    table = uses("black-market", citrus=1, wood=1, stone=1, water=1).play("use black-market")
    assert table.legal() == {"exchange citrus rum", "exchange citrus cigars"}
    assert table.refusal("exchange sugar rum") == "cuba.warehouse.own-pieces-only"


# -- Warehouse tile ----------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "cuba.building.warehouse-tile.ruling",
    "cuba.building.warehouse-tile.function.store",
    "cuba.building.warehouse-tile.function.move-products",
    "cuba.building.warehouse-tile.function.extra-space",
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_warehouse_tile_stores_the_products_of_the_lot_in_every_edition(edition: str) -> None:
    table = uses("warehouse-tile", edition, citrus=2, sugar=1, tobacco=3, rum=1, cigars=1, wood=1).stores(0, citrus=1)
    before = [table.in_stock(product) for product in PRODUCTS]
    table.play("use warehouse-tile")
    assert (table.over, table.stored(0)) == (True, {"citrus": 3, "sugar": 1, "tobacco": 3})
    assert table.lot(0) == {"wood": 1, "rum": 1, "cigars": 1}
    assert [table.in_stock(product) for product in PRODUCTS] == before
    assert [event.words() for event in table.told("stored")] == [
        {"seat": "1", "ware": "citrus", "count": 2},
        {"seat": "1", "ware": "sugar", "count": 1},
        {"seat": "1", "ware": "tobacco", "count": 3},
    ]
    assert {event.clause for event in table.told("stored")} <= {
        "cuba.building.warehouse-tile.function.store",
        "cuba.building.warehouse-tile.function.move-products",
        "cuba.building.warehouse-tile.function.extra-space",
        "cuba.building.warehouse-tile.ruling",
    }


@pytest.mark.clause("cuba.building.warehouse-tile.ruling", "cuba.building.warehouse-tile.function.extra-space")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("warehouse", ["printed-warehouse", "warehouse-tile"])
def test_the_common_store_has_no_capacity_limit(warehouse: str, edition: str) -> None:
    table = Position(2, edition).holds(0, citrus=12).builds(0, a2="warehouse-tile").stores(0, citrus=3, sugar=14)
    table.plays(0, "foreman").play(f"use {warehouse}")
    assert (table.stored(0), table.lot(0)) == ({"citrus": 15, "sugar": 14}, {})


@pytest.mark.clause("cuba.building.warehouse-tile.ruling")
def test_a_second_use_of_a_warehouse_stores_what_came_in_between() -> None:
    table = Position(2).holds(0, citrus=1, rum=1).builds(0, a2="warehouse-tile", a3="black-market")
    table.plays(0, "foreman").play("use printed-warehouse")
    assert (table.stored(0), table.refusal("use warehouse-tile")) == ({"citrus": 1}, "cuba.warehouse.store")
    table.play("use black-market", "exchange rum sugar", "use warehouse-tile")
    assert (table.over, table.stored(0), table.lot(0)) == (True, {"citrus": 1, "sugar": 1}, {})


@pytest.mark.clause("cuba.building.warehouse-tile.function.store", "cuba.building.warehouse-tile.ruling")
def test_the_tile_is_a_second_field_to_store_from() -> None:
    table = Position(2).holds(0, citrus=2).builds(0, c4="warehouse-tile", c3="inn").pawn(0, "c4").plays(0, "foreman")
    table.play("use warehouse-tile")
    assert (table.stored(0), table.legal()) == ({"citrus": 2}, {"done", "use inn"})
    assert table.refusal("use printed-warehouse") == "cuba.foreman.no-mix"


@pytest.mark.clause("cuba.building.warehouse-tile.function.store")
def test_what_the_tile_stores_is_kept_at_the_end_of_the_round() -> None:
    table = Position(2).holds(0, citrus=2).holds(1, citrus=2).builds(0, c4="warehouse-tile").plays(0, "foreman")
    table.play("use warehouse-tile").ends_round().play("arrive ship-04")
    assert (table.stored(0), table.lot(0), table.stored(1), table.lot(1)) == ({"citrus": 2}, {}, {}, {})


@pytest.mark.clause("cuba.building.warehouse-tile.function.store")
def test_the_warehouse_tile_without_products_in_the_lot_is_no_use() -> None:
    table = Position(2).holds(0, rum=2, wood=1).stores(0, citrus=2).builds(0, a2="warehouse-tile", a3="inn")
    table.plays(0, "foreman")
    assert table.legal() == {"forgo", "use inn"}
    assert table.refusal("use warehouse-tile") == "cuba.warehouse.store"


@pytest.mark.clause("cuba.building.black-market.function.any-merchandise", "cuba.building.black-market.ruling")
@pytest.mark.parametrize(("given", "taken"), [("citrus", "sugar"), ("cigars", "rum"), ("sugar", "citrus")])
def test_the_black_market_of_fr2007_is_of_use_for_any_pair(given: str, taken: str) -> None:
    table = Position(2, "fr2007").builds(0, a2="black-market").holds(0, **{given: 1})
    table.stock(**{kind: 0 for kind in ("citrus", "sugar", "tobacco", "rum", "cigars") if kind != taken})
    table.plays(0, "foreman")
    assert "use black-market" in table.legal()
    assert table.play("use black-market").legal() == {f"exchange {given} {taken}"}
