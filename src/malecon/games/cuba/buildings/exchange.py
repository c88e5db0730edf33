"""The Black Market: a product for a goods piece or the other way round; in one edition any merchandise for any."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.games.cuba.buildings.function import Function
from malecon.games.cuba.deeds import Moves, Told
from malecon.games.cuba.supply import gain, spend
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import MERCHANDISE, PRODUCTS, Ask, Building, Choice, Ware


def is_a_pair(table: CubaTable, given: i64, taken: i64) -> bool:
    """Whether the building exchanges these two kinds of merchandise."""
    if table.chosen(Choice.BLACK_MARKET) == 0:
        return (given < PRODUCTS) != (taken < PRODUCTS)
    return given != taken


def can_exchange(table: CubaTable, seat: i64, given: i64, taken: i64) -> bool:
    if not is_a_pair(table, given, taken):
        return False
    return table.owned(seat, Ware.CITRUS + given) > 0 and table.stock[Ware.CITRUS + taken] > 0


class ExchangeOne(Function):
    def works(self, table: CubaTable, seat: i64) -> bool:
        for given in range(MERCHANDISE):
            for taken in range(MERCHANDISE):
                if can_exchange(table, seat, given, taken):
                    return True
        return False

    def why_not(self, table: CubaTable, seat: i64) -> str:
        return "cuba.building.black-market.ruling"

    def use(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        table.push(Ask.EXCHANGE, seat)


FUNCTIONS: Final[vec[Function]] = vec[Function]([ExchangeOne(Building.BLACK_MARKET, 70)])


class Exchange(Decision[CubaTable]):
    """Which piece for which?"""

    answers: ClassVar = (Moves.EXCHANGE,)

    def legal(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for given in range(MERCHANDISE):
            for taken in range(MERCHANDISE):
                if can_exchange(table, seat, given, taken):
                    moves.add(Moves.EXCHANGE.pair(given, taken))

    def refusal(self, table: CubaTable, seat: i64, argument: i64, move: i64) -> str:
        given = Moves.EXCHANGE.value(move)
        if not is_a_pair(table, given, Moves.EXCHANGE.second(move)):
            return table.clause_of(Choice.BLACK_MARKET)
        if table.owned(seat, Ware.CITRUS + given) == 0:
            return "cuba.warehouse.own-pieces-only"
        return "cuba.foreman.stock-limit"

    def play(self, table: CubaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        given = Ware.CITRUS + Moves.EXCHANGE.value(move)
        taken = Ware.CITRUS + Moves.EXCHANGE.second(move)
        spend(table, seat, given, 1)
        gain(table, seat, taken, 1)
        journal.tell(Told.CONVERTED, table.clause_of(Choice.BLACK_MARKET), seat, given, taken, 1)
