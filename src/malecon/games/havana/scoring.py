"""The end of the game and the ranking."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import Cube, Told


def end_the_game(table: HavanaTable, clause: str, journal: Journal) -> None:
    """The game stops at once; the round is not completed (havana.end.immediate)."""
    table.clear_stack()
    journal.tell(Told.GAME_ENDED, clause)
    if journal.listening:
        for seat in range(table.seats):
            journal.tell(Told.PLACED, "havana.end.ranking", seat, place(table, seat), table.points[seat])


def beats(table: HavanaTable, one: i64, other: i64) -> bool:
    """Points, then coloured cubes, pesos, workers, grey cubes (havana.end.most-vp)."""
    if table.points[one] != table.points[other]:
        return table.points[one] > table.points[other]
    if table.coloured(one) != table.coloured(other):
        return table.coloured(one) > table.coloured(other)
    if table.pesos[one] != table.pesos[other]:
        return table.pesos[one] > table.pesos[other]
    if table.workers[one] != table.workers[other]:
        return table.workers[one] > table.workers[other]
    return table.cubes.at(one, Cube.GREY) > table.cubes.at(other, Cube.GREY)


def place(table: HavanaTable, seat: i64) -> i64:
    """1 for the winner; seats equal in everything share a place."""
    ahead: i64 = 0
    for other in range(table.seats):
        if beats(table, other, seat):
            ahead += 1
    return ahead + 1
