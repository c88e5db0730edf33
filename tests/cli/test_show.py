"""`malecon show`: a position or the table of a record, drawn, and what a bug report needs."""

from pathlib import Path

import pytest

import malecon as library
from tests.command import ROOT, malecon

RECORDS = ROOT / "tests" / "records"
FILES = ("cuba-4p-13-00001", "havana-3p-11-00001", "santiago-3p-11-00001")


def record(name: str) -> Path:
    return RECORDS / f"{name}.malecon"


@pytest.mark.parametrize("name", FILES)
def test_the_table_of_a_record_is_drawn_and_its_position_written(name: str) -> None:
    done = malecon("show", record(name), "--to", "100")
    assert done.returncode == 0
    *drawing, said, move, told, line = done.stdout.splitlines()
    assert (said, told) == ("The last move of the record:", "The position in one line:")
    assert move == next(line for line in record(name).read_text("utf-8").splitlines() if line.startswith("100. "))
    there = library.read(record(name), to=100, nature="asked")
    assert line == there.position()
    again = malecon("show", line)
    assert again.returncode == 0
    assert again.stdout.splitlines() == drawing
    assert malecon("show", there.position(form="link")).stdout == again.stdout


def test_what_a_seat_knows_is_drawn_as_it_sees_it_in_both_languages() -> None:
    there = library.read(record("santiago-3p-11-00001"), to=120)
    line = there.position(seat=2)
    english, french = malecon("show", line), malecon("show", line, "--lang", "fr")
    assert "hidden" in english.stdout
    assert "caché" in french.stdout
    assert "Your turn" not in english.stdout or there.asked == (2,)
    assert malecon("show", line, "--seat", "1").stdout != english.stdout


def test_the_end_of_a_game_is_drawn_for_everybody() -> None:
    done = malecon("show", record("santiago-3p-11-00001"))
    assert done.returncode == 0
    assert "asks:nothing" in done.stdout
    assert "hidden" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("malecon:1 nonsense",), "the line breaks off"),
        (("malecon:7 nonsense",), "version 7"),
        (("nowhere.malecon",), "cannot be read"),
        ((record("santiago-3p-11-00001"), "--to", "99999"), "no decision number"),
        ((record("santiago-3p-11-00001"), "--seat", "4"), "no seat 4"),
    ],
)
def test_what_cannot_be_shown_is_told_in_a_sentence(arguments: tuple[str | Path, ...], said: str) -> None:
    done = malecon("show", *arguments)
    assert done.returncode == 2
    assert said in done.stderr.lower()
    assert "Traceback" not in done.stderr


def test_a_line_that_nobody_can_draw_is_told_in_a_sentence() -> None:
    """Whoever writes by hand may forget what only a drawing needs."""
    line = library.read(record("cuba-4p-13-00001"), to=60).position()
    told, _, _ = line.rpartition(" check:")
    for left_out in {word.partition("=")[0] for word in told.split() if "=" in word}:
        rest = " ".join(word for word in told.split() if word.partition("=")[0] != left_out)
        said = outcome(f"{rest} check:none")
        assert said.endswith(".") or len(said.splitlines()) > 20


def outcome(line: str) -> str:
    """The drawing, or what is said instead."""
    try:
        return library.from_position(line).drawn(0, width=80)
    except library.MaleconError as trouble:
        return str(trouble)
