"""Office: deliver one demanded good at once, for 2 points whatever the value marker shows."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList, Questions
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.ship import lower_demand, undetermined
from malecon.games.santiago.supply import put_back, receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE, Ask, Moves, Told

POINTS_PER_GOOD: Final = 2


class Office(BuildingFunction):
    """Which good? Owned and still demanded."""

    answers: ClassVar = (Moves.DELIVER_ONE, Moves.DECLINE)

    def legal(self, table: SantiagoTable, seat: i64, building: i64, moves: MoveList) -> None:
        for good in range(DICE):
            if table.demand[good] > 0 and table.goods.at(seat, good) > 0:
                moves.add(Moves.DELIVER_ONE.of(good))
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, building: i64, move: i64) -> str:
        if undetermined(table):
            return "santiago.ship.undetermined.office-customs"
        return "santiago.building.office.target"

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        good = Moves.DELIVER_ONE.value(move)
        put_back(table, seat, good, 1)
        receive_points(table, seat, POINTS_PER_GOOD)
        journal.tell(Told.GOODS_DELIVERED, "santiago.building.office", seat, good, 1, POINTS_PER_GOOD)
        lower_demand(table, good, 1, journal)


QUESTIONS: Final[Questions] = {Ask.OFFICE: Office}
