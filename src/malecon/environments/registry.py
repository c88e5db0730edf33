"""Makes the games known to those libraries for learning that are installed: as `malecon/Cuba-v0`, and so on."""

from importlib.util import find_spec

from malecon.engine.game import Game
from malecon.environments.layout import VERSION
from malecon.games import games


def id_of(game: Game) -> str:
    """What was learned with one version of the layout cannot be used with another."""
    return f"malecon/{game.name.capitalize()}-v{VERSION}"


def register_all() -> None:
    if find_spec("pettingzoo"):
        register_with_pettingzoo()
    if find_spec("gymnasium"):
        register_with_gymnasium()
    if find_spec("pyspiel"):
        from malecon.environments.openspiel import register

        for game in games().values():
            register(game)


def register_with_pettingzoo() -> None:
    import pettingzoo

    for game in games().values():
        chosen = {"game": game.name}
        pettingzoo.register("aec", id_of(game), "malecon.environments.pettingzoo:env", kwargs=chosen)
        pettingzoo.register("parallel", id_of(game), "malecon.environments.pettingzoo:parallel_env", kwargs=chosen)


def register_with_gymnasium() -> None:
    import gymnasium

    for game in games().values():
        gymnasium.register(id_of(game), "malecon.environments.gymnasium:OneSeat", kwargs={"game": game.name})
