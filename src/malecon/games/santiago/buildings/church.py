"""Church: 1 point."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import Questions
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import UseOrDecline
from malecon.games.santiago.supply import take_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import Ask


class Church(UseOrDecline):
    """Take 1 point (santiago.building.church)."""

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        take_points(table, seat, 1, "santiago.building.church", journal)


QUESTIONS: Final[Questions] = {Ask.CHURCH: Church}
