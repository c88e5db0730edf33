"""Sawmill: 1 wood for 1 point and 1 peso."""

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.santiago.buildings.function import UseOrDecline
from malecon.games.santiago.events import WOOD_SAWN
from malecon.games.santiago.moves import DECLINE, USE
from malecon.games.santiago.supply import put_back, receive_pesos, receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import WOOD


class Sawmill(UseOrDecline):
    """One wood a use, both rewards together (santiago.building.sawmill.once)."""

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        if move == USE and table.goods.at(seat, WOOD) == 0:
            return "santiago.building.sawmill"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, SantiagoTable)
        if table.goods.at(seat, WOOD) > 0:
            moves.add(USE)
        moves.add(DECLINE)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        put_back(table, seat, WOOD, 1)
        receive_points(table, seat, 1)
        receive_pesos(table, seat, 1)
        if journal.listening:
            journal.tell(WOOD_SAWN, "santiago.building.sawmill", seat, 1, 1)
