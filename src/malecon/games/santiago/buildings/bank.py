"""Bank: 2 pesos, taken in full or not at all (santiago.supply.full-amount)."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import Questions
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import UseOrDecline
from malecon.games.santiago.supply import take_pesos
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import Ask


class Bank(UseOrDecline):
    """Take 2 pesos (santiago.building.bank)."""

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        take_pesos(table, seat, 2, "santiago.building.bank", journal)


QUESTIONS: Final[Questions] = {Ask.BANK: Bank}
