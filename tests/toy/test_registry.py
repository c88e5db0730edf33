"""Games of somebody else: a folder is enough, and what is wrong with one is told in a sentence."""

import shutil
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import malecon.games as registry
from malecon.bots import known_bots
from malecon.engine.errors import MaleconError
from malecon.games import find_game, find_sheet, games
from malecon.text import texts
from tests.toy.somebody import PEARLS, hosted

OURS = {"cuba", "havana", "santiago"}


def test_a_folder_that_the_host_names_is_a_game_like_ours() -> None:
    assert set(games()) == OURS
    with hosted(PEARLS):
        assert set(games()) == OURS | {"pearls"}
        assert find_sheet(find_game("pearls")).place_key == "play-place-points"
        assert texts("fr").say("game-pearls") == "Perles"
    assert set(games()) == OURS


def test_an_installed_package_names_its_game_under_the_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("pearls", "tests.toy.pearls", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry] if group == registry.GROUP else [])
    with hosted():
        assert set(games()) == OURS | {"pearls"}
        assert find_game("pearls").__module__ == "tests.toy.pearls.game"
        assert texts("en").say("move-pearls-bid", card=2) == "Bid the 2"


def test_who_searches_does_not_play_a_game_that_nobody_has_judged() -> None:
    with hosted(PEARLS):
        assert known_bots(find_game("pearls")) == ("random", "lookahead")
        assert "thinker" in known_bots(find_game("havana"))


def without_game(folder: Path) -> None:
    (folder / "game.py").unlink()


def with_a_mistake(folder: Path) -> None:
    (folder / "rules.py").write_text("from .nowhere import NOTHING\n", "utf-8")


def without_sheet(folder: Path) -> None:
    (folder / "sheet.py").unlink()


def without_french(folder: Path) -> None:
    (folder / "fr.ftl").unlink()


def named_like_ours(folder: Path) -> None:
    game = folder / "game.py"
    game.write_text(game.read_text("utf-8").replace('name = "pearls"', 'name = "cuba"'), "utf-8")
    for language in ("en", "fr"):
        file = folder / f"{language}.ftl"
        file.write_text(file.read_text("utf-8").replace("-pearls", "-cuba"), "utf-8")


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (without_game, "error-game-missing"),
        (with_a_mistake, "error-game-broken"),
        (without_sheet, "error-game-broken"),
        (without_french, "error-game-texts"),
        (named_like_ours, "error-game-twice"),
    ],
)
def test_a_broken_game_is_refused_with_a_sentence_that_names_its_folder(
    spoil: Callable[[Path], None], key: str, tmp_path: Path
) -> None:
    folder = tmp_path / f"pearls_{spoil.__name__}"
    shutil.copytree(PEARLS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    spoil(folder)
    with hosted(folder), pytest.raises(MaleconError) as trouble:
        games()
    assert trouble.value.key == key
    for language in ("en", "fr"):
        assert str(folder) in texts(language).error(trouble.value)
