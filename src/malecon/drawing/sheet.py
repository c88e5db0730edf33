"""A sheet in the terminal: the areas one below the other, on a wide screen some of them side by side."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from textwrap import wrap

from rich.box import HEAVY, ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from malecon.drawing.grids import GridDrawing, by_column, has_notes
from malecon.drawing.layout import GAP, NARROW, QUIET, STRONG, WIDE, heading, ink, packed
from malecon.engine.sheet import Area, Block, Cell, Cells, Grid, Note, Squares, Things, Tile, Tiles

ROOM = 46  # columns that an area needs at least at the right of another
BORDERS = 2  # of a tile, its left and its right one
LONGEST_ROW = 6  # tiles; a shorter row is not stretched over the whole screen
RING_HEIGHT = 5
WIDEST_SQUARE = 28
ROW_SIGN = 3  # columns for the letter of a row and the sign that points to where somebody stands


def draw(areas: Sequence[Area], width: int) -> RenderableType:
    return Group(*drawn(list(areas), width))


def drawn(areas: list[Area], width: int) -> Iterator[RenderableType]:
    gap = len(GAP) if width >= NARROW else 1
    while areas:
        area = areas.pop(0)
        left = width_beside(area, width, gap) if areas and areas[0].beside and width >= WIDE else None
        if left is None:
            yield draw_area(area, width, gap)
            continue
        beside = Table.grid(padding=(0, 2, 0, 0), expand=True)
        beside.add_column(width=left)
        beside.add_column(ratio=1)
        beside.add_row(draw_area(area, left, gap), draw_area(turned(areas.pop(0)), width - left - len(GAP), gap))
        yield beside


def width_beside(area: Area, width: int, gap: int) -> int | None:
    """What an area takes, if another finds room beside it."""
    grids = [GridDrawing(block, width - len(GAP) - ROOM, gap) for block in area.blocks if isinstance(block, Grid)]
    taken = max((grid.total for grid in grids), default=width)
    return taken if taken + len(GAP) + ROOM <= width else None


def turned(area: Area) -> Area:
    """For a narrow place: where there are notes, the columns stand one below the other."""
    return replace(area, blocks=tuple(by_column(block) if has_notes(block) else block for block in area.blocks))


def draw_area(area: Area, width: int, gap: int) -> RenderableType:
    blocks = [draw_block(block, width, gap, area) for block in area.blocks if block != Tiles(())]
    return Group(*([heading(*area.heading, *area.legend)] if area.heading else []), *blocks)


def draw_block(block: Block, width: int, gap: int, area: Area) -> RenderableType:
    match block:
        case Grid():
            return GridDrawing(block, width, gap).draw()
        case Tiles():
            return draw_tiles(block, width)
        case Things():
            return draw_things(block, width)
        case Squares():
            owners = max(owner_of(each).cell_len for each in area.blocks if isinstance(each, Squares))
            return large_squares(block, width) if block.size == "large" else small_squares(block, width, owners)
        case Note():
            return ink(block.text)


# -- tiles ------------------------------------------------------------------------------------------------------------


def draw_tiles(block: Tiles, width: int) -> RenderableType:
    if block.order == "row":
        return row_of_tiles(block.tiles, width)
    return ring(block.tiles) if width >= WIDE else list_of_tiles(block.tiles)


def row_of_tiles(tiles: Sequence[Tile], width: int) -> RenderableType:
    """As they lie on the table, from left to right; what stands out has a heavy frame."""
    widths = tile_widths(tiles, width)
    folded = [wrap(tile.name.text, room - BORDERS) for tile, room in zip(tiles, widths, strict=True)]
    lines = max((len(name) for name in folded), default=0)  # for every name, so that the frames are equally high
    grid = Table.grid()
    for room in widths:
        grid.add_column(width=room)
    framed = [framed_tile(tile, [*name, *[""] * (lines - len(name))]) for tile, name in zip(tiles, folded, strict=True)]
    grid.add_row(*framed)
    return grid


def tile_widths(tiles: Sequence[Tile], width: int) -> list[int]:
    """Every word gets its width; then the narrowest tiles are widened until a long row would fill the screen."""
    across = max(len(tiles), LONGEST_ROW)
    most = width // across + 1
    widths = [
        # A foot has a blank and a bit of border on both sides.
        max(len(tile.foot) + 3 * BORDERS if tile.foot else 0, *[len(word) + BORDERS for word in tile.name.text.split()])
        for tile in tiles
    ]
    if sum(widths) > width:
        return [width // across] * len(tiles)
    while sum(widths) < width and min(widths, default=most) < most:
        widths[widths.index(min(widths))] += 1
    return widths


def framed_tile(tile: Tile, name: Sequence[str]) -> RenderableType:
    return Panel(
        Group(Text("\n".join(name), STRONG if tile.foot else ""), *[ink(line) for line in tile.lines]),
        title=Text(tile.sign, STRONG),
        title_align="left",
        subtitle=Text(tile.foot, "italic") if tile.foot else None,
        subtitle_align="left",
        box=HEAVY if tile.foot else ROUNDED,
        border_style=STRONG if tile.foot else QUIET,
        padding=0,
    )


def list_of_tiles(tiles: Sequence[Tile]) -> RenderableType:
    """A ring for a narrow screen: down the list and, by the line on the left, back to where it begins."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(2 + max(len(tile.lines) for tile in tiles)):
        grid.add_column(no_wrap=True)
    grid.add_column()
    for place, tile in enumerate(tiles):
        line = "╭▸" if place == 0 else "╰─" if place == len(tiles) - 1 else "│ "
        sign = standing(tile) if tile.foot else Text(tile.sign, QUIET)
        grid.add_row(line, sign, ink(tile.name), *[ink(each) for each in tile.lines])
    return grid


