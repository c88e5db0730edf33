"""Stopping at an active Cuban: his function first, then the broker (santiago.turn.cuban-before-building)."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import Ask, Cuban, Told


def visit(table: SantiagoTable, seat: i64, cuban: i64) -> None:
    table.push(Ask.BROKER_STEP, seat, cuban)
    if cuban == Cuban.ZORRO:
        table.push(Ask.ZORRO, seat)
    elif cuban == Cuban.PABLO:
        table.push(Ask.PABLO, seat)
    elif cuban == Cuban.ALONSO:
        table.push(Ask.ALONSO, seat)
    else:
        table.push(Ask.GAIN, seat, cuban)


def decline(seat: i64, cuban: i64, journal: Journal) -> None:
    journal.tell(Told.CUBAN_DECLINED, "santiago.cuban.optional", seat, cuban)
