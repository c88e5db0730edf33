"""The end of the game and the final ranking."""

import pytest

from tests.havana.position import ROWS, Position

QUIET = ("skip", "stop-buying", "enough")
TARGETS = pytest.mark.parametrize(("players", "target"), [(2, 25), (3, 20), (4, 15)])


def last_building(players: int) -> Position:
    """One building is left in the whole game; whoever removes it ends the game."""
    return Position(players).row("upper").row("lower", "capitol").pile()


def remove_the_last(table: Position, seat: int = 0) -> Position:
    table.acts(seat, "conservation").play("remove lower-left")
    assert table.ended_by == "havana.end.no-buildings"
    return table


def play_on(table: Position, keen: str = "") -> None:
    """One answer: the move the player is keen on, else a pass where that is possible, else the first legal move."""
    legal = sorted(table.legal())
    liked = [move for move in legal if move == keen] or [move for move in legal if move in QUIET] or legal
    table.play(liked[0])


def play_rounds(table: Position, keen: str = "", keen_in: int = 0) -> list[object]:
    """Plays until the game ends or forty rounds are over; gives the numbers of the rounds that were begun.

    Nothing leaves the rows, but for what the players are keen on in one of the rounds.
    """
    while not table.over and table.round < 40:
        play_on(table, keen if table.round == keen_in else "")
    return [event.words()["round"] for event in table.told("round-begun")]


@TARGETS
@pytest.mark.clause("havana.end.target", "havana.end.at-purchase", "havana.end.immediate")
def test_the_purchase_that_reaches_the_target_ends_the_game(players: int, target: int) -> None:
    table = Position(players).holds(1, points=target - 1, red=1, yellow=1, pesos=9).buys(1).play("buy upper-left")
    assert (table.ended_by, table.over, table.question) == ("havana.end.target", True, "")
    assert table.points(1) == target
    assert table.match.places() == [2, 1, 2, 2][:players]
    assert table.told("placed")[1].words() == {"seat": "2", "place": 1, "points": target}


@TARGETS
@pytest.mark.clause("havana.end.target")
def test_one_point_less_than_the_target_does_not_end_the_game(players: int, target: int) -> None:
    table = Position(players).holds(0, points=target - 2, red=1).buys(0).play("buy upper-left")
    assert (table.points(0), table.ended_by, table.question, table.asked) == (target - 1, None, "buy", 0)


@TARGETS
@pytest.mark.clause("havana.end.target")
def test_more_than_the_target_wins_as_well(players: int, target: int) -> None:
    table = Position(players).holds(0, points=target - 1, red=1, pesos=2).row("upper", "townhouse", "kiosk", "street")
    table.buys(0).play("buy upper-left")
    assert (table.points(0), table.ended_by, table.match.places()[0]) == (target + 1, "havana.end.target", 1)


@pytest.mark.clause("havana.end.immediate", "havana.end.whose-phase-1")
def test_the_round_is_not_completed_and_nobody_later_in_the_order_gets_a_turn() -> None:
    table = Position(3).shows(0, "protection", "mama").shows(1, "siesta", "worker").shows(2, "pesos", "mama")
    for seat in range(3):
        table.holds(seat, points=19, red=1, pesos=3)
    table.starts_round()
    assert (table.asked, table.question) == (1, "buy")
    table.play("buy upper-left")
    assert (table.ended_by, table.over) == ("havana.end.target", True)
    assert [event.words()["seat"] for event in table.told("turn-begun")] == ["2"]
    assert (table.told("pesos-laid"), table.told("card-covered")) == ([], [])
    assert [table.points(seat) for seat in range(3)] == [19, 20, 19]
    assert table.match.places() == [2, 1, 2]


@pytest.mark.clause("havana.end.whose-phase-1")
def test_an_earlier_player_in_the_order_does_not_wait_for_the_later_one_who_could_do_better() -> None:
    table = Position(2).shows(0, "siesta", "protection").shows(1, "worker", "mama").holds(0, points=24, red=1)
    table.holds(1, points=24, red=5, yellow=5, blue=5, brown=5, workers=5, pesos=20).starts_round()
    table.play("buy upper-left")
    assert (table.ended_by, table.match.places()) == ("havana.end.target", [1, 2])


