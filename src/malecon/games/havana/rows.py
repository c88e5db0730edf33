"""The two rows of buildings: dealt at random, sold from the ends, refilled between the last two."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.about import about
from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.sets import how_many, lowest, only
from malecon.engine.table import NATURE, NOBODY
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import PLACE, ROW_LENGTH, Ask, Board, Moves, Told, Where

REFILL_AT: Final = 2  # buildings left in a row
REFILL: Final = 4


class Deal(Decision[HavanaTable]):
    """Nature lays a building of the pile open at this place."""

    about: ClassVar = about("place", PLACE)
    answers: ClassVar = (Moves.DEAL,)

    def legal(self, table: HavanaTable, seat: i64, place: i64, moves: MoveList) -> None:
        pile = table.buildings[Where.PILE]
        while pile != 0:
            moves.add(Moves.DEAL.of(lowest(pile)))
            pile &= pile - 1

    def refusal(self, table: HavanaTable, seat: i64, place: i64, move: i64) -> str:
        return "havana.component.buildings"

    def even(self) -> bool:
        return True

    def play(self, table: HavanaTable, seat: i64, place: i64, move: i64, journal: Journal) -> None:
        building = Moves.DEAL.value(move)
        table.building_at[place] = building
        table.buildings[Where.PILE] -= only(building)
        table.buildings[Where.ROW] += only(building)
        row = place // ROW_LENGTH
        table.length[row] = max(table.length[row], place % ROW_LENGTH + 1)
        clause = "havana.setup.rows" if table.board[Board.ROUND] == 0 else "havana.row.refill"
        journal.tell(Told.BUILDING_DEALT, clause, building, place)


def take_from_row(table: HavanaTable, place: i64, where: i64) -> i64:
    """A building leaves its row, which closes up; the building."""
    building = table.building_at[place]
    table.buildings[Where.ROW] -= only(building)
    table.buildings[where] += only(building)
    table.board[Board.ROW_CHANGED] = 1
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
    new = min(REFILL, how_many(table.buildings[Where.PILE]))
    if new == 0:
        return
    left = row * ROW_LENGTH
    table.building_at[left + new + 1] = table.building_at[left + 1]
    table.building_at[left + 1] = NOBODY
    table.length[row] += new
    place = left + new
    while place > left:
        table.push(Ask.DEAL, NATURE, place)
        place -= 1
