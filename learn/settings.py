"""How a game is learned: `learn.toml`, by game."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("learn.toml")


@dataclass(frozen=True)
class Playing:
    """How positions are found and labelled."""

    share: float  # of the time for self-play
    depth: int  # decisions that a search plays on before it judges
    thoughts: int  # simulations for a move of self-play
    label: int  # simulations for the label of a position that a search visited
    visited: float  # how many decisions out of one give a child of the root, and as many a leaf, to be labelled
    jump: float  # ... go on from a leaf as if it had been played
    gate: int  # simulations for a move in the games that decide


@dataclass(frozen=True)
class Training:
    """How the network is fitted."""

    epochs: int
    batch: int
    rate: float
    decay: float  # how strongly weights are held at nothing
    result: float  # what the end of a game counts for in the label of a position that led to it; a search the rest
    doubtful: float  # the same, where somebody did something odd in between
    points: float  # what points count for beside chances
    held_back: int  # one position in so many is not learned from, but measured by


@dataclass(frozen=True)
class Settings:
    fields: tuple[str, ...]
    blind: tuple[str, ...]  # patterns of inputs that are read, but not learned from
    playing: Playing
    training: Training


def read_settings(file: Path = FILE) -> dict[str, Settings]:
    data: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    training = Training(**data.pop("training"))
    return {
        game: Settings(tuple(found.pop("fields")), tuple(found.pop("blind")), Playing(**found), training)
        for game, found in data.items()
    }
