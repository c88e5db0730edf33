"""Pablo, the fence: one good of one's choice, wood excepted."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.santiago.cubans.visit import decline
from malecon.games.santiago.moves import DECLINE, TAKE
from malecon.games.santiago.supply import take_goods
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE, PABLO


class Pablo(Decision[Table]):
    """Which good? It must be in the supply (santiago.cuban.pablo.in-stock)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        good: i64 = 0
        while good < DICE:
            moves.add(TAKE + good)
            good += 1
        moves.add(DECLINE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        if move != DECLINE and table.supply[move - TAKE] == 0:
            return "santiago.cuban.pablo.in-stock"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, SantiagoTable)
        good: i64 = 0
        while good < DICE:
            if table.supply[good] > 0:
                moves.add(TAKE + good)
            good += 1
        moves.add(DECLINE)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        if move == DECLINE:
            decline(seat, PABLO, journal)
        else:
            take_goods(table, seat, move - TAKE, 1, "santiago.cuban.pablo", journal)
