"""Harbour master: move the value marker one flag, left or right."""

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.moves import DECLINE, VALUE_LEFT, VALUE_RIGHT
from malecon.games.santiago.ship import move_value, raise_value
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import VALUE


class Harbour(BuildingFunction):
    """From the lowest flag only to the right (santiago.building.harbour.at-two)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        moves.add(VALUE_LEFT)
        moves.add(VALUE_RIGHT)
        moves.add(DECLINE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        if move == VALUE_LEFT and table.board[VALUE] == table.box.lowest_value:
            return "santiago.building.harbour.at-two"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, SantiagoTable)
        if table.board[VALUE] > table.box.lowest_value:
            moves.add(VALUE_LEFT)
        moves.add(VALUE_RIGHT)
        moves.add(DECLINE)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        if move == VALUE_RIGHT:
            raise_value(table, "santiago.building.harbour", journal)
        else:
            move_value(table, table.board[VALUE] - 1, "santiago.building.harbour", journal)
