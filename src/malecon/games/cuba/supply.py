"""The stock and what players own: pieces, pesos and points come and go here, and nowhere else."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.cuba.deeds import Told
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import Ware

TRACK: Final = 80  # spaces of the victory point path (cuba.track.lap)


def gain(table: CubaTable, seat: i64, piece: i64, due: i64) -> i64:
    """Put pieces of the stock into the lot, as many as there are; how many (cuba.stock.exhausted)."""
    count = min(due, table.stock[piece])
    table.stock[piece] -= count
    table.lot.add(seat, piece, count)
    return count


def give_up(table: CubaTable, seat: i64, piece: i64, count: i64) -> None:
    """Take pieces from a player, lot first: never the worse choice (cuba.warehouse.spend-choice)."""
    from_lot = min(count, table.lot.at(seat, piece))
    table.lot.add(seat, piece, -from_lot)
    if from_lot < count:
        assert Ware.CITRUS <= piece < Ware.RUM
        table.stored.add(seat, piece - Ware.CITRUS, from_lot - count)


def spend(table: CubaTable, seat: i64, piece: i64, count: i64) -> None:
    """Return pieces of a player to the stock."""
    give_up(table, seat, piece, count)
    table.stock[piece] += count


def receive_pesos(table: CubaTable, seat: i64, pesos: i64) -> None:
    """From the stock of coins, which never runs out (cuba.component.coins.unlimited)."""
    table.bank[0] -= pesos
    table.pesos[seat] += pesos


def pay_pesos(table: CubaTable, seat: i64, pesos: i64) -> None:
    table.pesos[seat] -= pesos
    table.bank[0] += pesos


def score(table: CubaTable, seat: i64, points: i64, journal: Journal) -> None:
    """Points are recorded at once; laps of the path count (cuba.action.vp-immediate, cuba.track.lap.total)."""
    before = table.points[seat]
    table.points[seat] = before + points
    if journal.listening and before // TRACK < table.points[seat] // TRACK:
        journal.tell(Told.LAP_COMPLETED, "cuba.track.lap", seat, table.points[seat])
