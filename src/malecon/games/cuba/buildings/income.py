"""Buildings that give points, pesos or pieces, for nothing."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.cuba.buildings.function import Function
from malecon.games.cuba.deeds import Told
from malecon.games.cuba.supply import gain, receive_pesos, score
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import Building, Ware


class EarnPoints(Function):
    def __init__(self, building: int, brings: int, clause: str) -> None:
        super().__init__(building, brings)
        self.clause: Final = clause

    def use(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        points = table.box.worth[self.building]
        journal.tell(Told.POINTS_EARNED, self.clause, seat, points)
        score(table, seat, points, journal)


class EarnPesos(Function):
    def __init__(self, building: int, brings: int, clause: str) -> None:
        super().__init__(building, brings)
        self.clause: Final = clause

    def use(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        pesos = table.box.worth[self.building]
        receive_pesos(table, seat, pesos)
        journal.tell(Told.PESOS_EARNED, self.clause, seat, pesos)


class TakePieces(Function):
    """Pieces of one kind, as many as the tile says and the stock has."""

    def __init__(self, building: int, brings: int, piece: int, clause: str) -> None:
        super().__init__(building, brings)
        self.piece: Final[i64] = piece
        self.clause: Final = clause

    def works(self, table: CubaTable, seat: i64) -> bool:
        return table.stock[self.piece] > 0

    def why_not(self, table: CubaTable, seat: i64) -> str:
        return "cuba.foreman.stock-limit"

    def use(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        count = gain(table, seat, self.piece, table.box.limit[self.building])
        journal.tell(Told.PIECES_TAKEN, self.clause, seat, self.piece, count)


FUNCTIONS: Final[vec[Function]] = vec[Function](
    [
        EarnPoints(Building.HOTEL, 200, "cuba.building.hotel.function"),
        EarnPoints(Building.INN, 100, "cuba.building.inn.function"),
        EarnPesos(Building.SMALL_BANK, 60, "cuba.building.small-bank.function"),
        EarnPesos(Building.LARGE_BANK, 110, "cuba.building.large-bank.function"),
        TakePieces(Building.DAM, 90, Ware.WATER, "cuba.building.dam.function"),
    ]
)
