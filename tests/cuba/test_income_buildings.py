"""General Store, Product House, Resource House, the two banks and the Dam."""

import pytest

from tests.cuba.position import Position

EDITIONS = ("default", "en2007", "fr2007", "fr2008")
EVERYTHING = dict.fromkeys(("wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars"), 2)
RESOURCES = ("wood", "stone", "water")
PRODUCTS = ("citrus", "sugar", "tobacco")
GOODS = ("rum", "cigars")


def uses(building: str, edition: str = "default", /, **holdings: int) -> Position:
    """Seat 0 has played the foreman; the building is the only one and outside the pawn's row and column."""
    return Position(2, edition).holds(0, **holdings).builds(0, c4=building).plays(0, "foreman")


def sold(table: Position) -> list[tuple[str | None, object, object]]:
    return [(event.clause, event.words()["ware"], event.words()["pesos"]) for event in table.told("returned-for-pesos")]


# -- General Store -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.general-store.function")
@pytest.mark.parametrize("piece", GOODS)
def test_the_general_store_sells_one_goods_piece_for_six_pesos(piece: str) -> None:
    table = uses("general-store", **EVERYTHING, pesos=1)
    stock, market, bank = table.in_stock(piece), table.on_market, int(table.table.bank[0])
    table.play("use general-store")
    assert (table.question, table.legal()) == ("give", {"give rum", "give cigars"})
    for other in (*RESOURCES, *PRODUCTS):
        assert table.refusal(f"give {other}") == "cuba.building.general-store.function"
    table.play(f"give {piece}")
    assert (table.over, table.pesos(0), table.points(0), table.lot(0)) == (True, 7, 0, {**EVERYTHING, piece: 1})
    assert (table.in_stock(piece), table.on_market, int(table.table.bank[0])) == (stock + 1, market, bank - 6)
    assert sold(table) == [("cuba.building.general-store.function", piece, 6)]


@pytest.mark.clause("cuba.building.general-store.function")
def test_the_general_store_without_goods_is_no_use() -> None:
    table = Position(2).holds(0, citrus=2, wood=2).builds(0, a2="general-store", a3="inn").plays(0, "foreman")
    assert table.refusal("use general-store") == "cuba.warehouse.own-pieces-only"
    assert table.legal() == {"forgo", "use inn", "use printed-warehouse"}


@pytest.mark.clause("cuba.building.general-store.function")
def test_goods_that_are_not_owned_cannot_be_sold() -> None:
    table = uses("general-store", rum=1).play("use general-store")
    assert (table.legal(), table.refusal("give cigars")) == ({"give rum"}, "cuba.warehouse.own-pieces-only")


# -- Product House -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.product-house.function.product")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2008"])
@pytest.mark.parametrize("piece", PRODUCTS)
def test_the_product_house_sells_one_product_for_four_pesos(piece: str, edition: str) -> None:
    table = uses("product-house", edition, **EVERYTHING)
    stock, market = table.in_stock(piece), table.on_market
    table.play("use product-house")
    assert (table.question, table.legal()) == ("give", {f"give {product}" for product in PRODUCTS})
    for other in (*RESOURCES, *GOODS):
        assert table.refusal(f"give {other}") == "cuba.building.product-house.function.product"
    table.play(f"give {piece}")
    assert (table.over, table.pesos(0), table.points(0), table.lot(0)) == (True, 4, 0, {**EVERYTHING, piece: 1})
    assert (table.in_stock(piece), table.on_market) == (stock + 1, market)
    assert sold(table) == [("cuba.building.product-house.function.product", piece, 4)]


@pytest.mark.clause("cuba.building.product-house.function.product")
def test_the_product_house_sells_a_product_of_the_lot_before_a_stored_one() -> None:
    table = uses("product-house", sugar=1).stores(0, sugar=1).play("use product-house", "give sugar")
    assert (table.lot(0), table.stored(0), table.pesos(0)) == ({}, {"sugar": 1}, 4)
    table.has_played(0).plays(0, "foreman").play("use product-house", "give sugar")
    assert (table.lot(0), table.stored(0), table.pesos(0)) == ({}, {}, 8)


@pytest.mark.clause("cuba.building.product-house.function.resource")
@pytest.mark.parametrize("piece", RESOURCES)
@pytest.mark.parametrize("by_option", [False, True])
def test_the_product_house_of_fr2007_sells_one_resource_for_four_pesos(piece: str, by_option: bool) -> None:
    table = Position(2, product_house="resource") if by_option else Position(2, "fr2007")
    table.holds(0, **EVERYTHING).builds(0, c4="product-house").plays(0, "foreman").play("use product-house")
    assert table.legal() == {f"give {resource}" for resource in RESOURCES}
    for other in (*PRODUCTS, *GOODS):
        assert table.refusal(f"give {other}") == "cuba.building.product-house.function.resource"
    table.play(f"give {piece}")
    assert (table.over, table.pesos(0), table.lot(0)) == (True, 4, {**EVERYTHING, piece: 1})
    assert sold(table) == [("cuba.building.product-house.function.resource", piece, 4)]


