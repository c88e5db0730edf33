"""The plan of self-play: everything that its data depends on, and how it is cut into shards."""

from collections.abc import Mapping
from functools import cache
from itertools import chain, islice
from typing import Any

import msgspec

from malecon.arena.lineup import Bout, deals
from malecon.arena.plan import Plan, code_digest
from malecon.bots import SEARCHERS, THOUGHTS, read_name
from malecon.games import find_game

SCHEMA = 1  # of a shard: what its arrays are called and mean (docs/data.md)


class SelfPlay(msgspec.Struct, frozen=True):
    """Who plays what, how many games are in a shard, and how often a move is drawn by lot. It may grow by shards."""

    schema: int
    games: Plan
    shard: int  # games in a shard
    adventure: int  # one move in so many is drawn by lot; 0: none

    @property
    def versions(self) -> Mapping[str, str]:
        return self.games.versions

    def bouts(self, shard: int) -> list[Bout]:
        """The games of a shard; shards count from 1. Over many of them every bot has every seat as often as another."""
        begin = (shard - 1) * self.shard
        every = chain.from_iterable(deals(self.games.bots, self.games.players))
        return list(islice(every, begin, begin + self.shard))

    def about(self, shard: int) -> dict[str, Any]:
        """What a shard says of itself, as it is read again."""
        told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return {**told, "number": shard}


def self_play(games: Plan, shard: int, adventure: int) -> SelfPlay:
    rules = code_digest(("engine", f"games/{games.game}"))
    return SelfPlay(
        SCHEMA, msgspec.structs.replace(games, versions={**games.versions, "rules": rules}), shard, adventure
    )


class Player(msgspec.Struct, frozen=True):
    """Who sat in a seat: the level of an opponent (0: of nobody's), and how long it thinks about a move."""

    level: int
    thoughts: int  # simulations; 0: it does not search, or by the clock
    seconds: float  # 0: no clock


@cache
def player(bot: str, game: str) -> Player:
    asked = read_name(bot, find_game(game))
    if asked.opponent is not None:
        seconds = asked.seconds or asked.opponent.seconds or 0.0
        return Player(asked.opponent.level, asked.opponent.thoughts or 0, seconds)
    searches = asked.kind in SEARCHERS and not asked.seconds
    return Player(0, THOUGHTS if searches else 0, asked.seconds or 0.0)
