"""The demand of a ship: five dice rolled, four of them put aboard."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, Table
from malecon.games.santiago.events import DEMAND_SET, DIE_ROLLED, ROLLED_AGAIN
from malecon.games.santiago.moves import FACES, LEAVE_OUT, ROLL
from malecon.games.santiago.ship import leave
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import (
    ASK_LEFT_OUT,
    ASK_ROLL,
    DEMAND,
    DICE,
    EMPTY_DEMAND,
    HIGHEST_FACE,
    NOT_ABOARD,
)


class Demand(Step[Table]):
    """A player rolls all five dice, then chooses (santiago.ship.roll)."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        table.push(ASK_LEFT_OUT, seat)
        table.push(ASK_ROLL, NATURE)


class Roll(Decision[Table]):
    """Nature rolls one die; the argument says which."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        face: i64 = 0
        while face <= HIGHEST_FACE:
            moves.add(ROLL + argument * FACES + face)
            face += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        if table.box.faces_showing(argument, move - ROLL - argument * FACES) == 0:
            return "santiago.data.die-faces"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, SantiagoTable)
        face: i64 = 0
        while face <= HIGHEST_FACE:
            if table.box.faces_showing(argument, face) > 0:
                moves.add(ROLL + argument * FACES + face)
            face += 1

    def weight(self, table: Table, argument: i64, move: i64) -> i64:
        assert isinstance(table, SantiagoTable)
        return table.box.faces_showing(argument, move - ROLL - argument * FACES)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        face = move - ROLL - argument * FACES
        roller = table.seat()  # of the question below: who chooses the dice
        table.rolled[argument] = face
        if journal.listening:
            journal.tell(DIE_ROLLED, "santiago.ship.roll", roller, argument, face)
        if argument + 1 < DICE:
            table.push(ASK_ROLL, NATURE, argument + 1)
        elif table.rolled.total() == 0 and table.option[EMPTY_DEMAND] == 0:
            if journal.listening:
                journal.tell(ROLLED_AGAIN, "santiago.ship.no-empty-demand", roller)
            table.push(ASK_ROLL, NATURE)


class LeaveOut(Decision[Table]):
    """The roller puts four dice on the ship with the faces rolled; one stays beside the board."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        die: i64 = 0
        while die < DICE:
            moves.add(LEAVE_OUT + die)
            die += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        if table.option[EMPTY_DEMAND] == 0 and table.rolled.total() == table.rolled[move - LEAVE_OUT]:
            return "santiago.ship.no-empty-demand"
        return None

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        die: i64 = 0
        while die < DICE:
            table.demand[die] = table.rolled[die]
            die += 1
        left_out = move - LEAVE_OUT
        table.demand[left_out] = NOT_ABOARD
        if journal.listening:
            faces = [table.demand[die] for die in range(DICE)]
            journal.tell(DEMAND_SET, "santiago.ship.roll", seat, left_out, *faces)
        if table.rolled.total() == table.rolled[left_out]:
            # Only by the literal reading: a ship that wants nothing leaves at once, and its roller rolls again.
            leave(table, "santiago.ship.leaves-filled", journal)
            if not table.over():
                table.push(DEMAND, seat)
