"""What a drawing of a table is given: a view, never the table itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rich.console import RenderableType

from malecon.engine.game import Setting
from malecon.engine.moves import Move
from malecon.engine.views import View
from malecon.text import Texts


@dataclass(frozen=True)
class Scene:
    """What one seat may see, and what is needed to put it into words."""

    view: View
    setting: Setting
    texts: Texts
    width: int

    def say(self, key: str, **values: object) -> str:
        return self.texts.say(key, **values)

    @property
    def seat(self) -> int | None:
        """The seat that looks; None is a spectator."""
        seat: int | None = self.view["seat"]
        return seat

    def name(self, seat: int) -> str:
        return self.setting.seats[seat]


@dataclass(frozen=True)
class Caption:
    """A label that says more than the move alone, what to bear in mind, and the events that need no telling then."""

    label: str
    aside: str
    tells: frozenset[str]


NO_CAPTION = Caption("", "", frozenset())


@dataclass(frozen=True)
class Cluster:
    """A line that several moves of a long list share, and what tells one of them from the others."""

    line: str
    item: str


@dataclass(frozen=True)
class Drawing:
    """How one game is drawn: the whole table, the few lines between two questions of a turn, and the result."""

    table: Callable[[Scene], RenderableType]
    own_holdings: Callable[[Scene], RenderableType]
    caption: Callable[[Scene, Move], Caption | None]
    place_key: str  # the message of a line of the result
    tie_breaks: Callable[[Scene, int], Mapping[str, int]]  # what that line says of a seat besides its points
    word_of_rules: str  # the message of a word that the rules speak of, as an example of what to look up
    cluster: Callable[[Scene, Move], Cluster | None] | None = None  # without it, every move has a line of its own
