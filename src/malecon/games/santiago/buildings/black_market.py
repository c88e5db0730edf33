"""Black market: one good for one of another type; wood has no part in it."""

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.santiago.buildings.factories import exchange
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.moves import DECLINE, TRADE
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE


class BlackMarket(BuildingFunction):
    """What for what? (santiago.building.black-market.limits)"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        place: i64 = 0
        while place < DICE * DICE:
            moves.add(TRADE + place)
            place += 1
        moves.add(DECLINE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        if move == DECLINE:
            return None
        given = (move - TRADE) // DICE
        taken = (move - TRADE) % DICE
        if table.goods.at(seat, given) == 0:
            return "santiago.building.black-market"
        if given == taken or table.supply[taken] == 0:
            return "santiago.building.black-market.limits"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, SantiagoTable)
        given: i64 = 0
        while given < DICE:
            if table.goods.at(seat, given) > 0:
                taken: i64 = 0
                while taken < DICE:
                    if taken != given and table.supply[taken] > 0:
                        moves.add(TRADE + given * DICE + taken)
                    taken += 1
            given += 1
        moves.add(DECLINE)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        given = (move - TRADE) // DICE
        taken = (move - TRADE) % DICE
        exchange(table, seat, given, taken, 1, "santiago.building.black-market", journal)
