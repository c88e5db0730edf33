"""What can be done and what can be told in Cuba: every move and every event, each declared once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.events import EventKind, kinds_of
from malecon.engine.moves import MoveKind, Vocabulary
from malecon.engine.words import NUMBER, SEAT, Domain, numbers
from malecon.games.cuba.words import (
    BERTH,
    BUILDING,
    CHARACTER,
    COLOUR,
    DOCK,
    FIELD,
    MERCHANDISE_OF,
    PRODUCT,
    RESOURCE,
    SHIP,
    STATUTE,
    TILE,
    TYPE,
    TYPES,
    WARE,
    Ware,
)

MOST_PESOS: Final = 255  # of one bid: the vocabulary is finite, and nobody comes near it
MOST_PIECES: Final = 18


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
NO_GOODS: Final = Domain("ware", WARE.words[: Ware.RUM])
OFFERING: Final = Domain("wares", (*NO_GOODS.words, *pairs_of(NO_GOODS.words)))
OFFERINGS: Final = 27
OFFERED_FIRST: Final[vec[i64]] = vec[i64](firsts(SINGLES))
OFFERED_SECOND: Final[vec[i64]] = vec[i64](seconds(SINGLES))

# Two bills out of four.
BILL_PAIRS: Final = 6
FIRST_BILL: Final[vec[i64]] = vec[i64]([one for one in range(TYPES) for other in range(one + 1, TYPES)])
SECOND_BILL: Final[vec[i64]] = vec[i64]([other for one in range(TYPES) for other in range(one + 1, TYPES)])
TWO_BILLS: Final = Domain(
    "bills", tuple([f"{TYPE.words[one]}+{TYPE.words[two]}" for one in range(TYPES) for two in range(one + 1, TYPES)])
)


class Moves:
    """Every move, in the order of the ids, which records and trained bots rely on: new kinds are added at the end."""

    STARTER: Final = MoveKind(seat=SEAT)
    ARRIVE: Final = MoveKind(ship=SHIP)
    REVEAL: Final = MoveKind(statute=STATUTE)
    COLOUR: Final = MoveKind(colour=COLOUR)
    START_RESOURCES: Final = MoveKind(wares=RESOURCE_PAIR)
    START_PRODUCTS: Final = MoveKind(wares=PRODUCT_PAIR)
    SET_ASIDE: Final = MoveKind(character=CHARACTER)
    PLAY: Final = MoveKind(character=CHARACTER)
    FORGO: Final = MoveKind()
    DONE: Final = MoveKind()
    PAWN: Final = MoveKind(field=FIELD)
    HARVEST: Final = MoveKind(ware=PRODUCT)
    IRRIGATE: Final = MoveKind(ware=PRODUCT)
    BUY: Final = MoveKind(ware=MERCHANDISE_OF)
    SELL: Final = MoveKind(ware=MERCHANDISE_OF)
    TAKE: Final = MoveKind(ware=NO_GOODS)
    BUILD: Final = MoveKind(tile=TILE, field=FIELD)
    USE: Final = MoveKind(building=BUILDING)
    AMOUNT: Final = MoveKind(amount=numbers("amount", 1, MOST_PIECES))
    GIVE: Final = MoveKind(ware=WARE)
    EXCHANGE: Final = MoveKind(given=MERCHANDISE_OF, taken=MERCHANDISE_OF)
    VETO: Final = MoveKind(type=TYPE)
    FETCH: Final = MoveKind(ship=SHIP)
    KEEP: Final = MoveKind()
    LOAD: Final = MoveKind(ware=MERCHANDISE_OF, dock=DOCK)
    BID: Final = MoveKind(pesos=numbers("pesos", 0, MOST_PESOS))
    ENACT: Final = MoveKind(bills=TWO_BILLS)
    PAY_TAX: Final = MoveKind()
    PAY_DUTY: Final = MoveKind(wares=OFFERING)
    DECLINE: Final = MoveKind()


VOCABULARY: Final = Vocabulary(Moves)


class Told:
    """What can be told. The sentences are in the two text files, under these names."""

    # Set-up and rounds
    SHIP_ARRIVED: Final = EventKind(ship=SHIP, berth=BERTH)
    STARTER_DRAWN: Final = EventKind(seat=SEAT)
    COLOUR_CHOSEN: Final = EventKind(seat=SEAT, colour=COLOUR)
    START_RESOURCES_TAKEN: Final = EventKind(seat=SEAT, wares=RESOURCE_PAIR)
    START_PRODUCTS_TAKEN: Final = EventKind(seat=SEAT, wares=PRODUCT_PAIR)
    ROUND_BEGUN: Final = EventKind(round=NUMBER)
    BILL_REVEALED: Final = EventKind(statute=STATUTE)
    CARD_SET_ASIDE: Final = EventKind(seat=SEAT)

    # Characters
    CHARACTER_PLAYED: Final = EventKind(seat=SEAT, character=CHARACTER)
    CARD_UNUSED: Final = EventKind(seat=SEAT, character=CHARACTER)
    PAWN_MOVED: Final = EventKind(seat=SEAT, field=FIELD)
    PAWN_STAYED: Final = EventKind(seat=SEAT, field=FIELD)
    RESOURCES_YIELDED: Final = EventKind(seat=SEAT, ware=WARE, count=NUMBER)
    STOCK_SHORT: Final = EventKind(seat=SEAT, ware=WARE)
    HARVESTED: Final = EventKind(seat=SEAT, ware=WARE)
    IRRIGATED: Final = EventKind(seat=SEAT, ware=WARE)
    BOUGHT: Final = EventKind(seat=SEAT, ware=WARE, pesos=NUMBER)
    BOUGHT_FROM_STOCK: Final = EventKind(seat=SEAT, ware=WARE, pesos=NUMBER)
    SOLD: Final = EventKind(seat=SEAT, ware=WARE, pesos=NUMBER)
    SOLD_TO_STOCK: Final = EventKind(seat=SEAT, ware=WARE, pesos=NUMBER)
    FREE_PIECE_TAKEN: Final = EventKind(seat=SEAT, ware=WARE)
    COST_PAID: Final = EventKind(seat=SEAT, ware=WARE, count=NUMBER)
    SURCHARGE_PAID: Final = EventKind(seat=SEAT, pesos=NUMBER)
    BUILT: Final = EventKind(seat=SEAT, tile=TILE, field=FIELD)
    POINTS_INSTEAD: Final = EventKind(seat=SEAT, points=NUMBER)
    PESOS_INSTEAD: Final = EventKind(seat=SEAT, pesos=NUMBER)

    # Buildings
    BUILDING_USED: Final = EventKind(seat=SEAT, building=BUILDING)
    RETURNED_FOR_POINTS: Final = EventKind(seat=SEAT, ware=WARE, count=NUMBER, points=NUMBER)
    RETURNED_FOR_PESOS: Final = EventKind(seat=SEAT, ware=WARE, count=NUMBER, pesos=NUMBER)
    POINTS_EARNED: Final = EventKind(seat=SEAT, points=NUMBER)
    PESOS_EARNED: Final = EventKind(seat=SEAT, pesos=NUMBER)
    PIECES_TAKEN: Final = EventKind(seat=SEAT, ware=WARE, count=NUMBER)
    CONVERTED: Final = EventKind(seat=SEAT, given=WARE, taken=WARE, count=NUMBER)
    STORED: Final = EventKind(seat=SEAT, ware=WARE, count=NUMBER)
    BILL_VETOED: Final = EventKind(seat=SEAT, statute=STATUTE)
    VOTES_SECURED: Final = EventKind(seat=SEAT, votes=NUMBER)
    PILE_SEEN: Final = EventKind(reveals=True, seat=SEAT)
    SHIP_FETCHED: Final = EventKind(seat=SEAT, ship=SHIP, back=SHIP)
    SHIP_KEPT: Final = EventKind(seat=SEAT, ship=SHIP)
    PILE_SHUFFLED: Final = EventKind()

    # Harbor
    LOADED: Final = EventKind(seat=SEAT, ware=WARE, berth=BERTH, points=NUMBER)
    SHIP_LEFT: Final = EventKind(ship=SHIP, berth=BERTH)
    SHIP_MOVED: Final = EventKind(ship=SHIP, berth=BERTH)

    # Parliament
    STARTER_CHANGED: Final = EventKind(seat=SEAT, character=CHARACTER)
    DELEGATE_SHOWN: Final = EventKind(seat=SEAT, character=CHARACTER, votes=NUMBER)
    DELEGATE_REVEALED: Final = EventKind(reveals=True, seat=SEAT, character=CHARACTER, votes=NUMBER)
    TOWN_HALL_VOTES: Final = EventKind(seat=SEAT, votes=NUMBER)
    NO_BIDDING: Final = EventKind()
    BID_SEALED: Final = EventKind(seat=SEAT)
    BID_REVEALED: Final = EventKind(reveals=True, seat=SEAT, pesos=NUMBER, votes=NUMBER)
    VOTE_TIED: Final = EventKind(votes=NUMBER)
    VOTE_WON: Final = EventKind(seat=SEAT, votes=NUMBER)
    ACT_PASSED: Final = EventKind(statute=STATUTE)
    ACT_REPLACED: Final = EventKind(statute=STATUTE)
    BILL_REJECTED: Final = EventKind(statute=STATUTE)

    # Statutes and the end of the round
    TAX_PAID: Final = EventKind(seat=SEAT, pesos=NUMBER, points=NUMBER)
    TAX_UNPAID: Final = EventKind(seat=SEAT)
    DUTY_PAID: Final = EventKind(seat=SEAT, wares=OFFERING, points=NUMBER)
    DUTY_UNPAID: Final = EventKind(seat=SEAT)
    BOTH_PAID: Final = EventKind(seat=SEAT, points=NUMBER)
    SUBSIDY_PAID: Final = EventKind(seat=SEAT, statute=STATUTE, points=NUMBER)
    MARKET_REDUCED: Final = EventKind(ware=WARE, count=NUMBER)
    MARKET_FILLED: Final = EventKind(ware=WARE, count=NUMBER)
    PRODUCTS_LOST: Final = EventKind(seat=SEAT, ware=WARE, count=NUMBER)
    MARKERS_REMOVED: Final = EventKind()
    VETO_EXPIRED: Final = EventKind(type=TYPE)
    CARDS_TAKEN_BACK: Final = EventKind()
    LAP_COMPLETED: Final = EventKind(seat=SEAT, points=NUMBER)
    BUILDINGS_SCORED: Final = EventKind(seat=SEAT, count=NUMBER, points=NUMBER)
    GAME_ENDED: Final = EventKind()
    PLACED: Final = EventKind(seat=SEAT, place=NUMBER, points=NUMBER)


EVENTS: Final = kinds_of(Told)
