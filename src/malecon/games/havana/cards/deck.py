"""The deck: every action card by its number, the questions that the cards ask, and how an open card acts."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.about import about
from malecon.engine.decision import Decision, Step
from malecon.engine.events import Journal
from malecon.games.havana.cards import bag, centre, idle, levy, removal, swap, thieves, workers
from malecon.games.havana.cards.card import ActionCard
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CARD, CARDS, Ask

ALL: Final[Mapping[int, ActionCard]] = {
    **idle.ACTION_CARDS,
    **swap.ACTION_CARDS,
    **centre.ACTION_CARDS,
    **removal.ACTION_CARDS,
    **levy.ACTION_CARDS,
    **workers.ACTION_CARDS,
    **thieves.ACTION_CARDS,
    **bag.ACTION_CARDS,
}
DECK: Final[vec[ActionCard]] = vec[ActionCard]([ALL[card] for card in range(CARDS)])

QUESTIONS: Final[Mapping[int, type[Decision[Any]]]] = {
    **swap.QUESTIONS,
    **centre.QUESTIONS,
    **removal.QUESTIONS,
    **levy.QUESTIONS,
    **thieves.QUESTIONS,
    **bag.QUESTIONS,
}


class Action(Step[HavanaTable]):
    """The second action of a turn."""

    about: ClassVar = about("card", CARD)

    def run(self, table: HavanaTable, seat: i64, card: i64, journal: Journal) -> None:
        DECK[card].use(table, seat, journal)


def act_both(table: HavanaTable, seat: i64, first: i64, second: i64, journal: Journal) -> None:
    """The first action is completed before the second starts (havana.turn.no-interleave)."""
    table.push(Ask.ACTION, seat, second)
    DECK[first].use(table, seat, journal)
