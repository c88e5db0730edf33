"""The lot and the warehouse: where pieces lie, what is stored, and what may be spent."""

import pytest

from malecon.engine.errors import MaleconError
from tests.cuba.position import Position

EVERY_EDITION = pytest.mark.parametrize("edition", ["default", "en2007", "fr2007", "fr2008"])
FIELDS = [f"{row}{column}" for row in "abc" for column in range(1, 5)]
PRODUCTS = ("citrus", "sugar", "tobacco")
EVERYTHING = {"wood": 1, "stone": 2, "water": 1, "citrus": 2, "sugar": 1, "tobacco": 1, "rum": 2, "cigars": 1}
WITHOUT_PRODUCTS = {"wood": 1, "stone": 2, "water": 1, "rum": 2, "cigars": 1}


def stores_all(table: Position, seat: int = 0) -> Position:
    return table.plays(seat, "foreman").play("use printed-warehouse")


# -- the lot -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.lot.not-a-field")
def test_the_lot_is_no_field_of_the_plantation() -> None:
    table = Position(2).holds(0, **EVERYTHING).plays(0, "worker")
    assert list(table.match.view(0)["field"]["1"]) == FIELDS
    assert table.legal() == {"forgo", *(f"pawn {field}" for field in FIELDS)}
    with pytest.raises(MaleconError, match="error-unknown-move"):
        table.play("pawn lot")


@pytest.mark.clause("cuba.lot.not-a-field")
def test_no_card_activates_the_lot() -> None:
    table = Position(2).holds(0, tobacco=5, wood=3).plays(0, "worker").play("pawn a1", "harvest citrus", "done")
    assert table.lot(0) == {"wood": 5, "tobacco": 5, "citrus": 1}
    table = Position(2).holds(0, rum=2, wood=3).plays(0, "foreman")
    assert (table.question, table.lot(0)) == ("", {"wood": 3, "rum": 2})


@pytest.mark.clause("cuba.lot.contents.all-pieces")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2008"])
def test_the_lot_holds_resources_and_merchandise(edition: str) -> None:
    table = Position(2, edition).holds(0, pesos=20).plays(0, "worker").play("pawn c4", "harvest citrus", "done")
    table.plays(0, "tradeswoman").play("buy rum", "buy cigars", "done")
    assert table.lot(0) == {"stone": 2, "water": 1, "citrus": 1, "rum": 1, "cigars": 1}


@pytest.mark.clause("cuba.lot.contents.no-goods-named")
def test_in_fr2007_goods_are_left_in_the_lot_too() -> None:
    table = Position(2, "fr2007").holds(0, pesos=20).plays(0, "tradeswoman").play("buy rum", "buy cigars", "done")
    assert (table.lot(0), table.stored(0)) == ({"rum": 1, "cigars": 1}, {})
    table.ends_round()
    assert (table.lot(0), table.stored(0)) == ({"rum": 1, "cigars": 1}, {})


@EVERY_EDITION
@pytest.mark.clause("cuba.lot.contents.all-pieces", "cuba.lot.contents.no-goods-named", "cuba.warehouse.only-products")
def test_in_every_edition_only_products_are_stored_and_only_products_are_lost(edition: str) -> None:
    table = Position(2, edition).holds(0, **EVERYTHING).holds(1, **EVERYTHING)
    stores_all(table)
    assert (table.lot(0), table.stored(0)) == (WITHOUT_PRODUCTS, {"citrus": 2, "sugar": 1, "tobacco": 1})
    table.ends_round()
    assert (table.lot(0), table.stored(0)) == (WITHOUT_PRODUCTS, {"citrus": 2, "sugar": 1, "tobacco": 1})
    assert (table.lot(1), table.stored(1)) == (WITHOUT_PRODUCTS, {})


@pytest.mark.clause("cuba.lot.capacity")
def test_lot_and_warehouse_have_no_limit() -> None:
    table = Position(2).market(citrus=0, sugar=0, tobacco=0, rum=0, cigars=0)
    table.holds(0, wood=13, stone=14, water=15, citrus=18, sugar=17, tobacco=17, rum=15, cigars=15)
    table.plays(0, "worker").play("pawn b2", "harvest sugar", "harvest tobacco")
    full = {"wood": 15, "stone": 15, "water": 15, "citrus": 18, "sugar": 18, "tobacco": 18, "rum": 15, "cigars": 15}
    assert table.lot(0) == full
    stores_all(table)
    assert table.stored(0) == {"citrus": 18, "sugar": 18, "tobacco": 18}
    assert table.lot(0) == {kind: count for kind, count in full.items() if kind not in PRODUCTS}


# -- the warehouse -----------------------------------------------------------------------------------------------------


