"""Sawmill: 1 wood for 1 point and 1 peso."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList, Questions
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import UseOrDecline
from malecon.games.santiago.supply import put_back, receive_pesos, receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import Ask, Good, Moves, Told


class Sawmill(UseOrDecline):
    """One wood a use, both rewards together (santiago.building.sawmill.once)."""

    def legal(self, table: SantiagoTable, seat: i64, building: i64, moves: MoveList) -> None:
        if table.goods.at(seat, Good.WOOD) > 0:
            moves.add(Moves.USE.id)
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, building: i64, move: i64) -> str:
        return "santiago.building.sawmill"

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        put_back(table, seat, Good.WOOD, 1)
        receive_points(table, seat, 1)
        receive_pesos(table, seat, 1)
        journal.tell(Told.WOOD_SAWN, "santiago.building.sawmill", seat, 1, 1)


QUESTIONS: Final[Questions] = {Ask.SAWMILL: Sawmill}
