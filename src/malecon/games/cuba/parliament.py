"""Parliament: delegates are shown, votes bought in sealed bids, and the winner makes two bills acts."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, NOBODY, SEVERAL, Table
from malecon.games.cuba.events import (
    ACT_PASSED,
    ACT_REPLACED,
    BID_REVEALED,
    BID_SEALED,
    BILL_REJECTED,
    DELEGATE_REVEALED,
    DELEGATE_SHOWN,
    NO_BIDDING,
    TOWN_HALL_VOTES,
    VOTE_TIED,
    VOTE_WON,
)
from malecon.games.cuba.moves import BID, BILL_PAIRS, ENACT, FIRST_BILL, MOST_PESOS, SECOND_BILL
from malecon.games.cuba.supply import pay_pesos
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ASK_BID,
    ASK_ENACT,
    CORRUPTION,
    CORRUPTION_IS,
    COUNT_VOTES,
    DELEGATE_IS,
    IN_FORCE,
    IN_HAND,
    OUT,
    PARLIAMENT,
    PHASE,
    SET_ASIDE,
    SHOWN,
    STARTER,
    STATUTE_PHASE,
    TAX_STEP,
    TOWN_HALL,
    TYPES,
    VOTE_TIE_IS,
    VOTING_TILE,
)


class Parliament(Step[Table]):
    """Everybody shows the card not played: its value, and the Town Hall, are the votes so far."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        table.board[PHASE] = PARLIAMENT
        player: i64 = 0
        while player < table.seats:
            show_delegate(table, player, journal)
            player += 1
        table.board[VOTING_TILE] = NOBODY
        table.push(COUNT_VOTES, NATURE)
        if table.in_force(CORRUPTION):
            if journal.listening:
                journal.tell(NO_BIDDING, "cuba.statute.other.corruption")
        else:
            one: i64 = 1
            ask_bids(table, (one << table.seats) - 1)


def show_delegate(table: CubaTable, seat: i64, journal: Journal) -> None:
    in_variant = table.option[DELEGATE_IS] == 1
    card = table.card_in(seat, SET_ASIDE if in_variant else IN_HAND)
    table.card.set(seat, card, SHOWN)
    votes = table.box.votes[card]
    if journal.listening:
        if in_variant:
            journal.tell(DELEGATE_REVEALED, "cuba.variant.delegate", seat, card, votes)
        else:
            journal.tell(DELEGATE_SHOWN, "cuba.parliament.reveal", seat, card, votes)
    more = town_hall_votes(table, seat)
    if more > 0 and journal.listening:
        journal.tell(TOWN_HALL_VOTES, town_hall_clause(table, seat), seat, more)
    table.votes[seat] = votes + more


def town_hall_votes(table: CubaTable, seat: i64) -> i64:
    """Due to who used the Town Hall; in one edition, under the Corruption Act, to whoever owns it."""
    due = table.board[VOTING_TILE] == seat
    if table.option[CORRUPTION_IS] == 1 and table.in_force(CORRUPTION):
        due = table.has_building(seat, TOWN_HALL)
    return table.box.worth[TOWN_HALL] if due else 0


def town_hall_clause(table: CubaTable, seat: i64) -> str:
    if table.board[VOTING_TILE] == seat:
        return "cuba.parliament.town-hall"
    return "cuba.statute.other.corruption.town-hall-owned"


def with_money(table: CubaTable, mask: i64) -> i64:
    able: i64 = 0
    one: i64 = 1
    player: i64 = 0
    while player < table.seats:
        if (mask >> player) & 1 == 1 and table.pesos[player] > 0:
            able |= one << player
        player += 1
    return able


def ask_bids(table: CubaTable, mask: i64) -> None:
    """Sealed bids of those who have a peso; an empty fist is all that the others can show."""
    able = with_money(table, mask)
    if able != 0:
        table.push(ASK_BID, SEVERAL, able)


