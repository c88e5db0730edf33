"""Refreshment: one hand card for one of the own discards; optional."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.sets import lowest, only
from malecon.games.havana.cards.card import ActionCard
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import Ask, Card, Lies, Moves, Told


class Refreshment(ActionCard):
    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        """With an empty discard pile there is nothing to swap for (havana.card.refreshment.empty-discard)."""
        if table.discards(seat) != 0:
            table.push(Ask.REFRESHMENT, seat)
        else:
            journal.tell(Told.ACTION_IDLE, "havana.card.refreshment.empty-discard", seat, Card.REFRESHMENT)


class Swap(Decision[HavanaTable]):
    """Which card for which?"""

    answers: ClassVar = (Moves.SWAP, Moves.SKIP)
    secret: ClassVar = True

    def legal(self, table: HavanaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        discards = table.discards(seat)
        while discards != 0:
            taken = lowest(discards)
            discards &= discards - 1
            hand = table.cards.at(seat, Lies.HAND)
            while hand != 0:
                moves.add(Moves.SWAP.pair(lowest(hand), taken))
                hand &= hand - 1
        moves.add(Moves.SKIP.id)

    def refusal(self, table: HavanaTable, seat: i64, argument: i64, move: i64) -> str:
        if table.cards.at(seat, Lies.HAND) & only(Moves.SWAP.value(move)) == 0:
            return "havana.card.refreshment.swap"
        return "havana.card.refreshment.other-card"

    def play(self, table: HavanaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.SKIP.id:
            journal.tell(Told.ACTION_SKIPPED, "havana.card.refreshment.optional", seat, Card.REFRESHMENT)
            return
        taken = Moves.SWAP.second(move)
        seen = table.cards.at(seat, Lies.DISCARDED) & only(taken) != 0
        table.cards.move(seat, Lies.DISCARDED if seen else Lies.PUT_AWAY, Lies.HAND, only(taken))
        table.cards.move(seat, Lies.HAND, Lies.PUT_AWAY, only(Moves.SWAP.value(move)))
        # The card taken back is shown to everybody, the one put away is not (havana.card.refreshment.shown).
        journal.tell(Told.CARD_PUT_AWAY, "havana.card.refreshment.swap", seat)
        journal.tell(Told.CARD_TAKEN_BACK, "havana.card.refreshment.shown", seat, taken)


ACTION_CARDS: Final[Mapping[int, ActionCard]] = {Card.REFRESHMENT: Refreshment()}
QUESTIONS: Final[Mapping[int, type[Decision[Any]]]] = {Ask.REFRESHMENT: Swap}