@EVERY_EDITION
@pytest.mark.clause("cuba.warehouse.is-building")
def test_the_printed_warehouse_is_a_building_from_the_start(edition: str) -> None:
    table = Position(2, edition)
    assert [table.on_field(seat, "a1") for seat in range(2)] == ["printed-warehouse"] * 2
    assert table.holds(0, citrus=1).plays(0, "foreman").legal() == {"forgo", "use printed-warehouse"}
    taxed = Position(2, edition).acts(tax="tax-per-building").shows(0, "worker").shows(1, "worker")
    taxed.holds(0, pesos=1).statutes().play("pay-tax")
    assert taxed.pesos(0) == 0
    assert [event.words() for event in taxed.told("tax-unpaid")] == [{"seat": "2"}]


@pytest.mark.clause("cuba.warehouse.is-building")
def test_nothing_can_be_built_on_the_printed_warehouse() -> None:
    table = Position(2).holds(0, wood=2, stone=2).plays(0, "architect")
    assert table.refusal("build town-hall a1") == "cuba.architect.where-not"


@pytest.mark.clause("cuba.warehouse.store", "cuba.warehouse.store.amount")
@pytest.mark.parametrize(
    "products",
    [
        {"citrus": 1},
        {"citrus": 2, "sugar": 3},
        {"sugar": 1, "tobacco": 4},
        {"citrus": 1, "sugar": 1, "tobacco": 1},
    ],
)
def test_the_foreman_moves_all_products_into_the_warehouse(products: dict[str, int]) -> None:
    table = Position(2).holds(0, rum=1, wood=1, **products).holds(1, citrus=3)
    stock = {kind: table.in_stock(kind) for kind in PRODUCTS}
    stores_all(table)
    assert (table.question, table.lot(0), table.stored(0)) == ("", {"wood": 1, "rum": 1}, products)
    assert (table.lot(1), table.stored(1)) == ({"citrus": 3}, {})
    assert {kind: table.in_stock(kind) for kind in PRODUCTS} == stock
    assert [(event.clause, event.words()) for event in table.told("stored")] == [
        ("cuba.warehouse.store", {"seat": "1", "ware": kind, "count": count}) for kind, count in products.items()
    ]


@pytest.mark.clause("cuba.warehouse.store.amount")
def test_what_is_stored_joins_what_was_stored_before() -> None:
    table = stores_all(Position(2).holds(0, citrus=2, tobacco=1).stores(0, citrus=3, sugar=1))
    assert (table.lot(0), table.stored(0)) == ({}, {"citrus": 5, "sugar": 1, "tobacco": 1})


@pytest.mark.clause("cuba.warehouse.store")
def test_without_products_the_warehouse_is_of_no_use() -> None:
    table = Position(2).holds(0, wood=2, rum=2).stores(0, citrus=2).plays(0, "foreman")
    assert (table.question, [event.name for event in table.events]) == ("", ["character-played", "card-unused"])


@EVERY_EDITION
@pytest.mark.clause("cuba.warehouse.purpose")
def test_products_not_stored_at_the_end_of_a_round_are_lost(edition: str) -> None:
    table = Position(2, edition).holds(0, citrus=2, tobacco=1).stores(0, sugar=2).holds(1, sugar=4)
    table.ends_round()
    assert (table.lot(0), table.stored(0), table.lot(1), table.stored(1)) == ({}, {"sugar": 2}, {}, {})
    assert [table.in_stock(kind) for kind in PRODUCTS] == [15, 13, 15]
    assert [event.words() for event in table.told("products-lost")] == [
        {"seat": "1", "ware": "citrus", "count": 2},
        {"seat": "1", "ware": "tobacco", "count": 1},
        {"seat": "2", "ware": "sugar", "count": 4},
    ]


@pytest.mark.clause("cuba.warehouse.only-products")
def test_goods_and_resources_stay_in_the_lot_without_storage() -> None:
    table = Position(2).holds(0, **WITHOUT_PRODUCTS).ends_round()
    assert table.lot(0) == WITHOUT_PRODUCTS
    assert table.told("products-lost") == []


# -- spending ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.warehouse.access")
@pytest.mark.parametrize("pawn", ["a1", "b2", "c4"])
def test_lot_and_warehouse_can_be_used_wherever_the_pawn_stands(pawn: str) -> None:
    def table() -> Position:
        return Position(2).pawn(0, pawn).holds(0, citrus=1).stores(0, sugar=1)

    sold = table().plays(0, "tradeswoman").play("sell sugar", "sell citrus", "done")
    assert (sold.pesos(0), sold.lot(0), sold.stored(0)) == (6, {}, {})
    loaded = table().plays(0, "mayor").play("load sugar dock-1", "load citrus dock-1")
    assert (loaded.points(0), loaded.lot(0), loaded.stored(0)) == (2, {}, {})
    duty = table().acts(duty="duty-sugar").shows(0, "worker").shows(1, "worker").statutes().play("pay-duty sugar")
    assert (duty.points(0), duty.stored(0)) == (2, {})


@EVERY_EDITION
@pytest.mark.clause("cuba.warehouse.access", "cuba.warehouse.own-pieces-only")
def test_a_stored_product_may_be_given_to_a_building(edition: str) -> None:
    table = Position(2, edition, product_house="product").builds(0, a2="product-house").stores(0, tobacco=1)
    table.plays(0, "foreman").play("use product-house", "give tobacco")
    assert (table.pesos(0), table.stored(0)) == (4, {})


