"""The Lighthouse: its owner looks through the ship pile and may exchange the ship at sea.

By default the pile is shuffled afterwards, so nothing that was seen matters. Where an edition does not mention a
shuffle, the ship from the sea takes the place of the one fetched, and the owner knows the order of the pile from then
on: Nature settles it for the look, and only the owner's view shows it.
"""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, NOBODY, Table
from malecon.games.cuba.events import PILE_SEEN, PILE_SHUFFLED, SHIP_FETCHED, SHIP_KEPT
from malecon.games.cuba.harbor import Ship
from malecon.games.cuba.moves import ARRIVE, FETCH, KEEP
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import ASK_FETCH, ASK_LOOK, BERTHS, LIGHTHOUSE_IS, LOOK, PILE, SEA, SHIPS


def use_lighthouse(table: CubaTable, seat: i64) -> None:
    table.push(ASK_FETCH, seat)
    if table.option[LIGHTHOUSE_IS] == 1:
        table.push(LOOK, seat)


class Look(Step[Table]):
    """The order of the pile is settled card by card, for the eyes of one seat; the argument is the place."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        one: i64 = 1
        while argument < table.board[PILE]:
            if table.pile[argument] == NOBODY:
                table.push(LOOK, seat, argument)
                table.push(ASK_LOOK, NATURE, argument)
                return
            table.pile_known[argument] |= one << seat
            argument += 1
        if journal.listening:
            journal.tell(PILE_SEEN, "cuba.building.lighthouse.function.exchange", seat)


class LookedAt(Ship):
    """Nature settles which ship lies at a place of the pile, the argument; nobody is told but who looks."""

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        table.pile[argument] = move - ARRIVE


class Fetch(Decision[Table]):
    """Which ship of the pile comes to sea, or does the one there stay?"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        ship: i64 = 0
        while ship < SHIPS:
            moves.add(FETCH + ship)
            ship += 1
        moves.add(KEEP)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        berth: i64 = 0
        while berth < BERTHS:
            if table.berth[berth] == move - FETCH:
                return "cuba.building.lighthouse.ruling"
            berth += 1
        return None

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        shuffled = table.option[LIGHTHOUSE_IS] == 0
        clause = "cuba.building.lighthouse.function.exchange"
        if shuffled:
            clause = "cuba.building.lighthouse.function.exchange-shuffle"
        back = table.berth[SEA]
        if move != KEEP:
            ship = move - FETCH
            place: i64 = 0
            while place < SHIPS:
                if table.pile[place] == ship:
                    table.pile[place] = back
                place += 1
            table.berth[SEA] = ship
            if journal.listening:
                journal.tell(SHIP_FETCHED, clause, seat, ship, back)
        elif journal.listening:
            journal.tell(SHIP_KEPT, "cuba.building.lighthouse.ruling", seat, back)
        if shuffled:
            table.pile.fill(NOBODY)
            table.pile_known.fill(0)
            if journal.listening:
                journal.tell(PILE_SHUFFLED, clause)
