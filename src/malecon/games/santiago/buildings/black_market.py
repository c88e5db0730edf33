"""Black market: one good for one of another type; wood has no part in it."""

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.factories import exchange
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE, Moves


class BlackMarket(BuildingFunction):
    """What for what? (santiago.building.black-market.limits)"""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        place: i64 = 0
        while place < DICE * DICE:
            moves.add(Moves.TRADE.id + place)
            place += 1
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        if move == Moves.DECLINE.id:
            return None
        given = (move - Moves.TRADE.id) // DICE
        taken = (move - Moves.TRADE.id) % DICE
        if table.goods.at(seat, given) == 0:
            return "santiago.building.black-market"
        if given == taken or table.supply[taken] == 0:
            return "santiago.building.black-market.limits"
        return None

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        given: i64 = 0
        while given < DICE:
            if table.goods.at(seat, given) > 0:
                taken: i64 = 0
                while taken < DICE:
                    if taken != given and table.supply[taken] > 0:
                        moves.add(Moves.TRADE.id + given * DICE + taken)
                    taken += 1
            given += 1
        moves.add(Moves.DECLINE.id)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        given = (move - Moves.TRADE.id) // DICE
        taken = (move - Moves.TRADE.id) % DICE
        exchange(table, seat, given, taken, 1, "santiago.building.black-market", journal)