def standing(tile: Tile) -> Text:
    """What stands at one place of a ring."""
    return Text(f"▶ {tile.foot}", "bold reverse")


def ring(tiles: Sequence[Tile]) -> RenderableType:
    """For a wide screen: clockwise along the upper row, back along the lower one."""
    half = len(tiles) // 2
    grid = Table.grid(expand=True)
    for _ in range(half):
        grid.add_column(ratio=1)
        grid.add_column(width=1)
    grid.add_row(*half_a_ring(tiles[:half], "→"))
    between = [Text("")] * (2 * half - 3)
    grid.add_row(Text("↑", justify="center"), *between, Text("↓", justify="center"))
    grid.add_row(*half_a_ring(tiles[: half - 1 : -1], "←"))
    return grid


def half_a_ring(tiles: Sequence[Tile], arrow: str) -> list[RenderableType]:
    row: list[RenderableType] = []
    for tile in tiles:
        panel = Panel(
            Group(*[ink(line) for line in tile.lines]),
            title=Text.assemble((f"{tile.sign} ", QUIET), ink(tile.name)),
            title_align="left",
            subtitle=standing(tile) if tile.foot else None,
            box=HEAVY if tile.foot else ROUNDED,
            height=RING_HEIGHT,
        )
        row += [panel, Text(f"\n\n{arrow}")]
    return row[:-1]


# -- things -----------------------------------------------------------------------------------------------------------


def draw_things(block: Things, width: int) -> RenderableType:
    """With their notes one below the other, on a wide screen two lists side by side; else as many as fit on a line."""
    noted = any(thing.note for _, things in block.groups for thing in things)
    if noted and (block.notes == "told" or width >= WIDE):
        return list_of_things([thing for _, things in block.groups for thing in things], width)
    return groups_of_things(block, width)


def list_of_things(things: Sequence[Cell], width: int) -> RenderableType:
    side_by_side = 2 if width >= WIDE else 1
    downwards = -(-len(things) // side_by_side)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for first in range(downwards):
        grid.add_row(*[part for thing in things[first::downwards] for part in parts_of(thing, things)])
    return grid


def parts_of(thing: Cell, things: Sequence[Cell]) -> list[Text]:
    price = [ink(thing.price) if thing.price else Text()] if any(other.price for other in things) else []
    return [ink(thing), *price, Text(thing.note, QUIET)]


def groups_of_things(block: Things, width: int) -> RenderableType:
    if len(block.groups) == 1:
        [(label, things)] = block.groups
        return packed([*([Text(label, QUIET)] if label else []), *[priced(thing) for thing in things]], width)
    room = max((len(label) for label, _ in block.groups), default=0)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=room)
    grid.add_column()
    for label, things in block.groups:
        if things:
            grid.add_row(Text(label, QUIET), packed([priced(thing) for thing in things], width - room - len(GAP)))
    return grid


def priced(thing: Cell) -> Text:
    return ink(thing).append(" ").append_text(ink(thing.price)) if thing.price else ink(thing)


# -- squares ----------------------------------------------------------------------------------------------------------


def small_squares(block: Squares, width: int, owners: int) -> RenderableType:
    """A short line for each row; on a wide screen the owner stands beside the first, else above."""
    wide = width >= WIDE
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    if wide:
        grid.add_column(width=owners)
    grid.add_column(width=1)
    for _ in block.across:
        grid.add_column(ratio=1, overflow="fold")
    for letter, squares in block.down:
        beside = [owner_of(block) if letter == block.down[0][0] else Text()] if wide else []
        grid.add_row(*beside, Text(letter, QUIET), *[ink(square) for square in squares])
    return grid if wide else Group(owner_of(block), grid)


def owner_of(block: Squares) -> Text:
    return ink(block.owner).append(f" ({block.about})", QUIET)


def large_squares(block: Squares, width: int) -> RenderableType:
    """Framed; the signs at row and column point to where the owner stands."""
    blank = 1 if width >= NARROW else 0
    grid = Table(box=ROUNDED, show_lines=True, border_style=QUIET, padding=(0, blank), header_style=QUIET)
    grid.add_column(width=ROW_SIGN)
    across = width - ROW_SIGN - 2 * blank - 2  # less the first column with its two lines
    room = min(WIDEST_SQUARE, across // len(block.across) - 2 * blank - 1)
    for number in block.across:
        grid.add_column(f"{number} ▾" if block.here[1:] == number else number, width=room, overflow="fold")
    for letter, squares in block.down:
        sign = f"{letter} ▸" if block.here[:1] == letter else letter
        grid.add_row(Text(sign, QUIET), *with_notes(squares))
    return grid


def with_notes(squares: Cells) -> list[Text]:
    return [ink(square).append(f"\n{square.note}", QUIET) if square.note else ink(square) for square in squares]
