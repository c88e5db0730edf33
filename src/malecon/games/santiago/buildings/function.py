"""What all building functions share: they may be declined."""

from typing import ClassVar

from mypy_extensions import i64

from malecon.engine.about import about
from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import ASKED_AT, BUILDING, Moves, Told


def enter(table: SantiagoTable, seat: i64, building: i64) -> None:
    """Ask a player whether and how he uses a building."""
    table.push(ASKED_AT[building], seat, building)


class BuildingFunction(Decision[SantiagoTable]):
    """The question a building asks. Each class says what using it does."""

    about: ClassVar = about("building", BUILDING)

    def play(self, table: SantiagoTable, seat: i64, building: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DECLINE.id:
            journal.tell(Told.BUILDING_DECLINED, "santiago.broker.use-optional", seat, building)
        else:
            self.use(table, seat, move, journal)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        raise AssertionError(f"{self.name} cannot be used")


class UseOrDecline(BuildingFunction):
    """A function that leaves nothing to choose but whether to use it."""

    answers: ClassVar = (Moves.USE, Moves.DECLINE)

    def legal(self, table: SantiagoTable, seat: i64, building: i64, moves: MoveList) -> None:
        moves.add(Moves.USE.id)
        moves.add(Moves.DECLINE.id)
