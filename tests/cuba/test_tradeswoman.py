"""The tradeswoman: any number of transactions, or one free piece; and the six alternative spaces."""

import pytest

from malecon.engine.errors import MaleconError
from tests.cuba.position import Position

EVERY_EDITION = pytest.mark.parametrize("edition", ["default", "en2007", "fr2007", "fr2008"])
RESOURCES = ("wood", "stone", "water")
PRODUCTS = ("citrus", "sugar", "tobacco")
BILLS = {"tax": "tax-3", "duty": "duty-sugar", "subsidy": "subsidy-water", "other": "drought"}


def trades(table: Position, seat: int = 0) -> Position:
    return table.plays(seat, "tradeswoman")


def free(table: Position) -> set[str]:
    """The pieces that the tradeswoman may take for free."""
    return {move.removeprefix("take ") for move in table.legal() if move.startswith("take ")}


@pytest.mark.clause("cuba.tradeswoman.votes")
def test_the_tradeswoman_is_worth_two_votes() -> None:
    table = Position(2).bills(**BILLS).keeps(0, "tradeswoman").keeps(1, "mayor").parliament()
    assert table.told("delegate-shown")[0].words() == {"seat": "1", "character": "tradeswoman", "votes": 2}


# -- transactions ------------------------------------------------------------------------------------------------------


@EVERY_EDITION
@pytest.mark.clause("cuba.tradeswoman.transactions")
def test_any_number_of_purchases_and_sales(edition: str) -> None:
    table = trades(Position(2, edition).holds(0, pesos=40, rum=3, tobacco=2))
    moves = ["buy citrus"] * 3 + ["sell rum", "sell tobacco", "buy sugar", "sell citrus", "buy cigars", "buy cigars"]
    for move in moves:
        assert (table.asked, table.question) == (0, "trade")
        table.play(move)
    assert table.pesos(0) == 40 - 4 - 5 - 6 + 4 + 3 - 4 + 6 - 5 - 6
    assert table.lot(0) == {"rum": 2, "tobacco": 1, "citrus": 2, "sugar": 1, "cigars": 2}
    assert table.on_market == {"citrus": 1, "sugar": 2, "tobacco": 4, "rum": 3, "cigars": 0}
    table.play("done")
    assert table.over


@pytest.mark.clause("cuba.tradeswoman.transactions")
def test_a_player_stops_when_he_wants() -> None:
    table = trades(Position(2).holds(0, pesos=40)).play("buy rum")
    assert table.legal() >= {"buy rum", "buy citrus", "sell rum", "done"}
    table.play("done")
    assert (table.over, table.lot(0), table.pesos(0), table.told("card-unused")) == (True, {"rum": 1}, 35, [])


@pytest.mark.clause("cuba.tradeswoman.transactions")
def test_when_nothing_more_can_be_traded_the_action_is_over() -> None:
    table = trades(Position(2).market(citrus=5).holds(0, citrus=2)).play("sell citrus")
    assert (table.pesos(0), table.legal()) == (1, {"sell citrus", "done"})
    table.play("sell citrus")  # 2 pesos buy a citrus fruit of the full row
    assert (table.pesos(0), table.legal()) == (2, {"buy citrus", "done"})
    table = trades(Position(2).market(citrus=5).holds(0, citrus=1)).play("sell citrus")
    assert (table.over, table.pesos(0), table.told("card-unused")) == (True, 1, [])


# -- the free piece ----------------------------------------------------------------------------------------------------


@EVERY_EDITION
@pytest.mark.clause("cuba.tradeswoman.alternative", "cuba.tradeswoman.alternative.to-lot", "cuba.alternative.marker")
@pytest.mark.parametrize("resource", RESOURCES)
def test_instead_of_trading_a_player_takes_one_resource_of_any_kind(edition: str, resource: str) -> None:
    table = trades(Position(2, edition).holds(0, pesos=5, rum=1))
    stock = table.in_stock(resource)
    assert free(table) == {*RESOURCES, *PRODUCTS}
    table.play(f"take {resource}")
    assert (table.over, table.lot(0), table.pesos(0)) == (True, {resource: 1, "rum": 1}, 5)
    assert (table.in_stock(resource), table.covered()) == (stock - 1, {"tradeswoman-resource"})
    (taken,) = table.told("free-piece-taken")
    assert (taken.clause, taken.words()) == ("cuba.tradeswoman.alternative", {"seat": "1", "ware": resource})


