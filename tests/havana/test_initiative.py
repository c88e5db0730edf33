"""Numbers and the order of play."""

import itertools
from typing import Any

import pytest

from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.games.havana.game import GAME
from tests.havana.position import NAMES, Position

NUMBERS = {
    "siesta": 0,
    "refreshment": 1,
    "protection": 2,
    "debris": 2,
    "conservation": 3,
    "tax-collector": 3,
    "worker": 4,
    "architect": 4,
    "pesos-thief": 5,
    "materials-thief": 6,
    "black-market": 7,
    "pesos": 8,
    "mama": 9,
}
LADDER = ("points", "red", "pesos", "workers", "grey")


def formed(table: Position) -> list[dict[str, Any]]:
    return [dict(event.words()) for event in table.told("number-formed")]


def number_of(table: Position, seat: int) -> object:
    return next(words["number"] for words in formed(table) if words["seat"] == str(seat + 1))


def tied(players: int) -> Position:
    """Everybody shows siesta and protection and owns the same."""
    table = Position(players)
    for seat in range(players):
        table.holds(seat, points=2, red=1, yellow=1, pesos=2, workers=2, grey=2)
    return table


def order(table: Position) -> list[int]:
    return table.starts_round().order_of_play


# -- numbers -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.number.lowest-left", "havana.number.leading-zero", "havana.number.equal-digits")
@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(NUMBERS, 2)))
def test_two_cards_always_form_the_smallest_number(one: str, other: str) -> None:
    low, high = sorted((NUMBERS[one], NUMBERS[other]))
    for pair in ((one, other), (other, one)):
        table = Position(2).shows(1, *pair).starts_round()
        assert number_of(table, 1) == 10 * low + high
        assert {event.clause for event in table.told("number-formed")} == {"havana.order.ascending"}


@pytest.mark.clause("havana.example.number.smallest-form")
def test_2_and_8_make_28_and_6_and_0_make_06() -> None:
    for first, second in (
        (("protection", "pesos"), ("siesta", "materials-thief")),
        (("pesos", "debris"), ("materials-thief", "siesta")),
    ):
        table = Position(2).shows(0, *first).shows(1, *second).starts_round()
        assert formed(table) == [
            {"seat": "2", "number": 6, "place": 1},
            {"seat": "1", "number": 28, "place": 2},
        ]


@pytest.mark.clause("havana.number.equal-digits")
@pytest.mark.parametrize(
    ("one", "other", "number"),
    [("protection", "debris", 22), ("conservation", "tax-collector", 33), ("worker", "architect", 44)],
)
def test_two_equal_digits_make_22_33_or_44(one: str, other: str, number: int) -> None:
    assert number_of(Position(2).shows(0, one, other).starts_round(), 0) == number
    assert number_of(Position(2).shows(0, other, one).starts_round(), 0) == number


@pytest.mark.clause("havana.number.lowest-left")
def test_the_lower_card_lies_on_the_left() -> None:
    table = Position(2).shows(0, "mama", "refreshment").starts_round()
    assert table.match.view(None)["cards"][0]["open"] == ["refreshment", "mama"]


@pytest.mark.clause("havana.number.leading-zero", "havana.order.ascending")
def test_siesta_and_mama_come_before_refreshment_and_protection() -> None:
    assert order(Position(2).shows(0, "refreshment", "protection").shows(1, "siesta", "mama")) == [1, 0]


# -- ascending order ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.order.ascending")
@pytest.mark.parametrize("seats", list(itertools.permutations(range(4))))
def test_turns_are_taken_in_ascending_order_of_the_numbers(seats: tuple[int, ...]) -> None:
    cards = (("siesta", "protection"), ("siesta", "architect"), ("protection", "debris"), ("debris", "architect"))
    table = Position(4)
    for seat, pair in zip(seats, cards, strict=True):
        table.shows(seat, *pair)
    table.starts_round()
    assert table.order_of_play == list(seats)
    assert formed(table) == [
        {"seat": str(seat + 1), "number": number, "place": place}
        for place, (seat, number) in enumerate(zip(seats, (2, 4, 22, 24), strict=True), 1)
    ]
    played = []
    while table.question in ("buy", "first-action"):
        if table.question == "first-action":
            table.play("first architect")
        played.append(table.asked)
        assert table.active == table.asked
        table.play("stop-buying")
    assert played == list(seats)
    assert [event.words() for event in table.told("turn-begun")] == [{"seat": str(seat + 1)} for seat in seats]
    assert {event.clause for event in table.told("turn-begun")} == {"havana.order.ascending"}


