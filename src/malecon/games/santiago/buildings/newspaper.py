"""Newspaper: 1 peso, and then a Cuban may be turned face down."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Questions
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import UseOrDecline
from malecon.games.santiago.supply import take_pesos
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import CAR, CUBANS, Ask, Choice, Moves, Told


class Newspaper(UseOrDecline):
    """Take the peso (santiago.building.newspaper.peso)."""

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        take_pesos(table, seat, 1, "santiago.building.newspaper.peso", journal)
        table.push(Ask.TURN_OVER, seat)


class TurnOver(Decision[SantiagoTable]):
    """Which Cuban, if any? Only one that is face up."""

    answers: ClassVar = (Moves.TURN_OVER, Moves.DECLINE)

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for cuban in range(CUBANS):
            if table.inactive[cuban] == 0:
                moves.add(Moves.TURN_OVER.of(cuban))
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str:
        return "santiago.building.newspaper.only-active"

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DECLINE.id:
            journal.tell(Told.NOBODY_TURNED_DOWN, "santiago.building.newspaper.flip-optional", seat)
            return
        cuban = Moves.TURN_OVER.value(move)
        table.inactive[cuban] = 1
        if table.option[Choice.TURNED_UNDER_CAR.place] != 0 and table.cuban_at[table.stop_of[CAR]] == cuban:
            table.inactive[cuban] = 2  # the other reading: the car has passed him only when it has come round again
        journal.tell(Told.CUBAN_TURNED_DOWN, "santiago.building.newspaper.flip", seat, cuban)


QUESTIONS: Final[Questions] = {Ask.NEWSPAPER: Newspaper, Ask.TURN_OVER: TurnOver}
