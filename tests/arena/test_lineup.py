"""Who plays with whom and where: nobody's seat is favoured."""

from collections import Counter
from itertools import islice

import pytest

from malecon.arena.lineup import deals, lineups, schedule, seatings
from malecon.engine.errors import MaleconError
from tests.arena.strange_bots import plan_for


def test_every_bot_sits_in_every_seat_once_a_deal() -> None:
    bouts = schedule(["ana", "ben", "eva"], 3, 3)
    assert [bout.bots for bout in bouts] == [("ana", "ben", "eva"), ("ben", "eva", "ana"), ("eva", "ana", "ben")]
    assert [bout.key for bout in bouts] == [(1, 1), (1, 2), (1, 3)]


def test_arrangements_that_look_alike_are_played_once() -> None:
    one_against_three = ("ana", "ben", "ben", "ben")
    assert [seating.index(0) for seating in seatings(one_against_three)] == [0, 3, 2, 1]
    assert len(seatings(("ana", "ben", "ana", "ben"))) == 2
    assert len(seatings(("ana", "ana", "ana"))) == 1


def test_of_more_bots_than_seats_every_combination_plays_in_turn() -> None:
    bots = ["ana", "ben", "eva"]
    assert lineups(bots, 2) == (("ana", "ben"), ("ana", "eva"), ("ben", "eva"))
    found = [bouts[0].lineup for bouts in islice(deals(bots, 2), 6)]
    assert found == [*lineups(bots, 2), *lineups(bots, 2)]
    met = Counter(name for bout in schedule(bots, 2, 12) for name in bout.bots)
    assert met == {"ana": 8, "ben": 8, "eva": 8}


@pytest.mark.parametrize(("asked", "played"), [(1, 3), (3, 3), (4, 6), (300, 300)])
def test_games_are_rounded_up_to_whole_deals(asked: int, played: int) -> None:
    assert len(schedule(["ana", "ben", "eva"], 3, asked)) == played


def test_more_games_begin_with_the_same_ones() -> None:
    assert schedule(["ana", "ben", "eva"], 2, 40)[:10] == schedule(["ana", "ben", "eva"], 2, 10)


def test_without_a_number_of_players_as_many_play_as_are_named_if_the_game_is_for_so_many() -> None:
    assert plan_for("random", "random", "lookahead").players == 3
    assert plan_for(*["random"] * 5, game="cuba").players == 5
    assert plan_for(*["random"] * 5, game="santiago").players == 2


def test_a_line_up_with_empty_seats_is_refused() -> None:
    with pytest.raises(MaleconError) as refused:
        plan_for("random", "lookahead", players=3)
    assert (refused.value.key, refused.value.values) == ("error-arena-few-bots", {"bots": 2, "players": 3})
