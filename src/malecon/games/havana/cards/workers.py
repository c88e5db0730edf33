"""Worker and Architect: workers from the reserve of fifteen."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.havana.events import ACTION_IDLE
from malecon.games.havana.supply import take_workers
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import ARCHITECT, WORKER, WORKER_DONE, WORKERS


def use_worker(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """Two for the first who performs it in the round, one for everybody later. Who finds the reserve empty has not
    performed it (havana.card.worker.failed-not-first)."""
    if table.board[WORKERS] == 0:
        if journal.listening:
            journal.tell(ACTION_IDLE, "havana.card.worker.empty", seat, WORKER)
    elif table.board[WORKER_DONE] == 0:
        table.board[WORKER_DONE] = 1
        take_workers(table, seat, 2, "havana.card.worker.first-two", journal)
    else:
        take_workers(table, seat, 1, "havana.card.worker.later-one", journal)


def use_architect(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """One worker; this is not the Worker's action (havana.card.worker.architect-separate)."""
    if table.board[WORKERS] > 0:
        take_workers(table, seat, 1, "havana.card.architect.worker", journal)
    elif journal.listening:
        journal.tell(ACTION_IDLE, "havana.card.architect.worker", seat, ARCHITECT)
