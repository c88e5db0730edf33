"""Observations and masks as arrays: what a learner is given, and what the numbers in it mean."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from malecon.engine.errors import MaleconError
from malecon.engine.game import Game
from malecon.engine.moves import Move
from malecon.engine.table import Table
from malecon.engine.views import View
from malecon.environments.encoder import Encoder
from malecon.environments.errors import in_sentences, spoken
from malecon.environments.layout import VERSION, Number, layout_of
from malecon.environments.plain import numbers_of
from malecon.environments.windows import window
from malecon.games import find_game

Form = Literal["raw", "one-hot"]
FORMS: Final[tuple[str, ...]] = get_args(Form)
Numbers = NDArray[np.int16]
Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class Column:
    """One number as a learner gets it: one of the layout, or, one-hot, whether that is a certain word."""

    name: str
    source: int  # in the layout
    least: int
    most: int
    word: int = 0  # 1 is the first; 0: the number itself
    bit: int = 0  # of a mask; 1 is the lowest


class Encoding:
    """How observations of a game are written. Their width is the same for all its editions and numbers of players.

    Raw, a number is what a person would count: 3 pesos, building 7. One-hot, whatever has words (a building, a seat, a
    question) takes a 0 or a 1 for each of them, as neural networks like it.
    """

    @in_sentences
    def __init__(self, game: Game | str, form: str = "raw") -> None:
        if form not in FORMS:
            raise MaleconError("error-environment-encoding", encoding=form, known=", ".join(FORMS))
        self.game: Final = find_game(game) if isinstance(game, str) else game
        self.form: Final = form
        self.version: Final = VERSION
        self.layout: Final = layout_of(self.game)
        self.actions: Final = len(self.game.vocabulary)
        columns = [
            column
            for source, number in enumerate(self.layout.numbers)
            for column in (spread(source, number) if form == "one-hot" and number.words else as_it_is(source, number))
        ]
        self.columns: Final = columns
        self.names: Final = tuple(column.name for column in columns)
        self.width: Final = len(columns)
        self.least: Final = np.array([column.least for column in columns], np.int16)
        self.most: Final = np.array([column.most for column in columns], np.int16)
        self.sources: Final = np.array([column.source for column in columns])
        self.words: Final = np.array([at for at, column in enumerate(columns) if column.word])
        self.bits: Final = np.array([at for at, column in enumerate(columns) if column.bit])
        self.meant: Final = np.array([column.word for column in columns if column.word], np.int16)
        self.shifts: Final = np.array([column.bit - 1 for column in columns if column.bit], np.int16)
        self.encoders: Final[dict[int, tuple[Encoder, Numbers]]] = {}  # by number of players, with its page

    def __repr__(self) -> str:
        return f"Encoding({self.game.name}, {self.form}, {self.width} numbers, {self.actions} actions)"

    def __reduce__(self) -> tuple[object, ...]:
        return Encoding, (self.game, self.form)

    def of_view(self, view: View) -> Numbers:
        """What the view of a seat says: for a bot, which is given nothing else."""
        if view["seat"] is None:
            raise spoken(MaleconError("error-environment-spectator"))
        return self.shaped(np.array(numbers_of(self.layout, view), np.int16))

    def of_table(self, table: Table, seat: int) -> Numbers:
        """The same, made from the table itself, and many times as fast."""
        encoder, page = self.encoder(int(table.seats))
        encoder.read(table, seat)
        return self.shaped(page.copy())

    def encoder(self, players: int) -> tuple[Encoder, Numbers]:
        if players not in self.encoders:
            encoder = self.layout.encoder(players)
            self.encoders[players] = (encoder, window(encoder.page, np.int16))
        return self.encoders[players]

    def shaped(self, raw: Numbers) -> Numbers:
        """Raw numbers, in the last dimension of an array, in the form that was asked for."""
        if self.form == "raw":
            return raw
        found: Numbers = raw[..., self.sources]
        found[..., self.words] = found[..., self.words] == self.meant
        found[..., self.bits] = found[..., self.bits] >> self.shifts & 1
        return found

    def mask(self, legal: Sequence[Move]) -> Mask:
        """Which actions are legal: an action is the id of a move."""
        mask = np.zeros(self.actions, np.bool_)
        mask[[move.id for move in legal]] = True
        return mask

    def move(self, action: int | np.integer[Any]) -> Move:
        return self.game.vocabulary[int(action)]


def as_it_is(source: int, number: Number) -> Iterator[Column]:
    yield Column(number.name, source, number.least, number.most)


def spread(source: int, number: Number) -> Iterator[Column]:
    """One column for each of its words."""
    for place, word in enumerate(number.words, 1):
        name = f"{number.name}: {word}"
        if number.several:
            yield Column(name, source, 0, 1, bit=place)
        else:
            yield Column(name, source, 0, 1, word=place)
