"""The Black Market: a product for a goods piece or the other way round; in one edition any merchandise for any."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.cuba.events import CONVERTED
from malecon.games.cuba.moves import EXCHANGE
from malecon.games.cuba.supply import gain, spend
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import BLACK_MARKET_IS, CITRUS, MERCHANDISE, PRODUCTS


def function_clause(table: CubaTable) -> str:
    if table.option[BLACK_MARKET_IS] == 0:
        return "cuba.building.black-market.function.product-goods"
    return "cuba.building.black-market.function.any-merchandise"


def why_not_exchange(table: CubaTable, seat: i64, given: i64, taken: i64) -> str | None:
    """The clause that forbids to give one kind of merchandise for another."""
    across = (given < PRODUCTS) != (taken < PRODUCTS)
    if given == taken or (table.option[BLACK_MARKET_IS] == 0 and not across):
        return function_clause(table)
    if table.owned(seat, CITRUS + given) == 0:
        return "cuba.warehouse.own-pieces-only"
    return None if table.stock[CITRUS + taken] > 0 else "cuba.foreman.stock-limit"


def why_no_exchange(table: CubaTable, seat: i64) -> str | None:
    place: i64 = 0
    while place < MERCHANDISE * MERCHANDISE:
        if why_not_exchange(table, seat, place // MERCHANDISE, place % MERCHANDISE) is None:
            return None
        place += 1
    return "cuba.building.black-market.ruling"


class Exchange(Decision[Table]):
    """Which piece for which?"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        place: i64 = 0
        while place < MERCHANDISE * MERCHANDISE:
            moves.add(EXCHANGE + place)
            place += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        place = move - EXCHANGE
        return why_not_exchange(table, seat, place // MERCHANDISE, place % MERCHANDISE)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        given = CITRUS + (move - EXCHANGE) // MERCHANDISE
        taken = CITRUS + (move - EXCHANGE) % MERCHANDISE
        spend(table, seat, given, 1)
        gain(table, seat, taken, 1)
        if journal.listening:
            journal.tell(CONVERTED, function_clause(table), seat, given, taken, 1)
