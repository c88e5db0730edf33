"""The table: everything that lies on it, in flat named fields.

All fields share one row of numbers, so copying, comparing and saving a table are written once, here, and cannot forget
a field. What remains to be asked is a stack of frames inside the table, so a game can be saved and copied at any
instant.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.engine.options import Option
from malecon.engine.words import Domain

NATURE: Final = -1  # the seat of the player who draws and rolls
SEVERAL: Final = -2  # the frame's argument is the mask of the seats that still have to choose
NOBODY: Final = -1  # in a field that holds a seat, a place or a piece

FRAME: Final = 3  # decision, seat, argument
DEPTH: Final = 16  # frames at most; a game that needs more is asked too much at once


class Row:
    """A field with one number for each thing it counts: `table.pesos[seat]`."""

    def __init__(self, cells: vec[i64], start: i64, size: i64) -> None:
        self.cells: Final = cells
        self.start: Final = start
        self.size: Final = size

    def __getitem__(self, index: i64) -> i64:
        return self.cells[self.start + index]

    def __setitem__(self, index: i64, number: i64) -> None:
        self.cells[self.start + index] = number

    def fill(self, number: i64) -> None:
        i: i64 = 0
        while i < self.size:
            self.cells[self.start + i] = number
            i += 1

    def total(self) -> i64:
        total: i64 = 0
        i: i64 = 0
        while i < self.size:
            total += self.cells[self.start + i]
            i += 1
        return total

    def numbers(self) -> list[int]:
        return [self.cells[self.start + i] for i in range(self.size)]

    def __repr__(self) -> str:
        return f"Row({self.numbers()})"

    def __reduce__(self) -> tuple[object, ...]:
        return row_of, (self.numbers(),)


class Grid:
    """A field with two indexes: `table.goods.at(seat, RUM)`."""

    def __init__(self, cells: vec[i64], start: i64, rows: i64, columns: i64) -> None:
        self.cells: Final = cells
        self.start: Final = start
        self.rows: Final = rows
        self.columns: Final = columns

    def at(self, row: i64, column: i64) -> i64:
        return self.cells[self.start + row * self.columns + column]

    def set(self, row: i64, column: i64, number: i64) -> None:
        self.cells[self.start + row * self.columns + column] = number

    def add(self, row: i64, column: i64, number: i64) -> None:
        self.cells[self.start + row * self.columns + column] += number

    def move(self, row: i64, source: i64, target: i64, number: i64) -> None:
        """From one column of a row to another: so many pieces, or, where cells hold sets, these things."""
        cells = self.cells
        first = self.start + row * self.columns
        cells[first + source] -= number
        cells[first + target] += number

    def row_total(self, row: i64) -> i64:
        total: i64 = 0
        i: i64 = 0
        while i < self.columns:
            total += self.cells[self.start + row * self.columns + i]
            i += 1
        return total

    def numbers(self) -> list[list[int]]:
        return [[self.at(row, column) for column in range(self.columns)] for row in range(self.rows)]

    def __repr__(self) -> str:
        return f"Grid({self.numbers()})"

    def __reduce__(self) -> tuple[object, ...]:
        return grid_of, (self.numbers(),)


class Field:
    """What a row or a grid is called, what it is indexed by and what its numbers mean: `holds` one thing each, or sets
    of them."""

    def __init__(
        self,
        name: str,
        start: int,
        by: Domain,
        columns: Domain | None,
        holds: Domain | None,
        sets_of: Domain | None = None,
        each: tuple[Domain, ...] = (),
    ) -> None:
        self.name: Final = name
        self.start: Final = start
        self.by: Final = by
        self.columns: Final = columns
        self.holds: Final = holds
        self.sets_of: Final = sets_of
        self.each: Final = each  # where the numbers of a row mean something else in each place
        self.size: Final = len(by.words) * (len(columns.words) if columns else 1)

    def __repr__(self) -> str:
        indexes = f"{self.by.name} and {self.columns.name}" if self.columns else self.by.name
        return f"Field({self.name} by {indexes})"


@cache
def seat_words(seats: int) -> Domain:
    """One for all tables with so many seats: a search has thousands of them."""
    return Domain("seat", tuple([str(seat + 1) for seat in range(seats)]))


@cache
def option_words(options: tuple[Option, ...]) -> tuple[Domain, tuple[Domain, ...]]:
    """The options of a game and the values of each, one for all its tables."""
    each = tuple([Domain(option.name, option.values) for option in options])
    return Domain("option", tuple([option.name for option in options])), each


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The stack of questions and, in each game's own class, the fields of that game."""

    def __init__(self, capacity: int, seats: int) -> None:
        self.cells: Final[vec[i64]] = vec[i64]([0] * (capacity + DEPTH * FRAME + 1))
        self.fields: list[Field] = []
        self.seats: Final[i64] = seats
        self.size: i64 = DEPTH * FRAME + 1  # cells in use; the stack comes first
        self.by_seat: Domain = seat_words(seats)

    def __repr__(self) -> str:
        asked = "over" if self.over() else f"{self.cells[0]} on the stack"
        return f"{type(self).__name__}({self.seats} seats, {len(self.fields)} fields, {asked})"

    # -- copies -----------------------------------------------------------------------------------------------------

    def made_of(self) -> tuple[object, ...]:
        """What its class is called with for a table like this with nothing on it: the seats and, if any, the box."""
        box = getattr(self, "box", None)
        return (int(self.seats),) if box is None else (int(self.seats), box)

    def __copy__(self) -> "Table":
        """A table of its own, with the same things on it: only the box is shared. A search uses `copy_from`."""
        return table_with(type(self), self.made_of(), self.numbers())

    def __deepcopy__(self, memo: object) -> "Table":
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return table_with, (type(self), self.made_of(), self.numbers())

    # -- declaring the fields ---------------------------------------------------------------------------------------

    def row(self, name: str, by: Domain, holds: Domain | None = None, sets_of: Domain | None = None) -> Row:
        field = self.declare(name, by, None, holds, sets_of)
        return Row(self.cells, field.start, field.size)

    def grid(
        self, name: str, by: Domain, columns: Domain, holds: Domain | None = None, sets_of: Domain | None = None
    ) -> Grid:
        field = self.declare(name, by, columns, holds, sets_of)
        return Grid(self.cells, field.start, len(by.words), len(columns.words))

    def switches(self, options: tuple[Option, ...]) -> Row:
        """The field `option`: what has been chosen of each."""
        by, each = option_words(options)
        field = self.declare("option", by, None, None, None, each)
        return Row(self.cells, field.start, field.size)

    def declare(
        self,
        name: str,
        by: Domain,
        columns: Domain | None,
        holds: Domain | None,
        sets_of: Domain | None,
        each: tuple[Domain, ...] = (),
    ) -> Field:
        field = Field(name, self.size, by, columns, holds, sets_of, each)
        self.size += field.size
        assert self.size <= len(self.cells), f"the table has no room for {name}"
        self.fields.append(field)
        return field

    # -- the stack of questions -------------------------------------------------------------------------------------

    def push(self, decision: i64, seat: i64, argument: i64 = 0) -> None:
        """Ask this before anything that is already on the stack."""
        cells = self.cells  # taken out of the table once, not for every number that is written
        depth = cells[0]
        assert depth < DEPTH, "the stack of decisions is full"
        at = 1 + depth * FRAME
        cells[at] = decision
        cells[at + 1] = seat
        cells[at + 2] = argument
        cells[0] = depth + 1

    def pop(self) -> None:
        drop(self)

    def clear_stack(self) -> None:
        """Nothing is asked any more: the game is over."""
        while self.cells[0] > 0:
            drop(self)

    def depth(self) -> i64:
        return self.cells[0]

    def over(self) -> bool:
        return self.cells[0] == 0

    def decision(self) -> i64:
        return self.cells[(self.cells[0] - 1) * FRAME + 1]

    def seat(self) -> i64:
        return self.cells[(self.cells[0] - 1) * FRAME + 2]

    def argument(self) -> i64:
        return self.cells[(self.cells[0] - 1) * FRAME + 3]

    def stack(self) -> list[int]:
        """All frames from the bottom up, as numbers."""
        return [self.cells[i] for i in range(1, 1 + self.cells[0] * FRAME)]

    # -- derived from the fields ------------------------------------------------------------------------------------

    def copy_from(self, other: "Table") -> None:
        """Become equal to a table of the same game, seats and components: cheap enough for every node of a search."""
        mine = self.cells
        theirs = other.cells
        i: i64 = 0
        while i < self.size:
            mine[i] = theirs[i]
            i += 1

    def same(self, other: "Table") -> bool:
        if self.size != other.size or self.seats != other.seats:
            return False
        mine = self.cells
        theirs = other.cells
        i: i64 = 0
        while i < self.size:
            if mine[i] != theirs[i]:
                return False
            i += 1
        return True

    def digest(self) -> int:
        """A number that equal tables share: a key for counting positions."""
        return hash(tuple(self.numbers()))

    def numbers(self) -> list[int]:
        """Everything, as numbers; `restore` is the way back."""
        return [self.cells[i] for i in range(self.size)]

    def restore(self, numbers: list[int]) -> None:
        assert len(numbers) == self.size
        for i in range(self.size):
            self.cells[i] = numbers[i]

    def save(self) -> dict[str, list[int]]:
        """The whole table as plain data by field name; `load` is the way back."""
        numbers = self.numbers()
        data = {"stack": self.stack()}
        for field in self.fields:
            data[field.name] = numbers[field.start : field.start + field.size]
        return data

    def load(self, data: dict[str, list[int]]) -> None:
        expected = {field.name: field.size for field in self.fields}
        expected["stack"] = len(data.get("stack", ()))
        found = {name: len(numbers) for name, numbers in data.items()}
        if found != expected or expected["stack"] % FRAME or expected["stack"] > DEPTH * FRAME:
            raise ValueError(f"saved table does not fit: fields {expected}, found {found}")
        self.clear_stack()
        stack = data["stack"]
        for at in range(0, len(stack), FRAME):
            self.push(stack[at], stack[at + 1], stack[at + 2])
        for field in self.fields:
            for i, number in enumerate(data[field.name]):
                self.cells[field.start + i] = number

    def describe(self) -> dict[str, object]:
        """The fields with the words of the game instead of numbers: for traces, checkers and people."""
        description: dict[str, object] = {}
        for field in self.fields:
            description[field.name] = self.describe_field(field)
        return description

    def described(self, name: str) -> dict[str, object]:
        """One field by its name, with the words of the game."""
        return self.describe_field(next(field for field in self.fields if field.name == name))

    def describe_field(self, field: Field) -> dict[str, object]:
        numbers = [self.cells[i] for i in range(field.start, field.start + field.size)]
        columns = field.columns
        described: dict[str, object] = {}
        for i, word in enumerate(field.by.words):
            if columns is not None:
                width = len(columns.words)
                line: dict[str, object] = {}
                for j, column in enumerate(columns.words):
                    line[column] = described_number(field, numbers[i * width + j])
                described[word] = line
            else:
                described[word] = described_number(field, numbers[i], i)
        return described

    def read_field(self, name: str, described: Mapping[str, object]) -> None:
        """The way back from `describe_field`: put the described numbers and words on the table."""
        field = next(field for field in self.fields if field.name == name)
        i = field.start
        for word in field.by.words:
            found = described[word]
            if isinstance(found, dict):
                assert field.columns is not None
                for column in field.columns.words:
                    self.cells[i] = read_number(field, found[column])
                    i += 1
            else:
                self.cells[i] = read_number(field, found, i - field.start)
                i += 1


