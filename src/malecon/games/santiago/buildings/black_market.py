"""Black market: one good for one of another type; wood has no part in it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList, Questions
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.exchange import exchange
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE, Ask, Moves


class BlackMarket(BuildingFunction):
    """What for what?"""

    answers: ClassVar = (Moves.TRADE, Moves.DECLINE)

    def legal(self, table: SantiagoTable, seat: i64, building: i64, moves: MoveList) -> None:
        for given in range(DICE):
            if table.goods.at(seat, given) > 0:
                for taken in range(DICE):
                    if taken != given and table.supply[taken] > 0:
                        moves.add(Moves.TRADE.pair(given, taken))
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, building: i64, move: i64) -> str:
        if table.goods.at(seat, Moves.TRADE.value(move)) == 0:
            return "santiago.building.black-market"
        return "santiago.building.black-market.limits"

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        given = Moves.TRADE.value(move)
        taken = Moves.TRADE.second(move)
        exchange(table, seat, given, taken, 1, "santiago.building.black-market", journal)


QUESTIONS: Final[Questions] = {Ask.BLACK_MARKET: BlackMarket}
