"""The worker: the pawn's row and column yield resources, and products as far as the limit and the water go."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.cuba.events import (
    CARD_UNUSED,
    HARVESTED,
    IRRIGATED,
    PAWN_MOVED,
    PAWN_STAYED,
    RESOURCES_YIELDED,
    STOCK_SHORT,
)
from malecon.games.cuba.moves import DONE, FORGO, HARVEST, IRRIGATE, PAWN
from malecon.games.cuba.supply import gain, spend
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ASK_HARVEST,
    BUILT,
    CITRUS,
    CROSS,
    CROSS_SIZE,
    DROUGHT,
    FIELDS,
    PLACEMENT_IS,
    PRODUCTS,
    RESOURCES,
    WATER,
    WORKER,
)

FREE_FIELDS: Final = 2  # (cuba.worker.product-limit)
FREE_IN_DROUGHT: Final = 1  # (cuba.statute.other.drought)

# The argument of the harvest: free fields left, then the activated fields of each product not used yet.
FREE: Final = 4


def fields_left(argument: i64, product: i64) -> i64:
    return (argument >> (2 + 3 * product)) & 7


class Pawn(Decision[Table]):
    """Where does the pawn go, or stay?"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        field: i64 = 0
        while field < FIELDS:
            moves.add(PAWN + field)
            field += 1
        moves.add(FORGO)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        if table.option[PLACEMENT_IS] == 0 or move == FORGO or move - PAWN == table.pawn[seat]:
            return None
        on_it = table.field.at(seat, move - PAWN)
        return None if on_it >= CITRUS and on_it < BUILT else "cuba.worker.move.plantation-field"

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, CubaTable)
        if table.option[PLACEMENT_IS] == 0:
            self.candidates(table, seat, argument, moves)
        else:
            super().legal(table, seat, argument, moves)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if move == FORGO:
            if journal.listening:
                journal.tell(CARD_UNUSED, "cuba.action.empty-action", seat, WORKER)
            return
        field = move - PAWN
        if journal.listening:
            if field == table.pawn[seat]:
                journal.tell(PAWN_STAYED, "cuba.worker.stay", seat, field)
            elif table.option[PLACEMENT_IS] == 0:
                journal.tell(PAWN_MOVED, "cuba.worker.move.any-field", seat, field)
            else:
                journal.tell(PAWN_MOVED, "cuba.worker.move.plantation-field", seat, field)
        table.pawn[seat] = field
        free: i64 = FREE_IN_DROUGHT if table.in_force(DROUGHT) else FREE_FIELDS
        ask_harvest(table, seat, activate(table, seat, field, journal) + free)


def activate(table: CubaTable, seat: i64, field: i64, journal: Journal) -> i64:
    """Resources are taken at once (cuba.worker.resources-automatic); the product fields are counted."""
    products: i64 = 0
    resources: i64 = 0
    i: i64 = field * CROSS_SIZE
    while i < (field + 1) * CROSS_SIZE:
        on_it = table.field.at(seat, CROSS[i])
        if on_it < RESOURCES:
            resources += 1 << (3 * on_it)
        elif on_it < BUILT:
            products += FREE << (3 * (on_it - CITRUS))
        i += 1
    piece: i64 = 0
    while piece < RESOURCES:
        due = (resources >> (3 * piece)) & 7
        if due > 0:
            count = gain(table, seat, piece, due)
            if journal.listening:
                if count > 0:
                    journal.tell(RESOURCES_YIELDED, "cuba.worker.yield", seat, piece, count)
                if count < due:
                    clause = "cuba.worker.short-stock-choice" if count > 0 else "cuba.worker.short-stock"
                    journal.tell(STOCK_SHORT, clause, seat, piece)
        piece += 1
    return products


def in_cross(table: CubaTable, seat: i64, piece: i64) -> bool:
    """Whether an activated field yields this piece."""
    i: i64 = table.pawn[seat] * CROSS_SIZE
    while i < (table.pawn[seat] + 1) * CROSS_SIZE:
        if table.field.at(seat, CROSS[i]) == piece:
            return True
        i += 1
    return False


def ask_harvest(table: CubaTable, seat: i64, argument: i64) -> None:
    """Ask for another product field, if one can still be used."""
    if argument % FREE == 0 and table.lot.at(seat, WATER) == 0:
        return
    product: i64 = 0
    while product < PRODUCTS:
        if fields_left(argument, product) > 0 and table.stock[CITRUS + product] > 0:
            table.push(ASK_HARVEST, seat, argument)
            return
        product += 1


class Harvest(Decision[Table]):
    """Which product field yields, for free or for a water each? Using fewer is allowed."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        product: i64 = 0
        while product < PRODUCTS:
            moves.add(HARVEST + product)
            moves.add(IRRIGATE + product)
            product += 1
        moves.add(DONE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        if move == DONE:
            return None
        paying = move >= IRRIGATE
        product = move - (IRRIGATE if paying else HARVEST)
        if fields_left(argument, product) == 0:
            return "cuba.worker.field-once" if in_cross(table, seat, CITRUS + product) else "cuba.worker.activation"
        if table.stock[CITRUS + product] == 0:
            return "cuba.worker.short-stock"
        if not paying and argument % FREE == 0:
            return "cuba.statute.other.drought" if table.in_force(DROUGHT) else "cuba.worker.product-limit"
        if paying and argument % FREE > 0:
            return "cuba.worker.sequence"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, CubaTable)
        first: i64 = HARVEST if argument % FREE > 0 else IRRIGATE
        product: i64 = 0
        while product < PRODUCTS:
            if fields_left(argument, product) > 0 and table.stock[CITRUS + product] > 0:
                moves.add(first + product)
            product += 1
        moves.add(DONE)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if move == DONE:
            return
        paying = move >= IRRIGATE
        product = move - (IRRIGATE if paying else HARVEST)
        rest = argument - (FREE << (3 * product))
        if paying:
            spend(table, seat, WATER, 1)
        else:
            rest -= 1
        gain(table, seat, CITRUS + product, 1)
        if journal.listening:
            if paying:
                journal.tell(IRRIGATED, "cuba.worker.water-extra", seat, CITRUS + product)
            else:
                journal.tell(HARVESTED, "cuba.worker.yield", seat, CITRUS + product)
        ask_harvest(table, seat, rest)
