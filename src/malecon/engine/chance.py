"""Chance: random numbers that are the same in the compiled and the interpreted build."""

from typing import Final

from mypy_extensions import i64

ONE: Final = 2147483563
TWO: Final = 2147483399


class Chance:
    """L'Ecuyer's pair of multiplicative generators (1988): every product stays below 2^63, in either build."""

    def __init__(self, seed: int) -> None:
        self.one: i64 = 1 + seed % (ONE - 1)
        self.two: i64 = 1 + (seed // (ONE - 1)) % (TWO - 1)
        for _ in range(16):  # neighbouring seeds part ways
            self.next()

    def next(self) -> i64:
        """The next number from 0 up to, not including, 2^31 - 86."""
        self.one = self.one * 40014 % ONE
        self.two = self.two * 40692 % TWO
        difference = self.one - self.two
        if difference < 0:
            difference += ONE - 1
        return difference

    def below(self, count: i64) -> i64:
        """A number from 0 to count - 1. Numbers fall short of 2^31 by less than a millionth, so a shift will do."""
        return (self.next() * count) >> 31
