"""The market: prices, buying, selling, and what happens when a kind is sold out or its spaces are full."""

from itertools import pairwise
from typing import Any

import pytest

from malecon.engine.components import ComponentFile
from malecon.engine.errors import MaleconError
from malecon.games.cuba.game import GAME
from tests.cuba.position import Position

EVERY_EDITION = pytest.mark.parametrize("edition", ["default", "en2007", "fr2007", "fr2008"])
RESOURCES = ("wood", "stone", "water")
PRODUCTS = ("citrus", "sugar", "tobacco")
GOODS = ("rum", "cigars")
MERCHANDISE = (*PRODUCTS, *GOODS)
START = {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}
# The price of the next piece bought or sold, by the number of pieces on the market.
BUY = {"products": {0: 7, 1: 6, 2: 5, 3: 4, 4: 3, 5: 2}, "goods": {0: 7, 1: 6, 2: 5, 3: 4}}
SELL = {"products": {0: 6, 1: 5, 2: 4, 3: 3, 4: 2, 5: 1}, "goods": {0: 6, 1: 5, 2: 4, 3: 3}}
EVERY_SHELF = [
    (kind, there)
    for kinds, group in ((PRODUCTS, "products"), (GOODS, "goods"))
    for kind in kinds
    for there in BUY[group]
]


def group(kind: str) -> str:
    return "goods" if kind in GOODS else "products"


def spaces(kind: str) -> int:
    return 3 if kind in GOODS else 5


def box(edition: str) -> dict[str, Any]:
    return ComponentFile(GAME.edition(edition).components).data


def trades(table: Position) -> Position:
    return table.plays(0, "tradeswoman")


def bank(table: Position) -> int:
    return int(table.match.view(None)["bank"]["pesos"])


# -- prices ------------------------------------------------------------------------------------------------------------


@EVERY_EDITION
@pytest.mark.clause("cuba.market.price-spaces")
def test_products_have_five_price_spaces_and_goods_three(edition: str) -> None:
    market = box(edition)["market"]
    assert (market["products"], market["goods"]) == ([6, 5, 4, 3, 2], [6, 5, 4])
    assert (market["products_at_start"], market["goods_at_start"], market["empty"]) == (3, 2, 7)
    assert all(one - other == 1 for kind in ("products", "goods") for one, other in pairwise(market[kind]))


@pytest.mark.clause("cuba.market.price-spaces", "cuba.market.space-order", "cuba.market.buy-when-empty")
@pytest.mark.parametrize(("kind", "there"), EVERY_SHELF)
def test_a_purchase_takes_the_cheapest_piece_of_its_kind(kind: str, there: int) -> None:
    price = BUY[group(kind)][there]
    table = Position(2).market(**{kind: there}).holds(0, pesos=price)
    stock = table.in_stock(kind)
    trades(table).play(f"buy {kind}")
    assert (table.pesos(0), table.lot(0)) == (0, {kind: 1})
    assert table.on_market == START | {kind: max(there - 1, 0)}
    assert table.in_stock(kind) == stock - (there == 0)
    short = Position(2).market(**{kind: there}).holds(0, pesos=price - 1)
    assert trades(short).refusal(f"buy {kind}") == "cuba.market.no-credit"


@pytest.mark.clause("cuba.market.price-spaces", "cuba.market.space-order")
@pytest.mark.parametrize(("kind", "there"), EVERY_SHELF)
def test_a_sale_fills_the_dearest_free_space_of_its_kind(kind: str, there: int) -> None:
    table = Position(2).market(**{kind: there}).holds(0, **{kind: 1})
    stock = table.in_stock(kind)
    trades(table).play(f"sell {kind}")
    assert (table.pesos(0), table.lot(0)) == (SELL[group(kind)][there], {})
    assert table.on_market == START | {kind: min(there + 1, spaces(kind))}
    assert table.in_stock(kind) == stock + (there == spaces(kind))


@pytest.mark.clause("cuba.market.space-order")
@pytest.mark.parametrize("kind", MERCHANDISE)
def test_prices_climb_with_every_purchase_and_fall_with_every_sale(kind: str) -> None:
    table = Position(2).market(**{kind: spaces(kind)}).holds(0, pesos=60)
    trades(table).play(*[f"buy {kind}"] * (spaces(kind) + 1))
    dearer = [event.words()["pesos"] for event in (*table.told("bought"), *table.told("bought-from-stock"))]
    assert dearer == ([2, 3, 4, 5, 6, 7] if kind in PRODUCTS else [4, 5, 6, 7])
    table.play(*[f"sell {kind}"] * (spaces(kind) + 1))
    cheaper = [event.words()["pesos"] for event in (*table.told("sold"), *table.told("sold-to-stock"))]
    assert cheaper == ([6, 5, 4, 3, 2, 1] if kind in PRODUCTS else [6, 5, 4, 3])


