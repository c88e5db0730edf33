"""The Harbor Act: a ship completed leaves at once."""

import pytest

from tests.cuba.position import Position
from tests.cuba.voting import EDITIONS, told

BERTHS = ("sea", "dock-1", "dock-2", "dock-3")
SHIPS = {"dock-1": "ship-01", "dock-2": "ship-02", "dock-3": "ship-05"}
FULL = {
    "ship-01": {"sugar": 3, "citrus": 2},
    "ship-02": {"citrus": 3, "tobacco": 2},
    "ship-05": {"sugar": 2, "cigars": 3},
}
MERCHANDISE = ("citrus", "sugar", "tobacco", "rum", "cigars")
LAST_PIECE = {"dock-1": "sugar", "dock-2": "tobacco", "dock-3": "cigars"}


def one_short(dock: str, edition: str = "default", missing: int = 1) -> Position:
    """Round 2 under the Harbor Act; the ship at this dock lacks so many of its last kind of piece."""
    table = Position(2, edition).round_is(2).ship("dock-3", "ship-05").acts(other="harbor")
    ship, ware = SHIPS[dock], LAST_PIECE[dock]
    return table.ship(dock, ship, **(FULL[ship] | {ware: FULL[ship][ware] - missing}))


def in_harbor(table: Position) -> list[str | None]:
    return [table.ship_at(berth) for berth in BERTHS]


@pytest.mark.clause(
    "cuba.statute.other.harbor", "cuba.statute.other.harbor.chain", "cuba.statute.other.harbor-new-ship"
)
@pytest.mark.parametrize(
    ("dock", "points", "after"),
    [
        ("dock-1", 1, ["ship-09", "ship-03", "ship-02", "ship-05"]),
        ("dock-2", 2, ["ship-09", "ship-03", "ship-01", "ship-05"]),
        ("dock-3", 3, ["ship-09", "ship-03", "ship-01", "ship-02"]),
    ],
)
@EDITIONS
def test_a_ship_completed_by_the_mayor_leaves_at_once_and_those_behind_it_move_down(
    dock: str, points: int, after: list[str | None], edition: str
) -> None:
    ware = LAST_PIECE[dock]
    table = one_short(dock, edition).holds(0, **{ware: 2})
    before = {kind: table.in_stock(kind) for kind in MERCHANDISE}
    table.plays(0, "mayor").play(f"load {ware} {dock}")
    assert (table.points(0), table.asked, table.question) == (points, -1, "ship")
    assert told(table, "ship-left") == [({"ship": SHIPS[dock], "berth": dock}, "cuba.statute.other.harbor")]
    assert {kind: table.in_stock(kind) - before[kind] for kind in MERCHANDISE if kind in FULL[SHIPS[dock]]} == FULL[
        SHIPS[dock]
    ]
    assert table.pile_from_top == [None] * 11 + [SHIPS[dock]]
    assert [event.name for event in table.events[1:3]] == ["loaded", "ship-left"]
    assert {clause for _, clause in told(table, "ship-moved")} == {"cuba.statute.other.harbor.chain"}
    table.play("arrive ship-09")
    assert (in_harbor(table), table.pile_size, table.question) == (after, 11, "")
    assert table.pile_from_top == [None] * 10 + [SHIPS[dock]]
    assert [words for words, _ in told(table, "ship-arrived")] == [{"ship": "ship-09", "berth": "sea"}]
    assert [table.cargo(berth) for berth in BERTHS] == [{}, {}, {}, {}]


@pytest.mark.clause("cuba.statute.other.harbor.chain")
def test_ships_ahead_of_the_gap_stay_and_loads_move_with_their_ships() -> None:
    table = one_short("dock-2").ship("dock-1", "ship-01", sugar=2).ship("dock-3", "ship-05", cigars=1)
    table.holds(0, tobacco=1).plays(0, "mayor").play("load tobacco dock-2", "arrive ship-09")
    assert in_harbor(table) == ["ship-09", "ship-03", "ship-01", "ship-05"]
    assert [table.cargo(berth) for berth in BERTHS] == [{}, {}, {"sugar": 2}, {"cigars": 1}]
    assert [(words["ship"], words["berth"]) for words, _ in told(table, "ship-moved")] == [
        ("ship-01", "dock-2"),
        ("ship-03", "dock-1"),
    ]


