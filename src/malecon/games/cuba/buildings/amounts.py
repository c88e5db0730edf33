"""Buildings that take some of one kind: for points (Cement Factory ... Cigar Café) or turned into goods (factories)."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.cuba.events import CONVERTED, RETURNED_FOR_POINTS
from malecon.games.cuba.moves import AMOUNT, MOST_PIECES
from malecon.games.cuba.supply import gain, score, spend
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ASK_AMOUNT,
    CEMENT_FACTORY,
    CIGAR_CAFE,
    CIGAR_FACTORY,
    CIGARS,
    DISTILLERY,
    GOLF_COURSE,
    RUM,
    RUM_CAFE,
    SAW_MILL,
    STONE,
    SUGAR,
    TOBACCO,
    WATER,
    WOOD,
)


def taken_by(building: i64) -> i64:
    """The kind of piece a building takes; the Saw Mill takes wood in every edition (cuba.building.saw-mill.ruling)."""
    if building == CEMENT_FACTORY:
        return STONE
    if building == SAW_MILL:
        return WOOD
    if building == GOLF_COURSE:
        return WATER
    if building == RUM_CAFE:
        return RUM
    if building == CIGAR_CAFE:
        return CIGARS
    return TOBACCO if building == CIGAR_FACTORY else SUGAR


def is_factory(building: i64) -> bool:
    return building == CIGAR_FACTORY or building == DISTILLERY


def made_by(building: i64) -> i64:
    return CIGARS if building == CIGAR_FACTORY else RUM


def most(table: CubaTable, seat: i64, building: i64) -> i64:
    """How many pieces this use can take: those owned, within the limit of the tile or of the stock."""
    owned = table.owned(seat, taken_by(building))
    if is_factory(building):
        return min(owned, table.stock[made_by(building)])
    return min(owned, table.box.limit[building])


def why_no_amount(table: CubaTable, seat: i64, building: i64) -> str | None:
    if most(table, seat, building) > 0:
        return None
    owned = table.owned(seat, taken_by(building)) > 0
    return "cuba.foreman.stock-limit" if owned else "cuba.warehouse.own-pieces-only"


def use_amount(table: CubaTable, seat: i64, building: i64, journal: Journal) -> None:
    """Ask how many, unless only one can be taken."""
    if most(table, seat, building) == 1:
        take_amount(table, seat, building, 1, journal)
    else:
        table.push(ASK_AMOUNT, seat, building)


def take_amount(table: CubaTable, seat: i64, building: i64, count: i64, journal: Journal) -> None:
    piece = taken_by(building)
    spend(table, seat, piece, count)
    if is_factory(building):
        gain(table, seat, made_by(building), count)
        if journal.listening:
            journal.tell(CONVERTED, function_clause(building), seat, piece, made_by(building), count)
        return
    points = count * table.box.worth[building]
    if journal.listening:
        journal.tell(RETURNED_FOR_POINTS, function_clause(building), seat, piece, count, points)
    score(table, seat, points, journal)


def function_clause(building: i64) -> str:
    if building == CEMENT_FACTORY:
        return "cuba.building.cement-factory.function"
    if building == SAW_MILL:
        return "cuba.building.saw-mill.function.wood"
    if building == GOLF_COURSE:
        return "cuba.building.golf-course.function"
    if building == RUM_CAFE:
        return "cuba.building.rum-cafe.function"
    if building == CIGAR_CAFE:
        return "cuba.building.cigar-cafe.function"
    return "cuba.building.cigar-factory.function" if building == CIGAR_FACTORY else "cuba.building.distillery.function"


class Amount(Decision[Table]):
    """How many pieces? The argument is the building (cuba.foreman.partial-use)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        count: i64 = 0
        while count < MOST_PIECES:
            moves.add(AMOUNT + count)
            count += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        count = move - AMOUNT + 1
        if count > table.owned(seat, taken_by(argument)):
            return "cuba.warehouse.own-pieces-only"
        if count <= most(table, seat, argument):
            return None
        return "cuba.foreman.stock-limit" if is_factory(argument) else function_clause(argument)

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, CubaTable)
        count: i64 = 0
        while count < most(table, seat, argument):
            moves.add(AMOUNT + count)
            count += 1

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        take_amount(table, seat, argument, move - AMOUNT + 1, journal)
