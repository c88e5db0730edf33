"""What every test of the contract kit runs over: each game, edition, player count and option of the registry."""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Protocol

import pytest

from malecon.build import BUILD
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.moves import Move
from malecon.engine.table import NATURE, Table
from malecon.games import games
from tests.thorough import THOROUGH

NAMES = ("Alicia", "Bruno", "Clara", "Diego", "Elena")
GAMES = int(os.environ.get("MALECON_KIT_GAMES", "1"))  # random games of each case; `make soak` plays more
LONGEST = 5_000  # decisions; a game that takes longer has no end


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    game: Game
    edition: str
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        changed = [f"{name}={value}" for name, value in self.options]
        return "-".join((self.game.name, self.edition, f"{self.players}p", *changed))

    def setting(self) -> Setting:
        return Setting(self.game, NAMES[: self.players], self.edition, dict(self.options))


def cases() -> Iterator[Case]:
    """Every edition with every number of players. The choices of the table are changed one by one and all at once: in
    the first edition for every number of players, in the others with those taking turns, as no clause is about both.
    So do they where a reading is changed that editions disagree on."""
    for game in games().values():
        changes = [(option, value) for option in game.options for value in option.values[1:]]
        choices = [(option.name, value) for option, value in changes if not option.readings]
        changed = [*((choice,) for choice in choices), tuple(choices)]
        first, *others = game.editions
        for edition in game.editions:
            for players in game.players:
                yield Case(game, edition.id, players, ())
        for players in game.players:
            yield from (Case(game, first.id, players, options) for options in changed)
        for edition in others:
            for options, players in zip(changed, cycle(game.players), strict=False):
                yield Case(game, edition.id, players, options)
        readings = [(option.name, value) for option, value in changes if option.readings]
        for reading, players in zip(readings, cycle(game.players), strict=False):
            yield Case(game, first.id, players, (reading,))


def few_cases() -> Iterator[Case]:
    """One edition of every game, with every number of players, as it is played where nobody chooses."""
    for game in games().values():
        for players in game.players:
            yield Case(game, game.editions[0].id, players, ())


# The interpreted build plays by the same files, and test_builds compares whole games of every case; it is slow.
each_case = pytest.mark.parametrize("case", list(cases() if BUILD.compiled or THOROUGH else few_cases()), ids=str)
each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


class Picks(Protocol):
    """Chooses among so many: the chance of the games, or the one of the kit."""

    def below(self, count: int, /) -> int: ...


class Draw:
    """The kit's own chance: its games, and the counts that are pinned, stay when the chance of the games changes."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = random.Random(seed).random

    def below(self, count: int, /) -> int:
        return int(self.random() * count)


def seat_asked(match: Match) -> int:
    return NATURE if match.nature_asked else match.asked[0]


def random_moves(match: Match, picks: Picks) -> Iterator[tuple[int, Move]]:
    """Walk a match to its end by random legal moves; the caller sees each one before it is played."""
    for _ in range(LONGEST):
        if match.over:
            return
        seat = seat_asked(match)
        legal = match.legal(seat)
        assert legal, f"{match.decision.name} offers seat {seat + 1} no move: {match.table.describe()}"
        move = legal[picks.below(len(legal))]
        yield seat, move
        match.play(seat, move)
    raise AssertionError(f"a game of {LONGEST} decisions has no end")


def random_games(case: Case) -> Iterator[tuple[Match, Draw]]:
    for seed in range(GAMES):
        yield Match(case.setting()), Draw(1_000 * seed + case.players)


def copy_of(match: Match) -> Table:
    copy = match.setting.empty_table()
    copy.copy_from(match.table)
    return copy
