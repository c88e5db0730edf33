"""The demand of a ship: five dice rolled, four of them put aboard."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE
from malecon.games.santiago.ship import leave
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import DICE, HIGHEST_FACE, NOT_ABOARD, Ask, Choice, Moves, Told


class Demand(Step[SantiagoTable]):
    """A player rolls all five dice, then chooses (santiago.ship.roll)."""

    def run(self, table: SantiagoTable, seat: i64, argument: i64, journal: Journal) -> None:
        table.push(Ask.LEFT_OUT, seat)
        table.push(Ask.ROLL, NATURE)


class Roll(Decision[SantiagoTable]):
    """Nature rolls one die; the argument says which."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        face: i64 = 0
        while face <= HIGHEST_FACE:
            moves.add(Moves.ROLL.id + argument * (HIGHEST_FACE + 1) + face)
            face += 1

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        if table.box.faces_showing(argument, move - Moves.ROLL.id - argument * (HIGHEST_FACE + 1)) == 0:
            return "santiago.data.die-faces"
        return None

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        face: i64 = 0
        while face <= HIGHEST_FACE:
            if table.box.faces_showing(argument, face) > 0:
                moves.add(Moves.ROLL.id + argument * (HIGHEST_FACE + 1) + face)
            face += 1

    def weight(self, table: SantiagoTable, argument: i64, move: i64) -> i64:
        return table.box.faces_showing(argument, move - Moves.ROLL.id - argument * (HIGHEST_FACE + 1))

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        face = move - Moves.ROLL.id - argument * (HIGHEST_FACE + 1)
        roller = table.seat()  # of the question below: who chooses the dice
        table.rolled[argument] = face
        journal.tell(Told.DIE_ROLLED, "santiago.ship.roll", roller, argument, face)
        if argument + 1 < DICE:
            table.push(Ask.ROLL, NATURE, argument + 1)
        elif table.rolled.total() == 0 and table.option[Choice.EMPTY_DEMAND.place] == 0:
            journal.tell(Told.ROLLED_AGAIN, "santiago.ship.no-empty-demand", roller)
            table.push(Ask.ROLL, NATURE)


class LeaveOut(Decision[SantiagoTable]):
    """The roller puts four dice on the ship with the faces rolled; one stays beside the board."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        die: i64 = 0
        while die < DICE:
            moves.add(Moves.LEAVE_OUT.id + die)
            die += 1

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        if (
            table.option[Choice.EMPTY_DEMAND.place] == 0
            and table.rolled.total() == table.rolled[move - Moves.LEAVE_OUT.id]
        ):
            return "santiago.ship.no-empty-demand"
        return None

    def play(self, table: SantiagoTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        die: i64 = 0
        while die < DICE:
            table.demand[die] = table.rolled[die]
            die += 1
        left_out = move - Moves.LEAVE_OUT.id
        table.demand[left_out] = NOT_ABOARD
        if journal.listening:
            faces = [table.demand[die] for die in range(DICE)]
            journal.tell(Told.DEMAND_SET, "santiago.ship.roll", seat, left_out, *faces)
        if table.rolled.total() == table.rolled[left_out]:
            # Only by the literal reading: a ship that wants nothing leaves at once, and its roller rolls again.
            leave(table, "santiago.ship.leaves-filled", journal)
            if not table.over():
                table.push(Ask.DEMAND, seat)
