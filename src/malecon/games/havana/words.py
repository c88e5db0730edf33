"""The things of Havana and their numbers: cubes, action cards, buildings, ends of rows, options, questions."""

from typing import Final

from malecon.engine.words import Domain

# Cubes. Grey is debris; the other four are the coloured ones (havana.component.material-names).
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
BROWN: Final = 3
GREY: Final = 4
COLOURS: Final = 4
CUBES: Final = 5
CUBE: Final = Domain("cube", ("red", "yellow", "blue", "brown", "grey"))
COLOUR: Final = Domain("cube", CUBE.words[:COLOURS])

# Pieces: what the tax collector may take, and what a cost may ask for and be paid in another way.
WORKER_PIECE: Final = 5
PIECES: Final = 6
PIECE: Final = Domain("piece", (*CUBE.words, "worker"))

# The thirteen action cards.
SIESTA: Final = 0
REFRESHMENT: Final = 1
PROTECTION: Final = 2
DEBRIS: Final = 3
CONSERVATION: Final = 4
TAX_COLLECTOR: Final = 5
WORKER: Final = 6
ARCHITECT: Final = 7
PESOS_THIEF: Final = 8
MATERIALS_THIEF: Final = 9
BLACK_MARKET: Final = 10
PESOS: Final = 11
MAMA: Final = 12
CARDS: Final = 13
CARD: Final = Domain(
    "card",
    (
        "siesta",
        "refreshment",
        "protection",
        "debris",
        "conservation",
        "tax-collector",
        "worker",
        "architect",
        "pesos-thief",
        "materials-thief",
        "black-market",
        "pesos",
        "mama",
    ),
)

# Where a player's card is.
IN_HAND: Final = 0
OPEN: Final = 1
DISCARDED: Final = 2  # seen by all before it went there
SEALED: Final = 3  # laid face down, secret until the reveal
COVERED: Final = 4  # open still, under a sealed card
PUT_AWAY: Final = 5  # discarded unseen, by Refreshment (havana.card.refreshment.shown)

# Buildings: the labels are ours (havana.data.no-names).
BUILDINGS: Final = 36
BUILDING: Final = Domain(
    "house",
    (
        "beach-hut",
        "fruit-stand",
        "jetty",
        "clay-well",
        "street",
        "kiosk",
        "townhouse",
        "courtyard",
        "beach-cafe",
        "pottery",
        "tram-stop",
        "garden-wall",
        "park-with-statue",
        "car-park",
        "bakery",
        "fountain-square",
        "warehouse",
        "boatyard",
        "greenhouse",
        "brickworks",
        "school",
        "clinic",
        "bridge",
        "market-hall",
        "distillery",
        "library",
        "music-hall",
        "cinema",
        "harbour-pier",
        "town-hall",
        "bank",
        "hotel",
        "cigar-works",
        "university",
        "casino",
        "capitol",
    ),
)

# Where a building is: -1 in the pile that nobody has seen, a seat that owns it, or one of these.
IN_PILE: Final = -1
IN_ROW: Final = 5
IN_BOX: Final = 6
WHEREABOUTS: Final = Domain("whereabouts", ("1", "2", "3", "4", "5", "row", "box"))

ROWS: Final = 2
ROW_LENGTH: Final = 6
PLACES: Final = 12  # two rows of six, from left to right
ROW: Final = Domain("row", ("upper", "lower"))
PLACE: Final = Domain("place", tuple(f"{row}-{number}" for row in ROW.words for number in range(1, 7)))

# The four ends: row times two, plus one for the right.
ENDS: Final = 4
END: Final = Domain("end", ("upper-left", "upper-right", "lower-left", "lower-right"))

# What a round has to remember, and what lies apart from the players.
ROUND: Final = 0
ACTIVE: Final = 1  # the seat whose turn of phase 1 it is
CENTRE_PESOS: Final = 2
WORKERS: Final = 3  # in the reserve
REMOVED: Final = 4  # 1 once a building has been removed by Conservation in this round
WORKER_DONE: Final = 5  # 1 once somebody has performed the Worker in this round
MARKET_DONE: Final = 6  # likewise the Black Market
BAG_WAS_EMPTY: Final = 7  # 1 if the round began with an empty bag
ROW_CHANGED: Final = 8  # 1 once a building has left the rows in this round
STALLED: Final = 9  # consecutive rounds that began with an empty bag and left the rows alone
BOARD: Final = Domain(
    "board",
    (
        "round",
        "active",
        "centre_pesos",
        "workers",
        "building_removed",
        "worker_performed",
        "black_market_performed",
        "bag_was_empty",
        "row_changed",
        "stalled_rounds",
    ),
)

BANK_OF: Final = Domain("bank", ("pesos",))

CENTRE: Final = 9  # as the destination of a drawn cube; otherwise a seat

# Options. 0 is the default.
YOUNGEST_IS: Final = 0
MARKET_IS: Final = 1
OPTION: Final = Domain("option", ("youngest", "black-market"))

# Questions and steps: their numbers on the stack.
LAY_OUT: Final = 0
DEAL_ROWS: Final = 1
ASK_DEAL: Final = 2
START_GOODS: Final = 3
ASK_DRAW: Final = 4
ASK_YOUNGEST: Final = 5
ASK_OPENING: Final = 6
ROUND_STEP: Final = 7
TURN: Final = 8
ASK_FIRST: Final = 9
ACTION: Final = 10
ASK_REFRESHMENT: Final = 11
ASK_CONSERVATION: Final = 12
LEVY: Final = 13
ASK_LEVY: Final = 14
ASK_PESOS_THIEF: Final = 15
ASK_MATERIALS_THIEF: Final = 16
ASK_THEFT: Final = 17
ASK_SECOND_THEFT: Final = 18
ASK_MARKET: Final = 19
ASK_MAMA: Final = 20
ASK_BUY: Final = 21
PAYMENT: Final = 22
ASK_PAY: Final = 23
SUPPLY: Final = 24
NEW_CARDS: Final = 25
ASK_COVER: Final = 26
REVEAL: Final = 27
