"""The games. Each is a folder with a `game.py` that names its `GAME`; adding one adds a folder, nothing else.

Ours are the folders here. A host adds others without touching Malecón: an installed package names its folder under the
entry points `malecon.games`, and the environment variable MALECON_GAMES names folders that lie anywhere, separated like
those of PATH. Such a folder also has a `sheet.py` that names its `SHEET`, and its sentences in `en.ftl` and `fr.ftl`.

`malecon.games` is this package and, called, the games in it: `malecon.games()`.
"""

import importlib
import importlib.machinery
import importlib.util
import os
import pkgutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from malecon.engine.catalogue import LANGUAGES
from malecon.engine.chronicle import Chronicle
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game, GameOf
from malecon.engine.sheet import Sheet

GROUP = "malecon.games"  # entry points: `pearls = "my_package.pearls"`
FOLDERS = "MALECON_GAMES"  # an environment variable


@dataclass(frozen=True)
class Place:
    """Where a game lies, and the name of the package that its modules are imported from."""

    folder: Path
    package: str


def ours() -> list[Place]:
    here = Path(__file__).parent
    return [Place(here / found.name, f"{__name__}.{found.name}") for found in pkgutil.iter_modules(__path__)]


@cache
def others() -> tuple[Place, ...]:
    """Found without being imported, so that their sentences are known before anything can go wrong."""
    return (*installed(), *named_folders())


def installed() -> Iterator[Place]:
    for entry in entry_points(group=GROUP):
        found = importlib.util.find_spec(entry.value)
        if found is None or not found.submodule_search_locations:
            raise MaleconError("error-game-missing", folder=entry.value)
        yield Place(Path(found.submodule_search_locations[0]), entry.value)


def named_folders() -> Iterator[Place]:
    for named in os.environ.get(FOLDERS, "").split(os.pathsep):
        if named:
            yield Place(Path(named).resolve(), f"malecon_game_{Path(named).name}")


@cache
def games() -> dict[str, Game]:
    """Every game by name."""
    found: dict[str, Game] = {}
    for place in ours():
        game = importlib.import_module(f"{place.package}.game").GAME
        assert isinstance(game, GameOf)
        found[game.name] = game
    for place in others():
        game = read_game(place)
        if game.name in found:
            raise MaleconError("error-game-twice", game=game.name, folder=str(place.folder))
        found[game.name] = game
    return found


class Called(ModuleType):
    """A package that answers when it is called, as a name can only be one thing."""

    def __call__(self) -> dict[str, Game]:
        """Every game by name."""
        return dict(games())


sys.modules[__name__].__class__ = Called


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


@cache
def find_chronicle(game: Game) -> Chronicle | None:
    """What its events come to: `CHRONICLE` of the module `chronicle` beside its `game.py`, if there is one."""
    folder = type(game).__module__.rpartition(".")[0]
    if importlib.util.find_spec(f"{folder}.chronicle") is None:
        return None
    chronicle = importlib.import_module(f"{folder}.chronicle").CHRONICLE
    assert isinstance(chronicle, Chronicle)
    return chronicle


# -- games of others --------------------------------------------------------------------------------------------------


def read_game(place: Place) -> Game:
    """Somebody else's game, looked at before anybody plays it: what is wrong with it is told in a sentence."""
    if not (place.folder / "game.py").is_file():
        raise MaleconError("error-game-missing", folder=str(place.folder))
    make_package(place)
    try:
        game = importlib.import_module(f"{place.package}.game").GAME
        assert isinstance(game, GameOf), "GAME is no game"
        find_sheet(game)
        find_chronicle(game)
        wanted = sentences_of(game)
    except Exception as trouble:  # whatever somebody's code may do wrong
        reason = f"{type(trouble).__name__}: {trouble}"
        raise MaleconError("error-game-broken", folder=str(place.folder), reason=reason) from trouble
    for language in LANGUAGES:
        said = own_sentences(place, language)
        missing = [key for key in wanted if f"\n{key} =" not in f"\n{said}"]
        if missing:
            raise MaleconError(
                "error-game-texts", folder=str(place.folder), file=f"{language}.ftl", keys=", ".join(missing)
            )
    return game


def make_package(place: Place) -> None:
    """A folder that lies anywhere becomes a package; its modules import each other by `from .words import ...`."""
    if place.package not in sys.modules and place in (*named_folders(),):
        spec = importlib.machinery.ModuleSpec(place.package, None, is_package=True)
        spec.submodule_search_locations = [str(place.folder)]
        sys.modules[place.package] = importlib.util.module_from_spec(spec)


def own_sentences(place: Place, language: str) -> str:
    """The text file that a game brings along; nothing where it brings none."""
    file = place.folder / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


def sentences_of(game: Game) -> list[str]:
    """The keys of what every game has to say: its questions, moves, events, editions and options."""
    asked = [decision.name for decision in game.rules.decisions if not decision.automatic]
    options = [f"option-{game.name}-{option.name}" for option in game.options]
    return [
        f"game-{game.name}",
        *[f"edition-{game.name}-{edition.id}" for edition in game.editions],
        *[f"{kind}-{game.name}-{name}" for name in asked for kind in ("ask", "decision")],
        *[f"move-{game.name}-{name}" for name in game.vocabulary.kinds],
        *[f"event-{game.name}-{kind.name}" for kind in game.events],
        *options,
        *[f"option-{game.name}-{option.name}-{value}" for option in game.options for value in option.values],
    ]
