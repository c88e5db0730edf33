"""The opponents of each game: five people by name, from one who overlooks almost everything to one who searches.

They are data of each game (`opponents.toml`). Whoever sits down is in a temper: it makes some things seem worth a
little more than others, which changes how they play, and not how well. A name may say in which temper, and how long
somebody may think who thinks by the clock: `caridad`, `caridad/builder`, `caridad/builder@0.5`.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

from malecon.bots.glance import GlanceBot
from malecon.bots.lookahead import LookaheadBot
from malecon.bots.manner import Manner
from malecon.bots.thinker import Mind, Thinker
from malecon.engine.chance import Chance
from malecon.engine.game import Game, Setting
from malecon.engine.insight import learned_judge
from malecon.engine.judge import Judge

SEARCH = "search"  # the reason of who can say no better one
Temper = Mapping[str, float]  # how many times as much a feature seems worth


@dataclass(frozen=True)
class Opponent:
    """Somebody to play against."""

    id: str
    name: str
    level: int
    rating: int  # by the arena
    pace: float  # seconds that an answer takes at least, so that people can follow
    sees: tuple[str, ...] = ()  # patterns of the features that it notices; none: all
    likes: str = ""  # a favourite word: moves with it seem better than they are
    plans: bool = False  # its own turn to the end
    thoughts: int | None = None  # of a search
    learned: bool = False  # goes by what was fitted on many games, not by rule of thumb
    seconds: float | None = None  # of a search that lasts as long as it may
    depth: int = 0  # decisions that a search plays on, before it judges a position
    network: bool = False  # asks what was learned beyond the weights, at the tables that it was learned for
    search: Mapping[str, Any] = field(default_factory=dict)  # what else is particular in its manner
    doubt: float = 1.0  # how many times as much seems open as was fitted
    remembers: bool = False  # all that was told, and so what anybody can know who forgets nothing

    @property
    def searches(self) -> bool:
        return self.thoughts is not None or self.seconds is not None

    def bot(self, setting: Setting, chance: Chance, temper: Temper) -> GlanceBot | LookaheadBot | Mind:
        if self.searches:
            return self.searcher(setting, chance, temper)
        judge = self.judge(setting, temper)
        if self.plans:
            return LookaheadBot(setting, chance, judge)
        return GlanceBot(setting, chance, judge, self.likes)

    def searcher(self, setting: Setting, chance: Chance, temper: Temper, seconds: float | None = None) -> Mind:
        judge = self.judge(setting, temper)
        return Thinker(setting, chance, self.thoughts, seconds or self.seconds, self.manner(), judge, self.remembers)

    def manner(self) -> Manner:
        return Manner(depth=self.depth, **self.search)

    def judge(self, setting: Setting, temper: Temper) -> Judge:
        judge = self.taught_judge(setting)
        judge.doubt_early *= self.doubt
        judge.doubt_late *= self.doubt
        return narrowed(tempered(judge, temper), self.sees)

    def taught_judge(self, setting: Setting) -> Judge:
        """Without temper and doubt, which are of who plays, not of who tells somebody else the chances."""
        if self.network:
            return learned_judge(setting)
        game = setting.game
        return game.fitted_judge(len(setting.seats)) if self.learned else game.judge()


@dataclass(frozen=True)
class Company:
    """The opponents of a game by their ids, the weakest first, and the tempers that they may be in."""

    opponents: Mapping[str, Opponent]
    tempers: Mapping[str, Temper]
    reasons: Mapping[str, Sequence[str]]  # what somebody would say, with patterns of the features that make it true

    @property
    def strongest(self) -> Opponent:
        return list(self.opponents.values())[-1]

    def manner(self) -> Manner:
        """How the strongest search; where there are none, in the usual manner."""
        return self.strongest.manner() if self.opponents else Manner()

    def judge(self, setting: Setting) -> Judge:
        """By what the strongest judge; where there are none, by what was fitted."""
        if self.opponents:
            return self.strongest.taught_judge(setting)
        return setting.game.fitted_judge(len(setting.seats))

    def find(self, name: str) -> Opponent | None:
        """By name, or by level: `3`."""
        if name in self.opponents:
            return self.opponents[name]
        return next((known for known in self.opponents.values() if name == str(known.level)), None)

    def reason_for(self, feature: str) -> str:
        fitting = [
            reason for reason, patterns in self.reasons.items() if any(fnmatch(feature, known) for known in patterns)
        ]
        return next(iter(fitting), SEARCH)

    def drawn_temper(self, chance: Chance) -> str:
        """The temper of somebody who was asked for by name alone."""
        return list(self.tempers)[chance.below(len(self.tempers))]


@cache
def company(game: Game) -> Company:
    """Nobody, where a game has no file of them."""
    data = read_data(game.catalogue_file.with_name("opponents.toml"))
    if data is None:
        return Company({}, {}, {})
    opponents = [Opponent(id, **listed(found)) for id, found in data["opponents"].items()]
    return Company({opponent.id: opponent for opponent in opponents}, data["tempers"], data["reasons"])


def read_data(file: Path) -> dict[str, Any] | None:
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else None


def listed(found: Mapping[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in found.items()}


def tempered(judge: Judge, temper: Temper) -> Judge:
    for i, name in enumerate(judge.features):
        judge.early[i] *= temper.get(name, 1.0)
        judge.late[i] *= temper.get(name, 1.0)
    return judge


def narrowed(judge: Judge, sees: tuple[str, ...]) -> Judge:
    """Blind to everything else."""
    for i, name in enumerate(judge.features):
        if sees and not any(fnmatch(name, pattern) for pattern in sees):
            judge.early[i] = judge.late[i] = 0.0
    return judge
