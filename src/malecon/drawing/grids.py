"""Grids of a sheet in the terminal: columns as wide as they have to be, and no wider than the screen."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from malecon.drawing.layout import QUIET, heading, ink, packed
from malecon.engine.sheet import Block, Cell, Cells, Column, Grid, Row, quiet, row

LEAST = 3  # the width of a column, whatever is in it
BESIDE, BELOW = " ", "\n"
NOTED = " · "


class GridDrawing:
    """A grid on a screen of some width. Rows that begin with empty places have longer labels instead."""

    def __init__(self, grid: Grid, width: int, gap: int) -> None:
        self.grid = grid
        self.width = width
        self.gap = gap
        for self.between in (BESIDE, BELOW):  # signs and names, names and marks
            self.widths = [self.natural(place) for place in range(len(grid.columns))]
            self.label = max([cell_len(grid.head), *[self.label_width(row) for row in grid.rows]])
            if self.total <= width:
                break
        self.shrink()

    @property
    def total(self) -> int:
        return self.label + sum(self.gap + width for width in self.widths)

    # -- widths -------------------------------------------------------------------------------------------------------

    def natural(self, place: int) -> int:
        """What a column takes when nothing is folded but its head."""
        column = self.grid.columns[place]
        head = self.head(column)
        shown = width_of([head]) if self.between == BESIDE else max(width_on_two_lines(line) for line in lines_of(head))
        return max(shown, width_of(self.place(row.places[place], column) for row in self.grid.rows))

    def least(self, place: int) -> int:
        """What it takes when everything is folded."""
        column = self.grid.columns[place]
        if column.kind == "numbers":
            return self.widths[place]
        entries = [cell for row in self.grid.rows for cell in row.places[place]]
        if column.kind == "list":
            return max((ink(entry).cell_len for entry in entries), default=LEAST)
        words = [word for entry in entries for word in f"{entry.text} {entry.note}".split()]
        return max((cell_len(word) for word in (*words, *column.head.split())), default=LEAST)

    def label_width(self, row: Row) -> int:
        return width_of([self.labelled(row)]) - self.stretch(row)

    def stretch(self, row: Row) -> int:
        """What the label gains from empty places at the left."""
        return sum(self.gap + width for width in self.widths[: empty(row)])

    def shrink(self) -> None:
        """The widest column that can be folded gives way, one by one."""
        for floor in (self.least, lambda _: LEAST):
            while self.total > self.width:
                able = [place for place, width in enumerate(self.widths) if width > floor(place)]
                if not able:
                    break
                self.widths[max(able, key=self.widths.__getitem__)] -= 1
            if floor == self.least and self.total > self.width:
                self.label = max(LEAST, self.label - (self.total - self.width))

    # -- what stands where --------------------------------------------------------------------------------------------

    def head(self, column: Column) -> Text:
        name = Text(column.head, QUIET)
        return Text(self.between).join([ink(column.sign), name]) if column.sign else name

    def labelled(self, row: Row) -> Text:
        marks = Text(NOTED).join(Text(mark, "italic") for mark in row.marks)
        return Text(self.between).join([ink(row.label), marks]) if row.marks else ink(row.label)

    def place(self, cells: Cells, column: Column) -> Text:
        if column.kind == "list":
            return packed([ink(entry) for entry in cells], self.width)
        return Text(BELOW).join(with_note(entry) for entry in cells)

    def folded(self, cells: Cells, place: int) -> Text:
        column = self.grid.columns[place]
        if column.kind == "list":
            return packed([ink(entry) for entry in cells], self.widths[place])
        return self.place(cells, column)

    # -- drawing ------------------------------------------------------------------------------------------------------

    def draw(self) -> RenderableType:
        """One table after another: those whose labels reach equally far are drawn together."""
        parts: list[RenderableType] = []
        if any(column.head for column in self.grid.columns):
            top = self.table(0)
            for column in top.columns:
                column.vertical = "bottom"
            top.add_row(Text(self.grid.head, QUIET), *[self.head(column) for column in self.grid.columns])
            parts.append(top)
        current, reach = None, -1
        for line in self.grid.rows:
            if line.heading:
                parts.append(heading(*line.heading))
                current = None
            if current is None or empty(line) != reach:
                reach = empty(line)
                current = self.table(reach)
                parts.append(current)
            places = [self.folded(cells, place) for place, cells in enumerate(line.places)]
            current.add_row(self.labelled(line), *places[reach:])
        return Group(*parts)

    def table(self, reach: int) -> Table:
        table = Table.grid(padding=(0, self.gap, 0, 0), pad_edge=False)
        table.add_column(width=self.label + sum(self.gap + width for width in self.widths[:reach]), overflow="fold")
        for column, width in list(zip(self.grid.columns, self.widths, strict=True))[reach:]:
            table.add_column(width=width, justify="right" if column.kind == "numbers" else "left", overflow="fold")
        return table


def by_column(block: Block) -> Block:
    """A grid whose columns stand one below the other, each thing with what there is to know behind it."""
    assert isinstance(block, Grid)
    rows = []
    for place, column in enumerate(block.columns):
        rows.append(row("", quiet(column.head)))
        rows += [row(each.label, [beside_note(cell) for cell in each.places[place]]) for each in block.rows]
    return Grid((Column("", kind="words"),), tuple(rows))


def beside_note(cell: Cell) -> Cell:
    return cell.then(f"{NOTED}{cell.note}").noted("") if cell.note else cell


def with_note(cell: Cell) -> Text:
    return Text(BELOW).join([ink(cell), Text(cell.note)]) if cell.note else ink(cell)


def has_notes(block: Block) -> bool:
    return isinstance(block, Grid) and any(cell.note for row in block.rows for cells in row.places for cell in cells)


def empty(row: Row) -> int:
    """How many places at the left are empty."""
    filled = [place for place, cells in enumerate(row.places) if cells]
    return filled[0] if filled else 0


def lines_of(text: Text) -> list[str]:
    return text.plain.split(BELOW)


def width_of(column: Iterable[Text]) -> int:
    return max((cell_len(line) for text in column for line in lines_of(text)), default=0)


def width_on_two_lines(name: str) -> int:
    words: Sequence[str] = name.split()
    found = [
        max(cell_len(" ".join(words[:count])), cell_len(" ".join(words[count:]))) for count in range(1, len(words) + 1)
    ]
    return min(found, default=0)
