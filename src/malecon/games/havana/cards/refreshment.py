"""Refreshment: one hand card for one of the own discards; optional."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.havana.events import ACTION_IDLE, ACTION_SKIPPED, CARD_PUT_AWAY, CARD_TAKEN_BACK
from malecon.games.havana.moves import SKIP, SWAP
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import ASK_REFRESHMENT, CARDS, DISCARDED, IN_HAND, PUT_AWAY, REFRESHMENT


def use_refreshment(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """With an empty discard pile there is nothing to swap for (havana.card.refreshment.empty-discard)."""
    if table.cards_in(seat, DISCARDED) + table.cards_in(seat, PUT_AWAY) > 0:
        table.push(ASK_REFRESHMENT, seat)
    elif journal.listening:
        journal.tell(ACTION_IDLE, "havana.card.refreshment.empty-discard", seat, REFRESHMENT)


class Refreshment(Decision[Table]):
    """Which card for which?"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        place: i64 = 0
        while place < CARDS * CARDS:
            moves.add(SWAP + place)
            place += 1
        moves.add(SKIP)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        if move == SKIP:
            return None
        if table.card.at(seat, (move - SWAP) // CARDS) != IN_HAND:
            return "havana.card.refreshment.swap"
        if not in_pile(table, seat, (move - SWAP) % CARDS):
            return "havana.card.refreshment.other-card"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, HavanaTable)
        taken: i64 = 0
        while taken < CARDS:
            if in_pile(table, seat, taken):
                given: i64 = 0
                while given < CARDS:
                    if table.card.at(seat, given) == IN_HAND:
                        moves.add(SWAP + given * CARDS + taken)
                    given += 1
            taken += 1
        moves.add(SKIP)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        if move == SKIP:
            if journal.listening:
                journal.tell(ACTION_SKIPPED, "havana.card.refreshment.optional", seat, REFRESHMENT)
            return
        taken = (move - SWAP) % CARDS
        table.card.set(seat, (move - SWAP) // CARDS, PUT_AWAY)
        table.card.set(seat, taken, IN_HAND)
        if journal.listening:
            # The card taken back is shown to everybody, the one put away is not (havana.card.refreshment.shown).
            journal.tell(CARD_PUT_AWAY, "havana.card.refreshment.swap", seat)
            journal.tell(CARD_TAKEN_BACK, "havana.card.refreshment.shown", seat, taken)


def in_pile(table: HavanaTable, seat: i64, card: i64) -> bool:
    return table.card.at(seat, card) == DISCARDED or table.card.at(seat, card) == PUT_AWAY
