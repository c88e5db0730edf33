"""The things of Cuba, each declared once. Its name is its word in records, views and texts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.options import Option, options_of
from malecon.engine.words import Domain, domain

# -- pieces, cards and tiles -------------------------------------------------------------------------------------------


class Ware:
    """Three resources, three products, two goods. Products and goods are merchandise (cuba.term.merchandise)."""

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
WARE: Final = domain("ware", Ware)
RESOURCE: Final = Domain("ware", WARE.words[:RESOURCES])
PRODUCT: Final = Domain("ware", WARE.words[Ware.CITRUS : Ware.RUM])
MERCHANDISE_OF: Final = Domain("ware", WARE.words[Ware.CITRUS :])


class Character:
    """The number of votes is one more."""

    WORKER: Final = 0
    TRADESWOMAN: Final = 1
    ARCHITECT: Final = 2
    FOREMAN: Final = 3
    MAYOR: Final = 4


CHARACTERS: Final = 5
CHARACTER: Final = domain("character", Character)


class CardIs:
    """Where a character card is; 1 to 4 say that it was played as the first to the fourth."""

    IN_HAND: Final = 0
    FIRST: Final = 1
    SECOND: Final = 2
    THIRD: Final = 3
    FOURTH: Final = 4
    SET_ASIDE: Final = 5  # face down, in the variant (cuba.variant.delegate)
    SHOWN: Final = 6  # in parliament


CARD_IS: Final = domain("card-is", CardIs)
CARDS_TO_PLAY: Final = 4

COLOURS: Final = 5
COLOUR: Final = Domain("colour", ("purple", "green", "yellow", "red", "blue"))


class Building:
    """Their tiles lie in the stock or on a plantation."""

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
    CANADIAN_EMBASSY: Final = 23
    PRINTED_WAREHOUSE: Final = 24  # a building from the start, but no tile (cuba.warehouse.is-building)


TILES: Final = 24
BUILDINGS: Final = 25
BUILDING: Final = domain("tile", Building)
TILE: Final = Domain("tile", BUILDING.words[:TILES])

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
PRINTED: Final = BUILT + Building.PRINTED_WAREHOUSE  # the one field that has a building from the start

SHIPS: Final = 15
SHIP: Final = Domain("ship", tuple([f"ship-{number:02}" for number in range(1, SHIPS + 1)]))
IN_PILE: Final = Domain("in-pile", tuple([str(number) for number in range(1, SHIPS + 1)]))  # from the top
EVERYBODY: Final = 31  # the mask of all seats


class Berth:
    """Where a ship lies: at sea or at a dock, whose number is the points of each piece loaded."""

    SEA: Final = 0
    DOCK_1: Final = 1
    DOCK_2: Final = 2
    DOCK_3: Final = 3


BERTHS: Final = 4
BERTH: Final = domain("berth", Berth)
DOCK: Final = Domain("berth", BERTH.words[Berth.DOCK_1 :], Berth.DOCK_1)


class Type:
    """Of statutes: six of each."""

    TAX: Final = 0
    DUTY: Final = 1
    SUBSIDY: Final = 2
    OTHER: Final = 3


TYPES: Final = 4
OF_EACH_TYPE: Final = 6
TYPE: Final = domain("type", Type)


class Statute:
    TAX_1: Final = 0
    TAX_2: Final = 1
    TAX_3: Final = 2
    TAX_4: Final = 3
    TAX_5: Final = 4
    TAX_PER_BUILDING: Final = 5
    DUTY_CITRUS: Final = 6
    DUTY_SUGAR: Final = 7
    DUTY_TOBACCO: Final = 8
    DUTY_WATER: Final = 9
    DUTY_2_RESOURCES: Final = 10
    DUTY_2_PRODUCTS: Final = 11
    SUBSIDY_BUILDINGS: Final = 12
    SUBSIDY_RESOURCE_FIELDS: Final = 13
    SUBSIDY_PRODUCT_FIELDS: Final = 14
    SUBSIDY_WATER: Final = 15
    SUBSIDY_VOTES: Final = 16
    SUBSIDY_PESOS: Final = 17
    MARKET_DECREASE: Final = 18
    MARKET_INCREASE: Final = 19
    DROUGHT: Final = 20
    BUILDING: Final = 21
    HARBOR: Final = 22
    CORRUPTION: Final = 23


STATUTES: Final = 24
STATUTE: Final = domain("statute", Statute)
TYPE_OF: Final = {word: TYPE.words[place // OF_EACH_TYPE] for word, place in STATUTE.values.items()}


class StatuteIs:
    """Where a statute card is."""

    UNSEEN: Final = 0
    BILL: Final = 1
    IN_FORCE: Final = 2
    OUT: Final = 3


STATUTE_IS: Final = domain("statute-is", StatuteIs)


class Alternative:
    """The six spaces for black marking pieces (cuba.alternative.spaces); a character's second follows its first."""

    TRADESWOMAN_RESOURCE: Final = 0
    TRADESWOMAN_PRODUCT: Final = 1
    ARCHITECT_FIRST: Final = 2
    ARCHITECT_SECOND: Final = 3
    MAYOR_FIRST: Final = 4
    MAYOR_SECOND: Final = 5


