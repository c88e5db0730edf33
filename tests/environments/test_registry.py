"""The games have a name in every library, and what is missing is said."""

import subprocess
import sys

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import seed_test

from malecon.environments import Batch, Encoding
from malecon.environments.gymnasium import OneSeat
from malecon.environments.pettingzoo import env, raw_env
from malecon.games import find_game, games
from tests.environments.leaks import by_batch, by_encoding, by_pettingzoo, look_for_leaks
from tests.environments.ways import moments, setting_of
from tests.toy.somebody import PEARLS, hosted

WITHOUT = """
import sys
for missing in {missing}:
    sys.modules[missing] = None
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name in {missing} else found(name, *more)
import malecon.environments
print(malecon.environments.Batch("santiago", tables=1))
"""


def test_every_game_has_its_name_in_every_library() -> None:
    for name in games():
        id = f"malecon/{name.capitalize()}-v0"
        assert id in gymnasium.registry
        assert gymnasium.make(id, opponents="random").unwrapped.play.game.name == name  # type: ignore[attr-defined]
        assert pettingzoo.make("aec", id).unwrapped.play.game.name == name
        assert pettingzoo.make("parallel", id).unwrapped.play.game.name == name
        assert pyspiel.load_game(f"malecon_{name}").kind.game.name == name


def run_without(*missing: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT.format(missing=missing)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_batch_needs_none_of_the_libraries_but_numpy() -> None:
    done = run_without("pettingzoo", "gymnasium", "pyspiel")
    assert done.stdout == "Batch(santiago, 1 tables, 4 players)\n", done.stderr


def test_without_numpy_it_says_which_line_to_type() -> None:
    done = run_without("numpy")
    assert done.returncode == 1
    assert "ImportError: What learns at Malecón’s tables needs numpy" in done.stderr
    assert 'pip install "malecon[environments]"' in done.stderr


# -- a game of somebody else ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_from_a_folder_is_an_environment_as_well(players: int) -> None:
    with hosted(PEARLS):
        pearls = find_game("pearls")
        batch = Batch(pearls, players=players, tables=5, seed=1)
        worth = np.concatenate([batch.step_at_random().rewards for _ in range(40)])
        assert set(worth.max(axis=1).tolist()) >= {0.0, 1.0}
        check_env(OneSeat(pearls, players=players, opponents="random"), skip_render_check=True)
        seed_test(lambda: env(pearls, players=players), num_cycles=20)
        for table in moments(setting_of(pearls, players), seed=1):  # its own sight says what the view says
            for seat in range(players):
                found = Encoding(pearls).of_table(table, seat)
                assert found.tolist() == Encoding(pearls).of_view(pearls.view(table, seat)).tolist()
        shows = [by_encoding(Encoding(pearls)), by_batch(batch), by_pettingzoo(raw_env(pearls, players=players))]
        for seed in range(10):
            assert look_for_leaks(setting_of(pearls, players), shows, seed) > 0
