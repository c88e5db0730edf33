"""Most Cubans: take what the tile shows, or decline."""

from typing import ClassVar

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY
from malecon.games.santiago.cubans.visit import CubanFunction
from malecon.games.santiago.supply import take_goods, take_pesos, take_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import CUBAN, Moves


class Gain(CubanFunction):
    """Take the goods, pesos or points?"""

    answers: ClassVar = (Moves.USE, Moves.DECLINE)

    def legal(self, table: SantiagoTable, seat: i64, cuban: i64, moves: MoveList) -> None:
        good = table.box.gain_good[cuban]
        if good == NOBODY or table.supply[good] > 0:
            moves.add(Moves.USE.id)
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, cuban: i64, move: i64) -> str:
        return "santiago.supply.goods-limited"

    def use(self, table: SantiagoTable, seat: i64, cuban: i64, move: i64, journal: Journal) -> None:
        clause = "santiago.cuban." + CUBAN.words[cuban] if journal.listening else ""
        good = table.box.gain_good[cuban]
        if good != NOBODY:
            take_goods(table, seat, good, table.box.gain_goods[cuban], clause, journal)
        if table.box.gain_pesos[cuban] > 0:
            take_pesos(table, seat, table.box.gain_pesos[cuban], clause, journal)
        if table.box.gain_points[cuban] > 0:
            take_points(table, seat, table.box.gain_points[cuban], clause, journal)
