"""Pedro, Maria, José, Martinez, Conchita and Miguel: take what the tile shows, or decline."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY
from malecon.games.santiago.cubans.visit import decline
from malecon.games.santiago.supply import take_goods, take_pesos, take_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import CUBAN, Moves


class Gain(Decision[SantiagoTable]):
    """Take the goods, pesos or points of the Cuban that the argument names."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        moves.add(Moves.USE.id)
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        good = table.box.gain_good[argument]
        if move == Moves.USE.id and good != NOBODY and table.supply[good] == 0:
            return "santiago.supply.goods-limited"
        return None

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        good = table.box.gain_good[argument]
        if good == NOBODY or table.supply[good] > 0:
            moves.add(Moves.USE.id)
        moves.add(Moves.DECLINE.id)

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DECLINE.id:
            decline(seat, argument, journal)
            return
        clause = "santiago.cuban." + CUBAN.words[argument] if journal.listening else ""
        good = table.box.gain_good[argument]
        if good != NOBODY:
            take_goods(table, seat, good, table.box.gain_goods[argument], clause, journal)
        if table.box.gain_pesos[argument] > 0:
            take_pesos(table, seat, table.box.gain_pesos[argument], clause, journal)
        if table.box.gain_points[argument] > 0:
            take_points(table, seat, table.box.gain_points[argument], clause, journal)
