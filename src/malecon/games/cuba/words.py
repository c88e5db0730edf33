"""The things of Cuba and their numbers: pieces, characters, buildings, ships, statutes, options, questions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.words import Domain

# Pieces: three resources, three products, two goods. Products and goods are merchandise (cuba.term.merchandise).
WOOD: Final = 0
STONE: Final = 1
WATER: Final = 2
CITRUS: Final = 3
SUGAR: Final = 4
TOBACCO: Final = 5
RUM: Final = 6
CIGARS: Final = 7
RESOURCES: Final = 3
PRODUCTS: Final = 3
MERCHANDISE: Final = 5
PIECES: Final = 8
WARE: Final = Domain("ware", ("wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars"))
RESOURCE: Final = Domain("ware", WARE.words[:RESOURCES])
PRODUCT: Final = Domain("ware", WARE.words[CITRUS:RUM])
MERCHANDISE_OF: Final = Domain("ware", WARE.words[CITRUS:])

# The five characters: the number of votes is one more.
WORKER: Final = 0
TRADESWOMAN: Final = 1
ARCHITECT: Final = 2
FOREMAN: Final = 3
MAYOR: Final = 4
CHARACTERS: Final = 5
CHARACTER: Final = Domain("character", ("worker", "tradeswoman", "architect", "foreman", "mayor"))

# Where a character card is; 1 to 4 say that it was played as the first to the fourth.
IN_HAND: Final = 0
LAST_PLAYED: Final = 4
SET_ASIDE: Final = 5  # face down, in the variant (cuba.variant.delegate)
SHOWN: Final = 6  # in parliament
CARD_IS: Final = Domain("card-is", ("in-hand", "first", "second", "third", "fourth", "set-aside", "shown"))

COLOURS: Final = 5
COLOUR: Final = Domain("colour", ("purple", "green", "yellow", "red", "blue"))

# Buildings; their tiles lie in the stock or on a plantation.
CEMENT_FACTORY: Final = 0
SAW_MILL: Final = 1
GOLF_COURSE: Final = 2
MONASTERY: Final = 3
RUM_CAFE: Final = 4
CIGAR_CAFE: Final = 5
SMALL_BRANCH_OFFICE: Final = 6
LARGE_BRANCH_OFFICE: Final = 7
HOTEL: Final = 8
INN: Final = 9
GENERAL_STORE: Final = 10
PRODUCT_HOUSE: Final = 11
RESOURCE_HOUSE: Final = 12
SMALL_BANK: Final = 13
LARGE_BANK: Final = 14
CIGAR_FACTORY: Final = 15
DISTILLERY: Final = 16
BLACK_MARKET: Final = 17
CHURCH: Final = 18
TOWN_HALL: Final = 19
DAM: Final = 20
LIGHTHOUSE: Final = 21
WAREHOUSE_TILE: Final = 22
EMBASSY: Final = 23
BUILDINGS: Final = 24
PRINTED_WAREHOUSE: Final = 24  # a building from the start, but no tile (cuba.warehouse.is-building)
TILE: Final = Domain(
    "tile",
    (
        "cement-factory",
        "saw-mill",
        "golf-course",
        "monastery",
        "rum-cafe",
        "cigar-cafe",
        "small-branch-office",
        "large-branch-office",
        "hotel",
        "inn",
        "general-store",
        "product-house",
        "resource-house",
        "small-bank",
        "large-bank",
        "cigar-factory",
        "distillery",
        "black-market",
        "church",
        "town-hall",
        "dam",
        "lighthouse",
        "warehouse-tile",
        "canadian-embassy",
    ),
)
BUILDING: Final = Domain("tile", (*TILE.words, "printed-warehouse"))

# A plantation: three rows of four fields, from the top left.
FIELDS: Final = 12
ROW_LENGTH: Final = 4
CROSS_SIZE: Final = 6
FIELD: Final = Domain("field", tuple([f"{row}{column}" for row in "abc" for column in range(1, ROW_LENGTH + 1)]))


def cross_of(field: int) -> list[int]:
    """The six fields that share the row or the column of a field, itself included."""
    return [
        other
        for other in range(FIELDS)
        if other // ROW_LENGTH == field // ROW_LENGTH or other % ROW_LENGTH == field % ROW_LENGTH
    ]


CROSS: Final[vec[i64]] = vec[i64]([other for field in range(FIELDS) for other in cross_of(field)])
CROSS_MASK: Final[vec[i64]] = vec[i64]([sum([1 << other for other in cross_of(field)]) for field in range(FIELDS)])

# What is on a field: the piece that it yields, or a building (from here on) that yields nothing.
BUILT: Final = 6
ON_FIELD: Final = Domain("on-field", (*WARE.words[:BUILT], *BUILDING.words))

# Ships, and where one lies: at sea or at a dock whose number is the points of each piece loaded.
SHIPS: Final = 15
SHIP: Final = Domain("ship", tuple([f"ship-{number:02}" for number in range(1, SHIPS + 1)]))
SEA: Final = 0
DOCK_3: Final = 3
BERTHS: Final = 4
BERTH: Final = Domain("berth", ("sea", "dock-1", "dock-2", "dock-3"))
DOCK: Final = Domain("berth", BERTH.words[1:])
IN_PILE: Final = Domain("in-pile", tuple([str(number) for number in range(1, SHIPS + 1)]))  # from the top
EVERYBODY: Final = 31  # the mask of all seats

# Statutes: six of each type.
TAX: Final = 0
DUTY: Final = 1
SUBSIDY: Final = 2
OTHER: Final = 3
TYPES: Final = 4
TYPE: Final = Domain("type", ("tax", "duty", "subsidy", "other"))
OF_EACH_TYPE: Final = 6
TAX_PER_BUILDING: Final = 5
TAX_2: Final = 1
DUTY_CITRUS: Final = 6
DUTY_SUGAR: Final = 7
DUTY_TOBACCO: Final = 8
DUTY_WATER: Final = 9
DUTY_TWO_RESOURCES: Final = 10
DUTY_TWO_PRODUCTS: Final = 11
SUBSIDY_BUILDINGS: Final = 12
SUBSIDY_RESOURCE_FIELDS: Final = 13
SUBSIDY_PRODUCT_FIELDS: Final = 14
SUBSIDY_WATER: Final = 15
SUBSIDY_VOTES: Final = 16
SUBSIDY_PESOS: Final = 17
MARKET_DECREASE: Final = 18
MARKET_INCREASE: Final = 19
DROUGHT: Final = 20
BUILDING_ACT: Final = 21
HARBOR_ACT: Final = 22
CORRUPTION: Final = 23
STATUTES: Final = 24
STATUTE: Final = Domain(
    "statute",
    (
        "tax-1",
        "tax-2",
        "tax-3",
        "tax-4",
        "tax-5",
        "tax-per-building",
        "duty-citrus",
        "duty-sugar",
        "duty-tobacco",
        "duty-water",
        "duty-2-resources",
        "duty-2-products",
        "subsidy-buildings",
        "subsidy-resource-fields",
        "subsidy-product-fields",
        "subsidy-water",
        "subsidy-votes",
        "subsidy-pesos",
        "market-decrease",
        "market-increase",
        "drought",
        "building",
        "harbor",
        "corruption",
    ),
)

# Where a statute card is.
UNSEEN: Final = 0
BILL: Final = 1
IN_FORCE: Final = 2
OUT: Final = 3
STATUTE_IS: Final = Domain("statute-is", ("unseen", "bill", "in-force", "out"))

# The six spaces for black marking pieces (cuba.alternative.spaces); the second of each character follows the first.
TRADESWOMAN_RESOURCE: Final = 0
TRADESWOMAN_PRODUCT: Final = 1
ARCHITECT_FIRST: Final = 2
MAYOR_FIRST: Final = 4
ALTERNATIVE: Final = Domain(
    "alternative",
    (
        "tradeswoman-resource",
        "tradeswoman-product",
        "architect-first",
        "architect-second",
        "mayor-first",
        "mayor-second",
    ),
)

# What a round has to remember.
ROUND: Final = 0
PHASE: Final = 1
STARTER: Final = 2  # the starting player
PILE: Final = 3  # ship cards in the pile
VOTING_TILE: Final = 4  # the seat that used the Town Hall in this round
VETO_TYPE: Final = 5  # the type beside whose pile the veto tile lies
VETO_ROUND: Final = 6  # when it was put there
BOARD: Final = Domain("board", ("round", "phase", "starter", "pile", "voting_tile", "veto_type", "veto_round"))

# The phases of a round; 0 while the table is laid.
BILLS: Final = 1
ACTIONS: Final = 2
PARLIAMENT: Final = 3
STATUTE_PHASE: Final = 4
ROUND_END: Final = 5

LAST_ROUND: Final = 6
CARDS_TO_PLAY: Final = 4

BANK_OF: Final = Domain("bank", ("pesos",))

# Options. 0 is the default.
PLANTATION_IS: Final = 0
DELEGATE_IS: Final = 1
EMBASSY_IS: Final = 2
PLACEMENT_IS: Final = 3
FREE_PRODUCT_IS: Final = 4
CROSS_IS: Final = 5
VOTE_TIE_IS: Final = 6
TWO_PIECES_ARE: Final = 7
SUBSIDY_CAP_IS: Final = 8
CORRUPTION_IS: Final = 9
FIRST_SHIPS_ARE: Final = 10
REFILL_IS: Final = 11
FINAL_BUILDINGS_ARE: Final = 12
MONASTERY_IS: Final = 13
LARGE_OFFICE_IS: Final = 14
PRODUCT_HOUSE_IS: Final = 15
BLACK_MARKET_IS: Final = 16
LIGHTHOUSE_IS: Final = 17
OPTION: Final = Domain(
    "option",
    (
        "plantation",
        "delegate",
        "embassy",
        "worker-placement",
        "free-product",
        "foreman-cross",
        "vote-tie",
        "two-piece-duty",
        "subsidy-cap",
        "corruption-town-hall",
        "round-1-ships",
        "harbor-refill",
        "final-buildings",
        "monastery",
        "large-branch-office",
        "product-house",
        "black-market",
        "lighthouse",
    ),
)
ANY_PRODUCT: Final = 2  # of the free product; 1 is the lowest price among those on the market

# Questions and steps: their numbers on the stack.
LAY_OUT: Final = 0
ASK_SHIP: Final = 1
ASK_STARTER: Final = 2
START_CHOICES: Final = 3
ASK_COLOUR: Final = 4
ASK_START_RESOURCES: Final = 5
ASK_START_PRODUCTS: Final = 6
ROUND_STEP: Final = 7
ASK_BILL: Final = 8
ASK_DELEGATE: Final = 9
LAPS: Final = 10
ASK_CHARACTER: Final = 11
ASK_PAWN: Final = 12
ASK_HARVEST: Final = 13
ASK_TRADE: Final = 14
ASK_BUILD: Final = 15
FOREMAN_STEP: Final = 16
ASK_FOREMAN: Final = 17
ASK_AMOUNT: Final = 18
ASK_GIVE: Final = 19
ASK_EXCHANGE: Final = 20
ASK_VETO: Final = 21
LOOK: Final = 22
ASK_LOOK: Final = 23
ASK_FETCH: Final = 24
ASK_LOAD: Final = 25
PARLIAMENT_STEP: Final = 26
ASK_BID: Final = 27
COUNT_VOTES: Final = 28
ASK_ENACT: Final = 29
TAX_STEP: Final = 30
ASK_TAX: Final = 31
DUTY_STEP: Final = 32
ASK_DUTY: Final = 33
SUBSIDY_STEP: Final = 34
END_OF_ROUND: Final = 35
REFILL: Final = 36
NEXT_ROUND: Final = 37