@pytest.mark.clause("havana.end.at-purchase")
def test_no_refill_follows_the_winning_purchase() -> None:
    table = Position(2).row("upper", "beach-hut", "townhouse", "kiosk").holds(0, points=24, red=1, pesos=5)
    table.buys(0).play("buy upper-left")
    assert (table.ended_by, table.row_of("upper"), table.told("building-dealt")) == (
        "havana.end.target",
        ["townhouse", "kiosk"],
        [],
    )
    assert (table.owned(0), table.pesos(0)) == ({"beach-hut"}, 5)


@pytest.mark.clause("havana.end.no-buildings")
def test_the_game_ends_at_once_when_the_last_building_is_bought() -> None:
    table = Position(2).row("upper").row("lower", "street").pile().holds(1, grey=3, red=1).buys(1)
    table.play("buy lower-left")
    assert (table.ended_by, table.over) == ("havana.end.no-buildings", True)
    assert (table.owned(1), table.match.places()) == ({"street"}, [2, 1])


@pytest.mark.clause("havana.end.no-buildings")
def test_the_game_ends_at_once_when_the_last_building_is_removed() -> None:
    table = last_building(3).shows(0, "siesta", "conservation").shows(1, "protection", "mama").holds(1, points=2)
    table.shows(2, "worker", "mama").starts_round().play("remove lower-left")
    assert (table.ended_by, table.over) == ("havana.end.no-buildings", True)
    assert (table.told("pesos-laid"), table.match.places()) == ([], [2, 1, 2])
    assert [event.words()["seat"] for event in table.told("turn-begun")] == ["1"]


@pytest.mark.clause("havana.end.no-buildings")
@pytest.mark.parametrize("upper", [(), ("kiosk",)])
def test_with_a_building_left_the_game_goes_on(upper: tuple[str, ...]) -> None:
    table = Position(2).row("upper", *upper).row("lower", "street", *(() if upper else ("kiosk",))).pile()
    table.holds(0, grey=3).buys(0).play("buy lower-left")
    assert (table.ended_by, table.question) == (None, "buy")


@pytest.mark.clause("havana.end.no-cubes")
def test_the_game_ends_at_once_when_the_last_cube_is_paid() -> None:
    table = Position(2).holds(0, red=1, pesos=9).bag().buys(0).play("buy upper-left")
    assert (table.ended_by, table.over) == ("havana.end.no-cubes", True)
    assert sum(table.out_cubes.values()) == 80
    assert (table.points(0), table.match.places()) == (1, [1, 2])


@pytest.mark.clause("havana.end.no-cubes", "havana.end.immediate")
def test_a_game_that_ends_for_want_of_cubes_leaves_no_gap_in_a_row() -> None:
    table = Position(2).row("upper", "beach-hut", "bank", "hotel").holds(0, red=1).bag().buys(0).play("buy upper-left")
    assert (table.ended_by, table.row_of("upper")) == ("havana.end.no-cubes", ["bank", "hotel"])
    places = [word for word, building in table.table.described("building_at").items() if building is None]
    assert places == ["upper-3", "upper-4", "upper-5", "upper-6"]
    assert (table.at_end("upper-left"), table.at_end("upper-right")) == ("bank", "hotel")


@pytest.mark.clause("havana.end.no-cubes")
def test_the_game_ends_at_once_when_the_last_cube_is_levied() -> None:
    table = Position(3).shows(0, "siesta", "tax-collector").shows(1, "worker", "mama").holds(1, grey=1, pesos=5)
    table.shows(2, "pesos", "mama").bag().starts_round().play("levy grey")
    assert (table.ended_by, table.over, table.out_cubes["grey"]) == ("havana.end.no-cubes", True, 40)
    assert [event.words()["seat"] for event in table.told("turn-begun")] == ["1"]


