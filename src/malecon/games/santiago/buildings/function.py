"""What all building functions share: they may be declined."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.santiago.events import BUILDING_DECLINED
from malecon.games.santiago.moves import DECLINE, USE
from malecon.games.santiago.table import SantiagoTable


class BuildingFunction(Decision[Table]):
    """The question a building asks. The argument is the building; each class says what using it does."""

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        if move == DECLINE:
            if journal.listening:
                journal.tell(BUILDING_DECLINED, "santiago.broker.use-optional", seat, argument)
        else:
            self.use(table, seat, move, journal)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        raise AssertionError(f"{self.name} cannot be used")


class UseOrDecline(BuildingFunction):
    """A function that leaves nothing to choose but whether to use it."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        moves.add(USE)
        moves.add(DECLINE)
