"""A position in one line: read again it is the same, in words, and what is wrong with it is told in a sentence."""

import pickle
import re
import string
from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from malecon.engine.errors import MaleconError, RecordError
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.position import (
    LONGEST,
    Position,
    folded,
    parse_position,
    position_of,
    print_position,
    read_position,
)
from malecon.engine.record import parse_record, print_record, record_of, replay, setting_of
from malecon.engine.table import NATURE
from malecon.games import find_game, games
from tests.component_files import changed_copy
from tests.contract.kit import Case, Draw, random_moves
from tests.engine.damaged import damaged

SEATS = 5  # decisions after which it is what a seat knows that is written
SOUND = 10  # decisions after which it is looked at whether anybody can play on
LINK = 2_000  # characters that everything takes as an address


def few() -> Iterator[Case]:
    """Every title with every number of players; the editions and the options take turns."""
    for game in games().values():
        options = cycle([(), tuple((option.name, option.values[-1]) for option in game.options)])
        for players, edition, chosen in zip(game.players, cycle(game.editions), options, strict=False):
            yield Case(game, edition.id, players, chosen)


each_case = pytest.mark.parametrize("case", list(few()), ids=str)


def line_of(match: Match, seat: int | None = None) -> str:
    return print_position(position_of(match, seat))


