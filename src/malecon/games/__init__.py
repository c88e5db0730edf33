"""The games. Each is a folder here with a `game.py` that names its `GAME`; adding one adds a folder, nothing else."""

import importlib
import pkgutil
from functools import cache

from malecon.engine.errors import MaleconError
from malecon.engine.game import Game, GameOf
from malecon.engine.sheet import Sheet


@cache
def games() -> dict[str, Game]:
    """Every game by name."""
    found = {}
    for folder in pkgutil.iter_modules(__path__):
        game = importlib.import_module(f"{__name__}.{folder.name}.game").GAME
        assert isinstance(game, GameOf)
        found[game.name] = game
    return found


def find_game(name: str) -> Game:
    if name not in games():
        raise MaleconError("error-unknown-game", game=name, known=", ".join(games()))
    return games()[name]


def find_sheet(game: Game) -> Sheet:
    """How a game is told: `SHEET` of the module `sheet` beside its `game.py`."""
    folder = type(game).__module__.rpartition(".")[0]
    sheet = importlib.import_module(f"{folder}.sheet").SHEET
    assert isinstance(sheet, Sheet)
    return sheet
