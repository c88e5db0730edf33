"""The Small and the Large Branch Office."""

import pytest

from tests.cuba.position import Position

DOCKS = pytest.mark.parametrize(("dock", "value"), [("dock-1", 1), ("dock-2", 2), ("dock-3", 3)])


def lies_at(dock: str, ship: str, office: str, edition: str = "default") -> Position:
    """Only this ship lies in the harbor, and seat 0 owns the office, outside the pawn's row and column."""
    table = Position(2, edition).ship("dock-1", None).ship("dock-2", None)
    return table.ship(dock, ship).builds(0, c4=office)


def loaded(table: Position) -> list[dict[str, object]]:
    return [dict(event.words()) for event in table.told("loaded")]


# -- the small office --------------------------------------------------------------------------------------------------


@DOCKS
@pytest.mark.clause("cuba.building.small-branch-office.function")
@pytest.mark.parametrize("piece", ["sugar", "citrus", "rum", "cigars"])
def test_the_small_office_loads_one_piece_and_scores_the_value_of_the_dock(dock: str, value: int, piece: str) -> None:
    table = lies_at(dock, "ship-11", "small-branch-office").holds(0, sugar=2, citrus=2, tobacco=2, rum=2, cigars=2)
    stock = table.in_stock(piece)
    table.plays(0, "foreman").play("use small-branch-office")
    kinds = ("sugar", "citrus", "rum", "cigars")
    assert (table.question, table.legal()) == ("load", {f"load {kind} {dock}" for kind in kinds})
    assert table.refusal(f"load tobacco {dock}") == "cuba.ship.spaces"
    table.play(f"load {piece} {dock}")
    assert (table.over, table.points(0), table.points(1), table.cargo(dock)) == (True, value, 0, {piece: 1})
    assert table.lot(0) == {"sugar": 2, "citrus": 2, "tobacco": 2, "rum": 2, "cigars": 2, piece: 1}
    assert (table.in_stock(piece), table.ship_at(dock)) == (stock, "ship-11")
    (event,) = table.told("loaded")
    assert (event.clause, event.words()) == (
        "cuba.building.small-branch-office.function",
        {"seat": "1", "ware": piece, "berth": dock, "points": value},
    )


@pytest.mark.clause("cuba.building.small-branch-office.function")
def test_the_small_office_loads_no_second_piece() -> None:
    table = Position(2).holds(0, citrus=3).builds(0, a2="small-branch-office", a3="inn").plays(0, "foreman")
    table.play("use small-branch-office", "load citrus dock-2")
    assert (table.question, table.cargo("dock-2"), table.points(0)) == ("foreman", {"citrus": 1}, 2)
    assert table.refusal("use small-branch-office") == "cuba.foreman.once-per-round"


@pytest.mark.clause("cuba.building.small-branch-office.function", "cuba.building.branch-office.ruling")
def test_an_office_loads_stored_products_too_the_lot_first() -> None:
    table = Position(2).holds(0, citrus=1).stores(0, citrus=1).builds(0, b2="small-branch-office").plays(0, "foreman")
    table.play("use small-branch-office", "load citrus dock-2")
    assert (table.lot(0), table.stored(0)) == ({}, {"citrus": 1})
    table.has_played(0).plays(0, "foreman").play("use small-branch-office", "load citrus dock-2")
    assert (table.lot(0), table.stored(0), table.cargo("dock-2"), table.points(0)) == ({}, {}, {"citrus": 2}, 4)


# -- the large office --------------------------------------------------------------------------------------------------


@DOCKS
@pytest.mark.clause("cuba.building.large-branch-office.function.any-number")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2007"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_large_office_loads_any_number_of_pieces_of_one_kind(
    dock: str, value: int, count: int, edition: str
) -> None:
    table = lies_at(dock, "ship-04", "large-branch-office", edition).holds(0, rum=5, cigars=2).plays(0, "foreman")
    table.play("use large-branch-office")
    assert table.legal() == {f"load rum {dock}", f"load cigars {dock}"}
    for _ in range(count):
        table.play(f"load rum {dock}")
    if count < 3:
        assert (table.question, table.legal()) == ("load", {"done", f"load rum {dock}"})
        assert table.refusal(f"load cigars {dock}") == "cuba.building.large-branch-office.function.any-number"
        table.play("done")
    assert (table.over, table.points(0), table.cargo(dock)) == (True, value * count, {"rum": count})
    assert table.lot(0) == {"rum": 5 - count, "cigars": 2}
    assert sum(int(str(words["points"])) for words in loaded(table)) == value * count
    assert {event.clause for event in table.told("loaded")} == {"cuba.building.large-branch-office.function.any-number"}


