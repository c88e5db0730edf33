"""How products, resources, goods and money are obtained, as the aids of fr2007 sum up."""

import pytest

from tests.cuba.position import Position


@pytest.mark.clause("cuba.aid.obtain-products")
def test_products_are_obtained_by_the_worker() -> None:
    table = Position(2, "fr2007").plays(0, "worker").play("pawn c1", "harvest citrus")
    assert table.lot(0)["citrus"] == 1


@pytest.mark.clause("cuba.aid.obtain-products")
@pytest.mark.parametrize("product", ["citrus", "sugar", "tobacco"])
def test_products_are_obtained_by_buying(product: str) -> None:
    table = Position(2, "fr2007").holds(0, pesos=20).plays(0, "tradeswoman").play(f"buy {product}")
    assert table.lot(0) == {product: 1}


@pytest.mark.clause("cuba.aid.obtain-products")
@pytest.mark.parametrize("product", ["citrus", "sugar", "tobacco"])
def test_products_are_obtained_by_the_alternative_of_the_tradeswoman(product: str) -> None:
    table = Position(2, "fr2007").plays(0, "tradeswoman").play(f"take {product}")
    assert (table.lot(0), table.pesos(0), table.covered()) == ({product: 1}, 0, {"tradeswoman-product"})


@pytest.mark.clause("cuba.aid.obtain-resources")
def test_resources_are_obtained_by_the_worker() -> None:
    table = Position(2, "fr2007").plays(0, "worker").play("pawn c2", "done")
    assert table.lot(0) == {"wood": 1, "stone": 1, "water": 1}


@pytest.mark.clause("cuba.aid.obtain-resources")
@pytest.mark.parametrize("resource", ["wood", "stone", "water"])
def test_resources_are_obtained_by_the_alternative_of_the_tradeswoman(resource: str) -> None:
    table = Position(2, "fr2007").plays(0, "tradeswoman").play(f"take {resource}")
    assert (table.lot(0), table.pesos(0), table.covered()) == ({resource: 1}, 0, {"tradeswoman-resource"})


@pytest.mark.clause("cuba.aid.obtain-resources")
def test_resources_are_obtained_from_a_building_with_the_foreman() -> None:
    table = Position(2, "fr2007").builds(0, c4="dam").plays(0, "foreman").play("use dam")
    assert table.lot(0) == {"water": 2}


@pytest.mark.clause("cuba.aid.obtain-goods")
@pytest.mark.parametrize("goods", ["rum", "cigars"])
def test_goods_are_obtained_by_buying(goods: str) -> None:
    table = Position(2, "fr2007").holds(0, pesos=20).plays(0, "tradeswoman").play(f"buy {goods}")
    assert table.lot(0) == {goods: 1}


@pytest.mark.clause("cuba.aid.obtain-goods")
@pytest.mark.parametrize(
    ("building", "product", "answers", "goods"),
    [
        ("distillery", "sugar", (), "rum"),
        ("cigar-factory", "tobacco", (), "cigars"),
        ("black-market", "citrus", ("exchange citrus rum",), "rum"),
        ("black-market", "citrus", ("exchange citrus cigars",), "cigars"),
    ],
)
def test_goods_are_obtained_from_factories_and_the_black_market(
    building: str, product: str, answers: tuple[str, ...], goods: str
) -> None:
    table = Position(2, "fr2007").holds(0, **{product: 1}).builds(0, c4=building).plays(0, "foreman")
    table.play(f"use {building}", *answers)
    assert (table.over, table.lot(0)) == (True, {goods: 1})


@pytest.mark.clause("cuba.aid.obtain-goods")
def test_goods_are_not_taken_for_nothing() -> None:
    table = Position(2, "fr2007").holds(0, pesos=20).plays(0, "tradeswoman")
    free = {"citrus", "sugar", "tobacco", "wood", "stone", "water"}
    assert {move for move in table.legal() if move.startswith("take")} == {f"take {piece}" for piece in free}


@pytest.mark.clause("cuba.aid.obtain-money")
@pytest.mark.parametrize("piece", ["citrus", "sugar", "tobacco", "rum", "cigars"])
def test_money_is_obtained_by_selling_with_the_tradeswoman(piece: str) -> None:
    table = Position(2, "fr2007").holds(0, **{piece: 1}).plays(0, "tradeswoman").play(f"sell {piece}")
    assert table.pesos(0) > 0
    assert table.lot(0) == {}


@pytest.mark.clause("cuba.aid.obtain-money")
@pytest.mark.parametrize(
    ("building", "answers", "pesos"),
    [
        ("small-bank", (), 2),
        ("large-bank", (), 4),
        ("general-store", ("give rum",), 6),
        ("product-house", ("give wood",), 4),
        ("resource-house", ("give wood", "give wood"), 4),
    ],
)
def test_money_is_obtained_from_income_buildings_with_the_foreman(
    building: str, answers: tuple[str, ...], pesos: int
) -> None:
    table = Position(2, "fr2007").holds(0, wood=2, rum=1).builds(0, c4=building).plays(0, "foreman")
    table.play(f"use {building}", *answers)
    assert (table.over, table.pesos(0)) == (True, pesos)


@pytest.mark.clause("cuba.aid.obtain-money.mayor")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2007", "fr2008"])
def test_money_is_also_obtained_by_the_alternative_of_the_mayor(edition: str) -> None:
    table = Position(3, edition).laps().play("play mayor", "play mayor", "play mayor")
    assert [table.pesos(seat) for seat in range(3)] == [4, 2, 0]
