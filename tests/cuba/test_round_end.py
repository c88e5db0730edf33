"""Phase E: what is given up, which ships leave and how the harbor fills again."""

import pytest

from tests.cuba.position import Position
from tests.cuba.voting import EDITIONS, told

BERTHS = ("sea", "dock-1", "dock-2", "dock-3")
FULL = {
    "ship-01": {"sugar": 3, "citrus": 2},
    "ship-02": {"citrus": 3, "tobacco": 2},
    "ship-05": {"sugar": 2, "cigars": 3},
}
CHARACTERS = ("worker", "tradeswoman", "architect", "foreman", "mayor")
MIDDLE_ROUNDS = pytest.mark.parametrize("number", [2, 3, 4, 5])
UNTIL_FULL = pytest.mark.parametrize("edition", ["default", "en2007", "fr2007"])


def three_docks(number: int = 2, edition: str = "default", **options: str) -> Position:
    """A round from 2 on: ship-05 at dock 3, ship-02 at dock 2, ship-01 at dock 1 and ship-03 at sea."""
    return Position(2, edition, **options).round_is(number).ship("dock-3", "ship-05")


def in_harbor(table: Position) -> list[str | None]:
    """The ships at sea and at docks 1, 2 and 3."""
    return [table.ship_at(berth) for berth in BERTHS]


def arrivals(table: Position, *ships: str) -> Position:
    """These ships and no others come from the pile."""
    for ship in ships:
        assert (table.asked, table.question) == (-1, "ship")
        table.play(f"arrive {ship}")
    assert table.question == "bill"
    return table


# -- products ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.round-end.discard", "cuba.round-end.keep")
@pytest.mark.parametrize("number", [1, 2, 5])
@EDITIONS
def test_products_in_the_lot_are_given_up_and_everything_else_stays(number: int, edition: str) -> None:
    table = Position(2, edition).round_is(number)
    table.holds(0, wood=1, stone=2, water=3, citrus=4, sugar=1, tobacco=2, rum=2, cigars=1, pesos=5, points=6)
    table.stores(0, citrus=2, tobacco=1).holds(1, sugar=2)
    stock = {product: table.in_stock(product) for product in ("citrus", "sugar", "tobacco", "rum", "wood")}
    table.ends_round()
    assert table.lot(0) == {"wood": 1, "stone": 2, "water": 3, "rum": 2, "cigars": 1}
    assert (table.stored(0), table.lot(1), table.pesos(0), table.points(0)) == ({"citrus": 2, "tobacco": 1}, {}, 5, 6)
    assert {product: table.in_stock(product) - before for product, before in stock.items()} == {
        "citrus": 4,
        "sugar": 3,
        "tobacco": 2,
        "rum": 0,
        "wood": 0,
    }
    assert told(table, "products-lost") == [
        ({"seat": "1", "ware": "citrus", "count": 4}, "cuba.round-end.discard"),
        ({"seat": "1", "ware": "sugar", "count": 1}, "cuba.round-end.discard"),
        ({"seat": "1", "ware": "tobacco", "count": 2}, "cuba.round-end.discard"),
        ({"seat": "2", "ware": "sugar", "count": 2}, "cuba.round-end.discard"),
    ]


@pytest.mark.clause("cuba.round-end.discard")
def test_stored_products_are_kept_round_after_round() -> None:
    table = Position(2).stores(1, citrus=1, sugar=2, tobacco=3)
    for number in (1, 2, 3):
        table.round_is(number).ends_round()
        assert table.stored(1) == {"citrus": 1, "sugar": 2, "tobacco": 3}
    assert table.told("products-lost") == []


# -- ships -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.round-end.full-ships", "cuba.round-end.round1")
@EDITIONS
def test_at_the_end_of_round_1_full_ships_leave(edition: str) -> None:
    table = Position(2, edition).ship("dock-2", "ship-02", **FULL["ship-02"]).ship("dock-1", "ship-01", sugar=1)
    citrus, tobacco, sugar = (table.in_stock(product) for product in ("citrus", "tobacco", "sugar"))
    table.ends_round()
    assert told(table, "ship-left") == [({"ship": "ship-02", "berth": "dock-2"}, "cuba.round-end.full-ships")]
    assert (table.in_stock("citrus"), table.in_stock("tobacco")) == (citrus + 3, tobacco + 2)
    assert table.in_stock("sugar") == sugar
    assert table.pile_from_top == [None] * 12 + ["ship-02"]