@DOCKS
@pytest.mark.clause("cuba.building.large-branch-office.function.one-or-two")
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("by_option", [False, True])
def test_the_large_office_of_fr2008_loads_one_or_two_pieces(dock: str, value: int, count: int, by_option: bool) -> None:
    table = Position(2, large_branch_office="one-or-two") if by_option else Position(2, "fr2008")
    table.ship("dock-1", None).ship("dock-2", None).ship(dock, "ship-04").builds(0, a2="large-branch-office", a3="inn")
    table.holds(0, rum=5, cigars=2).plays(0, "foreman").play("use large-branch-office", f"load rum {dock}")
    assert table.legal() == {"done", f"load rum {dock}"}
    assert table.refusal(f"load cigars {dock}") == "cuba.building.large-branch-office.function.one-or-two"
    table.play("done" if count == 1 else f"load rum {dock}")
    assert (table.question, table.legal()) == ("foreman", {"done", "use inn"})
    assert (table.points(0), table.cargo(dock), table.lot(0)) == (
        value * count,
        {"rum": count},
        {"rum": 5 - count, "cigars": 2},
    )
    assert {event.clause for event in table.told("loaded")} == {"cuba.building.large-branch-office.function.one-or-two"}


@pytest.mark.clause("cuba.building.large-branch-office.function.any-number")
@pytest.mark.parametrize(("own", "stored", "already", "most"), [(1, 1, 0, 2), (2, 5, 0, 3), (3, 0, 1, 2), (0, 4, 2, 1)])
def test_the_large_office_is_limited_by_the_pieces_and_by_the_spaces(
    own: int, stored: int, already: int, most: int
) -> None:
    table = (
        Position(2).ship("dock-1", None).ship("dock-2", "ship-02", citrus=already).builds(0, b2="large-branch-office")
    )
    table.holds(0, citrus=own).stores(0, citrus=stored).plays(0, "foreman").play("use large-branch-office")
    for _ in range(most):
        table.play("load citrus dock-2")
    assert (table.over, table.cargo("dock-2"), table.points(0)) == (True, {"citrus": already + most}, 2 * most)
    lot = max(own - most, 0)
    assert (table.lot(0).get("citrus", 0), table.stored(0).get("citrus", 0)) == (lot, own + stored - most - lot)


# -- what holds for both -----------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.branch-office.ruling")
@pytest.mark.parametrize("office", ["small-branch-office", "large-branch-office"])
def test_the_ship_at_sea_is_not_served(office: str) -> None:
    table = Position(2).ship("sea", "ship-04").holds(0, rum=3, cigars=2).builds(0, a2=office, a3="inn")
    table.plays(0, "foreman")
    assert table.refusal(f"use {office}") == "cuba.building.branch-office.ruling"
    assert table.legal() == {"forgo", "use inn"}


@pytest.mark.clause("cuba.building.branch-office.ruling")
@pytest.mark.parametrize("office", ["small-branch-office", "large-branch-office"])
def test_an_office_without_a_free_space_of_the_kind_is_no_use(office: str) -> None:
    table = Position(2).ship("dock-1", "ship-01", citrus=2).ship("dock-2", "ship-02", citrus=3).holds(0, citrus=2)
    table.builds(0, a2=office, a3="inn").plays(0, "foreman")
    assert table.refusal(f"use {office}") == "cuba.building.branch-office.ruling"
    table.ship("dock-2", "ship-02", citrus=2).play(f"use {office}")
    assert table.legal() == {"load citrus dock-2"}
    assert table.refusal("load citrus dock-1") == "cuba.ship.spaces"


@pytest.mark.clause("cuba.building.branch-office.ruling", "cuba.setup.dock3-empty")
@pytest.mark.parametrize("office", ["small-branch-office", "large-branch-office"])
@pytest.mark.parametrize(
    ("number", "clause"), [(1, "cuba.setup.dock3-empty"), (2, "cuba.building.branch-office.ruling")]
)
def test_an_office_needs_a_ship_at_the_dock(office: str, number: int, clause: str) -> None:
    table = Position(2).round_is(number).holds(0, citrus=2).builds(0, b2=office).plays(0, "foreman")
    assert table.play(f"use {office}").refusal("load citrus dock-3") == clause


@pytest.mark.clause("cuba.building.branch-office.ruling")
@pytest.mark.parametrize("office", ["small-branch-office", "large-branch-office"])
def test_an_office_offers_every_ship_of_the_harbor(office: str) -> None:
    table = Position(2).ship("dock-3", "ship-07").holds(0, citrus=2, cigars=1, wood=3).builds(0, b2=office)
    table.plays(0, "foreman").play(f"use {office}")
    assert table.legal() == {"load citrus dock-1", "load citrus dock-2", "load citrus dock-3", "load cigars dock-3"}
    assert table.refusal("load tobacco dock-2") == "cuba.warehouse.own-pieces-only"
    assert table.refusal("load cigars dock-2") == "cuba.ship.spaces"


