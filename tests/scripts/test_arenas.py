"""The tables of docs/bots.md: what every arena was, and what came of it."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from malecon.bots.opponents import company
from malecon.cli.arena import Wishes, hold
from malecon.games import games

SCRIPT = Path(__file__).parents[2] / "scripts" / "arenas.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("arenas", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_step_of_every_ladder_is_proved(script: ModuleType) -> None:
    planned = list(script.arenas())
    for game in games().values():
        ladder = list(company(game).opponents)
        pairs = [arena.bots for arena in planned if arena.game == game.name and arena.least == script.STEP]
        assert [(one.partition("@")[0], other) for one, other in pairs] == list(zip(ladder[1:], ladder, strict=False))
        assert sum(arena.count for arena in planned if arena.game == game.name) >= 2000
        (four,) = [arena for arena in planned if arena.game == game.name and len(arena.bots) == 4]
        assert four.bots[1:] == (ladder[3],) * 3
        (plain,) = [arena for arena in planned if arena.game == game.name and arena.least == script.PLAIN]
        assert [name.partition("@")[2] for name in plain.bots] == [str(script.USUAL)] * 2


def test_a_row_says_what_was_played_and_how_often_the_first_one_won(
    script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wishes = Wishes(4, 1, None, tmp_path / "duel", False)
    assert hold("santiago", ["ramona", "tito"], None, 3, None, {}, False, wishes) == 0
    capsys.readouterr()
    arena = script.Arena("duel", "santiago", ("ramona", "tito"), 4, 0.65)
    count, row = script.row(arena, tmp_path)
    assert count == 4
    command = "`malecon arena santiago ramona tito --games 4 --seed 3`"
    assert row.startswith(f"| {command} | **100.0%** (51.0%–100.0%) | 65% | 0 | 0 of ")