@each_case
def test_a_position_comes_back_at_every_decision(case: Case) -> None:
    match = Match(case.setting())
    for _ in random_moves(match, Draw(case.players)):
        number = len(match.played)
        comes_back(match, parse_position if number % SOUND == 0 else read_position)
        if number % SEATS == 0:
            what_a_seat_knows_comes_back(match, number // SEATS % case.players)
    comes_back(match, parse_position)


def comes_back(match: Match, read: Callable[[str, Callable[[str], Game]], Position]) -> None:
    line = line_of(match)
    assert line == " ".join(line.split())
    position = read(line, find_game)
    assert position.table.same(match.table)
    again = position.match()
    assert repr(again.setting) == repr(match.setting)
    assert again.known() == match.known()
    assert line_of(again) == line


def what_a_seat_knows_comes_back(match: Match, seat: int) -> None:
    """The view is the same, what is remembered too, and written again so is the line."""
    line = line_of(match, seat)
    position = read_position(line, find_game)
    assert position.seat == seat
    again = position.match()
    assert again.view(seat) == match.view(seat)
    assert again.known() == match.known()
    assert line_of(again, seat) == line


@cache
def middle(name: str, moves: int = 90) -> Match:
    case = Case(games()[name], games()[name].editions[0].id, 3, ())
    match = Match(case.setting())
    for _ in random_moves(match, Draw(4)):
        if len(match.played) >= moves and not match.nature_asked:
            break
    return match


each_title = pytest.mark.parametrize("name", list(games()))


@each_title
def test_the_line_of_a_seat_follows_from_its_view_alone(name: str) -> None:
    """Two tables that a seat cannot tell apart have the same line."""
    match = middle(name)
    for seat in range(3):
        other = position_of(match, seat).match()
        assert line_of(other, seat) == line_of(match, seat)
        assert " perhaps " in line_of(match, seat)
    assert " perhaps " not in line_of(match)


@each_title
def test_a_game_goes_on_from_a_position_as_from_the_table_itself(name: str) -> None:
    match = middle(name)
    again = parse_position(line_of(match), find_game).match()
    twin = pickle.loads(pickle.dumps(match))
    for (seat, move), (other, same) in zip(random_moves(again, Draw(6)), random_moves(twin, Draw(6)), strict=True):
        assert (seat, move) == (other, same)
    assert again.scores() == twin.scores()
    assert again.known() == twin.known()


@each_title
def test_a_match_from_a_position_is_recorded_with_it_and_goes_back_to_it(name: str) -> None:
    begun = parse_position(line_of(middle(name)), find_game).match()
    for seat, _ in random_moves(begun, Draw(8)):
        if len(begun.played) > 20 and seat != NATURE:
            break
    text = print_record(record_of(begun))
    record = parse_record(text)
    again = replay(record, setting_of(record, find_game))
    assert print_record(record_of(again)) == text
    assert again.table.same(begun.table)
    assert line_of(pickle.loads(pickle.dumps(begun))) == line_of(begun)
    begun.rewind(0)
    assert line_of(begun) == line_of(middle(name))


def test_a_record_whose_position_is_of_another_game_is_refused_with_the_line() -> None:
    begun = parse_position(line_of(middle("santiago")), find_game).match()
    record = record_of(begun)
    tags = {**record.tags, "Position": line_of(middle("havana"))}
    text = print_record(type(record)(tags, {}, record.moves))
    broken = parse_record(text)
    with pytest.raises(RecordError) as raised:
        replay(broken, setting_of(broken, find_game))
    assert raised.value.line == text.splitlines().index(f'[Position "{tags["Position"]}"]') + 1
    assert raised.value.trouble.key == "error-record-position"


@each_title
def test_a_position_speaks_in_words_and_goes_into_a_link(name: str) -> None:
    line, link = line_of(middle(name)), folded(line_of(middle(name)))
    assert f"malecon:1 game:{name} edition:" in line
    assert " seats:Alicia,Bruno,Clara asks:" in line
    assert not set(line) & set('"$`!\\\n')  # what a shell would not leave alone between quotation marks
    assert len(link) < LINK
    assert link.replace("malecon:1:", "").replace("-", "").replace("_", "").isalnum()
    assert line_of(parse_position(link, find_game).match()) == line


def test_the_line_in_the_notation_is_a_position() -> None:
    text = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
    (shown,) = re.findall(r"```\n(malecon:1 .*?)```", text, re.DOTALL)
    position = parse_position(shown, find_game)
    assert print_position(position) == " ".join(shown.split())


def test_blanks_and_line_breaks_do_not_matter() -> None:
    line = line_of(middle("cuba"))
    folded_by_mail = line.replace(" ", "\n  ")
    assert line_of(parse_position(f"\n {folded_by_mail} \n", find_game).match()) == line


# -- what is wrong --------------------------------------------------------------------------------------------------

SANTIAGO = line_of(middle("santiago"))
BY_HAND = f"{SANTIAGO.rpartition(' check:')[0]} check:none"


def trouble_of(line: str) -> MaleconError:
    with pytest.raises(MaleconError) as raised:
        parse_position(line, find_game)
    assert raised.value.sentence("en") != raised.value.sentence("fr")
    assert not raised.value.sentence("en").startswith("error-")
    return raised.value


def without(entry: str) -> str:
    return " ".join(word for word in BY_HAND.split() if not word.startswith(entry))


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("", "error-position-start"),
        ("1. 2 drive 3", "error-position-start"),
        ("x" * (LONGEST + 1), "error-position-start"),
        (SANTIAGO.replace("malecon:1", "malecon:2"), "error-position-version"),
        (SANTIAGO[:-40], "error-position-truncated"),
        (SANTIAGO.replace("rum", "cigar"), "error-position-check"),
        ("malecon:1:abc", "error-position-folded"),
        ("malecon:1:é", "error-position-folded"),
        (BY_HAND.replace(" supply=", " nothing "), "error-position-entry"),
        (BY_HAND.replace(" edition:", " printed:"), "error-position-entry"),
        (without("components:"), "error-position-missing"),
        (without("asks:"), "error-position-missing"),
        (BY_HAND.replace(" check", " pesos=1,2,3 check"), "error-position-twice"),
        (BY_HAND.replace("game:santiago", "game:chess"), "error-unknown-game"),
        (BY_HAND.replace("edition:fr2011", "edition:en1999"), "error-unknown-edition"),
        (BY_HAND.replace("seats:Alicia,", "seats:"), "error-position-places"),
        (BY_HAND.replace("seats:Alicia,Bruno,Clara", "seats:Alicia"), "error-player-count"),
        (BY_HAND.replace("seats:Alicia", "seats:Bruno"), "error-seat-name"),
        (BY_HAND.replace(" asks:", " options:wind=strong asks:"), "error-unknown-option"),
        (BY_HAND.replace(" asks:", " options:holdings=secret asks:"), "error-unknown-option-value"),
        (BY_HAND.replace(" asks:", " sees:4 asks:"), "error-position-word"),
        (BY_HAND.replace(" asks:", " known:{ asks:"), "error-position-known"),
        (BY_HAND.replace(" asks:", " known:{'holdings':[]} asks:"), "error-position-known"),
        (BY_HAND.replace(" pesos=", " ducats="), "error-position-field"),
        (re.sub(" pesos=[0-9]+", " pesos=9999999", BY_HAND), "error-position-number"),
        (re.sub(" pesos=[0-9]+", " pesos=many", BY_HAND), "error-position-number"),
        (BY_HAND.replace(" pesos=", " pesos=1,2,3,"), "error-position-places"),
        (BY_HAND.replace("supply=sugar", "supply=spice"), "error-position-word"),
        (BY_HAND.replace("supply=", "supply=rum,rum,"), "error-position-twice"),
        (BY_HAND.replace("supply=", "supply=wood:3,").replace(",wood:", ",citrus:"), "error-position-twice"),
        (without("goods."), "error-position-pieces"),
        (BY_HAND.replace("asks:", "asks:sing@1,"), "error-position-word"),
        (BY_HAND.replace("asks:", "asks:drive@4,"), "error-position-word"),
        (BY_HAND.replace("asks:", "asks:drive,"), "error-position-frame"),
        (BY_HAND.replace("asks:", "asks:drive@1(stars=2),"), "error-position-about"),
        (BY_HAND.replace("asks:", "asks:gift@1(robber=nobody),"), "error-position-word"),
        (BY_HAND.replace("asks:", f"asks:{'drive@1,' * 17}"), "error-position-places"),
        (BY_HAND.replace("asks:", "asks:turn@1,"), "error-position-automatic"),
    ],
    ids=lambda value: value if value.startswith("error-") else "line",
)
def test_what_is_wrong_with_a_line_is_told(line: str, key: str) -> None:
    assert trouble_of(line).key == key


