"""The end of the game and the ranking."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.cuba.events import BUILDINGS_SCORED, GAME_ENDED, PLACED
from malecon.games.cuba.supply import score
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import FINAL_BUILDINGS_ARE

BUILDING_POINTS: Final = 2


def scoring_buildings(table: CubaTable, seat: i64) -> i64:
    """Own buildings with the printed warehouse, or only those erected, as the edition has it."""
    return table.erected(seat) + 1 - table.option[FINAL_BUILDINGS_ARE]


def end_the_game(table: CubaTable, journal: Journal) -> None:
    """After the statutes of round 6; phase E is not carried out (cuba.round-end.round6)."""
    clause = "cuba.end.building-points.own-buildings"
    if table.option[FINAL_BUILDINGS_ARE] == 1:
        clause = "cuba.end.building-points.erected"
    seat: i64 = 0
    while seat < table.seats:
        count = scoring_buildings(table, seat)
        if journal.listening:
            journal.tell(BUILDINGS_SCORED, clause, seat, count, BUILDING_POINTS * count)
        score(table, seat, BUILDING_POINTS * count, journal)
        seat += 1
    table.clear_stack()
    if journal.listening:
        journal.tell(GAME_ENDED, "cuba.end.round6")
        for player in range(table.seats):
            journal.tell(PLACED, "cuba.end.winner", player, place(table, player), table.points[player])


def beats(table: CubaTable, one: i64, other: i64) -> bool:
    """Points, then money (cuba.end.tie-money); equal in both, they share their place (cuba.end.tie-beyond)."""
    if table.points[one] != table.points[other]:
        return table.points[one] > table.points[other]
    return table.pesos[one] > table.pesos[other]


def place(table: CubaTable, seat: i64) -> i64:
    ahead: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if beats(table, other, seat):
            ahead += 1
        other += 1
    return ahead + 1
