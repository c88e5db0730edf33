"""The car: it drives clockwise, the first star is free, and it always moves."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY
from malecon.games.santiago.cubans.visit import visit
from malecon.games.santiago.port import open_deliveries
from malecon.games.santiago.ship import raise_value
from malecon.games.santiago.supply import receive_pesos
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import LONGEST_DRIVE, PORT, STOPS, Board, Moves, Told


class Drive(Decision[SantiagoTable]):
    """How many stars? n stars cost n - 1 pesos (santiago.car.cost)."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        stars: i64 = 1
        while stars <= LONGEST_DRIVE:
            moves.add(Moves.DRIVE.id + stars - 1)
            stars += 1

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        if price(move) > table.pesos[seat]:
            return "santiago.car.pay-first"
        return None

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        longest = min(table.pesos[seat] + 1, LONGEST_DRIVE)
        stars: i64 = 1
        while stars <= longest:
            moves.add(Moves.DRIVE.id + stars - 1)
            stars += 1

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        stars = move - Moves.DRIVE.id + 1
        receive_pesos(table, seat, -price(move))
        if journal.listening:
            destination = table.cuban_at[(table.board[Board.CAR] + stars) % STOPS]
            journal.tell(Told.DROVE, "santiago.car.cost", seat, stars, destination, price(move))
        # What happens on the way is settled in road order, before the destination (santiago.car.en-route-order).
        while stars > 0:
            leave_star(table, journal)
            stars -= 1
            if table.board[Board.CAR] == PORT and stars > 0:
                raise_value(table, "santiago.car.pass-port", journal)
                if table.over():
                    return
        arrive(table, seat, journal)


def price(move: i64) -> i64:
    return move - Moves.DRIVE.id


def leave_star(table: SantiagoTable, journal: Journal) -> None:
    """One star on; an inactive Cuban is turned up as the car leaves him (santiago.inactive.flip-back-timing)."""
    cuban = table.cuban_at[table.board[Board.CAR]]
    if cuban != NOBODY and table.inactive[cuban] > 0:
        table.inactive[cuban] -= 1
        if journal.listening and table.inactive[cuban] == 0:
            journal.tell(Told.CUBAN_TURNED_UP, "santiago.inactive.flip-back", cuban)
    table.board[Board.CAR] = table.board[Board.CAR] + 1 if table.board[Board.CAR] + 1 < STOPS else PORT


def arrive(table: SantiagoTable, seat: i64, journal: Journal) -> None:
    """At the port deliveries begin; an active Cuban is visited; an inactive one gives nothing at all."""
    if table.board[Board.CAR] == PORT:
        open_deliveries(table, seat, journal)
        return
    cuban = table.cuban_at[table.board[Board.CAR]]
    if table.inactive[cuban] > 0:
        journal.tell(Told.CUBAN_FOUND_INACTIVE, "santiago.inactive.stop-allowed", seat, cuban)
    else:
        visit(table, seat, cuban)
