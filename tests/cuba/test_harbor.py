"""Ships on their way from the pile to the sea, to the docks and back under the pile."""

import pytest

from tests.cuba.position import Position
from tests.cuba.voting import EDITIONS, told

BERTHS = ("sea", "dock-1", "dock-2", "dock-3")
FULL = {
    "ship-01": {"sugar": 3, "citrus": 2},
    "ship-02": {"citrus": 3, "tobacco": 2},
    "ship-05": {"sugar": 2, "cigars": 3},
}


def three_docks(edition: str = "default", **options: str) -> Position:
    """Round 2: ship-05 at dock 3, ship-02 at dock 2, ship-01 at dock 1 and ship-03 at sea."""
    return Position(2, edition, **options).round_is(2).ship("dock-3", "ship-05")


def in_harbor(table: Position) -> list[str | None]:
    """The ships at sea and at docks 1, 2 and 3."""
    return [table.ship_at(berth) for berth in BERTHS]


@pytest.mark.clause("cuba.harbor.direction")
@EDITIONS
def test_a_ship_goes_from_the_pile_to_the_sea_and_to_docks_1_2_and_3(edition: str) -> None:
    table = three_docks(edition)
    table.ends_round().play("arrive ship-09")
    assert in_harbor(table) == ["ship-09", "ship-03", "ship-01", "ship-02"]
    assert [(words["ship"], words["berth"]) for words, _ in told(table, "ship-moved")] == [
        ("ship-02", "dock-3"),
        ("ship-01", "dock-2"),
        ("ship-03", "dock-1"),
    ]
    assert told(table, "ship-arrived") == [({"ship": "ship-09", "berth": "sea"}, "cuba.harbor.direction")]
    for number, ships in (
        (3, ["ship-10", "ship-09", "ship-03", "ship-01"]),
        (4, ["ship-11", "ship-10", "ship-09", "ship-03"]),
        (5, ["ship-12", "ship-11", "ship-10", "ship-09"]),
    ):
        table.round_is(number).ends_round().play(f"arrive {ships[0]}")
        assert in_harbor(table) == ships


@pytest.mark.clause("cuba.harbor.direction")
def test_nature_draws_any_ship_of_the_pile_and_no_other() -> None:
    table = three_docks().ends_round()
    assert (table.asked, table.question) == (-1, "ship")
    assert table.legal() == {f"arrive ship-{number:02}" for number in (4, *range(6, 16))}


@pytest.mark.clause("cuba.harbor.pile-bottom", "cuba.harbor.pile-no-shuffle")
@EDITIONS
def test_the_card_of_a_departing_ship_goes_to_the_bottom_of_the_pile(edition: str) -> None:
    order = ["ship-04", *(f"ship-{number:02}" for number in range(15, 5, -1))]
    table = three_docks(edition).pile(*order)
    assert (table.pile_size, table.pile_from_top) == (11, order)
    table.ends_round()
    assert (table.pile_size, table.pile_from_top) == (11, [*order[1:], "ship-05"])
    assert in_harbor(table) == ["ship-04", "ship-03", "ship-01", "ship-02"]


@pytest.mark.clause("cuba.harbor.pile-bottom-face-down")
@EDITIONS
def test_the_departed_ship_lies_face_down_among_the_others_and_hides_none_of_them(edition: str) -> None:
    table = three_docks(edition).ends_round().play("arrive ship-09")
    assert table.pile_from_top == [None] * 10 + ["ship-05"]
    for seat in (0, 1):
        view = table.match.view(seat)
        assert "ship-05" not in view["berth"].values()
        assert [ship for ship in view["pile"][: table.pile_size - 1] if ship is not None] == []
    table.round_is(3).ends_round()
    assert "arrive ship-05" not in table.legal()


