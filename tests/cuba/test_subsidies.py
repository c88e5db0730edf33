"""The statute phase: subsidies (III)."""

import pytest

from malecon.games.cuba.game import GAME
from tests.cuba.position import Position
from tests.cuba.voting import EDITIONS, bid, in_session, told

VOTES = {"worker": 1, "tradeswoman": 2, "architect": 3, "foreman": 4, "mayor": 5}
FIELDS = ("a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4")
TILES = (
    *("cement-factory", "saw-mill", "golf-course", "monastery", "rum-cafe", "cigar-cafe"),
    *("hotel", "inn", "general-store", "dam", "warehouse-tile"),
)
SUBSIDIES = ("buildings", "resource-fields", "product-fields", "water", "votes", "pesos")


def under(act: str, players: int = 2, edition: str = "default", **options: str) -> Position:
    """This subsidy is in force, and a tax and a duty that the tests do not pay."""
    table = Position(players, edition, **options).acts(tax="tax-5", duty="duty-tobacco", subsidy=f"subsidy-{act}")
    for seat in range(players):
        table.shows(seat, "worker")
    return table


def settled(table: Position) -> Position:
    """Phase D, with nothing paid."""
    table.statutes()
    while table.question in ("tax", "duty"):
        table.play("decline")
    return table


@pytest.mark.clause("cuba.statute.subsidy.free")
@pytest.mark.parametrize("act", SUBSIDIES)
@EDITIONS
def test_nothing_is_paid_or_given_up_for_a_subsidy(act: str, edition: str) -> None:
    table = under(act, 2, edition).holds(0, water=2, wood=1, rum=1, pesos=6).builds(0, a2="inn")
    bank, water = table.table.bank[0], table.in_stock("water")
    settled(table)
    assert (table.lot(0), table.pesos(0)) == ({"wood": 1, "water": 2, "rum": 1}, 6)
    assert (table.table.bank[0], table.in_stock("water"), table.on_field(0, "a2")) == (bank, water, "inn")
    assert table.points(0) > 0


@pytest.mark.clause("cuba.statute.subsidy.one-vp")
@pytest.mark.parametrize(
    ("act", "points"),
    [
        ("buildings", (3, 1)),
        ("resource-fields", (4, 5)),
        ("product-fields", (5, 6)),
        ("water", (4, 1)),
        ("votes", (3, 1)),
        ("pesos", (2, 0)),
    ],
)
@EDITIONS
def test_each_subsidy_gives_one_point_per_counted_item(act: str, points: tuple[int, int], edition: str) -> None:
    table = under(act, 2, edition).holds(0, water=4, pesos=6, points=20).holds(1, water=1, pesos=2)
    table.builds(0, a2="inn", b2="hotel").shows(0, "architect")
    settled(table)
    assert (table.points(0), table.points(1)) == (20 + points[0], points[1])
    assert [words["points"] for words, _ in told(table, "subsidy-paid")] == [number for number in points if number]


@pytest.mark.clause("cuba.statute.subsidy.one-vp")
@EDITIONS
def test_there_are_six_subsidy_acts(edition: str) -> None:
    unseen = Position.new_game(2, edition).statutes_in("unseen")
    assert {one for one in unseen if one.startswith("subsidy")} == {f"subsidy-{act}" for act in SUBSIDIES}


@pytest.mark.clause(
    "cuba.statute.subsidy.buildings.printed-counts",
    "cuba.statute.subsidy.buildings.not-specified",
    "cuba.statute.subsidy.buildings.ruling",
)
@pytest.mark.parametrize("built", [0, 1, 4, 7, 8, 11])
@EDITIONS
def test_one_point_per_own_building_with_the_printed_warehouse(built: int, edition: str) -> None:
    table = settled(under("buildings", 2, edition).builds(1, **dict(zip(FIELDS[:built], TILES, strict=False))))
    assert (table.points(0), table.points(1)) == (1, built + 1)
    assert told(table, "subsidy-paid")[1][0] == {"seat": "2", "statute": "subsidy-buildings", "points": built + 1}


