"""The screen, whatever the game: sentences, the log, the numbered moves, the rules, and a clean slate for the next."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.control import Control
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from malecon.cli.terminal.interruption import Interrupted
from malecon.cli.terminal.log import Line
from malecon.drawing.layout import QUIET, STRONG, packed
from malecon.engine.catalogue import Clause
from malecon.text import Texts

# The words carry the meaning; colour only helps. Every style also reads well without it.
QUESTION = "bold yellow"
NUMBER = "bold cyan"
TROUBLE = "red"

FORGET_SCROLLED = "\x1b[3J"  # the lines above the screen: holdings are secret there, too
PROMPT = "> "
NEWS = 14  # lines of news at a time; the rest is in the whole log
RULES_AT_ONCE = 12


class PatientConsole(Console):
    """A console that leaves it to the game what happens when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise Interrupted


class Screen:
    """Writes for one person at a time."""

    def __init__(self, console: Console, texts: Texts) -> None:
        self.console = console
        self.texts = texts

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, renderable: RenderableType) -> None:
        try:
            self.console.print(renderable)
        except OSError as gone:  # nobody reads any more: the terminal or the pipe is closed
            raise Interrupted from gone

    def say(self, text: str, style: str = "") -> None:
        self.show(Text(text, style))

    def say_unbroken(self, text: str) -> None:
        """A sentence with a path or a command in it: the terminal may fold it, but it is copied in one piece."""
        try:
            self.console.print(Text(text), soft_wrap=True)
        except OSError as gone:
            raise Interrupted from gone

    def prompt(self) -> None:
        """Where the next line is typed."""
        self.console.print(PROMPT, end="")
        self.console.file.flush()

    def wipe(self) -> None:
        """Nothing of what one player saw is left for the next."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.show(Control.clear())
            self.show(Control.home())
            self.console.file.write(FORGET_SCROLLED)

    def heading(self, text: str) -> None:
        self.show(Rule(Text(text, "bold"), align="left", style=QUIET))

    def log(self, lines: Sequence[Line]) -> None:
        self.heading(self.texts.say("label-log"))
        for line in lines:
            self.show(log_line(line))

    def news(self, lines: Sequence[Line]) -> None:
        """What has happened since the player last looked, the latest in full."""
        if not lines:
            return
        self.heading(self.texts.say("label-log"))
        if len(lines) > NEWS:
            self.say(self.texts.say("play-earlier", count=len(lines) - NEWS), QUIET)
        for line in lines[-NEWS:]:
            self.show(log_line(line))

    def moves(self, moves: Sequence[tuple[str, str]]) -> None:
        """Every legal move with its number and, beside it, what it would bring about."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style=NUMBER, no_wrap=True)
        longest = max(cell_len(label) for label, _ in moves)
        grid.add_column(width=min(longest, self.width * 3 // 5))
        grid.add_column(style=QUIET)
        for number, (label, preview) in enumerate(moves, 1):
            grid.add_row(str(number), Text(label), Text(preview))
        self.show(grid)

    def labels(self, labels: Sequence[str]) -> None:
        """A long list: the labels alone, in as many columns as fit, to be read downwards."""
        entries = [numbered(number, label) for number, label in enumerate(labels, 1)]
        self.show(Columns(entries, column_first=True, padding=(0, 2)))

    def clusters(self, clusters: Sequence[tuple[str, Sequence[tuple[int, str]]]]) -> None:
        """A line for what several moves share, and below it their numbers with what tells them apart."""
        for line, items in clusters:
            if line:
                self.say(line, STRONG)
            entries = [numbered(number, item) for number, item in items]
            self.show(packed(entries, self.width))

    def rules(self, wanted: str, clauses: Sequence[Clause]) -> None:
        if not clauses:
            self.say(self.texts.say("rules-none", text=wanted))
            return
        self.say(self.texts.say("rules-found", count=len(clauses)))
        for clause in clauses[:RULES_AT_ONCE]:
            self.show(log_line(Line(clause.text[self.texts.language], clause.id)))
        if len(clauses) > RULES_AT_ONCE:
            self.say(self.texts.say("play-rules-more", count=len(clauses) - RULES_AT_ONCE), QUIET)


def numbered(number: int, label: str) -> Text:
    return Text(f"{number:>3}  ", NUMBER).append(label, "none")


def log_line(line: Line) -> Table:
    """A sentence behind its bullet, the clause after it."""
    text = Text(line.text)
    if line.clause:
        text.append("  ")
        text.append(line.clause, QUIET)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row("·", text)
    return grid
