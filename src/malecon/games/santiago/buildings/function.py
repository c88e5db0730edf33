"""What all building functions share: they may be declined."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import Moves, Told


class BuildingFunction(Decision[SantiagoTable]):
    """The question a building asks. The argument is the building; each class says what using it does."""

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DECLINE.id:
            journal.tell(Told.BUILDING_DECLINED, "santiago.broker.use-optional", seat, argument)
        else:
            self.use(table, seat, move, journal)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        raise AssertionError(f"{self.name} cannot be used")


class UseOrDecline(BuildingFunction):
    """A function that leaves nothing to choose but whether to use it."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        moves.add(Moves.USE.id)
        moves.add(Moves.DECLINE.id)
