"""Buildings that take some of one kind: for points (Cement Factory ... Cigar Café) or turned into goods (factories)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.about import about
from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.games.cuba.buildings.function import Function
from malecon.games.cuba.deeds import Moves, Told
from malecon.games.cuba.supply import gain, score, spend
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import BUILDING, Ask, Building, Ware


class SomeOfOneKind(Function):
    """It takes pieces of one kind, as many as the owner likes and the limit allows (cuba.foreman.partial-use)."""

    def __init__(self, building: int, brings: int, piece: int, clause: str) -> None:
        super().__init__(building, brings)
        self.piece: Final[i64] = piece
        self.clause: Final = clause

    def limit(self, table: CubaTable) -> i64:
        return table.box.limit[self.building]

    def over_limit(self) -> str:
        """The clause that forbids more than the limit."""
        return self.clause

    def most(self, table: CubaTable, seat: i64) -> i64:
        """How many pieces this use can take."""
        return min(table.owned(seat, self.piece), self.limit(table))

    def works(self, table: CubaTable, seat: i64) -> bool:
        return self.most(table, seat) > 0

    def why_not(self, table: CubaTable, seat: i64) -> str:
        owned = table.owned(seat, self.piece) > 0
        return "cuba.foreman.stock-limit" if owned else "cuba.warehouse.own-pieces-only"

    def use(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        """Ask how many, unless only one can be taken."""
        if self.most(table, seat) == 1:
            self.take(table, seat, 1, journal)
        else:
            table.push(Ask.AMOUNT, seat, self.building)

    def take(self, table: CubaTable, seat: i64, count: i64, journal: Journal) -> None:
        spend(table, seat, self.piece, count)
        points = count * table.box.worth[self.building]
        journal.tell(Told.RETURNED_FOR_POINTS, self.clause, seat, self.piece, count, points)
        score(table, seat, points, journal)


class Factory(SomeOfOneKind):
    """It makes a goods piece of each product, as long as the stock has some."""

    def __init__(self, building: int, brings: int, piece: int, made: int, clause: str) -> None:
        super().__init__(building, brings, piece, clause)
        self.made: Final[i64] = made

    def limit(self, table: CubaTable) -> i64:
        return table.stock[self.made]

    def over_limit(self) -> str:
        return "cuba.foreman.stock-limit"

    def take(self, table: CubaTable, seat: i64, count: i64, journal: Journal) -> None:
        spend(table, seat, self.piece, count)
        gain(table, seat, self.made, count)
        journal.tell(Told.CONVERTED, self.clause, seat, self.piece, self.made, count)


FUNCTIONS: Final[vec[SomeOfOneKind]] = vec[SomeOfOneKind](
    [
        SomeOfOneKind(Building.CEMENT_FACTORY, 150, Ware.STONE, "cuba.building.cement-factory.function"),
        # Wood in every edition (cuba.building.saw-mill.ruling).
        SomeOfOneKind(Building.SAW_MILL, 130, Ware.WOOD, "cuba.building.saw-mill.function.wood"),
        SomeOfOneKind(Building.GOLF_COURSE, 150, Ware.WATER, "cuba.building.golf-course.function"),
        SomeOfOneKind(Building.RUM_CAFE, 250, Ware.RUM, "cuba.building.rum-cafe.function"),
        SomeOfOneKind(Building.CIGAR_CAFE, 250, Ware.CIGARS, "cuba.building.cigar-cafe.function"),
        Factory(Building.CIGAR_FACTORY, 150, Ware.TOBACCO, Ware.CIGARS, "cuba.building.cigar-factory.function"),
        Factory(Building.DISTILLERY, 150, Ware.SUGAR, Ware.RUM, "cuba.building.distillery.function"),
    ]
)


def taker(building: i64) -> SomeOfOneKind:
    """The function of a building that takes some of one kind."""
    for function in FUNCTIONS:
        if function.building == building:
            return function
    raise AssertionError(f"{BUILDING.words[building]} takes no pieces of one kind")


class Amount(Decision[CubaTable]):
    """How many pieces does the building take?"""

    about: ClassVar = about("building", BUILDING)
    answers: ClassVar = (Moves.AMOUNT,)

    def legal(self, table: CubaTable, seat: i64, building: i64, moves: MoveList) -> None:
        for count in range(1, taker(building).most(table, seat) + 1):
            moves.add(Moves.AMOUNT.of(count))

    def refusal(self, table: CubaTable, seat: i64, building: i64, move: i64) -> str:
        function = taker(building)
        if Moves.AMOUNT.value(move) > table.owned(seat, function.piece):
            return "cuba.warehouse.own-pieces-only"
        return function.over_limit()

    def play(self, table: CubaTable, seat: i64, building: i64, move: i64, journal: Journal) -> None:
        taker(building).take(table, seat, Moves.AMOUNT.value(move), journal)
