"""Stopping at an active Cuban: his function first, then the broker (santiago.turn.cuban-before-building)."""

from typing import ClassVar

from mypy_extensions import i64

from malecon.engine.about import about
from malecon.engine.decision import Decision
from malecon.engine.events import Journal
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import ASKED_BY, CUBAN, Ask, Moves, Told


def visit(table: SantiagoTable, seat: i64, cuban: i64) -> None:
    table.push(Ask.BROKER_STEP, seat, cuban)
    table.push(ASKED_BY[cuban], seat, cuban)


class CubanFunction(Decision[SantiagoTable]):
    """The question a Cuban asks: it may be declined; each class says what using him does."""

    about: ClassVar = about("cuban", CUBAN)

    def play(self, table: SantiagoTable, seat: i64, cuban: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DECLINE.id:
            journal.tell(Told.CUBAN_DECLINED, "santiago.cuban.optional", seat, cuban)
        else:
            self.use(table, seat, cuban, move, journal)

    def use(self, table: SantiagoTable, seat: i64, cuban: i64, move: i64, journal: Journal) -> None:
        raise AssertionError(f"{self.name} cannot be used")
