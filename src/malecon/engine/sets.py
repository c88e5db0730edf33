"""Sets of things in one number, for cells of a table: bit n stands for thing n, for up to 36 things."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final = 36
# A table, because compiled, 1 << 31 would be a number of 32 bits.
ONLY: Final[vec[i64]] = vec[i64]([1 << thing for thing in range(MOST)])
REMAINDERS: Final = 37  # by which the first 36 powers of two leave different remainders
THING: Final[vec[i64]] = vec[i64]([0] * REMAINDERS)
for thing in range(MOST):
    THING[ONLY[thing] % REMAINDERS] = thing


def only(thing: i64) -> i64:
    """The set of one thing."""
    return ONLY[thing]


def lowest(things: i64) -> i64:
    """The first thing of a set that is not empty; `things & (things - 1)` are the others."""
    return THING[(things & -things) % REMAINDERS]


def how_many(things: i64) -> i64:
    count: i64 = 0
    while things != 0:
        things &= things - 1
        count += 1
    return count
