"""What can be told of a game of Havana. The sentences are in the two text files, under these names."""

from typing import Final

from malecon.engine.events import EventKind
from malecon.engine.words import NUMBER, SEAT
from malecon.games.havana.words import BUILDING, CARD, CUBE, END, PIECE, PLACE

BUILDING_DEALT: Final = EventKind("building-dealt", building=BUILDING, place=PLACE)
DEALT_AGAIN: Final = EventKind("dealt-again")
CUBE_DRAWN: Final = EventKind("cube-drawn", seat=SEAT, cube=CUBE)
CUBE_LAID: Final = EventKind("cube-laid", cube=CUBE)
PESOS_LAID: Final = EventKind("pesos-laid", pesos=NUMBER)
PESOS_RECEIVED: Final = EventKind("pesos-received", seat=SEAT, pesos=NUMBER)
YOUNGEST_DRAWN: Final = EventKind("youngest-drawn", seat=SEAT, place=NUMBER)
CARD_REVEALED: Final = EventKind("card-revealed", reveals=True, seat=SEAT, card=CARD)

ROUND_BEGUN: Final = EventKind("round-begun", round=NUMBER)
NUMBER_FORMED: Final = EventKind("number-formed", seat=SEAT, number=NUMBER, place=NUMBER)
TURN_BEGUN: Final = EventKind("turn-begun", seat=SEAT)
ACTION_IDLE: Final = EventKind("action-idle", seat=SEAT, card=CARD)
ACTION_SKIPPED: Final = EventKind("action-skipped", seat=SEAT, card=CARD)

CARD_PUT_AWAY: Final = EventKind("card-put-away", seat=SEAT)
CARD_TAKEN_BACK: Final = EventKind("card-taken-back", seat=SEAT, card=CARD)
DEBRIS_TAKEN: Final = EventKind("debris-taken", seat=SEAT, cubes=NUMBER)
BUILDING_REMOVED: Final = EventKind("building-removed", seat=SEAT, building=BUILDING)
PIECE_LEVIED: Final = EventKind("piece-levied", seat=SEAT, victim=SEAT, piece=PIECE)
LEVY_FAILED: Final = EventKind("levy-failed", seat=SEAT, victim=SEAT)
WORKERS_TAKEN: Final = EventKind("workers-taken", seat=SEAT, workers=NUMBER)
PESOS_STOLEN: Final = EventKind("pesos-stolen", seat=SEAT, victim=SEAT, pesos=NUMBER)
CUBE_STOLEN: Final = EventKind("cube-stolen", seat=SEAT, victim=SEAT, cube=CUBE)
NOTHING_STOLEN: Final = EventKind("nothing-stolen", seat=SEAT, victim=SEAT)
NOBODY_TO_ROB: Final = EventKind("nobody-to-rob", seat=SEAT)
SECOND_CUBE_WAIVED: Final = EventKind("second-cube-waived", seat=SEAT, victim=SEAT)
CUBE_SEARCHED: Final = EventKind("cube-searched", seat=SEAT, cube=CUBE)
CENTRE_PESOS_TAKEN: Final = EventKind("centre-pesos-taken", seat=SEAT, pesos=NUMBER)
CUBE_TAKEN: Final = EventKind("cube-taken", seat=SEAT, cube=CUBE)

PURCHASE_BEGUN: Final = EventKind("purchase-begun", seat=SEAT, building=BUILDING, end=END)
PESOS_PAID: Final = EventKind("pesos-paid", seat=SEAT, pesos=NUMBER)
DEBRIS_PAID: Final = EventKind("debris-paid", seat=SEAT, cubes=NUMBER)
PIECE_PAID: Final = EventKind("piece-paid", seat=SEAT, piece=PIECE)
FIVE_PAID: Final = EventKind("five-paid", seat=SEAT, piece=PIECE)
BUILDING_BOUGHT: Final = EventKind("building-bought", seat=SEAT, building=BUILDING, points=NUMBER)
BUYING_STOPPED: Final = EventKind("buying-stopped", seat=SEAT)

CARD_COVERED: Final = EventKind("card-covered", seat=SEAT, card=CARD)
CARD_DISCARDED: Final = EventKind("card-discarded", seat=SEAT, card=CARD)
DISCARDS_TAKEN_BACK: Final = EventKind("discards-taken-back", seat=SEAT)

GAME_ENDED: Final = EventKind("game-ended")
PLACED: Final = EventKind("placed", seat=SEAT, place=NUMBER, points=NUMBER)

EVENTS: Final = (
    BUILDING_DEALT,
    DEALT_AGAIN,
    CUBE_DRAWN,
    CUBE_LAID,
    PESOS_LAID,
    PESOS_RECEIVED,
    YOUNGEST_DRAWN,
    CARD_REVEALED,
    ROUND_BEGUN,
    NUMBER_FORMED,
    TURN_BEGUN,
    ACTION_IDLE,
    ACTION_SKIPPED,
    CARD_PUT_AWAY,
    CARD_TAKEN_BACK,
    DEBRIS_TAKEN,
    BUILDING_REMOVED,
    PIECE_LEVIED,
    LEVY_FAILED,
    WORKERS_TAKEN,
    PESOS_STOLEN,
    CUBE_STOLEN,
    NOTHING_STOLEN,
    NOBODY_TO_ROB,
    SECOND_CUBE_WAIVED,
    CUBE_SEARCHED,
    CENTRE_PESOS_TAKEN,
    CUBE_TAKEN,
    PURCHASE_BEGUN,
    PESOS_PAID,
    DEBRIS_PAID,
    PIECE_PAID,
    FIVE_PAID,
    BUILDING_BOUGHT,
    BUYING_STOPPED,
    CARD_COVERED,
    CARD_DISCARDED,
    DISCARDS_TAKEN_BACK,
    GAME_ENDED,
    PLACED,
)
