"""Goods for other goods, one for one: what both factories do, and the market with a single piece."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.supply import put_back
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import Moves, Told


class Factory(BuildingFunction):
    """How many? Up to the player's stock and what the supply holds."""

    answers: ClassVar = (Moves.EXCHANGE, Moves.DECLINE)

    def __init__(self, name: str, given: int, taken: int) -> None:
        super().__init__(name)
        self.given: Final[i64] = given
        self.taken: Final[i64] = taken

    def legal(self, table: SantiagoTable, seat: i64, building: i64, moves: MoveList) -> None:
        for amount in range(1, min(table.goods.at(seat, self.given), table.supply[self.taken]) + 1):
            moves.add(Moves.EXCHANGE.of(amount))
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, building: i64, move: i64) -> str:
        return "santiago.building.exchange-limits"

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        clause = "santiago.building." + self.name if journal.listening else ""
        exchange(table, seat, self.given, self.taken, Moves.EXCHANGE.value(move), clause, journal)


def exchange(
    table: SantiagoTable, seat: i64, given: i64, taken: i64, amount: i64, clause: str, journal: Journal
) -> None:
    """What is taken leaves the supply before what is given returns (santiago.supply.exchange-simultaneous)."""
    table.supply[taken] -= amount
    table.goods.add(seat, taken, amount)
    put_back(table, seat, given, amount)
    journal.tell(Told.GOODS_EXCHANGED, clause, seat, given, taken, amount)