def table_with(kind: Any, made_of: tuple[object, ...], numbers: list[int]) -> Table:
    table: Table = kind(*made_of)
    table.restore(numbers)
    return table


def row_of(numbers: list[int]) -> Row:
    """A row that belongs to no table."""
    return Row(vec[i64](numbers), 0, len(numbers))


def grid_of(numbers: list[list[int]]) -> Grid:
    """A grid that belongs to no table."""
    cells = [number for row in numbers for number in row]
    return Grid(vec[i64](cells), 0, len(numbers), len(cells) // len(numbers))


def described_number(field: Field, number: int, place: int = 0) -> object:
    if field.sets_of is not None:
        return [word for word, thing in field.sets_of.values.items() if number >> thing & 1]
    holds = field.each[place] if field.each else field.holds
    return number if holds is None else holds.word(number)


def read_number(field: Field, found: object, place: int = 0) -> int:
    if field.sets_of is not None:
        assert isinstance(found, list)
        return sum([1 << field.sets_of.values[str(word)] for word in found])
    if found is None:
        return NOBODY
    holds = field.each[place] if field.each else field.holds
    if holds is not None:
        return holds.values[str(found)]
    assert isinstance(found, int)
    return found


# A method of a class that anybody may extend is looked up at every call; the engine's own loops use these instead.


def top(table: Table) -> i64:
    """Where the frame on top of the stack begins: its decision, then its seat, then its argument."""
    return (table.cells[0] - 1) * FRAME + 1


def drop(table: Table) -> None:
    """Take the frame on top off the stack; equal tables have equal cells, so nothing may linger above the top."""
    cells = table.cells
    depth = cells[0] - 1
    at = depth * FRAME + 1
    cells[at] = 0
    cells[at + 1] = 0
    cells[at + 2] = 0
    cells[0] = depth
