"""Malecón: the digital home of Cuba, Santiago de Cuba and Havana. An unofficial fan edition.

`malecon.new("cuba", players=3, seed=7)` opens a table, and docs/library.md shows what can be done there. What is named
in `__all__` is read when it is first wanted, so that the import costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from malecon.build import use_fresh_build

if TYPE_CHECKING:
    from malecon.engine.errors import IllegalMove as IllegalMove
    from malecon.engine.errors import MaleconError as MaleconError
    from malecon.engine.table import NATURE as NATURE
    from malecon.games import games as games
    from malecon.library import Match as Match
    from malecon.library import from_position as from_position
    from malecon.library import from_record as from_record
    from malecon.library import new as new
    from malecon.library import read as read
    from malecon.text.spoken import speak as speak

__version__ = "0.1.0"

__all__ = [
    "NATURE",
    "IllegalMove",
    "MaleconError",
    "Match",
    "__version__",
    "from_position",
    "from_record",
    "games",
    "new",
    "read",
    "speak",
]

use_fresh_build()

if not TYPE_CHECKING:  # or nobody would be told of a name that is not there
    WHERE = {
        "IllegalMove": "engine.errors",
        "MaleconError": "engine.errors",
        "Match": "library",
        "NATURE": "engine.table",
        "from_position": "library",
        "from_record": "library",
        "new": "library",
        "read": "library",
        "speak": "text.spoken",
    }

    def __getattr__(name: str) -> Any:
        if name == "games":  # a package that can be called, see there
            return import_module("malecon.games")
        if name not in WHERE:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"malecon.{WHERE[name]}"), name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})

    def sentence(trouble: Any, language: str) -> str:
        return import_module("malecon.text.spoken").sentence(trouble, language)

    import_module("malecon.engine.errors").MaleconError.speaker = staticmethod(sentence)
