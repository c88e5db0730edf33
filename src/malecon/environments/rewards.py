"""What a game that is over was worth to each seat."""

from collections.abc import Callable, Sequence
from typing import Final

from malecon.engine.errors import MaleconError
from malecon.engine.game import Game
from malecon.engine.table import Table

Reward = Callable[[Game, Table], Sequence[float]]  # of a game that is over, by seat


def by_place(game: Game, table: Table) -> list[float]:
    """From 1 for who is first to -1 for who is last, at equal distances; those who tie share. The sum is 0."""
    places = game.places(table)
    last = len(places) - 1
    return [1.0 - (2 * place - 2 + places.count(place) - 1) / last for place in places]


def by_points(game: Game, table: Table) -> list[float]:
    return [float(points) for points in game.scores(table)]


REWARDS: Final[dict[str, Reward]] = {"place": by_place, "points": by_points}


def reward_of(reward: str | Reward) -> Reward:
    """By name, or somebody's own."""
    if not isinstance(reward, str):
        return reward
    if reward not in REWARDS:
        raise MaleconError("error-environment-reward", reward=reward, known=", ".join(REWARDS))
    return REWARDS[reward]
