"""Games go as they went, and everybody is shown in them what was shown then."""

import pytest

from tests.environments.playthroughs import FOLDER, every, file_of, playthrough


@pytest.mark.parametrize(("game", "players"), list(every()), ids=str)
def test_the_game_goes_as_it_was_written_down(game: str, players: int) -> None:
    assert playthrough(game, players) == file_of(game, players).read_text("utf-8")


def test_every_game_that_was_written_down_is_played() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {file_of(game, players).name for game, players in every()}
