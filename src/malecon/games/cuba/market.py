"""The market: a ladder of price spaces for each kind of merchandise, filled from the dearest down."""

from mypy_extensions import i64

from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import Ware


def price_to_buy(table: CubaTable, ware: i64) -> i64:
    """The cheapest occupied space, or the price of the stock when none is left (cuba.market.space-order)."""
    count = table.market[ware]
    return table.box.empty_price if count == 0 else table.box.price(ware, count - 1)


def price_to_sell(table: CubaTable, ware: i64) -> i64:
    """The dearest free space, or the price of a full market (cuba.market.full-per-kind)."""
    count = table.market[ware]
    return table.box.price(ware, count) if count < table.box.spaces[ware] else table.box.full_price[ware]


def to_market(table: CubaTable, ware: i64) -> bool:
    """Put a piece on the market, or into the stock when its kind is full there; whether a space was free."""
    if table.market[ware] < table.box.spaces[ware]:
        table.market[ware] += 1
        return True
    table.stock[Ware.CITRUS + ware] += 1
    return False


def from_market(table: CubaTable, ware: i64) -> bool:
    """Take a piece off the market, or from the stock when none of its kind is there; whether the market had one."""
    if table.market[ware] > 0:
        table.market[ware] -= 1
        return True
    table.stock[Ware.CITRUS + ware] -= 1
    return False


def on_offer(table: CubaTable, ware: i64) -> bool:
    return table.market[ware] > 0 or table.stock[Ware.CITRUS + ware] > 0