@pytest.mark.clause("cuba.building.branch-office.ruling")
def test_one_use_of_the_large_office_serves_one_ship() -> None:
    table = Position(2).holds(0, citrus=4).builds(0, b2="large-branch-office").plays(0, "foreman")
    table.play("use large-branch-office", "load citrus dock-2")
    assert table.legal() == {"done", "load citrus dock-2"}
    assert table.refusal("load citrus dock-1") == "cuba.building.branch-office.ruling"


@pytest.mark.clause("cuba.building.branch-office.ruling")
@pytest.mark.parametrize(
    ("small", "mayor", "points", "first", "second"),
    [
        ("dock-2", "dock-2", 4 + 2 + 2, {}, {"citrus": 3, "tobacco": 1}),
        ("dock-1", "dock-2", 4 + 1 + 2, {"citrus": 1}, {"citrus": 2, "tobacco": 1}),
        ("dock-1", "dock-1", 4 + 1 + 1, {"citrus": 2}, {"citrus": 2}),
    ],
)
def test_both_offices_and_the_mayor_may_serve_the_same_ship_or_different_ones(
    small: str, mayor: str, points: int, first: dict[str, int], second: dict[str, int]
) -> None:
    table = Position(2).holds(0, citrus=4, tobacco=1).builds(0, a2="small-branch-office", a3="large-branch-office")
    table.plays(0, "foreman").play("use large-branch-office", "load citrus dock-2", "load citrus dock-2", "done")
    table.play("use small-branch-office", f"load citrus {small}", "done")
    table.plays(0, "mayor").play("load tobacco dock-2" if mayor == "dock-2" else "load citrus dock-1")
    assert (table.points(0), table.cargo("dock-1"), table.cargo("dock-2")) == (points, first, second)


@pytest.mark.clause("cuba.building.branch-office.ruling")
def test_without_the_harbor_act_a_ship_completed_by_an_office_stays() -> None:
    table = (
        Position(2)
        .ship("dock-2", "ship-02", citrus=2, tobacco=2)
        .holds(0, citrus=1)
        .builds(0, b2="small-branch-office")
    )
    table.plays(0, "foreman").play("use small-branch-office", "load citrus dock-2")
    assert (table.over, table.ship_at("dock-2"), table.cargo("dock-2")) == (
        True,
        "ship-02",
        {"citrus": 3, "tobacco": 2},
    )


@pytest.mark.clause("cuba.building.branch-office.ruling", "cuba.statute.other.harbor.mid-action")
def test_under_the_harbor_act_a_ship_completed_by_the_small_office_leaves_in_the_middle_of_the_action() -> None:
    table = Position(2).round_is(2).acts(other="harbor").ship("dock-2", "ship-02", citrus=2, tobacco=2)
    table.holds(0, citrus=2, tobacco=2).builds(0, a2="small-branch-office", a3="large-branch-office")
    table.plays(0, "foreman").play("use small-branch-office", "load citrus dock-2")
    assert (table.asked, table.question, table.points(0)) == (-1, "ship", 2)
    table.play("arrive ship-09")
    assert [table.ship_at(berth) for berth in ("sea", "dock-1", "dock-2", "dock-3")] == [
        "ship-09",
        "ship-03",
        "ship-01",
        None,
    ]
    assert (table.asked, table.question) == (0, "foreman")
    table.play("use large-branch-office")
    assert table.legal() == {"load tobacco dock-1", "load citrus dock-2"}
    table.play("load tobacco dock-1", "load tobacco dock-1")
    assert (table.points(0), table.cargo("dock-1"), table.lot(0)) == (4, {"tobacco": 2}, {"citrus": 1})


@pytest.mark.clause("cuba.building.large-branch-office.function.any-number", "cuba.statute.other.harbor.mid-action")
def test_under_the_harbor_act_a_ship_completed_by_the_large_office_leaves_and_the_next_ship_is_not_served() -> None:
    others = tuple(f"ship-{number:02}" for number in (14, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15))
    table = Position(2).round_is(2).acts(other="harbor").ship("dock-2", "ship-02", citrus=1, tobacco=2).pile(*others)
    table.holds(0, citrus=4).builds(0, a2="large-branch-office", a3="inn").plays(0, "foreman")
    citrus, tobacco = table.in_stock("citrus"), table.in_stock("tobacco")
    table.play("use large-branch-office", "load citrus dock-2", "load citrus dock-2")
    assert (table.asked, table.question, table.legal()) == (0, "foreman", {"done", "use inn", "use printed-warehouse"})
    assert (table.points(0), table.lot(0)) == (4, {"citrus": 2})
    assert (table.in_stock("citrus"), table.in_stock("tobacco")) == (citrus + 3, tobacco + 2)
    assert [table.ship_at(berth) for berth in ("sea", "dock-1", "dock-2")] == ["ship-14", "ship-03", "ship-01"]
    assert table.pile_from_top == [*others[1:], "ship-02"]
