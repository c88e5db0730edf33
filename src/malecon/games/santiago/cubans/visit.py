"""Stopping at an active Cuban: his function first, then the broker (santiago.turn.cuban-before-building)."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.santiago.events import CUBAN_DECLINED
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import (
    ALONSO,
    ASK_ALONSO,
    ASK_GAIN,
    ASK_PABLO,
    ASK_ZORRO,
    BROKER_STEP,
    PABLO,
    ZORRO,
)


def visit(table: SantiagoTable, seat: i64, cuban: i64) -> None:
    table.push(BROKER_STEP, seat, cuban)
    if cuban == ZORRO:
        table.push(ASK_ZORRO, seat)
    elif cuban == PABLO:
        table.push(ASK_PABLO, seat)
    elif cuban == ALONSO:
        table.push(ASK_ALONSO, seat)
    else:
        table.push(ASK_GAIN, seat, cuban)


def decline(seat: i64, cuban: i64, journal: Journal) -> None:
    if journal.listening:
        journal.tell(CUBAN_DECLINED, "santiago.cuban.optional", seat, cuban)
