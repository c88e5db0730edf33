"""What a character does when its card is played."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.cuba.table import CubaTable


class Role:
    """One character; `play` does what the card does, or asks for it."""

    def play(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        raise AssertionError("every character does something")
