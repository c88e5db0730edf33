"""The fast encoder: what a seat may know of a table, written as a row of small numbers.

It reads public fields from the table and all others from a `Sight`, which a game fills with what the seat may see. What
goes where is planned by `encoding.py`, once for every seat that may look.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from malecon.engine.sight import Sight, from_seat
from malecon.engine.table import FRAME, SEVERAL, Table

# How a number of a table is told.
AS_IT_IS: Final = 0  # with something added, so that 0 is nobody and nothing
SEAT: Final = 1  # from the one who looks: 1 is oneself, 2 is the next one
SEATS: Final = 2  # a mask; the first bit is oneself
BIT: Final = 3  # one of a set

# Where an observation begins.
PLAYERS: Final = 0
QUESTION: Final = 1
ASKED: Final = 2
WAITING: Final = 3
ABOUT: Final = 4


def told(number: i64, kind: i64, extra: i64, looking: i64, seats: i64) -> i64:
    """`extra` is what is added, or which bit is meant."""
    if kind == AS_IT_IS:
        return number + extra
    if kind == SEAT:
        return 0 if number < 0 or number >= seats else from_seat(number, looking, seats) + 1
    if kind == SEATS:
        one: i64 = 1
        return (number >> looking | number << (seats - looking)) & ((one << seats) - 1)
    return number >> extra & 1


class Runs:
    """Where cells of a row go: those that are copied, in runs, and those that are told in another way, one by one."""

    def __init__(self, copied: list[list[int]], turned: list[list[int]]) -> None:
        """For every seat that may look. A run: where from, where to, how many, plus what. A single cell: where from,
        where to, how it is told, and what is added or which bit is meant."""
        self.copied: Final[vec[i64]] = vec[i64]([number for runs in copied for number in runs])
        self.copied_ends: Final[vec[i64]] = vec[i64](ends_of(copied))
        self.turned: Final[vec[i64]] = vec[i64]([number for cells in turned for number in cells])
        self.turned_ends: Final[vec[i64]] = vec[i64](ends_of(turned))

    def write(self, cells: vec[i64], looking: i64, seats: i64, out: vec[i16], base: i64) -> None:
        runs = self.copied
        at = self.copied_ends[looking]
        end = self.copied_ends[looking + 1]
        while at < end:
            source = runs[at]
            target = base + runs[at + 1]
            last = source + runs[at + 2]
            plus = runs[at + 3]
            while source < last:
                out[target] = i16(cells[source] + plus)
                source += 1
                target += 1
            at += 4
        turned = self.turned
        at = self.turned_ends[looking]
        end = self.turned_ends[looking + 1]
        while at < end:
            number = told(cells[turned[at]], turned[at + 2], turned[at + 3], looking, seats)
            out[base + turned[at + 1]] = i16(number)
            at += 4


def ends_of(lists: list[list[int]]) -> list[int]:
    """Where each list ends when they lie one after the other; the first number is where the first one begins."""
    ends = [0]
    for numbers in lists:
        ends.append(ends[-1] + len(numbers))
    return ends


class Encoder:
    """Writes what a seat may know of tables with so many seats."""

    def __init__(
        self,
        seats: int,
        width: int,
        sight: Sight,
        once: Runs,
        public: Runs,
        seen: Runs,
        about: list[list[int]],
        later: int,
    ) -> None:
        """`about`: for every question the parts of its argument: shift, mask, where to, how it is told, and what is
        added or which bit is meant. `later` is where the questions begin that come later."""
        self.seats: Final[i64] = seats
        self.width: Final[i64] = width
        self.sight: Final = sight
        self.once: Final = once
        self.public: Final = public
        self.seen: Final = seen
        self.about: Final[vec[i64]] = vec[i64]([number for parts in about for number in parts])
        self.about_ends: Final[vec[i64]] = vec[i64](ends_of(about))
        self.later: Final[i64] = later
        self.questions: Final[i64] = len(about)
        self.page: Final[vec[i16]] = vec[i16]([i16(0)] * width)

    def begin(self, table: Table, out: vec[i16], base: i64) -> None:
        """Write what stays as it is as long as the game lasts, into a row of zeros."""
        out[base + PLAYERS] = i16(self.seats)
        self.once.write(table.cells, 0, self.seats, out, base)

    def write(self, table: Table, looking: i64, out: vec[i16], base: i64) -> None:
        """Write everything else, over what was there before."""
        self.write_asked(table, looking, out, base)
        self.public.write(table.cells, looking, self.seats, out, base)
        self.sight.look(table, looking)
        self.seen.write(self.sight.cells, looking, self.seats, out, base)

    def write_asked(self, table: Table, looking: i64, out: vec[i16], base: i64) -> None:
        """What is asked now, and which questions come later."""
        at = base + QUESTION
        end = base + self.later + self.questions
        while at < end:
            out[at] = 0
            at += 1
        cells = table.cells
        depth = cells[0]
        if depth == 0:
            return
        frame: i64 = 1
        while depth > 1:
            out[base + self.later + cells[frame]] += 1
            frame += FRAME
            depth -= 1
        question = cells[frame]
        seat = cells[frame + 1]
        argument = cells[frame + 2]
        out[base + QUESTION] = i16(question + 1)
        if seat == SEVERAL:
            out[base + WAITING] = i16(told(argument, SEATS, 0, looking, self.seats))
            return
        out[base + ASKED] = i16(told(seat, SEAT, 0, looking, self.seats))
        about = self.about
        at = self.about_ends[question]
        end = self.about_ends[question + 1]
        while at < end:
            number = argument >> about[at] & about[at + 1]
            out[base + about[at + 2]] = i16(told(number, about[at + 3], about[at + 4], looking, self.seats))
            at += 5

    def read(self, table: Table, looking: int) -> None:
        """Write one observation on the encoder's own page."""
        self.begin(table, self.page, 0)
        self.write(table, looking, self.page, 0)