class Bid(Decision[Table]):
    """How many pesos for votes? The argument masks those whose fist is not closed yet."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        pesos: i64 = 0
        while pesos <= MOST_PESOS:
            moves.add(BID + pesos)
            pesos += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        return None if move - BID <= table.pesos[seat] else "cuba.parliament.bid-range"

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, CubaTable)
        pesos: i64 = 0
        while pesos <= min(table.pesos[seat], MOST_PESOS):
            moves.add(BID + pesos)
            pesos += 1

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        table.bid[seat] = move - BID
        if journal.listening:
            journal.tell(BID_SEALED, "cuba.parliament.sealed-bid", seat)
        one: i64 = 1
        waiting = argument - (one << seat)
        if waiting != 0:
            table.push(ASK_BID, SEVERAL, waiting)
            return
        player: i64 = 0
        while player < table.seats:
            if table.bid[player] != NOBODY:
                open_fist(table, player, journal)
            player += 1


def open_fist(table: CubaTable, seat: i64, journal: Journal) -> None:
    """The money goes to the stock, also that of the losers (cuba.parliament.all-pay)."""
    pesos = table.bid[seat]
    table.bid[seat] = NOBODY
    pay_pesos(table, seat, pesos)
    table.votes[seat] += pesos
    if journal.listening:
        journal.tell(BID_REVEALED, "cuba.parliament.buy", seat, pesos, table.votes[seat])


class CountVotes(Step[Table]):
    """The most votes win; who tie for them bid once more. The argument is 1 after the second bidding."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        most: i64 = 0
        player: i64 = 0
        while player < table.seats:
            most = max(most, table.votes[player])
            player += 1
        one: i64 = 1
        leaders: i64 = 0
        winner: i64 = NOBODY
        turn: i64 = 0
        while turn < table.seats:
            player = table.after(table.board[STARTER], turn)
            if table.votes[player] == most:
                leaders |= one << player
                if winner == NOBODY:
                    winner = player  # the starting player, or who comes next clockwise
            turn += 1
        tied = leaders != one << winner
        again = tied and argument == 0 and can_bid_again(table, leaders)
        if tied and journal.listening:
            journal.tell(VOTE_TIED, "cuba.parliament.tie.second-bid" if again else tie_clause(table), most)
        if again:
            table.push(COUNT_VOTES, NATURE, 1)
            ask_bids(table, leaders)
            return
        if journal.listening:
            journal.tell(VOTE_WON, "cuba.parliament.winner", winner, most)
        table.push(ASK_ENACT, winner)


def can_bid_again(table: CubaTable, leaders: i64) -> bool:
    """Not under corruption, not as one player aid has it, and not if none of those who tie has a peso left."""
    if table.option[VOTE_TIE_IS] == 1 or table.in_force(CORRUPTION):
        return False
    return with_money(table, leaders) != 0


def tie_clause(table: CubaTable) -> str:
    if table.in_force(CORRUPTION):
        return "cuba.parliament.corruption-tie"
    if table.option[VOTE_TIE_IS] == 1:
        return "cuba.parliament.tie.aid-no-second-bid"
    return "cuba.parliament.tie.starting-player"


class Enact(Decision[Table]):
    """Which two bills become acts? (cuba.parliament.exactly-two)"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        pair: i64 = 0
        while pair < BILL_PAIRS:
            moves.add(ENACT + pair)
            pair += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        vetoed = table.bill[FIRST_BILL[move - ENACT]] == NOBODY or table.bill[SECOND_BILL[move - ENACT]] == NOBODY
        return "cuba.parliament.three-bills" if vetoed else None

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        kind: i64 = 0
        while kind < TYPES:
            bill = table.bill[kind]
            if bill != NOBODY:
                table.bill[kind] = NOBODY
                if kind == FIRST_BILL[move - ENACT] or kind == SECOND_BILL[move - ENACT]:
                    enact(table, kind, bill, journal)
                else:
                    table.statute[bill] = OUT
                    if journal.listening:
                        journal.tell(BILL_REJECTED, "cuba.parliament.rejected", bill)
            kind += 1
        table.complied.fill(0)
        table.board[PHASE] = STATUTE_PHASE
        table.push(TAX_STEP, NATURE)


def enact(table: CubaTable, kind: i64, bill: i64, journal: Journal) -> None:
    """The act in force so far leaves the game; a starting law was never a card."""
    old = table.act[kind]
    if old != NOBODY:
        if table.statute[old] == IN_FORCE:
            table.statute[old] = OUT
        if journal.listening:
            journal.tell(ACT_REPLACED, "cuba.parliament.replace", old)
    table.act[kind] = bill
    table.statute[bill] = IN_FORCE
    if journal.listening:
        journal.tell(ACT_PASSED, "cuba.parliament.enact", bill)
