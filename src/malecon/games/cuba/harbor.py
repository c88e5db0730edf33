"""The harbor: ships come from the pile to the sea, move down the docks, and leave under the pile."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, NOBODY, Table
from malecon.games.cuba.events import LOADED, SHIP_ARRIVED, SHIP_LEFT, SHIP_MOVED
from malecon.games.cuba.moves import ARRIVE
from malecon.games.cuba.supply import give_up, score
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ASK_SHIP,
    CITRUS,
    EVERYBODY,
    HARBOR_ACT,
    MERCHANDISE,
    PILE,
    ROUND,
    SEA,
    SHIPS,
)


def ship_arrives(table: CubaTable, berth: i64, journal: Journal) -> None:
    """The top card of the pile comes to a berth; Nature draws it unless its place in the pile is settled."""
    top = table.pile[0]
    if top == NOBODY:
        table.push(ASK_SHIP, NATURE, berth)
    else:
        berth_ship(table, top, berth, journal)


def berth_ship(table: CubaTable, ship: i64, berth: i64, journal: Journal) -> None:
    table.board[PILE] -= 1
    at: i64 = 0
    while at < SHIPS - 1:
        table.pile[at] = table.pile[at + 1]
        table.pile_known[at] = table.pile_known[at + 1]
        at += 1
    table.pile[SHIPS - 1] = NOBODY
    table.pile_known[SHIPS - 1] = 0
    table.berth[berth] = ship
    if journal.listening:
        journal.tell(SHIP_ARRIVED, arrival_clause(table, berth), ship, berth)


def arrival_clause(table: CubaTable, berth: i64) -> str:
    if table.board[ROUND] > 0:
        return "cuba.harbor.direction"
    return "cuba.setup.ship-at-sea" if berth == SEA else "cuba.setup.ships-in-dock"


class Ship(Decision[Table]):
    """Nature draws a ship card nobody has seen; the argument is where it goes."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        ship: i64 = 0
        while ship < SHIPS:
            moves.add(ARRIVE + ship)
            ship += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        return None if (table.unseen_ships() >> (move - ARRIVE)) & 1 == 1 else "cuba.setup.ship-pile"

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, CubaTable)
        unseen = table.unseen_ships()
        ship: i64 = 0
        while ship < SHIPS:
            if (unseen >> ship) & 1 == 1:
                moves.add(ARRIVE + ship)
            ship += 1

    def even(self) -> bool:
        return True

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        berth_ship(table, move - ARRIVE, argument, journal)


def load_piece(table: CubaTable, seat: i64, ware: i64, dock: i64, clause: str, journal: Journal) -> None:
    """One piece goes on its space and scores by the dock, whatever its kind (cuba.ship.vp)."""
    give_up(table, seat, CITRUS + ware, 1)
    table.cargo.add(dock, ware, 1)
    if journal.listening:
        journal.tell(LOADED, clause, seat, CITRUS + ware, dock, dock)
    score(table, seat, dock, journal)
    if table.in_force(HARBOR_ACT) and table.full(dock):
        leave(table, dock, "cuba.statute.other.harbor", journal)
        close_gap(table, dock, "cuba.statute.other.harbor.chain", journal)
        ship_arrives(table, SEA, journal)


def leave(table: CubaTable, dock: i64, clause: str, journal: Journal) -> None:
    """The load goes to the stock, the card face down under the pile, where everybody knows it to be."""
    ship = table.berth[dock]
    ware: i64 = 0
    while ware < MERCHANDISE:
        table.stock[CITRUS + ware] += table.cargo.at(dock, ware)
        table.cargo.set(dock, ware, 0)
        ware += 1
    table.berth[dock] = NOBODY
    bottom = table.board[PILE]
    table.pile[bottom] = ship
    table.pile_known[bottom] = EVERYBODY
    table.board[PILE] = bottom + 1
    if journal.listening:
        journal.tell(SHIP_LEFT, clause, ship, dock)


def close_gap(table: CubaTable, dock: i64, clause: str, journal: Journal) -> None:
    """The ships behind an empty dock, and the one at sea, each move down one; ships ahead stay."""
    to = dock
    while to > SEA:
        move_ship(table, to - 1, to, clause, journal)
        to -= 1


def move_ship(table: CubaTable, from_berth: i64, to: i64, clause: str, journal: Journal) -> None:
    """A ship keeps its load (cuba.round-end.refill.loads-kept)."""
    ship = table.berth[from_berth]
    if ship == NOBODY:
        return
    table.berth[to] = ship
    table.berth[from_berth] = NOBODY
    ware: i64 = 0
    while ware < MERCHANDISE:
        table.cargo.set(to, ware, table.cargo.at(from_berth, ware))
        table.cargo.set(from_berth, ware, 0)
        ware += 1
    if journal.listening:
        journal.tell(SHIP_MOVED, clause, ship, to)
