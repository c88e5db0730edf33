"""The demand of a ship: five dice rolled, four of them put aboard."""

from typing import ClassVar

from mypy_extensions import i64

from malecon.engine.about import about
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE
from malecon.games.santiago.ship import leave, wants_nothing
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE, DIE, HIGHEST_FACE, NOT_ABOARD, Ask, Choice, Moves, Told


class Demand(Step[SantiagoTable]):
    """A player rolls all five dice, then chooses (santiago.ship.roll)."""

    def run(self, table: SantiagoTable, seat: i64, argument: i64, journal: Journal) -> None:
        table.push(Ask.LEFT_OUT, seat)
        table.push(Ask.ROLL, NATURE)


class Roll(Decision[SantiagoTable]):
    """Nature rolls one die."""

    about: ClassVar = about("good", DIE)
    answers: ClassVar = (Moves.ROLL,)

    def candidates(self, table: SantiagoTable, seat: i64, die: i64, moves: MoveList) -> None:
        """Only of this die."""
        for face in range(HIGHEST_FACE + 1):
            moves.add(Moves.ROLL.pair(die, face))

    def legal(self, table: SantiagoTable, seat: i64, die: i64, moves: MoveList) -> None:
        for face in range(HIGHEST_FACE + 1):
            if table.box.faces_showing(die, face) > 0:
                moves.add(Moves.ROLL.pair(die, face))

    def refusal(self, table: SantiagoTable, seat: i64, die: i64, move: i64) -> str:
        return "santiago.data.die-faces"

    def weight(self, table: SantiagoTable, die: i64, move: i64) -> i64:
        return table.box.faces_showing(die, Moves.ROLL.second(move))

    def play(self, table: SantiagoTable, seat: i64, die: i64, move: i64, journal: Journal) -> None:
        face = Moves.ROLL.second(move)
        roller = table.seat()  # of the question below: who chooses the dice
        table.rolled[die] = face
        journal.tell(Told.DIE_ROLLED, "santiago.ship.roll", roller, die, face)
        if die + 1 < DICE:
            table.push(Ask.ROLL, NATURE, die + 1)
        elif table.rolled.total() == 0 and table.option[Choice.EMPTY_DEMAND.place] == 0:
            journal.tell(Told.ROLLED_AGAIN, "santiago.ship.no-empty-demand", roller)
            table.push(Ask.ROLL, NATURE)


class LeaveOut(Decision[SantiagoTable]):
    """The roller puts four dice on the ship with the faces rolled; one stays beside the board."""

    answers: ClassVar = (Moves.LEAVE_OUT,)

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        total = table.rolled.total()
        for die in range(DICE):
            if table.option[Choice.EMPTY_DEMAND.place] != 0 or total != table.rolled[die]:
                moves.add(Moves.LEAVE_OUT.of(die))

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str:
        return "santiago.ship.no-empty-demand"

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        left_out = Moves.LEAVE_OUT.value(move)
        for die in range(DICE):
            table.demand[die] = table.rolled[die] if die != left_out else NOT_ABOARD
        if journal.listening:
            faces = [table.demand[die] for die in range(DICE)]
            journal.tell(Told.DEMAND_SET, "santiago.ship.roll", seat, left_out, *faces)
        if wants_nothing(table):
            # Only by the literal reading: a ship that wants nothing leaves at once, and its roller rolls again.
            leave(table, "santiago.ship.leaves-filled", journal)
            if not table.over():
                table.push(Ask.DEMAND, seat)
