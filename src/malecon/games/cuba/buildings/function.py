"""The function of a building: what it does when it is used, and when a use would come to nothing."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.cuba.table import CubaTable


class Function:
    """One building. Unless it says otherwise, it needs nothing and always works."""

    def __init__(self, building: int, brings: int) -> None:
        self.building: Final[i64] = building
        self.brings: Final[i64] = brings  # one use on average, in hundredths of a point, for the rule of thumb

    def tiles(self, table: CubaTable) -> i64:
        """How many of them lie in the stock at the start."""
        return table.box.tiles[self.building]

    def why_no_tile(self, table: CubaTable) -> str:
        """The clause by which none is left to be built."""
        return "cuba.architect.build"

    def works(self, table: CubaTable, seat: i64) -> bool:
        """Whether a use would do anything. If not it is not offered, as any building may be skipped."""
        return True

    def why_not(self, table: CubaTable, seat: i64) -> str:
        """The clause that lets a use come to nothing."""
        raise AssertionError("it always works")

    def use(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        raise AssertionError("every building does something")
