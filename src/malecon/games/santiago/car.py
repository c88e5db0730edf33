"""The car: it drives clockwise, the first star is free, and it always moves."""

from typing import ClassVar

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY
from malecon.games.santiago.cubans.visit import visit
from malecon.games.santiago.port import open_deliveries
from malecon.games.santiago.ship import raise_value
from malecon.games.santiago.supply import receive_pesos
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import CAR, LONGEST_DRIVE, PORT, STOPS, Moves, Told


class Drive(Decision[SantiagoTable]):
    """How many stars?"""

    answers: ClassVar = (Moves.DRIVE,)

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for stars in range(1, min(table.pesos[seat] + 1, LONGEST_DRIVE) + 1):
            moves.add(Moves.DRIVE.of(stars))

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str:
        return "santiago.car.pay-first"

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        stars = Moves.DRIVE.value(move)
        price = price_of(stars)
        receive_pesos(table, seat, -price)
        if journal.listening:
            destination = table.cuban_at[(table.stop_of[CAR] + stars) % STOPS]
            journal.tell(Told.DROVE, "santiago.car.cost", seat, stars, destination, price)
        # What happens on the way is settled in road order, before the destination (santiago.car.en-route-order).
        while stars > 0:
            leave_star(table, journal)
            stars -= 1
            if table.stop_of[CAR] == PORT and stars > 0:
                raise_value(table, "santiago.car.pass-port", journal)
                if table.over():
                    return
        arrive(table, seat, journal)


def price_of(stars: i64) -> i64:
    """The first star is free, each further one costs a peso (santiago.car.cost)."""
    return stars - 1


def stars_to(table: SantiagoTable, stop: i64) -> i64:
    """From where the car stands, the way it goes; a whole lap to its own stop (santiago.car.full-lap)."""
    return (stop - table.stop_of[CAR] - 1) % STOPS + 1


def leave_star(table: SantiagoTable, journal: Journal) -> None:
    """One star on; an inactive Cuban is turned up as the car leaves him (santiago.inactive.flip-back-timing)."""
    cuban = table.cuban_at[table.stop_of[CAR]]
    if cuban != NOBODY and table.inactive[cuban] > 0:
        table.inactive[cuban] -= 1
        if table.inactive[cuban] == 0:
            journal.tell(Told.CUBAN_TURNED_UP, "santiago.inactive.flip-back", cuban)
    table.stop_of[CAR] = table.stop_of[CAR] + 1 if table.stop_of[CAR] + 1 < STOPS else PORT


def arrive(table: SantiagoTable, seat: i64, journal: Journal) -> None:
    """At the port deliveries begin; an active Cuban is visited; an inactive one gives nothing at all."""
    if table.stop_of[CAR] == PORT:
        open_deliveries(table, seat, journal)
        return
    cuban = table.cuban_at[table.stop_of[CAR]]
    if table.inactive[cuban] > 0:
        journal.tell(Told.CUBAN_FOUND_INACTIVE, "santiago.inactive.stop-allowed", seat, cuban)
    else:
        visit(table, seat, cuban)