@pytest.mark.clause("cuba.harbor.departure-order")
@pytest.mark.parametrize(
    ("full", "under"),
    [
        (("dock-1", "dock-2", "dock-3"), ["ship-05", "ship-02", "ship-01"]),
        (("dock-1",), ["ship-05", "ship-01"]),
        (("dock-2",), ["ship-05", "ship-02"]),
        (("dock-1", "dock-2"), ["ship-05", "ship-02", "ship-01"]),
        ((), ["ship-05"]),
    ],
)
@EDITIONS
def test_ships_that_leave_together_go_under_the_pile_from_dock_3_to_dock_1(
    full: tuple[str, ...], under: list[str], edition: str
) -> None:
    table = three_docks(edition)
    for berth, ship in (("dock-1", "ship-01"), ("dock-2", "ship-02"), ("dock-3", "ship-05")):
        if berth in full:
            table.ship(berth, ship, **FULL[ship])
    table.ends_round()
    assert [words["ship"] for words, _ in told(table, "ship-left")] == under
    assert table.pile_from_top == [None] * 11 + under
    new = iter(("ship-09", "ship-10", "ship-11", "ship-12"))
    while table.question == "ship":
        table.play(f"arrive {next(new)}")
    assert table.pile_from_top[-len(under) :] == under


@pytest.mark.clause("cuba.harbor.departure-order")
def test_in_round_1_dock_2_goes_under_the_pile_before_dock_1() -> None:
    table = Position(2).ship("dock-1", "ship-01", **FULL["ship-01"]).ship("dock-2", "ship-02", **FULL["ship-02"])
    table.ends_round()
    assert table.pile_from_top == [None] * 12 + ["ship-02", "ship-01"]


@pytest.mark.clause("cuba.harbor.pile-never-empty")
def test_with_four_ships_in_play_eleven_cards_are_left_whatever_leaves() -> None:
    table = three_docks()
    assert table.pile_size == 11
    for berth, ship in (("dock-1", "ship-01"), ("dock-2", "ship-02"), ("dock-3", "ship-05")):
        table.ship(berth, ship, **FULL[ship])
    table.ends_round()
    sizes = [table.pile_size]  # departures precede the draw
    for ship in ("ship-09", "ship-10", "ship-11"):
        assert table.question == "ship"
        table.play(f"arrive {ship}")
        sizes.append(table.pile_size)
    assert sizes == [14, 13, 12, 11]
    assert in_harbor(table) == ["ship-11", "ship-10", "ship-09", "ship-03"]


@pytest.mark.clause("cuba.harbor.pile-never-empty")
@EDITIONS
def test_all_fifteen_ships_are_in_the_harbor_or_in_the_pile(edition: str) -> None:
    table = Position.new_game(2, edition)
    assert table.pile_size == 15
    table.play("arrive ship-07", "arrive ship-08", "arrive ship-09")
    assert (table.pile_size, in_harbor(table)) == (12, ["ship-09", "ship-07", "ship-08", None])


@pytest.mark.clause("cuba.harbor.pile-no-shuffle")
def test_a_returned_ship_reappears_only_after_those_above_it() -> None:
    table = three_docks().bottom("ship-14", "ship-15")
    drawn: list[str | None] = []
    for number, ship in ((2, "ship-04"), (3, "ship-06"), (4, "ship-07"), (5, "ship-08")):
        table.round_is(number).ends_round()
        assert not {"arrive ship-14", "arrive ship-15", "arrive ship-05", "arrive ship-02"} & table.legal()
        table.play(f"arrive {ship}")
        drawn.append(table.ship_at("sea"))
    assert drawn == ["ship-04", "ship-06", "ship-07", "ship-08"]
    assert table.pile_from_top == [None] * 5 + ["ship-14", "ship-15", "ship-05", "ship-02", "ship-01", "ship-03"]


@pytest.mark.clause("cuba.harbor.pile-no-shuffle")
def test_when_all_ships_above_are_drawn_the_lowest_come_in_their_order() -> None:
    order = [f"ship-{number:02}" for number in range(6, 16)]
    table = three_docks().pile("ship-04", *order)
    for turn in range(13):
        table.round_is(2 + turn % 4).ends_round()
    expected = ["ship-04", *order, "ship-05", "ship-02"]
    assert [words["ship"] for words, _ in told(table, "ship-arrived")] == expected
    assert in_harbor(table) == ["ship-02", "ship-05", "ship-15", "ship-14"]