@pytest.mark.clause("havana.example.order.ascending")
def test_with_07_24_and_26_vanessa_plays_before_peter_and_tobias() -> None:
    table = Position(3).shows(0, "siesta", "black-market").shows(1, "protection", "worker")
    assert order(table.shows(2, "protection", "materials-thief")) == [0, 1, 2]


@pytest.mark.clause("havana.order.ascending")
def test_a_lower_number_goes_first_whatever_the_players_own() -> None:
    table = Position(2).shows(0, "siesta", "debris").shows(1, "siesta", "refreshment")
    assert order(table.holds(1, points=14, red=5, pesos=9, workers=3, grey=9)) == [1, 0]


@pytest.mark.clause("havana.order.ascending")
def test_a_turn_is_finished_before_the_next_begins() -> None:
    table = Position(2).holds(0, red=1).holds(1, points=1).starts_round()
    assert table.match.asked == (0,)
    table.play("buy upper-left")
    assert (table.match.asked, table.question) == ((0,), "buy")
    table.play("stop-buying")
    assert (table.match.asked, table.question) == ((1,), "buy")


# -- equal numbers -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.order.tie-ladder")
@pytest.mark.parametrize("what", ["points", "red", "yellow", "blue", "brown", "pesos", "workers", "grey"])
def test_of_equal_numbers_the_player_with_less_goes_first(what: str) -> None:
    assert order(tied(2).holds(0, **{what: 5}).holds(1, **{what: 4})) == [1, 0]
    assert order(tied(2).holds(0, **{what: 4}).holds(1, **{what: 5})) == [0, 1]


@pytest.mark.clause("havana.order.tie-ladder")
@pytest.mark.parametrize(("higher", "lower"), list(itertools.combinations(LADDER, 2)))
def test_an_earlier_criterion_outweighs_a_later_one(higher: str, lower: str) -> None:
    assert order(tied(2).holds(0, **{higher: 4, lower: 0}).holds(1, **{higher: 3, lower: 5})) == [1, 0]
    assert order(tied(2).holds(1, **{higher: 4, lower: 0}).holds(0, **{higher: 3, lower: 5})) == [0, 1]


@pytest.mark.clause("havana.order.tie-ladder")
def test_an_earlier_criterion_outweighs_all_later_ones_however_large() -> None:
    most = {"red": 10, "yellow": 10, "blue": 10, "brown": 10, "pesos": 100, "workers": 15, "grey": 40}
    table = Position(2).holds(0, points=1).holds(1, points=0, **most)
    assert order(table) == [1, 0]
    table = Position(2).holds(0, blue=1).holds(1, pesos=100, workers=15, grey=40)
    assert order(table) == [1, 0]
    assert order(Position(2).holds(0, pesos=1).holds(1, workers=15, grey=40)) == [1, 0]
    assert order(Position(2).holds(0, workers=1).holds(1, grey=40)) == [1, 0]
    assert order(Position(2).holds(0, grey=1)) == [1, 0]


@pytest.mark.clause("havana.order.tie-ladder")
def test_coloured_cubes_are_counted_together_whatever_their_colours() -> None:
    assert order(Position(2).holds(0, red=3).holds(1, yellow=1, blue=1)) == [1, 0]
    assert order(Position(2).holds(0, red=1, brown=2, grey=1).holds(1, yellow=2, blue=1)) == [1, 0]
    assert order(Position(2).holds(0, red=1, pesos=1).holds(1, brown=1)) == [1, 0]


@pytest.mark.clause("havana.order.tie-ladder")
def test_grey_cubes_do_not_count_as_coloured() -> None:
    assert order(Position(2).holds(0, pesos=1).holds(1, grey=9)) == [1, 0]


@pytest.mark.clause("havana.order.tie-ladder", "havana.order.tie.youngest")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_everything_equal_the_youngest_starts(players: int) -> None:
    assert order(tied(players)) == list(range(players))
    for ranks in itertools.permutations(range(players)):
        table = tied(players)
        for seat, rank in enumerate(ranks):
            table.table.rank[seat] = rank
        assert order(table) == sorted(range(players), key=ranks.__getitem__)


@pytest.mark.clause("havana.order.tie.youngest")
def test_age_decides_only_when_everything_else_is_equal() -> None:
    for what in LADDER:
        assert order(tied(2).holds(0, **{what: 3})) == [1, 0]


@pytest.mark.clause("havana.order.tie.youngest")
def test_the_rank_is_public_and_stays_for_the_next_round() -> None:
    table = Position(2).starts_round()
    assert table.match.view(1)["rank"] == {"1": 0, "2": 1}
    table.play("stop-buying", "stop-buying", "draw red", "draw red", "draw red")
    table.play("cover siesta refreshment", "cover siesta refreshment")
    assert table.order_of_play == [0, 1]
    assert table.match.view(1)["rank"] == {"1": 0, "2": 1}


