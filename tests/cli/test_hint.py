"""`malecon hint`: what the strongest bot would do where a record ends, and why."""

from pathlib import Path

import pytest

from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.record import print_record, read_record, record_of, replay, setting_of
from malecon.games import find_game
from tests.cli.test_commands import RECORD
from tests.command import malecon

MIDDLE = 40


@pytest.fixture(scope="module")
def middle() -> Match:
    record = read_record(RECORD)
    setting = setting_of(record, find_game)
    to = MIDDLE
    while (match := replay(record, setting, to)).nature_asked or len(match.legal(match.asked[0])) < 3:
        to += 1
    return match


def test_a_hint_ranks_the_moves_with_everybodys_chances_and_says_why(middle: Match, tmp_path: Path) -> None:
    file = tmp_path / "game.malecon"
    file.write_text(print_record(record_of(middle)), "utf-8")
    asked = middle.setting.seats[middle.asked[0]]
    english = malecon("hint", file, "--thoughts", "200", COLUMNS="200")
    assert english.returncode == 0
    lines = english.stdout.splitlines()
    assert lines[0].startswith(f"{asked}: ")
    for name in middle.setting.seats:
        assert f"{name} wins" in english.stdout
    assert f"{asked}: points" in english.stdout
    assert "% " in english.stdout
    assert any(line.startswith(("Win chance: ", "The bot rates ", "Much better, ")) for line in lines)
    again = malecon("hint", RECORD, "--to", str(len(middle.played)), "--thoughts", "200", COLUMNS="200")
    assert again.stdout == english.stdout
    french = malecon("hint", file, "--thoughts", "200", "--lang", "fr", COLUMNS="200")
    assert lines[0] != french.stdout.splitlines()[0]
    assert "gagne" in french.stdout


def test_where_nobody_chooses_there_is_nothing_to_advise(tmp_path: Path) -> None:
    over = malecon("hint", RECORD)
    assert over.returncode == 2
    assert "The game is over" in over.stderr
    new = tmp_path / "new.malecon"
    new.write_text(print_record(record_of(Match(Setting(find_game("santiago"), ["Ana", "Beto"])))), "utf-8")
    begins = malecon("hint", new, "--lang", "fr")
    assert begins.returncode == 2
    assert "hasard" in begins.stderr
    beyond = malecon("hint", RECORD, "--to", "99999")
    assert beyond.returncode == 2
    assert "99,999" in beyond.stderr


def test_where_chance_is_asked_the_next_question_of_a_person_is_meant() -> None:
    first = malecon("hint", RECORD, "--to", "0", "--thoughts", "32")
    assert first.returncode == 0
    assert first.stdout


def test_a_file_that_is_no_record_is_told(tmp_path: Path) -> None:
    missing = malecon("hint", tmp_path / "none.malecon")
    assert missing.returncode == 2
    assert "none.malecon" in missing.stderr.replace("\n", "")
