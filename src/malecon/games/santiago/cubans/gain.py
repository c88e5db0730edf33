"""Pedro, Maria, José, Martinez, Conchita and Miguel: take what the tile shows, or decline."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY, Table
from malecon.games.santiago.cubans.visit import decline
from malecon.games.santiago.moves import DECLINE, USE
from malecon.games.santiago.supply import take_goods, take_pesos, take_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import CUBAN


class Gain(Decision[Table]):
    """Take the goods, pesos or points of the Cuban that the argument names."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        moves.add(USE)
        moves.add(DECLINE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        good = table.box.gain_good[argument]
        if move == USE and good != NOBODY and table.supply[good] == 0:
            return "santiago.supply.goods-limited"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, SantiagoTable)
        good = table.box.gain_good[argument]
        if good == NOBODY or table.supply[good] > 0:
            moves.add(USE)
        moves.add(DECLINE)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        if move == DECLINE:
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
