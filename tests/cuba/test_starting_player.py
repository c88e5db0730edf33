"""The change of the starting player at the end of the action phase."""

import pytest

from tests.cuba.position import Position
from tests.cuba.voting import BILLS, EDITIONS, bid, told

ALL = ("worker", "tradeswoman", "architect", "foreman", "mayor")


def fourth_cards(table: Position, *fourth: str) -> Position:
    """The fourth cards by seat; all of them have been played but that of the last player, who plays it now."""
    seats = len(fourth)
    last = (table.starting_player + seats - 1) % seats
    table.bills(**BILLS)
    for seat, character in enumerate(fourth):
        before = [card for card in ALL if card != character][:3]
        table.has_played(seat, *before, *(() if seat == last else (character,)))
    table.last_turn().play(f"play {fourth[last]}")
    while table.question != "bid" and table.told("starter-changed") == []:
        table.play("done" if "done" in table.legal() else "forgo")
    return table


@pytest.mark.clause("cuba.starting-player.change")
@pytest.mark.parametrize(
    ("fourth", "new"),
    [
        (("mayor", "worker", "foreman"), 0),
        (("worker", "mayor", "foreman"), 1),
        (("architect", "worker", "foreman"), 2),
        (("tradeswoman", "worker", "worker"), 0),
        (("architect", "foreman", "worker"), 1),
        (("worker", "architect", "tradeswoman"), 1),
    ],
)
def test_the_highest_fourth_card_makes_the_starting_player(fourth: tuple[str, ...], new: int) -> None:
    table = fourth_cards(Position(3), *fourth)
    assert table.starting_player == new
    assert told(table, "starter-changed") == [
        ({"seat": str(new + 1), "character": fourth[new]}, "cuba.starting-player.change")
    ]


@pytest.mark.clause("cuba.starting-player.change")
@EDITIONS
def test_only_the_fourth_card_counts_and_not_an_earlier_one_nor_the_fifth(edition: str) -> None:
    table = Position(2, edition).bills(**BILLS)
    table.has_played(0, "mayor", "foreman", "architect", "worker").has_played(1, "mayor", "foreman", "worker")
    table.last_turn().play("play tradeswoman", "forgo")
    assert table.starting_player == 1
    other = Position(2, edition).bills(**BILLS).starter(1)
    other.has_played(1, "worker", "tradeswoman", "architect", "foreman").has_played(0, "mayor", "worker", "architect")
    other.last_turn().play("play tradeswoman", "forgo")
    assert other.starting_player == 1


@pytest.mark.clause("cuba.starting-player.change")
def test_the_change_waits_until_the_last_card_is_resolved() -> None:
    table = Position(2).bills(**BILLS).has_played(0, "worker", "tradeswoman", "architect", "foreman")
    table.has_played(1, "worker", "tradeswoman", "architect").holds(1, citrus=1).last_turn().play("play mayor")
    assert (table.asked, table.question, table.starting_player) == (1, "load", 0)
    assert (table.told("starter-changed"), table.told("delegate-shown")) == ([], [])
    table.play("load citrus dock-2")
    assert (table.starting_player, table.phase, table.points(1)) == (1, "parliament", 2)
    names = [event.name for event in table.events if event.name in ("loaded", "starter-changed", "delegate-shown")]
    assert names == ["loaded", "starter-changed", "delegate-shown", "delegate-shown"]


@pytest.mark.clause("cuba.starting-player.tie")
@pytest.mark.parametrize(
    ("starter", "fourth", "new"),
    [
        (0, ("mayor", "mayor", "foreman"), 1),
        (0, ("mayor", "foreman", "mayor"), 2),
        (0, ("worker", "worker", "worker"), 2),
        (1, ("mayor", "mayor", "foreman"), 0),
        (1, ("foreman", "mayor", "mayor"), 2),
        (1, ("foreman", "foreman", "foreman"), 0),
        (2, ("architect", "architect", "worker"), 1),
        (2, ("architect", "worker", "architect"), 0),
        (2, ("worker", "mayor", "mayor"), 1),
    ],
)
def test_of_several_highest_cards_the_one_played_last_decides(starter: int, fourth: tuple[str, ...], new: int) -> None:
    assert fourth_cards(Position(3).starter(starter), *fourth).starting_player == new


@pytest.mark.clause("cuba.starting-player.tie")
@EDITIONS
def test_with_two_equal_cards_the_second_player_becomes_the_starting_player(edition: str) -> None:
    assert fourth_cards(Position(2, edition), "tradeswoman", "tradeswoman").starting_player == 1
    assert fourth_cards(Position(2, edition).starter(1), "worker", "worker").starting_player == 0


@pytest.mark.clause("cuba.starting-player.change")
def test_the_starting_player_may_stay_the_same() -> None:
    table = fourth_cards(Position(5).starter(3), "worker", "worker", "architect", "foreman", "architect")
    assert table.starting_player == 3


@pytest.mark.clause("cuba.starting-player.effect")
def test_the_new_starting_player_leads_in_parliament_in_the_statute_phase_and_in_the_next_round() -> None:
    table = Position(3)
    for seat in range(3):
        table.holds(seat, pesos=6)
    fourth_cards(table, "worker", "worker", "foreman")
    assert (table.starting_player, table.match.asked) == (2, (0, 1, 2))
    bid(bid(bid(table, 0, 1), 1, 1), 2, 0)  # all have kept the mayor
    assert (table.match.asked, table.question) == ((0, 1), "bid")
    table.play("bid 0", "bid 0")
    assert (table.asked, table.question) == (0, "enact")  # clockwise from seat 2
    table.play("enact tax+other")
    asked = []
    while table.question == "tax":
        asked.append(table.asked)
        table.play("pay-tax")
    assert asked == [2, 0, 1]
    while table.asked == -1:
        table.play(sorted(table.legal())[0])
    assert (table.round, table.question, table.asked) == (2, "character", 2)
    order = []
    for _ in range(3):
        order.append(table.asked)
        table.play("play mayor")
    assert order == [2, 0, 1]


@pytest.mark.clause("cuba.starting-player.effect")
@pytest.mark.parametrize("last", [0, 1])
def test_a_tie_in_the_vote_right_after_goes_to_the_new_starting_player(last: int) -> None:
    table = Position(2).starter(1 - last).bills(**BILLS)
    table.has_played(1 - last, "architect", "tradeswoman", "foreman", "worker")
    table.has_played(last, "worker", "tradeswoman", "architect").last_turn().play("play foreman")
    if table.question == "foreman":
        table.play("forgo")
    assert (table.starting_player, table.votes(0), table.votes(1)) == (last, 5, 5)
    assert (table.asked, table.question) == (last, "enact")
