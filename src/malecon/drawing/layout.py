"""What sheets are drawn with in the terminal: headings, looks and colours, entries on as few lines as possible."""

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from malecon.engine.sheet import Cell, Look

NARROW = 76  # columns below which every blank counts
WIDE = 110  # columns from which things lie side by side that are otherwise one below the other

# Colour is never alone: pieces are letters or have a name, players are always named.
SEAT_STYLES = ("cyan", "magenta", "green", "bright_red", "bright_blue")
STRONG = "bold"
QUIET = "dim"
STYLES: Mapping[Look, str] = {
    "plain": "none",
    "strong": STRONG,
    "quiet": QUIET,
    "aside": "italic",
    "red": "red",
    "yellow": "yellow",
    "blue": "blue",
    "green": "green",
    "white": "bold",
    "on-red": "reverse red",
    "on-yellow": "reverse yellow",
    "on-blue": "reverse blue",
    "on-brown": "reverse color(130)",
    "on-grey": "reverse color(245)",
}
GAP = "  "


def heading(*words: str) -> RenderableType:
    title = Text(" · ").join(Text(word, STRONG) for word in words)
    return Rule(title, align="left", style=QUIET)


def ink(cell: Cell) -> Text:
    """What is written, in its looks; names of players in their colours."""
    written = [(span.text, STYLES[span.look]) for span in cell.spans]
    if cell.seat is not None:
        written[0] = (written[0][0], SEAT_STYLES[cell.seat])
    return Text.assemble(*written)


def packed(entries: Sequence[Text], width: int) -> Text:
    """As many entries on a line as fit; none is broken."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + len(GAP) + entry.cell_len <= width:
            lines[-1].append(GAP).append_text(entry)
        else:
            lines.append(entry.copy())
    return Text("\n").join(lines)
