"""The harbor: ships come from the pile to the sea, move down the docks, and leave under the pile."""

from typing import ClassVar

from mypy_extensions import i64

from malecon.engine.about import about
from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, NOBODY
from malecon.games.cuba.deeds import Moves, Told
from malecon.games.cuba.supply import give_up, score
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import BERTH, EVERYBODY, MERCHANDISE, SHIPS, Ask, Berth, Board, Statute, Ware


def ship_arrives(table: CubaTable, berth: i64, journal: Journal) -> None:
    """The top card of the pile comes to a berth; Nature draws it unless its place in the pile is settled."""
    top = table.pile[0]
    if top == NOBODY:
        table.push(Ask.SHIP, NATURE, berth)
    else:
        berth_ship(table, top, berth, journal)


def berth_ship(table: CubaTable, ship: i64, berth: i64, journal: Journal) -> None:
    table.board[Board.PILE] -= 1
    for place in range(SHIPS - 1):
        table.pile[place] = table.pile[place + 1]
        table.pile_known[place] = table.pile_known[place + 1]
    table.pile[SHIPS - 1] = NOBODY
    table.pile_known[SHIPS - 1] = 0
    table.berth[berth] = ship
    journal.tell(Told.SHIP_ARRIVED, arrival_clause(table, berth), ship, berth)


def arrival_clause(table: CubaTable, berth: i64) -> str:
    if table.board[Board.ROUND] > 0:
        return "cuba.harbor.direction"
    return "cuba.setup.ship-at-sea" if berth == Berth.SEA else "cuba.setup.ships-in-dock"


class Ship(Decision[CubaTable]):
    """Which ship card, that nobody has seen, comes to the berth? Nature draws it."""

    about: ClassVar = about("berth", BERTH)
    answers: ClassVar = (Moves.ARRIVE,)

    def legal(self, table: CubaTable, seat: i64, berth: i64, moves: MoveList) -> None:
        unseen = table.unseen_ships()
        for ship in range(SHIPS):
            if (unseen >> ship) & 1 == 1:
                moves.add(Moves.ARRIVE.of(ship))

    def refusal(self, table: CubaTable, seat: i64, berth: i64, move: i64) -> str:
        return "cuba.setup.ship-pile"

    def even(self) -> bool:
        return True

    def play(self, table: CubaTable, seat: i64, berth: i64, move: i64, journal: Journal) -> None:
        berth_ship(table, Moves.ARRIVE.value(move), berth, journal)


def load_piece(table: CubaTable, seat: i64, ware: i64, dock: i64, clause: str, journal: Journal) -> None:
    """One piece goes on its space and scores by the dock, whatever its kind (cuba.ship.vp)."""
    give_up(table, seat, Ware.CITRUS + ware, 1)
    table.cargo.add(dock, ware, 1)
    journal.tell(Told.LOADED, clause, seat, Ware.CITRUS + ware, dock, dock)
    score(table, seat, dock, journal)
    if table.in_force(Statute.HARBOR) and table.full(dock):
        leave(table, dock, "cuba.statute.other.harbor", journal)
        close_gap(table, dock, "cuba.statute.other.harbor.chain", journal)
        ship_arrives(table, Berth.SEA, journal)


def leave(table: CubaTable, dock: i64, clause: str, journal: Journal) -> None:
    """The load goes to the stock, the card face down under the pile, where everybody knows it to be."""
    ship = table.berth[dock]
    for ware in range(MERCHANDISE):
        table.stock[Ware.CITRUS + ware] += table.cargo.at(dock, ware)
        table.cargo.set(dock, ware, 0)
    table.berth[dock] = NOBODY
    bottom = table.board[Board.PILE]
    table.pile[bottom] = ship
    table.pile_known[bottom] = EVERYBODY
    table.board[Board.PILE] = bottom + 1
    journal.tell(Told.SHIP_LEFT, clause, ship, dock)


def close_gap(table: CubaTable, dock: i64, clause: str, journal: Journal) -> None:
    """The ships behind an empty dock, and the one at sea, each move down one; ships ahead stay."""
    to = dock
    while to > Berth.SEA:
        move_ship(table, to - 1, to, clause, journal)
        to -= 1


def move_ship(table: CubaTable, from_berth: i64, to: i64, clause: str, journal: Journal) -> None:
    """A ship keeps its load (cuba.round-end.refill.loads-kept)."""
    ship = table.berth[from_berth]
    if ship == NOBODY:
        return
    table.berth[to] = ship
    table.berth[from_berth] = NOBODY
    for ware in range(MERCHANDISE):
        table.cargo.set(to, ware, table.cargo.at(from_berth, ware))
        table.cargo.set(from_berth, ware, 0)
    journal.tell(Told.SHIP_MOVED, clause, ship, to)
