"""A round: two actions and purchases for everybody in order, then supply, then a new action card
(havana.round.phases)."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, Table
from malecon.games.havana.cards.action import act_both
from malecon.games.havana.events import ROUND_BEGUN, TURN_BEGUN
from malecon.games.havana.initiative import settle_order
from malecon.games.havana.moves import FIRST
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import (
    ACTIVE,
    ASK_BUY,
    ASK_FIRST,
    BAG_WAS_EMPTY,
    CARDS,
    MARKET_DONE,
    NEW_CARDS,
    OPEN,
    PROTECTION,
    REMOVED,
    ROUND,
    ROW_CHANGED,
    SIESTA,
    SUPPLY,
    TURN,
    WORKER_DONE,
)


class Round(Step):
    """The order is settled once; then phase 1 turn by turn, phase 2, phase 3."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        table.board[ROUND] += 1
        table.board[REMOVED] = 0
        table.board[WORKER_DONE] = 0
        table.board[MARKET_DONE] = 0
        table.board[ROW_CHANGED] = 0
        table.board[BAG_WAS_EMPTY] = 1 if table.bag.total() == 0 else 0
        if journal.listening:
            journal.tell(ROUND_BEGUN, "havana.round.repeat", table.board[ROUND])
        settle_order(table, journal)
        table.push(NEW_CARDS, NATURE)
        table.push(SUPPLY, NATURE)
        turn = table.seats - 1
        while turn >= 0:
            table.push(TURN, table.order[turn])
            turn -= 1


class Turn(Step):
    """Both actions in the order the player likes, then purchases (havana.turn.two-actions, .actions-then-buy)."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        table.board[ACTIVE] = seat
        if journal.listening:
            journal.tell(TURN_BEGUN, "havana.order.ascending", seat)
        table.push(ASK_BUY, seat)
        one = first_open(table, seat)
        other = other_open(table, seat, one)
        if acts(one) and acts(other):
            table.push(ASK_FIRST, seat)
        else:
            act_both(table, seat, one, other, journal)


def acts(card: i64) -> bool:
    """Siesta and Protection do nothing in their owner's turn, so their order means nothing."""
    return card != SIESTA and card != PROTECTION


def first_open(table: HavanaTable, seat: i64) -> i64:
    card: i64 = 0
    while table.card.at(seat, card) != OPEN:
        card += 1
    return card


def other_open(table: HavanaTable, seat: i64, card: i64) -> i64:
    """The open card that is not this one."""
    other: i64 = 0
    while other == card or table.card.at(seat, other) != OPEN:
        other += 1
    return other


class FirstAction(Decision):
    """Which of the two cards acts first?"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        card: i64 = 0
        while card < CARDS:
            moves.add(FIRST + card)
            card += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        return None if table.card.at(seat, move - FIRST) == OPEN else "havana.turn.two-actions"

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, HavanaTable)
        one = first_open(table, seat)
        moves.add(FIRST + one)
        moves.add(FIRST + other_open(table, seat, one))

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        card = move - FIRST
        act_both(table, seat, card, other_open(table, seat, card), journal)
