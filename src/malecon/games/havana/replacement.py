"""Phase 3: everybody covers one of two open cards with a hand card, secret until all have done so."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.sets import how_many, lowest, only
from malecon.games.havana.scoring import end_the_game
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import Ask, Board, Lies, Moves, Told

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
        hand = table.cards.at(seat, Lies.HAND)
        while hand != 0:
            new = lowest(hand)
            moves.add(left + new)
            moves.add(right + new)
            hand &= hand - 1

    def refusal(self, table: HavanaTable, seat: i64, argument: i64, move: i64) -> str:
        return "havana.new-card.one"

    def play(self, table: HavanaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        old = Moves.COVER.value(move)
        table.cards.move(seat, Lies.OPEN, Lies.COVERED, only(old))
        table.cards.move(seat, Lies.HAND, Lies.SEALED, only(Moves.COVER.second(move)))
        journal.tell(Told.CARD_COVERED, "havana.new-card.visible", seat, old)


class Reveal(Step[HavanaTable]):
    """The new cards are turned up, the old ones discarded, exhausted hands refilled."""

    def run(self, table: HavanaTable, seat: i64, argument: i64, journal: Journal) -> None:
        for player in range(table.seats):
            exchange(table, player, journal)
        if table.board[Board.BAG_WAS_EMPTY] == 0 or table.board[Board.ROW_CHANGED] == 1:
            table.board[Board.STALLED_ROUNDS] = 0
            return
        table.board[Board.STALLED_ROUNDS] += 1
        if table.board[Board.STALLED_ROUNDS] == STALL:
            end_the_game(table, "havana.end.stall", journal)


def exchange(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """The sealed card takes the place of the one it covers; who has only two cards left in hand takes back the others
    (havana.take-back.trigger)."""
    new = lowest(table.cards.at(seat, Lies.SEALED))
    old = lowest(table.cards.at(seat, Lies.COVERED))
    kept = lowest(table.cards.at(seat, Lies.OPEN))
    table.cards.set(seat, Lies.SEALED, 0)
    table.cards.move(seat, Lies.COVERED, Lies.DISCARDED, only(old))
    table.show(seat, new, kept)
    journal.tell(Told.CARD_REVEALED, "havana.new-card.reveal", seat, new)
    journal.tell(Told.CARD_DISCARDED, "havana.new-card.discard", seat, old)
    if how_many(table.cards.at(seat, Lies.HAND)) == TAKE_BACK_AT:
        take_back(table, seat, journal)


def take_back(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """All discards return to hand, the card just covered among them (havana.take-back.includes-old)."""
    table.cards.add(seat, Lies.HAND, table.discards(seat))
    table.cards.set(seat, Lies.DISCARDED, 0)
    table.cards.set(seat, Lies.PUT_AWAY, 0)
    journal.tell(Told.DISCARDS_TAKEN_BACK, "havana.take-back.trigger", seat)
