"""Copies: `copy`, `deepcopy` and `pickle` mean the same in both builds, and everything says what it is.

A copy goes on without the original. What never changes is shared: there is one object of each move, and one box.
"""

import copy
import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from malecon.build import BUILD
from malecon.engine.chance import Chance
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.record import parse_record, print_record, record_of
from malecon.engine.table import NATURE, Table
from malecon.games import games
from tests.engine.fists import FISTS

ROOT = Path(__file__).parents[2]
ALL_GAMES = [*games().values(), FISTS]
MOVES = 60

Copying = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


each_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
each_way = pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled], ids=lambda way: way.__name__)


def begun(game: Game, moves: int = MOVES) -> tuple[Match, Chance]:
    """A match in the middle of a game of random moves, and the chance that it goes on with."""
    match, chance = Match(Setting(game, ["Alicia", "Bruno"])), Chance("copies", game.name)
    for _ in range(moves):
        play_on(match, chance)
    return match, chance


def play_on(match: Match, chance: Chance) -> None:
    if match.nature_asked:
        match.play_nature(chance)
    elif not match.over:
        legal = match.legal(match.asked[0])
        match.play(match.asked[0], legal[chance.below(len(legal))])


def moves_until_the_end(match: Match, chance: Chance) -> list[str]:
    while not match.over:
        play_on(match, chance)
    return [str(played.move) for played in match.played]


# -- what goes on by itself -----------------------------------------------------------------------------------------


@each_way
def test_a_copied_chance_draws_the_same_and_leaves_the_original_alone(copied: Copying) -> None:
    chance = Chance("one")
    chance.next()
    twin, third = copied(chance), copied(chance)
    drawn = [twin.next() for _ in range(5)]
    assert drawn == [chance.next() for _ in range(5)] == [third.next() for _ in range(5)]


@each_game
@each_way
def test_a_copied_table_shares_nothing_that_changes(game: Game, copied: Copying) -> None:
    table = begun(game, 4)[0].table
    before = table.numbers()
    twin = copied(table)
    assert isinstance(twin, type(table))
    assert twin.same(table)
    assert twin.describe() == table.describe()
    for field in twin.fields:
        for place in range(field.size):
            twin.cells[field.start + place] += 1
    twin.push(0, NATURE)
    assert table.numbers() == before
    assert all(mine != theirs for mine, theirs in zip(rows_of(table), rows_of(twin), strict=True))


def rows_of(table: Table) -> list[str]:
    """The rows and grids as the rules reach them: by the names of the fields."""
    return [repr(getattr(table, field.name)) for field in table.fields if hasattr(table, field.name)]


@each_game
@each_way
def test_a_copied_table_has_the_box_of_the_other(game: Game, copied: Copying) -> None:
    table = begun(game, 4)[0].table
    assert getattr(copied(table), "box", None) is getattr(table, "box", None)


@each_game
@each_way
def test_a_copied_match_goes_on_without_the_other(game: Game, copied: Copying) -> None:
    match, chance = begun(game, 4 if game is FISTS else MOVES)
    so_far, there = len(match.played), match.table.numbers()
    twin, luck = copied(match), copied(chance)
    assert print_record(record_of(twin)) == print_record(record_of(match))
    assert (twin.opening, twin.played) == (match.opening, match.played)
    ended = moves_until_the_end(twin, luck)
    assert (len(match.played), match.table.numbers()) == (so_far, there)
    assert moves_until_the_end(match, chance) == ended
    assert twin.scores() == match.scores()


@each_way
def test_a_copied_match_can_take_back_what_the_other_can(copied: Copying) -> None:
    for game in games().values():
        match, chance = begun(game, 0)
        while not match.before:
            play_on(match, chance)
        seat, last = match.played[-1].seat, match.played[-1].move
        twin = copied(match)
        assert twin.undo(seat).move is last
        assert not match.table.same(twin.table)
        assert match.undo(seat).move is last
        assert match.table.same(twin.table)


# -- what is settled ------------------------------------------------------------------------------------------------


@each_game
@each_way
def test_a_copied_setting_plays_the_same_game(game: Game, copied: Copying) -> None:
    chosen = {option.name: option.values[-1] for option in game.options}
    setting = Setting(game, ["Alicia", "Bruno"], game.editions[-1].id, chosen)
    twin = copied(setting)
    assert twin.game is game
    assert twin.edition is setting.edition
    assert (twin.seats, twin.options) == (setting.seats, setting.options)
    assert twin.box is setting.box
    assert twin.empty_table().same(setting.empty_table())


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
@each_way
def test_a_setting_with_its_own_components_needs_the_file_no_more(game: Game, copied: Copying, tmp_path: Path) -> None:
    printed = game.editions[0].components
    own = tmp_path / "own.toml"
    shutil.copy(printed, own)
    setting = Setting(game, ["Alicia", "Bruno"], components=own)
    own.unlink()
    twin = copied(setting)
    assert twin.components.hash == setting.components.hash
    assert twin.box is not game.printed(game.editions[0])[1]
    assert contents(twin.box) == contents(setting.box)
    match = Match(twin)
    assert moves_until_the_end(match, Chance(1)) == moves_until_the_end(Match(setting), Chance(1))
    assert match.table.same(copied(match.table))


def contents(box: Any) -> dict[str, Any]:
    names = [name for name in dir(box) if not name.startswith("_") and not callable(getattr(box, name))]
    return {name: list(value) if hasattr(value := getattr(box, name), "__iter__") else value for name in names}


# -- what there is one of -------------------------------------------------------------------------------------------


