"""Chances that are true: of what is called 70 %, 70 % should happen.

What a search promises is too bold or too timid, by how much depends on the game and on how many play. How warm its
promises have to be made was measured on games of the bots (`make calibration`), and is data of each game
(`chances.toml`).
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from malecon.engine.game import Game

FILE: Final = "chances.toml"

Warmths = Mapping[int, float]  # by number of players


@cache
def read_warmths(file: Path) -> Warmths:
    """Nothing, where nobody has measured."""
    if not file.is_file():
        return {}
    found = tomllib.loads(file.read_text("utf-8"))["warmth"]
    return {int(players): float(warmth) for players, warmth in found.items()}


def warmth_of(game: Game, players: int) -> float:
    """1 leaves a promise as it is; more brings it nearer to what everybody has, less takes it away from there."""
    return read_warmths(game.catalogue_file.with_name(FILE)).get(players, 1.0)


def warmed(wins: Sequence[float], warmth: float) -> tuple[float, ...]:
    """Every seat's chance to win, made as bold as it should be."""
    powers = [win ** (1.0 / warmth) for win in wins]
    total = sum(powers)
    return tuple(power / total for power in powers) if total > 0.0 else tuple(wins)


def written(warmths: Warmths) -> str:
    """The file that `read_warmths` reads."""
    lines = [
        "# How warm the chances of a search have to be made to be true, by number of players (bots/chances.py).",
        "# Written by scripts/calibration.py; do not edit.",
        "",
        "[warmth]",
        *[f"{players} = {warmth:.3f}" for players, warmth in warmths.items()],
    ]
    return "\n".join(lines) + "\n"
