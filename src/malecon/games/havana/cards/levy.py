"""Tax Collector: a peso, and every following player loses a worker or a cube of the collector's choice."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from malecon.engine.about import about
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.words import SEAT
from malecon.games.havana.cards.card import ActionCard
from malecon.games.havana.cards.idle import GUARDED, protected
from malecon.games.havana.supply import end_without_cubes, receive_pesos, return_worker, to_the_box
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CUBES, WORKER_PIECE, Ask, Card, Moves, Told
from malecon.games.havana.worth import LEVY_WORTH


class TaxCollector(ActionCard):
    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        """Victim by victim in turn order, so the last is pushed first (havana.card.tax-collector.choice)."""
        receive_pesos(table, seat, 1, "havana.card.tax-collector.peso", journal)
        turn = table.seats - 1
        while table.order[turn] != seat:
            table.push(Ask.LEVY_STEP, table.order[turn], seat)
            turn -= 1

    def promise(self, table: HavanaTable, seat: i64) -> i64:
        return LEVY_WORTH


class LevyStep(Step[HavanaTable]):
    """Ask the collector what this victim loses, unless there is nothing to lose."""

    about: ClassVar = about("collector", SEAT)

    def run(self, table: HavanaTable, victim: i64, collector: i64, journal: Journal) -> None:
        if protected(table, victim):
            journal.tell(Told.LEVY_FAILED, GUARDED, collector, victim)
        elif table.workers[victim] + table.cubes.row_total(victim) == 0:
            journal.tell(Told.LEVY_FAILED, "havana.card.tax-collector.nothing", collector, victim)
        else:
            table.push(Ask.LEVY, collector, victim)


class Levy(Decision[HavanaTable]):
    """Which piece?"""

    about: ClassVar = about("victim", SEAT)
    answers: ClassVar = (Moves.LEVY,)

    def legal(self, table: HavanaTable, seat: i64, victim: i64, moves: MoveList) -> None:
        for cube in range(CUBES):
            if table.cubes.at(victim, cube) > 0:
                moves.add(Moves.LEVY.of(cube))
        if table.workers[victim] > 0:
            moves.add(Moves.LEVY.of(WORKER_PIECE))

    def refusal(self, table: HavanaTable, seat: i64, victim: i64, move: i64) -> str:
        return "havana.card.tax-collector.levy"

    def play(self, table: HavanaTable, seat: i64, victim: i64, move: i64, journal: Journal) -> None:
        piece = Moves.LEVY.value(move)
        if piece == WORKER_PIECE:
            return_worker(table, victim)
        else:
            to_the_box(table, victim, piece, 1)
        journal.tell(Told.PIECE_LEVIED, "havana.card.tax-collector.levy", seat, victim, piece)
        end_without_cubes(table, journal)


ACTION_CARDS: Final[Mapping[int, ActionCard]] = {Card.TAX_COLLECTOR: TaxCollector()}
QUESTIONS: Final[Mapping[int, type[Decision[Any]]]] = {Ask.LEVY_STEP: LevyStep, Ask.LEVY: Levy}
