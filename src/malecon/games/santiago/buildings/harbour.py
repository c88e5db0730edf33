"""Harbour master: move the value marker one flag, left or right."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList, Questions
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.ship import move_value, raise_value
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import Ask, Board, Moves


class Harbour(BuildingFunction):
    """From the lowest flag only to the right."""

    answers: ClassVar = (Moves.VALUE_LEFT, Moves.VALUE_RIGHT, Moves.DECLINE)

    def legal(self, table: SantiagoTable, seat: i64, building: i64, moves: MoveList) -> None:
        if table.board[Board.VALUE] > table.box.lowest_value:
            moves.add(Moves.VALUE_LEFT.id)
        moves.add(Moves.VALUE_RIGHT.id)
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, building: i64, move: i64) -> str:
        return "santiago.building.harbour.at-two"

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        if move == Moves.VALUE_RIGHT.id:
            raise_value(table, "santiago.building.harbour", journal)
        else:
            move_value(table, table.board[Board.VALUE] - 1, "santiago.building.harbour", journal)


QUESTIONS: Final[Questions] = {Ask.HARBOUR: Harbour}
