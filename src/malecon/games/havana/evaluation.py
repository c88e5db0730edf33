"""What a player of Havana would name in a position: points, what may still buy some, and what the cards will bring."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.judge import POINT, Judge
from malecon.engine.table import FRAME, NOBODY, Table, top
from malecon.games.havana.cards.centre import half_up
from malecon.games.havana.purchase import affordable
from malecon.games.havana.scoring import place
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import (
    ARCHITECT,
    ASK_PAY,
    BLACK_MARKET,
    CARD,
    CARDS,
    CENTRE_PESOS,
    COLOURS,
    DEBRIS,
    ENDS,
    GREY,
    IN_HAND,
    MAMA,
    MATERIALS_THIEF,
    OPEN,
    PESOS,
    PESOS_THIEF,
    PROTECTION,
    SEALED,
    TAX_COLLECTOR,
    WORKER,
    WORKER_PIECE,
)

# Where each feature is counted.
POINTS: Final = 0
COLOURED: Final = 1
MONEY: Final = 2
RUBBLE: Final = 3
WORKERS: Final = 4
PROMISE: Final = 5  # what the cards that lie open, or will, promise
AFFORDABLE: Final = 6  # the best building that could be bought now
WITHIN_REACH: Final = 7  # buildings at the ends, by how much of their cost is there
FINISH: Final = 8  # one affordable purchase from the target
HAND: Final = 9  # cards left
EARLY_TURN: Final = 10
BUYING: Final = 11  # the building that is being paid for
CARD_OPEN: Final = 12  # one for each card: it lies open, or will
FEATURES: Final = [
    "points",
    "coloured",
    "money",
    "rubble",
    "workers",
    "promise",
    "affordable",
    "within-reach",
    "finish",
    "hand",
    "early-turn",
    "buying",
    *[f"open-{card}" for card in CARD.words],
]
BY_THUMB: Final = [1] * AFFORDABLE + [0] * (6 + CARDS)

# In hundredths of a point.
VICTORY: Final = 5000  # more than any goods left over
COLOURED_CUBE: Final = 55
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


class HavanaJudge(Judge):
    """Cubes, pesos and workers against the buildings at the ends, and the cards to come."""

    def __init__(self) -> None:
        super().__init__(FEATURES, BY_THUMB, VICTORY)

    def look(self, table: Table, seat: i64) -> None:
        assert isinstance(table, HavanaTable)
        found = self.found
        found[POINTS] = table.points[seat] * POINT
        found[COLOURED] = worth_of_many(table.coloured(seat), COLOURED_CUBE)
        found[MONEY] = worth_of_many(table.pesos[seat], PESO)
        found[RUBBLE] = worth_of_many(table.cubes.at(seat, GREY), GREY_CUBE)
        found[WORKERS] = table.workers[seat] * WORKER_OWNED
        promised: i64 = 0
        hand: i64 = 0
        card: i64 = 0
        while card < CARDS:
            lies = table.card.at(seat, card)
            found[CARD_OPEN + card] = 0
            if lies == OPEN or lies == SEALED:
                promised += promise(table, seat, card)
                found[CARD_OPEN + card] = POINT
            elif lies == IN_HAND:
                hand += 1
            card += 1
        found[PROMISE] = promised
        found[HAND] = hand * POINT
        self.look_at_buildings(table, seat)
        place_in_order: i64 = 0
        while place_in_order < table.seats and table.order[place_in_order] != seat:
            place_in_order += 1
        found[EARLY_TURN] = POINT * (table.seats - place_in_order) // table.seats

    def look_at_buildings(self, table: HavanaTable, seat: i64) -> None:
        found = self.found
        best: i64 = 0
        reach: i64 = 0
        end: i64 = 0
        while end < ENDS:
            at = table.place_of_end(end)
            if at != NOBODY:
                building = table.building_at[at]
                points = table.box.points[building]
                if points > best and affordable(table, seat, building):
                    best = points
                reach += points * share_owned(table, seat, building)
            end += 1
        found[AFFORDABLE] = best * POINT
        found[WITHIN_REACH] = reach
        found[BUYING] = 0
        if table.decision() == ASK_PAY and table.seat() == seat:
            end = table.cells[top(table) - FRAME + 2]  # the payment waits below this question
            found[BUYING] = table.box.points[table.building_at[table.place_of_end(end)]] * POINT
        found[FINISH] = POINT if best > 0 and table.points[seat] + best >= table.box.target[table.seats] else 0

    def progress(self, table: Table) -> float:
        assert isinstance(table, HavanaTable)
        most: i64 = 0
        seat: i64 = 0
        while seat < table.seats:
            most = max(most, table.points[seat])
            seat += 1
        return min(1.0, float(most) / float(table.box.target[table.seats]))

    def points(self, table: Table, seat: i64) -> i64:
        assert isinstance(table, HavanaTable)
        return table.points[seat]

    def place(self, table: Table, seat: i64) -> i64:
        assert isinstance(table, HavanaTable)
        return place(table, seat)


def share_owned(table: HavanaTable, seat: i64, building: i64) -> i64:
    """How much of a building's cost is there, in per cent."""
    needed = table.box.cost(building, WORKER_PIECE)
    there = min(needed, table.workers[seat])
    colour: i64 = 0
    while colour < COLOURS:
        cost = table.box.cost(building, colour)
        needed += cost
        there += min(cost, table.cubes.at(seat, colour))
        colour += 1
    pesos = (table.box.pesos[building] + 1) // 2  # a peso is worth half a cube at most
    grey = (table.box.cost(building, GREY) + 1) // 2
    needed += pesos + grey
    there += min(pesos, table.pesos[seat] // 2) + min(grey, table.cubes.at(seat, GREY) // 2)
    return POINT * there // needed if needed > 0 else POINT


def worth_of_many(count: i64, worth: i64) -> i64:
    return min(count, HOARD) * worth + max(count - HOARD, 0) * BEYOND


def promise(table: HavanaTable, seat: i64, card: i64) -> i64:
    """What the action of an own card may bring in the next round."""
    if card == MAMA:
        coloured = half_up(table.centre_coloured() + NEW_COLOURED)
        return coloured * COLOURED_CUBE + half_up(table.centre[GREY]) * GREY_CUBE
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