@pytest.mark.clause("havana.end.no-cubes")
@pytest.mark.parametrize("where", ["bag", "centre", "own", "other"])
def test_with_a_cube_left_anywhere_the_game_goes_on(where: str) -> None:
    table = Position(2).holds(0, red=1 + (where == "own")).holds(1, grey=int(where == "other"))
    table.centre(blue=int(where == "centre")).bag(brown=int(where == "bag")).buys(0).play("buy upper-left")
    assert (sum(table.out_cubes.values()), table.ended_by, table.question) == (79, None, "buy")


@pytest.mark.clause("havana.end.target", "havana.end.no-cubes")
def test_the_target_reached_with_the_last_cube_is_a_victory_by_the_target() -> None:
    table = Position(2).holds(0, points=24, red=1).bag().buys(0).play("buy upper-left")
    assert (table.ended_by, len(table.told("game-ended")), table.match.places()) == ("havana.end.target", 1, [1, 2])


@pytest.mark.clause("havana.end.stall")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_complete_rounds_with_an_empty_bag_and_no_building_leaving_end_the_game(players: int) -> None:
    table = Position(players).centre(red=10, grey=30).bag().round_is(0).starts_round()
    assert play_rounds(table) == list(range(1, 10))
    assert (table.ended_by, table.over) == ("havana.end.stall", True)
    assert len(table.told("pesos-laid")) == 9
    assert len(table.told("card-covered")) == 9 * players
    assert {row: tuple(table.row_of(row)) for row in ROWS} == ROWS


@pytest.mark.clause("havana.end.stall")
@pytest.mark.parametrize(("cubes", "rounds"), [(1, 10), (3, 10), (4, 11), (6, 11)])
def test_only_rounds_that_began_with_an_empty_bag_count(cubes: int, rounds: int) -> None:
    table = Position(2).discarded(0, "black-market").discarded(1, "black-market").centre(red=10).bag(grey=cubes)
    table.round_is(0).starts_round()
    assert play_rounds(table) == list(range(1, rounds + 1))
    assert table.ended_by == "havana.end.stall"


@pytest.mark.clause("havana.end.stall")
@pytest.mark.parametrize("change", [1, 5, 9])
def test_a_building_bought_starts_the_count_anew(change: int) -> None:
    table = Position(2).holds(0, blue=5).centre(red=10).bag().round_is(0).starts_round()
    assert play_rounds(table, "buy lower-left", change) == list(range(1, change + 10))
    assert (table.ended_by, "jetty" in table.owned(0)) == ("havana.end.stall", True)


@pytest.mark.clause("havana.end.stall")
def test_a_building_removed_starts_the_count_anew() -> None:
    table = Position(2).shows(0, "conservation", "mama").centre(red=10, grey=30).bag().round_is(0).starts_round()
    assert play_rounds(table, "remove lower-left", 1) == list(range(1, 11))
    assert (table.ended_by, table.box_buildings) == ("havana.end.stall", {"jetty"})


