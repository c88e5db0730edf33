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
    ACTION,
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


class Action(Step[Table]):
    """The second action of a turn; the argument is the card."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        act(table, seat, argument, journal)


def act_both(table: HavanaTable, seat: i64, first: i64, second: i64, journal: Journal) -> None:
    """The first action is completed before the second starts (havana.turn.no-interleave)."""
    table.push(ACTION, seat, second)
    act(table, seat, first, journal)


def act(table: HavanaTable, seat: i64, card: i64, journal: Journal) -> None:
    if card == REFRESHMENT:
        use_refreshment(table, seat, journal)
    elif card == DEBRIS:
        take_debris(table, seat, journal)
    elif card == CONSERVATION:
        use_conservation(table, seat, journal)
    elif card == TAX_COLLECTOR:
        use_tax_collector(table, seat, journal)
    elif card == WORKER:
        use_worker(table, seat, journal)
    elif card == ARCHITECT:
        use_architect(table, seat, journal)
    elif card == PESOS_THIEF:
        use_pesos_thief(table, seat, journal)
    elif card == MATERIALS_THIEF:
        use_materials_thief(table, seat, journal)
    elif card == BLACK_MARKET:
        use_black_market(table, seat, journal)
    elif card == PESOS:
        take_half_of_the_pesos(table, seat, journal)
    elif card == MAMA:
        use_mama(table, seat, journal)
    elif journal.listening:
        clause = "havana.card.siesta.effect" if card == SIESTA else "havana.card.protection.whole-round"
        journal.tell(ACTION_IDLE, clause, seat, card)