@pytest.mark.clause("cuba.warehouse.own-pieces-only")
def test_only_ones_own_pieces_are_sold_loaded_or_paid() -> None:
    table = Position(2).holds(1, **EVERYTHING).stores(1, citrus=2).holds(0, sugar=1, pesos=9)
    table.plays(0, "tradeswoman")
    for kind in ("citrus", "tobacco", "rum", "cigars"):
        assert table.refusal(f"sell {kind}") == "cuba.warehouse.own-pieces-only"
    table.play("forgo").plays(0, "mayor")
    assert table.legal() == {"forgo", "load sugar dock-1"}
    assert table.refusal("load citrus dock-1") == "cuba.warehouse.own-pieces-only"
    table = Position(2).holds(1, wood=5, stone=5, water=5).holds(0, wood=1, stone=1).plays(0, "architect")
    assert {move.split()[1] for move in table.legal() - {"forgo"}} == {"small-bank", "town-hall", "lighthouse"}
    table = Position(2).holds(1, citrus=1).shows(0, "worker").shows(1, "worker").statutes()
    assert (table.asked, table.question) == (1, "duty")


@pytest.mark.clause("cuba.warehouse.own-pieces-only")
def test_a_conversion_takes_only_ones_own_pieces() -> None:
    table = Position(2).builds(0, a2="cement-factory").holds(1, stone=5).plays(0, "foreman")
    assert (table.question, table.points(0), table.lot(1)) == ("", 0, {"stone": 5})


@pytest.mark.clause("cuba.warehouse.store.persistence")
def test_a_stored_product_stays_stored_until_it_is_spent() -> None:
    table = Position(2).stores(0, citrus=2, tobacco=1)
    for ship in ("ship-04", "ship-05", "ship-06"):
        table.ends_round().play(f"arrive {ship}")
        assert (table.stored(0), table.lot(0)) == ({"citrus": 2, "tobacco": 1}, {})
    table.plays(0, "tradeswoman").play("sell citrus", "done").ends_round()
    assert table.stored(0) == {"citrus": 1, "tobacco": 1}


@pytest.mark.clause("cuba.warehouse.store.snapshot")
def test_products_gained_after_storing_stay_in_the_lot() -> None:
    table = stores_all(Position(2).holds(0, citrus=1))
    table.plays(0, "worker").play("pawn b2", "harvest citrus", "harvest sugar")
    assert (table.lot(0), table.stored(0)) == ({"wood": 2, "stone": 1, "citrus": 1, "sugar": 1}, {"citrus": 1})
    table.ends_round()
    assert (table.lot(0), table.stored(0)) == ({"wood": 2, "stone": 1}, {"citrus": 1})


@pytest.mark.clause("cuba.warehouse.store.snapshot")
def test_a_warehouse_used_again_stores_the_later_products_too() -> None:
    table = Position(2).builds(0, a2="warehouse-tile").holds(0, citrus=1).stores(0, sugar=1).plays(0, "foreman")
    assert {"use printed-warehouse", "use warehouse-tile"} <= table.legal()
    table.play("use warehouse-tile")
    assert (table.lot(0), table.stored(0)) == ({}, {"citrus": 1, "sugar": 1})
    stores_all(table.has_played(0).holds(0, citrus=1))
    assert table.stored(0) == {"citrus": 2, "sugar": 1}


@EVERY_EDITION
@pytest.mark.clause("cuba.warehouse.spend-choice", "cuba.market.sell-from")
def test_the_lot_is_emptied_before_the_warehouse(edition: str) -> None:
    table = Position(2, edition).holds(0, citrus=2).stores(0, citrus=1).plays(0, "tradeswoman").play("sell citrus")
    assert (table.lot(0), table.stored(0)) == ({"citrus": 1}, {"citrus": 1})
    table.play("sell citrus")
    assert (table.lot(0), table.stored(0)) == ({}, {"citrus": 1})
    table.play("sell citrus")
    assert (table.lot(0), table.stored(0)) == ({}, {})


@pytest.mark.clause("cuba.warehouse.spend-choice")
def test_loading_and_duty_take_from_the_lot_first_too() -> None:
    table = Position(2).holds(0, citrus=1).stores(0, citrus=2).plays(0, "mayor").play("load citrus dock-1")
    assert (table.lot(0), table.stored(0)) == ({}, {"citrus": 2})
    table.play("load citrus dock-1")
    assert (table.lot(0), table.stored(0), table.cargo("dock-1")) == ({}, {"citrus": 1}, {"citrus": 2})
    duty = Position(2).holds(0, citrus=1).stores(0, citrus=2).shows(0, "worker").shows(1, "worker").statutes()
    duty.play("pay-duty citrus")
    assert (duty.lot(0), duty.stored(0)) == ({}, {"citrus": 2})
