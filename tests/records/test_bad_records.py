"""A record that is not as it should be: an error that names the line, what was found and what would have been legal."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from malecon.engine.errors import IllegalMove, MaleconError, RecordError
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.record import checksum, parse_record, print_record, read_record, record_of, setting_of, verify
from malecon.games import find_game
from malecon.text import texts

GOOD = (Path(__file__).parent / "santiago-2p-11-00001.malecon").read_text("utf-8")
LINES = GOOD.split("\n")
FIRST_DRIVE = next(n for n, line in enumerate(LINES) if " drive " in line)


def with_check(text: str) -> str:
    """The text with the check that belongs to it: somebody edited it who knows the notation."""
    body = text.rpartition("\n[Check")[0].rstrip("\n") + "\n"
    return f'{body}\n[Check "{checksum(body)}"]\n'


def trouble_of(text: str) -> RecordError:
    found = outcome(text)
    assert isinstance(found, RecordError)
    return found


def outcome(text: str) -> Match | MaleconError:
    try:
        record = parse_record(text)
        return verify(record, setting_of(record, find_game))
    except MaleconError as trouble:
        return trouble


def edited(line: int, change: Callable[[str], str]) -> str:
    lines = list(LINES)
    lines[line] = change(lines[line])
    return with_check("\n".join(lines))


def test_the_record_is_good_before_it_is_broken() -> None:
    record = parse_record(GOOD)
    assert verify(record, setting_of(record, find_game)).over
    assert with_check(GOOD) == GOOD


@pytest.mark.parametrize("cut", [2, 30, 400, 4_000, len(GOOD) - 40])
def test_a_truncated_record_is_noticed(cut: int) -> None:
    assert trouble_of(GOOD[:-cut]).trouble.key in (
        "error-record-truncated",
        "error-record-line-unreadable",
        "error-record-check",
        "error-record-missing-tag",
    )


def test_a_record_without_its_last_moves_does_not_pass_for_finished() -> None:
    body = GOOD.rpartition("\n[Check")[0].rstrip("\n").split("\n")
    trouble = trouble_of(with_check("\n".join(body[:-3]) + "\n\n[Check"))
    assert trouble.trouble.key == "error-record-result"


def test_reordered_moves_are_noticed_by_their_numbers() -> None:
    lines = list(LINES)
    lines[FIRST_DRIVE], lines[FIRST_DRIVE + 1] = lines[FIRST_DRIVE + 1], lines[FIRST_DRIVE]
    trouble = trouble_of(with_check("\n".join(lines)))
    assert trouble.trouble.key == "error-record-number"
    assert trouble.line == FIRST_DRIVE + 1


def test_an_edit_is_noticed_by_the_check() -> None:
    trouble = trouble_of(GOOD.replace('[Seat1 "random 1"]', '[Seat1 "Alicia"]'))
    assert trouble.trouble.key == "error-record-check"


def test_a_game_written_by_hand_needs_no_check() -> None:
    body = GOOD.rpartition("[Check")[0].replace('[Seat1 "random 1"]', '[Seat1 "Alicia"]')
    record = parse_record(body + '[Check "none"]\n')
    assert verify(record, setting_of(record, find_game)).setting.seats[0] == "Alicia"


def test_another_version_is_refused() -> None:
    trouble = trouble_of(with_check(GOOD.replace('[Malecon "1"]', '[Malecon "2"]')))
    assert trouble.trouble.key == "error-record-version"
    assert trouble.line == 1


def test_an_illegal_move_names_its_line_what_was_legal_and_the_clause() -> None:
    trouble = trouble_of(edited(FIRST_DRIVE, lambda line: line.partition("drive")[0] + "drive 9"))
    assert trouble.line == FIRST_DRIVE + 1
    assert isinstance(trouble.trouble, IllegalMove)
    assert trouble.trouble.clause == "santiago.car.pay-first"
    assert trouble.trouble.allowed == ("drive 1", "drive 2", "drive 3", "drive 4")


def test_an_ambiguous_move_says_what_it_could_be() -> None:
    trouble = trouble_of(edited(FIRST_DRIVE, lambda line: line.partition("drive")[0] + "dri"))
    assert trouble.trouble.key == "error-ambiguous-move"
    assert "drive 1" in str(trouble.trouble.values["could_be"])
    assert trouble.trouble.values["allowed"] == "drive 1, drive 2, drive 3, drive 4"


def test_an_unknown_move_says_what_was_legal() -> None:
    trouble = trouble_of(edited(FIRST_DRIVE, lambda line: line.partition("drive")[0] + "fly 3"))
    assert trouble.trouble.key == "error-unknown-move"
    assert trouble.trouble.values["allowed"] == "drive 1, drive 2, drive 3, drive 4"


def test_a_move_that_answers_another_question_is_refused() -> None:
    trouble = trouble_of(edited(FIRST_DRIVE, lambda line: line.partition("drive")[0] + "pass"))
    assert trouble.trouble.key == "error-other-question"


def test_a_move_of_a_seat_that_is_not_asked_is_refused() -> None:
    def other_seat(line: str) -> str:
        number, seat, *move = line.split()
        return " ".join((number, "2" if seat == "1" else "1", *move))

    assert trouble_of(edited(FIRST_DRIVE, other_seat)).trouble.key == "error-not-asked"


def test_a_move_after_the_end_is_refused() -> None:
    body = GOOD.rpartition("\n[Check")[0].rstrip("\n")
    number = int(body.rsplit("\n", 1)[1].split(".")[0]) + 1
    trouble = trouble_of(with_check(f"{body}\n{number}. 1 drive 1\n\n[Check"))
    assert trouble.trouble.key == "error-game-over"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('[Game "santiago"]', '[Game "chess"]', "error-unknown-game"),
        ('[Edition "fr2011"]', '[Edition "de1999"]', "error-unknown-edition"),
        ("holdings=hidden", "weather=fine", "error-unknown-option"),
        ("holdings=hidden", "holdings=upside-down", "error-unknown-option-value"),
        ('[Seat2 "random 2"]', '[Seat2 "random 1"]', "error-seat-name"),
        ('[Seat2 "random 2"]\n', "", "error-player-count"),
        ('[Result "finished"]', '[Result "unfinished"]', "error-record-result"),
        ('[Game "santiago"]\n', "", "error-record-missing-tag"),
        ('[Edition "fr2011"]', '[Edition "fr2011"]\n[Edition "fr2011"]', "error-record-tag-twice"),
        ('[Edition "fr2011"]', "[Edition fr2011]", "error-record-line-unreadable"),
    ],
)
def test_a_wrong_tag_is_refused_by_its_line(old: str, new: str, key: str) -> None:
    trouble = trouble_of(with_check(GOOD.replace(old, new)))
    assert trouble.trouble.key == key
    assert trouble.line >= 1


def test_a_claimed_score_must_be_the_one_on_the_table() -> None:
    scores = next(line for line in LINES if line.startswith("[Scores"))
    assert trouble_of(with_check(GOOD.replace(scores, '[Scores "99 1"]'))).trouble.key == "error-record-result"


def test_a_record_of_another_component_file_is_refused() -> None:
    components = next(line for line in LINES if line.startswith("[Components"))
    trouble = trouble_of(with_check(GOOD.replace(components, '[Components "0123456789abcdef"]')))
    assert trouble.trouble.key == "error-record-components"


def test_text_after_the_check_is_refused() -> None:
    assert trouble_of(GOOD + "352. 1 drive 1\n").trouble.key == "error-record-after-check"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.malecon"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    with pytest.raises(MaleconError, match="error-record-not-text"):
        read_record(file)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MaleconError, match="error-file-unreadable"):
        read_record(tmp_path / "nothing.malecon")


@settings(max_examples=150, deadline=None)
@given(place=st.integers(0, len(GOOD) - 1), junk=st.text(min_size=0, max_size=3), cut=st.integers(0, 3))
def test_no_damage_goes_unnoticed_or_ends_in_a_traceback(place: int, junk: str, cut: int) -> None:
    damaged = GOOD[:place] + junk + GOOD[place + cut :]
    found = outcome(damaged)
    if isinstance(found, MaleconError):
        assert texts("en").error(found, find_game("santiago")).startswith("Line ")
        assert texts("fr").error(found, find_game("santiago")).startswith("Ligne ")
    else:
        assert print_record(parse_record(damaged)) == GOOD  # only white space was touched


@given(
    names=st.lists(
        st.text(min_size=1, max_size=12).filter(lambda name: name.isprintable() and name.strip() != ""),
        min_size=2,
        max_size=4,
        unique=True,
    )
)
@settings(max_examples=50, deadline=None)
def test_any_printable_names_can_sit_at_the_table(names: list[str]) -> None:
    match = Match(Setting(find_game("santiago"), names))
    text = print_record(record_of(match))
    record = parse_record(text)
    assert print_record(record) == text
    assert setting_of(record, find_game).seats == tuple(names)
