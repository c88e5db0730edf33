"""Using a building: what each one does, and why a use would come to nothing."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.cuba.buildings.amounts import use_amount, why_no_amount
from malecon.games.cuba.buildings.black_market import why_no_exchange
from malecon.games.cuba.buildings.church import why_no_veto
from malecon.games.cuba.buildings.gifts import why_no_gift
from malecon.games.cuba.buildings.lighthouse import use_lighthouse
from malecon.games.cuba.characters.mayor import BY_LARGE_OFFICE, BY_SMALL_OFFICE, can_load
from malecon.games.cuba.events import PESOS_EARNED, PIECES_TAKEN, POINTS_EARNED, STORED, VOTES_SECURED
from malecon.games.cuba.supply import gain, receive_pesos, score
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ASK_EXCHANGE,
    ASK_GIVE,
    ASK_LOAD,
    ASK_VETO,
    BLACK_MARKET,
    CHURCH,
    CIGARS,
    CITRUS,
    DAM,
    EMBASSY,
    GENERAL_STORE,
    HOTEL,
    INN,
    LARGE_BANK,
    LARGE_BRANCH_OFFICE,
    LIGHTHOUSE,
    MONASTERY,
    PRINTED_WAREHOUSE,
    PRODUCTS,
    RESOURCE_HOUSE,
    RUM,
    SMALL_BANK,
    SMALL_BRANCH_OFFICE,
    TOWN_HALL,
    VOTING_TILE,
    WAREHOUSE_TILE,
    WATER,
)


def stores(building: i64) -> bool:
    """The tile works exactly like the printed warehouse (cuba.building.warehouse-tile.ruling)."""
    return building == WAREHOUSE_TILE or building == PRINTED_WAREHOUSE


def takes_gifts(building: i64) -> bool:
    return building == MONASTERY or (building >= GENERAL_STORE and building <= RESOURCE_HOUSE)


def is_free(building: i64) -> bool:
    """Buildings that need nothing and always work."""
    return (
        building == HOTEL
        or building == INN
        or building == SMALL_BANK
        or building == LARGE_BANK
        or building == TOWN_HALL
        or building == LIGHTHOUSE
    )


def why_useless(table: CubaTable, seat: i64, building: i64) -> str | None:
    """The clause that lets a use come to nothing: it is not offered, as any building may be skipped."""
    if is_free(building):
        return None
    if stores(building):
        return None if products_in_lot(table, seat) > 0 else "cuba.warehouse.store"
    if building == SMALL_BRANCH_OFFICE:
        return None if can_load(table, seat, BY_SMALL_OFFICE) else "cuba.building.branch-office.ruling"
    if building == LARGE_BRANCH_OFFICE:
        return None if can_load(table, seat, BY_LARGE_OFFICE) else "cuba.building.branch-office.ruling"
    if building == DAM:
        return None if table.stock[WATER] > 0 else "cuba.foreman.stock-limit"
    if building == EMBASSY:
        return None if table.stock[CIGARS] > 0 else "cuba.foreman.stock-limit"
    if building == BLACK_MARKET:
        return why_no_exchange(table, seat)
    if building == CHURCH:
        return why_no_veto(table)
    if takes_gifts(building):
        return why_no_gift(table, seat, building)
    return why_no_amount(table, seat, building)


def use_building(table: CubaTable, seat: i64, building: i64, journal: Journal) -> None:
    if building == HOTEL or building == INN:
        earn_points(table, seat, building, journal)
    elif building == SMALL_BANK or building == LARGE_BANK:
        earn_pesos(table, seat, building, journal)
    elif stores(building):
        store(table, seat, building, journal)
    elif building == SMALL_BRANCH_OFFICE:
        table.push(ASK_LOAD, seat, BY_SMALL_OFFICE)
    elif building == LARGE_BRANCH_OFFICE:
        table.push(ASK_LOAD, seat, BY_LARGE_OFFICE)
    elif building == DAM:
        take_pieces(table, seat, building, WATER, "cuba.building.dam.function", journal)
    elif building == EMBASSY:
        take_pieces(table, seat, building, CIGARS, "cuba.building.canadian-embassy.function", journal)
    elif building == TOWN_HALL:
        secure_votes(table, seat, journal)
    elif building == CHURCH:
        table.push(ASK_VETO, seat)
    elif building == LIGHTHOUSE:
        use_lighthouse(table, seat)
    elif building == BLACK_MARKET:
        table.push(ASK_EXCHANGE, seat)
    elif takes_gifts(building):
        table.push(ASK_GIVE, seat, building)
    else:
        use_amount(table, seat, building, journal)


def earn_points(table: CubaTable, seat: i64, building: i64, journal: Journal) -> None:
    points = table.box.worth[building]
    if journal.listening:
        clause = "cuba.building.hotel.function" if building == HOTEL else "cuba.building.inn.function"
        journal.tell(POINTS_EARNED, clause, seat, points)
    score(table, seat, points, journal)


def earn_pesos(table: CubaTable, seat: i64, building: i64, journal: Journal) -> None:
    pesos = table.box.worth[building]
    receive_pesos(table, seat, pesos)
    if journal.listening:
        small = building == SMALL_BANK
        clause = "cuba.building.small-bank.function" if small else "cuba.building.large-bank.function"
        journal.tell(PESOS_EARNED, clause, seat, pesos)


def take_pieces(table: CubaTable, seat: i64, building: i64, piece: i64, clause: str, journal: Journal) -> None:
    count = gain(table, seat, piece, table.box.limit[building])
    if journal.listening:
        journal.tell(PIECES_TAKEN, clause, seat, piece, count)


def secure_votes(table: CubaTable, seat: i64, journal: Journal) -> None:
    """The voting tile lies on the Town Hall until the parliament phase (cuba.building.town-hall.tile)."""
    table.board[VOTING_TILE] = seat
    if journal.listening:
        journal.tell(VOTES_SECURED, "cuba.building.town-hall.function", seat, table.box.worth[TOWN_HALL])


def products_in_lot(table: CubaTable, seat: i64) -> i64:
    total: i64 = 0
    piece: i64 = CITRUS
    while piece < RUM:
        total += table.lot.at(seat, piece)
        piece += 1
    return total


def store(table: CubaTable, seat: i64, building: i64, journal: Journal) -> None:
    """All products of the lot: storing more never hurts (cuba.warehouse.store.amount)."""
    product: i64 = 0
    while product < PRODUCTS:
        count = table.lot.at(seat, CITRUS + product)
        if count > 0:
            table.lot.set(seat, CITRUS + product, 0)
            table.stored.add(seat, product, count)
            if journal.listening:
                printed = building == PRINTED_WAREHOUSE
                clause = "cuba.warehouse.store" if printed else "cuba.building.warehouse-tile.function.store"
                journal.tell(STORED, clause, seat, CITRUS + product, count)
        product += 1
