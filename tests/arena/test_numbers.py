"""Intervals, standings and ratings, against what can be worked out by hand."""

import pytest

from malecon.arena.bout import Result
from malecon.arena.intervals import percentile, reach_of_mean, wilson
from malecon.arena.ratings import Rating, ratings
from malecon.arena.standings import by_bot, by_seat, meetings


def game(deal: int, rotation: int, bots: str, places: tuple[int, ...], points: tuple[int, ...] | None = None) -> Result:
    """A finished game of bots with names of one letter."""
    nothing = tuple(0 for _ in places)
    points = points or tuple(10 * (5 - place) for place in places)
    return Result(
        deal, rotation, tuple(bots), points, places, nothing, nothing, nothing, tuple((1000,) for _ in places)
    )


# Published values: Wilson's interval for 5 of 10, 0 of 10, 10 of 10 and 81 of 263 (Newcombe 1998, table I).
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilsons_interval_has_its_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_a_mean_is_made_of_its_standard_error() -> None:
    assert reach_of_mean([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx(1.959964 * 2.138090 / 8**0.5, abs=1e-4)
    assert reach_of_mean([3]) is None


def test_the_95th_percentile_is_one_of_the_values() -> None:
    assert percentile(range(1, 101), 0.95) == 95
    assert percentile([7], 0.95) == 7
    assert percentile([3, 1, 2], 0.95) == 3


def test_a_shared_first_place_is_a_shared_win() -> None:
    found = by_bot([game(1, 1, "abc", (1, 1, 3)), game(1, 2, "bca", (1, 2, 3))])
    assert {bot: standing.wins for bot, standing in found.items()} == {"b": 1.5, "a": 0.5, "c": 0.0}
    assert list(found) == ["b", "a", "c"]
    assert found["b"].win_share == 0.75


def test_a_bot_with_several_seats_is_counted_in_each_of_them() -> None:
    results = [game(1, 1, "abb", (2, 1, 3)), game(1, 2, "bba", (1, 2, 3))]
    found = by_bot(results)
    assert (found["a"].played, found["b"].played) == (2, 4)
    assert found["b"].win_share == 0.5
    assert [standing.wins for standing in by_seat(results).values()] == [1.0, 1.0, 0.0]


def test_a_meeting_says_who_came_out_ahead_and_by_how_much() -> None:
    results = [
        game(1, 1, "ab", (1, 2), (50, 40)),
        game(1, 2, "ba", (1, 2), (30, 25)),
        game(2, 1, "ab", (1, 1), (20, 20)),
        game(3, 1, "aa", (1, 2)),
    ]
    found = meetings(results)
    assert list(found) == [("a", "b")]
    meeting = found["a", "b"]
    assert (meeting.ahead, meeting.level, meeting.behind, meeting.leads) == (1, 1, 1, [10, -5, 0])


def test_who_wins_more_is_rated_higher() -> None:
    orders = ["abc", "abc", "acb", "bac"] * 6
    results = [game(deal, 1, order, (1, 2, 3)) for deal, order in enumerate(orders, 1)]
    found = ratings(results)
    assert list(found) == ["a", "b", "c"]
    assert found["a"].elo > 1500 > found["c"].elo
    assert found["a"].sigma < 25 / 3


def test_the_rating_does_not_depend_on_which_game_was_finished_first() -> None:
    results = [game(deal, 1, order, (1, 2)) for deal, order in enumerate(["ab", "ba", "ab", "ab"] * 4, 1)]
    assert ratings(results) == ratings(reversed(results))


def test_three_wins_in_four_are_worth_about_191_points_of_elo() -> None:
    """The odds are three to one: 400 × log10(3)."""
    results = [game(deal, 1, "ab" if deal % 4 else "ba", (1, 2)) for deal in range(1, 4001)]
    found = ratings(results)
    assert found["a"].elo - found["b"].elo == pytest.approx(191, abs=15)


def test_a_bot_that_meets_only_itself_keeps_the_rating_it_began_with() -> None:
    assert ratings([game(deal, 1, "aa", (1, 2)) for deal in range(1, 5)]) == {"a": Rating(25.0, 25 / 3)}


def test_a_bot_that_fills_three_seats_is_rated_once() -> None:
    results = [game(deal, 1, "abbb", (1, 2, 3, 4)) for deal in range(1, 10)]
    found = ratings(results)
    assert list(found) == ["a", "b"]
    assert found["a"].mu > 25 > found["b"].mu