@EVERY_EDITION
@pytest.mark.clause("cuba.tradeswoman.alternative", "cuba.tradeswoman.alternative.to-lot", "cuba.alternative.marker")
@pytest.mark.parametrize("product", PRODUCTS)
def test_or_one_product(edition: str, product: str) -> None:
    table = trades(Position(2, edition).stores(0, **{product: 1}))
    stock, market = table.in_stock(product), table.on_market
    table.play(f"take {product}")
    assert (table.over, table.lot(0), table.stored(0), table.pesos(0)) == (True, {product: 1}, {product: 1}, 0)
    assert (table.in_stock(product), table.on_market) == (stock - 1, market)
    assert table.covered() == {"tradeswoman-product"}
    assert [event.words() for event in table.told("free-piece-taken")] == [{"seat": "1", "ware": product}]


@pytest.mark.clause("cuba.tradeswoman.alternative")
@pytest.mark.parametrize("goods", ["rum", "cigars"])
def test_goods_are_never_free(goods: str) -> None:
    table = trades(Position(2).market(rum=3, cigars=3))
    with pytest.raises(MaleconError, match="error-unknown-move"):
        table.play(f"take {goods}")
    assert free(table) == {*RESOURCES, *PRODUCTS}


@pytest.mark.clause(
    "cuba.tradeswoman.alternative.product.lowest-price", "cuba.tradeswoman.alternative.lowest-price.definition"
)
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2008"])
@pytest.mark.parametrize(
    ("market", "products"),
    [
        ((3, 3, 3), {"citrus", "sugar", "tobacco"}),
        ((4, 3, 3), {"citrus"}),
        ((3, 2, 3), {"citrus", "tobacco"}),
        ((2, 3, 5), {"tobacco"}),
        ((5, 5, 4), {"citrus", "sugar"}),
        ((0, 1, 0), {"sugar"}),
        ((0, 0, 2), {"tobacco"}),
        ((1, 1, 0), {"citrus", "sugar"}),
        ((0, 0, 0), {"citrus", "sugar", "tobacco"}),
    ],
)
def test_the_free_product_is_of_a_kind_whose_price_is_the_lowest(
    edition: str, market: tuple[int, int, int], products: set[str]
) -> None:
    table = trades(Position(2, edition).market(**dict(zip(PRODUCTS, market, strict=True))))
    assert free(table) == {*RESOURCES, *products}
    for dearer in set(PRODUCTS) - products:
        assert table.refusal(f"take {dearer}") == "cuba.tradeswoman.alternative.product.lowest-price"
    chosen = min(products)
    assert table.play(f"take {chosen}").lot(0) == {chosen: 1}


@pytest.mark.clause("cuba.tradeswoman.alternative.lowest-price.definition")
def test_the_prices_of_goods_do_not_count() -> None:
    assert free(trades(Position(2).market(citrus=1, sugar=0, tobacco=0, rum=3, cigars=3))) == {*RESOURCES, "citrus"}


@pytest.mark.clause("cuba.tradeswoman.alternative.product.lowest-available")
@pytest.mark.parametrize(
    ("market", "products"),
    [
        ((3, 3, 3), {"citrus", "sugar", "tobacco"}),
        ((4, 3, 3), {"citrus"}),
        ((0, 1, 2), {"tobacco"}),
        ((0, 1, 0), {"sugar"}),
        ((1, 1, 0), {"citrus", "sugar"}),
        ((0, 0, 0), set()),
    ],
)
def test_in_fr2007_the_free_product_is_available_on_the_market_at_the_lowest_price(
    market: tuple[int, int, int], products: set[str]
) -> None:
    there = dict(zip(PRODUCTS, market, strict=True))
    for table in (Position(2, "fr2007").market(**there), Position(2, free_product="lowest-available").market(**there)):
        assert free(trades(table)) == {*RESOURCES, *products}
        for other in set(PRODUCTS) - products:
            assert table.refusal(f"take {other}") == "cuba.tradeswoman.alternative.product.lowest-available"


