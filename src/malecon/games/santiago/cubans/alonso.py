"""Alonso, the lawyer: claim a building, or use one that is already one's own; never both."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY
from malecon.games.santiago.cubans.visit import decline
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import BUILDINGS, Ask, Cuban, Moves, Told


class Alonso(Decision[SantiagoTable]):
    """Which building to claim, or which of one's own to use?"""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        building: i64 = 0
        while building < BUILDINGS:
            moves.add(Moves.CLAIM.id + building)
            building += 1
        building = 0
        while building < BUILDINGS:
            moves.add(Moves.USE_OWN.id + building)
            building += 1
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        if move == Moves.DECLINE.id:
            return None
        if move >= Moves.USE_OWN.id:
            return None if table.owner[move - Moves.USE_OWN.id] == seat else "santiago.lawyer.use-own"
        owner = table.owner[move - Moves.CLAIM.id]
        if owner == seat:
            return "santiago.lawyer.no-double-claim"
        if owner != NOBODY:
            return "santiago.lawyer.claim"
        if table.markers[seat] == 0:
            return "santiago.lawyer.claim-max-three"
        return None

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        building: i64 = 0
        if table.markers[seat] > 0:
            while building < BUILDINGS:
                if table.owner[building] == NOBODY:
                    moves.add(Moves.CLAIM.id + building)
                building += 1
        building = 0
        while building < BUILDINGS:
            if table.owner[building] == seat:
                moves.add(Moves.USE_OWN.id + building)
            building += 1
        moves.add(Moves.DECLINE.id)

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DECLINE.id:
            decline(seat, Cuban.ALONSO, journal)
        elif move >= Moves.USE_OWN.id:
            building = move - Moves.USE_OWN.id
            journal.tell(Told.OWN_BUILDING_CALLED, "santiago.lawyer.use-own", seat, building)
            table.push(Ask.BANK + building, seat, building)
        else:
            building = move - Moves.CLAIM.id
            table.owner[building] = seat
            table.markers[seat] -= 1
            journal.tell(Told.BUILDING_CLAIMED, "santiago.lawyer.claim", seat, building)
