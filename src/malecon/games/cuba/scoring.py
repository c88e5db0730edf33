"""The end of the game and the ranking."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.cuba.deeds import Told
from malecon.games.cuba.supply import score
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import Choice

BUILDING_POINTS: Final = 2


def scoring_buildings(table: CubaTable, seat: i64) -> i64:
    """Own buildings with the printed warehouse, or only those erected, as the edition has it."""
    return table.erected(seat) + 1 - table.chosen(Choice.FINAL_BUILDINGS)


def end_the_game(table: CubaTable, journal: Journal) -> None:
    """After the statutes of round 6; phase E is not carried out (cuba.round-end.round6)."""
    clause = table.clause_of(Choice.FINAL_BUILDINGS)
    for seat in range(table.seats):
        count = scoring_buildings(table, seat)
        journal.tell(Told.BUILDINGS_SCORED, clause, seat, count, BUILDING_POINTS * count)
        score(table, seat, BUILDING_POINTS * count, journal)
    table.clear_stack()
    journal.tell(Told.GAME_ENDED, "cuba.end.round6")
    if journal.listening:
        for seat in range(table.seats):
            journal.tell(Told.PLACED, "cuba.end.winner", seat, place(table, seat), table.points[seat])


def beats(table: CubaTable, one: i64, other: i64) -> bool:
    """Points, then money (cuba.end.tie-money); equal in both, they share their place (cuba.end.tie-beyond)."""
    if table.points[one] != table.points[other]:
        return table.points[one] > table.points[other]
    return table.pesos[one] > table.pesos[other]


def place(table: CubaTable, seat: i64) -> i64:
    ahead: i64 = 0
    for other in range(table.seats):
        if beats(table, other, seat):
            ahead += 1
    return ahead + 1
