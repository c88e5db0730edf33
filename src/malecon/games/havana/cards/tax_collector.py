"""Tax Collector: a peso, and every following player loses a worker or a cube of the collector's choice."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.havana.events import LEVY_FAILED, PIECE_LEVIED
from malecon.games.havana.moves import LEVY_PIECE
from malecon.games.havana.supply import end_without_cubes, receive_pesos, return_worker, to_the_box
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import ASK_LEVY, LEVY, PIECES, WORKER_PIECE


def use_tax_collector(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """Victim by victim in turn order, so the last is pushed first (havana.card.tax-collector.choice)."""
    receive_pesos(table, seat, 1, "havana.card.tax-collector.peso", journal)
    turn = table.seats - 1
    while turn > table.turn_number(seat):
        table.push(LEVY, table.order[turn], seat)
        turn -= 1


class Levy(Step[Table]):
    """The seat is the victim, the argument the collector."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        if table.protected(seat):
            if journal.listening:
                journal.tell(LEVY_FAILED, "havana.card.protection.effect", argument, seat)
        elif table.workers[seat] + table.cubes.row_total(seat) == 0:
            if journal.listening:
                journal.tell(LEVY_FAILED, "havana.card.tax-collector.nothing", argument, seat)
        else:
            table.push(ASK_LEVY, argument, seat)


class LevyPiece(Decision[Table]):
    """Which piece? The seat is the collector, the argument the victim."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        piece: i64 = 0
        while piece < PIECES:
            moves.add(LEVY_PIECE + piece)
            piece += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        piece = move - LEVY_PIECE
        owned = table.workers[argument] if piece == WORKER_PIECE else table.cubes.at(argument, piece)
        return "havana.card.tax-collector.levy" if owned == 0 else None

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        piece = move - LEVY_PIECE
        if piece == WORKER_PIECE:
            return_worker(table, argument)
        else:
            to_the_box(table, argument, piece, 1)
        if journal.listening:
            journal.tell(PIECE_LEVIED, "havana.card.tax-collector.levy", seat, argument, piece)
        end_without_cubes(table, journal)
