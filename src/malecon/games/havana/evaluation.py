"""How good a position looks to a player of Havana: points, what may still buy some, and what the cards will bring."""

from typing import Final

from mypy_extensions import i64

from malecon.games.havana.cards.centre import half_up
from malecon.games.havana.scoring import place
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import (
    ARCHITECT,
    BLACK_MARKET,
    CARDS,
    CENTRE_PESOS,
    DEBRIS,
    GREY,
    MAMA,
    MATERIALS_THIEF,
    OPEN,
    PESOS,
    PESOS_THIEF,
    PROTECTION,
    SEALED,
    TAX_COLLECTOR,
    WORKER,
)

# In hundredths of a point.
POINT: Final = 100
VICTORY: Final = 5000  # more than any goods left over
COLOURED: Final = 55
GREY_CUBE: Final = 14
PESO: Final = 15
WORKER_OWNED: Final = 55
HOARD: Final = 8  # cubes and pesos beyond this many are a thief's
BEYOND: Final = 5

# What a card that lies open, or will, promises for its next action.
BLIND_CUBES: Final = 60
TWO_WORKERS: Final = 80
ARCHITECT_OPEN: Final = 85
LEVY_WORTH: Final = 30
THEFT: Final = 50
NEW_COLOURED: Final = 1  # of the three cubes that every supply brings
OTHER_CARD: Final = 8


def evaluate(table: HavanaTable, seat: i64) -> i64:
    total = table.points[seat] * POINT
    if table.over():
        return total + VICTORY if place(table, seat) == 1 else total
    total += worth_of_many(table.coloured(seat), COLOURED)
    total += worth_of_many(table.pesos[seat], PESO)
    total += worth_of_many(table.cubes.at(seat, GREY), GREY_CUBE)
    total += table.workers[seat] * WORKER_OWNED
    card: i64 = 0
    while card < CARDS:
        if table.card.at(seat, card) == OPEN or table.card.at(seat, card) == SEALED:
            total += promise(table, seat, card)
        card += 1
    return total


def worth_of_many(count: i64, worth: i64) -> i64:
    return min(count, HOARD) * worth + max(count - HOARD, 0) * BEYOND


def promise(table: HavanaTable, seat: i64, card: i64) -> i64:
    """What the action of an own card may bring in the next round."""
    if card == MAMA:
        coloured = half_up(table.centre_coloured() + NEW_COLOURED)
        return coloured * COLOURED + half_up(table.centre[GREY]) * GREY_CUBE
    if card == PESOS:
        return half_up(table.board[CENTRE_PESOS] + table.box.supply_pesos) * PESO
    if card == DEBRIS:
        return table.centre[GREY] * GREY_CUBE
    if card == PESOS_THIEF:
        return richest_rival(table, seat) // 2 * PESO
    if card == BLACK_MARKET:
        return BLIND_CUBES
    if card == WORKER:
        return TWO_WORKERS
    if card == ARCHITECT:
        return ARCHITECT_OPEN
    if card == MATERIALS_THIEF:
        return THEFT
    if card == TAX_COLLECTOR:
        return LEVY_WORTH
    if card == PROTECTION:
        return table.coloured(seat) * BEYOND
    return OTHER_CARD


def richest_rival(table: HavanaTable, seat: i64) -> i64:
    """The pesos of the rival who has most."""
    most: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            most = max(most, table.pesos[other])
        other += 1
    return most