@pytest.mark.clause("cuba.round-end.full-ships")
@MIDDLE_ROUNDS
def test_full_ships_leave_from_any_dock_and_score_nothing(number: int) -> None:
    table = three_docks(number)
    for berth, ship in (("dock-1", "ship-01"), ("dock-2", "ship-02"), ("dock-3", "ship-05")):
        table.ship(berth, ship, **FULL[ship])
    table.ends_round()
    assert [words for words, _ in told(table, "ship-left")] == [
        {"ship": "ship-05", "berth": "dock-3"},
        {"ship": "ship-02", "berth": "dock-2"},
        {"ship": "ship-01", "berth": "dock-1"},
    ]
    assert {clause for _, clause in told(table, "ship-left")[1:]} == {"cuba.round-end.full-ships"}
    stock = [table.in_stock(kind) for kind in ("citrus", "sugar", "tobacco", "rum", "cigars")]
    assert (stock, table.points(0), table.points(1)) == ([15, 15, 15, 13, 13], 0, 0)


@pytest.mark.clause("cuba.round-end.dock3", "cuba.round-end.dock3-load")
@MIDDLE_ROUNDS
@pytest.mark.parametrize("cargo", [{}, {"sugar": 1}, {"sugar": 2, "cigars": 2}])
@EDITIONS
def test_the_ship_at_dock_3_leaves_whatever_its_load(number: int, cargo: dict[str, int], edition: str) -> None:
    table = three_docks(number, edition).ship("dock-3", "ship-05", **cargo)
    sugar, cigars = table.in_stock("sugar"), table.in_stock("cigars")
    table.ends_round()
    assert told(table, "ship-left") == [({"ship": "ship-05", "berth": "dock-3"}, "cuba.round-end.dock3")]
    assert table.in_stock("sugar") == sugar + cargo.get("sugar", 0)
    assert table.in_stock("cigars") == cigars + cargo.get("cigars", 0)
    assert (table.pile_from_top[-1], table.points(0), table.points(1)) == ("ship-05", 0, 0)
    arrivals(table, "ship-09")
    assert in_harbor(table) == ["ship-09", "ship-03", "ship-01", "ship-02"]


@pytest.mark.clause("cuba.round-end.round1")
@EDITIONS
def test_at_the_end_of_round_1_no_ship_lies_at_dock_3_and_only_full_ships_leave(edition: str) -> None:
    table = Position(2, edition).ship("dock-2", "ship-02", citrus=3, tobacco=1).ends_round()
    assert table.told("ship-left") == []
    arrivals(table, "ship-09")
    assert (in_harbor(table), table.pile_size) == (["ship-09", "ship-03", "ship-01", "ship-02"], 11)
    assert table.cargo("dock-3") == {"citrus": 3, "tobacco": 1}


@pytest.mark.clause("cuba.round-end.round1.aid")
def test_by_the_player_aid_full_ships_stay_at_the_end_of_round_1_and_leave_later() -> None:
    table = Position(2, round_1_ships="stay").ship("dock-1", "ship-01", **FULL["ship-01"])
    table.ship("dock-2", "ship-02", **FULL["ship-02"]).ends_round()
    assert table.told("ship-left") == []
    arrivals(table, "ship-09")
    assert in_harbor(table) == ["ship-09", "ship-03", "ship-01", "ship-02"]
    assert (table.cargo("dock-2"), table.cargo("dock-3")) == (FULL["ship-01"], FULL["ship-02"])
    table.ends_round()
    assert [words["ship"] for words, _ in told(table, "ship-left")] == ["ship-02", "ship-01"]
    assert in_harbor(table)[2:] == ["ship-09", "ship-03"]


@pytest.mark.clause("cuba.round-end.round1.aid")
@EDITIONS
def test_no_edition_follows_the_aid_at_the_end_of_round_1(edition: str) -> None:
    assert Position(2, edition).match.setting.options["round-1-ships"] == "leave"
    table = Position(2, edition).ship("dock-1", "ship-01", **FULL["ship-01"]).ends_round()
    assert [words["ship"] for words, _ in told(table, "ship-left")] == ["ship-01"]


