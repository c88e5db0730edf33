"""Office: deliver one demanded good at once, for 2 points whatever the value marker shows."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.ship import lower_demand
from malecon.games.santiago.supply import put_back, receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE, Moves, Told

POINTS_PER_GOOD: Final = 2


class Office(BuildingFunction):
    """Which good? Owned and still demanded (santiago.building.office.target)."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        good: i64 = 0
        while good < DICE:
            moves.add(Moves.DELIVER_ONE.id + good)
            good += 1
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        if move == Moves.DECLINE.id:
            return None
        good = move - Moves.DELIVER_ONE.id
        if table.demand[good] <= 0 or table.goods.at(seat, good) == 0:
            return "santiago.building.office.target"
        return None

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        good: i64 = 0
        while good < DICE:
            if table.demand[good] > 0 and table.goods.at(seat, good) > 0:
                moves.add(Moves.DELIVER_ONE.id + good)
            good += 1
        moves.add(Moves.DECLINE.id)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        good = move - Moves.DELIVER_ONE.id
        put_back(table, seat, good, 1)
        receive_points(table, seat, POINTS_PER_GOOD)
        journal.tell(Told.GOODS_DELIVERED, "santiago.building.office", seat, good, 1, POINTS_PER_GOOD)
        lower_demand(table, good, 1, journal)
