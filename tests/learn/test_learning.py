"""Positions that a search visits, their labels, and how they are kept. `make learn-small` tries to fit a network."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from learn.examples import gathered, joined, load_examples, save_examples
from learn.gate import Bout, bouts, play_bout
from learn.selfplay import Example, SelfPlay
from learn.settings import Playing, read_settings
from malecon.engine.chance import Chance
from malecon.engine.game import Game
from malecon.engine.insight import write_insight
from malecon.games import find_game, games
from tests.learn.networks import drawn, setting

each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


def quick(game: Game) -> Playing:
    return replace(read_settings()[game.name].playing, depth=0, thoughts=16, label=16, visited=0.1, gate=16)


def played(game: Game, players: int, seed: int = 1) -> list[Example]:
    return SelfPlay(game, players, quick(game), game.fitted_judge(players), Chance("test", seed)).play()


@pytest.fixture(scope="module")
def examples() -> dict[str, list[Example]]:
    return {name: played(game, 3) for name, game in games().items()}


@each_game
def test_a_game_gives_positions_with_what_a_search_and_its_end_say(
    game: Game, examples: dict[str, list[Example]]
) -> None:
    found = examples[game.name]
    visited = [example for example in found if example.visited]
    path = [example for example in found if not example.visited]
    assert visited
    assert path
    for example in found:
        assert sum(example.wins) == pytest.approx(1)
        assert len(example.points) == 3
    assert all(example.won is None for example in visited)
    assert all(example.won is not None and sum(example.won) == pytest.approx(1) for example in path)
    assert path[-1].scored == path[0].scored  # all of one game


@each_game
def test_what_is_kept_is_a_table_of_the_game(game: Game, examples: dict[str, list[Example]]) -> None:
    table = setting(game, 3).empty_table()
    for example in examples[game.name]:
        table.restore(example.numbers)
        assert not table.over()
        assert table.numbers() == example.numbers


def test_the_same_seed_plays_the_same_game() -> None:
    game = find_game("santiago")
    assert played(game, 2, 5) == played(game, 2, 5)
    assert played(game, 2, 5) != played(game, 2, 6)


def test_examples_are_read_as_they_were_kept(examples: dict[str, list[Example]], tmp_path: Path) -> None:
    for name, found in examples.items():
        whole = joined([gathered(found[:20]), gathered(found[20:])])
        save_examples(tmp_path / f"{name}.npz", {3: whole})
        read = load_examples(tmp_path / f"{name}.npz")[3]
        assert np.array_equal(read.numbers, whole.numbers)
        assert np.array_equal(read.visited, whole.visited)
        assert np.allclose(read.wins, whole.wins, atol=1e-3)
        assert np.array_equal(np.isnan(read.won), read.visited[:, None].repeat(3, axis=1))


def test_every_deal_is_played_in_every_seat_and_who_costs_less_may_think_more(tmp_path: Path) -> None:
    lineup = bouts("havana", 3, tmp_path, 200, 1.5)
    first = [next(lineup) for _ in range(6)]
    assert [(bout.deal, bout.seat) for bout in first] == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert {(bout.learned, bout.plain) for bout in first} == {(200, 300)}


def test_a_game_that_decides_has_a_winner_or_runs_out_of_time(tmp_path: Path) -> None:
    game = find_game("santiago")
    file = tmp_path / "network.bin"
    write_insight(file, drawn(game))
    bout = Bout("santiago", 2, 1, 0, file, 16, 16)
    assert play_bout(bout, quick(game), float("inf")) in (0.0, 0.5, 1.0)
    assert play_bout(bout, quick(game), 0.0) is None
