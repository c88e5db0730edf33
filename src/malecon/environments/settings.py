"""What an environment is made of: a game, its players, its edition and its options."""

from collections.abc import Mapping
from typing import Final

from malecon.engine.errors import MaleconError
from malecon.engine.game import Game, Setting
from malecon.games import find_game

SEATS: Final = ("Alicia", "Bruno", "Clara", "Diego", "Elena")
MOST_STEPS: Final = 5_000  # answers in one game: somebody who knows nothing may buy and sell for ever


def check_steps(most_steps: int) -> int:
    if most_steps < 1:
        raise MaleconError("error-environment-steps", steps=most_steps)
    return most_steps


def setting_for(
    game: Game | str, players: int | None, edition: str | None, options: Mapping[str, str] | None
) -> Setting:
    """With as many players as a game can have, if nobody says how many."""
    found = find_game(game) if isinstance(game, str) else game
    count = found.players[-1] if players is None else players
    if count not in found.players:
        least, most = found.players[0], found.players[-1]
        raise MaleconError("error-player-count", count=count, game=found.title, least=least, most=most)
    return Setting(found, SEATS[:count], edition, options)
