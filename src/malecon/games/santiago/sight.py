"""What a seat may know of what lies behind the screens, as numbers: the same as its view."""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.sight import Sight
from malecon.engine.table import Table
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import GOOD, GOODS, Choice

CELLS: Final = 40


class SantiagoSight(Sight):
    """Everybody's holdings as far as they can be seen (santiago.info.screen)."""

    seats_on: ClassVar[Mapping[str, tuple[str, ...]]] = {"board": ("first", "active")}

    def __init__(self, seats: int) -> None:
        super().__init__(seats, CELLS)
        self.shown: Final = self.row("shown", self.by_seat)  # 1 where no screen is in the way
        self.pesos: Final = self.row("pesos", self.by_seat)
        self.points: Final = self.row("points", self.by_seat)
        self.goods: Final = self.grid("goods", self.by_seat, GOOD)
        self.kept: Final = self.row("kept", self.by_seat)

    def look(self, table: Table, seat: i64) -> None:
        assert isinstance(table, SantiagoTable)
        everything = table.cells[0] == 0 or table.option[Choice.HOLDINGS.place] != 0
        other: i64 = 0
        while other < self.seats:
            self.look_behind(table, other, everything or other == seat)
            other += 1

    def look_behind(self, table: SantiagoTable, other: i64, shown: bool) -> None:
        self.shown[other] = 1 if shown else 0
        self.pesos[other] = table.pesos[other] if shown else 0
        self.points[other] = table.points[other] if shown else 0
        self.kept[other] = table.kept[other] if shown else 0
        good: i64 = 0
        while good < GOODS:
            self.goods.set(other, good, table.goods.at(other, good) if shown else 0)
            good += 1
