"""The order of play: the number formed by two open cards, and the ladder that parts equal numbers."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.havana.events import NUMBER_FORMED
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import GREY


def number_of(table: HavanaTable, seat: i64) -> i64:
    """The two open cards read together."""
    return table.box.number[table.left[seat]] * 10 + table.box.number[table.right[seat]]


def goes_before(table: HavanaTable, one: i64, other: i64) -> bool:
    """Ascending numbers; then fewest points, coloured cubes, pesos, workers, grey cubes, then the youngest."""
    if table.number[one] != table.number[other]:
        return table.number[one] < table.number[other]
    if table.points[one] != table.points[other]:
        return table.points[one] < table.points[other]
    if table.coloured(one) != table.coloured(other):
        return table.coloured(one) < table.coloured(other)
    if table.pesos[one] != table.pesos[other]:
        return table.pesos[one] < table.pesos[other]
    if table.workers[one] != table.workers[other]:
        return table.workers[one] < table.workers[other]
    if table.cubes.at(one, GREY) != table.cubes.at(other, GREY):
        return table.cubes.at(one, GREY) < table.cubes.at(other, GREY)
    return table.rank[one] < table.rank[other]


def settle_order(table: HavanaTable, journal: Journal) -> None:
    """Once, at the start of phase 1; it holds for the whole round (havana.order.frozen)."""
    seat: i64 = 0
    while seat < table.seats:
        table.number[seat] = number_of(table, seat)
        seat += 1
    seat = 0
    while seat < table.seats:
        ahead: i64 = 0
        other: i64 = 0
        while other < table.seats:
            if other != seat and goes_before(table, other, seat):
                ahead += 1
            other += 1
        table.order[ahead] = seat
        seat += 1
    if journal.listening:
        for turn in range(table.seats):
            player = table.order[turn]
            journal.tell(NUMBER_FORMED, "havana.order.ascending", player, table.number[player], turn + 1)
