"""Chance: random numbers that are the same in the compiled and the interpreted build, and on every machine.

Chance comes in streams, and a stream has a name. Whoever begins a game names those it needs, and hands each player its
own: `Chance("nature", seed)`, `Chance("bot", seed, seat)`. The name is hashed: streams of other seeds, other seats or
another use have nothing to do with each other, however alike their names are.
"""

import hashlib
import json
from typing import Final

from mypy_extensions import i64

ONE: Final = 2147483563
TWO: Final = 2147483399


class Chance:
    """L'Ecuyer's pair of multiplicative generators (1988): every product stays below 2^63, in either build."""

    def __init__(self, *name: int | str) -> None:
        self.one: i64 = 1
        self.two: i64 = 1
        self.begin(number_of(name))

    def begin(self, number: int) -> None:
        """Begin anew with a number that is chance itself. Neighbouring numbers would move in lockstep."""
        self.one = 1 + number % (ONE - 1)
        self.two = 1 + (number // (ONE - 1)) % (TWO - 1)
        for _ in range(16):  # a hash needs no more mixing, but the games that were promised are drawn like this
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

    def branch(self) -> "Chance":
        """A stream of its own that follows from this one."""
        return Chance("branch", int(self.next()), int(self.next()))

    def __repr__(self) -> str:
        return f"Chance(at {self.one} and {self.two})"

    def __reduce__(self) -> tuple[object, ...]:
        return chance_at, (int(self.one), int(self.two))


def number_of(name: tuple[int | str, ...]) -> int:
    """The number of 64 bits that a name stands for."""
    return int.from_bytes(hashlib.sha256(json.dumps(name).encode()).digest()[:8], "big")


def chance_at(one: int, two: int) -> Chance:
    """A chance that goes on from where another one is."""
    chance = Chance()
    chance.one, chance.two = one, two
    return chance


def chance_from(hashed: int) -> Chance:
    """The stream that begins with a number which is a hash already."""
    chance = Chance()
    chance.begin(hashed)
    return chance
