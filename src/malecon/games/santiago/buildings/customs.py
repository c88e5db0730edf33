"""Customs office: turn one die on the ship to 0."""

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.events import DIE_CLEARED
from malecon.games.santiago.moves import CLEAR, DECLINE
from malecon.games.santiago.ship import lower_demand
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE


class Customs(BuildingFunction):
    """Which die? It must be aboard and above 0 (santiago.building.customs.target)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        die: i64 = 0
        while die < DICE:
            moves.add(CLEAR + die)
            die += 1
        moves.add(DECLINE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        if move != DECLINE and table.demand[move - CLEAR] <= 0:
            return "santiago.building.customs.target"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, SantiagoTable)
        die: i64 = 0
        while die < DICE:
            if table.demand[die] > 0:
                moves.add(CLEAR + die)
            die += 1
        moves.add(DECLINE)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        die = move - CLEAR
        if journal.listening:
            journal.tell(DIE_CLEARED, "santiago.building.customs", seat, die)
        lower_demand(table, die, table.demand[die], journal)
