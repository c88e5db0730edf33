"""What a game is to everything around it: names, editions, options, rules, views. A game is one folder of `games/`."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from malecon.engine.box import Printed
from malecon.engine.catalogue import Catalogue, Difference
from malecon.engine.chance import Chance
from malecon.engine.components import ComponentFile
from malecon.engine.decision import Rules
from malecon.engine.errors import MaleconError
from malecon.engine.events import EventKind
from malecon.engine.judge import POINT, Judge
from malecon.engine.memory import Known, Memory
from malecon.engine.moves import Move, Vocabulary
from malecon.engine.options import Option
from malecon.engine.outcome import Holdings, Naming, Things
from malecon.engine.shortage import Shortage
from malecon.engine.sight import Sight
from malecon.engine.table import NATURE, SEVERAL, Table
from malecon.engine.views import View
from malecon.engine.weights import read_weights
from malecon.engine.words import Domain

Topic = Things
T = TypeVar("T", bound=Table)  # the table of a game
B = TypeVar("B")  # its box: what a component file holds


@dataclass(frozen=True)
class Edition:
    """A printed edition: the component file it came with, and the options it sets."""

    id: str
    components: Path
    options: Mapping[str, str]

    def __repr__(self) -> str:
        return f"Edition({self.id})"


class GameOf(ABC, Generic[T, B]):
    """One board game. Everything it says about itself is data; what it does is in its rules."""

    name: str
    title: str
    players: range
    editions: tuple[Edition, ...]
    options: tuple[Option, ...]
    rules: Rules
    judge: Callable[[], Judge]
    sight: Callable[[int], Sight] = Sight  # with so many seats: what is not public, as a seat may know it
    vocabulary: Vocabulary
    events: tuple[EventKind, ...]
    catalogue_file: Path
    printed_differences: tuple[str, ...] = ()  # those between editions that their component files carry
    secrets: tuple[str, ...] = ()  # the questions whose answers not everybody sees
    public: tuple[str, ...] = ()  # the fields of the table that everybody sees at all times
    screened: tuple[str, ...] = ()  # those that only their owner sees
    held: Mapping[str, Domain | None] = {}  # the fields that hold what a seat has; of a grid, how its columns are named
    fixed: Mapping[str, object] = {}  # what never changes and a client should not have to know by itself
    parts: Mapping[str, object] = {}  # what else is in a view: the type of each part that the game puts together

    def __init_subclass__(cls) -> None:
        """What a game declares learns where: there is one of each, and a copy of it is the thing itself."""
        super().__init_subclass__()
        for thing in (getattr(cls, "vocabulary", None), getattr(cls, "rules", None)):
            if thing is not None:
                thing.settle_in(cls)
        for name in ("events", "options"):
            for place, thing in enumerate(getattr(cls, name, ())):
                thing.home = (cls, name, place)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.players[0]} to {self.players[-1]} players)"

    def __reduce__(self) -> str:
        """Its name in its module, where there is one of it."""
        for name, thing in vars(sys.modules[type(self).__module__]).items():
            if thing is self:
                return name
        raise TypeError(f"{self!r} has no name in {type(self).__module__}")

    @cached_property
    def catalogue(self) -> Catalogue:
        return Catalogue(self.catalogue_file)

    @abstractmethod
    def read_box(self, file: ComponentFile) -> B:
        """The contents of a component file, checked."""

    @abstractmethod
    def bare_table(self, seats: int, box: B) -> T:
        """A table with nothing on it. Where the game has options, its field `option` names them all."""

    def empty_table(self, seats: int, options: Mapping[str, str], box: B) -> T:
        """A table with its options set and nothing on it but the first question."""
        table = self.bare_table(seats, box)
        if self.options:
            table.read_field("option", options)
        table.push(0, NATURE)
        return table

    @abstractmethod
    def view(self, table: T, seat: int | None) -> View:
        """What a seat (None: a spectator) may know, built field by field, as plain data."""

    @abstractmethod
    def imagine(self, view: View, box: B, chance: Chance) -> T:
        """A table that gives this same view: what the seat cannot know is made up."""

    def seen(self, view: View) -> Mapping[str, Mapping[str, Any]]:
        """What a view says of the fields of `sight`, by name, as `Table.describe_field` does."""
        return {}

    def memory(self, table: T, known: Known | None = None) -> Memory | None:
        """Where the table hides what was once to be seen: the memory of somebody who has been there since it was like
        this, with all that can be known of it, and who remembers from before what is `known`. Nothing is told of what
        happens there afterwards but events."""
        return None

    @property
    def remembers(self) -> bool:
        """Whether there is anything to remember that cannot be seen."""
        return type(self).memory is not GameOf.memory

    def informed(self, view: View, known: Known, chance: Chance) -> View:
        """The view of somebody who also remembers; of what is only known to be one of several, one is drawn."""
        return view

    def noted(self, view: View, known: Known) -> View:
        """The view of somebody who keeps notes: with what was told beside what can be seen; nothing is made up."""
        return view

    @abstractmethod
    def inventory(self, table: T) -> dict[str, int]:
        """Sums that no move may change: every piece is somewhere."""

    @abstractmethod
    def scores(self, table: T) -> list[int]:
        """Points by seat."""

    @abstractmethod
    def places(self, table: T) -> list[int]:
        """1 for the winners, and so on; meaningful when the game is over."""

    def evaluate(self, table: T, seat: int) -> float:
        """How good the position is for a seat by rule of thumb, in points; without a judge, the points it has."""
        if not self.has_judge:
            return float(self.scores(table)[seat])
        return self.thumb.rule_of_thumb(table, seat) / POINT

    @cached_property
    def thumb(self) -> Judge:
        return self.judge()

    @property
    def has_judge(self) -> bool:
        """Whether anybody has said what a position is worth; without that, no bot searches."""
        return hasattr(self, "judge")

    def fitted_judge(self, seats: int) -> Judge:
        """A judge of its own, with the weights fitted on games of that many players, if they were."""
        judge = self.judge()
        if self.weights_file.is_file():
            read_weights(self.weights_file)[seats].apply_to(judge)
        return judge

    @property
    def weights_file(self) -> Path:
        return self.catalogue_file.with_name("weights.toml")

    @abstractmethod
    def gloss(self, table: T, move: Move) -> str:
        """What a player would want to read beside this move in a record; may be empty."""

    def topic(self, table: T) -> Topic:
        """What the question on the table is about, by name, for its sentence."""
        if table.over() or table.seat() == SEVERAL:
            return {}
        argument, parts = table.argument(), self.rules.decisions[table.decision()].about.parts
        return {part.name: (part.domain, int(part.of(argument))) for part in parts if part.domain is not None}

    # -- what moves come to --------------------------------------------------------------------------------------------

    def holdings(self, table: T, seat: int) -> Holdings:
        """What a seat has, by its words."""
        found: Holdings = {}
        for name, columns in self.held.items():
            field = getattr(table, name)
            if columns is None:
                found[name] = int(field[seat])
                continue
            for column, word in enumerate(columns.words):
                found[word] = found.get(word, 0) + int(field.at(seat, column))
        return found

    @cached_property
    def counted(self) -> dict[str, str]:
        """The message that counts each thing a seat may have."""
        keys: dict[str, str] = {}
        for name, columns in self.held.items():
            if columns is None:
                keys[name] = f"held-{name}"
            else:
                keys |= {word: f"{columns.name}-{word}.count" for word in columns.words}
        return keys

    def naming(self, table: T, seat: int, move: Move) -> Naming:
        """What a legal move is about, told from what the seat knows."""
        return Naming()

    def shortages(self, table: T, seat: int, move: Move) -> list[Shortage]:
        """What a refused move needs more of than there is: nothing, if it is refused for another reason."""
        return []

    def obvious(self, table: T, seat: int) -> Move | None:
        """The move that a seat who is asked would never decline, if nothing has to be chosen."""
        return None

    def followed(self, table: T, seat: int) -> Move | None:
        """The move by which a seat goes on with what it has begun: what a move brings is followed through it."""
        return self.obvious(table, seat)

    def printed(self, edition: Edition) -> tuple[ComponentFile, B]:
        """What an edition came with, read once: nobody writes on the pieces."""
        if edition.id not in self.boxes:
            file = ComponentFile(edition.components)
            box = self.read_box(file)
            if isinstance(box, Printed):
                box.home = (self, edition.id)
            self.boxes[edition.id] = (file, box)
        return self.boxes[edition.id]

    @cached_property
    def boxes(self) -> dict[str, tuple[ComponentFile, B]]:
        return {}

    def edition(self, id: str) -> Edition:
        for edition in self.editions:
            if edition.id == id:
                return edition
        known = ", ".join(edition.id for edition in self.editions)
        raise MaleconError("error-unknown-edition", edition=id, game=self.title, known=known)

    def switch_of(self, difference: Difference) -> Option | None:
        """The option that chooses between the readings of a difference, if there is one."""
        for option in self.options:
            if set(option.readings) & set(difference.readings):
                return option
        return None

    def plays(self, edition: Edition, difference: Difference, reading: str) -> bool:
        """Whether an edition plays by this reading of a point on which editions differ."""
        if difference.id in self.printed_differences:
            clause = self.catalogue[reading]
            return clause.default if edition is self.editions[0] else edition.id in clause.editions
        option = self.switch_of(difference)
        if option is None:
            return reading == difference.default
        chosen = option.place_of(self.chosen_options(edition, {})[option.name])
        return reading == (option.readings[chosen] if chosen > 0 else difference.default)

    def holds(self, edition: Edition, id: str) -> bool:
        """Whether an edition plays by a clause."""
        clause = self.catalogue[id]
        differences = [difference for difference in self.catalogue.differences if id in difference.readings]
        if clause.editions == ("all",) or any(self.plays(edition, difference, id) for difference in differences):
            return True
        if differences:
            # What only one edition spells out holds in all; of those that contradict each other one is played.
            return all(difference.kind == "precision" for difference in differences)
        if edition.id not in self.catalogue.editions:  # no printed one, but put together from several
            return clause.default
        return edition.id in clause.editions

    def chosen_options(self, edition: Edition, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value: what was chosen, else what the edition sets, else the default."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise MaleconError("error-unknown-option", option=name, game=self.title, known=", ".join(known))
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise MaleconError("error-unknown-option-value", option=name, value=value, known=values)
        return {name: chosen.get(name, edition.options.get(name, option.values[0])) for name, option in known.items()}


Game = GameOf[Any, Any]


class Setting:
    """What is settled before the first move: game, edition, options, component file and seats."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        components: Path | None = None,
    ) -> None:
        self.game = game
        self.edition = game.edition(edition or game.editions[0].id)
        self.options = game.chosen_options(self.edition, options or {})
        self.seats = tuple(seats)
        if len(seats) not in game.players:
            least, most = game.players[0], game.players[-1]
            raise MaleconError("error-player-count", count=len(seats), game=game.title, least=least, most=most)
        for name in seats:
            if not name.strip() or not name.isprintable() or list(seats).count(name) > 1:
                raise MaleconError("error-seat-name", name=name)
        if components is None:
            self.components, self.box = game.printed(self.edition)
        else:
            self.components = ComponentFile(components)
            self.box = game.read_box(self.components)

    def __repr__(self) -> str:
        chosen = self.game.chosen_options(self.edition, {})
        other = [f"{name}={value}" for name, value in self.options.items() if value != chosen[name]]
        return f"Setting({' '.join((self.game.name, self.edition.id, *other))}: {', '.join(self.seats)})"

    def __reduce__(self) -> tuple[object, ...]:
        printed = self.components is self.game.printed(self.edition)[0]
        own = None if printed else (self.components, self.box)
        return setting_with, (self.game, self.seats, self.edition.id, dict(self.options), own)

    def empty_table(self) -> Table:
        table: Table = self.game.empty_table(len(self.seats), self.options, self.box)
        return table

    def imagine(self, view: View, chance: Chance, known: Known | None = None) -> Table:
        """A table that gives this view, and agrees with what is remembered, if anything is."""
        if known is not None:
            view = self.game.informed(view, known, chance)
        table: Table = self.game.imagine(view, self.box, chance)
        return table


def setting_with(
    game: Game, seats: Sequence[str], edition: str, options: Mapping[str, str], own: tuple[ComponentFile, Any] | None
) -> Setting:
    """A setting as it was, with its own component file if it had one, wherever that may be now."""
    setting = Setting(game, seats, edition, options)
    if own is not None:
        setting.components, setting.box = own
    return setting
