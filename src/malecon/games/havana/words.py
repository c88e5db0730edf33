"""The things of Havana, each declared once. Its name is its word in records, views and texts."""

from typing import Final

from malecon.engine.events import EventKind, kinds_of
from malecon.engine.moves import MoveKind, Vocabulary
from malecon.engine.options import Option, options_of
from malecon.engine.words import NUMBER, SEAT, Domain, domain


class Cube:
    """Grey is debris; the other four are the coloured ones (havana.component.material-names)."""

    RED: Final = 0
    YELLOW: Final = 1
    BLUE: Final = 2
    BROWN: Final = 3
    GREY: Final = 4


COLOURS: Final = 4
CUBES: Final = 5
CUBE: Final = domain("cube", Cube)
COLOUR: Final = Domain("cube", CUBE.words[:COLOURS])

# Pieces: what the levy may take, and what a cost may ask for and be paid in another way. The cubes come first.
WORKER_PIECE: Final = 5
PIECES: Final = 6
PIECE: Final = Domain("piece", (*CUBE.words, "worker"))


class Card:
    """The thirteen action cards."""

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
ALL_CARDS: Final = (1 << 13) - 1  # as a set
CARD: Final = domain("card", Card)
PAIRS: Final = [(one, other) for one in range(CARDS) for other in range(one + 1, CARDS)]
PAIR: Final = Domain("pair", tuple([f"{CARD.words[one]}+{CARD.words[other]}" for one, other in PAIRS]))


class Lies:
    """Where a player's card is."""

    HAND: Final = 0
    OPEN: Final = 1
    DISCARDED: Final = 2  # seen by all before it went there
    SEALED: Final = 3  # laid face down, secret until the reveal
    COVERED: Final = 4  # open still, under a sealed card
    PUT_AWAY: Final = 5  # discarded unseen (havana.card.refreshment.shown)


LIES: Final = domain("lies", Lies, "_")

# Buildings: the labels are ours (havana.data.no-names).
BUILDINGS: Final = 36
ALL_BUILDINGS: Final = (1 << 36) - 1  # as a set
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


class Where:
    """Where a building is; from `OWNED` on, before the player of each seat."""

    PILE: Final = 0  # nobody has seen it yet
    ROW: Final = 1
    BOX: Final = 2


OWNED: Final = 3
WHERE: Final = Domain("where", (*domain("where", Where).words, *SEAT.words))
WHEREABOUTS: Final = Domain("whereabouts", WHERE.words[Where.ROW :])

ROWS: Final = 2
ROW_LENGTH: Final = 6
PLACES: Final = 12  # two rows of six, from left to right
ROW: Final = Domain("row", ("upper", "lower"))
PLACE: Final = Domain("place", tuple(f"{row}-{number + 1}" for row in ROW.words for number in range(ROW_LENGTH)))

# The four ends: row times two, plus one for the right.
ENDS: Final = 4
END: Final = Domain("end", tuple(f"{row}-{side}" for row in ROW.words for side in ("left", "right")))


class Board:
    """What a round has to remember, and what lies apart from the players."""

    ROUND: Final = 0
    ACTIVE: Final = 1  # the seat whose turn of phase 1 it is
    CENTRE_PESOS: Final = 2
    WORKERS: Final = 3  # in the reserve
    BUILDING_REMOVED: Final = 4  # 1 once a building has been removed to the box in this round
    WORKER_PERFORMED: Final = 5  # 1 once somebody has performed the Worker in this round
    BLACK_MARKET_PERFORMED: Final = 6  # likewise
    BAG_WAS_EMPTY: Final = 7  # 1 if the round began with an empty bag
    ROW_CHANGED: Final = 8  # 1 once a building has left the rows in this round
    STALLED_ROUNDS: Final = 9  # consecutive rounds that began with an empty bag and left the rows alone


BOARD: Final = domain("board", Board, "_")


class Bank:
    PESOS: Final = 0


BANK_OF: Final = domain("bank", Bank)

# Where a drawn cube goes: to a seat, or to the centre.
CENTRE: Final = 5
DESTINATION: Final = Domain("destination", (*SEAT.words, "centre"))


class Choice:
    """The default comes first."""

    YOUNGEST: Final = Option("seat-order", "drawn", clause="havana.order.tie.youngest")
    BLACK_MARKET: Final = Option("blind", "pick-one", clause="havana.card.black-market.pick-one")


OPTIONS: Final = options_of(Choice)


class Ask:
    """Questions and steps: their numbers on the stack."""

    LAY_OUT: Final = 0
    DEAL_ROWS: Final = 1
    DEAL: Final = 2
    START_GOODS: Final = 3
    DRAW: Final = 4
    YOUNGEST: Final = 5
    OPENING: Final = 6
    ROUND: Final = 7
    TURNS: Final = 8
    TURN: Final = 9
    FIRST_ACTION: Final = 10
    ACTION: Final = 11
    REFRESHMENT: Final = 12
    CONSERVATION: Final = 13
    LEVY_STEP: Final = 14
    LEVY: Final = 15
    PESOS_THIEF: Final = 16
    MATERIALS_THIEF: Final = 17
    THEFT: Final = 18
    SECOND_THEFT: Final = 19
    BLACK_MARKET: Final = 20
    MAMA: Final = 21
    BUY: Final = 22
    PAYMENT: Final = 23
    PAY: Final = 24
    SUPPLY: Final = 25
    NEW_CARDS: Final = 26
    COVER: Final = 27
    REVEAL: Final = 28


