"""What a network sees of a table: a short list of those inputs that are not zero, read straight from the fields.

Every seat is read in the same way, whoever it is, so what was learned for one holds for all, with two players and with
five. What the numbers mean is planned by `insight.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.table import SEVERAL, Table, top

# How a cell is read.
COUNT: Final = 0  # as a number
ONE_OF: Final = 1  # as one of several things, each with an input of its own
ALL_OF: Final = 2  # as a set of things
MINE: Final = 3  # whether it names the seat that is looked at

# What a plan says of each cell: which it is, how far on that of the next seat lies, how it is read, the first input,
# the first thing, and how many there are.
ENTRY: Final = 6
MOST: Final = 255  # a number beyond that counts as much
PART: Final = 64  # hundredths of a point that are counted as one
STEPS: Final = 32  # of a game


class Inputs:
    """The plan, and what was read last: `count` inputs with their numbers."""

    def __init__(self, features: int, players: int, questions: int, own: list[int], common: list[int]) -> None:
        """So many features of a judge, players at most and questions; the plans of a seat's cells and of all others."""
        self.features: Final[i64] = features
        self.players: Final[i64] = players
        self.own: Final[vec[i64]] = vec[i64](own)
        self.common: Final[vec[i64]] = vec[i64](common)
        self.question: Final[i64] = 1 + players  # where the questions begin among the common inputs
        self.inputs: Final[vec[i64]] = vec[i64]([0] * 2048)
        self.numbers: Final[vec[i64]] = vec[i64]([0] * 2048)
        self.count: i64 = 0

    def read_common(self, table: Table, progress: float) -> None:
        """What is the same for everybody: how far the game is, who plays, what is asked, and what lies on the table."""
        self.count = 0
        self.put(0, i64(progress * STEPS))
        self.put(table.seats, 1)
        self.put(self.question + table.cells[top(table)], 1)
        self.read(self.common, table, 0)

    def read_own(self, table: Table, seat: i64, found: vec[i64]) -> None:
        """What a seat has: what a judge has found, whether it is asked, and its fields."""
        self.count = 0
        i: i64 = 0
        while i < self.features:
            if found[i] != 0:
                self.put(i, found[i] // PART)
            i += 1
        at = top(table)
        asked = table.cells[at + 1]
        if asked == seat or (asked == SEVERAL and (table.cells[at + 2] >> seat) & 1 == 1):
            self.put(self.features, 1)
        self.read(self.own, table, seat)

    def read(self, plan: vec[i64], table: Table, seat: i64) -> None:
        cells = table.cells
        at: i64 = 0
        end: i64 = len(plan)
        while at < end:
            number = cells[plan[at] + seat * plan[at + 1]]
            how = plan[at + 2]
            if how == COUNT:
                self.put(plan[at + 3], number)
            elif how == ONE_OF:
                thing = number - plan[at + 4]
                if thing >= 0 and thing < plan[at + 5]:
                    self.put(plan[at + 3] + thing, 1)
            elif how == MINE:
                if number == seat:
                    self.put(plan[at + 3], 1)
            else:
                one = plan[at + 3]
                while number != 0:
                    if number & 1 == 1:
                        self.put(one, 1)
                    one += 1
                    number >>= 1
            at += ENTRY

    def put(self, input: i64, number: i64) -> None:
        if number == 0:
            return
        self.inputs[self.count] = input
        self.numbers[self.count] = min(max(number, -MOST), MOST)
        self.count += 1
