"""The worker: the pawn's row and column yield resources, and products as far as the limit and the water go."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.about import About, Part
from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.games.cuba.characters.role import Role
from malecon.games.cuba.deeds import Moves, Told
from malecon.games.cuba.supply import gain, spend
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    BUILT,
    CROSS,
    CROSS_SIZE,
    FIELDS,
    PRODUCTS,
    RESOURCES,
    Ask,
    Character,
    Choice,
    Statute,
    Ware,
)

FREE_FIELDS: Final = 2  # (cuba.worker.product-limit)
FREE_IN_DROUGHT: Final = 1  # (cuba.statute.other.drought)


class Worker(Role):
    def play(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        table.push(Ask.PAWN, seat)


class Pawn(Decision[CubaTable]):
    """Where does the pawn go, or stay?"""

    answers: ClassVar = (Moves.PAWN, Moves.FORGO)

    def legal(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for field in range(FIELDS):
            if can_stand(table, seat, field):
                moves.add(Moves.PAWN.of(field))
        moves.add(Moves.FORGO.id)

    def refusal(self, table: CubaTable, seat: i64, argument: i64, move: i64) -> str:
        return table.clause_of(Choice.WORKER_PLACEMENT)

    def play(self, table: CubaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.FORGO.id:
            journal.tell(Told.CARD_UNUSED, "cuba.action.empty-action", seat, Character.WORKER)
            return
        field = Moves.PAWN.value(move)
        if field == table.pawn[seat]:
            journal.tell(Told.PAWN_STAYED, "cuba.worker.stay", seat, field)
        else:
            journal.tell(Told.PAWN_MOVED, table.clause_of(Choice.WORKER_PLACEMENT), seat, field)
        table.pawn[seat] = field
        free: i64 = FREE_IN_DROUGHT if table.in_force(Statute.DROUGHT) else FREE_FIELDS
        yield_resources(table, seat, journal)
        ask_harvest(table, seat, Left.FREE.put(free) + product_fields(table, seat))


def can_stand(table: CubaTable, seat: i64, field: i64) -> bool:
    """Anywhere, or, as one edition has it, on a field with products or where the pawn is."""
    if table.chosen(Choice.WORKER_PLACEMENT) == 0 or field == table.pawn[seat]:
        return True
    on_it = table.field.at(seat, field)
    return on_it >= Ware.CITRUS and on_it < BUILT


def fields_with(table: CubaTable, seat: i64, piece: i64) -> i64:
    """How many of the activated fields yield this piece."""
    count: i64 = 0
    first = table.pawn[seat] * CROSS_SIZE
    for place in range(first, first + CROSS_SIZE):
        if table.field.at(seat, CROSS[place]) == piece:
            count += 1
    return count


def yield_resources(table: CubaTable, seat: i64, journal: Journal) -> None:
    """Resources are taken at once (cuba.worker.resources-automatic)."""
    for piece in range(RESOURCES):
        due = fields_with(table, seat, piece)
        if due > 0:
            count = gain(table, seat, piece, due)
            if count > 0:
                journal.tell(Told.RESOURCES_YIELDED, "cuba.worker.yield", seat, piece, count)
            if count < due:
                clause = "cuba.worker.short-stock-choice" if count > 0 else "cuba.worker.short-stock"
                journal.tell(Told.STOCK_SHORT, clause, seat, piece)


class Left:
    """What the argument of the harvest says: free fields left, and the activated fields of each product not used."""

    FREE: Final = Part("free", 0, 2)
    CITRUS: Final = Part("citrus", 2, 3)
    SUGAR: Final = Part("sugar", 5, 3)
    TOBACCO: Final = Part("tobacco", 8, 3)


LEFT_OF: Final[vec[Part]] = vec[Part]([Left.CITRUS, Left.SUGAR, Left.TOBACCO])


def product_fields(table: CubaTable, seat: i64) -> i64:
    left: i64 = 0
    for product in range(PRODUCTS):
        left += LEFT_OF[product].put(fields_with(table, seat, Ware.CITRUS + product))
    return left


def can_yield(table: CubaTable, left: i64, product: i64) -> bool:
    return LEFT_OF[product].of(left) > 0 and table.stock[Ware.CITRUS + product] > 0


def ask_harvest(table: CubaTable, seat: i64, left: i64) -> None:
    """Ask for another product field, if one can still be used."""
    if Left.FREE.of(left) == 0 and table.lot.at(seat, Ware.WATER) == 0:
        return
    for product in range(PRODUCTS):
        if can_yield(table, left, product):
            table.push(Ask.HARVEST, seat, left)
            return


class Harvest(Decision[CubaTable]):
    """Which product field yields, for free or for a water each? Using fewer is allowed."""

    about: ClassVar = About(Left.FREE, Left.CITRUS, Left.SUGAR, Left.TOBACCO)
    answers: ClassVar = (Moves.HARVEST, Moves.IRRIGATE, Moves.DONE)

    def legal(self, table: CubaTable, seat: i64, left: i64, moves: MoveList) -> None:
        kind = Moves.HARVEST if Left.FREE.of(left) > 0 else Moves.IRRIGATE
        for product in range(PRODUCTS):
            if can_yield(table, left, product):
                moves.add(kind.of(product))
        moves.add(Moves.DONE.id)

    def refusal(self, table: CubaTable, seat: i64, left: i64, move: i64) -> str:
        paying = Moves.IRRIGATE.has(move)
        product = Moves.IRRIGATE.value(move) if paying else Moves.HARVEST.value(move)
        if LEFT_OF[product].of(left) == 0:
            activated = fields_with(table, seat, Ware.CITRUS + product) > 0
            return "cuba.worker.field-once" if activated else "cuba.worker.activation"
        if table.stock[Ware.CITRUS + product] == 0:
            return "cuba.worker.short-stock"
        if paying:
            return "cuba.worker.sequence"
        return "cuba.statute.other.drought" if table.in_force(Statute.DROUGHT) else "cuba.worker.product-limit"

    def play(self, table: CubaTable, seat: i64, left: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DONE.id:
            return
        if Moves.IRRIGATE.has(move):
            product = Moves.IRRIGATE.value(move)
            spend(table, seat, Ware.WATER, 1)
            journal.tell(Told.IRRIGATED, "cuba.worker.water-extra", seat, Ware.CITRUS + product)
        else:
            product = Moves.HARVEST.value(move)
            left -= Left.FREE.put(1)
            journal.tell(Told.HARVESTED, "cuba.worker.yield", seat, Ware.CITRUS + product)
        gain(table, seat, Ware.CITRUS + product, 1)
        ask_harvest(table, seat, left - LEFT_OF[product].put(1))