@pytest.mark.clause("cuba.building.product-house.function.product", "cuba.building.product-house.function.resource")
@pytest.mark.parametrize(("edition", "useless"), [("default", "wood"), ("fr2007", "citrus")])
def test_the_product_house_without_the_right_pieces_is_no_use(edition: str, useless: str) -> None:
    table = Position(2, edition).holds(0, **{useless: 3}).builds(0, b2="product-house", a3="inn").plays(0, "foreman")
    assert table.refusal("use product-house") == "cuba.warehouse.own-pieces-only"


# -- Resource House ----------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "cuba.building.resource-house.ruling",
    "cuba.building.resource-house.function.2-pesos-each",
    "cuba.building.resource-house.function.2-pesos",
)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", RESOURCES)
@pytest.mark.parametrize("second", RESOURCES)
def test_the_resource_house_pays_two_pesos_for_each_of_up_to_two_resources(
    first: str, second: str, edition: str
) -> None:
    table = uses("resource-house", edition, **EVERYTHING, pesos=1)
    market = table.on_market
    table.play("use resource-house")
    assert (table.question, table.legal()) == ("give", {f"give {resource}" for resource in RESOURCES})
    for other in (*PRODUCTS, *GOODS):
        assert table.refusal(f"give {other}") == "cuba.building.resource-house.function.2-pesos-each"
    table.play(f"give {first}")
    assert (table.pesos(0), table.legal()) == (3, {"done", *(f"give {resource}" for resource in RESOURCES)})
    table.play(f"give {second}")
    left = {kind: count - (kind == first) - (kind == second) for kind, count in EVERYTHING.items()}
    assert (table.over, table.pesos(0), table.points(0), table.on_market) == (True, 5, 0, market)
    assert table.lot(0) == {kind: count for kind, count in left.items() if count}
    assert [(ware, pesos) for _, ware, pesos in sold(table)] == [(first, 2), (second, 2)]


@pytest.mark.clause("cuba.building.resource-house.ruling", "cuba.building.resource-house.function.2-pesos-each")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_single_resource_brings_two_pesos(edition: str) -> None:
    table = uses("resource-house", edition, stone=3).play("use resource-house", "give stone", "done")
    assert (table.over, table.pesos(0), table.lot(0)) == (True, 2, {"stone": 2})


@pytest.mark.clause("cuba.building.resource-house.function.2-pesos-each")
def test_the_last_resource_ends_the_sale() -> None:
    table = uses("resource-house", water=1, citrus=4).play("use resource-house", "give water")
    assert (table.over, table.pesos(0), table.lot(0)) == (True, 2, {"citrus": 4})


# -- banks and Dam -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.small-bank.function", "cuba.building.large-bank.function")
@pytest.mark.parametrize(("building", "pesos"), [("small-bank", 2), ("large-bank", 4)])
def test_the_small_bank_pays_two_pesos_and_the_large_one_four(building: str, pesos: int) -> None:
    table = uses(building, **EVERYTHING, pesos=7)
    bank = int(table.table.bank[0])
    table.play(f"use {building}")
    assert (table.over, table.pesos(0), table.pesos(1), table.points(0)) == (True, 7 + pesos, 0, 0)
    assert (table.lot(0), int(table.table.bank[0])) == (EVERYTHING, bank - pesos)
    (earned,) = table.told("pesos-earned")
    assert (earned.clause, earned.words()) == (f"cuba.building.{building}.function", {"seat": "1", "pesos": pesos})


@pytest.mark.clause("cuba.building.dam.function")
def test_the_dam_gives_two_water() -> None:
    table = uses("dam", **EVERYTHING)
    stock = table.in_stock("water")
    table.play("use dam")
    assert (table.over, table.lot(0), table.in_stock("water")) == (True, {**EVERYTHING, "water": 4}, stock - 2)
    assert (table.pesos(0), table.points(0)) == (0, 0)
    (taken,) = table.told("pieces-taken")
    assert (taken.clause, taken.words()) == (
        "cuba.building.dam.function",
        {"seat": "1", "ware": "water", "count": 2},
    )


@pytest.mark.clause("cuba.building.general-store.function", "cuba.foreman.terms")
def test_each_piece_sold_is_told_by_itself() -> None:
    table = Position(2).builds(0, a2="resource-house").holds(0, wood=1, water=1).plays(0, "foreman")
    table.play("use resource-house", "give wood", "give water")
    assert [event.words() for event in table.told("returned-for-pesos")] == [
        {"seat": "1", "ware": "wood", "count": 1, "pesos": 2},
        {"seat": "1", "ware": "water", "count": 1, "pesos": 2},
    ]
