"""The mayor: loading a ship, or pesos instead."""

import pytest

from malecon.games.cuba.game import GAME
from tests.cuba.position import Position
from tests.cuba.voting import EDITIONS, answers_another_question, told

DOCKS = pytest.mark.parametrize(("dock", "worth"), [("dock-1", 1), ("dock-2", 2), ("dock-3", 3)])
MERCHANDISE = ("citrus", "sugar", "tobacco", "rum", "cigars")


def three_docks(players: int = 2, edition: str = "default") -> Position:
    """Round 2: ship-05 lies at dock 3, beyond ship-02 at dock 2 and ship-01 at dock 1."""
    return Position(players, edition).round_is(2).ship("dock-3", "ship-05")


# -- loading -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.mayor.votes")
@EDITIONS
def test_the_mayor_kept_for_parliament_is_worth_five_votes(edition: str) -> None:
    table = Position(2, edition).keeps(0, "mayor").keeps(1, "foreman").parliament()
    assert (table.votes(0), table.votes(1)) == (5, 4)
    assert told(table, "delegate-shown")[0] == (
        {"seat": "1", "character": "mayor", "votes": 5},
        "cuba.parliament.reveal",
    )


@pytest.mark.clause("cuba.mayor.load", "cuba.ship.vp")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_any_number_of_pieces_may_be_loaded_and_scores_at_once(count: int) -> None:
    table = three_docks().holds(0, citrus=3, tobacco=2, points=4).plays(0, "mayor")
    for number, ware in enumerate(("citrus", "tobacco", "citrus", "citrus")[:count], 1):
        table.play(f"load {ware} dock-2")
        assert table.points(0) == 4 + 2 * number
    assert (table.asked, table.question) == (0, "load")
    table.play("done")
    assert (table.question, table.points(0), table.pesos(0)) == ("", 4 + 2 * count, 0)
    assert sum(table.cargo("dock-2").values()) == count
    assert sum(table.lot(0).values()) == 5 - count
    assert (table.cargo("dock-1"), table.cargo("dock-3"), table.covered()) == ({}, {}, set())


@pytest.mark.clause("cuba.mayor.load")
def test_the_player_chooses_among_all_ships_and_pieces_that_fit() -> None:
    table = three_docks().holds(0, citrus=1, tobacco=1, sugar=1, cigars=1, rum=1, wood=2).plays(0, "mayor")
    assert (table.asked, table.question) == (0, "load")
    assert table.legal() == {
        *("load sugar dock-1", "load citrus dock-1"),
        *("load citrus dock-2", "load tobacco dock-2"),
        *("load sugar dock-3", "load cigars dock-3"),
        "forgo",
    }


@pytest.mark.clause("cuba.mayor.load")
def test_a_piece_goes_from_the_lot_to_the_ship_and_is_told() -> None:
    table = three_docks().holds(1, cigars=2, sugar=1)
    stock = {ware: table.in_stock(ware) for ware in MERCHANDISE}
    table.plays(1, "mayor").play("load cigars dock-3", "done")
    assert (table.lot(1), table.cargo("dock-3"), table.points(1)) == ({"cigars": 1, "sugar": 1}, {"cigars": 1}, 3)
    assert {ware: table.in_stock(ware) for ware in MERCHANDISE} == stock
    assert told(table, "loaded") == [
        ({"seat": "2", "ware": "cigars", "berth": "dock-3", "points": 3}, "cuba.mayor.load")
    ]
    assert (table.points(0), table.pesos(1)) == (0, 0)


@pytest.mark.clause("cuba.mayor.one-ship")
@pytest.mark.parametrize(("first", "others"), [("dock-1", ("dock-2",)), ("dock-2", ("dock-1",))])
def test_one_mayor_serves_one_ship_only(first: str, others: tuple[str, ...]) -> None:
    table = three_docks().holds(0, citrus=4).plays(0, "mayor").play(f"load citrus {first}")
    assert table.legal() == {f"load citrus {first}", "done"}
    for dock in others:
        assert table.refusal(f"load citrus {dock}") == "cuba.mayor.one-ship"


@pytest.mark.clause("cuba.mayor.one-ship")
def test_the_turn_is_over_when_nothing_more_fits_on_the_one_ship() -> None:
    table = three_docks().holds(0, citrus=5, tobacco=1).plays(0, "mayor")
    table.play("load citrus dock-1", "load citrus dock-1")
    assert (table.question, table.lot(0), table.points(0)) == ("", {"citrus": 3, "tobacco": 1}, 2)
    assert (table.cargo("dock-1"), table.cargo("dock-2")) == ({"citrus": 2}, {})