@pytest.mark.clause("cuba.tradeswoman.alternative.product.any-aid")
@pytest.mark.parametrize("market", [(3, 3, 3), (5, 0, 1), (0, 0, 0)])
def test_by_an_aid_any_product_is_free(market: tuple[int, int, int]) -> None:
    table = Position(2, "fr2007", free_product="any").market(**dict(zip(PRODUCTS, market, strict=True)))
    assert free(trades(table)) == {*RESOURCES, *PRODUCTS}
    table.play("take sugar")
    assert (table.lot(0), table.covered()) == ({"sugar": 1}, {"tradeswoman-product"})


@pytest.mark.clause("cuba.tradeswoman.alternative.empty-stock")
def test_a_lowest_priced_kind_missing_from_the_stock_cannot_be_taken_nor_a_dearer_one() -> None:
    table = trades(Position(2).market(citrus=5).stock(citrus=0))
    assert free(table) == set(RESOURCES)
    assert table.refusal("take citrus") == "cuba.tradeswoman.alternative.empty-stock"
    assert table.refusal("take sugar") == "cuba.tradeswoman.alternative.product.lowest-price"


@pytest.mark.clause("cuba.tradeswoman.alternative.empty-stock")
def test_of_several_lowest_priced_kinds_one_still_in_stock_may_be_taken() -> None:
    table = trades(Position(2).stock(citrus=0, tobacco=1))
    assert free(table) == {*RESOURCES, "sugar", "tobacco"}
    assert table.play("take tobacco").in_stock("tobacco") == 0


@pytest.mark.clause("cuba.stock.exhausted")
def test_a_resource_missing_from_the_stock_cannot_be_taken() -> None:
    table = trades(Position(2).stock(wood=0, stone=1))
    assert free(table) == {"stone", "water", *PRODUCTS}
    assert table.refusal("take wood") == "cuba.stock.exhausted"


# -- the two spaces ----------------------------------------------------------------------------------------------------


@EVERY_EDITION
@pytest.mark.clause("cuba.tradeswoman.alternative.two-spaces", "cuba.alternative.once-per-round")
@pytest.mark.parametrize(
    ("covered", "left"), [("tradeswoman-resource", set(PRODUCTS)), ("tradeswoman-product", set(RESOURCES))]
)
def test_each_space_can_be_taken_once_per_round(edition: str, covered: str, left: set[str]) -> None:
    table = trades(Position(3, edition).covers(covered), 1)
    assert free(table) == left
    for taken in {*RESOURCES, *PRODUCTS} - left:
        assert table.refusal(f"take {taken}") == "cuba.alternative.once-per-round"


@pytest.mark.clause("cuba.tradeswoman.alternative.two-spaces", "cuba.tradeswoman.alternative.exhausted")
@pytest.mark.parametrize("order", [("wood", "citrus"), ("citrus", "wood")])
def test_two_players_take_the_two_spaces_in_any_order_and_the_third_none(order: tuple[str, str]) -> None:
    table = Position(3)
    for seat, piece in enumerate(order):
        trades(table, seat).play(f"take {piece}")
    assert [table.lot(seat) for seat in range(3)] == [{order[0]: 1}, {order[1]: 1}, {}]
    assert table.covered() == {"tradeswoman-resource", "tradeswoman-product"}
    trades(table, 2)
    assert (table.question, table.lot(2)) == ("", {})
    assert [event.words() for event in table.told("card-unused")] == [{"seat": "3", "character": "tradeswoman"}]