ALTERNATIVE: Final = domain("alternative", Alternative)

# -- the board ---------------------------------------------------------------------------------------------------------


class Board:
    """What a round has to remember."""

    ROUND: Final = 0
    STARTER: Final = 1  # the seat of the starting player
    PILE: Final = 2  # ship cards in the pile
    VOTING_TILE: Final = 3  # the seat that used the Town Hall in this round


BOARD: Final = domain("board", Board, "_")
LAST_ROUND: Final = 6


class Phase:
    """Of a round (cuba.flow.phases); the set-up comes before the first."""

    SET_UP: Final = 0
    BILLS: Final = 1
    ACTIONS: Final = 2
    PARLIAMENT: Final = 3
    STATUTES: Final = 4
    ROUND_END: Final = 5


PHASE: Final = domain("phase", Phase)
NOW: Final = Domain("now", ("now",))

BANK_OF: Final = Domain("bank", ("pesos",))

# -- options -----------------------------------------------------------------------------------------------------------


def reading(**clauses: str) -> Option:
    """A switch that editions disagree on: the clause of each value, that of the default profile first."""
    ids = tuple([f"cuba.{clause}" for clause in clauses.values()])
    return Option(*[value.replace("_", "-") for value in clauses], clause=ids[0], readings=ids)


class Choice:
    """The switches of the game. The first value is the default."""

    PLANTATION: Final = Option("common", "individual", clause="cuba.setup.plantation-choice")
    DELEGATE: Final = Option("open", "face-down", clause="cuba.variant.delegate")
    EMBASSY: Final = reading(as_printed="building.canadian-embassy.ruling", added="component.building-tiles.26")
    WORKER_PLACEMENT: Final = reading(any_field="worker.move.any-field", product_field="worker.move.plantation-field")
    FREE_PRODUCT: Final = reading(
        lowest_price="tradeswoman.alternative.product.lowest-price",
        lowest_available="tradeswoman.alternative.product.lowest-available",
        any="tradeswoman.alternative.product.any-aid",
    )
    FOREMAN_CROSS: Final = reading(always="foreman.cross-without-worker", after_worker="foreman.cross.aid")
    VOTE_TIE: Final = reading(second_bid="parliament.tie.second-bid", seat_order="parliament.tie.aid-no-second-bid")
    TWO_PIECE_DUTY: Final = reading(one_class="statute.duty.two-cards", mixed="statute.duty.2-any")
    SUBSIDY_CAP: Final = reading(seven="statute.subsidy.water", none="statute.subsidy.aid-no-cap")
    CORRUPTION_TOWN_HALL: Final = reading(
        used="statute.other.corruption.town-hall-used", owned="statute.other.corruption.town-hall-owned"
    )
    ROUND_1_SHIPS: Final = reading(leave="round-end.full-ships", stay="round-end.round1.aid")
    HARBOR_REFILL: Final = reading(until_full="round-end.refill.until-full", one_step="round-end.refill.one-step")
    FINAL_BUILDINGS: Final = reading(own="end.building-points.own-buildings", erected="end.building-points.erected")
    MONASTERY: Final = reading(
        products="building.monastery.function.products", resources="building.monastery.function.resources"
    )
    LARGE_BRANCH_OFFICE: Final = reading(
        any_number="building.large-branch-office.function.any-number",
        one_or_two="building.large-branch-office.function.one-or-two",
    )
    PRODUCT_HOUSE: Final = reading(
        product="building.product-house.function.product", resource="building.product-house.function.resource"
    )
    BLACK_MARKET: Final = reading(
        product_goods="building.black-market.function.product-goods",
        any_merchandise="building.black-market.function.any-merchandise",
    )
    LIGHTHOUSE: Final = reading(
        shuffled="building.lighthouse.function.exchange-shuffle", in_place="building.lighthouse.function.exchange"
    )


