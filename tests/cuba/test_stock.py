"""What happens when the general stock runs out of a piece."""

import pytest

from tests.cuba.position import Position
from tests.cuba.voting import EDITIONS


@pytest.mark.clause("cuba.stock.exhausted")
@pytest.mark.parametrize(("stock", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
@EDITIONS
def test_the_worker_goes_without_the_resources_that_are_missing(stock: int, gained: int, edition: str) -> None:
    table = Position(2, edition).stock(wood=stock).plays(0, "worker").play("pawn b2")  # two forests, one mountain
    expected = {"stone": 1} | ({"wood": gained} if gained else {})
    assert (table.lot(0), table.in_stock("wood")) == (expected, stock - gained)


@pytest.mark.clause("cuba.stock.exhausted", "cuba.stock.exhausted.no-claim")
def test_a_product_missing_from_the_stock_cannot_be_harvested_nor_replaced() -> None:
    table = Position(2).stock(tobacco=0).plays(0, "worker").play("pawn b2")
    assert table.legal() == {"harvest citrus", "harvest sugar", "done"}
    assert table.refusal("harvest tobacco") == "cuba.worker.short-stock"
    table.play("harvest citrus", "harvest sugar")
    assert (table.question, table.lot(0)) == ("", {"wood": 2, "stone": 1, "citrus": 1, "sugar": 1})


@pytest.mark.clause("cuba.stock.exhausted")
@pytest.mark.parametrize("ware", ["citrus", "sugar", "tobacco", "rum", "cigars"])
def test_merchandise_on_neither_market_nor_stock_cannot_be_bought(ware: str) -> None:
    table = Position(2).market(**{ware: 1}).stock(**{ware: 1}).holds(0, pesos=60).plays(0, "tradeswoman")
    table.play(f"buy {ware}", f"buy {ware}")
    assert (table.lot(0), table.in_stock(ware), table.on_market[ware]) == ({ware: 2}, 0, 0)
    assert f"buy {ware}" not in table.legal()
    assert table.refusal(f"buy {ware}") == "cuba.stock.exhausted"


@pytest.mark.clause("cuba.stock.exhausted.no-claim")
@pytest.mark.parametrize("first", [0, 1])
def test_who_acts_first_takes_the_last_pieces(first: int) -> None:
    table = Position(2).stock(wood=3)
    for seat in (first, 1 - first):
        table.plays(seat, "worker").play("pawn b2", "done")
    assert (table.lot(first), table.lot(1 - first)) == ({"wood": 2, "stone": 1}, {"wood": 1, "stone": 1})
    assert (table.in_stock("wood"), table.in_stock("stone"), table.in_stock("water")) == (0, 13, 15)


@pytest.mark.clause("cuba.stock.exhausted", "cuba.stock.exhausted.no-claim")
def test_when_the_stock_is_filled_in_play_nothing_is_owed_but_new_gains_work() -> None:
    table = Position(2).holds(0, wood=2, stone=2).stock(wood=0).plays(1, "worker").play("pawn b2", "done")
    assert table.lot(1) == {"stone": 1}
    table.plays(0, "architect").play("build cigar-factory b3")
    assert (table.in_stock("wood"), table.lot(1)) == (2, {"stone": 1})  # not paid out afterwards
    table.has_played(1).plays(1, "worker").play("pawn a1", "done")
    assert (table.lot(1)["wood"], table.in_stock("wood")) == (2, 0)


@pytest.mark.clause("cuba.stock.exhausted.no-claim")
def test_the_market_and_ships_are_not_drawn_upon() -> None:
    table = Position(2).ship("dock-2", "ship-02", tobacco=2, citrus=1).stock(tobacco=0, citrus=0)
    table.plays(0, "worker").play("pawn b2")
    assert table.legal() == {"harvest sugar", "done"}
    assert (table.on_market["tobacco"], table.cargo("dock-2")) == (3, {"citrus": 1, "tobacco": 2})
