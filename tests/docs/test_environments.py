"""What docs/environments.md says runs, and its figures are those of the code and of the last runs."""

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from malecon.environments import Encoding
from malecon.environments.encoding import FORMS
from malecon.games import games
from tests.docs.pages import ROOT, blocks, part, rows, text_of

PAGE = "environments.md"
PROGRAMS = [block for page, block in blocks("python") if page == PAGE]


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_every_program_of_the_page_runs(program: str) -> None:
    exec(compile(program, PAGE, "exec"), {"__name__": "__main__"})


def test_the_widths_are_those_of_the_encodings() -> None:
    found = re.search(r"Raw: (.+?);\s+one-hot: ([^.]+)\.", text_of(PAGE), re.DOTALL)
    assert found is not None
    for form, said in zip(FORMS, found.groups(), strict=True):
        widths = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*\d", said)]
        assert widths == [Encoding(game, form).width for game in games().values()]


@pytest.fixture(scope="module")
def bench() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "bench" / "environments.py"))


def test_the_readme_shows_what_the_benchmark_writes_and_every_aim_is_reached(bench: dict[str, Any]) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = readme.partition(bench["BEGIN"])[2].partition(bench["END"])[0]
    found = {name: (many, aim) for name, many, aim in rows(shown)}
    expected = bench["table"](dict.fromkeys(bench["loops"](), 1e6))
    assert list(found) == [name for name, *_ in rows(expected)]
    for many, aim in found.values():
        if aim:
            assert in_numbers(many) >= in_numbers(aim.removeprefix("≥ "))


def in_numbers(shown: str) -> float:
    number, unit = shown.split()
    return float(number) * {"M": 1e6, "k": 1e3}[unit]


def test_what_was_learned_beats_level_2_and_is_told_with_the_command_that_measured_it() -> None:
    (row,) = [row for row in rows(part(PAGE, "learned")) if "malecon arena" in row[0]]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert row[0].strip("`").removeprefix("malecon ") in makefile
    found = re.search(r"\*\*([\d.]+)%\*\*", row[1])
    assert found is not None
    assert float(found[1]) >= 60


def test_a_benchmark_loop_makes_as_many_steps_as_it_says(bench: dict[str, Any]) -> None:
    assert bench["drawn_inside"]("cuba")(128) == 128
    assert bench["given_from_outside"]("havana")(128) == 128
    assert bench["shown"](None) == "not installed here"


def test_the_curve_is_a_picture_of_its_points() -> None:
    draw = runpy.run_path(str(ROOT / "examples" / "curve.py"))["draw"]
    picture = draw([(0, 0.0), (50, 0.5), (100, 1.0)], "wins")
    assert picture.count("<circle") == 3
    assert "<title>50: 50%</title>" in picture
    assert Path(ROOT / "docs" / "learning.svg").read_text("utf-8").count("<circle") > 5
