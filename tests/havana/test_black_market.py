"""The Black Market: cubes drawn from the bag."""

import pytest

from tests.havana.position import Position

DRAWS = {"draw red", "draw yellow", "draw blue", "draw brown", "draw grey"}
SEARCHES = {"search red", "search yellow", "search blue", "search brown", "search grey"}


@pytest.mark.clause("havana.card.black-market.first-two", "havana.card.black-market.blind")
def test_the_first_black_market_of_a_round_draws_two_cubes_blindly() -> None:
    table = Position(2).holds(0, red=1).centre(blue=1).acts(0, "black-market")
    assert (table.asked, table.question, table.legal()) == (-1, "draw", DRAWS)
    table.play("draw red")
    assert (table.asked, table.question, table.legal()) == (-1, "draw", DRAWS)
    table.play("draw grey")
    assert (table.question, table.cubes(0), table.cubes(1)) == ("", {"red": 2, "grey": 1}, {})
    assert (table.bag_cubes, table.centre_cubes) == (
        {"red": 8, "yellow": 10, "blue": 9, "brown": 10, "grey": 39},
        {"blue": 1},
    )
    assert [event.words() for event in table.told("cube-drawn")] == [
        {"seat": "1", "cube": "red"},
        {"seat": "1", "cube": "grey"},
    ]
    assert {event.clause for event in table.told("cube-drawn")} == {"havana.card.black-market.blind"}


@pytest.mark.clause("havana.card.black-market.later-one", "havana.card.black-market.first-two")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 0, 2)])
def test_everyone_who_performs_it_later_in_the_round_draws_one_cube(order: tuple[int, ...]) -> None:
    table = Position(4).order(*order).acts(order[0], "black-market").play("draw red", "draw blue")
    for seat in order[1:]:
        table.acts(seat, "black-market").play("draw grey")
        assert table.question == ""
    assert [table.cubes(seat) for seat in order] == [{"red": 1, "blue": 1}, *[{"grey": 1}] * 3]


@pytest.mark.clause("havana.card.black-market.first-two", "havana.editions.need-not")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_to_perform_draws_two_whatever_his_place_in_the_order(seat: int) -> None:
    table = Position(3).acts(seat, "black-market").play("draw red", "draw red")
    assert (table.cubes(seat), table.question) == ({"red": 2}, "")


@pytest.mark.clause("havana.card.black-market.first-two")
def test_the_next_round_has_a_first_black_market_again() -> None:
    table = Position(2).shows(0, "siesta", "black-market").shows(1, "refreshment", "protection").starts_round()
    table.play("draw red", "draw red", "stop-buying").replaces()
    table.play("cover black-market pesos", "cover protection black-market")
    table.play("stop-buying", "first black-market", "draw blue", "draw blue", "skip")
    assert (table.cubes(0), table.cubes(1), table.question, table.asked) == ({"red": 2}, {"blue": 2}, "buy", 1)


@pytest.mark.clause("havana.card.black-market.first-two")
def test_the_worker_card_does_not_use_up_the_first_black_market() -> None:
    table = Position(2).acts(0, "worker").acts(0, "black-market").play("draw red", "draw red")
    assert (table.cubes(0), table.workers(0)) == ({"red": 2}, 2)


@pytest.mark.clause("havana.card.black-market.blind")
def test_the_drawer_chooses_nothing_and_the_cubes_lie_openly() -> None:
    table = Position(2).bag(red=1, grey=2).acts(0, "black-market")
    assert (table.match.nature_asked, table.legal()) == (True, {"draw red", "draw grey"})
    table.play("draw red")
    assert table.legal() == {"draw grey"}
    table.play("draw grey")
    assert table.match.view(1)["cubes"]["1"] == {"red": 1, "yellow": 0, "blue": 0, "brown": 0, "grey": 1}


@pytest.mark.clause("havana.card.black-market.bag-short")
def test_with_a_single_cube_in_the_bag_that_one_is_drawn() -> None:
    table = Position(2).centre(red=3).bag(blue=1).acts(0, "black-market")
    assert table.legal() == {"draw blue"}
    table.play("draw blue")
    assert (table.question, table.cubes(0), table.bag_cubes, table.centre_cubes) == ("", {"blue": 1}, {}, {"red": 3})


@pytest.mark.clause("havana.card.black-market.bag-short")
@pytest.mark.parametrize("performed", [False, True])
def test_with_an_empty_bag_the_black_market_does_nothing(performed: bool) -> None:
    table = Position(2).centre(red=1).bag(grey=2 if performed else 0)
    if performed:
        table.acts(1, "black-market").play("draw grey", "draw grey")
    table.acts(0, "black-market")
    assert (table.question, table.cubes(0), table.centre_cubes) == ("", {}, {"red": 1})
    assert table.told("action-idle")[-1].words() == {"seat": "1", "card": "black-market"}
    assert table.told("action-idle")[-1].clause == "havana.card.black-market.bag-short"


