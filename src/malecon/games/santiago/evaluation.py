"""How good a position looks to a player of Santiago de Cuba: points, and what the rest may still bring."""

from typing import Final

from mypy_extensions import i64

from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import BUILDINGS, CIGAR, DEPARTED, DICE, RUM, VALUE, WOOD

# In hundredths of a point.
POINT: Final = 100
PESO: Final = 30
LATER_PESO: Final = 10  # beyond the first six
WANTED_SHARE: Final = 55  # of a good's value on this ship, as somebody else may deliver first
REFINED: Final = 110  # rum or cigars that no ship wants yet: the café takes one of each
RAW: Final = 70
LUMBER: Final = 60
OWNED: Final = 40  # a building, for each ship still to come


def evaluate(table: SantiagoTable, seat: i64) -> i64:
    if table.over():
        return table.points[seat] * POINT
    ships_to_come = table.box.ships - table.board[DEPARTED]
    total = table.points[seat] * POINT
    total += min(table.pesos[seat], 6) * PESO + max(table.pesos[seat] - 6, 0) * LATER_PESO
    good: i64 = 0
    while good < DICE:
        held = table.goods.at(seat, good)
        wanted = min(held, max(table.demand[good], 0))
        idle: i64 = REFINED if good == RUM or good == CIGAR else RAW
        wanted_worth = max(table.board[VALUE] * WANTED_SHARE, idle)
        total += wanted * wanted_worth + (held - wanted) * idle
        good += 1
    total += table.goods.at(seat, WOOD) * LUMBER
    building: i64 = 0
    while building < BUILDINGS:
        if table.owner[building] == seat:
            total += OWNED * ships_to_come
        building += 1
    return total
