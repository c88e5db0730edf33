"""Phase 3: everybody covers one of two open cards with a hand card, secret until all have done so."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.games.havana.scoring import end_the_game
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CARDS, Ask, Board, Lies, Moves, Told

TAKE_BACK_AT: Final = 2  # cards left in hand
STALL: Final = 9  # one full cycle of the cards (havana.end.stall)


class NewCards(Step[HavanaTable]):
    """One after another in the order of phase 1 (havana.new-card.order)."""

    def run(self, table: HavanaTable, seat: i64, argument: i64, journal: Journal) -> None:
        table.push_in_order(Ask.COVER)


class Cover(Decision[HavanaTable]):
    """Which hand card on which open card? The covered one is public at once, the new one is not
    (havana.new-card.visible)."""

    answers: ClassVar = (Moves.COVER,)
    secret: ClassVar = True

    def legal(self, table: HavanaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        left = Moves.COVER.pair(table.left[seat], 0)
        right = Moves.COVER.pair(table.right[seat], 0)
        for new in range(CARDS):
            if table.card.at(seat, new) == Lies.HAND:
                moves.add(left + new)
                moves.add(right + new)

    def refusal(self, table: HavanaTable, seat: i64, argument: i64, move: i64) -> str:
        return "havana.new-card.one"

    def play(self, table: HavanaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        old = Moves.COVER.value(move)
        table.card.set(seat, old, Lies.COVERED)
        table.card.set(seat, Moves.COVER.second(move), Lies.SEALED)
        journal.tell(Told.CARD_COVERED, "havana.new-card.visible", seat, old)


class Reveal(Step[HavanaTable]):
    """The new cards are turned up, the old ones discarded, exhausted hands refilled."""

    def run(self, table: HavanaTable, seat: i64, argument: i64, journal: Journal) -> None:
        for player in range(table.seats):
            exchange(table, player, journal)
        stalled = table.board[Board.BAG_WAS_EMPTY] == 1 and table.board[Board.ROW_CHANGED] == 0
        table.board[Board.STALLED_ROUNDS] = table.board[Board.STALLED_ROUNDS] + 1 if stalled else 0
        if table.board[Board.STALLED_ROUNDS] == STALL:
            end_the_game(table, "havana.end.stall", journal)


def exchange(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """The sealed card takes the place of the one it covers; who has only two cards left in hand takes back the others
    (havana.take-back.trigger)."""
    new: i64 = 0
    in_hand: i64 = 0
    for card in range(CARDS):
        lies = table.card.at(seat, card)
        if lies == Lies.HAND:
            in_hand += 1
        elif lies == Lies.SEALED:
            new = card
    old = table.left[seat]
    kept = table.right[seat]
    if table.card.at(seat, kept) == Lies.COVERED:
        old, kept = kept, old
    table.card.set(seat, old, Lies.DISCARDED)
    table.show(seat, new, kept)
    journal.tell(Told.CARD_REVEALED, "havana.new-card.reveal", seat, new)
    journal.tell(Told.CARD_DISCARDED, "havana.new-card.discard", seat, old)
    if in_hand == TAKE_BACK_AT:
        take_back(table, seat, journal)


def take_back(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """All discards return to hand, the card just covered among them (havana.take-back.includes-old)."""
    for card in range(CARDS):
        if table.card.at(seat, card) != Lies.OPEN:
            table.card.set(seat, card, Lies.HAND)
    journal.tell(Told.DISCARDS_TAKEN_BACK, "havana.take-back.trigger", seat)
