"""What a player of Havana would name in a position: points, what may still buy some, and what the cards will bring."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.judge import POINT, Judge
from malecon.engine.sets import how_many, lowest
from malecon.engine.table import NOBODY, Table
from malecon.games.havana.cards.deck import DECK
from malecon.games.havana.purchase import Paying, affordable
from malecon.games.havana.scoring import place
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CARD, CARDS, COLOURS, ENDS, WORKER_PIECE, Ask, Cube, Lies
from malecon.games.havana.worth import BEYOND, COLOURED_CUBE, GREY_CUBE, HOARD, PESO, WORKER_OWNED

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

VICTORY: Final = 5000  # hundredths of a point: more than any goods left over


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
        found[RUBBLE] = worth_of_many(table.cubes.at(seat, Cube.GREY), GREY_CUBE)
        found[WORKERS] = table.workers[seat] * WORKER_OWNED
        for card in range(CARDS):
            found[CARD_OPEN + card] = 0
        promised: i64 = 0
        shown = table.cards.at(seat, Lies.OPEN) | table.cards.at(seat, Lies.SEALED)
        while shown != 0:
            card = lowest(shown)
            promised += DECK[card].promise(table, seat)
            found[CARD_OPEN + card] = POINT
            shown &= shown - 1
        found[PROMISE] = promised
        found[HAND] = how_many(table.cards.at(seat, Lies.HAND)) * POINT
        self.look_at_buildings(table, seat)
        place_in_order: i64 = 0
        while place_in_order < table.seats and table.order[place_in_order] != seat:
            place_in_order += 1
        found[EARLY_TURN] = POINT * (table.seats - place_in_order) // table.seats

    def look_at_buildings(self, table: HavanaTable, seat: i64) -> None:
        found = self.found
        best: i64 = 0
        reach: i64 = 0
        for end in range(ENDS):
            at = table.place_of_end(end)
            if at != NOBODY:
                building = table.building_at[at]
                points = table.box.points[building]
                if points > best and affordable(table, seat, building):
                    best = points
                reach += points * share_owned(table, seat, building)
        found[AFFORDABLE] = best * POINT
        found[WITHIN_REACH] = reach
        found[BUYING] = 0
        if table.decision() == Ask.PAY and table.seat() == seat:
            bought = table.building_at[table.place_of_end(Paying.END.of(table.argument()))]
            found[BUYING] = table.box.points[bought] * POINT
        found[FINISH] = POINT if best > 0 and table.points[seat] + best >= table.box.target[table.seats] else 0

    def progress(self, table: Table) -> float:
        assert isinstance(table, HavanaTable)
        most: i64 = 0
        for seat in range(table.seats):
            most = max(most, table.points[seat])
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
    for colour in range(COLOURS):
        cost = table.box.cost(building, colour)
        needed += cost
        there += min(cost, table.cubes.at(seat, colour))
    pesos = (table.box.pesos[building] + 1) // 2  # a peso is worth half a cube at most
    grey = (table.box.cost(building, Cube.GREY) + 1) // 2
    needed += pesos + grey
    there += min(pesos, table.pesos[seat] // 2) + min(grey, table.cubes.at(seat, Cube.GREY) // 2)
    return POINT * there // needed if needed > 0 else POINT


def worth_of_many(count: i64, worth: i64) -> i64:
    return min(count, HOARD) * worth + max(count - HOARD, 0) * BEYOND
