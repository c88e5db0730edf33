"""Recorded games replay for ever: the record still gives the result it claims."""

from pathlib import Path

import pytest

from malecon.engine.record import print_record, read_record, setting_of, verify
from malecon.games import find_game

RECORDS = sorted(Path(__file__).parent.glob("*.malecon"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_still_gives_its_recorded_result(path: Path) -> None:
    record = read_record(path)
    match = verify(record, setting_of(record, find_game))
    assert match.over
    assert print_record(record) == path.read_text("utf-8")


def test_there_are_recorded_games() -> None:
    assert len(RECORDS) >= 14