@pytest.mark.clause("cuba.mayor.one-ship")
def test_the_next_mayor_may_serve_another_ship() -> None:
    table = three_docks().holds(0, citrus=2).holds(1, citrus=1).plays(0, "mayor").play("load citrus dock-1", "done")
    table.plays(1, "mayor")
    assert table.legal() == {"load citrus dock-1", "load citrus dock-2", "forgo"}
    table.play("load citrus dock-2")
    assert (table.cargo("dock-1"), table.cargo("dock-2")) == ({"citrus": 1}, {"citrus": 1})


@pytest.mark.clause("cuba.mayor.source")
@EDITIONS
def test_pieces_come_from_the_lot_or_the_warehouse(edition: str) -> None:
    table = three_docks(2, edition).stores(0, tobacco=1, citrus=1).holds(0, citrus=1).plays(0, "mayor")
    assert {"load tobacco dock-2", "load citrus dock-2"} <= table.legal()
    table.play("load citrus dock-2")
    assert (table.lot(0), table.stored(0)) == ({}, {"tobacco": 1, "citrus": 1})
    table.play("load citrus dock-2", "load tobacco dock-2")
    assert (table.question, table.lot(0), table.stored(0)) == ("", {}, {})
    assert (table.cargo("dock-2"), table.points(0)) == ({"citrus": 2, "tobacco": 1}, 6)


@pytest.mark.clause("cuba.mayor.source")
def test_pieces_of_the_market_the_stock_or_a_neighbour_cannot_be_loaded() -> None:
    table = three_docks().holds(0, citrus=1).holds(1, sugar=3, tobacco=3).stores(1, tobacco=1).plays(0, "mayor")
    assert table.refusal("load sugar dock-1") == "cuba.warehouse.own-pieces-only"
    assert table.refusal("load tobacco dock-2") == "cuba.warehouse.own-pieces-only"
    assert table.legal() == {"load citrus dock-1", "load citrus dock-2", "forgo"}


# -- ships -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.ship.spaces")
@EDITIONS
def test_each_ship_has_five_spaces_each_for_one_kind(edition: str) -> None:
    table = Position(2, edition)
    ships = [f"ship-{number:02}" for number in range(1, 16)]
    assert [sum(table.spaces(ship).values()) for ship in ships] == [5] * 15
    assert {ware for ship in ships for ware in table.spaces(ship)} == set(MERCHANDISE)


@pytest.mark.clause("cuba.ship.spaces")
def test_a_piece_needs_a_free_space_of_its_kind() -> None:
    table = three_docks().holds(0, **dict.fromkeys(MERCHANDISE, 1)).ship("dock-2", "ship-02", citrus=3, tobacco=1)
    table.plays(0, "mayor")
    for text in ("citrus dock-2", "sugar dock-2", "rum dock-2", "cigars dock-2", "rum dock-1", "citrus dock-3"):
        assert table.refusal(f"load {text}") == "cuba.ship.spaces"
    assert table.refusal("load tobacco dock-2") is None
    table.play("load tobacco dock-2")
    assert (table.question, table.cargo("dock-2")) == ("", {"citrus": 3, "tobacco": 2})