ASK: Final = domain("ask", Ask)


class Moves:
    """Every move, in the order of the ids, which records and trained bots rely on: new kinds are added at the end."""

    OPEN: Final = MoveKind(pair=PAIR)
    FIRST: Final = MoveKind(card=CARD)
    SWAP: Final = MoveKind(given=CARD, taken=CARD)
    SKIP: Final = MoveKind()
    REMOVE: Final = MoveKind(end=END)
    LEVY: Final = MoveKind(piece=PIECE)
    ROB: Final = MoveKind(seat=SEAT)
    STEAL: Final = MoveKind(cube=CUBE)
    ENOUGH: Final = MoveKind()
    DRAW_BLIND: Final = MoveKind()
    SEARCH: Final = MoveKind(cube=CUBE)
    TAKE: Final = MoveKind(cube=COLOUR)
    BUY: Final = MoveKind(end=END)
    STOP_BUYING: Final = MoveKind()
    PAY: Final = MoveKind(piece=PIECE)
    PAY_FIVE: Final = MoveKind(piece=PIECE)
    COVER: Final = MoveKind(old=CARD, new=CARD)
    DEAL: Final = MoveKind(building=BUILDING)
    DRAW: Final = MoveKind(cube=CUBE)
    YOUNGEST: Final = MoveKind(seat=SEAT)


VOCABULARY: Final = Vocabulary(Moves)


class Told:
    """What can be told. The sentences are in the two text files, under these names."""

    BUILDING_DEALT: Final = EventKind(building=BUILDING, place=PLACE)
    DEALT_AGAIN: Final = EventKind()
    CUBE_DRAWN: Final = EventKind(seat=SEAT, cube=CUBE)
    CUBE_LAID: Final = EventKind(cube=CUBE)
    PESOS_LAID: Final = EventKind(pesos=NUMBER)
    PESOS_RECEIVED: Final = EventKind(seat=SEAT, pesos=NUMBER)
    YOUNGEST_DRAWN: Final = EventKind(seat=SEAT, place=NUMBER)
    CARD_REVEALED: Final = EventKind(reveals=True, seat=SEAT, card=CARD)

    ROUND_BEGUN: Final = EventKind(round=NUMBER)
    NUMBER_FORMED: Final = EventKind(seat=SEAT, number=NUMBER, place=NUMBER)
    TURN_BEGUN: Final = EventKind(seat=SEAT)
    ACTION_IDLE: Final = EventKind(seat=SEAT, card=CARD)
    ACTION_SKIPPED: Final = EventKind(seat=SEAT, card=CARD)

    CARD_PUT_AWAY: Final = EventKind(seat=SEAT)
    CARD_TAKEN_BACK: Final = EventKind(seat=SEAT, card=CARD)
    DEBRIS_TAKEN: Final = EventKind(seat=SEAT, cubes=NUMBER)
    BUILDING_REMOVED: Final = EventKind(seat=SEAT, building=BUILDING)
    PIECE_LEVIED: Final = EventKind(seat=SEAT, victim=SEAT, piece=PIECE)
    LEVY_FAILED: Final = EventKind(seat=SEAT, victim=SEAT)
    WORKERS_TAKEN: Final = EventKind(seat=SEAT, workers=NUMBER)
    PESOS_STOLEN: Final = EventKind(seat=SEAT, victim=SEAT, pesos=NUMBER)
    CUBE_STOLEN: Final = EventKind(seat=SEAT, victim=SEAT, cube=CUBE)
    NOTHING_STOLEN: Final = EventKind(seat=SEAT, victim=SEAT)
    NOBODY_TO_ROB: Final = EventKind(seat=SEAT)
    SECOND_CUBE_WAIVED: Final = EventKind(seat=SEAT, victim=SEAT)
    CUBE_SEARCHED: Final = EventKind(seat=SEAT, cube=CUBE)
    CENTRE_PESOS_TAKEN: Final = EventKind(seat=SEAT, pesos=NUMBER)
    CUBE_TAKEN: Final = EventKind(seat=SEAT, cube=CUBE)

    PURCHASE_BEGUN: Final = EventKind(seat=SEAT, building=BUILDING, end=END)
    PESOS_PAID: Final = EventKind(seat=SEAT, pesos=NUMBER)
    DEBRIS_PAID: Final = EventKind(seat=SEAT, cubes=NUMBER)
    PIECE_PAID: Final = EventKind(seat=SEAT, piece=PIECE)
    FIVE_PAID: Final = EventKind(seat=SEAT, piece=PIECE)
    BUILDING_BOUGHT: Final = EventKind(seat=SEAT, building=BUILDING, points=NUMBER)
    BUYING_STOPPED: Final = EventKind(seat=SEAT)

    CARD_COVERED: Final = EventKind(seat=SEAT, card=CARD)
    CARD_DISCARDED: Final = EventKind(seat=SEAT, card=CARD)
    DISCARDS_TAKEN_BACK: Final = EventKind(seat=SEAT)

    GAME_ENDED: Final = EventKind()
    PLACED: Final = EventKind(seat=SEAT, place=NUMBER, points=NUMBER)


EVENTS: Final = kinds_of(Told)