def declared_by(game: Game) -> Iterator[object]:
    yield from (game, game.vocabulary, game.rules, *game.events, *game.options)
    yield from game.vocabulary.moves
    yield from game.vocabulary.kinds.values()
    yield from game.rules.decisions


@each_game
@each_way
def test_what_a_game_declares_is_never_doubled(game: Game, copied: Copying) -> None:
    doubled = [thing for thing in declared_by(game) if copied(thing) is not thing]
    assert doubled == []


@each_game
@each_way
def test_copied_events_and_words_are_equal(game: Game, copied: Copying) -> None:
    match, _ = begun(game)
    for event in (event for played in match.played for event in played.events):
        assert copied(event) == event
        assert copied(event).kind is event.kind
    for field in match.table.fields:
        twin = copied(field.by)
        assert (twin.name, twin.words, twin.first) == (field.by.name, field.by.words, field.by.first)


@each_way
def test_a_copied_record_is_the_same_text(copied: Copying) -> None:
    match, _ = begun(ALL_GAMES[0])
    text = print_record(record_of(match))
    assert print_record(copied(parse_record(text))) == text


@each_way
def test_a_copied_row_belongs_to_no_table(copied: Copying) -> None:
    table = begun(FISTS, 2)[0].table
    row = copied(table.row("more", table.by_seat))
    grid = copied(table.grid("most", table.by_seat, table.by_seat))
    before = table.numbers()
    row[1] = 7
    grid.set(1, 0, 8)
    assert (row.numbers(), grid.numbers()) == ([0, 7], [[0, 0], [8, 0]])
    assert table.numbers() == before


def test_what_belongs_to_no_game_says_so() -> None:
    kind = type(FISTS.events[0])()
    kind.name = "lonely"
    assert copy.deepcopy(kind) is kind
    with pytest.raises(TypeError, match=r"EventKind\(lonely\) belongs to no game"):
        pickle.dumps(kind)


# -- what everything says of itself -----------------------------------------------------------------------------------


def test_everything_says_what_it_is_in_one_short_line() -> None:
    for game in ALL_GAMES:
        match, chance = begun(game, 4)
        table = match.table
        things = [match, match.setting, table, chance, record_of(match), *game.editions, *declared_by(game)]
        things += [table.by_seat, *table.fields, *(event for played in match.played for event in played.events)]
        things += [game.catalogue, *game.catalogue.values()] if game is not FISTS else []
        for thing in things:
            said = repr(thing)
            assert " at 0x" not in said, said
            assert "\n" not in said, said
            assert len(said) < 1_000, said


def test_a_table_of_four_names_shows_what_matters() -> None:
    match, chance = begun(FISTS, 1)
    table = match.table
    assert repr(match) == "Match(fists, 2 seats, 1 moves, fingers asked of 2)"
    assert repr(match.setting) == "Setting(fists only: Alicia, Bruno)"
    assert repr(table) == "FistsTable(2 seats, 3 fields, 1 on the stack)"
    assert repr(table.row("more", table.by_seat)) == "Row([0, 0])"
    assert repr(table.grid("most", table.by_seat, table.by_seat)) == "Grid([[0, 0], [0, 0]])"
    assert repr(table.fields[-1]) == "Field(most by seat and seat)"
    assert repr(chance) == f"Chance(at {chance.one} and {chance.two})"
    assert repr(FISTS) == "Fists(2 to 3 players)"
    assert repr(FISTS.editions[0]) == "Edition(only)"
    assert repr(FISTS.vocabulary) == "Vocabulary(1 kinds, 3 moves)"
    assert repr(FISTS.vocabulary.kinds["show"]) == "MoveKind(show fingers)"
    assert repr(FISTS.vocabulary[0]) == "Show(fingers=1)"
    assert repr(FISTS.events[0]) == "EventKind(revealed seat fingers)"
    assert repr(FISTS.rules) == "Rules(2 questions and steps)"
    assert repr(FISTS.rules.decisions[1]) == "Fingers(fingers)"
    assert repr(record_of(match)) == "Record(fists, 1 moves, unfinished)"


def test_settings_and_catalogues_show_what_matters() -> None:
    game = games()["santiago"]
    setting = Setting(game, ["Ana", "Beto"], options={"holdings": "open"})
    assert repr(setting) == "Setting(santiago fr2011 holdings=open: Ana, Beto)"
    assert repr(game.options[0]) == "Option(holdings: hidden open)"
    assert repr(game.catalogue) == f"Catalogue(santiago, {len(game.catalogue)} clauses)"
    assert repr(next(iter(game.catalogue.values()))).startswith("Clause(santiago.")
    assert repr(setting.box).startswith("Box(")


# -- the builds -----------------------------------------------------------------------------------------------------


def test_all_of_this_holds_in_the_other_build_and_between_them() -> None:
    """What is pickled here is read there, in a process of the other build."""
    things = [begun(game, 4)[0] for game in games().values()]
    other = {**os.environ, "MALECON_PURE": "1" if BUILD.compiled else ""}
    script = (
        "import pickle, sys; from malecon.build import BUILD;"
        "from malecon.engine.record import print_record, record_of;"
        "matches = pickle.load(sys.stdin.buffer);"
        "print(*(print_record(record_of(match)) for match in matches), sep='')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=other, input=pickle.dumps(things), capture_output=True, check=True
    )
    assert done.stdout.decode() == "".join(print_record(record_of(match)) for match in things) + "\n"
    command = [sys.executable, "-m", "pytest", __file__, "-k", "not other_build"]
    assert subprocess.run(command, cwd=ROOT, env=other, check=False).returncode == 0
