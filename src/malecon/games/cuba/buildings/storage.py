"""The two warehouses keep products beyond the end of the round; the tile works exactly like the printed one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.cuba.buildings.function import Function
from malecon.games.cuba.deeds import Told
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import PRODUCTS, Building, Ware


class Store(Function):
    """All products of the lot: storing more never hurts (cuba.warehouse.store.amount)."""

    def __init__(self, building: int, brings: int, clause: str) -> None:
        super().__init__(building, brings)
        self.clause: Final = clause

    def works(self, table: CubaTable, seat: i64) -> bool:
        return any(table.lot.at(seat, piece) > 0 for piece in range(Ware.CITRUS, Ware.RUM))

    def why_not(self, table: CubaTable, seat: i64) -> str:
        return "cuba.warehouse.store"

    def use(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        for product in range(PRODUCTS):
            count = table.lot.at(seat, Ware.CITRUS + product)
            if count > 0:
                table.lot.set(seat, Ware.CITRUS + product, 0)
                table.stored.add(seat, product, count)
                journal.tell(Told.STORED, self.clause, seat, Ware.CITRUS + product, count)


FUNCTIONS: Final[vec[Function]] = vec[Function](
    [
        Store(Building.WAREHOUSE_TILE, 40, "cuba.building.warehouse-tile.function.store"),
        Store(Building.PRINTED_WAREHOUSE, 40, "cuba.warehouse.store"),
    ]
)
