"""The Canadian Embassy gives cigars. Only one edition has its tile; an option adds it to the others."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.games.cuba.buildings.function import Function
from malecon.games.cuba.buildings.income import TakePieces
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import Building, Choice, Ware


class Embassy(TakePieces):
    def tiles(self, table: CubaTable) -> i64:
        return 1 if table.chosen(Choice.EMBASSY) == 1 else table.box.tiles[self.building]

    def why_no_tile(self, table: CubaTable) -> str:
        built = self.tiles(table) > 0
        return super().why_no_tile(table) if built else "cuba.building.canadian-embassy.ruling"


FUNCTIONS: Final[vec[Function]] = vec[Function](
    [Embassy(Building.CANADIAN_EMBASSY, 110, Ware.CIGARS, "cuba.building.canadian-embassy.function")]
)