@pytest.mark.clause("cuba.statute.other.harbor.chain")
def test_the_new_ship_is_the_top_card_of_the_pile() -> None:
    order = ["ship-10", "ship-04", *(f"ship-{number:02}" for number in (6, 7, 8, 9, 11, 12, 13, 14, 15))]
    table = one_short("dock-1").pile(*order).holds(0, sugar=1).plays(0, "mayor").play("load sugar dock-1")
    assert (table.question, table.ship_at("sea")) == ("", "ship-10")
    assert table.pile_from_top == [*order[1:], "ship-01"]


@pytest.mark.clause("cuba.statute.other.harbor.chain")
@pytest.mark.parametrize(
    ("dock", "empty", "after"),
    [
        ("dock-1", "dock-2", ["ship-09", "ship-03", None, "ship-05"]),
        ("dock-2", "dock-1", ["ship-09", "ship-03", None, "ship-05"]),
        ("dock-2", "dock-3", ["ship-09", "ship-03", "ship-01", None]),
        ("dock-3", "dock-1", ["ship-09", "ship-03", None, "ship-02"]),
        ("dock-3", "dock-2", ["ship-09", "ship-03", "ship-01", None]),
    ],
)
def test_where_fr2008_has_left_a_dock_empty_each_ship_behind_still_moves_one_dock(
    dock: str, empty: str, after: list[str | None]
) -> None:
    ware = LAST_PIECE[dock]
    table = one_short(dock, "fr2008").ship(empty, None).holds(0, **{ware: 1})
    table.plays(0, "mayor").play(f"load {ware} {dock}", "arrive ship-09")
    assert (in_harbor(table), table.question) == (after, "")


@pytest.mark.clause("cuba.statute.other.harbor.chain")
@pytest.mark.parametrize("missing", [2, 1])
def test_a_ship_that_is_not_full_stays(missing: int) -> None:
    table = one_short("dock-2", missing=missing).holds(0, tobacco=1).plays(0, "mayor").play("load tobacco dock-2")
    assert (table.told("ship-left") == [], table.ship_at("dock-2") == "ship-02") == (missing == 2, missing == 2)
    if missing == 2:
        assert (table.cargo("dock-2"), table.question) == ({"citrus": 3, "tobacco": 1}, "")


@pytest.mark.clause("cuba.statute.other.harbor", "cuba.statute.other.harbor.fr2007-office")
@pytest.mark.parametrize("office", ["small-branch-office", "large-branch-office"])
@EDITIONS
def test_a_ship_completed_by_either_branch_office_leaves_at_once(office: str, edition: str) -> None:
    table = one_short("dock-2", edition).builds(0, a2=office).holds(0, tobacco=1).plays(0, "foreman")
    table.play(f"use {office}", "load tobacco dock-2")
    assert told(table, "ship-left") == [({"ship": "ship-02", "berth": "dock-2"}, "cuba.statute.other.harbor")]
    assert (table.points(0), table.question) == (2, "ship")
    table.play("arrive ship-09")
    assert in_harbor(table) == ["ship-09", "ship-03", "ship-01", "ship-05"]


@pytest.mark.clause("cuba.statute.other.harbor.mid-action")
def test_a_branch_office_used_afterwards_loads_the_ships_at_their_new_docks() -> None:
    table = one_short("dock-2").builds(0, a2="small-branch-office", a3="large-branch-office")
    table.holds(0, tobacco=1, sugar=2, rum=1).plays(0, "foreman")
    table.play("use small-branch-office", "load tobacco dock-2")
    assert (table.asked, table.question, table.points(0)) == (-1, "ship", 2)
    table.play("arrive ship-09", "use large-branch-office")
    assert (table.asked, table.question) == (0, "load")
    assert table.legal() == {"load sugar dock-2", "load sugar dock-3", "load rum dock-1"}
    table.play("load sugar dock-2", "load sugar dock-2")
    assert (table.points(0), table.cargo("dock-2"), table.ship_at("dock-2")) == (2 + 4, {"sugar": 2}, "ship-01")


