"""The strongest opponents as they once were: they stay, so that whoever comes later can be measured against them.

`caridad-1`, `amparo-1` and `celia-1` are Caridad, Amparo and Celia before anybody remembered anything. Their search and
its playouts are the copies in this folder, their weights the copies `games/*/weights-1.toml`, their tempers are in
`games/*/fixed.toml`, and they know their view and nothing else. Nothing of this is improved: a test has their answers
(`tests/bots/fixed.json`). They play in arenas and simulations, and sit at no table of a server.
"""

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from malecon.bots.fixed.search import Manner
from malecon.bots.fixed.thinker import Thinker
from malecon.bots.opponents import Company, Opponent, Temper, listed, read_data, tempered
from malecon.engine.chance import Chance
from malecon.engine.game import Game, Setting
from malecon.engine.judge import Judge
from malecon.engine.weights import Pair, read_weights

FILE: Final = "fixed.toml"
NOTHING: Final[Pair] = (0.0, 0.0)


@dataclass(frozen=True)
class FixedOpponent(Opponent):
    """Somebody who does not change any more."""

    weights: str = ""  # the file with them, beside the rules

    def searcher(self, setting: Setting, chance: Chance, temper: Temper, seconds: float | None = None) -> Thinker:
        judge = self.judge(setting, temper)
        return Thinker(setting, chance, None, seconds or self.seconds, Manner(depth=self.depth), judge)

    def judge(self, setting: Setting, temper: Temper) -> Judge:
        """Features that were found later are worth nothing to them."""
        judge = setting.game.judge()
        known = read_weights(beside(setting.game, self.weights))[len(setting.seats)]
        features = {name: known.features.get(name, NOTHING) for name in judge.features}
        replace(known, features=features).apply_to(judge)
        return tempered(judge, temper)


@cache
def fixed_company(game: Game) -> Company:
    """Who of a game stays as they were, and their tempers; nobody, where there is no file of them."""
    data = read_data(beside(game, FILE))
    if data is None:
        return Company({}, {}, {})
    opponents = {id: FixedOpponent(id, **listed(found)) for id, found in data["opponents"].items()}
    return Company(opponents, data["tempers"], {})


def beside(game: Game, file: str) -> Path:
    return game.catalogue_file.with_name(file)