@pytest.mark.clause("havana.order.tie.full-sort")
@pytest.mark.parametrize("what", LADDER)
@pytest.mark.parametrize("seats", list(itertools.permutations(range(4))))
def test_four_tied_players_are_all_sorted_by_each_criterion(what: str, seats: tuple[int, ...]) -> None:
    table = tied(4)
    for amount, seat in enumerate(seats):
        table.holds(seat, **{what: amount})
    assert order(table) == list(seats)


@pytest.mark.clause("havana.order.tie.full-sort", "havana.order.tie-ladder")
def test_tied_players_may_be_parted_by_different_criteria() -> None:
    table = tied(4).holds(0, points=3).holds(1, red=2).holds(2, pesos=3).holds(3, pesos=3, workers=1)
    assert order(table) == [3, 2, 1, 0]
    table = tied(3).holds(0, grey=3).holds(1, workers=3).holds(2, grey=1)
    assert order(table) == [2, 0, 1]


@pytest.mark.clause("havana.order.tie.full-sort", "havana.order.ascending")
def test_only_equal_numbers_are_parted_by_the_ladder() -> None:
    table = Position(4).shows(1, "siesta", "refreshment").holds(1, points=9).shows(3, "debris", "mama")
    assert order(table.holds(0, points=2).holds(2, points=1)) == [1, 2, 0, 3]


@pytest.mark.clause("havana.order.tie-ladder")
def test_different_cards_with_the_same_numbers_are_tied() -> None:
    table = Position(2).shows(0, "debris", "architect").shows(1, "protection", "worker").holds(0, grey=1)
    assert order(table) == [1, 0]


# -- the order stays ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.order.frozen")
def test_holdings_that_change_during_the_round_do_not_change_the_order() -> None:
    table = Position(3).holds(1, pesos=3).holds(2, pesos=4).holds(0, red=1).starts_round()
    assert table.order_of_play == [1, 2, 0]
    table.row("upper", "kiosk", "bakery", "library", "school").play("buy upper-left", "stop-buying")
    assert table.order_of_play == [1, 2, 0]
    table.holds(2, red=5, pesos=20)
    asked = []
    while table.question == "buy":
        asked.append(table.asked)
        table.play("stop-buying")
    assert asked == [2, 0]


@pytest.mark.clause("havana.order.frozen", "havana.round.phases")
def test_new_cards_are_laid_in_the_order_of_phase_1_whatever_has_changed() -> None:
    table = Position(3).holds(0, pesos=2).holds(1, pesos=1).starts_round()
    assert table.order_of_play == [2, 1, 0]
    table.play("stop-buying", "stop-buying", "stop-buying").holds(2, pesos=50, red=4)
    table.play("draw red", "draw red", "draw red")
    asked: list[int] = []
    while table.question == "cover" and len(asked) < 3:
        asked.append(table.asked)
        table.play("cover siesta refreshment")
    assert asked == [2, 1, 0]
    assert table.order_of_play == [1, 0, 2]


@pytest.mark.clause("havana.order.following")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_following_players_are_those_whose_turn_is_still_to_come(seat: int) -> None:
    table = Position(4).order(3, 1, 0, 2)
    for other in range(4):
        table.shows(other, "siesta", "tax-collector").holds(other, grey=1)
    table.turn_of(seat)
    following = {3: [1, 0, 2], 1: [0, 2], 0: [2], 2: []}[seat]
    while table.question == "levy":
        table.play("levy grey")
    assert [other for other in range(4) if not table.cubes(other)] == sorted(following)


@pytest.mark.clause("havana.order.following")
def test_a_thief_may_choose_only_following_players_and_the_last_player_anybody_else() -> None:
    first = Position(4).order(2, 0, 3, 1).shows(0, "siesta", "pesos-thief")
    for seat in (1, 2, 3):
        first.shows(seat, "siesta", "mama").holds(seat, pesos=4)
    assert first.turn_of(0).legal() == {"rob 2", "rob 4"}
    last = Position(3).order(1, 2, 0).shows(0, "siesta", "pesos-thief").shows(1, "siesta", "mama")
    assert last.shows(2, "siesta", "mama").turn_of(0).legal() == {"rob 2", "rob 3"}


@pytest.mark.clause("havana.order.tie.youngest")
def test_before_the_first_round_nobody_has_a_place_in_the_order() -> None:
    match = Match(Setting(GAME, NAMES[:3]))
    assert match.view(None)["order"] == {"1": None, "2": None, "3": None}
    assert match.view(None)["rank"] == {"1": 0, "2": 1, "3": 2}
