"""What an outside checker reads of the table in a trace: questions and phases go by name."""

from malecon.cli.records import decision_as_data, what_is_next
from malecon.engine.game import Setting
from malecon.engine.match import Match
from tests.engine.fists import FISTS


def test_the_next_question_goes_by_name_with_its_phase_and_who_has_yet_to_choose() -> None:
    match = Match(Setting(FISTS, ["Ana", "Bruno", "Carla"]))
    match.play(1, match.legal(1)[0])
    table = decision_as_data(match, match.played[-1], [0, 1, 2], [])["table"]
    assert isinstance(table, dict)
    assert table["phase"] == "show"
    assert table["asked"] == {"question": "fingers", "seat": None, "about": {"waiting": ["1", "3"]}}
    assert table["later"] == []
    assert "stack" not in table


def test_a_finished_game_has_a_result_and_no_question() -> None:
    match = Match(Setting(FISTS, ["Ana", "Bruno"]))
    while not match.over:
        match.play(match.asked[0], match.legal(match.asked[0])[0])
    ended = {"phase": "over", "asked": None, "later": [], "scores": [0, 0], "places": [1, 1]}
    assert what_is_next(match) == ended
