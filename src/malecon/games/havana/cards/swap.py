"""Refreshment: one hand card for one of the own discards; optional."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.games.havana.cards.card import ActionCard
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CARDS, Ask, Card, Lies, Moves, Told


class Refreshment(ActionCard):
    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        """With an empty discard pile there is nothing to swap for (havana.card.refreshment.empty-discard)."""
        if any(in_pile(table, seat, card) for card in range(CARDS)):
            table.push(Ask.REFRESHMENT, seat)
        else:
            journal.tell(Told.ACTION_IDLE, "havana.card.refreshment.empty-discard", seat, Card.REFRESHMENT)


def in_pile(table: HavanaTable, seat: i64, card: i64) -> bool:
    lies = table.card.at(seat, card)
    return lies == Lies.DISCARDED or lies == Lies.PUT_AWAY


class Swap(Decision[HavanaTable]):
    """Which card for which?"""

    answers: ClassVar = (Moves.SWAP, Moves.SKIP)
    secret: ClassVar = True

    def legal(self, table: HavanaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for taken in range(CARDS):
            if in_pile(table, seat, taken):
                for given in range(CARDS):
                    if table.card.at(seat, given) == Lies.HAND:
                        moves.add(Moves.SWAP.pair(given, taken))
        moves.add(Moves.SKIP.id)

    def refusal(self, table: HavanaTable, seat: i64, argument: i64, move: i64) -> str:
        if table.card.at(seat, Moves.SWAP.value(move)) != Lies.HAND:
            return "havana.card.refreshment.swap"
        return "havana.card.refreshment.other-card"

    def play(self, table: HavanaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.SKIP.id:
            journal.tell(Told.ACTION_SKIPPED, "havana.card.refreshment.optional", seat, Card.REFRESHMENT)
            return
        taken = Moves.SWAP.second(move)
        table.card.set(seat, Moves.SWAP.value(move), Lies.PUT_AWAY)
        table.card.set(seat, taken, Lies.HAND)
        # The card taken back is shown to everybody, the one put away is not (havana.card.refreshment.shown).
        journal.tell(Told.CARD_PUT_AWAY, "havana.card.refreshment.swap", seat)
        journal.tell(Told.CARD_TAKEN_BACK, "havana.card.refreshment.shown", seat, taken)


ACTION_CARDS: Final[Mapping[int, ActionCard]] = {Card.REFRESHMENT: Refreshment()}
QUESTIONS: Final[Mapping[int, type[Decision[Any]]]] = {Ask.REFRESHMENT: Swap}
