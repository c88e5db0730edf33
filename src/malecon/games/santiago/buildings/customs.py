"""Customs office: turn one die on the ship to 0."""

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.ship import lower_demand
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE, Moves, Told


class Customs(BuildingFunction):
    """Which die? It must be aboard and above 0 (santiago.building.customs.target)."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        die: i64 = 0
        while die < DICE:
            moves.add(Moves.CLEAR.id + die)
            die += 1
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        if move != Moves.DECLINE.id and table.demand[move - Moves.CLEAR.id] <= 0:
            return "santiago.building.customs.target"
        return None

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        die: i64 = 0
        while die < DICE:
            if table.demand[die] > 0:
                moves.add(Moves.CLEAR.id + die)
            die += 1
        moves.add(Moves.DECLINE.id)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        die = move - Moves.CLEAR.id
        journal.tell(Told.DIE_CLEARED, "santiago.building.customs", seat, die)
        lower_demand(table, die, table.demand[die], journal)
