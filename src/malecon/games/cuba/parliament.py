"""Parliament: delegates are shown, votes bought in sealed bids, and the winner makes two bills acts."""

from typing import ClassVar

from mypy_extensions import i64

from malecon.engine.about import WAITING, about_number
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, NOBODY, SEVERAL
from malecon.games.cuba.buildings.votes import more_votes
from malecon.games.cuba.deeds import BILL_PAIRS, FIRST_BILL, MOST_PESOS, SECOND_BILL, Moves, Told
from malecon.games.cuba.supply import pay_pesos
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import TYPES, Ask, Board, CardIs, Choice, Phase, Statute, StatuteIs


class Parliament(Step[CubaTable]):
    """Everybody shows the card not played: its value, and the Town Hall, are the votes so far."""

    def run(self, table: CubaTable, seat: i64, argument: i64, journal: Journal) -> None:
        table.begin_phase(Phase.PARLIAMENT)
        for player in range(table.seats):
            show_delegate(table, player, journal)
        table.board[Board.VOTING_TILE] = NOBODY
        table.push(Ask.COUNT_VOTES, NATURE)
        if table.in_force(Statute.CORRUPTION):
            journal.tell(Told.NO_BIDDING, "cuba.statute.other.corruption")
        else:
            ask_bids(table, table.everybody())


def show_delegate(table: CubaTable, seat: i64, journal: Journal) -> None:
    in_variant = table.chosen(Choice.DELEGATE) == 1
    card = table.card_in(seat, CardIs.SET_ASIDE if in_variant else CardIs.IN_HAND)
    table.card.set(seat, card, CardIs.SHOWN)
    votes = table.box.votes[card]
    if in_variant:
        journal.tell(Told.DELEGATE_REVEALED, "cuba.variant.delegate", seat, card, votes)
    else:
        journal.tell(Told.DELEGATE_SHOWN, "cuba.parliament.reveal", seat, card, votes)
    table.votes[seat] = votes + more_votes(table, seat, journal)


def with_money(table: CubaTable, seats: i64) -> i64:
    """Those of a mask of seats who have a peso."""
    able: i64 = 0
    one: i64 = 1
    for player in range(table.seats):
        if (seats >> player) & 1 == 1 and table.pesos[player] > 0:
            able |= one << player
    return able


def ask_bids(table: CubaTable, seats: i64) -> None:
    """Sealed bids of those who have a peso; an empty fist is all that the others can show."""
    able = with_money(table, seats)
    if able != 0:
        table.push(Ask.BID, SEVERAL, able)


class Bid(Decision[CubaTable]):
    """How many pesos for votes? The argument is those whose fist is not closed yet."""

    about: ClassVar = WAITING
    answers: ClassVar = (Moves.BID,)

    def legal(self, table: CubaTable, seat: i64, waiting: i64, moves: MoveList) -> None:
        for pesos in range(min(table.pesos[seat], MOST_PESOS) + 1):
            moves.add(Moves.BID.of(pesos))

    def refusal(self, table: CubaTable, seat: i64, waiting: i64, move: i64) -> str:
        return "cuba.parliament.bid-range"

    def play(self, table: CubaTable, seat: i64, waiting: i64, move: i64, journal: Journal) -> None:
        table.bid[seat] = Moves.BID.value(move)
        journal.tell(Told.BID_SEALED, "cuba.parliament.sealed-bid", seat)
        one: i64 = 1
        waiting -= one << seat
        if waiting != 0:
            table.push(Ask.BID, SEVERAL, waiting)
            return
        for player in range(table.seats):
            if table.bid[player] != NOBODY:
                open_fist(table, player, journal)


def open_fist(table: CubaTable, seat: i64, journal: Journal) -> None:
    """The money goes to the stock, also that of the losers (cuba.parliament.all-pay)."""
    pesos = table.bid[seat]
    table.bid[seat] = NOBODY
    pay_pesos(table, seat, pesos)
    table.votes[seat] += pesos
    journal.tell(Told.BID_REVEALED, "cuba.parliament.buy", seat, pesos, table.votes[seat])


class CountVotes(Step[CubaTable]):
    """The most votes win; who tie for them bid once more. The argument is 1 after the second bidding."""

    about: ClassVar = about_number("second_bid")

    def run(self, table: CubaTable, seat: i64, second_bid: i64, journal: Journal) -> None:
        most: i64 = 0
        for player in range(table.seats):
            most = max(most, table.votes[player])
        one: i64 = 1
        leaders: i64 = 0
        winner: i64 = NOBODY
        for turn in range(table.seats):
            player = table.after(table.board[Board.STARTER], turn)
            if table.votes[player] == most:
                leaders |= one << player
                if winner == NOBODY:
                    winner = player  # the starting player, or who comes next clockwise
        tied = leaders != one << winner
        again = tied and second_bid == 0 and can_bid_again(table, leaders)
        if tied:
            clause = "cuba.parliament.tie.second-bid" if again else tie_clause(table)
            journal.tell(Told.VOTE_TIED, clause, most)
        if again:
            table.push(Ask.COUNT_VOTES, NATURE, 1)
            ask_bids(table, leaders)
            return
        journal.tell(Told.VOTE_WON, "cuba.parliament.winner", winner, most)
        table.push(Ask.ENACT, winner)


def can_bid_again(table: CubaTable, leaders: i64) -> bool:
    """Not under corruption, not as one player aid has it, and not if none of those who tie has a peso left."""
    if table.chosen(Choice.VOTE_TIE) == 1 or table.in_force(Statute.CORRUPTION):
        return False
    return with_money(table, leaders) != 0


def tie_clause(table: CubaTable) -> str:
    if table.in_force(Statute.CORRUPTION):
        return "cuba.parliament.corruption-tie"
    if table.chosen(Choice.VOTE_TIE) == 1:
        return "cuba.parliament.tie.aid-no-second-bid"
    return "cuba.parliament.tie.starting-player"


class Enact(Decision[CubaTable]):
    """Which two bills become acts? (cuba.parliament.exactly-two)"""

    answers: ClassVar = (Moves.ENACT,)

    def legal(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for pair in range(BILL_PAIRS):
            if table.bill[FIRST_BILL[pair]] != NOBODY and table.bill[SECOND_BILL[pair]] != NOBODY:
                moves.add(Moves.ENACT.of(pair))

    def refusal(self, table: CubaTable, seat: i64, argument: i64, move: i64) -> str:
        return "cuba.parliament.three-bills"

    def play(self, table: CubaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        pair = Moves.ENACT.value(move)
        for kind in range(TYPES):
            bill = table.bill[kind]
            if bill != NOBODY:
                table.bill[kind] = NOBODY
                if kind == FIRST_BILL[pair] or kind == SECOND_BILL[pair]:
                    enact(table, kind, bill, journal)
                else:
                    table.statute[bill] = StatuteIs.OUT
                    journal.tell(Told.BILL_REJECTED, "cuba.parliament.rejected", bill)


def enact(table: CubaTable, kind: i64, bill: i64, journal: Journal) -> None:
    """The act in force so far leaves the game; a starting law was never a card."""
    old = table.act[kind]
    if old != NOBODY:
        if table.statute[old] == StatuteIs.IN_FORCE:
            table.statute[old] = StatuteIs.OUT
        journal.tell(Told.ACT_REPLACED, "cuba.parliament.replace", old)
    table.act[kind] = bill
    table.statute[bill] = StatuteIs.IN_FORCE
    journal.tell(Told.ACT_PASSED, "cuba.parliament.enact", bill)
