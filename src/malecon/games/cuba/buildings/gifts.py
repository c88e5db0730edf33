"""Buildings that take pieces of any kind of a class, one at a time: Monastery, General Store, the two Houses."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.cuba.events import RETURNED_FOR_PESOS, RETURNED_FOR_POINTS
from malecon.games.cuba.moves import DONE, GIVE
from malecon.games.cuba.supply import receive_pesos, score, spend
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ASK_GIVE,
    CITRUS,
    GENERAL_STORE,
    MONASTERY,
    MONASTERY_IS,
    PIECES,
    PRODUCT_HOUSE,
    PRODUCT_HOUSE_IS,
    RESOURCES,
    RUM,
)

# The argument: the building, then how many pieces it was given.
GIVEN: Final = 32


def building_of(argument: i64) -> i64:
    return argument & (GIVEN - 1)


def first_given(table: CubaTable, building: i64) -> i64:
    """The first kind of the class that a building takes; editions differ on two of them."""
    if building == GENERAL_STORE:
        return RUM
    if building == MONASTERY and table.option[MONASTERY_IS] == 0:
        return CITRUS
    if building == PRODUCT_HOUSE and table.option[PRODUCT_HOUSE_IS] == 0:
        return CITRUS
    return 0


def beyond_given(table: CubaTable, building: i64) -> i64:
    """The kind after the last of the class."""
    first = first_given(table, building)
    if first == RUM:
        return PIECES
    return RUM if first == CITRUS else RESOURCES


def why_no_gift(table: CubaTable, seat: i64, building: i64) -> str | None:
    piece = first_given(table, building)
    while piece < beyond_given(table, building):
        if table.owned(seat, piece) > 0:
            return None
        piece += 1
    return "cuba.warehouse.own-pieces-only"


def function_clause(table: CubaTable, building: i64) -> str:
    if building == MONASTERY:
        if table.option[MONASTERY_IS] == 0:
            return "cuba.building.monastery.function.products"
        return "cuba.building.monastery.function.resources"
    if building == GENERAL_STORE:
        return "cuba.building.general-store.function"
    if building == PRODUCT_HOUSE:
        if table.option[PRODUCT_HOUSE_IS] == 0:
            return "cuba.building.product-house.function.product"
        return "cuba.building.product-house.function.resource"
    return "cuba.building.resource-house.function.2-pesos-each"


class Give(Decision[Table]):
    """Which piece is given to the building? After the first, that can be all."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        piece: i64 = 0
        while piece < PIECES:
            moves.add(GIVE + piece)
            piece += 1
        if argument >= GIVEN:
            moves.add(DONE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        if move == DONE:
            return None
        building = building_of(argument)
        piece = move - GIVE
        if piece < first_given(table, building) or piece >= beyond_given(table, building):
            return function_clause(table, building)
        return None if table.owned(seat, piece) > 0 else "cuba.warehouse.own-pieces-only"

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, CubaTable)
        building = building_of(argument)
        piece = first_given(table, building)
        beyond = beyond_given(table, building)
        while piece < beyond:
            if table.owned(seat, piece) > 0:
                moves.add(GIVE + piece)
            piece += 1
        if argument >= GIVEN:
            moves.add(DONE)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if move == DONE:
            return
        building = building_of(argument)
        piece = move - GIVE
        worth = table.box.worth[building]
        spend(table, seat, piece, 1)
        clause = function_clause(table, building)
        if building == MONASTERY:
            if journal.listening:
                journal.tell(RETURNED_FOR_POINTS, clause, seat, piece, 1, worth)
            score(table, seat, worth, journal)
        else:
            receive_pesos(table, seat, worth)
            if journal.listening:
                journal.tell(RETURNED_FOR_PESOS, clause, seat, piece, 1, worth)
        following = argument + GIVEN
        if following // GIVEN < table.box.limit[building] and why_no_gift(table, seat, building) is None:
            table.push(ASK_GIVE, seat, following)
