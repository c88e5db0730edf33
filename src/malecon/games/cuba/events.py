"""What can be told of a game of Cuba. The sentences are in the two text files, under these names."""

from typing import Final

from malecon.engine.events import EventKind
from malecon.engine.words import NUMBER, SEAT
from malecon.games.cuba.moves import OFFERING, PRODUCT_PAIR, RESOURCE_PAIR
from malecon.games.cuba.words import BERTH, BUILDING, CHARACTER, COLOUR, FIELD, SHIP, STATUTE, TILE, TYPE, WARE

# Set-up and rounds
SHIP_ARRIVED: Final = EventKind("ship-arrived", ship=SHIP, berth=BERTH)
STARTER_DRAWN: Final = EventKind("starter-drawn", seat=SEAT)
COLOUR_CHOSEN: Final = EventKind("colour-chosen", seat=SEAT, colour=COLOUR)
START_RESOURCES_TAKEN: Final = EventKind("start-resources-taken", seat=SEAT, wares=RESOURCE_PAIR)
START_PRODUCTS_TAKEN: Final = EventKind("start-products-taken", seat=SEAT, wares=PRODUCT_PAIR)
ROUND_BEGUN: Final = EventKind("round-begun", round=NUMBER)
BILL_REVEALED: Final = EventKind("bill-revealed", statute=STATUTE)
CARD_SET_ASIDE: Final = EventKind("card-set-aside", seat=SEAT)

# Characters
CHARACTER_PLAYED: Final = EventKind("character-played", seat=SEAT, character=CHARACTER)
CARD_UNUSED: Final = EventKind("card-unused", seat=SEAT, character=CHARACTER)
PAWN_MOVED: Final = EventKind("pawn-moved", seat=SEAT, field=FIELD)
PAWN_STAYED: Final = EventKind("pawn-stayed", seat=SEAT, field=FIELD)
RESOURCES_YIELDED: Final = EventKind("resources-yielded", seat=SEAT, ware=WARE, count=NUMBER)
STOCK_SHORT: Final = EventKind("stock-short", seat=SEAT, ware=WARE)
HARVESTED: Final = EventKind("harvested", seat=SEAT, ware=WARE)
IRRIGATED: Final = EventKind("irrigated", seat=SEAT, ware=WARE)
BOUGHT: Final = EventKind("bought", seat=SEAT, ware=WARE, pesos=NUMBER)
BOUGHT_FROM_STOCK: Final = EventKind("bought-from-stock", seat=SEAT, ware=WARE, pesos=NUMBER)
SOLD: Final = EventKind("sold", seat=SEAT, ware=WARE, pesos=NUMBER)
SOLD_TO_STOCK: Final = EventKind("sold-to-stock", seat=SEAT, ware=WARE, pesos=NUMBER)
FREE_PIECE_TAKEN: Final = EventKind("free-piece-taken", seat=SEAT, ware=WARE)
COST_PAID: Final = EventKind("cost-paid", seat=SEAT, ware=WARE, count=NUMBER)
SURCHARGE_PAID: Final = EventKind("surcharge-paid", seat=SEAT, pesos=NUMBER)
BUILT: Final = EventKind("built", seat=SEAT, tile=TILE, field=FIELD)
POINTS_INSTEAD: Final = EventKind("points-instead", seat=SEAT, points=NUMBER)
PESOS_INSTEAD: Final = EventKind("pesos-instead", seat=SEAT, pesos=NUMBER)

# Buildings
BUILDING_USED: Final = EventKind("building-used", seat=SEAT, building=BUILDING)
RETURNED_FOR_POINTS: Final = EventKind("returned-for-points", seat=SEAT, ware=WARE, count=NUMBER, points=NUMBER)
RETURNED_FOR_PESOS: Final = EventKind("returned-for-pesos", seat=SEAT, ware=WARE, count=NUMBER, pesos=NUMBER)
POINTS_EARNED: Final = EventKind("points-earned", seat=SEAT, points=NUMBER)
PESOS_EARNED: Final = EventKind("pesos-earned", seat=SEAT, pesos=NUMBER)
PIECES_TAKEN: Final = EventKind("pieces-taken", seat=SEAT, ware=WARE, count=NUMBER)
CONVERTED: Final = EventKind("converted", seat=SEAT, given=WARE, taken=WARE, count=NUMBER)
STORED: Final = EventKind("stored", seat=SEAT, ware=WARE, count=NUMBER)
BILL_VETOED: Final = EventKind("bill-vetoed", seat=SEAT, statute=STATUTE)
VOTES_SECURED: Final = EventKind("votes-secured", seat=SEAT, votes=NUMBER)
PILE_SEEN: Final = EventKind("pile-seen", reveals=True, seat=SEAT)
SHIP_FETCHED: Final = EventKind("ship-fetched", seat=SEAT, ship=SHIP, back=SHIP)
SHIP_KEPT: Final = EventKind("ship-kept", seat=SEAT, ship=SHIP)
PILE_SHUFFLED: Final = EventKind("pile-shuffled")

# Harbor
LOADED: Final = EventKind("loaded", seat=SEAT, ware=WARE, berth=BERTH, points=NUMBER)
SHIP_LEFT: Final = EventKind("ship-left", ship=SHIP, berth=BERTH)
SHIP_MOVED: Final = EventKind("ship-moved", ship=SHIP, berth=BERTH)

