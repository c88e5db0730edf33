"""The judge: what it counts, what it promises, and the weights that were fitted for it."""

import pytest
from librt.vecs import vec

from malecon.engine.chance import Chance
from malecon.engine.game import Game, Setting
from malecon.engine.judge import POINT
from malecon.engine.match import Match
from malecon.engine.weights import Weights, read_weights, written
from malecon.games import games
from tests.contract.kit import NAMES, random_moves

each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


def played(game: Game, players: int, moves: int, seed: int = 5) -> Match:
    """A game after so many moves; after a great many it is over."""
    match = Match(Setting(game, NAMES[:players]))
    for number, _ in enumerate(random_moves(match, Chance(seed))):
        if number == moves:
            break
    return match


def expected(match: Match, judged_by: str = "fitted") -> tuple[list[float], list[float]]:
    players = len(match.setting.seats)
    judge = match.game.fitted_judge(players) if judged_by == "fitted" else match.game.judge()
    wins, points = vec[float]([0.0] * players), vec[float]([0.0] * players)
    judge.expect(match.table, wins, points)
    return list(wins), list(points)


@each_game
def test_the_chances_to_win_of_all_seats_make_one(game: Game) -> None:
    for players in game.players:
        for moves in (5, 40, 90):
            wins, _ = expected(played(game, players, moves))
            assert sum(wins) == pytest.approx(1)
            assert min(wins) > 0


@each_game
def test_when_the_game_is_over_nothing_is_in_doubt(game: Game) -> None:
    match = played(game, 3, 100_000)
    wins, points = expected(match)
    places = match.places()
    assert wins == [1 / places.count(1) if place == 1 else 0 for place in places]
    assert points == match.scores()


@each_game
def test_a_point_more_is_never_a_smaller_chance(game: Game) -> None:
    match = played(game, 2, 60)
    before, _ = expected(match)
    match.table.points[0] += 3  # type: ignore[attr-defined]
    after, _ = expected(match)
    assert after[0] > before[0]
    assert after[1] < before[1]


@each_game
def test_the_rule_of_thumb_is_the_sum_of_what_it_counts(game: Game) -> None:
    match = played(game, 3, 50)
    judge = game.judge()
    for seat in range(3):
        total = judge.rule_of_thumb(match.table, seat)
        judge.look(match.table, seat)
        assert total == sum(found for found, counts in zip(judge.found, judge.by_thumb, strict=True) if counts)
        assert game.evaluate(match.table, seat) == total / POINT


@each_game
def test_the_game_goes_forward(game: Game) -> None:
    judge = game.judge()
    progress = [judge.progress(played(game, 3, moves).table) for moves in (0, 40, 80, 100_000)]
    assert progress == sorted(progress)
    assert progress[0] < 0.2
    assert 0 <= progress[0] <= progress[-1] <= 1


@each_game
def test_every_feature_has_a_weight_for_every_number_of_players(game: Game) -> None:
    weights = read_weights(game.weights_file)
    assert list(weights) == list(game.players)
    for of_count in weights.values():
        assert list(of_count.features) == game.judge().features
        assert of_count.doubt[0] > of_count.doubt[1] > 0  # there is more to be decided early than late
        assert of_count.features["points"][1] > 0.5


def test_weights_are_written_as_they_are_read() -> None:
    (game, *_) = games().values()
    weights = read_weights(game.weights_file)
    assert written(weights) == game.weights_file.read_text("utf-8")
    assert isinstance(next(iter(weights.values())), Weights)