OPTIONS: Final = options_of(Choice)
ANY_PRODUCT: Final = 2  # of the free product; 1 is the lowest price among those on the market

# What each printed edition plays otherwise than the default profile.
EDITIONS: Final[dict[str, dict[Option, str]]] = {
    "default": {},
    "en2007": {Choice.CORRUPTION_TOWN_HALL: "owned", Choice.LIGHTHOUSE: "in-place"},
    "fr2007": {
        Choice.WORKER_PLACEMENT: "product-field",
        Choice.FREE_PRODUCT: "lowest-available",
        Choice.FINAL_BUILDINGS: "erected",
        Choice.MONASTERY: "resources",
        Choice.PRODUCT_HOUSE: "resource",
        Choice.BLACK_MARKET: "any-merchandise",
        Choice.LIGHTHOUSE: "in-place",
    },
    "fr2008": {Choice.HARBOR_REFILL: "one-step", Choice.LARGE_BRANCH_OFFICE: "one-or-two"},
}

# -- questions ---------------------------------------------------------------------------------------------------------


class Loader:
    """Who loads a ship."""

    MAYOR: Final = 0
    SMALL_BRANCH_OFFICE: Final = 1
    LARGE_BRANCH_OFFICE: Final = 2


LOADER: Final = domain("loader", Loader)
LOADED: Final = Domain("ware", MERCHANDISE_OF.words, 1)  # the kind loaded last; none before the first piece


class Ask:
    """Questions and steps: their numbers on the stack."""

    LAY_OUT: Final = 0
    SHIP: Final = 1
    STARTER: Final = 2
    START_CHOICES: Final = 3
    COLOUR: Final = 4
    START_RESOURCES: Final = 5
    START_PRODUCTS: Final = 6
    ROUND: Final = 7
    BILLS: Final = 8
    BILL: Final = 9
    DELEGATES: Final = 10
    DELEGATE: Final = 11
    LAPS: Final = 12
    CHARACTER: Final = 13
    PAWN: Final = 14
    HARVEST: Final = 15
    TRADE: Final = 16
    BUILD: Final = 17
    FOREMAN_STEP: Final = 18
    FOREMAN: Final = 19
    AMOUNT: Final = 20
    GIVE: Final = 21
    EXCHANGE: Final = 22
    VETO: Final = 23
    LOOK: Final = 24
    LOOKED_AT: Final = 25
    FETCH: Final = 26
    LOAD: Final = 27
    PARLIAMENT: Final = 28
    BID: Final = 29
    COUNT_VOTES: Final = 30
    ENACT: Final = 31
    TAX_STEP: Final = 32
    TAX: Final = 33
    DUTY_STEP: Final = 34
    DUTY: Final = 35
    SUBSIDIES: Final = 36
    END_OF_ROUND: Final = 37
    REFILL: Final = 38
    NEXT_ROUND: Final = 39


ASK: Final = domain("ask", Ask)
