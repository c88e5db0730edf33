"""The ship in port: its demand, the value marker, and how it leaves."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.santiago.scoring import end_the_game
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE, NOT_ABOARD, Board, Told


def wants_nothing(table: SantiagoTable) -> bool:
    """No die aboard shows more than 0."""
    return all(table.demand[die] <= 0 for die in range(DICE))


def undetermined(table: SantiagoTable) -> bool:
    """True from a departure until the roll at the end of the turn: no die is aboard
    (santiago.ship.demand-undetermined)."""
    return all(table.demand[die] == NOT_ABOARD for die in range(DICE))


def lower_demand(table: SantiagoTable, die: i64, amount: i64, journal: Journal) -> None:
    """Turn a die down; the ship leaves when every die aboard shows 0 (santiago.ship.leaves-filled)."""
    table.demand[die] -= amount
    if wants_nothing(table):
        leave(table, "santiago.ship.leaves-filled", journal)


def raise_value(table: SantiagoTable, clause: str, journal: Journal) -> None:
    """Move the value marker one flag to the right; on the chequered flag the ship leaves
    (santiago.ship.leaves-value)."""
    if table.board[Board.VALUE] == table.box.highest_value:
        leave(table, "santiago.ship.leaves-value", journal)
    else:
        move_value(table, table.board[Board.VALUE] + 1, clause, journal)


def move_value(table: SantiagoTable, value: i64, clause: str, journal: Journal) -> None:
    if table.board[Board.VALUE] != value:
        journal.tell(Told.VALUE_MOVED, clause, value)
    table.board[Board.VALUE] = value


def leave(table: SantiagoTable, clause: str, journal: Journal) -> None:
    """The ship leaves. After the last one the game is over at once; otherwise the next enters, its demand
    undetermined and the value marker back on the lowest flag (santiago.ship.next, .value-reset)."""
    table.board[Board.DEPARTED] += 1
    table.demand.fill(NOT_ABOARD)
    journal.tell(Told.SHIP_LEFT, clause, table.board[Board.DEPARTED])
    if table.board[Board.DEPARTED] == table.box.ships:
        end_the_game(table, journal)
        return
    journal.tell(Told.SHIP_ENTERED, "santiago.ship.next", table.board[Board.DEPARTED] + 1)
    move_value(table, table.box.lowest_value, "santiago.ship.value-reset", journal)
