"""Newspaper: 1 peso, and then a Cuban may be turned face down."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.santiago.buildings.function import UseOrDecline
from malecon.games.santiago.events import CUBAN_TURNED_DOWN, NOBODY_TURNED_DOWN
from malecon.games.santiago.moves import DECLINE, TURN_OVER
from malecon.games.santiago.supply import take_pesos
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import ASK_TURN_OVER, CAR, CUBANS, TURNED_UNDER_CAR


class Newspaper(UseOrDecline):
    """Take the peso (santiago.building.newspaper.peso)."""

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        take_pesos(table, seat, 1, "santiago.building.newspaper.peso", journal)
        table.push(ASK_TURN_OVER, seat)


class TurnOver(Decision[Table]):
    """Which Cuban, if any? Only one that is face up (santiago.building.newspaper.only-active)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        cuban: i64 = 0
        while cuban < CUBANS:
            moves.add(TURN_OVER + cuban)
            cuban += 1
        moves.add(DECLINE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        if move != DECLINE and table.inactive[move - TURN_OVER] > 0:
            return "santiago.building.newspaper.only-active"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, SantiagoTable)
        cuban: i64 = 0
        while cuban < CUBANS:
            if table.inactive[cuban] == 0:
                moves.add(TURN_OVER + cuban)
            cuban += 1
        moves.add(DECLINE)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        if move == DECLINE:
            if journal.listening:
                journal.tell(NOBODY_TURNED_DOWN, "santiago.building.newspaper.flip-optional", seat)
            return
        cuban = move - TURN_OVER
        table.inactive[cuban] = 1
        if table.option[TURNED_UNDER_CAR] != 0 and table.cuban_at[table.board[CAR]] == cuban:
            table.inactive[cuban] = 2  # the other reading: the car has passed him only when it has come round again
        if journal.listening:
            journal.tell(CUBAN_TURNED_DOWN, "santiago.building.newspaper.flip", seat, cuban)
