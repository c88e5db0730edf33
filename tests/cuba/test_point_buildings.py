"""The buildings that turn pieces into victory points, the Hotel and the Inn."""

import pytest

from tests.cuba.position import Position

EDITIONS = ("default", "en2007", "fr2007", "fr2008")


def uses(building: str, edition: str = "default", /, **holdings: int) -> Position:
    """Seat 0 has played the foreman; the building is the only one and outside the pawn's row and column."""
    return Position(2, edition).holds(0, **holdings).builds(0, c4=building).plays(0, "foreman")


# -- Cement Factory, Saw Mill, Golf Course: up to four for 1 VP each ---------------------------------------------------


@pytest.mark.clause(
    "cuba.building.cement-factory.function",
    "cuba.building.saw-mill.function.wood",
    "cuba.building.golf-course.function",
)
@pytest.mark.parametrize(
    ("building", "piece", "clause"),
    [
        ("cement-factory", "stone", "cuba.building.cement-factory.function"),
        ("saw-mill", "wood", "cuba.building.saw-mill.function.wood"),
        ("golf-course", "water", "cuba.building.golf-course.function"),
    ],
)
@pytest.mark.parametrize(("own", "most"), [(2, 2), (3, 3), (4, 4), (5, 4), (9, 4)])
def test_up_to_four_resources_are_returned_for_one_point_each(
    building: str, piece: str, clause: str, own: int, most: int
) -> None:
    others = dict.fromkeys({"wood", "stone", "water"} - {piece}, 7)
    table = uses(building, **{**others, piece: own})
    stock = table.in_stock(piece)
    table.play(f"use {building}")
    assert table.legal() == {f"amount {number}" for number in range(1, most + 1)}
    assert table.refusal(f"amount {most + 1}") == (clause if own > most else "cuba.warehouse.own-pieces-only")
    table.play(f"amount {most}")
    left = {**others, piece: own - most} if own > most else others
    assert (table.over, table.points(0), table.lot(0), table.pesos(0)) == (True, most, left, 0)
    assert table.in_stock(piece) == stock + most
    (returned,) = table.told("returned-for-points")
    assert (returned.clause, returned.words()) == (clause, {"seat": "1", "ware": piece, "count": most, "points": most})


@pytest.mark.clause(
    "cuba.building.cement-factory.function",
    "cuba.building.saw-mill.function.wood",
    "cuba.building.golf-course.function",
)
@pytest.mark.parametrize(
    ("building", "piece"), [("cement-factory", "stone"), ("saw-mill", "wood"), ("golf-course", "water")]
)
def test_a_single_resource_is_returned_without_a_question(building: str, piece: str) -> None:
    table = uses(building, **{piece: 1}).play(f"use {building}")
    assert (table.over, table.points(0), table.lot(0)) == (True, 1, {})


@pytest.mark.clause(
    "cuba.building.cement-factory.function",
    "cuba.building.saw-mill.function.wood",
    "cuba.building.golf-course.function",
)
@pytest.mark.parametrize(
    ("building", "piece"), [("cement-factory", "stone"), ("saw-mill", "wood"), ("golf-course", "water")]
)
def test_only_the_one_kind_of_resource_serves(building: str, piece: str) -> None:
    everything = dict.fromkeys(("wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars"), 2)
    table = Position(2).holds(0, **{**everything, piece: 0}).builds(0, a2=building, a3="inn").plays(0, "foreman")
    assert table.refusal(f"use {building}") == "cuba.warehouse.own-pieces-only"
    assert table.legal() == {"forgo", "use inn", "use printed-warehouse"}


