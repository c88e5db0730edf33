"""The order of play: the number formed by two open cards, and the ladder that parts equal numbers."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.havana.box import Box
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import Cube, Told


def formed(box: Box, one: i64, other: i64) -> i64:
    """Two cards read together, the lower number first (havana.number.lowest-left)."""
    lower = min(box.number[one], box.number[other])
    return lower * 10 + max(box.number[one], box.number[other])


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
    if table.cubes.at(one, Cube.GREY) != table.cubes.at(other, Cube.GREY):
        return table.cubes.at(one, Cube.GREY) < table.cubes.at(other, Cube.GREY)
    return table.rank[one] < table.rank[other]


def settle_order(table: HavanaTable, journal: Journal) -> None:
    """Once, at the start of phase 1; it holds for the whole round (havana.order.frozen)."""
    for seat in range(table.seats):
        table.number[seat] = formed(table.box, table.left[seat], table.right[seat])
        settled = seat  # those before this seat are in order already; it goes in where it belongs
        while settled > 0 and goes_before(table, seat, table.order[settled - 1]):
            table.order[settled] = table.order[settled - 1]
            settled -= 1
        table.order[settled] = seat
    if journal.listening:
        for turn in range(table.seats):
            player = table.order[turn]
            journal.tell(Told.NUMBER_FORMED, "havana.order.ascending", player, table.number[player], turn + 1)
