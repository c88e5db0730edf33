"""Distillery and cigar factory: any number of one good for as many of another."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.supply import put_back
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import Building, Good, Moves, Told

MOST_EXCHANGED: Final = 8


class Factory(BuildingFunction):
    """How many? Up to the player's stock and what the supply holds (santiago.building.exchange-limits)."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        amount: i64 = 0
        while amount < MOST_EXCHANGED:
            moves.add(Moves.EXCHANGE.id + amount)
            amount += 1
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        if move != Moves.DECLINE.id and move - Moves.EXCHANGE.id >= most(table, seat, argument):
            return "santiago.building.exchange-limits"
        return None

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        limit = most(table, seat, argument)
        amount: i64 = 0
        while amount < limit:
            moves.add(Moves.EXCHANGE.id + amount)
            amount += 1
        moves.add(Moves.DECLINE.id)


class Distillery(Factory):
    """Sugar cane into rum."""

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        exchange(
            table, seat, Good.SUGAR, Good.RUM, move - Moves.EXCHANGE.id + 1, "santiago.building.distillery", journal
        )


class CigarFactory(Factory):
    """Tobacco into cigars."""

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        exchange(
            table,
            seat,
            Good.TOBACCO,
            Good.CIGAR,
            move - Moves.EXCHANGE.id + 1,
            "santiago.building.cigar-factory",
            journal,
        )


def most(table: SantiagoTable, seat: i64, building: i64) -> i64:
    if building == Building.DISTILLERY:
        return min(table.goods.at(seat, Good.SUGAR), table.supply[Good.RUM])
    return min(table.goods.at(seat, Good.TOBACCO), table.supply[Good.CIGAR])


def exchange(
    table: SantiagoTable, seat: i64, given: i64, taken: i64, amount: i64, clause: str, journal: Journal
) -> None:
    """What is taken leaves the supply before what is given returns (santiago.supply.exchange-simultaneous)."""
    table.supply[taken] -= amount
    table.goods.add(seat, taken, amount)
    put_back(table, seat, given, amount)
    journal.tell(Told.GOODS_EXCHANGED, clause, seat, given, taken, amount)
