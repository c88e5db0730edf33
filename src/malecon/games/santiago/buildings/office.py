"""Office: deliver one demanded good at once, for 2 points whatever the value marker shows."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.events import GOODS_DELIVERED
from malecon.games.santiago.moves import DECLINE, DELIVER_ONE
from malecon.games.santiago.ship import lower_demand
from malecon.games.santiago.supply import put_back, receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE

POINTS_PER_GOOD: Final = 2


class Office(BuildingFunction):
    """Which good? Owned and still demanded (santiago.building.office.target)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        good: i64 = 0
        while good < DICE:
            moves.add(DELIVER_ONE + good)
            good += 1
        moves.add(DECLINE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        if move == DECLINE:
            return None
        good = move - DELIVER_ONE
        if table.demand[good] <= 0 or table.goods.at(seat, good) == 0:
            return "santiago.building.office.target"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, SantiagoTable)
        good: i64 = 0
        while good < DICE:
            if table.demand[good] > 0 and table.goods.at(seat, good) > 0:
                moves.add(DELIVER_ONE + good)
            good += 1
        moves.add(DECLINE)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        good = move - DELIVER_ONE
        put_back(table, seat, good, 1)
        receive_points(table, seat, POINTS_PER_GOOD)
        if journal.listening:
            journal.tell(GOODS_DELIVERED, "santiago.building.office", seat, good, 1, POINTS_PER_GOOD)
        lower_demand(table, good, 1, journal)
