"""Every move of Santiago de Cuba: the first id of each kind, and the vocabulary made of them."""

from typing import Final

from malecon.engine.moves import MoveKind, Vocabulary
from malecon.engine.words import SEAT, Domain, numbers
from malecon.games.santiago.words import BUILDING, CUBAN, DIE, FACE

# A drive of 219 stars passes the port 21 times from anywhere: seven ships have left by then, and no drive goes further.
LONGEST_DRIVE: Final = 219
MOST_LOTS: Final = 99  # at the casino, in one use

DRIVE: Final = 0
USE: Final = DRIVE + LONGEST_DRIVE
DECLINE: Final = USE + 1
TAKE: Final = DECLINE + 1
CLAIM: Final = TAKE + 5
USE_OWN: Final = CLAIM + 12
GIVE_PESO: Final = USE_OWN + 12
GIVE_POINT: Final = GIVE_PESO + 1
GIVE_GOOD: Final = GIVE_POINT + 1
MOVE_BROKER: Final = GIVE_GOOD + 5
EXCHANGE: Final = MOVE_BROKER + 12
TRADE: Final = EXCHANGE + 8
HAND_IN: Final = TRADE + 25
CLEAR: Final = HAND_IN + 3
BUY_POINTS: Final = CLEAR + 5
SELL_POINTS: Final = BUY_POINTS + MOST_LOTS
VALUE_LEFT: Final = SELL_POINTS + MOST_LOTS
VALUE_RIGHT: Final = VALUE_LEFT + 1
DELIVER_ONE: Final = VALUE_RIGHT + 1
TURN_OVER: Final = DELIVER_ONE + 5
DELIVER: Final = TURN_OVER + 9
DELIVER_WOOD: Final = DELIVER + 20
PASS: Final = DELIVER_WOOD + 20
LEAVE_OUT: Final = PASS + 1
FIRST_PLAYER: Final = LEAVE_OUT + 5
LAY_BUILDING: Final = FIRST_PLAYER + 5
LAY_CUBAN: Final = LAY_BUILDING + 12
ROLL: Final = LAY_CUBAN + 9

MOST_DELIVERED: Final = 4  # the highest face of any die
FACES: Final = 5

# Served at the café: the places of the words in HAND_IN.
ONE_CIGAR: Final = 0
ONE_RUM: Final = 1
ONE_OF_EACH: Final = 2
SERVED: Final = Domain("served", ("cigar", "rum", "both"))

AMOUNT: Final = numbers("amount", 1, MOST_DELIVERED)

VOCABULARY: Final = Vocabulary(
    [
        MoveKind(DRIVE, "drive", stars=numbers("stars", 1, LONGEST_DRIVE)),
        MoveKind(USE, "use"),
        MoveKind(DECLINE, "decline"),
        MoveKind(TAKE, "take", good=DIE),
        MoveKind(CLAIM, "claim", building=BUILDING),
        MoveKind(USE_OWN, "use-own", building=BUILDING),
        MoveKind(GIVE_PESO, "give-peso"),
        MoveKind(GIVE_POINT, "give-point"),
        MoveKind(GIVE_GOOD, "give", good=DIE),
        MoveKind(MOVE_BROKER, "broker", building=BUILDING),
        MoveKind(EXCHANGE, "exchange", amount=numbers("amount", 1, 8)),
        MoveKind(TRADE, "trade", given=DIE, taken=DIE),
        MoveKind(HAND_IN, "hand-in", served=SERVED),
        MoveKind(CLEAR, "clear", good=DIE),
        MoveKind(BUY_POINTS, "buy-points", points=numbers("points", 1, MOST_LOTS)),
        MoveKind(SELL_POINTS, "sell-points", points=numbers("points", 1, MOST_LOTS)),
        MoveKind(VALUE_LEFT, "value-left"),
        MoveKind(VALUE_RIGHT, "value-right"),
        MoveKind(DELIVER_ONE, "deliver-one", good=DIE),
        MoveKind(TURN_OVER, "turn-over", cuban=CUBAN),
        MoveKind(DELIVER, "deliver", good=DIE, amount=AMOUNT),
        MoveKind(DELIVER_WOOD, "deliver-wood", good=DIE, amount=AMOUNT),
        MoveKind(PASS, "pass"),
        MoveKind(LEAVE_OUT, "leave-out", good=DIE),
        MoveKind(FIRST_PLAYER, "first-player", seat=SEAT),
        MoveKind(LAY_BUILDING, "lay-building", building=BUILDING),
        MoveKind(LAY_CUBAN, "lay-cuban", cuban=CUBAN),
        MoveKind(ROLL, "roll", good=DIE, face=FACE),
    ]
)
