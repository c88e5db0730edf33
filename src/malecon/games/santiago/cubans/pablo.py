"""Pablo, the fence: one good of one's choice, wood excepted."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.games.santiago.cubans.visit import decline
from malecon.games.santiago.supply import take_goods
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE, Cuban, Moves


class Pablo(Decision[SantiagoTable]):
    """Which good? It must be in the supply (santiago.cuban.pablo.in-stock)."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        good: i64 = 0
        while good < DICE:
            moves.add(Moves.TAKE.id + good)
            good += 1
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        if move != Moves.DECLINE.id and table.supply[move - Moves.TAKE.id] == 0:
            return "santiago.cuban.pablo.in-stock"
        return None

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        good: i64 = 0
        while good < DICE:
            if table.supply[good] > 0:
                moves.add(Moves.TAKE.id + good)
            good += 1
        moves.add(Moves.DECLINE.id)

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DECLINE.id:
            decline(seat, Cuban.PABLO, journal)
        else:
            take_goods(table, seat, move - Moves.TAKE.id, 1, "santiago.cuban.pablo", journal)