@pytest.mark.clause(
    "cuba.building.saw-mill.ruling", "cuba.building.saw-mill.function.wood", "cuba.building.saw-mill.function.stone"
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_saw_mill_consumes_wood_in_every_edition(edition: str) -> None:
    table = uses("saw-mill", edition, wood=6, stone=6).play("use saw-mill")
    assert table.legal() == {"amount 1", "amount 2", "amount 3", "amount 4"}
    table.play("amount 4")
    assert (table.points(0), table.lot(0)) == (4, {"wood": 2, "stone": 6})


@pytest.mark.clause("cuba.building.saw-mill.ruling", "cuba.building.saw-mill.function.stone")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_saw_mill_consumes_no_stone_in_any_edition(edition: str) -> None:
    table = uses("saw-mill", edition, stone=6)
    assert (table.over, table.points(0), table.lot(0)) == (True, 0, {"stone": 6})


# -- Monastery ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.monastery.function.products")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2008"])
def test_the_monastery_takes_up_to_two_products_for_one_point_each(edition: str) -> None:
    table = uses("monastery", edition, citrus=3, sugar=1, wood=2, stone=2, water=2, rum=2, cigars=2)
    stock = table.in_stock("citrus")
    table.play("use monastery")
    assert (table.question, table.legal()) == ("give", {"give citrus", "give sugar"})
    for piece in ("wood", "stone", "water", "rum", "cigars"):
        assert table.refusal(f"give {piece}") == "cuba.building.monastery.function.products"
    assert table.refusal("give tobacco") == "cuba.warehouse.own-pieces-only"
    table.play("give citrus")
    assert (table.points(0), table.legal()) == (1, {"done", "give citrus", "give sugar"})
    table.play("give citrus")
    assert (table.over, table.points(0), table.in_stock("citrus")) == (True, 2, stock + 2)
    assert table.lot(0) == {"citrus": 1, "sugar": 1, "wood": 2, "stone": 2, "water": 2, "rum": 2, "cigars": 2}
    assert [(event.clause, event.words()) for event in table.told("returned-for-points")] == [
        ("cuba.building.monastery.function.products", {"seat": "1", "ware": "citrus", "count": 1, "points": 1}),
        ("cuba.building.monastery.function.products", {"seat": "1", "ware": "citrus", "count": 1, "points": 1}),
    ]


@pytest.mark.clause("cuba.building.monastery.function.resources")
@pytest.mark.parametrize("by_option", [False, True])
def test_the_monastery_of_fr2007_takes_up_to_two_resources_of_any_kind(by_option: bool) -> None:
    table = Position(2, monastery="resources") if by_option else Position(2, "fr2007")
    table.holds(0, wood=1, stone=1, water=1, citrus=2, rum=1).builds(0, c4="monastery").plays(0, "foreman")
    table.play("use monastery")
    assert table.legal() == {"give wood", "give stone", "give water"}
    for piece in ("citrus", "rum"):
        assert table.refusal(f"give {piece}") == "cuba.building.monastery.function.resources"
    table.play("give water")
    assert table.legal() == {"done", "give wood", "give stone"}
    table.play("give wood")
    assert (table.over, table.points(0), table.lot(0)) == (True, 2, {"stone": 1, "citrus": 2, "rum": 1})
    assert table.told("returned-for-points")[-1].clause == "cuba.building.monastery.function.resources"


@pytest.mark.clause("cuba.building.monastery.ruling")
@pytest.mark.parametrize(
    ("edition", "kinds"),
    [("default", ("citrus", "sugar", "tobacco")), ("fr2007", ("wood", "stone", "water"))],
)
def test_the_two_pieces_for_the_monastery_may_be_alike_or_different(edition: str, kinds: tuple[str, ...]) -> None:
    for first in kinds:
        for second in kinds:
            table = uses("monastery", edition, **dict.fromkeys(kinds, 2))
            table.play("use monastery", f"give {first}", f"give {second}")
            left = {kind: 2 - (kind == first) - (kind == second) for kind in kinds}
            assert (table.over, table.points(0)) == (True, 2)
            assert table.lot(0) == {kind: count for kind, count in left.items() if count}


@pytest.mark.clause("cuba.building.monastery.function.products")
def test_a_single_product_for_the_monastery_brings_one_point() -> None:
    table = uses("monastery", tobacco=1).play("use monastery", "give tobacco")
    assert (table.over, table.points(0), table.lot(0)) == (True, 1, {})


@pytest.mark.clause("cuba.building.monastery.function.products")
def test_the_monastery_takes_products_of_the_lot_first_and_then_stored_ones() -> None:
    table = uses("monastery", citrus=1).stores(0, citrus=3, sugar=1).play("use monastery", "give citrus")
    assert (table.lot(0), table.stored(0), table.points(0)) == ({}, {"citrus": 3, "sugar": 1}, 1)
    table.play("give citrus")
    assert (table.over, table.lot(0), table.stored(0), table.points(0)) == (True, {}, {"citrus": 2, "sugar": 1}, 2)


@pytest.mark.clause("cuba.building.monastery.function.products")
def test_the_monastery_without_a_product_is_no_use() -> None:
    table = Position(2).holds(0, wood=2, rum=2).builds(0, a2="monastery", a3="inn").plays(0, "foreman")
    assert table.refusal("use monastery") == "cuba.warehouse.own-pieces-only"
    assert table.legal() == {"forgo", "use inn"}


# -- the cafés ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.rum-cafe.function", "cuba.building.cigar-cafe.function")
@pytest.mark.parametrize(
    ("building", "piece", "other"), [("rum-cafe", "rum", "cigars"), ("cigar-cafe", "cigars", "rum")]
)
@pytest.mark.parametrize(("own", "most"), [(2, 2), (3, 3), (4, 3), (7, 3)])
def test_a_cafe_takes_up_to_three_goods_for_two_points_each(
    building: str, piece: str, other: str, own: int, most: int
) -> None:
    table = uses(building, **{piece: own, other: 4})
    stock = table.in_stock(piece)
    table.play(f"use {building}")
    clause = f"cuba.building.{building}.function"
    assert table.legal() == {f"amount {number}" for number in range(1, most + 1)}
    assert table.refusal(f"amount {most + 1}") == (clause if own > most else "cuba.warehouse.own-pieces-only")
    table.play(f"amount {most}")
    left = {piece: own - most, other: 4} if own > most else {other: 4}
    assert (table.over, table.points(0), table.lot(0), table.pesos(0)) == (True, 2 * most, left, 0)
    assert table.in_stock(piece) == stock + most
    (returned,) = table.told("returned-for-points")
    words = {"seat": "1", "ware": piece, "count": most, "points": 2 * most}
    assert (returned.clause, returned.words()) == (clause, words)


@pytest.mark.clause("cuba.building.rum-cafe.function", "cuba.building.cigar-cafe.function")
@pytest.mark.parametrize(("building", "piece"), [("rum-cafe", "rum"), ("cigar-cafe", "cigars")])
@pytest.mark.parametrize(("amount", "points"), [(1, 2), (2, 4)])
def test_a_cafe_may_be_given_less(building: str, piece: str, amount: int, points: int) -> None:
    table = uses(building, **{piece: 3}).play(f"use {building}", f"amount {amount}")
    assert (table.points(0), table.lot(0)) == (points, {piece: 3 - amount})


@pytest.mark.clause("cuba.building.rum-cafe.function", "cuba.building.cigar-cafe.function")
@pytest.mark.parametrize(
    ("building", "piece", "other"), [("rum-cafe", "rum", "cigars"), ("cigar-cafe", "cigars", "rum")]
)
def test_a_cafe_serves_one_kind_only(building: str, piece: str, other: str) -> None:
    table = Position(2).holds(0, **{other: 3}).builds(0, a2=building, a3="inn").plays(0, "foreman")
    assert table.refusal(f"use {building}") == "cuba.warehouse.own-pieces-only"
    table.holds(0, **{piece: 1}).play(f"use {building}")
    assert (table.points(0), table.lot(0), table.question) == (2, {other: 3}, "foreman")


# -- Hotel and Inn -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.hotel.function", "cuba.building.inn.function")
@pytest.mark.parametrize(("building", "points"), [("hotel", 2), ("inn", 1)])
def test_the_hotel_brings_two_points_and_the_inn_one(building: str, points: int) -> None:
    table = uses(building, wood=1, citrus=1, rum=1, pesos=5, points=10).play(f"use {building}")
    assert (table.over, table.points(0), table.points(1)) == (True, 10 + points, 0)
    assert (table.lot(0), table.pesos(0)) == ({"wood": 1, "citrus": 1, "rum": 1}, 5)
    (earned,) = table.told("points-earned")
    assert (earned.clause, earned.words()) == (f"cuba.building.{building}.function", {"seat": "1", "points": points})