@pytest.mark.clause("cuba.statute.other.harbor.mid-action")
def test_the_ship_that_was_at_sea_can_be_loaded_by_the_next_office() -> None:
    table = one_short("dock-1").builds(0, a2="small-branch-office", a3="large-branch-office").holds(0, sugar=1, rum=2)
    table.plays(0, "foreman").play("use small-branch-office", "load sugar dock-1", "arrive ship-09")
    table.play("use large-branch-office", "load rum dock-1", "load rum dock-1")
    assert (table.points(0), table.cargo("dock-1"), table.ship_at("dock-1")) == (3, {"rum": 2}, "ship-03")


@pytest.mark.clause("cuba.statute.other.harbor.no-further-load")
@EDITIONS
def test_the_mayor_who_completes_a_ship_cannot_load_another(edition: str) -> None:
    table = one_short("dock-2", edition).holds(0, tobacco=3, sugar=2, citrus=2)
    table.plays(0, "mayor").play("load tobacco dock-2", "arrive ship-13")
    assert (table.question, table.points(0)) == ("", 2)
    assert table.lot(0) == {"citrus": 2, "sugar": 2, "tobacco": 2}
    assert (table.pesos(0), table.covered()) == (0, set())


@pytest.mark.clause("cuba.statute.other.harbor.adoption")
@EDITIONS
def test_ships_already_full_when_the_act_is_passed_stay_until_the_end_of_the_round(edition: str) -> None:
    table = Position(2, edition).round_is(2).ship("dock-3", "ship-05").ship("dock-1", "ship-01", **FULL["ship-01"])
    table.bills(tax="tax-1", duty="duty-water", subsidy="subsidy-votes", other="harbor").holds(0, citrus=1)
    table.keeps(0, "mayor").keeps(1, "worker").parliament().play("enact tax+other")
    assert (table.act("other"), table.question) == ("harbor", "duty")
    assert (table.told("ship-left"), in_harbor(table)) == ([], ["ship-03", "ship-01", "ship-02", "ship-05"])
    table.play("decline")
    assert told(table, "ship-left") == [
        ({"ship": "ship-05", "berth": "dock-3"}, "cuba.round-end.dock3"),
        ({"ship": "ship-01", "berth": "dock-1"}, "cuba.round-end.full-ships"),
    ]


@pytest.mark.clause("cuba.statute.other.harbor.adoption")
def test_the_act_concerns_only_ships_completed_while_it_is_in_force() -> None:
    table = one_short("dock-2", missing=2).ship("dock-1", "ship-01", **FULL["ship-01"]).holds(0, tobacco=1)
    table.plays(0, "mayor").play("load tobacco dock-2")  # another ship is full, and was before
    assert (table.told("ship-left"), table.ship_at("dock-1"), table.question) == ([], "ship-01", "")


@pytest.mark.clause("cuba.statute.other.card-acts", "cuba.statute.other.harbor")
@pytest.mark.parametrize("act", [None, "drought", "building", "corruption", "market-decrease", "market-increase"])
def test_without_the_harbor_act_a_full_ship_waits_for_the_end_of_the_round(act: str | None) -> None:
    table = Position(2).round_is(2).ship("dock-3", "ship-05").ship("dock-2", "ship-02", citrus=3, tobacco=1)
    if act is not None:
        table.acts(other=act)
    table.holds(0, tobacco=1).plays(0, "mayor").play("load tobacco dock-2")
    assert (table.question, in_harbor(table)) == ("", ["ship-03", "ship-01", "ship-02", "ship-05"])
    assert table.cargo("dock-2") == FULL["ship-02"]


@pytest.mark.clause("cuba.statute.other.harbor")
def test_a_ship_that_left_under_the_act_is_not_sent_off_again_at_the_end_of_the_round() -> None:
    table = one_short("dock-3").holds(0, cigars=1).plays(0, "mayor").play("load cigars dock-3", "arrive ship-09")
    table.ends_round()
    assert [words["ship"] for words, _ in told(table, "ship-left")] == ["ship-05", "ship-02"]
    assert told(table, "ship-left")[1] == ({"ship": "ship-02", "berth": "dock-3"}, "cuba.round-end.dock3")
