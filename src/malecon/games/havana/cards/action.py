"""Carrying out the action of an open card (havana.turn.two-actions)."""

from mypy_extensions import i64

from malecon.engine.decision import Step
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.havana.cards.black_market import use_black_market
from malecon.games.havana.cards.centre import take_debris, take_half_of_the_pesos, use_mama
from malecon.games.havana.cards.conservation import use_conservation
from malecon.games.havana.cards.refreshment import use_refreshment
from malecon.games.havana.cards.tax_collector import use_tax_collector
from malecon.games.havana.cards.thieves import use_materials_thief, use_pesos_thief
from malecon.games.havana.cards.workers import use_architect, use_worker
from malecon.games.havana.events import ACTION_IDLE
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import (
    ARCHITECT,
    BLACK_MARKET,
    CONSERVATION,
    DEBRIS,
    MAMA,
    MATERIALS_THIEF,
    PESOS,
    PESOS_THIEF,
    REFRESHMENT,
    SIESTA,
    TAX_COLLECTOR,
    WORKER,
)


class Action(Step):
    """The argument is the card."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        if argument == REFRESHMENT:
            use_refreshment(table, seat, journal)
        elif argument == DEBRIS:
            take_debris(table, seat, journal)
        elif argument == CONSERVATION:
            use_conservation(table, seat, journal)
        elif argument == TAX_COLLECTOR:
            use_tax_collector(table, seat, journal)
        elif argument == WORKER:
            use_worker(table, seat, journal)
        elif argument == ARCHITECT:
            use_architect(table, seat, journal)
        elif argument == PESOS_THIEF:
            use_pesos_thief(table, seat, journal)
        elif argument == MATERIALS_THIEF:
            use_materials_thief(table, seat, journal)
        elif argument == BLACK_MARKET:
            use_black_market(table, seat, journal)
        elif argument == PESOS:
            take_half_of_the_pesos(table, seat, journal)
        elif argument == MAMA:
            use_mama(table, seat, journal)
        elif journal.listening:
            clause = "havana.card.siesta.effect" if argument == SIESTA else "havana.card.protection.whole-round"
            journal.tell(ACTION_IDLE, clause, seat, argument)
