"""docs/library.md is run line by line, and says everything that there is."""

import doctest
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import malecon
from malecon.text.spoken import Spoken
from tests.docs.pages import blocks, text_of

PAGE = "library.md"
INSIDE = {"who", "seat_at", "chooser", "luck", "settle", "move"}  # of a match, for itself


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(Spoken, "language", "en")


@pytest.mark.usefixtures("english")
def test_the_tutorial_is_true() -> None:
    lines = "\n".join(block for page, block in blocks("python") if page == PAGE)
    found = doctest.DocTestParser().get_doctest(lines, {}, PAGE, PAGE, 0)
    assert len(found.examples) > 60
    told: list[str] = []
    failed = doctest.DocTestRunner(verbose=False).run(found, out=told.append).failed
    assert not failed, "".join(told)


def members() -> Iterator[tuple[str, Any]]:
    for name, thing in vars(malecon.Match).items():
        if not name.startswith("_") and name not in INSIDE:
            yield name, thing


def test_the_tutorial_shows_every_name_and_every_method() -> None:
    page = text_of(PAGE)
    wanted = [name for name, _ in members()] + [name for name in malecon.__all__ if name != "__version__"]
    assert [name for name in wanted if not re.search(rf"(\.|`){name}\b", page)] == []


def test_everything_says_at_run_time_what_it_is_for() -> None:
    things = [getattr(malecon, name) for name in malecon.__all__ if name not in ("NATURE", "__version__")]
    things += [thing for _, thing in members()]
    assert [thing for thing in things if not inspect.getdoc(thing)] == []
