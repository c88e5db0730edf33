"""What a player of Santiago de Cuba would name in a position: points, and what the rest may still bring."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.judge import POINT, Judge
from malecon.engine.table import Table
from malecon.games.santiago.scoring import place
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import BUILDING, BUILDINGS, CAR, DICE, STOPS, Ask, Board, Good

# Where each feature is counted.
POINTS: Final = 0
PESOS: Final = 1
SAVINGS: Final = 2  # pesos beyond the first few
WANTED: Final = 3  # goods that the ship wants
REFINED: Final = 4  # rum and cigars that no ship wants yet
RAW: Final = 5
TIMBER: Final = 6
OWNED: Final = 7
VARIETY: Final = 8  # kinds of goods
TEMPO: Final = 9  # how soon it is this player's turn
NEAR_PORT: Final = 10  # wanted goods with the car close to the port
DELIVERING: Final = 11  # what can be delivered right now
OWNER_OF: Final = 12  # one for each building
FEATURES: Final = [
    "points",
    "pesos",
    "savings",
    "wanted",
    "refined",
    "raw",
    "timber",
    "owned",
    "variety",
    "tempo",
    "near-port",
    "delivering",
    *[f"owner-{building}" for building in BUILDING.words],
]
BY_THUMB: Final = [1] * VARIETY + [0] * (4 + BUILDINGS)

# In hundredths of a point.
PESO: Final = 30
FIRST_PESOS: Final = 6
LATER_PESO: Final = 10
WANTED_SHARE: Final = 55  # of a good's value on this ship, as somebody else may deliver first
IDLE_REFINED: Final = 110  # the café takes one of each
IDLE_RAW: Final = 70
LUMBER: Final = 60
BUILDING_OWNED: Final = 40  # for each ship still to come


class SantiagoJudge(Judge):
    """Goods against the ship in port, buildings against the ships to come."""

    def __init__(self) -> None:
        super().__init__(FEATURES, BY_THUMB, 0)

    def look(self, table: Table, seat: i64) -> None:
        assert isinstance(table, SantiagoTable)
        found = self.found
        ships_to_come = table.box.ships - table.board[Board.DEPARTED]
        found[POINTS] = table.points[seat] * POINT
        found[PESOS] = min(table.pesos[seat], FIRST_PESOS) * PESO
        found[SAVINGS] = max(table.pesos[seat] - FIRST_PESOS, 0) * LATER_PESO
        self.look_at_goods(table, seat)
        owned: i64 = 0
        for building in range(BUILDINGS):
            own: i64 = BUILDING_OWNED * ships_to_come if table.owner[building] == seat else 0
            found[OWNER_OF + building] = own
            owned += own
        found[OWNED] = owned
        behind = seat - table.board[Board.ACTIVE]
        if behind < 0:
            behind += table.seats
        found[TEMPO] = POINT * (table.seats - behind) // table.seats

    def look_at_goods(self, table: SantiagoTable, seat: i64) -> None:
        found = self.found
        value = table.board[Board.VALUE]
        wanted_worth: i64 = 0
        refined: i64 = 0
        raw: i64 = 0
        kinds: i64 = 0
        wanted_goods: i64 = 0
        for good in range(DICE):
            held = table.goods.at(seat, good)
            if held > 0:
                wanted = min(held, max(table.demand[good], 0))
                idle: i64 = IDLE_REFINED if good == Good.RUM or good == Good.CIGAR else IDLE_RAW
                wanted_worth += wanted * max(value * WANTED_SHARE, idle)
                if good == Good.RUM or good == Good.CIGAR:
                    refined += (held - wanted) * idle
                else:
                    raw += (held - wanted) * idle
                kinds += 1
                wanted_goods += wanted
        found[WANTED] = wanted_worth
        found[REFINED] = refined
        found[RAW] = raw
        found[TIMBER] = table.goods.at(seat, Good.WOOD) * LUMBER
        found[VARIETY] = kinds * POINT
        delivery = wanted_goods * value * POINT
        found[NEAR_PORT] = delivery * table.stop_of[CAR] // STOPS
        found[DELIVERING] = 0
        if table.decision() == Ask.DELIVERY and (table.argument() >> seat) & 1 == 0:
            found[DELIVERING] = delivery

    def progress(self, table: Table) -> float:
        assert isinstance(table, SantiagoTable)
        return float(table.board[Board.DEPARTED]) / float(table.box.ships)

    def points(self, table: Table, seat: i64) -> i64:
        assert isinstance(table, SantiagoTable)
        return table.points[seat]

    def place(self, table: Table, seat: i64) -> i64:
        assert isinstance(table, SantiagoTable)
        return place(table, seat)