@pytest.mark.clause("cuba.ship.spaces")
@pytest.mark.parametrize(("loaded", "more"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_no_more_pieces_of_a_kind_than_free_spaces(loaded: int, more: int) -> None:
    table = three_docks().holds(0, citrus=8).ship("dock-1", None).ship("dock-2", "ship-02", citrus=loaded)
    table.plays(0, "mayor")
    for _ in range(more):
        table.play("load citrus dock-2")
    assert (table.question, table.cargo("dock-2"), table.lot(0)["citrus"]) == ("", {"citrus": 3}, 8 - more)
    assert (table.points(0), table.pesos(0)) == (2 * more, 0 if more else 4)


@pytest.mark.clause("cuba.ship.fully-loaded")
@pytest.mark.parametrize(
    ("cargo", "leaves"),
    [
        ({"citrus": 3, "tobacco": 2}, True),
        ({"citrus": 3, "tobacco": 1}, False),
        ({"citrus": 2, "tobacco": 2}, False),
        ({}, False),
    ],
)
def test_a_ship_is_full_when_all_five_spaces_are_covered(cargo: dict[str, int], leaves: bool) -> None:
    table = three_docks().ship("dock-2", "ship-02", **cargo).ends_round()
    left = [event.words()["ship"] for event in table.told("ship-left")]
    assert left == (["ship-05", "ship-02"] if leaves else ["ship-05"])


@pytest.mark.clause("cuba.ship.fully-loaded")
def test_the_fifth_piece_makes_the_ship_full_under_the_harbor_act_and_the_fourth_does_not() -> None:
    table = three_docks().acts(other="harbor").holds(0, citrus=2).ship("dock-2", "ship-02", citrus=1, tobacco=2)
    table.plays(0, "mayor").play("load citrus dock-2")
    assert (table.told("ship-left"), table.ship_at("dock-2"), table.question) == ([], "ship-02", "load")
    table.play("load citrus dock-2")
    assert (len(table.told("ship-left")), table.ship_at("dock-2"), table.question) == (1, "ship-01", "ship")


@DOCKS
@EDITIONS
@pytest.mark.clause("cuba.ship.vp")
def test_each_piece_scores_by_the_dock_of_its_ship(dock: str, worth: int, edition: str) -> None:
    table = three_docks(3, edition)
    for berth in ("dock-1", "dock-2", "dock-3"):
        table.ship(berth, None)
    table.ship(dock, "ship-11").holds(2, sugar=2, points=7).plays(2, "mayor").play(f"load sugar {dock}")
    assert table.points(2) == 7 + worth
    table.play(f"load sugar {dock}")
    assert ([table.points(seat) for seat in range(3)], table.question) == ([0, 0, 7 + 2 * worth], "")
    assert [event.words()["points"] for event in table.told("loaded")] == [worth, worth]


@pytest.mark.clause("cuba.ship.vp-kind-irrelevant")
@EDITIONS
@pytest.mark.parametrize("ware", MERCHANDISE)
def test_the_points_do_not_depend_on_the_kind(ware: str, edition: str) -> None:
    ship = {"citrus": "ship-11", "sugar": "ship-11", "rum": "ship-11", "cigars": "ship-11", "tobacco": "ship-12"}[ware]
    table = three_docks(2, edition).ship("dock-3", ship).holds(0, **{ware: 1}).plays(0, "mayor")
    table.play(f"load {ware} dock-3")
    assert (table.points(0), table.cargo("dock-3"), table.question) == (3, {ware: 1}, "")


@pytest.mark.clause("cuba.ship.stay-round1")
@EDITIONS
def test_a_full_ship_stays_in_the_harbor_during_round_1(edition: str) -> None:
    table = Position(2, edition).holds(0, citrus=1).ship("dock-2", "ship-02", citrus=2, tobacco=2)
    table.plays(0, "mayor").play("load citrus dock-2")
    assert (table.question, table.ship_at("dock-2"), table.told("ship-left")) == ("", "ship-02", [])
    assert (table.cargo("dock-2"), table.points(0)) == ({"citrus": 3, "tobacco": 2}, 2)
    table.holds(1, citrus=2, tobacco=1).plays(1, "mayor")
    assert table.legal() == {"load citrus dock-1", "forgo"}
    assert table.refusal("load citrus dock-2") == "cuba.ship.spaces"
    table.ends_round()
    assert told(table, "ship-left") == [({"ship": "ship-02", "berth": "dock-2"}, "cuba.round-end.full-ships")]


@pytest.mark.clause("cuba.mayor.harbor-act-reminder", "cuba.statute.other.harbor")
@pytest.mark.parametrize("number", [2, 6])
def test_the_harbor_act_makes_a_full_ship_leave_at_once_and_without_it_the_ship_stays(number: int) -> None:
    for act in (None, "harbor", "drought"):
        table = three_docks().round_is(number).holds(0, citrus=1).ship("dock-2", "ship-02", citrus=2, tobacco=2)
        if act is not None:
            table.acts(other=act)
        table.plays(0, "mayor").play("load citrus dock-2")
        gone = [event.words()["ship"] for event in table.told("ship-left")]
        assert (gone, table.ship_at("dock-2")) == ((["ship-02"], "ship-01") if act == "harbor" else ([], "ship-02"))


@pytest.mark.clause("cuba.ship.vp-once")
@EDITIONS
def test_pieces_loaded_earlier_score_nothing_again(edition: str) -> None:
    table = three_docks(2, edition).ship("dock-2", "ship-02", citrus=2, tobacco=1).holds(0, citrus=1, tobacco=1)
    table.holds(1, tobacco=1).plays(0, "mayor").play("load citrus dock-2", "done")
    assert (table.points(0), table.points(1)) == (2, 0)
    table.plays(1, "mayor").play("load tobacco dock-2")
    assert (table.points(0), table.points(1), table.question) == (2, 2, "")


@pytest.mark.clause("cuba.ship.vp-once", "cuba.ship.shared")
def test_the_dock_counts_where_the_ship_lies_at_that_moment() -> None:
    table = Position(2).holds(0, citrus=1).plays(0, "mayor").play("load citrus dock-1")
    table.ends_round()
    assert (table.points(0), table.ship_at("dock-2"), table.cargo("dock-2")) == (1, "ship-01", {"citrus": 1})
    table.play("arrive ship-09").holds(0, citrus=1).plays(0, "mayor").play("load citrus dock-2")
    assert (table.points(0), table.cargo("dock-2")) == (3, {"citrus": 2})


@pytest.mark.clause("cuba.ship.at-sea-closed")
@EDITIONS
def test_the_ship_at_sea_cannot_be_loaded(edition: str) -> None:
    table = three_docks(2, edition).holds(0, rum=2, tobacco=1)  # at sea lies a ship for rum and tobacco
    table.plays(0, "mayor")
    assert table.legal() == {"load tobacco dock-2", "forgo"}
    table.play("load tobacco dock-2")
    assert (table.question, table.lot(0), table.cargo("sea")) == ("", {"rum": 2}, {})
    assert not [move for move in GAME.vocabulary.moves if str(move).startswith("load") and "sea" in str(move)]


@pytest.mark.clause("cuba.ship.at-sea-closed")
def test_who_has_merchandise_for_the_ship_at_sea_only_cannot_load() -> None:
    table = three_docks().holds(0, rum=2).plays(0, "mayor")
    assert (table.question, table.pesos(0), table.cargo("sea"), table.points(0)) == ("", 4, {}, 0)


@pytest.mark.clause("cuba.ship.shared")
def test_several_players_load_the_same_ship_and_each_scores_his_own_pieces() -> None:
    table = three_docks(3).holds(0, sugar=1).holds(1, sugar=1, cigars=1).holds(2, cigars=2)
    for seat, wares in enumerate((("sugar",), ("sugar", "cigars"), ("cigars", "cigars"))):
        table.plays(seat, "mayor")
        for ware in wares:
            table.play(f"load {ware} dock-3")
        assert table.question == ""
    assert [table.points(seat) for seat in range(3)] == [3, 6, 6]
    assert table.cargo("dock-3") == {"sugar": 2, "cigars": 3}


@pytest.mark.clause("cuba.ship.no-unloading")
def test_no_move_takes_a_loaded_piece_back() -> None:
    table = three_docks().holds(0, citrus=1, tobacco=1).plays(0, "mayor").play("load citrus dock-2")
    assert table.legal() == {"load tobacco dock-2", "done"}
    table.play("done").has_played(0).plays(0, "mayor").play("forgo")
    assert (table.cargo("dock-2"), table.lot(0)) == ({"citrus": 1}, {"tobacco": 1})
    for character in ("worker", "tradeswoman", "foreman"):
        table.plays(0, character)
        assert not [move for move in table.legal() if "dock" in move or "load" in move]
    assert table.cargo("dock-2") == {"citrus": 1}


@pytest.mark.clause("cuba.ship.no-unloading")
def test_the_load_returns_to_the_stock_when_the_ship_leaves() -> None:
    table = three_docks().holds(0, sugar=1).ship("dock-3", "ship-05", sugar=1, cigars=2)
    sugar, cigars = table.in_stock("sugar"), table.in_stock("cigars")
    table.ends_round()
    assert (table.in_stock("sugar"), table.in_stock("cigars")) == (sugar + 2, cigars + 2)
    assert (table.lot(0), table.points(0)) == ({}, 0)


# -- pesos instead -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.mayor.alternative", "cuba.mayor.alternative-marker", "cuba.mayor.alternative.third")
@EDITIONS
def test_the_first_to_load_nothing_gets_four_pesos_the_second_two_and_the_others_none(edition: str) -> None:
    table = three_docks(4, edition)
    markers: tuple[set[str], ...] = ({"mayor-first"}, {"mayor-first", "mayor-second"}, {"mayor-first", "mayor-second"})
    for seat, (pesos, covered) in enumerate(zip((4, 2, 0), markers, strict=True)):
        table.holds(seat, citrus=1, pesos=1).plays(seat, "mayor").play("forgo")
        assert (table.question, table.pesos(seat), table.covered()) == ("", 1 + pesos, covered)
    table.holds(3, pesos=1).plays(3, "mayor")
    assert [table.pesos(seat) for seat in range(4)] == [5, 3, 1, 1]
    assert told(table, "pesos-instead") == [
        ({"seat": "1", "pesos": 4}, "cuba.mayor.alternative"),
        ({"seat": "2", "pesos": 2}, "cuba.mayor.alternative"),
    ]
    assert told(table, "card-unused") == [
        ({"seat": "3", "character": "mayor"}, "cuba.mayor.alternative.third"),
        ({"seat": "4", "character": "mayor"}, "cuba.mayor.alternative.third"),
    ]
    assert [table.points(seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.clause("cuba.mayor.alternative")
def test_the_pesos_come_from_the_stock() -> None:
    table = three_docks().plays(0, "mayor").plays(1, "mayor")
    assert (table.pesos(0), table.pesos(1), table.table.bank[0]) == (4, 2, -6)


@pytest.mark.clause("cuba.mayor.alternative")
def test_a_mayor_that_loads_is_no_first_to_forgo() -> None:
    table = three_docks(3).holds(0, citrus=1).plays(0, "mayor").play("load citrus dock-2").plays(1, "mayor")
    assert (table.pesos(0), table.pesos(1), table.covered()) == (0, 4, {"mayor-first"})


@pytest.mark.clause("cuba.mayor.alternative-marker")
@pytest.mark.parametrize(
    ("covered", "pesos"),
    [
        ((), 4),
        (("mayor-first",), 2),
        (("mayor-first", "mayor-second"), 0),
        (("architect-first", "architect-second", "tradeswoman-resource", "tradeswoman-product"), 4),
    ],
)
def test_a_covered_space_gives_no_more(covered: tuple[str, ...], pesos: int) -> None:
    table = three_docks().covers(*covered).plays(0, "mayor")
    assert (table.pesos(0), table.question) == (pesos, "")
    own = {4: {"mayor-first"}, 2: {"mayor-second"}, 0: set[str]()}[pesos]
    assert table.covered() == set(covered) | own


@pytest.mark.clause("cuba.mayor.alternative.automatic")
@pytest.mark.parametrize("holdings", [{}, {"rum": 2}, {"wood": 3, "stone": 2, "water": 1}])
def test_who_cannot_load_takes_the_pesos_at_once(holdings: dict[str, int]) -> None:
    table = three_docks().holds(1, **holdings).plays(1, "mayor")
    assert (table.question, table.pesos(1), table.lot(1)) == ("", 4, holdings)


@pytest.mark.clause("cuba.mayor.load", "cuba.setup.dock3-empty")
@pytest.mark.parametrize(
    ("number", "dock", "clause"),
    [
        (1, "dock-3", "cuba.setup.dock3-empty"),
        (1, "dock-2", "cuba.mayor.load"),
        (2, "dock-3", "cuba.mayor.load"),
        (4, "dock-2", "cuba.mayor.load"),
    ],
)
def test_nothing_is_loaded_at_a_dock_without_a_ship(number: int, dock: str, clause: str) -> None:
    table = Position(2).round_is(number).holds(0, citrus=1).ship(dock, None).plays(0, "mayor")
    assert table.refusal(f"load citrus {dock}") == clause


@pytest.mark.clause("cuba.mayor.alternative.automatic")
def test_who_could_have_loaded_takes_the_best_free_space_too() -> None:
    table = three_docks().holds(0, citrus=2).covers("mayor-first").plays(0, "mayor").play("forgo")
    assert (table.pesos(0), table.lot(0), table.points(0), table.question) == (2, {"citrus": 2}, 0, "")
    assert (table.cargo("dock-1"), table.cargo("dock-2")) == ({}, {})


@pytest.mark.clause("cuba.mayor.alternative.automatic", "cuba.mayor.alternative")
def test_after_the_first_piece_no_pesos_can_be_had() -> None:
    table = three_docks().holds(0, citrus=2).plays(0, "mayor").play("load citrus dock-2")
    assert answers_another_question(table, "forgo")
    table.play("done")
    assert (table.pesos(0), table.covered(), table.told("pesos-instead")) == (0, set(), [])
