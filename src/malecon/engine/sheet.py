"""Sheets: how a table is told, whoever tells it. The terminal, the pages and the plain board draw what stands here.

A game has one sheet: what lies on the table, in which order, under which label, and what there is to know about it.
It is made of a view, never of the table, so that nothing hidden can come into it, and it is made in the language of who
looks. How it is laid out (colours, frames, columns side by side) is the affair of who draws it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol

from malecon.engine.game import Setting
from malecon.engine.moves import Move
from malecon.engine.views import View
from malecon.engine.words import SEAT, Domain

NONE = "–"
UNKNOWN = "?"
RECONSTRUCTED = "*"  # after what is our best guess

# How something stands out, or what colour it has; "on-red" is a piece of that colour, with its letter on it.
Look = Literal[
    "plain", "strong", "quiet", "aside",
    "red", "yellow", "blue", "green", "white",
    "on-red", "on-yellow", "on-blue", "on-brown", "on-grey",
]  # fmt: skip


@dataclass(frozen=True)
class Span:
    text: str
    look: Look = "plain"


@dataclass(frozen=True)
class Cell:
    """One thing or number: what is written, how to say it where that is a sign, what it costs and what it does."""

    spans: tuple[Span, ...]
    said: str = ""
    price: "Cell | None" = None
    note: str = ""
    seat: int | None = None  # the player whose name this is

    @property
    def text(self) -> str:
        return "".join(span.text for span in self.spans)

    @property
    def words(self) -> str:
        return self.said or self.text

    def then(self, *more: "Cell | str", look: Look = "plain") -> "Cell":
        """The same with more behind it."""
        added = [cell(each, look=look) if isinstance(each, str) else each for each in more]
        spans = tuple(span for each in (self, *added) for span in each.spans)
        said = "".join(each.words for each in (self, *added)) if self.said or any(each.said for each in added) else ""
        return replace(self, spans=spans, said=said)

    def noted(self, note: str) -> "Cell":
        return replace(self, note=note)

    def marked(self, sign: str) -> "Cell":
        return self.then(f" ({sign})", look="aside") if sign else self


Cells = tuple[Cell, ...]  # what stands at one place: nothing, one thing, or several


def cell(text: object, look: Look = "plain", note: str = "", said: str = "") -> Cell:
    return Cell((Span(str(text), look),), said=said, note=note)


def strong(text: object, note: str = "") -> Cell:
    return cell(text, "strong", note)


def quiet(text: object, note: str = "") -> Cell:
    return cell(text, "quiet", note)


def aside(text: object) -> Cell:
    return cell(text, "aside")


def amount(number: int) -> Cell:
    """What there is stands out from what there is not."""
    return strong(number) if number else quiet(number)


def nothing(said: str = "") -> Cell:
    return Cell((Span(NONE, "quiet"),), said=said)


# -- what an area is made of ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Column:
    """What stands at its head; a sign that stands for it in prices; and the label of the columns it belongs with."""

    head: str
    sign: Cell | None = None
    among: str = ""
    kind: Literal["words", "numbers", "list"] = "numbers"


@dataclass(frozen=True)
class Row:
    """One line of a grid: a place for each column. What is a player's has the seat."""

    label: Cell
    places: tuple[Cells, ...]
    marks: tuple[str, ...] = ()  # what holds for a player: that it is you, that it is your turn
    heading: tuple[str, ...] = ()  # above this row, where a grid has parts


def row(label: Cell | str, *places: Cell | Sequence[Cell] | None, **more: Any) -> Row:
    found = tuple(() if each is None else (each,) if isinstance(each, Cell) else tuple(each) for each in places)
    return Row(cell(label) if isinstance(label, str) else label, found, **more)


