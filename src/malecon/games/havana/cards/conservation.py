"""Conservation: remove an end building to the box; one a round, whoever does it."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY, Table
from malecon.games.havana.events import ACTION_IDLE, ACTION_SKIPPED, BUILDING_REMOVED
from malecon.games.havana.moves import REMOVE, SKIP
from malecon.games.havana.purchase import end_without_buildings, is_second_name
from malecon.games.havana.rows import refill, take_from_row
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import ASK_CONSERVATION, CONSERVATION, ENDS, IN_BOX, REMOVED, ROW_LENGTH


def use_conservation(table: HavanaTable, seat: i64, journal: Journal) -> None:
    if table.board[REMOVED] == 0:
        table.push(ASK_CONSERVATION, seat)
    elif journal.listening:
        journal.tell(ACTION_IDLE, "havana.card.conservation.once-per-round", seat, CONSERVATION)


class Conservation(Decision[Table]):
    """Which end, if any? Affordable or not (havana.card.conservation.any-end)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        end: i64 = 0
        while end < ENDS:
            moves.add(REMOVE + end)
            end += 1
        moves.add(SKIP)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        if move == SKIP:
            return None
        end = move - REMOVE
        if table.place_of_end(end) == NOBODY or is_second_name(table, end):
            return "havana.row.single-card"
        return None

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        if move == SKIP:
            if journal.listening:
                journal.tell(ACTION_SKIPPED, "havana.card.conservation.unused", seat, CONSERVATION)
            return
        place = table.place_of_end(move - REMOVE)
        building = take_from_row(table, place, IN_BOX)
        table.board[REMOVED] = 1
        if journal.listening:
            journal.tell(BUILDING_REMOVED, "havana.card.conservation.effect", seat, building)
        refill(table, place // ROW_LENGTH)
        end_without_buildings(table, journal)