@pytest.mark.clause("cuba.statute.subsidy.resource-fields")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ((), 5),
        (("a2",), 4),
        (("a3",), 5),
        (("c4",), 4),
        (("b4",), 4),
        (("a2", "b1", "b4", "c3", "c4"), 0),
        (("a3", "a4", "b2", "b3", "c1", "c2"), 5),
    ],
)
@EDITIONS
def test_one_point_per_open_lake_mountain_or_forest(built: tuple[str, ...], points: int, edition: str) -> None:
    table = settled(under("resource-fields", 2, edition).builds(0, **dict(zip(built, TILES, strict=False))))
    assert (table.points(0), table.points(1)) == (points, 5)


@pytest.mark.clause("cuba.statute.subsidy.product-fields")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ((), 6),
        (("a3",), 5),
        (("a2",), 6),
        (("b3", "c2"), 4),
        (("a3", "a4", "b2", "b3", "c1", "c2"), 0),
        (("a2", "b1", "b4", "c3", "c4"), 6),
    ],
)
@EDITIONS
def test_one_point_per_open_product_field(built: tuple[str, ...], points: int, edition: str) -> None:
    table = settled(under("product-fields", 2, edition).builds(0, **dict(zip(built, TILES, strict=False))))
    assert (table.points(0), table.points(1)) == (points, 6)


@pytest.mark.clause("cuba.statute.subsidy.resource-fields", "cuba.statute.subsidy.product-fields")
@pytest.mark.parametrize(("act", "most"), [("resource-fields", 5), ("product-fields", 6)])
def test_every_plantation_has_five_resource_fields_and_six_product_fields(act: str, most: int) -> None:
    table = settled(under(act, 5, plantation="individual"))
    assert [table.points(seat) for seat in range(5)] == [most] * 5


@pytest.mark.clause("cuba.statute.subsidy.water")
@pytest.mark.parametrize(("water", "points"), [(0, 0), (1, 1), (6, 6), (7, 7), (8, 7), (12, 7)])
@EDITIONS
def test_one_point_per_water_piece_and_seven_at_most(water: int, points: int, edition: str) -> None:
    table = settled(under("water", 2, edition).holds(0, water=water, wood=3, stone=3).holds(1, water=1))
    assert (table.points(0), table.points(1)) == (points, 1)
    assert [words["seat"] for words, _ in told(table, "subsidy-paid")] == (["1", "2"] if points else ["2"])


@pytest.mark.clause("cuba.statute.subsidy.water-location")
def test_all_water_of_the_player_counts_and_nobody_elses() -> None:
    table = under("water", 3).holds(0, water=2).holds(2, water=3, wood=5).pawn(0, "c4").stock(water=4)
    settled(table)
    assert [table.points(seat) for seat in range(3)] == [2, 0, 3]


@pytest.mark.clause("cuba.statute.subsidy.votes")
@pytest.mark.parametrize("card", VOTES)
@EDITIONS
def test_one_point_per_vote_of_the_card_kept_for_parliament(card: str, edition: str) -> None:
    table = settled(under("votes", 2, edition).shows(0, card).shows(1, "architect"))
    assert (table.points(0), table.points(1)) == (VOTES[card], 3)


@pytest.mark.clause("cuba.statute.subsidy.votes")
@EDITIONS
def test_town_hall_votes_and_bought_votes_do_not_count(edition: str) -> None:
    table = Position(2, edition).acts(tax="tax-5", subsidy="subsidy-votes").builds(0, a2="town-hall").voting_tile(0)
    table.holds(0, pesos=4).holds(1, pesos=3)
    in_session(table, "tradeswoman", "foreman")
    bid(bid(table, 0, 4), 1, 3)
    assert (table.votes(0), table.votes(1), table.asked) == (8, 7, 0)
    table.play("enact duty+other")
    assert (table.points(0), table.points(1)) == (2, 4)
    assert told(table, "subsidy-paid") == [
        ({"seat": "1", "statute": "subsidy-votes", "points": 2}, "cuba.statute.subsidy.votes"),
        ({"seat": "2", "statute": "subsidy-votes", "points": 4}, "cuba.statute.subsidy.votes"),
    ]