@dataclass(frozen=True)
class Grid:
    """Rows and columns. A label runs on over places at the left that are empty."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    head: str = ""  # above the labels
    order: Literal["seats", "play"] = "seats"  # what the order of its players tells


@dataclass(frozen=True)
class Tile:
    """A card or tile that lies on the table: a name, and lines below it; what sets it apart is said at its foot."""

    name: Cell
    lines: Cells = ()
    sign: str = ""  # its number, its place or what it is worth
    foot: str = ""


@dataclass(frozen=True)
class Tiles:
    """From left to right, or all round: the last is followed by the first."""

    tiles: tuple[Tile, ...]
    order: Literal["row", "ring"] = "row"
    label: str = ""


@dataclass(frozen=True)
class Things:
    """Lists of things under labels. Notes are always told, or only where there is room for them."""

    groups: tuple[tuple[str, Cells], ...]
    notes: Literal["told", "with room"] = "told"
    seat: int | None = None


@dataclass(frozen=True)
class Squares:
    """A board of squares with letters down and numbers across, and where its owner stands on it."""

    owner: Cell
    about: str  # what there is to say of it beside its owner
    across: tuple[str, ...]
    down: tuple[tuple[str, Cells], ...]
    here: str = ""
    size: Literal["large", "small"] = "small"


@dataclass(frozen=True)
class Note:
    """A sentence about what stands above it, or about its signs, for who sees them."""

    text: Cell
    about: Literal["things", "signs"] = "things"


Block = Grid | Tiles | Things | Squares | Note


@dataclass(frozen=True)
class Area:
    """A part of the table under its heading; without one it goes on with the area above it."""

    name: str
    heading: tuple[str, ...]
    blocks: tuple[Block, ...]
    legend: tuple[str, ...] = ()  # what the signs in it mean, for who sees them
    beside: bool = False  # at the right of the area before, where there is room


def area(name: str, heading: str | Sequence[str], *blocks: Block, **more: Any) -> Area:
    words = (heading,) if isinstance(heading, str) else tuple(heading)
    return Area(name, tuple(word for word in words if word), blocks, **more)


# -- what a sheet is made from ----------------------------------------------------------------------------------------


class Speech(Protocol):
    """The sentences of a language, with the names that an edition has for its things."""

    def say(self, key: str, **values: object) -> str: ...

    def name(self, key: str) -> str: ...

    def in_edition(self, key: str) -> str: ...


@dataclass(frozen=True)
class Scene:
    """What one seat may see, and what is needed to put it into words."""

    view: View
    setting: Setting
    speech: Speech

    def say(self, key: str, **values: object) -> str:
        return self.speech.say(key, **values)

    def name(self, domain: Domain, word: str) -> str:
        """A thing, as the edition calls it."""
        return self.speech.name(f"{domain.name}-{word}")

    def effect(self, domain: Domain, word: str) -> str:
        """What a thing does, in a few words."""
        return self.speech.say(f"{self.speech.in_edition(f'{domain.name}-{word}')}.effect")

    @property
    def seat(self) -> int | None:
        """The seat that looks; None is a spectator."""
        seat: int | None = self.view["seat"]
        return seat

    @property
    def seats(self) -> range:
        return range(len(self.setting.seats))

    def player(self, seat: int) -> Cell:
        return Cell((Span(self.setting.seats[seat]),), seat=seat)

    def owner(self, word: str | None) -> Cell:
        """A player by the word of the seat."""
        return nothing() if word is None else self.player(SEAT.values[word])

    @property
    def question(self) -> str:
        """What is asked now; nothing when the game is over."""
        asked = self.view["asked"]
        return str(asked["question"]) if asked else ""

    @property
    def asked(self) -> list[int]:
        """Who has to answer now."""
        asked = self.view["asked"]
        if asked is None:
            return []
        if "waiting" in asked["about"]:
            return [SEAT.values[word] for word in asked["about"]["waiting"]]
        return [] if asked["seat"] is None else [asked["seat"]]

    def marks(self, seat: int, more: Mapping[str, bool] | None = None) -> tuple[str, ...]:
        """What holds for a player, in words."""
        found = {"you": seat == self.seat, "turn": seat in self.asked, **(more or {})}
        return tuple(self.say(f"label-{mark}") for mark, holds in found.items() if holds)


# -- the moves --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cluster:
    """A line that several moves of a long list share, and what tells one of them from the others."""

    line: str
    item: str


def no_cluster(_scene: Scene, _move: Move) -> Cluster | None:
    return None


def no_tie_breaks(_scene: Scene, _seat: int) -> Mapping[str, int]:
    return {}


@dataclass(frozen=True)
class Sheet:
    """How one game is told. All but the areas may be left out."""

    areas: Callable[[Scene], Sequence[Area]]
    between: Callable[[Scene], Sequence[Area]] | None = None  # what is needed between two questions of a turn
    tells: Mapping[str, frozenset[str]] = field(default_factory=dict)  # the events that the words of a move say already
    cluster: Callable[[Scene, Move], Cluster | None] = no_cluster
    place_key: str = "play-place-points"  # the message of a line of the result
    tie_breaks: Callable[[Scene, int], Mapping[str, int]] = no_tie_breaks  # what that line says besides the points
    word_of_rules: str = "label-players"  # the message of a word that the rules speak of
