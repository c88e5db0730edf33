"""A turn: drive the car to a Cuban or the port, then use a building with the broker (santiago.turn.steps)."""

from mypy_extensions import i64

from malecon.engine.decision import Step
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY
from malecon.games.santiago.ship import undetermined
from malecon.games.santiago.supply import receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import Ask, Board, Choice, Told


class Turn(Step[SantiagoTable]):
    """The car comes first; where it stops decides what follows before the end of the turn."""

    def run(self, table: SantiagoTable, seat: i64, argument: i64, journal: Journal) -> None:
        table.board[Board.ACTIVE] = seat
        journal.tell(Told.TURN_BEGUN, "santiago.turn.order", seat)
        table.push(Ask.END_OF_TURN, seat)
        table.push(Ask.DRIVE, seat)


class EndOfTurn(Step[SantiagoTable]):
    """Visit point, then the demand of a new ship, then the next player (santiago.turn.end-order)."""

    def run(self, table: SantiagoTable, seat: i64, argument: i64, journal: Journal) -> None:
        if table.option[Choice.VISIT_POINT.place] == 0:  # for the broker's place, however it came there
            pay_visit(table, seat, journal)
        table.push(Ask.TURN, table.next_seat(seat))
        if undetermined(table):
            table.push(Ask.DEMAND, seat)  # santiago.ship.roller-always-active


class VisitPoint(Step[SantiagoTable]):
    """The narrower reading: the visit point is due only when the broker has moved in this turn."""

    def run(self, table: SantiagoTable, seat: i64, argument: i64, journal: Journal) -> None:
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
    journal.tell(Told.VISIT_PAID, "santiago.ownership.visit-vp", owner, seat, building)
