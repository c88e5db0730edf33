"""Bots of somebody else, in files of their own: they play wherever a bot is asked for by name."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from malecon.arena.plan import code_digest
from malecon.bots import known_bots, make_bot
from malecon.bots.own import FILES
from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.environments import Encoding
from malecon.games import find_game
from malecon.text import texts

EXAMPLES = Path(__file__).parents[2] / "examples"
GREEDY = EXAMPLES / "greedy.py"
HIDDEN = 8


def arena(file: Path, *arguments: str) -> str:
    command = [sys.executable, "-m", "malecon", "arena", *arguments]
    done = subprocess.run(command, env={**os.environ, FILES: str(file)}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["santiago", "havana", "cuba"])
def test_the_bot_in_twenty_lines_plays_in_the_arena_and_wins(game: str) -> None:
    told = arena(GREEDY, game, "greedy", "random", "--games", "4", "--seed", "1")
    assert "greedy" in told
    assert "100.0%" in told


def test_it_has_no_more_than_twenty_lines() -> None:
    code = GREEDY.read_text("utf-8").split('"""')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 20


def test_what_was_learned_plays_in_the_arena(tmp_path: Path) -> None:
    """With numbers drawn by lot, for nobody learns here: the shapes are those that examples/learn.py writes."""
    encoding, random = Encoding("santiago", "one-hot"), np.random.default_rng(1)
    shapes = {"body.0": (HIDDEN, encoding.width), "body.2": (HIDDEN, HIDDEN), "policy": (encoding.actions, HIDDEN)}
    numbers = {f"{layer}.weight": random.normal(size=shape) for layer, shape in shapes.items()}
    numbers |= {f"{layer}.bias": random.normal(size=shape[0]) for layer, shape in shapes.items()}
    bot = tmp_path / "learned.py"
    bot.write_text((EXAMPLES / "learned.py").read_text("utf-8"), "utf-8")
    np.savez(bot.with_suffix(".npz"), **numbers)  # type: ignore[arg-type]
    assert "learned" in arena(bot, "santiago", "learned", "random", "--games", "2", "--seed", "1")


@pytest.fixture
def setting() -> Setting:
    return Setting(find_game("havana"), ["Ana", "Bo"])


def test_it_is_known_by_the_name_of_its_file(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    before = code_digest()
    assert "greedy" not in known_bots(setting.game)
    monkeypatch.setenv(FILES, str(GREEDY))
    assert "greedy" in known_bots(setting.game)
    assert type(make_bot("greedy", setting, Chance(1))).__name__ == "Greedy"
    assert code_digest() != before  # its games are not gone on with once it has changed
    with pytest.raises(MaleconError) as refused:
        make_bot("greedy@3", setting, Chance(1))
    assert refused.value.key == "error-bot-no-clock"


WRONG = {
    "nobody.py": ("x = 1", "error-bot-file-nobody"),
    "none.py": ("BOT = None", "error-bot-file-nobody"),
    "broken.py": ("1 / 0", "error-bot-file-broken"),
    "random.py": ("BOT = print", "error-bot-file-name"),
    "amparo.py": ("BOT = print", "error-bot-file-name"),
}


@pytest.mark.parametrize("name", [*WRONG, "missing.py"])
def test_what_is_wrong_with_a_file_is_told_in_a_sentence(
    name: str, setting: Setting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, key = WRONG.get(name, ("", "error-bot-file-missing"))
    if code:
        (tmp_path / name).write_text(code, "utf-8")
    monkeypatch.setenv(FILES, str(tmp_path / name))
    with pytest.raises(MaleconError) as refused:
        make_bot(Path(name).stem, setting, Chance(1))
    assert refused.value.key == key
    for language in ("en", "fr"):
        assert name.removesuffix(".py") in texts(language).error(refused.value)