# -- buying ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.market.buy", "cuba.market.buy-to-lot")
@pytest.mark.parametrize(("kind", "price"), [("citrus", 4), ("sugar", 4), ("tobacco", 4), ("rum", 5), ("cigars", 5)])
def test_a_buyer_pays_the_stock_the_price_of_the_space(kind: str, price: int) -> None:
    table = Position(2).holds(0, pesos=10).stores(0, citrus=1)
    money, pieces = bank(table), table.in_stock(kind)
    trades(table).play(f"buy {kind}")
    assert (table.pesos(0), bank(table)) == (10 - price, money + price)
    assert (table.lot(0), table.stored(0), table.in_stock(kind)) == ({kind: 1}, {"citrus": 1}, pieces)
    assert table.on_market == START | {kind: START[kind] - 1}
    (bought,) = table.told("bought")
    assert (bought.clause, bought.words()) == ("cuba.market.buy", {"seat": "1", "ware": kind, "pesos": price})


@EVERY_EDITION
@pytest.mark.clause("cuba.market.buy-limit-money", "cuba.market.no-credit")
@pytest.mark.parametrize(
    ("pesos", "affordable"),
    [(3, set()), (4, set(PRODUCTS)), (5, set(MERCHANDISE)), (0, set())],
)
def test_purchases_are_limited_by_what_the_player_can_pay(edition: str, pesos: int, affordable: set[str]) -> None:
    table = trades(Position(2, edition).holds(0, pesos=pesos).holds(1, pesos=50))
    assert {move for move in table.legal() if move.startswith("buy")} == {f"buy {kind}" for kind in affordable}
    for kind in set(MERCHANDISE) - affordable:
        assert table.refusal(f"buy {kind}") == "cuba.market.no-credit"


@EVERY_EDITION
@pytest.mark.clause("cuba.market.no-credit", "cuba.market.buy-limit-money")
def test_each_purchase_is_paid_in_full_at_once(edition: str) -> None:
    table = trades(Position(2, edition).holds(0, pesos=9)).play("buy citrus")
    assert table.pesos(0) == 5
    table.play("buy citrus")
    assert (table.pesos(0), table.lot(0), table.legal()) == (0, {"citrus": 2}, {"sell citrus", "done"})
    assert table.refusal("buy citrus") == "cuba.market.no-credit"
    assert table.refusal("buy rum") == "cuba.market.no-credit"


@EVERY_EDITION
@pytest.mark.clause("cuba.market.buy-when-empty")
@pytest.mark.parametrize("kind", MERCHANDISE)
def test_a_kind_that_is_sold_out_costs_seven_pesos_from_the_stock(edition: str, kind: str) -> None:
    table = Position(2, edition).market(**{kind: 0}).holds(0, pesos=15)
    money, pieces = bank(table), table.in_stock(kind)
    trades(table).play(f"buy {kind}", f"buy {kind}")
    assert (table.pesos(0), bank(table), table.lot(0)) == (1, money + 14, {kind: 2})
    assert (table.in_stock(kind), table.on_market[kind]) == (pieces - 2, 0)
    assert [(event.clause, event.words()) for event in table.told("bought-from-stock")] == [
        ("cuba.market.buy-when-empty", {"seat": "1", "ware": kind, "pesos": 7})
    ] * 2


@pytest.mark.clause("cuba.market.buy-when-empty", "cuba.market.full-per-kind")
@pytest.mark.parametrize("sold_out", MERCHANDISE)
def test_empty_is_judged_for_each_kind(sold_out: str) -> None:
    for kind in MERCHANDISE:
        table = trades(Position(2).market(**{sold_out: 0}).holds(0, pesos=20)).play(f"buy {kind}")
        paid = 7 if kind == sold_out else 4 if kind in PRODUCTS else 5
        assert table.pesos(0) == 20 - paid


@pytest.mark.clause("cuba.market.empty-then-stock")
def test_whoever_buys_the_last_piece_may_go_on_with_the_stock() -> None:
    table = trades(Position(2).market(rum=1).holds(0, pesos=27).stock(rum=2)).play("buy rum", "buy rum", "buy rum")
    assert (table.pesos(0), table.lot(0), table.in_stock("rum"), table.on_market["rum"]) == (7, {"rum": 3}, 0, 0)
    assert table.refusal("buy rum") == "cuba.stock.exhausted"
    assert table.legal() >= {"sell rum", "buy citrus", "done"}


