"""Worker and Architect: workers from the reserve of fifteen."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.havana.cards.card import ActionCard
from malecon.games.havana.supply import take_workers
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import Board, Card, Told
from malecon.games.havana.worth import ARCHITECT_OPEN, TWO_WORKERS


class Worker(ActionCard):
    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        """Two for the first who performs it in the round, one for everybody later. Who finds the reserve empty has not
        performed it (havana.card.worker.failed-not-first)."""
        if table.board[Board.WORKERS] == 0:
            journal.tell(Told.ACTION_IDLE, "havana.card.worker.empty", seat, Card.WORKER)
        elif table.board[Board.WORKER_PERFORMED] == 0:
            table.board[Board.WORKER_PERFORMED] = 1
            take_workers(table, seat, 2, "havana.card.worker.first-two", journal)
        else:
            take_workers(table, seat, 1, "havana.card.worker.later-one", journal)

    def promise(self, table: HavanaTable, seat: i64) -> i64:
        return TWO_WORKERS


class Architect(ActionCard):
    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        """One worker; this is not the Worker's action (havana.card.worker.architect-separate)."""
        if table.board[Board.WORKERS] > 0:
            take_workers(table, seat, 1, "havana.card.architect.worker", journal)
        else:
            journal.tell(Told.ACTION_IDLE, "havana.card.architect.worker", seat, Card.ARCHITECT)

    def promise(self, table: HavanaTable, seat: i64) -> i64:
        return ARCHITECT_OPEN


ACTION_CARDS: Final[Mapping[int, ActionCard]] = {Card.WORKER: Worker(), Card.ARCHITECT: Architect()}