@pytest.mark.clause("cuba.tradeswoman.alternative.exhausted")
def test_when_both_spaces_are_covered_only_trading_or_nothing_is_possible() -> None:
    table = trades(Position(2).covers("tradeswoman-resource", "tradeswoman-product").holds(0, citrus=1, pesos=4))
    assert table.legal() == {"buy citrus", "buy sugar", "buy tobacco", "sell citrus", "forgo"}
    for piece in (*RESOURCES, *PRODUCTS):
        assert table.refusal(f"take {piece}") == "cuba.alternative.once-per-round"
    table.play("forgo")
    assert (table.over, table.lot(0), table.pesos(0)) == (True, {"citrus": 1}, 4)


@pytest.mark.clause("cuba.tradeswoman.alternative.exhausted")
def test_the_player_chooses_freely_between_the_open_spaces() -> None:
    assert trades(Position(2)).legal() == {"forgo", *(f"take {piece}" for piece in (*RESOURCES, *PRODUCTS))}


# -- alternatives ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.alternative.marker", "cuba.alternative.spaces")
def test_whoever_uses_an_alternative_covers_its_space() -> None:
    table = Position(3)
    assert table.covered() == set()
    steps = [
        (0, "architect", [], "architect-first"),
        (1, "architect", [], "architect-second"),
        (0, "mayor", [], "mayor-first"),
        (1, "mayor", [], "mayor-second"),
        (0, "tradeswoman", ["take water"], "tradeswoman-resource"),
        (1, "tradeswoman", ["take sugar"], "tradeswoman-product"),
    ]
    covered = set()
    for seat, character, moves, space in steps:
        table.plays(seat, character).play(*moves)
        covered.add(space)
        assert table.covered() == covered
    assert ([table.points(seat) for seat in range(2)], [table.pesos(seat) for seat in range(2)]) == ([2, 1], [4, 2])
    assert [table.lot(seat) for seat in range(2)] == [{"water": 1}, {"sugar": 1}]
    assert {name for name, there in table.match.view(2)["covered"].items() if there} == covered


@pytest.mark.clause("cuba.alternative.spaces")
@pytest.mark.parametrize(
    ("covered", "character", "points", "pesos"),
    [
        ((), "architect", 2, 0),
        (("architect-first",), "architect", 1, 0),
        (("architect-first", "architect-second"), "architect", 0, 0),
        ((), "mayor", 0, 4),
        (("mayor-first",), "mayor", 0, 2),
        (("mayor-first", "mayor-second"), "mayor", 0, 0),
    ],
)
def test_architect_2_and_1_points_mayor_4_and_2_pesos(
    covered: tuple[str, ...], character: str, points: int, pesos: int
) -> None:
    table = Position(2).covers(*covered).plays(1, character)
    assert (table.over, table.points(1), table.pesos(1)) == (True, points, pesos)


@pytest.mark.clause("cuba.alternative.once-per-round", "cuba.tradeswoman.alternative.two-spaces")
def test_covered_spaces_are_open_again_in_the_next_round() -> None:
    spaces = ("tradeswoman-resource", "tradeswoman-product", "architect-first", "mayor-first")
    table = Position(2).covers(*spaces)
    assert free(trades(table.holds(0, pesos=9))) == set()
    table.play("forgo").ends_round().play("arrive ship-04")
    assert (table.round, table.covered()) == (2, set())
    assert free(trades(table)) == {*RESOURCES, *PRODUCTS}


@pytest.mark.clause("cuba.alternative.once-per-round")
def test_a_covered_alternative_is_closed_for_its_user_too() -> None:
    table = trades(Position(2)).play("take wood")
    table.has_played(0)
    assert free(trades(table)) == set(PRODUCTS)


@pytest.mark.clause("cuba.alternative.none-for-worker-foreman")
@pytest.mark.parametrize("character", ["worker", "foreman"])
def test_worker_and_foreman_have_no_alternative_use(character: str) -> None:
    table = Position(2).holds(0, citrus=1).plays(0, character)
    allowed = "pawn " if character == "worker" else "use "
    assert all(move == "forgo" or move.startswith(allowed) for move in table.legal())
    table.play("forgo")
    assert (table.over, table.points(0), table.pesos(0), table.lot(0)) == (True, 0, 0, {"citrus": 1})
    assert table.covered() == set()
