"""Casino: 3 pesos for 1 point, or 1 point for 3 pesos, any number of times in one direction."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList, Questions
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.supply import receive_pesos, receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import FORTUNE, MOST_LOTS, Ask, Moves, Told

PESOS_PER_POINT: Final = 3


class Casino(BuildingFunction):
    """Whole lots, one direction a use, as many as one owns (santiago.building.casino.one-direction)."""

    answers: ClassVar = (
        Moves.BUY_POINTS,
        Moves.SELL_POINTS,
        Moves.BUY_MORE_POINTS,
        Moves.SELL_MORE_POINTS,
        Moves.DECLINE,
    )

    def legal(self, table: SantiagoTable, seat: i64, building: i64, moves: MoveList) -> None:
        for points in range(1, min(table.pesos[seat] // PESOS_PER_POINT, FORTUNE) + 1):
            moves.add(Moves.BUY_POINTS.of(points) if points <= MOST_LOTS else Moves.BUY_MORE_POINTS.of(points))
        for points in range(1, min(table.points[seat], FORTUNE) + 1):
            moves.add(Moves.SELL_POINTS.of(points) if points <= MOST_LOTS else Moves.SELL_MORE_POINTS.of(points))
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, building: i64, move: i64) -> str:
        return "santiago.building.casino.to-vp" if bought(move) > 0 else "santiago.building.casino.to-pesos"

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        if bought(move) > 0:
            buy(table, seat, bought(move), journal)
        else:
            sell(table, seat, sold(move), journal)


def bought(move: i64) -> i64:
    """How many points a move buys: none, if it sells some."""
    if Moves.BUY_POINTS.has(move):
        return Moves.BUY_POINTS.value(move)
    return Moves.BUY_MORE_POINTS.value(move) if Moves.BUY_MORE_POINTS.has(move) else 0


def sold(move: i64) -> i64:
    return Moves.SELL_POINTS.value(move) if Moves.SELL_POINTS.has(move) else Moves.SELL_MORE_POINTS.value(move)


def buy(table: SantiagoTable, seat: i64, points: i64, journal: Journal) -> None:
    pesos = points * PESOS_PER_POINT
    receive_pesos(table, seat, -pesos)
    receive_points(table, seat, points)
    journal.tell(Told.POINTS_BOUGHT, "santiago.building.casino.to-vp", seat, points, pesos)


def sell(table: SantiagoTable, seat: i64, points: i64, journal: Journal) -> None:
    pesos = points * PESOS_PER_POINT
    receive_points(table, seat, -points)
    receive_pesos(table, seat, pesos)
    journal.tell(Told.POINTS_SOLD, "santiago.building.casino.to-pesos", seat, points, pesos)


QUESTIONS: Final[Questions] = {Ask.CASINO: Casino}
