"""A small network that adds to what a judge says: for every seat a little more or less chance to win, and points.

All of it is arithmetic with integers, so it says the same on every machine and in both builds. Three numbers of 21 bits
share one of 64, as sums of products do not mind: what is learned of a seat is 24 hidden numbers, and costs eight. What
it adds is bounded, however strange the position is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.inputs import Inputs
from malecon.engine.table import Table

LANES: Final = 3
LANE: Final = 1 << 21
HALF: Final = 1 << 20  # a lane holds numbers from -HALF to HALF - 1
WIDTH: Final = 8  # packed numbers of the first layer
HIDDEN: Final = WIDTH * LANES
SECOND: Final = 12  # numbers of the second layer: 4 packed ones
FULL: Final = 127  # what a hidden number is at most
FIRST_UNIT: Final = 512  # what 1 is in the sums of the first layer
WEIGHT_UNIT: Final = 64  # in the weights of the second
LAST_UNIT: Final = 256  # in those of the last
WHOLE: Final = 32768  # in its sums: 128 * LAST_UNIT
BOUND: Final = 1024  # the most that is added: 1 to the logit of winning
POINTS: Final = 16.0  # or so many points


class Network:
    """Weights, and what they make of one table: call `begin`, then `take` for every seat in turn, then `say`."""

    def __init__(
        self,
        inputs: Inputs,
        seats: int,
        own: list[int],
        common: list[int],
        begin: list[int],
        second: list[int],
        second_begin: list[int],
        last: list[int],
        last_begin: list[int],
    ) -> None:
        """Packed rows: of each own input what it is to oneself, then to rivals; of each common one; and of each hidden
        number what it is to the second layer. The last layer is not packed: chance to win and points."""
        self.inputs: Final = inputs
        self.seats: Final[i64] = seats
        self.own: Final[vec[i64]] = vec[i64](own)
        self.common: Final[vec[i64]] = vec[i64](common)
        self.first: Final[vec[i64]] = vec[i64](begin)
        self.second: Final[vec[i64]] = vec[i64](second)
        self.second_begin: Final[vec[i64]] = vec[i64](second_begin)
        self.last: Final[vec[i64]] = vec[i64](last)
        self.last_begin: Final[vec[i64]] = vec[i64](last_begin)
        self.rows: Final[vec[i64]] = vec[i64]([0] * 2048)
        self.shared: Final[vec[i64]] = vec[i64]([0] * WIDTH)
        self.of_seat: Final[vec[i64]] = vec[i64]([0] * (2 * WIDTH * seats))
        self.hidden: Final[vec[i64]] = vec[i64]([0] * SECOND)
        self.wins: Final[vec[i64]] = vec[i64]([0] * seats)  # what is added, of BOUND
        self.points: Final[vec[i64]] = vec[i64]([0] * seats)

    def begin(self, table: Table, progress: float) -> None:
        """Read what is the same for everybody."""
        self.inputs.read_common(table, progress)
        i: i64 = 0
        while i < WIDTH:
            self.shared[i] = self.first[i]
            i += 1
        self.add_up(self.common, WIDTH, self.shared, 0)

    def take(self, table: Table, seat: i64, found: vec[i64]) -> None:
        """Read what a seat has; its judge has just looked."""
        self.inputs.read_own(table, seat, found)
        start = seat * 2 * WIDTH
        i: i64 = start
        while i < start + 2 * WIDTH:
            self.of_seat[i] = 0
            i += 1
        self.add_up(self.own, 2 * WIDTH, self.of_seat, start)

    def add_up(self, weights: vec[i64], width: i64, sums: vec[i64], start: i64) -> None:
        """Add the rows of all inputs that were read, each as often as its number says: four columns at a time."""
        count = self.inputs.count
        inputs = self.inputs.inputs
        numbers = self.inputs.numbers
        rows = self.rows
        i: i64 = 0
        while i < count:
            rows[i] = inputs[i] * width
            i += 1
        column: i64 = 0
        while column < width:
            one = sums[start + column]
            two = sums[start + column + 1]
            three = sums[start + column + 2]
            four = sums[start + column + 3]
            i = 0
            while i < count:
                number = numbers[i]
                at = rows[i] + column
                one += number * weights[at]
                two += number * weights[at + 1]
                three += number * weights[at + 2]
                four += number * weights[at + 3]
                i += 1
            sums[start + column] = one
            sums[start + column + 1] = two
            sums[start + column + 2] = three
            sums[start + column + 3] = four
            column += 4

    def say(self) -> None:
        """Fill in what is to be added for every seat."""
        seat: i64 = 0
        while seat < self.seats:
            self.say_for(seat)
            seat += 1

    def say_for(self, seat: i64) -> None:
        begin = self.second_begin
        weights = self.second
        one = begin[0]
        two = begin[1]
        three = begin[2]
        four = begin[3]
        at: i64 = 0
        column: i64 = 0
        while column < WIDTH:
            packed = self.sum_for(seat, column)
            lane: i64 = 0
            while lane < LANES:
                number = lowest_lane(packed)
                packed = (packed - number) >> 21
                full = min(number >> 2, FULL)
                if full > 0:
                    one += full * weights[at]
                    two += full * weights[at + 1]
                    three += full * weights[at + 2]
                    four += full * weights[at + 3]
                at += 4
                lane += 1
            column += 1
        self.unpack(0, one)
        self.unpack(3, two)
        self.unpack(6, three)
        self.unpack(9, four)
        wins = self.last_begin[0]
        points = self.last_begin[1]
        i: i64 = 0
        while i < SECOND:
            wins += self.hidden[i] * self.last[2 * i]
            points += self.hidden[i] * self.last[2 * i + 1]
            i += 1
        self.wins[seat] = bounded(wins)
        self.points[seat] = bounded(points)

    def sum_for(self, seat: i64, column: i64) -> i64:
        """What a seat has is its own to it, and a rival's to everybody else."""
        packed = self.shared[column]
        other: i64 = 0
        while other < self.seats:
            start = other * 2 * WIDTH + column
            packed += self.of_seat[start] if other == seat else self.of_seat[start + WIDTH]
            other += 1
        return packed

    def unpack(self, first: i64, packed: i64) -> None:
        i: i64 = 0
        while i < LANES:
            number = lowest_lane(packed)
            packed = (packed - number) >> 21
            self.hidden[first + i] = min(max(number >> 6, 0), FULL)
            i += 1


def lowest_lane(packed: i64) -> i64:
    return ((packed + HALF) & (LANE - 1)) - HALF


def bounded(number: i64) -> i64:
    """From -BOUND to BOUND, and never quite there: n / (1 + |n|)."""
    if number < 0:
        return -(-number * BOUND // (WHOLE - number))
    return number * BOUND // (WHOLE + number)