@pytest.mark.clause("cuba.market.empty-then-stock")
def test_the_stock_sells_nothing_while_a_piece_is_on_the_market() -> None:
    table = Position(2).market(citrus=1).holds(0, pesos=13)
    stock = table.in_stock("citrus")
    trades(table).play("buy citrus")
    assert (table.in_stock("citrus"), table.pesos(0)) == (stock, 7)
    table.play("buy citrus")
    assert (table.in_stock("citrus"), table.pesos(0)) == (stock - 1, 0)


# -- selling -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.market.sell")
@pytest.mark.parametrize(("kind", "price"), [("citrus", 3), ("sugar", 3), ("tobacco", 3), ("rum", 4), ("cigars", 4)])
def test_a_seller_receives_the_price_of_the_space_from_the_stock(kind: str, price: int) -> None:
    table = Position(2).holds(0, pesos=1, **{kind: 2})
    money, pieces = bank(table), table.in_stock(kind)
    trades(table).play(f"sell {kind}")
    assert (table.pesos(0), bank(table), table.lot(0)) == (1 + price, money - price, {kind: 1})
    assert (table.on_market, table.in_stock(kind)) == (START | {kind: START[kind] + 1}, pieces)
    (sold,) = table.told("sold")
    assert (sold.clause, sold.words()) == ("cuba.market.sell", {"seat": "1", "ware": kind, "pesos": price})


@EVERY_EDITION
@pytest.mark.clause("cuba.market.sell-from")
@pytest.mark.parametrize("kind", PRODUCTS)
def test_a_stored_product_may_be_sold(edition: str, kind: str) -> None:
    table = trades(Position(2, edition).stores(0, **{kind: 1})).play(f"sell {kind}")
    assert (table.pesos(0), table.stored(0), table.on_market[kind]) == (3, {}, 4)


@pytest.mark.clause("cuba.market.sell-when-full.products-1-goods-3")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2008"])
@pytest.mark.parametrize(("kind", "price"), [("citrus", 1), ("sugar", 1), ("tobacco", 1), ("rum", 3), ("cigars", 3)])
def test_when_the_market_is_full_products_bring_one_peso_and_goods_three(edition: str, kind: str, price: int) -> None:
    table = Position(2, edition).market(**{kind: spaces(kind)}).holds(0, **{kind: 2})
    stock = table.in_stock(kind)
    trades(table).play(f"sell {kind}", f"sell {kind}")
    assert (table.pesos(0), table.in_stock(kind), table.on_market[kind]) == (2 * price, stock + 2, spaces(kind))
    assert [(event.clause, event.words()) for event in table.told("sold-to-stock")] == [
        ("cuba.market.sell-when-full.products-1-goods-3", {"seat": "1", "ware": kind, "pesos": price})
    ] * 2


@pytest.mark.clause("cuba.market.sell-when-full.flat-3")
@pytest.mark.parametrize("kind", MERCHANDISE)
def test_in_fr2007_a_full_market_brings_three_pesos_for_every_kind(kind: str) -> None:
    table = trades(Position(2, "fr2007").market(**{kind: spaces(kind)}).holds(0, **{kind: 2}))
    table.play(f"sell {kind}", f"sell {kind}")
    assert (table.pesos(0), table.on_market[kind]) == (6, spaces(kind))
    assert [(event.clause, event.words()["pesos"]) for event in table.told("sold-to-stock")] == [
        ("cuba.market.sell-when-full.flat-3", 3)
    ] * 2


@EVERY_EDITION
@pytest.mark.clause("cuba.market.full-per-kind")
@pytest.mark.parametrize("full", MERCHANDISE)
def test_full_is_judged_for_each_kind(edition: str, full: str) -> None:
    for kind in MERCHANDISE:
        table = trades(Position(2, edition).market(**{full: spaces(full)}).holds(0, **{kind: 1})).play(f"sell {kind}")
        if kind == full:
            assert (len(table.told("sold-to-stock")), table.on_market[kind]) == (1, spaces(kind))
        else:
            assert (table.pesos(0), table.on_market[kind]) == (3 if kind in PRODUCTS else 4, START[kind] + 1)


@pytest.mark.clause("cuba.market.full-per-kind")
def test_one_free_space_of_another_kind_does_not_keep_the_market_from_being_full() -> None:
    table = trades(Position(2).market(citrus=5, sugar=0, rum=0).holds(0, citrus=1)).play("sell citrus")
    assert table.pesos(0) == 1


