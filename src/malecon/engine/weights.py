"""The weights of a judge: data of each game, fitted by `scripts/fit.py` for every number of players."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from malecon.engine.judge import Judge

Pair = tuple[float, float]  # when the game begins, and when it ends


@dataclass(frozen=True)
class Weights:
    """What every feature is worth, the points that anybody can expect, and how much is still open."""

    features: Mapping[str, Pair]
    base: Pair
    doubt: Pair

    def apply_to(self, judge: Judge) -> None:
        for i, name in enumerate(judge.features):
            judge.early[i], judge.late[i] = self.features[name]
        judge.base_early, judge.base_late = self.base
        judge.doubt_early, judge.doubt_late = self.doubt


@cache
def read_weights(file: Path) -> Mapping[int, Weights]:
    """By number of players."""
    return {
        int(players): Weights(
            {name: pair(found) for name, found in data["features"].items()}, pair(data["base"]), pair(data["doubt"])
        )
        for players, data in tomllib.loads(file.read_text("utf-8"))["players"].items()
    }


def pair(found: Any) -> Pair:
    early, late = found
    return float(early), float(late)


def written(weights: Mapping[int, Weights]) -> str:
    """The file that `read_weights` reads."""
    lines = [
        "# What the features of a position are worth when the game begins and when it ends, by number of players.",
        "# Written by scripts/fit.py; do not edit.",
    ]
    for players, of_count in weights.items():
        lines += ["", f"[players.{players}]"]
        lines += [f"base = {shown(of_count.base)}", f"doubt = {shown(of_count.doubt)}", ""]
        lines += [f"[players.{players}.features]"]
        lines += [f"{name} = {shown(values)}" for name, values in of_count.features.items()]
    return "\n".join(lines) + "\n"


def shown(values: Pair) -> str:
    return f"[{values[0]:.4f}, {values[1]:.4f}]"
