"""Bank and church: a fixed gift, taken in full or not at all (santiago.supply.full-amount)."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import UseOrDecline
from malecon.games.santiago.supply import take_pesos, take_points
from malecon.games.santiago.table import SantiagoTable


class Bank(UseOrDecline):
    """Take 2 pesos (santiago.building.bank)."""

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        take_pesos(table, seat, 2, "santiago.building.bank", journal)


class Church(UseOrDecline):
    """Take 1 point (santiago.building.church)."""

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        take_points(table, seat, 1, "santiago.building.church", journal)
