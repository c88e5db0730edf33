"""Decisions that several seats take at once, in secret."""

import json

import pytest

from malecon.engine.chance import Chance
from malecon.engine.errors import IllegalMove, MaleconError
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.record import parse_record, print_record, record_of, setting_of, verify
from tests.engine.fists import FISTS


def three() -> Match:
    return Match(Setting(FISTS, ["Alicia", "Bruno", "Clara"]))


def show(match: Match, seat: int, fingers: int) -> None:
    match.play(seat, FISTS.vocabulary.move("show", fingers=fingers))


def test_everybody_is_asked_at_once_and_may_answer_in_any_order() -> None:
    match = three()
    assert list(match.asked) == [0, 1, 2]
    show(match, 1, 2)
    assert list(match.asked) == [0, 2]
    show(match, 2, 1)
    show(match, 0, 1)
    assert match.scores() == [0, 1, 0]
    assert list(match.asked) == [0, 1, 2]


def test_who_has_chosen_is_not_asked_again() -> None:
    match = three()
    show(match, 1, 2)
    assert match.legal(1) == []
    with pytest.raises(MaleconError, match="error-not-asked"):
        show(match, 1, 1)


def test_a_sealed_choice_shows_in_nobody_elses_view() -> None:
    one, two = three(), three()
    show(one, 1, 1)
    show(two, 1, 2)
    for seat in (None, 0, 2):
        assert json.dumps(one.view(seat)) == json.dumps(two.view(seat))
    assert one.view(1) != two.view(1)
    assert one.played[-1].events == two.played[-1].events == []


def test_an_imagined_table_gives_the_same_view() -> None:
    match = three()
    show(match, 1, 1)
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert match.game.view(match.setting.imagine(view, Chance(3)), seat) == view


def test_a_sealed_choice_may_be_taken_back_until_it_is_revealed() -> None:
    match = three()
    show(match, 1, 2)
    assert not match.may_undo(0)
    match.undo(1)
    assert list(match.asked) == [0, 1, 2]
    for seat in (0, 1, 2):
        show(match, seat, 1)
    for seat in (0, 1, 2):
        with pytest.raises(MaleconError, match="error-undo"):
            match.undo(seat)


def test_a_refused_choice_changes_nothing_and_names_its_clause() -> None:
    match = three()
    before = match.table.numbers()
    with pytest.raises(IllegalMove) as refused:
        show(match, 0, 3)
    assert refused.value.clause == "fists.show"
    assert refused.value.allowed == ("show 1", "show 2")
    assert match.table.numbers() == before


def test_the_record_of_simultaneous_choices_replays() -> None:
    match = three()
    for seat, fingers in ((2, 1), (0, 2), (1, 1), (1, 3), (2, 2), (0, 1)):
        show(match, seat, fingers)
    assert match.over
    text = print_record(record_of(match))
    record = parse_record(text)
    again = verify(record, setting_of(record, {"fists": FISTS}.__getitem__))
    assert again.table.same(match.table)
    assert match.scores() == [1, 1, 0]
    assert match.places() == [1, 1, 3]
