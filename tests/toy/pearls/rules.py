"""A round: Nature draws a pearl, everybody seals a card, the highest that nobody else has takes the pearl."""

from malecon.engine.decision import Decision, MoveList, Rules, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, NOBODY, SEVERAL

from .table import PearlsTable
from .words import ASK, BID, IN_HAND, PEARL, PLAYED, ROUNDS, SEALED, Ask, Moves, Told


class Round(Step[PearlsTable]):
    """The next round; after the second the game is over (pearls.end)."""

    def run(self, table: PearlsTable, seat: int, argument: int, journal: Journal) -> None:
        if table.board[0] < ROUNDS:
            table.board[0] += 1
            table.push(Ask.DRAW, NATURE, 0)


class Draw(Decision[PearlsTable]):
    answers = (Moves.DRAW,)

    def legal(self, table: PearlsTable, seat: int, argument: int, moves: MoveList) -> None:
        for pearl in range(len(PEARL.words)):
            if table.bag[pearl]:
                moves.add(Moves.DRAW.of(pearl))

    def refusal(self, table: PearlsTable, seat: int, argument: int, move: int) -> str:
        return "pearls.draw"

    def weight(self, table: PearlsTable, argument: int, move: int) -> int:
        return int(table.bag[Moves.DRAW.value(move)])

    def play(self, table: PearlsTable, seat: int, argument: int, move: int, journal: Journal) -> None:
        pearl = Moves.DRAW.value(move)
        table.bag[pearl] -= 1
        table.middle[0] = pearl
        journal.tell(Told.PEARL_DRAWN, "pearls.draw", pearl)
        table.push(Ask.BID, SEVERAL, (1 << table.seats) - 1)


class Bid(Decision[PearlsTable]):
    """Everybody at once; a card stays sealed until all have chosen."""

    answers = (Moves.BID,)

    def legal(self, table: PearlsTable, seat: int, argument: int, moves: MoveList) -> None:
        for card in BID.values.values():
            if table.card.at(seat, card - 1) == IN_HAND and not kept_back(table, card):
                moves.add(Moves.BID.of(card))

    def refusal(self, table: PearlsTable, seat: int, argument: int, move: int) -> str:
        return "pearls.bid.first-round" if kept_back(table, Moves.BID.value(move)) else "pearls.bid.once"

    def play(self, table: PearlsTable, seat: int, argument: int, move: int, journal: Journal) -> None:
        table.card.set(seat, Moves.BID.value(move) - 1, SEALED)
        journal.tell(Told.BID_SEALED, "pearls.bid.sealed", seat)
        waiting = argument & ~(1 << seat)
        if waiting:
            table.push(Ask.BID, SEVERAL, waiting)
        else:
            reveal(table, journal)


def kept_back(table: PearlsTable, card: int) -> bool:
    """The highest card is for the second round (pearls.bid.first-round)."""
    return bool(table.board[0] == 1 and card == max(BID.values.values()))


def reveal(table: PearlsTable, journal: Journal) -> None:
    shown = {seat: sealed_card(table, seat) for seat in range(table.seats)}
    for seat, card in shown.items():
        table.card.set(seat, card - 1, PLAYED)
        journal.tell(Told.BID_REVEALED, "pearls.bid.sealed", seat, card)
    pearl = table.middle[0]
    table.middle[0] = NOBODY
    highest = [seat for seat, card in shown.items() if card == max(shown.values())]
    if len(highest) == 1:
        table.points[highest[0]] += table.worth(pearl)
        journal.tell(Told.PEARL_WON, "pearls.win", highest[0], pearl, table.worth(pearl))
    else:
        table.bag[pearl] += 1
        journal.tell(Told.PEARL_RETURNED, "pearls.tie", pearl)
    table.push(Ask.ROUND, NATURE, 0)


def sealed_card(table: PearlsTable, seat: int) -> int:
    return next(card for card in BID.values.values() if table.card.at(seat, card - 1) == SEALED)


RULES = Rules(ASK, {"draw": {Ask.ROUND: Round, Ask.DRAW: Draw}, "bids": {Ask.BID: Bid}})