# -- refill ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.round-end.refill.until-full", "cuba.round-end.refill.queue")
@pytest.mark.parametrize(
    ("full", "new", "after"),
    [
        ((), ("ship-09",), ["ship-09", "ship-03", "ship-01", "ship-02"]),
        (("dock-1",), ("ship-09", "ship-10"), ["ship-10", "ship-09", "ship-03", "ship-02"]),
        (("dock-2",), ("ship-09", "ship-10"), ["ship-10", "ship-09", "ship-03", "ship-01"]),
        (("dock-1", "dock-2"), ("ship-09", "ship-10", "ship-11"), ["ship-11", "ship-10", "ship-09", "ship-03"]),
    ],
)
@pytest.mark.parametrize("number", [1, 2, 5])
@UNTIL_FULL
def test_the_ships_move_down_until_every_dock_holds_a_ship(
    full: tuple[str, ...], new: tuple[str, ...], after: list[str], number: int, edition: str
) -> None:
    table = Position(2, edition) if number == 1 else three_docks(number, edition)
    for berth, ship in (("dock-1", "ship-01"), ("dock-2", "ship-02")):
        if berth in full:
            table.ship(berth, ship, **FULL[ship])
    arrivals(table.ends_round(), *new)
    assert (in_harbor(table), table.pile_size) == (after, 11)
    assert {clause for _, clause in told(table, "ship-moved")} <= {"cuba.round-end.refill.until-full"}


@pytest.mark.clause("cuba.round-end.refill.queue")
def test_a_ship_may_advance_several_docks_at_once() -> None:
    table = three_docks().ship("dock-1", "ship-01", **FULL["ship-01"]).ship("dock-2", "ship-02", **FULL["ship-02"])
    table.ends_round()
    assert [(words["ship"], words["berth"]) for words, _ in told(table, "ship-moved")] == [("ship-03", "dock-3")]
    arrivals(table, "ship-09", "ship-10", "ship-11")
    assert [(words["ship"], words["berth"]) for words, _ in told(table, "ship-arrived")] == [
        ("ship-09", "dock-2"),
        ("ship-10", "dock-1"),
        ("ship-11", "sea"),
    ]


@pytest.mark.clause("cuba.round-end.refill.one-step")
@pytest.mark.parametrize(
    ("full", "after"),
    [
        ((), ["ship-09", "ship-03", "ship-01", "ship-02"]),
        (("dock-1",), ["ship-09", "ship-03", None, "ship-02"]),
        (("dock-2",), ["ship-09", "ship-03", "ship-01", None]),
        (("dock-1", "dock-2"), ["ship-09", "ship-03", None, None]),
    ],
)
@pytest.mark.parametrize("number", [1, 2, 5])
@pytest.mark.parametrize(("edition", "options"), [("fr2008", {}), ("default", {"harbor_refill": "one-step"})])
def test_by_fr2008_every_ship_moves_down_one_dock_and_one_new_ship_comes_to_sea(
    full: tuple[str, ...], after: list[str | None], number: int, edition: str, options: dict[str, str]
) -> None:
    table = Position(2, edition, **options) if number == 1 else three_docks(number, edition, **options)
    for berth, ship in (("dock-1", "ship-01"), ("dock-2", "ship-02")):
        if berth in full:
            table.ship(berth, ship, **FULL[ship])
    arrivals(table.ends_round(), "ship-09")
    assert in_harbor(table) == after
    assert table.pile_size == 15 - sum(ship is not None for ship in after)
    assert {clause for _, clause in told(table, "ship-moved")} == {"cuba.round-end.refill.one-step"}


@pytest.mark.clause("cuba.round-end.refill.one-step", "cuba.round-end.dock3")
def test_by_fr2008_an_empty_dock_moves_down_too() -> None:
    table = three_docks(2, "fr2008").ship("dock-2", None).ship("dock-1", "ship-01", sugar=1)
    arrivals(table.ends_round(), "ship-09")
    assert in_harbor(table) == ["ship-09", "ship-03", "ship-01", None]
    arrivals(table.round_is(3).ends_round(), "ship-10")
    assert in_harbor(table) == ["ship-10", "ship-09", "ship-03", "ship-01"]
    assert table.cargo("dock-3") == {"sugar": 1}
    assert [words["ship"] for words, _ in told(table, "ship-left")] == ["ship-05"]  # dock 3 was empty the second time


@pytest.mark.clause("cuba.round-end.refill.loads-kept")
@EDITIONS
def test_ships_that_stay_keep_their_load(edition: str) -> None:
    table = three_docks(2, edition).ship("dock-2", "ship-02", citrus=2, tobacco=1).ship("dock-1", "ship-01", sugar=3)
    stock = [table.in_stock(product) for product in ("citrus", "sugar", "tobacco")]
    arrivals(table.ends_round(), "ship-09")
    assert [table.cargo(berth) for berth in BERTHS] == [{}, {}, {"sugar": 3}, {"citrus": 2, "tobacco": 1}]
    assert [table.in_stock(product) for product in ("citrus", "sugar", "tobacco")] == stock


