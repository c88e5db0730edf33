"""Alonso, the lawyer: claim a building, or use one that is already one's own; never both."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList, Questions
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY
from malecon.games.santiago.buildings.function import enter
from malecon.games.santiago.cubans.visit import CubanFunction
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import BUILDINGS, Ask, Moves, Told


class Alonso(CubanFunction):
    """Which building to claim, or which of one's own to use?"""

    answers: ClassVar = (Moves.CLAIM, Moves.USE_OWN, Moves.DECLINE)

    def legal(self, table: SantiagoTable, seat: i64, cuban: i64, moves: MoveList) -> None:
        if table.markers[seat] > 0:
            for building in range(BUILDINGS):
                if table.owner[building] == NOBODY:
                    moves.add(Moves.CLAIM.of(building))
        for building in range(BUILDINGS):
            if table.owner[building] == seat:
                moves.add(Moves.USE_OWN.of(building))
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, cuban: i64, move: i64) -> str:
        if Moves.USE_OWN.has(move):
            return "santiago.lawyer.use-own"
        owner = table.owner[Moves.CLAIM.value(move)]
        if owner == NOBODY:
            return "santiago.lawyer.claim-max-three"
        return "santiago.lawyer.no-double-claim" if owner == seat else "santiago.lawyer.claim"

    def use(self, table: SantiagoTable, seat: i64, cuban: i64, move: i64, journal: Journal) -> None:
        if Moves.USE_OWN.has(move):
            building = Moves.USE_OWN.value(move)
            journal.tell(Told.OWN_BUILDING_CALLED, "santiago.lawyer.use-own", seat, building)
            enter(table, seat, building)
        else:
            building = Moves.CLAIM.value(move)
            table.owner[building] = seat
            table.markers[seat] -= 1
            journal.tell(Told.BUILDING_CLAIMED, "santiago.lawyer.claim", seat, building)


QUESTIONS: Final[Questions] = {Ask.ALONSO: Alonso}
