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


class Round(Step[Table]):
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


class Turn(Step[Table]):
    """Both actions in the order the player likes, then purchases (havana.turn.two-actions, .actions-then-buy)."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        table.board[ACTIVE] = seat
        if journal.listening:
            journal.tell(TURN_BEGUN, "havana.order.ascending", seat)
        table.push(ASK_BUY, seat)
        left = table.left[seat]
        right = table.right[seat]
        if acts(left) and acts(right):
            table.push(ASK_FIRST, seat)
        else:
            act_both(table, seat, left, right, journal)


def acts(card: i64) -> bool:
    """Siesta and Protection do nothing in their owner's turn, so their order means nothing."""
    return card != SIESTA and card != PROTECTION


class FirstAction(Decision[Table]):
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
        moves.add(FIRST + table.left[seat])
        moves.add(FIRST + table.right[seat])

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        card = move - FIRST
        other = table.right[seat] if card == table.left[seat] else table.left[seat]
        act_both(table, seat, card, other, journal)
