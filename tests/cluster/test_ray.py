"""The arena on Ray: a real one, started here.

`make cluster-test` installs Ray, which is larger than everything else together, and runs these.
"""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.arena.test_arena_command import arena, arena_here, kept, reported
from tests.docs.pages import ON_RAY


def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    command = ("santiago", "random", "lookahead", "--games", "6", "--no-times", "--records")
    there = arena(*command, "--out", tmp_path / "there", "--ray", "local", "--jobs", "2")
    assert there.returncode == 0, there.stderr
    here = arena_here(*command, "--out", tmp_path / "here")
    assert reported(tmp_path / "there") == reported(tmp_path / "here")
    assert sorted(kept(tmp_path / "there")) == kept(tmp_path / "here")
    assert here.exit_code == 0


@pytest.mark.parametrize(("language", "words"), [("en", "Ray cannot be reached"), ("fr", "Impossible de joindre Ray")])
def test_a_ray_that_is_not_there_is_told(language: str, words: str) -> None:
    done = arena("santiago", "random", "random", "--ray", "nonsense://nowhere", "--lang", language)
    assert done.returncode == 2
    assert words in done.stderr


def test_a_machine_with_another_release_is_not_trusted(tmp_path: Path) -> None:
    """Its bots would play other games. The plan is one that was made by other code."""
    script = """
import msgspec, sys
from malecon.arena.lineup import schedule
from malecon.arena.plan import make_plan
from malecon.arena.bout import play_bout
from malecon.arena.workers import play_on_ray
from malecon.engine.errors import MaleconError
plan = make_plan("santiago", ["random", "random"], None, 0, None, {}, False)
plan = msgspec.structs.replace(plan, versions={**plan.versions, "code": "of old"})
try:
    list(play_on_ray(play_bout, plan, schedule(plan.bots, 2, 1), "local", 1))
except MaleconError as trouble:
    print(trouble)
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("error-arena-ray-task (reason=ImportError: malecon "), done.stderr
    assert done.stdout.endswith(", not of old)\n")


@pytest.mark.parametrize("block", ON_RAY)
def test_the_commands_of_the_docs_that_need_ray_run(block: str) -> None:
    for line in block.strip().splitlines():
        words = shlex.split(line)
        assert words[:2] == ["malecon", "arena"]
        done = arena(*words[2:])
        assert done.returncode == 0, done.stderr