# Parliament
STARTER_CHANGED: Final = EventKind("starter-changed", seat=SEAT, character=CHARACTER)
DELEGATE_SHOWN: Final = EventKind("delegate-shown", seat=SEAT, character=CHARACTER, votes=NUMBER)
DELEGATE_REVEALED: Final = EventKind("delegate-revealed", reveals=True, seat=SEAT, character=CHARACTER, votes=NUMBER)
TOWN_HALL_VOTES: Final = EventKind("town-hall-votes", seat=SEAT, votes=NUMBER)
NO_BIDDING: Final = EventKind("no-bidding")
BID_SEALED: Final = EventKind("bid-sealed", seat=SEAT)
BID_REVEALED: Final = EventKind("bid-revealed", reveals=True, seat=SEAT, pesos=NUMBER, votes=NUMBER)
VOTE_TIED: Final = EventKind("vote-tied", votes=NUMBER)
VOTE_WON: Final = EventKind("vote-won", seat=SEAT, votes=NUMBER)
ACT_PASSED: Final = EventKind("act-passed", statute=STATUTE)
ACT_REPLACED: Final = EventKind("act-replaced", statute=STATUTE)
BILL_REJECTED: Final = EventKind("bill-rejected", statute=STATUTE)

# Statutes and the end of the round
TAX_PAID: Final = EventKind("tax-paid", seat=SEAT, pesos=NUMBER, points=NUMBER)
TAX_UNPAID: Final = EventKind("tax-unpaid", seat=SEAT)
DUTY_PAID: Final = EventKind("duty-paid", seat=SEAT, wares=OFFERING, points=NUMBER)
DUTY_UNPAID: Final = EventKind("duty-unpaid", seat=SEAT)
BOTH_PAID: Final = EventKind("both-paid", seat=SEAT, points=NUMBER)
SUBSIDY_PAID: Final = EventKind("subsidy-paid", seat=SEAT, statute=STATUTE, points=NUMBER)
MARKET_REDUCED: Final = EventKind("market-reduced", ware=WARE, count=NUMBER)
MARKET_FILLED: Final = EventKind("market-filled", ware=WARE, count=NUMBER)
PRODUCTS_LOST: Final = EventKind("products-lost", seat=SEAT, ware=WARE, count=NUMBER)
MARKERS_REMOVED: Final = EventKind("markers-removed")
VETO_EXPIRED: Final = EventKind("veto-expired", type=TYPE)
CARDS_TAKEN_BACK: Final = EventKind("cards-taken-back")
LAP_COMPLETED: Final = EventKind("lap-completed", seat=SEAT, points=NUMBER)
BUILDINGS_SCORED: Final = EventKind("buildings-scored", seat=SEAT, count=NUMBER, points=NUMBER)
GAME_ENDED: Final = EventKind("game-ended")
PLACED: Final = EventKind("placed", seat=SEAT, place=NUMBER, points=NUMBER)

EVENTS: Final = (
    SHIP_ARRIVED,
    STARTER_DRAWN,
    COLOUR_CHOSEN,
    START_RESOURCES_TAKEN,
    START_PRODUCTS_TAKEN,
    ROUND_BEGUN,
    BILL_REVEALED,
    CARD_SET_ASIDE,
    CHARACTER_PLAYED,
    CARD_UNUSED,
    PAWN_MOVED,
    PAWN_STAYED,
    RESOURCES_YIELDED,
    STOCK_SHORT,
    HARVESTED,
    IRRIGATED,
    BOUGHT,
    BOUGHT_FROM_STOCK,
    SOLD,
    SOLD_TO_STOCK,
    FREE_PIECE_TAKEN,
    COST_PAID,
    SURCHARGE_PAID,
    BUILT,
    POINTS_INSTEAD,
    PESOS_INSTEAD,
    BUILDING_USED,
    RETURNED_FOR_POINTS,
    RETURNED_FOR_PESOS,
    POINTS_EARNED,
    PESOS_EARNED,
    PIECES_TAKEN,
    CONVERTED,
    STORED,
    BILL_VETOED,
    VOTES_SECURED,
    PILE_SEEN,
    SHIP_FETCHED,
    SHIP_KEPT,
    PILE_SHUFFLED,
    LOADED,
    SHIP_LEFT,
    SHIP_MOVED,
    STARTER_CHANGED,
    DELEGATE_SHOWN,
    DELEGATE_REVEALED,
    TOWN_HALL_VOTES,
    NO_BIDDING,
    BID_SEALED,
    BID_REVEALED,
    VOTE_TIED,
    VOTE_WON,
    ACT_PASSED,
    ACT_REPLACED,
    BILL_REJECTED,
    TAX_PAID,
    TAX_UNPAID,
    DUTY_PAID,
    DUTY_UNPAID,
    BOTH_PAID,
    SUBSIDY_PAID,
    MARKET_REDUCED,
    MARKET_FILLED,
    PRODUCTS_LOST,
    MARKERS_REMOVED,
    VETO_EXPIRED,
    CARDS_TAKEN_BACK,
    LAP_COMPLETED,
    BUILDINGS_SCORED,
    GAME_ENDED,
    PLACED,
)
