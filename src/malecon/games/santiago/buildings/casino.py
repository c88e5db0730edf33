"""Casino: 3 pesos for 1 point, or 1 point for 3 pesos, any number of times in one direction."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.events import POINTS_BOUGHT, POINTS_SOLD
from malecon.games.santiago.moves import BUY_POINTS, DECLINE, MOST_LOTS, SELL_POINTS
from malecon.games.santiago.supply import receive_pesos, receive_points
from malecon.games.santiago.table import SantiagoTable

PESOS_PER_POINT: Final = 3


class Casino(BuildingFunction):
    """Whole lots, one direction a use (santiago.building.casino.one-direction)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        lot: i64 = 0
        while lot < MOST_LOTS:
            moves.add(BUY_POINTS + lot)
            lot += 1
        lot = 0
        while lot < MOST_LOTS:
            moves.add(SELL_POINTS + lot)
            lot += 1
        moves.add(DECLINE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        if move == DECLINE:
            return None
        if move < SELL_POINTS:
            enough = (move - BUY_POINTS + 1) * PESOS_PER_POINT <= table.pesos[seat]
            return None if enough else "santiago.building.casino.to-vp"
        enough = move - SELL_POINTS + 1 <= table.points[seat]
        return None if enough else "santiago.building.casino.to-pesos"

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, SantiagoTable)
        most = min(table.pesos[seat] // PESOS_PER_POINT, MOST_LOTS)
        lot: i64 = 0
        while lot < most:
            moves.add(BUY_POINTS + lot)
            lot += 1
        most = min(table.points[seat], MOST_LOTS)
        lot = 0
        while lot < most:
            moves.add(SELL_POINTS + lot)
            lot += 1
        moves.add(DECLINE)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        if move < SELL_POINTS:
            points = move - BUY_POINTS + 1
            receive_pesos(table, seat, -points * PESOS_PER_POINT)
            receive_points(table, seat, points)
            if journal.listening:
                journal.tell(POINTS_BOUGHT, "santiago.building.casino.to-vp", seat, points, points * PESOS_PER_POINT)
        else:
            points = move - SELL_POINTS + 1
            receive_points(table, seat, -points)
            receive_pesos(table, seat, points * PESOS_PER_POINT)
            if journal.listening:
                journal.tell(POINTS_SOLD, "santiago.building.casino.to-pesos", seat, points, points * PESOS_PER_POINT)
