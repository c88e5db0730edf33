"""The Lighthouse: its owner looks through the ship pile and may exchange the ship at sea.

By default the pile is shuffled afterwards, so nothing that was seen matters. Where an edition does not mention a
shuffle, the ship from the sea takes the place of the one fetched, and the owner knows the order of the pile from then
on: Nature settles it for the look, and only the owner's view shows it.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.about import about, about_number
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, NOBODY
from malecon.games.cuba.buildings.function import Function
from malecon.games.cuba.deeds import Moves, Told
from malecon.games.cuba.harbor import Ship
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import BERTHS, IN_PILE, SHIPS, Ask, Berth, Board, Building, Choice


def is_shuffled(table: CubaTable) -> bool:
    return table.chosen(Choice.LIGHTHOUSE) == 0


class LookThroughPile(Function):
    def use(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        table.push(Ask.FETCH, seat)
        if not is_shuffled(table):
            table.push(Ask.LOOK, seat)


FUNCTIONS: Final[vec[Function]] = vec[Function]([LookThroughPile(Building.LIGHTHOUSE, 20)])


class Look(Step[CubaTable]):
    """The order of the pile is settled card by card, for the eyes of one seat; the argument is how many are seen."""

    about: ClassVar = about_number("seen")

    def run(self, table: CubaTable, seat: i64, seen: i64, journal: Journal) -> None:
        one: i64 = 1
        while seen < table.board[Board.PILE]:
            if table.pile[seen] == NOBODY:
                table.push(Ask.LOOK, seat, seen)
                table.push(Ask.LOOKED_AT, NATURE, seen)
                return
            table.pile_known[seen] |= one << seat
            seen += 1
        journal.tell(Told.PILE_SEEN, table.clause_of(Choice.LIGHTHOUSE), seat)


class LookedAt(Ship):
    """Which ship lies at this place of the pile? Nature settles it; nobody is told but who looks."""

    about: ClassVar = about("place", IN_PILE)

    def play(self, table: CubaTable, seat: i64, place: i64, move: i64, journal: Journal) -> None:
        table.pile[place] = Moves.ARRIVE.value(move)


class Fetch(Decision[CubaTable]):
    """Which ship of the pile comes to sea, or does the one there stay?"""

    answers: ClassVar = (Moves.FETCH, Moves.KEEP)

    def legal(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for ship in range(SHIPS):
            if not at_a_berth(table, ship):
                moves.add(Moves.FETCH.of(ship))
        moves.add(Moves.KEEP.id)

    def refusal(self, table: CubaTable, seat: i64, argument: i64, move: i64) -> str:
        return "cuba.building.lighthouse.ruling"

    def play(self, table: CubaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        clause = table.clause_of(Choice.LIGHTHOUSE)
        back = table.berth[Berth.SEA]
        if move == Moves.KEEP.id:
            journal.tell(Told.SHIP_KEPT, "cuba.building.lighthouse.ruling", seat, back)
        else:
            ship = Moves.FETCH.value(move)
            for place in range(SHIPS):
                if table.pile[place] == ship:
                    table.pile[place] = back
            table.berth[Berth.SEA] = ship
            journal.tell(Told.SHIP_FETCHED, clause, seat, ship, back)
        if is_shuffled(table):
            table.pile.fill(NOBODY)
            table.pile_known.fill(0)
            journal.tell(Told.PILE_SHUFFLED, clause)


def at_a_berth(table: CubaTable, ship: i64) -> bool:
    return any(table.berth[berth] == ship for berth in range(BERTHS))
