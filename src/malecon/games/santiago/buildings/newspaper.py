"""Newspaper: 1 peso, and then a Cuban may be turned face down."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import UseOrDecline
from malecon.games.santiago.supply import take_pesos
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import CUBANS, Ask, Board, Choice, Moves, Told


class Newspaper(UseOrDecline):
    """Take the peso (santiago.building.newspaper.peso)."""

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        take_pesos(table, seat, 1, "santiago.building.newspaper.peso", journal)
        table.push(Ask.TURN_OVER, seat)


class TurnOver(Decision[SantiagoTable]):
    """Which Cuban, if any? Only one that is face up (santiago.building.newspaper.only-active)."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        cuban: i64 = 0
        while cuban < CUBANS:
            moves.add(Moves.TURN_OVER.id + cuban)
            cuban += 1
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        if move != Moves.DECLINE.id and table.inactive[move - Moves.TURN_OVER.id] > 0:
            return "santiago.building.newspaper.only-active"
        return None

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        cuban: i64 = 0
        while cuban < CUBANS:
            if table.inactive[cuban] == 0:
                moves.add(Moves.TURN_OVER.id + cuban)
            cuban += 1
        moves.add(Moves.DECLINE.id)

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DECLINE.id:
            journal.tell(Told.NOBODY_TURNED_DOWN, "santiago.building.newspaper.flip-optional", seat)
            return
        cuban = move - Moves.TURN_OVER.id
        table.inactive[cuban] = 1
        if table.option[Choice.TURNED_UNDER_CAR.place] != 0 and table.cuban_at[table.board[Board.CAR]] == cuban:
            table.inactive[cuban] = 2  # the other reading: the car has passed him only when it has come round again
        journal.tell(Told.CUBAN_TURNED_DOWN, "santiago.building.newspaper.flip", seat, cuban)
