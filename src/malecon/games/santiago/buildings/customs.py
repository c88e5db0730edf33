"""Customs office: turn one die on the ship to 0."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList, Questions
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.ship import lower_demand, undetermined
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE, Ask, Moves, Told


class Customs(BuildingFunction):
    """Which die? It must be aboard and above 0."""

    answers: ClassVar = (Moves.CLEAR, Moves.DECLINE)

    def legal(self, table: SantiagoTable, seat: i64, building: i64, moves: MoveList) -> None:
        for die in range(DICE):
            if table.demand[die] > 0:
                moves.add(Moves.CLEAR.of(die))
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, building: i64, move: i64) -> str:
        if undetermined(table):
            return "santiago.ship.undetermined.office-customs"
        return "santiago.building.customs.target"

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        die = Moves.CLEAR.value(move)
        journal.tell(Told.DIE_CLEARED, "santiago.building.customs", seat, die)
        lower_demand(table, die, table.demand[die], journal)


QUESTIONS: Final[Questions] = {Ask.CUSTOMS: Customs}
