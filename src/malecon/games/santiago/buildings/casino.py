"""Casino: 3 pesos for 1 point, or 1 point for 3 pesos, any number of times in one direction."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.supply import receive_pesos, receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import MOST_LOTS, Moves, Told

PESOS_PER_POINT: Final = 3


class Casino(BuildingFunction):
    """Whole lots, one direction a use (santiago.building.casino.one-direction)."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        lot: i64 = 0
        while lot < MOST_LOTS:
            moves.add(Moves.BUY_POINTS.id + lot)
            lot += 1
        lot = 0
        while lot < MOST_LOTS:
            moves.add(Moves.SELL_POINTS.id + lot)
            lot += 1
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        if move == Moves.DECLINE.id:
            return None
        if move < Moves.SELL_POINTS.id:
            enough = (move - Moves.BUY_POINTS.id + 1) * PESOS_PER_POINT <= table.pesos[seat]
            return None if enough else "santiago.building.casino.to-vp"
        enough = move - Moves.SELL_POINTS.id + 1 <= table.points[seat]
        return None if enough else "santiago.building.casino.to-pesos"

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        most = min(table.pesos[seat] // PESOS_PER_POINT, MOST_LOTS)
        lot: i64 = 0
        while lot < most:
            moves.add(Moves.BUY_POINTS.id + lot)
            lot += 1
        most = min(table.points[seat], MOST_LOTS)
        lot = 0
        while lot < most:
            moves.add(Moves.SELL_POINTS.id + lot)
            lot += 1
        moves.add(Moves.DECLINE.id)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        if move < Moves.SELL_POINTS.id:
            points = move - Moves.BUY_POINTS.id + 1
            receive_pesos(table, seat, -points * PESOS_PER_POINT)
            receive_points(table, seat, points)
            journal.tell(Told.POINTS_BOUGHT, "santiago.building.casino.to-vp", seat, points, points * PESOS_PER_POINT)
        else:
            points = move - Moves.SELL_POINTS.id + 1
            receive_points(table, seat, -points)
            receive_pesos(table, seat, points * PESOS_PER_POINT)
            journal.tell(Told.POINTS_SOLD, "santiago.building.casino.to-pesos", seat, points, points * PESOS_PER_POINT)
