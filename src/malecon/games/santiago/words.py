"""The things of Santiago de Cuba and their numbers: goods, flowers, Cubans, buildings, stops, options, questions."""

from typing import Final

from malecon.engine.words import Domain, numbers

# Goods. The first five have a die of their colour; wood has none (santiago.data.good-colours).
SUGAR: Final = 0
CITRUS: Final = 1
TOBACCO: Final = 2
RUM: Final = 3
CIGAR: Final = 4
WOOD: Final = 5
DICE: Final = 5
GOODS: Final = 6
GOOD: Final = Domain("good", ("sugar", "citrus", "tobacco", "rum", "cigar", "wood"))
DIE: Final = Domain("good", GOOD.words[:DICE])

HIGHEST_FACE: Final = 4
FACE: Final = numbers("face", 0, HIGHEST_FACE)

# Flowers, three building spaces each (santiago.data.spaces-per-flower).
NO_FLOWER: Final = -1
SPACES_PER_FLOWER: Final = 3
SPACES: Final = 12
FLOWER: Final = Domain("flower", ("yellow", "blue", "red", "white"))
SPACE: Final = Domain("space", tuple(f"{flower}-{place}" for flower in FLOWER.words for place in (1, 2, 3)))

# The nine Cubans.
PEDRO: Final = 0
MARIA: Final = 1
JOSE: Final = 2
MARTINEZ: Final = 3
CONCHITA: Final = 4
ZORRO: Final = 5
MIGUEL: Final = 6
PABLO: Final = 7
ALONSO: Final = 8
CUBANS: Final = 9
CUBAN: Final = Domain("cuban", ("pedro", "maria", "jose", "martinez", "conchita", "zorro", "miguel", "pablo", "alonso"))

# The loop road: the port, then nine stars in front of the Cubans (santiago.component.road).
PORT: Final = 0
STOPS: Final = 10
STOP: Final = Domain("stop", ("port", "1", "2", "3", "4", "5", "6", "7", "8", "9"))

# The twelve buildings.
BANK: Final = 0
CHURCH: Final = 1
DISTILLERY: Final = 2
CIGAR_FACTORY: Final = 3
BLACK_MARKET: Final = 4
SAWMILL: Final = 5
CAFE: Final = 6
CUSTOMS: Final = 7
CASINO: Final = 8
HARBOUR: Final = 9
OFFICE: Final = 10
NEWSPAPER: Final = 11
BUILDINGS: Final = 12
BUILDING: Final = Domain(
    "building",
    (
        "bank",
        "church",
        "distillery",
        "cigar-factory",
        "black-market",
        "sawmill",
        "cafe",
        "customs",
        "casino",
        "harbour",
        "office",
        "newspaper",
    ),
)

# What stands on the board besides tiles and brokers.
CAR: Final = 0  # the stop where the car stands
DEPARTED: Final = 1  # ships that have left; the ship in port is the next one
VALUE: Final = 2  # the flag under the value marker: 2, 3 or 4
FIRST: Final = 3  # the seat of the first player
ACTIVE: Final = 4  # the seat whose turn it is
BOARD: Final = Domain("board", ("car", "departed", "value", "first", "active"))

PESOS: Final = 0
POINTS: Final = 1
BANK_OF: Final = Domain("bank", ("pesos", "points"))

NOT_ABOARD: Final = -1  # the demand for a good whose die is not on the ship

# Options: the display of holdings, the first player, and the closest calls of the catalogue. 0 is the default.
HOLDINGS: Final = 0
FIRST_PLAYER_IS: Final = 1
VISIT_POINT_FOR: Final = 2
EMPTY_DEMAND: Final = 3
TURNED_UNDER_CAR: Final = 4
OPTION: Final = Domain("option", ("holdings", "first-player", "visit-point", "empty-demand", "turned-under-car"))

# Questions and steps: their numbers on the stack. A building's question is ASK_BUILDING plus the building.
LAY_OUT: Final = 0
CAPITAL: Final = 1
ASK_FIRST_PLAYER: Final = 2
ASK_BUILDING_LAID: Final = 3
ASK_CUBAN_LAID: Final = 4
DEMAND: Final = 5
ASK_ROLL: Final = 6
ASK_LEFT_OUT: Final = 7
TURN: Final = 8
ASK_DRIVE: Final = 9
ASK_GAIN: Final = 10
ASK_ZORRO: Final = 11
ROBBED: Final = 12
ASK_GIFT: Final = 13
ASK_PABLO: Final = 14
ASK_ALONSO: Final = 15
BROKER_STEP: Final = 16
ASK_BROKER: Final = 17
ASK_DELIVERY: Final = 18
VISIT_POINT: Final = 19
END_OF_TURN: Final = 20
ASK_TURN_OVER: Final = 21
ASK_BUILDING: Final = 22
