"""The Town Hall: more votes in parliament, for who used it in this round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.cuba.buildings.function import Function
from malecon.games.cuba.deeds import Told
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import Board, Building, Choice, Statute


class SecureVotes(Function):
    """The voting tile lies on the building until the parliament phase (cuba.building.town-hall.tile)."""

    def use(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        table.board[Board.VOTING_TILE] = seat
        journal.tell(Told.VOTES_SECURED, "cuba.building.town-hall.function", seat, table.box.worth[self.building])


FUNCTIONS: Final[vec[Function]] = vec[Function]([SecureVotes(Building.TOWN_HALL, 60)])


def more_votes(table: CubaTable, seat: i64, journal: Journal) -> i64:
    """Due to who used it; in one edition, under the Corruption Act, to whoever owns it."""
    used = table.board[Board.VOTING_TILE] == seat
    due = used
    if table.chosen(Choice.CORRUPTION_TOWN_HALL) == 1 and table.in_force(Statute.CORRUPTION):
        due = table.has_building(seat, Building.TOWN_HALL)
    if not due:
        return 0
    clause = "cuba.parliament.town-hall" if used else "cuba.statute.other.corruption.town-hall-owned"
    votes = table.box.worth[Building.TOWN_HALL]
    journal.tell(Told.TOWN_HALL_VOTES, clause, seat, votes)
    return votes
