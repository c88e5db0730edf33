"""The victory point path, the end of the game and the final scoring."""

import pytest

from tests.cuba.position import Position
from tests.cuba.voting import EDITIONS, in_session, told

FIELDS = ("a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4")
TILES = (
    *("cement-factory", "saw-mill", "golf-course", "monastery", "rum-cafe", "cigar-cafe"),
    *("hotel", "inn", "general-store", "dam", "warehouse-tile"),
)


def sixth_round(players: int = 2, edition: str = "default", **options: str) -> Position:
    """Phase D of round 6 is all that is left; nobody can pay a tax or a duty unless a test says so."""
    return Position(players, edition, **options).round_is(6).acts(tax="tax-5", duty="duty-tobacco")


def ended(table: Position) -> Position:
    table.statutes()
    while table.question in ("tax", "duty"):
        table.play("decline")
    assert table.over
    return table


# -- the path ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.track.lap", "cuba.track.lap-lighthouse", "cuba.track.lap.total")
@pytest.mark.parametrize(
    ("points", "laps"),
    [
        (0, []),
        (77, []),  # 79
        (78, [80]),  # the marker reaches 80 and lies on the lighthouse again
        (79, [81]),
        (80, []),
        (157, []),
        (158, [160]),
        (159, [161]),
    ],
)
@EDITIONS
def test_a_marker_that_reaches_80_starts_again_and_its_owner_goes_on_counting(
    points: int, laps: list[int], edition: str
) -> None:
    table = Position(2, edition).holds(0, pesos=2, points=points).statutes().play("pay-tax")
    assert (table.points(0), table.points(1)) == (points + 2, 0)
    assert told(table, "lap-completed") == [({"seat": "1", "points": total}, "cuba.track.lap") for total in laps]


@pytest.mark.clause("cuba.track.lap")
def test_every_way_to_score_may_complete_a_lap() -> None:
    loading = Position(2).holds(1, citrus=1, points=78).plays(1, "mayor").play("load citrus dock-2")
    assert [words for words, _ in told(loading, "lap-completed")] == [{"seat": "2", "points": 80}]
    subsidy = Position(2).acts(subsidy="subsidy-product-fields").holds(0, points=75).statutes()
    assert [words for words, _ in told(subsidy, "lap-completed")] == [{"seat": "1", "points": 81}]
    final = ended(sixth_round().holds(0, points=78))
    assert [words for words, _ in told(final, "lap-completed")] == [{"seat": "1", "points": 80}]


@pytest.mark.clause("cuba.track.lap.total")
@EDITIONS
def test_each_completed_lap_counts_80_in_the_ranking(edition: str) -> None:
    table = ended(sixth_round(3, edition).holds(0, points=79).holds(1, points=83).holds(2, points=161))
    own = 0 if edition == "fr2007" else 2
    assert [table.points(seat) for seat in range(3)] == [79 + own, 83 + own, 161 + own]
    assert table.places() == [3, 2, 1]


@pytest.mark.clause("cuba.track.lap.total")
def test_points_are_never_lost() -> None:
    table = Position(2).holds(0, points=7, pesos=3, citrus=1).statutes().play("decline", "decline")
    assert table.points(0) == 7
    in_session(table.holds(0, pesos=0), "worker", "mayor").play("enact subsidy+other")
    table.ends_round()
    assert table.points(0) == 7


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.end.round6")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@EDITIONS
def test_the_game_ends_with_the_sixth_round_and_not_before(number: int, edition: str) -> None:
    table = Position(2, edition).round_is(number).statutes()
    assert table.over == (number == 6)
    assert told(table, "game-ended") == ([({}, "cuba.end.round6")] if number == 6 else [])
    if number < 6:
        while table.question == "ship":
            table.play(sorted(table.legal())[0])
        assert (table.question, table.round, table.told("buildings-scored")) == ("bill", number + 1, [])


@pytest.mark.clause("cuba.end.round6")
def test_the_sixth_round_is_played_to_the_end_of_its_statute_phase() -> None:
    table = Position(2).bills(tax="tax-1", duty="duty-water", subsidy="subsidy-votes", other="market-decrease")
    table.round_is(6).holds(0, pesos=2, water=1, points=10).holds(1, points=17)
    table.has_played(0, "worker", "tradeswoman", "architect", "foreman").has_played(1, "worker", "foreman", "architect")
    table.last_turn().play("play tradeswoman", "forgo")
    assert (table.question, table.match.asked) == ("bid", (0,))  # both have kept the mayor
    table.play("bid 1", "enact tax+duty", "pay-tax", "pay-duty water")
    assert (table.over, table.points(0), table.points(1)) == (True, 10 + 5 + 2, 17 + 2)
    assert (table.places(), table.act("tax")) == ([2, 1], "tax-1")


@pytest.mark.clause("cuba.end.building-points.own-buildings", "cuba.end.building-points.ruling")
@pytest.mark.parametrize("built", [0, 1, 3, 11])
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2008"])
def test_two_points_for_each_own_building_with_the_printed_warehouse(built: int, edition: str) -> None:
    erected = dict(zip(FIELDS[:built], TILES, strict=False))
    table = ended(sixth_round(2, edition).builds(0, **erected).holds(0, points=3))
    assert (table.points(0), table.points(1)) == (3 + 2 * (built + 1), 2)
    assert told(table, "buildings-scored") == [
        (
            {"seat": "1", "count": built + 1, "points": 2 * (built + 1)},
            "cuba.end.building-points.own-buildings",
        ),
        ({"seat": "2", "count": 1, "points": 2}, "cuba.end.building-points.own-buildings"),
    ]


