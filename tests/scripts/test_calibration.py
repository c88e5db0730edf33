"""Whether chances are true: how that is measured, and what follows."""

import importlib.util
import math
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "calibration.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("calibration", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def promises(chance: float, often: float) -> list[Any]:
    """A hundred promises of the same chance, of which so many came true."""
    won = round(100 * often)
    return [
        (0.5, [chance, 1 - chance], [chance, 1 - chance], [1.0, 0.0] if i < won else [0.0, 1.0]) for i in range(100)
    ]


def test_promises_that_are_too_bold_ask_for_warmth_and_timid_ones_for_less(script: ModuleType) -> None:
    assert script.fitted_warmth(promises(0.9, 0.7), 100) > 1.5
    assert script.fitted_warmth(promises(0.6, 0.8), 100) < 0.7
    assert script.fitted_warmth(promises(0.7, 0.7), 100) == pytest.approx(1.0, abs=0.05)


def test_a_few_games_are_not_believed_as_much_as_many(script: ModuleType) -> None:
    few, many = (script.fitted_warmth(promises(0.9, 0.7), count) for count in (4, 400))
    assert 1.0 < few < many


def test_the_error_is_how_far_what_happens_is_from_what_was_promised(script: ModuleType) -> None:
    assert script.calibration_error(script.pairs_of(promises(0.9, 0.7), 1.0)) == pytest.approx(0.2)
    assert script.log_loss(promises(0.5, 0.7), 1.0) == pytest.approx(math.log(2))


def test_a_game_is_watched_to_its_end_with_chances_that_add_up(script: ModuleType) -> None:
    told = script.watch(script.Cell("santiago", 2, "level-3"), 0)
    assert told["promises"]
    for _, searched, judged in told["promises"]:
        assert sum(searched) == pytest.approx(1.0)
        assert sum(judged) == pytest.approx(1.0)
    assert sum(told["happened"]) == pytest.approx(1.0)
    assert told["drift"]["ship-departed"][0] > 0 if "ship-departed" in told["drift"] else told["drift"]