@pytest.mark.clause("havana.end.most-vp")
@pytest.mark.parametrize(
    ("winner", "loser"),
    [
        ({"points": 4}, {"points": 3, "red": 5, "pesos": 5, "workers": 5, "grey": 5}),
        ({"red": 1, "blue": 1}, {"yellow": 1, "pesos": 5, "workers": 5, "grey": 5}),
        ({"brown": 2}, {"brown": 1, "pesos": 5, "workers": 5, "grey": 5}),
        ({"yellow": 1}, {"pesos": 5, "workers": 5, "grey": 5}),
        ({"pesos": 2}, {"pesos": 1, "workers": 5, "grey": 5}),
        ({"workers": 2}, {"workers": 1, "grey": 5}),
        ({"grey": 2}, {"grey": 1}),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_most_points_win_then_coloured_cubes_pesos_workers_and_grey_cubes(
    winner: dict[str, int], loser: dict[str, int], seat: int
) -> None:
    table = remove_the_last(last_building(2).holds(seat, **winner).holds(1 - seat, **loser))
    assert table.match.places() == [1 + seat, 2 - seat]


@pytest.mark.clause("havana.end.most-vp")
def test_still_equal_the_victory_is_shared() -> None:
    table = last_building(2).holds(0, points=3, red=1, blue=1, pesos=2, workers=1, grey=1)
    remove_the_last(table.holds(1, points=3, yellow=2, pesos=2, workers=1, grey=1))
    assert table.match.places() == [1, 1]
    assert [event.words() for event in table.told("placed")] == [
        {"seat": "1", "place": 1, "points": 3},
        {"seat": "2", "place": 1, "points": 3},
    ]


@pytest.mark.clause("havana.end.most-vp")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_ends_the_game_has_no_advantage(seat: int) -> None:
    table = remove_the_last(last_building(3).holds(1, points=1), seat)
    assert table.match.places() == [2, 1, 2]


@pytest.mark.clause("havana.end.ranking")
def test_the_places_behind_the_winner_follow_the_same_ladder() -> None:
    table = last_building(4).holds(0, points=2).holds(1, points=5, pesos=1).holds(2, points=5).holds(3, points=6)
    assert remove_the_last(table).match.places() == [4, 2, 3, 1]
    assert [event.words()["place"] for event in table.told("placed")] == [4, 2, 3, 1]
    assert {event.clause for event in table.told("placed")} == {"havana.end.ranking"}


@pytest.mark.clause("havana.end.ranking")
@pytest.mark.parametrize(
    ("second", "third"),
    [
        ({"points": 9}, {"points": 8, "red": 3}),
        ({"red": 1, "blue": 1}, {"yellow": 1, "pesos": 4}),
        ({"pesos": 3}, {"pesos": 2, "workers": 4}),
        ({"workers": 1}, {"grey": 9}),
        ({"grey": 1}, {}),
    ],
)
def test_behind_a_winner_by_the_target_the_ladder_ranks_the_others(
    second: dict[str, int], third: dict[str, int]
) -> None:
    table = Position(3).holds(0, points=19, red=1).holds(1, **third).holds(2, **second).buys(0).play("buy upper-left")
    assert (table.ended_by, table.match.places()) == ("havana.end.target", [1, 3, 2])


@pytest.mark.clause("havana.end.target", "havana.end.immediate")
def test_the_target_counts_for_the_buyer_in_any_seat_and_the_last_of_the_order() -> None:
    table = Position(4).order(1, 2, 0, 3).holds(3, points=14, blue=1).holds(1, points=14).buys(3).play("buy lower-left")
    assert (table.ended_by, table.match.places()) == ("havana.end.target", [3, 2, 3, 1])
    assert (table.told("pesos-laid"), table.centre_pesos) == ([], 0)


@pytest.mark.clause("havana.end.target")
def test_the_target_is_reached_by_two_purchases_of_one_turn() -> None:
    table = Position(2).holds(0, points=23, red=1, blue=1).buys(0).play("buy upper-left")
    assert (table.ended_by, table.legal()) == (None, {"buy lower-left", "stop-buying"})
    table.play("buy lower-left")
    assert (table.ended_by, table.points(0)) == ("havana.end.target", 25)


@pytest.mark.clause("havana.end.no-buildings")
def test_buildings_in_the_pile_keep_the_game_going() -> None:
    table = Position(2).row("upper").row("lower", "street", "kiosk", "jetty").pile("bank").holds(0, grey=3)
    table.buys(0).play("buy lower-left", "deal bank")
    assert (table.ended_by, table.row_of("lower")) == (None, ["kiosk", "bank", "jetty"])


@pytest.mark.clause("havana.end.stall", "havana.end.most-vp")
def test_a_stalled_game_is_won_by_most_points() -> None:
    table = Position(3).centre(red=10, grey=30).bag().holds(1, points=3).holds(2, points=4).round_is(0).starts_round()
    play_rounds(table)
    assert table.ended_by == "havana.end.stall"
    assert table.match.places() == [3, 2, 1]
