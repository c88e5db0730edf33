"""A round: two actions and purchases for everybody in order, then supply, then a new action card."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.course import Course
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE
from malecon.games.havana.cards.deck import DECK, act_both
from malecon.games.havana.initiative import settle_order
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import Ask, Board, Moves, Told

# A round (havana.round.phases): everybody's turn, the supply, a new card for everybody, and the next round.
ROUND: Final = Course(Ask.TURNS, Ask.SUPPLY, Ask.NEW_CARDS, Ask.REVEAL, Ask.ROUND)


class Round(Step[HavanaTable]):
    """What a round remembers is cleared, and the order is settled once for all of it."""

    def run(self, table: HavanaTable, seat: i64, argument: i64, journal: Journal) -> None:
        table.board[Board.ROUND] += 1
        table.board[Board.BUILDING_REMOVED] = 0
        table.board[Board.WORKER_PERFORMED] = 0
        table.board[Board.BLACK_MARKET_PERFORMED] = 0
        table.board[Board.ROW_CHANGED] = 0
        table.board[Board.BAG_WAS_EMPTY] = 1 if table.bag.total() == 0 else 0
        journal.tell(Told.ROUND_BEGUN, "havana.round.repeat", table.board[Board.ROUND])
        settle_order(table, journal)
        ROUND.begin(table, NATURE)


class Turns(Step[HavanaTable]):
    """Phase 1: everybody has a turn, in the order of the numbers."""

    def run(self, table: HavanaTable, seat: i64, argument: i64, journal: Journal) -> None:
        table.push_in_order(Ask.TURN)


class Turn(Step[HavanaTable]):
    """Both actions in the order the player likes, then purchases (havana.turn.two-actions, .actions-then-buy)."""

    def run(self, table: HavanaTable, seat: i64, argument: i64, journal: Journal) -> None:
        table.board[Board.ACTIVE] = seat
        journal.tell(Told.TURN_BEGUN, "havana.order.ascending", seat)
        table.push(Ask.BUY, seat)
        left = table.left[seat]
        right = table.right[seat]
        # The order of a card that does nothing in its owner's turn means nothing.
        if DECK[left].acts() and DECK[right].acts():
            table.push(Ask.FIRST_ACTION, seat)
        else:
            act_both(table, seat, left, right, journal)


class FirstAction(Decision[HavanaTable]):
    """Which of the two cards acts first?"""

    answers: ClassVar = (Moves.FIRST,)
    secret: ClassVar = True

    def legal(self, table: HavanaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        moves.add(Moves.FIRST.of(table.left[seat]))
        moves.add(Moves.FIRST.of(table.right[seat]))

    def refusal(self, table: HavanaTable, seat: i64, argument: i64, move: i64) -> str:
        return "havana.turn.two-actions"

    def play(self, table: HavanaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        card = Moves.FIRST.value(move)
        other = table.right[seat] if card == table.left[seat] else table.left[seat]
        act_both(table, seat, card, other, journal)
