"""A network adds a little to what a judge says: the same everywhere, bounded, and for all seats alike."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from learn import integers
from learn.examples import read_tables
from learn.ship import ship
from malecon.bots.fixed import fixed_company
from malecon.bots.opponents import company
from malecon.build import BUILD
from malecon.engine.about import WAITING
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game, Setting
from malecon.engine.insight import Insight, Reading, insight_file, learned_judge, read_insight, write_insight
from malecon.engine.network import BOUND, POINTS
from malecon.engine.table import FRAME, SEVERAL, Table
from malecon.games import find_game, games
from tests.command import ROOT
from tests.learn.networks import arrays, drawn, everything_said, fields_of, positions, said, setting

each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


# -- what it says -----------------------------------------------------------------------------------------------------


@each_game
def test_it_says_what_numpy_works_out(game: Game) -> None:
    insight = drawn(game)
    for players in game.players:
        judge, network = game.fitted_judge(players), insight.network(game, players)
        numbers, heard = [], []
        for table in positions(game, players):
            numbers.append(table.numbers())
            heard.append(said(judge, network, table))
        read = read_tables(game, players, fields_of(game), np.array(numbers))
        wins, points = integers.said(arrays(game, insight), read.own, read.common)
        assert [found for found, _ in heard] == wins.tolist()
        assert [found for _, found in heard] == points.tolist()
        assert len({tuple(found) for found, _ in heard}) > len(heard) / 2  # it is not the same everywhere


@each_game
def test_however_wild_the_weights_it_adds_no_more_than_it_may(game: Game) -> None:
    insight = drawn(game, size=300)
    wild = replace(insight, numbers={**insight.numbers, "last": [32_000, -32_000] * 12})
    plain, judge = game.fitted_judge(3), game.fitted_judge(3)
    judge.network = wild.network(game, 3)
    found = [(vec[float]([0.0] * 3), vec[float]([0.0] * 3)) for _ in range(2)]
    for table in positions(game, 3):
        for by, (wins, points) in zip((plain, judge), found, strict=True):
            by.expect(table, wins, points)
        (wins, points), (other_wins, other_points) = found
        assert sum(other_wins) == pytest.approx(1)
        for seat in range(3):
            assert -BOUND < judge.network.wins[seat] < BOUND
            assert abs(other_points[seat] - points[seat]) < POINTS
            odds, other = (number[seat] / (1 - number[seat]) for number in (wins, other_wins))
            assert odds / 7.4 < other < odds * 7.4  # e by its own logit, and by those of the others


@each_game
def test_a_network_that_says_nothing_changes_nothing(game: Game) -> None:
    insight = drawn(game)
    silent = replace(insight, numbers={**insight.numbers, "last": [0] * 24, "last_begin": [0, 0]})
    plain, judge = game.fitted_judge(3), game.fitted_judge(3)
    judge.network = silent.network(game, 3)
    for table in positions(game, 3):
        found = []
        for by in (plain, judge):
            wins, points = vec[float]([0.0] * 3), vec[float]([0.0] * 3)
            by.expect(table, wins, points)
            found.append((list(wins), list(points)))
        assert found[0] == found[1]


def turned(game: Game, table: Table) -> Table:
    """The same position with everybody one seat further."""
    other = setting(game, int(table.seats)).empty_table()
    other.restore(table.numbers())
    seats, sight = int(table.seats), game.sight(game.players[-1])

    def further(seat: int) -> int:
        return (seat + 1) % seats if seat >= 0 else seat

    for field in table.fields:
        width = len(field.columns.words) if field.columns else 1
        for place, word in enumerate(field.by.words):
            names_seat = (field.holds is not None and field.holds.name == "seat") or word in sight.seats_on.get(
                field.name, ()
            )
            by_seat = field.by is table.by_seat and field.name not in sight.in_turn
            for column in range(width):
                number = int(table.cells[field.start + place * width + column])
                target = further(place) if by_seat else place
                other.cells[field.start + target * width + column] = further(number) if names_seat else number
    for depth in range(int(table.cells[0])):
        at = 1 + depth * FRAME
        asked, argument = int(table.cells[at + 1]), int(table.cells[at + 2])
        other.cells[at + 1] = further(asked)
        parts = WAITING.parts if asked == SEVERAL else game.rules.decisions[int(table.cells[at])].about.parts
        for part in parts:
            if part.several is not None and part.several.name == "seat":
                mask = int(part.of(argument))
                moved = (mask << 1 | mask >> (seats - 1)) & ((1 << seats) - 1)
                other.cells[at + 2] += (moved - mask) << part.shift
            elif part.domain is not None and part.domain.name == "seat":
                seat = int(part.of(argument))
                other.cells[at + 2] += (further(seat) - seat) << part.shift
    return other


@each_game
def test_it_treats_all_seats_alike(game: Game) -> None:
    """Whoever sits one seat further, with the same things, hears the same."""
    for players in game.players:
        judge, network = game.fitted_judge(players), drawn(game).network(game, players)
        for table in positions(game, players):
            wins, points = said(judge, network, table)
            other_wins, other_points = said(judge, network, turned(game, table))
            assert other_wins == [*wins[-1:], *wins[:-1]]
            assert other_points == [*points[-1:], *points[:-1]]


def test_both_builds_say_the_same() -> None:
    other = {**os.environ, "MALECON_PURE": "1" if BUILD.compiled else ""}
    script = "from tests.learn.networks import everything_said; print(*everything_said())"
    printed = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=other, capture_output=True, text=True, check=True
    )
    assert [int(number) for number in printed.stdout.split()] == everything_said()


# -- the file ---------------------------------------------------------------------------------------------------------


def written(insight: Insight, folder: Path) -> Path:
    file = folder / "network.bin"
    write_insight(file, insight)
    return file


@each_game
def test_a_file_is_read_as_it_was_written(game: Game, tmp_path: Path) -> None:
    insight = drawn(game)
    read = read_insight(written(insight, tmp_path))
    assert read is not None
    assert replace(read, numbers={}) == replace(insight, numbers={})
    assert {part: list(numbers) for part, numbers in read.numbers.items()} == insight.numbers
    assert read.fits(setting(game, 3))


@pytest.mark.parametrize("what", ["components", "rules", "inputs", "judge"])
def test_a_network_that_was_made_for_something_else_is_left_alone(what: str, tmp_path: Path) -> None:
    game = find_game("santiago")
    insight = drawn(game)
    file = written(insight, tmp_path)
    assert learned_judge(setting(game, 2), file).network is not None
    other = written(replace(insight, made_for={**insight.made_for, what: "0" * 16}), tmp_path / ".." / tmp_path.name)
    read_insight.cache_clear()
    assert learned_judge(setting(game, 2), other).network is None


def test_it_is_for_the_first_edition_as_it_is_played_by_default(tmp_path: Path) -> None:
    cuba, santiago = find_game("cuba"), find_game("santiago")
    file = written(drawn(cuba), tmp_path)
    other = Setting(cuba, ["a", "b"], cuba.editions[1].id)
    assert learned_judge(setting(cuba, 2), file).network is not None
    assert learned_judge(other, file).network is None
    option = next(option for option in santiago.options if len(option.values) > 1)
    chosen = Setting(santiago, ["a", "b"], options={option.name: option.values[1]})
    assert not drawn(santiago).fits(chosen)


@pytest.mark.parametrize("harm", ["cut", "changed", "other", "format"])
def test_a_damaged_file_is_refused(harm: str, tmp_path: Path) -> None:
    file = written(drawn(find_game("havana")), tmp_path)
    content = bytearray(file.read_bytes())
    if harm == "cut":
        content = content[:-40]
    elif harm == "changed":
        content[-60] ^= 1
    elif harm == "other":
        content = bytearray(b"a photograph of Havana")
    else:
        content = content.replace(b'"format": 1', b'"format": 9')
    file.write_bytes(content)
    with pytest.raises(MaleconError, match="error-network-damaged"):
        read_insight(file)


def test_a_field_that_is_not_on_the_table_cannot_be_read() -> None:
    with pytest.raises(MaleconError, match="error-network-field"):
        Reading(find_game("havana"), 2, ["pesos", "rum"])


@each_game
def test_what_is_shipped_fits_the_game_and_overflows_nowhere(game: Game) -> None:
    insight = read_insight(insight_file(game))
    if insight is None:
        assert learned_judge(setting(game, 2)).network is None
        return
    assert insight.players
    assert all(insight.fits(setting(game, players)) == (players in insight.players) for players in game.players)
    assert not insight.overflow(game)


@each_game
def test_with_how_many_players_it_was_shipped_is_how_many_ask_it(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "drawn.bin"
    write_insight(file, drawn(game))
    shipped = ship(file, [2], tmp_path / "shipped.bin")
    assert read_insight(shipped) == replace(read_insight(file) or drawn(game), players=(2,))
    assert learned_judge(setting(game, 2), shipped).network is not None
    assert learned_judge(setting(game, 3), shipped).network is None


@each_game
def test_the_strongest_ask_the_network_of_their_game_and_nobody_else_does(game: Game) -> None:
    insight = read_insight(insight_file(game))
    for players in game.players:
        table = setting(game, players)
        for opponent in company(game).opponents.values():
            asks = opponent.judge(table, {}).network is not None
            assert asks == (opponent.network and insight is not None and players in insight.players)
        assert (company(game).judge(table).network is None) == (insight is None or players not in insight.players)
    assert [opponent.network for opponent in company(game).opponents.values()] == [False] * 4 + [insight is not None]
    for opponent in fixed_company(game).opponents.values():
        assert opponent.judge(setting(game, 2), {}).network is None


def test_an_overflow_is_noticed() -> None:
    game = find_game("cuba")
    assert not drawn(game, size=10).overflow(game)
    assert drawn(game, size=32_000).overflow(game)
