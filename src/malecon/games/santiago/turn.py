"""A turn: drive the car to a Cuban or the port, then use a building with the broker (santiago.turn.steps)."""

from mypy_extensions import i64

from malecon.engine.decision import Step
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY, Table
from malecon.games.santiago.events import TURN_BEGUN, VISIT_PAID
from malecon.games.santiago.ship import undetermined
from malecon.games.santiago.supply import receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import ACTIVE, ASK_DRIVE, DEMAND, END_OF_TURN, TURN, VISIT_POINT_FOR


class Turn(Step[Table]):
    """The car comes first; where it stops decides what follows before the end of the turn."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        table.board[ACTIVE] = seat
        if journal.listening:
            journal.tell(TURN_BEGUN, "santiago.turn.order", seat)
        table.push(END_OF_TURN, seat)
        table.push(ASK_DRIVE, seat)


class EndOfTurn(Step[Table]):
    """Visit point, then the demand of a new ship, then the next player (santiago.turn.end-order)."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        if table.option[VISIT_POINT_FOR] == 0:  # for the broker's place, however it came there
            pay_visit(table, seat, journal)
        table.push(TURN, table.next_seat(seat))
        if undetermined(table):
            table.push(DEMAND, seat)  # santiago.ship.roller-always-active


class VisitPoint(Step[Table]):
    """The narrower reading: the visit point is due only when the broker has moved in this turn."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        pay_visit(table, seat, journal)


def pay_visit(table: SantiagoTable, seat: i64, journal: Journal) -> None:
    """An opponent whose building holds the broker gets 1 point (santiago.ownership.visit-vp)."""
    building = table.broker[seat]
    if building == NOBODY:
        return
    owner = table.owner[building]
    if owner == NOBODY or owner == seat:  # santiago.ownership.own-no-vp
        return
    receive_points(table, owner, 1)
    if journal.listening:
        journal.tell(VISIT_PAID, "santiago.ownership.visit-vp", owner, seat, building)
