"""The supply: pieces move between it and the players; they do not appear (santiago.setup.supply)."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import Bank, Told


def take_goods(table: SantiagoTable, seat: i64, good: i64, due: i64, clause: str, journal: Journal) -> None:
    """Take what is due, or what is left of it: the shortfall is lost (santiago.supply.partial)."""
    amount = min(due, table.supply[good])
    table.supply[good] -= amount
    table.goods.add(seat, good, amount)
    journal.tell(Told.GOODS_TAKEN, clause, seat, good, amount)
    if amount < due:
        journal.tell(Told.GOODS_LACKING, "santiago.supply.partial", seat, good, due - amount)


def put_back(table: SantiagoTable, seat: i64, good: i64, amount: i64) -> None:
    """Delivered and exchanged goods are available again at once (santiago.supply.returned)."""
    table.goods.add(seat, good, -amount)
    table.supply[good] += amount


def receive_pesos(table: SantiagoTable, seat: i64, amount: i64) -> None:
    table.bank[Bank.PESOS] -= amount
    table.pesos[seat] += amount


def receive_points(table: SantiagoTable, seat: i64, amount: i64) -> None:
    table.bank[Bank.POINTS] -= amount
    table.points[seat] += amount


def take_pesos(table: SantiagoTable, seat: i64, amount: i64, clause: str, journal: Journal) -> None:
    receive_pesos(table, seat, amount)
    journal.tell(Told.PESOS_TAKEN, clause, seat, amount)


def take_points(table: SantiagoTable, seat: i64, amount: i64, clause: str, journal: Journal) -> None:
    receive_points(table, seat, amount)
    journal.tell(Told.POINTS_TAKEN, clause, seat, amount)