def test_a_line_that_was_written_by_hand_needs_no_check() -> None:
    assert parse_position(BY_HAND, find_game).table.same(middle("santiago").table)


def test_a_position_of_other_components_is_refused_until_they_are_given(tmp_path: Path) -> None:
    own = changed_copy(games()["santiago"].editions[0].components, tmp_path, "pesos = 3", "pesos = 4")
    setting = Setting(find_game("santiago"), ["Ana", "Bea"], components=own)
    line = line_of(Match(setting))
    assert trouble_of(line).key == "error-record-components"
    assert line_of(parse_position(line, find_game, own).match()) == line


GOOD = [line_of(middle(name), seat) for name in games() for seat in (None, 1)]


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.sampled_from(GOOD), st.integers(0, 10**9))
def test_a_damaged_line_is_a_position_or_a_sentence(line: str, seed: int) -> None:
    """Whatever is wrong with it."""
    found = outcome(damaged(line, seed))
    if isinstance(found, MaleconError):
        assert "error-" not in found.sentence("en") + found.sentence("fr")
    else:
        assert parse_position(print_position(found), find_game).table.same(found.table)


def outcome(line: str) -> Position | MaleconError:
    try:
        return parse_position(line, find_game)
    except MaleconError as trouble:
        return trouble


@settings(max_examples=100, deadline=None, derandomize=True)
@given(
    st.text(string.printable + "éß€", max_size=200), st.sampled_from(["", "malecon:1 ", "malecon:1:", SANTIAGO[:200]])
)
def test_any_text_is_no_position_or_a_sentence(text: str, before: str) -> None:
    with pytest.raises(MaleconError):
        parse_position(before + text, find_game)
