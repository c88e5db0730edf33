"""What stands where in an observation: it follows from what a game declares, and every number has a name.

An observation is what a seat's view says, without what follows from the rest of it (prices, distances). It begins with
who is asked what. Then come the fields, those of a seat beginning with the one who looks: `pesos you`, `pesos after-1`
and so on clockwise; seats are told in the same way. There is room for as many players as a game can have, and what lies
beyond the players of a table is 0, as is whatever the seat cannot know.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from malecon.engine.about import WAITING as WAIT
from malecon.engine.about import Part
from malecon.engine.game import Game
from malecon.engine.table import Field, Table
from malecon.engine.words import Domain
from malecon.environments.encoder import ABOUT, AS_IT_IS, BIT, SEAT, SEATS, Encoder, Runs

VERSION: Final = 0  # of the layout: what was learned with one cannot be used with another
HERE: Final = ("you", "after-1", "after-2", "after-3", "after-4")  # seats, from the one who looks
LARGEST: Final = 2**15 - 1  # numbers have 16 bits
UNCHANGING: Final = "option"  # the field that stays as it is as long as a game lasts


@dataclass(frozen=True)
class Number:
    """One number of an observation. Where it has words, 1 stands for the first of them and 0 for nothing; of several
    words each has a bit, the lowest for the first."""

    name: str
    words: tuple[str, ...] = ()
    several: bool = False

    @property
    def least(self) -> int:
        return 0 if self.words else -LARGEST

    @property
    def most(self) -> int:
        if self.several:
            return (1 << len(self.words)) - 1
        return len(self.words) or LARGEST


@dataclass(frozen=True)
class Telling:
    """How the numbers of a field or of a part are told: what `told` does, with what, and which words they have."""

    kind: int
    extra: int = 0
    words: tuple[str, ...] = ()
    suffix: str = ""  # of the name of one thing in a set

    def number(self, name: str) -> Number:
        return Number(name + self.suffix, self.words, self.kind == SEATS)


@dataclass(frozen=True)
class Place:
    """Where a number is found: in a field, at a row and, if it is a grid, at a column."""

    at: int
    field: str
    row: int  # of a field by seat: how many places after the one who looks
    column: int
    words: tuple[str, str]  # of the row, if it is no seat, and of the column
    telling: Telling
    by_seat: bool


@dataclass(frozen=True)
class AboutPlace:
    """Where a part of the argument of a question goes."""

    at: int
    part: Part
    telling: Telling


class Layout:
    """All numbers of the observations of one game, in their order."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.most: Final = game.players[-1]
        self.here: Final = HERE[: self.most]
        self.sight: Final = game.sight(self.most)
        self.numbers: Final[list[Number]] = [
            Number("players"),
            Number("asked question", game.rules.names.words),
            Number("asked seat", self.here),
            Number("asked waiting", self.here, several=True),
        ]
        assert len(self.numbers) == ABOUT
        self.about: Final = self.places_of_arguments()
        self.later: Final = len(self.numbers)
        self.numbers.extend([Number(f"later {name}") for name in game.rules.names.words])
        table = self.bare_table(self.most)
        self.public: Final = [
            place for field in table.fields if field.name in game.public for place in self.places(field, table)
        ]
        self.seen: Final = [place for field in self.sight.fields for place in self.places(field, self.sight)]
        names = [number.name for number in self.numbers]
        assert len(set(names)) == len(names), "two numbers of an observation have one name"

    def __repr__(self) -> str:
        return f"Layout({self.game.name}, {len(self.numbers)} numbers)"

    def bare_table(self, seats: int) -> Table:
        table: Table = self.game.bare_table(seats, self.game.printed(self.game.editions[0])[1])
        return table

    def add(self, number: Number) -> int:
        self.numbers.append(number)
        return len(self.numbers) - 1

    # -- the argument of a question ---------------------------------------------------------------------------------

    def places_of_arguments(self) -> list[list[AboutPlace]]:
        """Of every question. Parts with the same name and the same words share a place: only one question is asked."""
        known: dict[Number, int] = {}
        found = []
        for decision in self.game.rules.decisions:
            places = []
            asked = not decision.automatic and decision.about is not WAIT
            for part in decision.about.parts if asked else ():
                for telling in self.tellings(part.domain, part.several):
                    number = telling.number(f"about {part.name}")
                    if number not in known:
                        known[number] = self.add(number)
                    places.append(AboutPlace(known[number], part, telling))
            found.append(places)
        return found

    # -- fields -----------------------------------------------------------------------------------------------------

    def places(self, field: Field, table: Table) -> Iterator[Place]:
        by_seat = field.by is table.by_seat and field.name not in self.sight.in_turn
        words = self.here if by_seat else field.by.words
        for row, word in enumerate(words):
            for column, beside in enumerate(field.columns.words if field.columns else ("",)):
                for telling in self.tellings_in(field, row, field.by.words[row]):
                    at = self.add(telling.number(" ".join((field.name, word, beside)).rstrip()))
                    yield Place(at, field.name, row, column, (word, beside), telling, by_seat)

    def tellings_in(self, field: Field, row: int, word: str) -> list[Telling]:
        if word in self.sight.seats_on.get(field.name, ()):
            return [Telling(SEAT, 0, self.here)]
        if field.name in self.sight.several_on:
            return [Telling(SEATS, 0, self.here)]
        return self.tellings(field.each[row] if field.each else field.holds, field.sets_of)

    def tellings(self, holds: Domain | None, several: Domain | None) -> list[Telling]:
        if several is not None and several.name == "seat":
            return [Telling(SEATS, 0, self.here)]
        if several is not None:
            return [Telling(BIT, thing, ("yes",), f" {word}") for word, thing in several.values.items()]
        if holds is None:
            return [Telling(AS_IT_IS)]
        if holds.name == "seat":
            return [Telling(SEAT, 0, self.here)]
        return [Telling(AS_IT_IS, 1 - holds.first, holds.words)]

    # -- the fast encoder -------------------------------------------------------------------------------------------

    def encoder(self, seats: int) -> Encoder:
        """For tables with so many seats."""
        table, sight = self.bare_table(seats), self.game.sight(seats)
        once = [place for place in self.public if place.field == UNCHANGING]
        public = [place for place in self.public if place.field != UNCHANGING]
        about = [
            [
                number
                for place in places
                for number in (
                    int(place.part.shift),
                    int(place.part.mask),
                    place.at,
                    place.telling.kind,
                    place.telling.extra,
                )
            ]
            for places in self.about
        ]
        return Encoder(
            seats,
            len(self.numbers),
            sight,
            runs_of(once, table, seats),
            runs_of(public, table, seats),
            runs_of(self.seen, sight, seats),
            about,
            self.later,
        )


def runs_of(places: list[Place], table: Table, seats: int) -> Runs:
    """From the cells of a table with so many seats, for every seat that may look."""
    fields = {field.name: field for field in table.fields}
    copied, turned = [], []
    for looking in range(seats):
        runs: list[list[int]] = []
        cells: list[int] = []
        for place in places:
            field = fields[place.field]
            if place.row >= len(field.by.words):
                continue
            row = (looking + place.row) % seats if place.by_seat else place.row
            source = field.start + row * (len(field.columns.words) if field.columns else 1) + place.column
            if place.telling.kind != AS_IT_IS:
                cells += [source, place.at, place.telling.kind, place.telling.extra]
            elif runs and runs[-1] == [source - runs[-1][2], place.at - runs[-1][2], runs[-1][2], place.telling.extra]:
                runs[-1][2] += 1
            else:
                runs.append([source, place.at, 1, place.telling.extra])
        copied.append([number for run in runs for number in run])
        turned.append(cells)
    return Runs(copied, turned)


@cache
def layout_of(game: Game) -> Layout:
    return Layout(game)
