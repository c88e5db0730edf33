"""Every move of Cuba: the first id of each kind, and the vocabulary made of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.moves import MoveKind, Vocabulary
from malecon.engine.words import SEAT, Domain, numbers
from malecon.games.cuba.words import (
    BUILDING,
    CHARACTER,
    COLOUR,
    DOCK,
    FIELD,
    MERCHANDISE_OF,
    PRODUCT,
    RESOURCE,
    RUM,
    SHIP,
    STATUTE,
    TILE,
    TYPE,
    TYPES,
    WARE,
)

MOST_PESOS: Final = 255  # of one bid: the vocabulary is finite, and nobody comes near it
MOST_PIECES: Final = 18

STARTER: Final = 0
ARRIVE: Final = STARTER + 5
REVEAL: Final = ARRIVE + 15
PICK_COLOUR: Final = REVEAL + 24
START_RESOURCES: Final = PICK_COLOUR + 5
START_PRODUCTS: Final = START_RESOURCES + 6
SET_ASIDE: Final = START_PRODUCTS + 6
PLAY: Final = SET_ASIDE + 5
FORGO: Final = PLAY + 5
DONE: Final = FORGO + 1
PAWN: Final = DONE + 1
HARVEST: Final = PAWN + 12
IRRIGATE: Final = HARVEST + 3
BUY: Final = IRRIGATE + 3
SELL: Final = BUY + 5
TAKE: Final = SELL + 5
BUILD: Final = TAKE + 6
USE: Final = BUILD + 288
AMOUNT: Final = USE + 25
GIVE: Final = AMOUNT + MOST_PIECES
EXCHANGE: Final = GIVE + 8
VETO: Final = EXCHANGE + 25
FETCH: Final = VETO + 4
KEEP: Final = FETCH + 15
LOAD: Final = KEEP + 1
BID: Final = LOAD + 15
ENACT: Final = BID + MOST_PESOS + 1
PAY_TAX: Final = ENACT + 6
PAY_DUTY: Final = PAY_TAX + 1
DECLINE: Final = PAY_DUTY + 27

BEFORE_RUM: Final = WARE.words[:RUM]


def pairs_of(words: tuple[str, ...]) -> tuple[str, ...]:
    """Two things out of some, alike or different, as one word: "wood+stone"."""
    return tuple([f"{one}+{other}" for i, one in enumerate(words) for other in words[i:]])


def firsts(count: int) -> list[int]:
    return [one for one in range(count) for _ in range(one, count)]


def seconds(count: int) -> list[int]:
    return [other for one in range(count) for other in range(one, count)]


# Two of three kinds, alike or different: pair n is FIRST_OF[n] and SECOND_OF[n].
FIRST_OF: Final[vec[i64]] = vec[i64](firsts(3))
SECOND_OF: Final[vec[i64]] = vec[i64](seconds(3))
RESOURCE_PAIR: Final = Domain("wares", pairs_of(RESOURCE.words))
PRODUCT_PAIR: Final = Domain("wares", pairs_of(PRODUCT.words))

# What a duty may be given with: one resource or product, or two.
SINGLES: Final = 6
OFFERING: Final = Domain("wares", (*BEFORE_RUM, *pairs_of(BEFORE_RUM)))
OFFERED_FIRST: Final[vec[i64]] = vec[i64](firsts(SINGLES))
OFFERED_SECOND: Final[vec[i64]] = vec[i64](seconds(SINGLES))

# Two bills out of four.
BILL_PAIRS: Final = 6
FIRST_BILL: Final[vec[i64]] = vec[i64]([one for one in range(TYPES) for other in range(one + 1, TYPES)])
SECOND_BILL: Final[vec[i64]] = vec[i64]([other for one in range(TYPES) for other in range(one + 1, TYPES)])
TWO_BILLS: Final = Domain(
    "bills", tuple([f"{TYPE.words[one]}+{TYPE.words[two]}" for one in range(TYPES) for two in range(one + 1, TYPES)])
)

VOCABULARY: Final = Vocabulary(
    [
        MoveKind(STARTER, "starter", seat=SEAT),
        MoveKind(ARRIVE, "arrive", ship=SHIP),
        MoveKind(REVEAL, "reveal", statute=STATUTE),
        MoveKind(PICK_COLOUR, "colour", colour=COLOUR),
        MoveKind(START_RESOURCES, "start-resources", wares=RESOURCE_PAIR),
        MoveKind(START_PRODUCTS, "start-products", wares=PRODUCT_PAIR),
        MoveKind(SET_ASIDE, "set-aside", character=CHARACTER),
        MoveKind(PLAY, "play", character=CHARACTER),
        MoveKind(FORGO, "forgo"),
        MoveKind(DONE, "done"),
        MoveKind(PAWN, "pawn", field=FIELD),
        MoveKind(HARVEST, "harvest", ware=PRODUCT),
        MoveKind(IRRIGATE, "irrigate", ware=PRODUCT),
        MoveKind(BUY, "buy", ware=MERCHANDISE_OF),
        MoveKind(SELL, "sell", ware=MERCHANDISE_OF),
        MoveKind(TAKE, "take", ware=Domain("ware", BEFORE_RUM)),
        MoveKind(BUILD, "build", tile=TILE, field=FIELD),
        MoveKind(USE, "use", building=BUILDING),
        MoveKind(AMOUNT, "amount", amount=numbers("amount", 1, MOST_PIECES)),
        MoveKind(GIVE, "give", ware=WARE),
        MoveKind(EXCHANGE, "exchange", given=MERCHANDISE_OF, taken=MERCHANDISE_OF),
        MoveKind(VETO, "veto", type=TYPE),
        MoveKind(FETCH, "fetch", ship=SHIP),
        MoveKind(KEEP, "keep"),
        MoveKind(LOAD, "load", ware=MERCHANDISE_OF, dock=DOCK),
        MoveKind(BID, "bid", pesos=numbers("pesos", 0, MOST_PESOS)),
        MoveKind(ENACT, "enact", bills=TWO_BILLS),
        MoveKind(PAY_TAX, "pay-tax"),
        MoveKind(PAY_DUTY, "pay-duty", wares=OFFERING),
        MoveKind(DECLINE, "decline"),
    ]
)