@pytest.mark.clause("cuba.market.full-then-stock")
def test_whoever_fills_the_last_space_may_go_on_selling_to_the_stock() -> None:
    table = Position(2).market(citrus=4, rum=2).holds(0, citrus=4, rum=3)
    stock = {kind: table.in_stock(kind) for kind in ("citrus", "rum")}
    trades(table).play(*["sell citrus"] * 4, *["sell rum"] * 3)
    assert (table.pesos(0), table.lot(0)) == (2 + 1 + 1 + 1 + 4 + 3 + 3, {})
    assert (table.on_market["citrus"], table.on_market["rum"]) == (5, 3)
    assert (table.in_stock("citrus"), table.in_stock("rum")) == (stock["citrus"] + 3, stock["rum"] + 2)


@pytest.mark.clause("cuba.market.full-then-stock")
def test_nothing_is_sold_to_the_stock_while_a_space_is_free() -> None:
    table = trades(Position(2).market(citrus=5).holds(0, citrus=2, pesos=2)).play("sell citrus", "buy citrus")
    assert (table.pesos(0), table.on_market["citrus"]) == (1, 4)
    table.play("sell citrus")
    assert (table.pesos(0), table.on_market["citrus"]) == (3, 5)
    assert [event.name for event in table.events[1:]] == ["sold-to-stock", "bought", "sold"]


# -- mixing ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.market.interleave")
def test_money_from_a_sale_pays_for_the_next_purchase() -> None:
    table = trades(Position(2).holds(0, rum=1, citrus=1, pesos=0))
    assert not [move for move in table.legal() if move.startswith("buy")]
    table.play("sell rum", "buy tobacco", "sell citrus", "sell tobacco", "buy cigars", "done")
    assert (table.pesos(0), table.lot(0)) == (4 - 4 + 3 + 4 - 5, {"cigars": 1})
    assert table.on_market == {"citrus": 4, "sugar": 3, "tobacco": 3, "rum": 3, "cigars": 1}


@pytest.mark.clause("cuba.market.buy-back")
@pytest.mark.parametrize("kind", MERCHANDISE)
def test_buying_back_what_was_sold_neither_earns_nor_costs(kind: str) -> None:
    table = trades(Position(2).holds(0, pesos=7, **{kind: 1})).play(*[f"sell {kind}", f"buy {kind}"] * 2)
    assert (table.pesos(0), table.lot(0), table.on_market) == (7, {kind: 1}, START)
    table = trades(Position(2).holds(0, pesos=7)).play(*[f"buy {kind}", f"sell {kind}"] * 2)
    assert (table.pesos(0), table.lot(0), table.on_market) == (7, {}, START)


@pytest.mark.clause("cuba.market.no-resources")
def test_resources_are_neither_bought_nor_sold() -> None:
    table = trades(Position(2).holds(0, pesos=50, wood=3, stone=3, water=3))
    assert {move.split()[1] for move in table.legal() if move.startswith(("buy", "sell"))} == set(MERCHANDISE)
    for resource in RESOURCES:
        for verb in ("buy", "sell"):
            with pytest.raises(MaleconError, match="error-unknown-move"):
                table.play(f"{verb} {resource}")


@pytest.mark.clause("cuba.market.pieces-on-market")
def test_pieces_on_the_market_and_on_ships_are_no_part_of_the_stock() -> None:
    table = Position(2).ship("dock-1", "ship-01", citrus=2, sugar=1).stock(citrus=0).holds(0, pesos=4)
    assert (table.on_market["citrus"], table.cargo("dock-1")) == (3, {"citrus": 2, "sugar": 1})
    trades(table)
    assert table.refusal("take citrus") == "cuba.tradeswoman.alternative.empty-stock"
    assert "buy citrus" in table.legal()
    table.play("forgo").has_played(0).plays(0, "worker").play("pawn b2")
    assert table.refusal("harvest citrus") == "cuba.worker.short-stock"


@pytest.mark.clause("cuba.market.pieces-on-market")
def test_pieces_on_the_market_and_on_ships_belong_to_nobody() -> None:
    table = trades(Position(2).ship("dock-1", "ship-01", citrus=2))
    assert table.refusal("sell citrus") == "cuba.warehouse.own-pieces-only"
    table = Position(2).ship("dock-1", "ship-01", citrus=2).plays(0, "mayor")
    assert (table.over, table.pesos(0)) == (True, 4)
