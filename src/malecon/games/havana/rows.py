"""The two rows of buildings: dealt at random, sold from the ends, refilled between the last two."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, NOBODY, Table
from malecon.games.havana.events import BUILDING_DEALT
from malecon.games.havana.moves import DEAL
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import ASK_DEAL, BUILDINGS, IN_PILE, IN_ROW, ROUND, ROW_CHANGED, ROW_LENGTH

REFILL_AT: Final = 2  # buildings left in a row
REFILL: Final = 4


class Deal(Decision[Table]):
    """Nature lays a building of the pile open; the argument is its place."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        building: i64 = 0
        while building < BUILDINGS:
            moves.add(DEAL + building)
            building += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        if table.whereabouts[move - DEAL] != IN_PILE:
            return "havana.component.buildings"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, HavanaTable)
        building: i64 = 0
        while building < BUILDINGS:
            if table.whereabouts[building] == IN_PILE:
                moves.add(DEAL + building)
            building += 1

    def even(self) -> bool:
        return True

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        building = move - DEAL
        table.building_at[argument] = building
        table.whereabouts[building] = IN_ROW
        table.length[argument // ROW_LENGTH] += 1
        if journal.listening:
            clause = "havana.setup.rows" if table.board[ROUND] == 0 else "havana.row.refill"
            journal.tell(BUILDING_DEALT, clause, building, argument)


def take_from_row(table: HavanaTable, place: i64, whereabouts: i64) -> i64:
    """A building leaves its row, which closes up; the building."""
    building = table.building_at[place]
    table.whereabouts[building] = whereabouts
    table.board[ROW_CHANGED] = 1
    row = place // ROW_LENGTH
    table.length[row] -= 1
    end = row * ROW_LENGTH + table.length[row]
    while place < end:
        table.building_at[place] = table.building_at[place + 1]
        place += 1
    table.building_at[end] = NOBODY
    return building


def refill(table: HavanaTable, row: i64) -> None:
    """A row down to two cards is refilled between them at once, as far as the pile reaches (havana.row.pile-short)."""
    if table.length[row] != REFILL_AT:
        return
    new = min(REFILL, table.pile())
    if new == 0:
        return
    left = row * ROW_LENGTH
    table.building_at[left + new + 1] = table.building_at[left + 1]
    table.building_at[left + 1] = NOBODY
    place = left + new
    while place > left:
        table.push(ASK_DEAL, NATURE, place)
        place -= 1
