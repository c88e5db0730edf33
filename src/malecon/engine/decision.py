"""Decisions: one question of the rulebook, one class, stateless.

A decision names its candidate moves and says which clause forbids one; the legal moves are the candidates without a
refusal. Playing a move changes the table and pushes what follows. A step is what the rules do without asking anybody.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.engine.chance import Chance
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, SEVERAL, Table, drop, top

LISTED: Final = 1024  # more moves than any question of a board game should offer; one more fails loudly


class MoveList:
    """A list of move ids that is filled again and again without being made anew."""

    def __init__(self) -> None:
        self.ids: Final[vec[i64]] = vec[i64]([0] * LISTED)
        self.weights: Final[vec[i64]] = vec[i64]([0] * LISTED)  # of Nature's moves, while she draws one
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, move: i64) -> None:
        self.ids[self.count] = move
        self.count += 1

    def listed(self) -> list[int]:
        return [self.ids[i] for i in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """One question. `argument` is the small number that its frame on the stack carries."""

    def __init__(self, name: str, automatic: bool = False) -> None:
        self.name: Final = name
        self.automatic: Final = automatic

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        """Every move that answers this question in some position."""
        raise AssertionError(f"{self.name} names no candidates")

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        """The clause that forbids this candidate now, or None if it is legal."""
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        """The candidates without a refusal. Hot decisions list them directly; a test holds the two equal."""
        self.candidates(table, seat, argument, moves)
        named = moves.count
        moves.clear()
        i: i64 = 0
        while i < named:
            move = moves.ids[i]
            if self.refusal(table, seat, argument, move) is None:
                moves.add(move)
            i += 1

    def even(self) -> bool:
        """Whether Nature's answers are all equally likely, so that their weights need not be asked one by one."""
        return False

    def weight(self, table: Table, argument: i64, move: i64) -> i64:
        """How often Nature answers this, in proportion to her other answers."""
        return 1

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        """Change the table by a legal move and push what follows; the frame of this question is already gone."""
        raise AssertionError(f"{self.name} cannot be played")

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        """What a step does when its frame comes to the top of the stack."""
        raise AssertionError(f"{self.name} cannot be run")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision):
    """What the rules do by themselves, without asking anybody: `run`."""

    def __init__(self, name: str) -> None:
        super().__init__(name, True)


class Rules:
    """All decisions and steps of one game, in the order of their numbers on the stack."""

    def __init__(self, decisions: list[Decision]) -> None:
        # A vec of objects is read without a check of their class, which a list is not.
        self.decisions: Final[vec[Decision]] = vec[Decision](decisions)

    def settle(self, table: Table, journal: Journal) -> None:
        """Run what the rules do by themselves, until somebody is asked or the game is over."""
        while table.cells[0] > 0:
            at = top(table)
            decision = self.decisions[table.cells[at]]
            if not decision.automatic:
                return
            seat = table.cells[at + 1]
            argument = table.cells[at + 2]
            drop(table)
            decision.run(table, seat, argument, journal)

    def asked(self, table: Table) -> i64:
        """The mask of the seats that are asked now; 0 for Nature or when the game is over."""
        if table.over():
            return 0
        seat = table.seat()
        if seat == SEVERAL:
            return table.argument()
        if seat == NATURE:
            return 0
        one: i64 = 1
        return one << seat

    def legal(self, table: Table, seat: i64, moves: MoveList) -> None:
        moves.clear()
        self.decisions[table.decision()].legal(table, seat, table.argument(), moves)

    def candidates(self, table: Table, seat: i64, moves: MoveList) -> None:
        moves.clear()
        self.decisions[table.decision()].candidates(table, seat, table.argument(), moves)

    def refusal(self, table: Table, seat: i64, move: i64) -> str | None:
        return self.decisions[table.decision()].refusal(table, seat, table.argument(), move)

    def play(self, table: Table, seat: i64, move: i64, journal: Journal) -> None:
        at = top(table)
        decision = self.decisions[table.cells[at]]
        argument = table.cells[at + 2]
        drop(table)
        decision.play(table, seat, argument, move, journal)
        self.settle(table, journal)


def drawn(decision: Decision, table: Table, argument: i64, moves: MoveList, chance: Chance) -> i64:
    """Nature's answer, one of her legal moves drawn by its weight."""
    if decision.even():
        return moves.ids[chance.below(moves.count)]
    total: i64 = 0
    i: i64 = 0
    while i < moves.count:
        moves.weights[i] = decision.weight(table, argument, moves.ids[i])
        total += moves.weights[i]
        i += 1
    rest = chance.below(total)
    i = 0
    while True:
        rest -= moves.weights[i]
        if rest < 0:
            return moves.ids[i]
        i += 1