@pytest.mark.clause("havana.card.black-market.bag-short")
def test_with_exactly_two_cubes_in_the_bag_both_are_drawn() -> None:
    table = Position(2).centre(red=1).bag(blue=1, grey=1).acts(0, "black-market").play("draw grey", "draw blue")
    assert (table.question, table.cubes(0), table.bag_cubes) == ("", {"blue": 1, "grey": 1}, {})


@pytest.mark.clause("havana.card.black-market.pick-one")
def test_with_the_option_the_first_performer_may_search_the_bag_for_one_cube() -> None:
    table = Position(2, black_market="pick-one").acts(0, "black-market")
    assert (table.asked, table.question, table.legal()) == (0, "black-market", {"draw-blind", *SEARCHES})
    table.play("search brown")
    assert (table.question, table.cubes(0), table.bag_cubes["brown"]) == ("", {"brown": 1}, 9)
    assert sum(table.bag_cubes.values()) == 79
    assert table.told("cube-searched")[-1].words() == {"seat": "1", "cube": "brown"}
    assert table.told("cube-searched")[-1].clause == "havana.card.black-market.pick-one"


@pytest.mark.clause("havana.card.black-market.pick-one")
def test_with_the_option_the_first_performer_may_still_draw_two_blindly() -> None:
    table = Position(2, black_market="pick-one").acts(0, "black-market").play("draw-blind")
    assert (table.asked, table.question, table.legal()) == (-1, "draw", DRAWS)
    table.play("draw red", "draw yellow")
    assert (table.question, table.cubes(0)) == ("", {"red": 1, "yellow": 1})


@pytest.mark.clause("havana.card.black-market.pick-one", "havana.card.black-market.later-one")
@pytest.mark.parametrize("first", [("search red",), ("draw-blind", "draw red", "draw red")])
def test_with_the_option_later_performers_draw_one_cube_without_a_choice(first: tuple[str, ...]) -> None:
    table = Position(2, black_market="pick-one").acts(0, "black-market").play(*first).acts(1, "black-market")
    assert (table.asked, table.question, table.legal()) == (-1, "draw", DRAWS)
    table.play("draw blue")
    assert (table.question, table.cubes(1)) == ("", {"blue": 1})


@pytest.mark.clause("havana.card.black-market.pick-one")
def test_only_a_cube_that_is_in_the_bag_can_be_searched_for() -> None:
    table = Position(2, black_market="pick-one").centre(red=1).bag(blue=1, grey=3).acts(0, "black-market")
    assert table.legal() == {"draw-blind", "search blue", "search grey"}
    assert table.refusal("search red") == "havana.card.black-market.pick-one"
    table.play("search blue")
    assert (table.cubes(0), table.bag_cubes) == ({"blue": 1}, {"grey": 3})


@pytest.mark.clause("havana.card.black-market.bag-short")
def test_with_the_option_an_empty_bag_asks_nothing() -> None:
    table = Position(2, black_market="pick-one").centre(red=1).bag().acts(0, "black-market")
    assert (table.question, table.cubes(0)) == ("", {})
    assert table.told("action-idle")[-1].clause == "havana.card.black-market.bag-short"


@pytest.mark.clause("havana.card.black-market.pick-one")
def test_without_the_option_nobody_searches_the_bag() -> None:
    table = Position(3).acts(2, "black-market").play("draw red", "draw red")
    assert (table.told("cube-searched"), table.cubes(2)) == ([], {"red": 2})


@pytest.mark.clause("havana.card.black-market.blind", "havana.card.black-market.pick-one")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_cubes_go_to_whoever_played_the_card(seat: int) -> None:
    table = Position(3).acts(seat, "black-market").play("draw brown", "draw blue")
    assert [table.cubes(who) for who in range(3)] == [
        {"blue": 1, "brown": 1} if who == seat else {} for who in range(3)
    ]
    assert [event.words()["seat"] for event in table.told("cube-drawn")] == [str(seat + 1)] * 2
    table = Position(3, black_market="pick-one").acts(seat, "black-market")
    assert table.asked == seat
    table.play("search grey")
    assert [table.cubes(who) for who in range(3)] == [{"grey": 1} if who == seat else {} for who in range(3)]
    assert table.told("cube-searched")[-1].words() == {"seat": str(seat + 1), "cube": "grey"}


@pytest.mark.clause("havana.card.black-market.bag-short", "havana.card.black-market.pick-one")
def test_with_the_option_a_single_cube_left_may_be_searched_for_or_drawn() -> None:
    table = Position(2, black_market="pick-one").centre(grey=1).bag(red=1).acts(1, "black-market")
    assert table.legal() == {"draw-blind", "search red"}
    table.play("draw-blind", "draw red")
    assert (table.question, table.cubes(1), table.bag_cubes) == ("", {"red": 1}, {})


@pytest.mark.clause("havana.card.black-market.pick-one")
def test_with_the_option_every_round_has_a_first_performer_who_may_search() -> None:
    table = Position(2, black_market="pick-one").shows(0, "siesta", "black-market").shows(1, "worker", "mama")
    table.starts_round().play("search red", "stop-buying").replaces()
    table.play("cover siesta protection", "cover worker siesta")
    table.play("stop-buying")
    assert (table.asked, table.question, table.legal()) == (0, "black-market", {"draw-blind", *SEARCHES})
