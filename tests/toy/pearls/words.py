"""The things, questions, moves and events of the game."""

from malecon.engine.events import EventKind, kinds_of
from malecon.engine.moves import MoveKind, Vocabulary
from malecon.engine.words import NUMBER, SEAT, Domain, domain, numbers

ROUNDS = 2

PEARL = Domain("pearl", ("white", "black"))
BID = numbers("bid", 1, 3)  # the cards that everybody has
CARD_IS = Domain("card-is", ("in-hand", "sealed", "played"))
IN_HAND, SEALED, PLAYED = range(3)
BOARD = Domain("board", ("round",))
MIDDLE = Domain("middle", ("pearl",))


class Ask:
    ROUND = 0
    DRAW = 1
    BID = 2


class Moves:
    DRAW = MoveKind(pearl=PEARL)
    BID = MoveKind(card=BID)


class Told:
    PEARL_DRAWN = EventKind(pearl=PEARL)
    BID_SEALED = EventKind(seat=SEAT)
    BID_REVEALED = EventKind(reveals=True, seat=SEAT, card=NUMBER)
    PEARL_WON = EventKind(seat=SEAT, pearl=PEARL, points=NUMBER)
    PEARL_RETURNED = EventKind(pearl=PEARL)


ASK = domain("ask", Ask)
VOCABULARY = Vocabulary(Moves)
EVENTS = kinds_of(Told)