@pytest.mark.clause("cuba.round-end.dock3-load", "cuba.round-end.full-ships")
@MIDDLE_ROUNDS
def test_the_freed_berth_of_a_departed_ship_is_empty_of_its_load(number: int) -> None:
    table = three_docks(number).ship("dock-3", "ship-05", cigars=2).ship("dock-2", "ship-02", **FULL["ship-02"])
    arrivals(table.ends_round(), "ship-09", "ship-10")
    assert [table.cargo(berth) for berth in BERTHS] == [{}, {}, {}, {}]


# -- tidying up --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.round-end.markers")
@EDITIONS
def test_all_black_marking_pieces_are_removed(edition: str) -> None:
    spaces = ("tradeswoman-resource", "tradeswoman-product", "architect-first", "architect-second")
    table = Position(2, edition).covers(*spaces, "mayor-first", "mayor-second").ends_round()
    arrivals(table, "ship-09")
    assert table.covered() == set()
    assert told(table, "markers-removed") == [({}, "cuba.round-end.markers")]
    table.plays(0, "mayor").plays(1, "architect")
    assert (table.pesos(0), table.points(1)) == (4, 2)


@pytest.mark.clause("cuba.round-end.cards-back", "cuba.round-end.cards-back.ruling")
@EDITIONS
def test_all_five_character_cards_return_to_their_owners_hands(edition: str) -> None:
    table = Position(3, edition).shows(0, "mayor").shows(1, "worker").shows(2, "foreman").ends_round()
    arrivals(table, "ship-09")
    for seat in range(3):
        assert [table.card(seat, character) for character in CHARACTERS] == ["in-hand"] * 5
    assert told(table, "cards-taken-back") == [({}, "cuba.round-end.cards-back.ruling")]
    table.play("reveal tax-1", "reveal duty-water", "reveal subsidy-votes", "reveal harbor")
    assert table.legal() == {f"play {character}" for character in CHARACTERS}


@pytest.mark.clause("cuba.round-end.order")
def test_phase_e_runs_in_its_order() -> None:
    table = three_docks().holds(0, citrus=1).covers("mayor-first").vetoed("duty", 1).shows(0, "mayor")
    arrivals(table.shows(1, "worker").ends_round(), "ship-09")
    assert [event.name for event in table.events] == [
        "products-lost",
        "ship-left",
        "ship-moved",
        "ship-moved",
        "ship-moved",
        "ship-arrived",
        "markers-removed",
        "veto-expired",
        "cards-taken-back",
        "round-begun",
    ]
    assert (table.veto_tile, table.round) == (None, 3)


@pytest.mark.clause("cuba.round-end.order")
@pytest.mark.parametrize(("vetoed_in", "tile"), [(1, None), (2, "duty")])
def test_only_an_expired_veto_tile_is_removed(vetoed_in: int, tile: str | None) -> None:
    table = three_docks().vetoed("duty", vetoed_in)
    arrivals(table.ends_round(), "ship-09")
    assert (table.veto_tile, len(table.told("veto-expired"))) == (tile, 0 if tile else 1)


@pytest.mark.clause("cuba.round-end.order")
def test_the_voting_tile_has_been_removed_after_parliament() -> None:
    table = Position(2).builds(0, b2="town-hall").voting_tile(0)
    table.bills(tax="tax-1", duty="duty-water", subsidy="subsidy-votes", other="harbor").holds(0, citrus=1)
    table.keeps(0, "mayor").keeps(1, "worker").parliament().play("enact tax+other")
    assert (table.question, table.voting_tile_of) == ("duty", -1)


@pytest.mark.clause("cuba.round-end.round6")
@EDITIONS
def test_in_round_6_phase_e_is_not_carried_out(edition: str) -> None:
    table = three_docks(6, edition).ship("dock-2", "ship-02", **FULL["ship-02"]).ship("dock-3", "ship-05", sugar=1)
    table.holds(0, sugar=2, wood=1).covers("mayor-first").vetoed("tax", 5).shows(0, "mayor").shows(1, "worker")
    table.statutes()
    assert (table.over, table.question) == (True, "")
    assert (table.lot(0), table.covered(), table.veto_tile) == ({"wood": 1, "sugar": 2}, {"mayor-first"}, "tax")
    assert (in_harbor(table), table.pile_size) == (["ship-03", "ship-01", "ship-02", "ship-05"], 11)
    assert (table.cargo("dock-2"), table.cargo("dock-3")) == (FULL["ship-02"], {"sugar": 1})
    names = {event.name for event in table.events}
    assert not names & {"products-lost", "ship-left", "ship-moved", "ship-arrived", "markers-removed", "round-begun"}