@pytest.mark.clause("cuba.end.building-points.erected")
@pytest.mark.parametrize("built", [0, 1, 3, 11])
@pytest.mark.parametrize(("edition", "options"), [("fr2007", {}), ("default", {"final_buildings": "erected"})])
def test_by_fr2007_the_printed_warehouse_is_left_out(built: int, edition: str, options: dict[str, str]) -> None:
    erected = dict(zip(FIELDS[:built], TILES, strict=False))
    table = ended(sixth_round(2, edition, **options).builds(1, **erected).holds(1, points=3))
    assert (table.points(0), table.points(1)) == (0, 3 + 2 * built)
    assert told(table, "buildings-scored")[1] == (
        {"seat": "2", "count": built, "points": 2 * built},
        "cuba.end.building-points.erected",
    )


@pytest.mark.clause("cuba.end.building-points.ruling")
def test_the_printed_warehouse_makes_no_difference_to_the_ranking() -> None:
    for option in ("own", "erected"):
        table = sixth_round(3, final_buildings=option).holds(0, points=4).holds(1, points=1).holds(2, points=6)
        assert ended(table.builds(1, a2="inn", a3="hotel")).places() == [3, 2, 1]


@pytest.mark.clause("cuba.end.money-no-vp")
@pytest.mark.parametrize("pesos", [1, 2, 3, 40])
@EDITIONS
def test_money_gives_no_points_at_the_end(pesos: int, edition: str) -> None:
    table = ended(sixth_round(2, edition).holds(0, pesos=pesos, points=5).holds(1, points=6))
    own = 0 if edition == "fr2007" else 2
    assert (table.points(0), table.points(1), table.places(), table.pesos(0)) == (5 + own, 6 + own, [2, 1], pesos)


@pytest.mark.clause("cuba.end.leftovers")
@EDITIONS
def test_pieces_and_loads_give_nothing_at_the_end(edition: str) -> None:
    table = sixth_round(2, edition).ship("dock-2", "ship-02", citrus=3, tobacco=2).ship("dock-3", "ship-05", cigars=2)
    table.holds(0, wood=4, stone=4, water=4, citrus=3, sugar=3, rum=3, cigars=3).stores(0, citrus=2, sugar=2)
    ended(table)
    own = 0 if edition == "fr2007" else 2
    assert (table.points(0), table.points(1), table.places()) == (own, own, [1, 1])


# -- the winner --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.end.winner")
@pytest.mark.parametrize(
    ("points", "places"),
    [((9, 4, 6), [1, 3, 2]), ((4, 9, 6), [3, 1, 2]), ((4, 6, 9), [3, 2, 1]), ((81, 79, 80), [1, 3, 2])],
)
@EDITIONS
def test_the_player_with_the_most_points_wins(points: tuple[int, ...], places: list[int], edition: str) -> None:
    table = sixth_round(3, edition)
    for seat, total in enumerate(points):
        table.holds(seat, points=total)
    assert ended(table).places() == places
    own = 0 if edition == "fr2007" else 2
    assert told(table, "placed") == [
        ({"seat": str(seat + 1), "place": places[seat], "points": points[seat] + own}, "cuba.end.winner")
        for seat in range(3)
    ]


@pytest.mark.clause("cuba.end.winner", "cuba.end.building-points.own-buildings")
def test_the_final_points_of_the_buildings_decide_too() -> None:
    table = sixth_round().holds(0, points=11).holds(1, points=8).builds(1, a2="inn", a3="hotel")
    assert ended(table).places() == [2, 1]


@pytest.mark.clause("cuba.end.tie-money")
@pytest.mark.parametrize(("pesos", "places"), [((3, 4), [2, 1]), ((4, 3), [1, 2]), ((0, 1), [2, 1]), ((30, 1), [1, 2])])
@EDITIONS
def test_a_tie_goes_to_the_player_with_the_most_money(pesos: tuple[int, int], places: list[int], edition: str) -> None:
    table = sixth_round(2, edition).holds(0, points=20, pesos=pesos[0]).holds(1, points=20, pesos=pesos[1])
    assert ended(table).places() == places


@pytest.mark.clause("cuba.end.tie-money")
def test_money_counts_only_among_those_who_tie() -> None:
    table = sixth_round(3).holds(0, points=20, pesos=1).holds(1, points=20, pesos=2).holds(2, points=19, pesos=50)
    assert ended(table).places() == [2, 1, 3]


@pytest.mark.clause("cuba.end.tie-money")
def test_the_money_left_after_the_last_tax_counts() -> None:
    table = sixth_round().acts(tax="tax-2").holds(0, points=18, pesos=4).holds(1, points=20, pesos=3).statutes()
    table.play("pay-tax", "decline")
    assert (table.points(0), table.points(1), table.places()) == (22, 22, [2, 1])


@pytest.mark.clause("cuba.end.tie-beyond")
@pytest.mark.parametrize("starter", [0, 1])
@EDITIONS
def test_with_points_and_money_equal_the_victory_is_shared(starter: int, edition: str) -> None:
    table = sixth_round(3, edition).starter(starter).holds(0, points=9, pesos=4, rum=3).holds(1, points=9, pesos=4)
    assert ended(table).places() == [1, 1, 3]


@pytest.mark.clause("cuba.end.tie-beyond")
def test_lower_ranks_are_compared_the_same_way() -> None:
    table = sixth_round(5).holds(0, points=5, pesos=1).holds(1, points=5, pesos=3).holds(2, points=9)
    table.holds(3, points=5, pesos=1).holds(4, points=2, pesos=9)
    assert ended(table).places() == [3, 2, 1, 3, 5]
