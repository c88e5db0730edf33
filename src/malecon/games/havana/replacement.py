"""Phase 3: everybody covers one of two open cards with a hand card, secret until all have done so."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, Table
from malecon.games.havana.events import CARD_COVERED, CARD_DISCARDED, CARD_REVEALED, DISCARDS_TAKEN_BACK
from malecon.games.havana.moves import COVER
from malecon.games.havana.scoring import end_the_game
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import (
    ASK_COVER,
    BAG_WAS_EMPTY,
    CARDS,
    COVERED,
    DISCARDED,
    IN_HAND,
    OPEN,
    PUT_AWAY,
    REVEAL,
    ROUND_STEP,
    ROW_CHANGED,
    SEALED,
    STALLED,
)

TAKE_BACK_AT: Final = 2  # cards left in hand
STALL: Final = 9  # one full cycle of the cards (havana.end.stall)


class NewCards(Step[Table]):
    """One after another in the order of phase 1, then the reveal (havana.new-card.order)."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        table.push(REVEAL, NATURE)
        turn = table.seats - 1
        while turn >= 0:
            table.push(ASK_COVER, table.order[turn])
            turn -= 1


class Cover(Decision[Table]):
    """Which hand card on which open card? The covered one is public at once, the new one is not
    (havana.new-card.visible)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        place: i64 = 0
        while place < CARDS * CARDS:
            moves.add(COVER + place)
            place += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        old = (move - COVER) // CARDS
        new = (move - COVER) % CARDS
        if table.card.at(seat, old) != OPEN or table.card.at(seat, new) != IN_HAND:
            return "havana.new-card.one"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, HavanaTable)
        left = COVER + table.left[seat] * CARDS
        right = COVER + table.right[seat] * CARDS
        new: i64 = 0
        while new < CARDS:
            if table.card.at(seat, new) == IN_HAND:
                moves.add(left + new)
                moves.add(right + new)
            new += 1

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        old = (move - COVER) // CARDS
        table.card.set(seat, old, COVERED)
        table.card.set(seat, (move - COVER) % CARDS, SEALED)
        if journal.listening:
            journal.tell(CARD_COVERED, "havana.new-card.visible", seat, old)


class Reveal(Step[Table]):
    """The new cards are turned up, the old ones discarded, exhausted hands refilled; then the next round."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        player: i64 = 0
        while player < table.seats:
            exchange(table, player, journal)
            if hand_is_down(table, player):
                take_back(table, player, journal)
            player += 1
        stalled = table.board[BAG_WAS_EMPTY] == 1 and table.board[ROW_CHANGED] == 0
        table.board[STALLED] = table.board[STALLED] + 1 if stalled else 0
        if table.board[STALLED] == STALL:
            end_the_game(table, "havana.end.stall", journal)
        else:
            table.push(ROUND_STEP, NATURE)


def exchange(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """The sealed card takes the place of the one it covers."""
    new: i64 = 0
    while table.card.at(seat, new) != SEALED:
        new += 1
    old = table.left[seat]
    kept = table.right[seat]
    if table.card.at(seat, kept) == COVERED:
        old, kept = kept, old
    table.card.set(seat, old, DISCARDED)
    table.show(seat, new, kept)
    if journal.listening:
        journal.tell(CARD_REVEALED, "havana.new-card.reveal", seat, new)
        journal.tell(CARD_DISCARDED, "havana.new-card.discard", seat, old)


def hand_is_down(table: HavanaTable, seat: i64) -> bool:
    """Only two cards are left in hand (havana.take-back.trigger)."""
    in_hand: i64 = 0
    card: i64 = 0
    while card < CARDS and in_hand <= TAKE_BACK_AT:
        if table.card.at(seat, card) == IN_HAND:
            in_hand += 1
        card += 1
    return in_hand == TAKE_BACK_AT


def take_back(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """All discards return to hand, the card just covered among them (havana.take-back.includes-old)."""
    card: i64 = 0
    while card < CARDS:
        if table.card.at(seat, card) == DISCARDED or table.card.at(seat, card) == PUT_AWAY:
            table.card.set(seat, card, IN_HAND)
        card += 1
    if journal.listening:
        journal.tell(DISCARDS_TAKEN_BACK, "havana.take-back.trigger", seat)
