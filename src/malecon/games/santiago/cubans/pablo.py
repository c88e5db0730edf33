"""Pablo, the fence: one good of one's choice, wood excepted."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList, Questions
from malecon.engine.events import Journal
from malecon.games.santiago.cubans.visit import CubanFunction
from malecon.games.santiago.supply import take_goods
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE, Ask, Moves


class Pablo(CubanFunction):
    """Which good? It must be in the supply."""

    answers: ClassVar = (Moves.TAKE, Moves.DECLINE)

    def legal(self, table: SantiagoTable, seat: i64, cuban: i64, moves: MoveList) -> None:
        for good in range(DICE):
            if table.supply[good] > 0:
                moves.add(Moves.TAKE.of(good))
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, cuban: i64, move: i64) -> str:
        return "santiago.cuban.pablo.in-stock"

    def use(self, table: SantiagoTable, seat: i64, cuban: i64, move: i64, journal: Journal) -> None:
        take_goods(table, seat, Moves.TAKE.value(move), 1, "santiago.cuban.pablo", journal)


QUESTIONS: Final[Questions] = {Ask.PABLO: Pablo}