@pytest.mark.clause("cuba.statute.subsidy.corruption-votes")
@EDITIONS
def test_the_corruption_act_changes_nothing_for_the_subsidy_on_votes(edition: str) -> None:
    table = Position(2, edition).acts(tax="tax-5", subsidy="subsidy-votes", other="corruption").holds(1, pesos=4)
    in_session(table.builds(1, a2="town-hall").voting_tile(1), "mayor", "tradeswoman").play("enact duty+other")
    assert (table.points(0), table.points(1)) == (5, 2)
    kept = Position(2, edition).acts(tax="tax-5", subsidy="subsidy-votes", other="corruption")
    in_session(kept.builds(1, a2="town-hall").voting_tile(1), "mayor", "foreman").play("enact tax+duty")
    assert (kept.act("other"), kept.points(0), kept.points(1)) == ("corruption", 5, 4)


@pytest.mark.clause("cuba.statute.subsidy.pesos", "cuba.statute.subsidy.rounding")
@pytest.mark.parametrize(
    ("pesos", "points"),
    [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (18, 6), (20, 6), (21, 7), (23, 7), (24, 7), (60, 7)],
)
@EDITIONS
def test_one_point_for_every_three_pesos_and_seven_at_most(pesos: int, points: int, edition: str) -> None:
    table = settled(under("pesos", 2, edition).holds(0, pesos=pesos).holds(1, pesos=4))
    assert (table.points(0), table.points(1), table.pesos(0), table.pesos(1)) == (points, 1, pesos, 4)


@pytest.mark.clause("cuba.statute.subsidy.aid-no-cap")
@pytest.mark.parametrize("count", [7, 8, 12])
def test_by_the_player_aid_water_and_pesos_count_without_limit(count: int) -> None:
    water = settled(under("water", 2, subsidy_cap="none").holds(0, water=count))
    pesos = settled(under("pesos", 2, subsidy_cap="none").holds(0, pesos=3 * count + 2))
    assert (water.points(0), pesos.points(0)) == (count, count)


@pytest.mark.clause("cuba.statute.subsidy.aid-no-cap")
@pytest.mark.parametrize(("act", "holdings"), [("water", {"water": 8}), ("pesos", {"pesos": 24})])
def test_more_than_seven_points_cite_the_aid_since_the_rulebook_forbids_them(
    act: str, holdings: dict[str, int]
) -> None:
    table = settled(under(act, 2, subsidy_cap="none").holds(0, **holdings))
    assert told(table, "subsidy-paid") == [
        ({"seat": "1", "statute": f"subsidy-{act}", "points": 8}, "cuba.statute.subsidy.aid-no-cap")
    ]


@pytest.mark.clause("cuba.statute.subsidy.aid-no-cap", "cuba.statute.subsidy.water", "cuba.statute.subsidy.pesos")
@EDITIONS
def test_no_edition_follows_the_aid_in_lifting_the_limit(edition: str) -> None:
    options = {one.id: one.options for one in GAME.editions}[edition]
    assert "subsidy-cap" not in options
    assert Position(2, edition).match.setting.options["subsidy-cap"] == "seven"


@pytest.mark.clause("cuba.statute.subsidy.automatic")
def test_subsidies_count_what_is_left_after_taxes_and_duties() -> None:
    table = Position(2).acts(subsidy="subsidy-pesos").holds(0, pesos=7).holds(1, pesos=7).statutes()
    table.play("pay-tax", "decline")
    assert (table.points(0), table.points(1)) == (2 + 1, 2)
    wet = Position(2).acts(duty="duty-water", subsidy="subsidy-water").holds(0, water=3).holds(1, water=3).statutes()
    wet.play("pay-duty water", "decline")
    assert (wet.points(0), wet.points(1)) == (2 + 2, 3)


@pytest.mark.clause("cuba.statute.subsidy.automatic")
@EDITIONS
def test_subsidies_are_scored_for_every_player_without_asking(edition: str) -> None:
    table = under("buildings", 5, edition).starter(3).statutes()
    assert table.question == "ship"
    assert [table.points(seat) for seat in range(5)] == [1] * 5
    assert len(table.told("subsidy-paid")) == 5


@pytest.mark.clause("cuba.statute.subsidy.automatic", "cuba.statute.subsidy.free")
def test_who_does_not_meet_the_condition_gets_nothing() -> None:
    table = settled(under("water").holds(1, water=1))
    assert told(table, "subsidy-paid") == [
        ({"seat": "2", "statute": "subsidy-water", "points": 1}, "cuba.statute.subsidy.water")
    ]
