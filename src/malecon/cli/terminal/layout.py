"""What the tables of all games are drawn with: headings, columns without lines, the colours of the players."""

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from malecon.cli.terminal.scene import Scene
from malecon.engine.table import FRAME, SEVERAL

NARROW = 76  # columns below which every blank counts
WIDE = 110  # columns from which things lie side by side that are otherwise one below the other

SEAT_STYLES = ("cyan", "magenta", "green", "bright_red", "bright_blue")
STRONG = "bold"
QUIET = "dim"

RECONSTRUCTED_MARK = "*"
NONE = "–"
UNKNOWN = "?"
GAP = "  "


def heading(*words: str) -> RenderableType:
    title = Text(" · ").join(Text(word, STRONG) for word in words)
    return Rule(title, align="left", style=QUIET)


def columns(*headers: str | Text) -> Table:
    """A table without lines: on a narrow screen every column counts."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    for header in headers:
        grid.add_column(header)
    return grid


def player_name(scene: Scene, seat: int) -> Text:
    return Text(scene.name(seat), SEAT_STYLES[seat])


def amount(number: int) -> Text:
    """What there is stands out from what there is not."""
    return Text(str(number), STRONG if number else QUIET)


def marks(scene: Scene, found: Mapping[str, bool]) -> Text:
    """The labels of what holds for a player: that it is you, that it is your turn ..."""
    return Text(" · ").join(Text(scene.say(f"label-{mark}"), "italic") for mark, holds in found.items() if holds)


def asked(scene: Scene) -> list[int]:
    """Who has to answer now: the seat of the question on top, or several at once."""
    if not scene.view["stack"]:
        return []
    _, seat, argument = scene.view["stack"][-FRAME:]
    if seat != SEVERAL:
        return [seat]
    return [other for other in range(len(scene.setting.seats)) if argument >> other & 1]


def packed(entries: Sequence[Text], width: int) -> Text:
    """As many entries on a line as fit; none is broken."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + len(GAP) + entry.cell_len <= width:
            lines[-1].append(GAP).append_text(entry)
        else:
            lines.append(entry.copy())
    return Text("\n").join(lines)
