"""Shards read again, for whoever learns from them: their arrays, and the games themselves, move by move."""

import json
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.games import find_game
from malecon.selfplay.plan import SCHEMA
from malecon.selfplay.shard import Arrays


@dataclass(frozen=True)
class Shard:
    """What a shard says of itself (`selfplay.json` and its number), and its arrays (docs/data.md)."""

    about: dict[str, Any]
    arrays: Arrays

    def __getitem__(self, name: str) -> Any:
        return self.arrays[name]

    def setting(self, game: int) -> Setting:
        games = self.about["games"]
        names = [f"{bot} {seat}" for seat, bot in enumerate(self["game_bots"][game], 1)]
        return Setting(find_game(games["game"]), names, games["edition"], games["options"])

    def positions(self) -> Iterator[tuple[int, Match]]:
        """Each position by its number, with the match as it stood then: played again from the moves alone.

        It is one match a game, which goes on: take from it what is wanted before the next one is asked for.
        """
        number = 0
        for game, first in enumerate(self["game_moves"][:-1]):
            match = Match(self.setting(game))
            for move in range(first, self["game_moves"][game + 1]):
                while self.stands(number, game, len(match.played)):
                    yield number, match
                    number += 1
                match.play(int(self["move_seat"][move]), match.game.vocabulary[int(self["move_id"][move])])

    def stands(self, number: int, game: int, moves: int) -> bool:
        """Whether a position is the one of a game after so many moves."""
        return number < self["game_positions"][game + 1] and bool(self["position_moves"][number] == moves)


def read_shard(file: Path) -> Shard:
    about = about_shard(file)
    if about is None:
        raise MaleconError("error-selfplay-unreadable", path=str(file))
    if about.get("schema") != SCHEMA:
        raise MaleconError("error-selfplay-schema", path=str(file), found=about.get("schema"), known=SCHEMA)
    with np.load(file, allow_pickle=False) as arrays:
        return Shard(about, {name: arrays[name] for name in arrays.files if name != "about"})


def about_shard(file: Path) -> dict[str, Any] | None:
    """What a shard says of itself; None of a file that is not whole. Whatever is in it has a sum that is checked."""
    try:
        with zipfile.ZipFile(file) as packed:
            if packed.testzip() is not None:
                return None
        with np.load(file, allow_pickle=False) as arrays:
            about: dict[str, Any] = json.loads(str(arrays["about"]))
            return about
    except (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile, zlib.error):
        return None
