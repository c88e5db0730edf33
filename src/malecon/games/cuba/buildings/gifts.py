"""Buildings that take pieces of any kind of a class, one at a time: Monastery, General Store, the two Houses."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.about import About, Part
from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.options import Option
from malecon.games.cuba.buildings.function import Function
from malecon.games.cuba.deeds import Moves, Told
from malecon.games.cuba.supply import receive_pesos, score, spend
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import BUILDING, PIECES, RESOURCES, Ask, Building, Choice, Ware


class OfAClass(Function):
    """It takes pieces of a class, which begins with `first`: wood for resources, citrus for products, rum for goods."""

    def __init__(self, building: int, brings: int, first: int, clause: str) -> None:
        super().__init__(building, brings)
        self.first: Final[i64] = first
        self.clause: Final = clause

    def first_taken(self, table: CubaTable) -> i64:
        return self.first

    def clause_at(self, table: CubaTable) -> str:
        return self.clause

    def works(self, table: CubaTable, seat: i64) -> bool:
        first = self.first_taken(table)
        return any(table.owned(seat, piece) > 0 for piece in range(first, beyond(first)))

    def why_not(self, table: CubaTable, seat: i64) -> str:
        return "cuba.warehouse.own-pieces-only"

    def use(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        table.push(Ask.GIVE, seat, Gift.BUILDING.put(self.building))

    def take(self, table: CubaTable, seat: i64, piece: i64, journal: Journal) -> None:
        pesos = table.box.worth[self.building]
        spend(table, seat, piece, 1)
        receive_pesos(table, seat, pesos)
        journal.tell(Told.RETURNED_FOR_PESOS, self.clause_at(table), seat, piece, 1, pesos)


class ByEdition(OfAClass):
    """Editions differ on the class that it takes: products, or resources."""

    def __init__(self, building: int, brings: int, option: Option) -> None:
        super().__init__(building, brings, Ware.CITRUS, option.clause)
        self.option: Final = option

    def first_taken(self, table: CubaTable) -> i64:
        return self.first if table.chosen(self.option) == 0 else Ware.WOOD

    def clause_at(self, table: CubaTable) -> str:
        return table.clause_of(self.option)


class ForPoints(ByEdition):
    def take(self, table: CubaTable, seat: i64, piece: i64, journal: Journal) -> None:
        points = table.box.worth[self.building]
        spend(table, seat, piece, 1)
        journal.tell(Told.RETURNED_FOR_POINTS, self.clause_at(table), seat, piece, 1, points)
        score(table, seat, points, journal)


FUNCTIONS: Final[vec[OfAClass]] = vec[OfAClass](
    [
        ForPoints(Building.MONASTERY, 110, Choice.MONASTERY),
        OfAClass(Building.GENERAL_STORE, 150, Ware.RUM, "cuba.building.general-store.function"),
        ByEdition(Building.PRODUCT_HOUSE, 90, Choice.PRODUCT_HOUSE),
        OfAClass(Building.RESOURCE_HOUSE, 90, Ware.WOOD, "cuba.building.resource-house.function.2-pesos-each"),
    ]
)


def taker(building: i64) -> OfAClass:
    """The function of a building that takes pieces of a class."""
    for function in FUNCTIONS:
        if function.building == building:
            return function
    raise AssertionError(f"{BUILDING.words[building]} takes no pieces of a class")


def beyond(first: i64) -> i64:
    """The piece after the last one of the class that begins with this one."""
    if first == Ware.RUM:
        return PIECES
    return Ware.RUM if first == Ware.CITRUS else RESOURCES


class Gift:
    """What the argument of the question says."""

    BUILDING: Final = Part("building", 0, 5, BUILDING)
    GIVEN: Final = Part("given", 5, 5)  # pieces so far


class Give(Decision[CubaTable]):
    """Which piece is given to the building? After the first, that can be all."""

    about: ClassVar = About(Gift.BUILDING, Gift.GIVEN)
    answers: ClassVar = (Moves.GIVE,)

    def candidates(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        super().candidates(table, seat, argument, moves)
        if Gift.GIVEN.of(argument) > 0:
            moves.add(Moves.DONE.id)

    def legal(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        first = taker(Gift.BUILDING.of(argument)).first_taken(table)
        for piece in range(first, beyond(first)):
            if table.owned(seat, piece) > 0:
                moves.add(Moves.GIVE.of(piece))
        if Gift.GIVEN.of(argument) > 0:
            moves.add(Moves.DONE.id)

    def refusal(self, table: CubaTable, seat: i64, argument: i64, move: i64) -> str:
        function = taker(Gift.BUILDING.of(argument))
        piece = Moves.GIVE.value(move)
        first = function.first_taken(table)
        of_the_class = piece >= first and piece < beyond(first)
        return "cuba.warehouse.own-pieces-only" if of_the_class else function.clause_at(table)

    def play(self, table: CubaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DONE.id:
            return
        function = taker(Gift.BUILDING.of(argument))
        function.take(table, seat, Moves.GIVE.value(move), journal)
        given = Gift.GIVEN.of(argument) + 1
        if given < table.box.limit[function.building] and function.works(table, seat):
            table.push(Ask.GIVE, seat, Gift.BUILDING.put(function.building) + Gift.GIVEN.put(given))
