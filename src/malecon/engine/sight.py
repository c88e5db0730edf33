"""Sight: what one seat may know of the fields that not everybody sees, in numbers, for who learns from millions.

A view says the same in words and takes a thousand times as long. Like a view it is built field by field, and tests
compare the two.
"""

from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from malecon.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Table):
    """A smaller table, with fields of its own. What is public is not among them: it is looked up on the table.

    A game that hides nothing needs no fields. Seats are told from who looks: numbers of a public field that are seats
    without its declaration saying so are named here.
    """

    seats_on: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # by field, the words of the numbers that are seats
    several_on: ClassVar[tuple[str, ...]] = ()  # the fields whose numbers are masks of seats
    in_turn: ClassVar[tuple[str, ...]] = ()  # the fields with a number for each seat, but not in the order of the seats

    def __init__(self, seats: int, capacity: int = 0) -> None:
        super().__init__(capacity, seats)

    def look(self, table: Table, seat: i64) -> None:
        """Fill the fields with what the seat may know of a table with as many seats."""


def from_seat(seat: i64, looking: i64, seats: i64) -> i64:
    """How many places after the one who looks: 0 is oneself."""
    after = seat - looking
    return after + seats if after < 0 else after
