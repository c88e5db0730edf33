"""Alonso, the lawyer: claim a building, or use one that is already one's own; never both."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY, Table
from malecon.games.santiago.cubans.visit import decline
from malecon.games.santiago.events import BUILDING_CLAIMED, OWN_BUILDING_CALLED
from malecon.games.santiago.moves import CLAIM, DECLINE, USE_OWN
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import ALONSO, ASK_BUILDING, BUILDINGS


class Alonso(Decision[Table]):
    """Which building to claim, or which of one's own to use?"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        building: i64 = 0
        while building < BUILDINGS:
            moves.add(CLAIM + building)
            building += 1
        building = 0
        while building < BUILDINGS:
            moves.add(USE_OWN + building)
            building += 1
        moves.add(DECLINE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        if move == DECLINE:
            return None
        if move >= USE_OWN:
            return None if table.owner[move - USE_OWN] == seat else "santiago.lawyer.use-own"
        owner = table.owner[move - CLAIM]
        if owner == seat:
            return "santiago.lawyer.no-double-claim"
        if owner != NOBODY:
            return "santiago.lawyer.claim"
        if table.markers[seat] == 0:
            return "santiago.lawyer.claim-max-three"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, SantiagoTable)
        building: i64 = 0
        if table.markers[seat] > 0:
            while building < BUILDINGS:
                if table.owner[building] == NOBODY:
                    moves.add(CLAIM + building)
                building += 1
        building = 0
        while building < BUILDINGS:
            if table.owner[building] == seat:
                moves.add(USE_OWN + building)
            building += 1
        moves.add(DECLINE)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        if move == DECLINE:
            decline(seat, ALONSO, journal)
        elif move >= USE_OWN:
            building = move - USE_OWN
            if journal.listening:
                journal.tell(OWN_BUILDING_CALLED, "santiago.lawyer.use-own", seat, building)
            table.push(ASK_BUILDING + building, seat, building)
        else:
            building = move - CLAIM
            table.owner[building] = seat
            table.markers[seat] -= 1
            if journal.listening:
                journal.tell(BUILDING_CLAIMED, "santiago.lawyer.claim", seat, building)
