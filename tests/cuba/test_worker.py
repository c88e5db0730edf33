"""The worker: the pawn, the activated fields, and water for more of them."""

from collections import Counter

import pytest

from tests.cuba.position import Position

ROWS = {
    "a": ("printed-warehouse", "wood", "tobacco", "sugar"),
    "b": ("wood", "tobacco", "citrus", "stone"),
    "c": ("citrus", "sugar", "stone", "water"),
}
COMMON = {f"{row}{column}": field for row, fields in ROWS.items() for column, field in enumerate(fields, 1)}
RESOURCES = ("wood", "stone", "water")
PRODUCTS = ("citrus", "sugar", "tobacco")
PRODUCT_FIELDS = {field for field, kind in COMMON.items() if kind in PRODUCTS}
EVERY_EDITION = pytest.mark.parametrize("edition", ["default", "en2007", "fr2007", "fr2008"])
BILLS = {"tax": "tax-3", "duty": "duty-sugar", "subsidy": "subsidy-water", "other": "drought"}


def cross(pawn: str) -> list[str]:
    """The six fields of the pawn's row and column."""
    return [field for field in COMMON if field[0] == pawn[0] or field[1] == pawn[1]]


def yields(pawn: str) -> Counter[str]:
    """What the activated fields of the common plantation hold, without the warehouse."""
    return Counter(COMMON[field] for field in cross(pawn) if COMMON[field] != "printed-warehouse")


def works(table: Position, pawn: str, *moves: str) -> Position:
    return table.plays(0, "worker").play(f"pawn {pawn}", *moves)


def exhausts(table: Position) -> Position:
    """Take every product field that the worker may use, free ones first, then for water."""
    while table.question == "harvest":
        table.play(next(move for move in sorted(table.legal()) if move != "done"))
    return table


@pytest.mark.clause("cuba.worker.votes")
def test_the_worker_is_worth_one_vote() -> None:
    table = Position(2).bills(**BILLS).keeps(0, "worker").keeps(1, "mayor").parliament()
    shown = table.told("delegate-shown")[0].words()
    assert shown == {"seat": "1", "character": "worker", "votes": 1}
    assert int(table.table.box.votes[0]) == 1


# -- the pawn ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.worker.move.any-field", "cuba.worker.pawn-on-building")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2008"])
@pytest.mark.parametrize("start", ["a1", "b3", "c4"])
def test_the_pawn_may_be_moved_to_any_field(edition: str, start: str) -> None:
    table = Position(2, edition).builds(0, b2="hotel").pawn(0, start).plays(0, "worker")
    assert (table.asked, table.question) == (0, "pawn")
    assert table.legal() == {"forgo", *(f"pawn {field}" for field in COMMON)}


@pytest.mark.clause("cuba.worker.move.any-field")
@pytest.mark.parametrize("field", [field for field in COMMON if field != "a1"])
def test_the_pawn_goes_there_without_any_path_or_distance(field: str) -> None:
    table = works(Position(2), field)
    assert (table.pawn_of(0), table.pawn_of(1)) == (field, "a1")
    (moved,) = table.told("pawn-moved")
    assert (moved.clause, moved.words()) == ("cuba.worker.move.any-field", {"seat": "1", "field": field})


@pytest.mark.clause("cuba.worker.move.plantation-field")
@pytest.mark.parametrize(
    ("edition", "options"),
    [("fr2007", {}), ("default", {"worker_placement": "product-field"})],
    ids=["fr2007", "option"],
)
def test_in_fr2007_the_pawn_is_moved_onto_a_product_field(edition: str, options: dict[str, str]) -> None:
    table = Position(2, edition, **options).plays(0, "worker")
    assert table.legal() == {"forgo", "pawn a1", *(f"pawn {field}" for field in PRODUCT_FIELDS)}
    for field in ("a2", "b1", "b4", "c3", "c4"):
        assert table.refusal(f"pawn {field}") == "cuba.worker.move.plantation-field"
    table.play("pawn b3")
    (moved,) = table.told("pawn-moved")
    assert (moved.clause, moved.words()) == ("cuba.worker.move.plantation-field", {"seat": "1", "field": "b3"})


@pytest.mark.clause("cuba.worker.move.plantation-field")
def test_in_fr2007_a_product_field_that_is_built_over_is_none() -> None:
    table = Position(2, "fr2007").builds(0, b2="hotel", a2="inn").pawn(0, "b3").plays(0, "worker")
    assert table.legal() == {"forgo", *(f"pawn {field}" for field in PRODUCT_FIELDS - {"b2"})}
    assert table.refusal("pawn b2") == "cuba.worker.move.plantation-field"
    assert table.refusal("pawn a1") == "cuba.worker.move.plantation-field"


@EVERY_EDITION
@pytest.mark.clause("cuba.worker.stay")
@pytest.mark.parametrize("field", ["a1", "b1", "b2", "c4"])
def test_the_pawn_may_stay_where_it_is(edition: str, field: str) -> None:
    table = works(Position(2, edition).pawn(0, field), field)
    (stayed,) = table.told("pawn-stayed")
    assert (stayed.clause, stayed.words()) == ("cuba.worker.stay", {"seat": "1", "field": field})
    assert table.told("pawn-moved") == []
    assert table.pawn_of(0) == field
    assert {kind: table.lot(0).get(kind, 0) for kind in RESOURCES} == {kind: yields(field)[kind] for kind in RESOURCES}


@pytest.mark.clause("cuba.worker.pawn-on-building")
@pytest.mark.parametrize("field", ["a1", "b2"])
def test_on_the_warehouse_or_a_building_the_pawn_activates_the_five_other_fields(field: str) -> None:
    table = Position(2).holds(0, water=4).pawn(0, "c3")
    if field == "b2":
        table.builds(0, b2="hotel")
    exhausts(works(table, field))
    expected = yields(field) - Counter({COMMON[field]: 1})
    assert expected.total() == 5
    gained = Counter(table.lot(0)) - Counter(water=table.lot(0).get("water", 0))
    assert gained == expected
    assert table.pawn_of(0) == field


@EVERY_EDITION
@pytest.mark.clause("cuba.worker.pawn-on-building")
def test_the_pawn_is_never_obliged_to_leave_a_building(edition: str) -> None:
    table = Position(2, edition).builds(0, b2="hotel").pawn(0, "b2").plays(0, "worker")
    assert "pawn b2" in table.legal()
    assert table.play("pawn b2").lot(0) == {"wood": 2, "stone": 1}


@pytest.mark.clause("cuba.worker.pawn-remains")
def test_the_pawn_stays_on_its_field_until_the_worker_is_played_again() -> None:
    table = works(Position(2).bills(**BILLS), "c2", "done").holds(0, pesos=9)
    for character in ("tradeswoman", "foreman", "mayor", "architect"):
        table.turn_of(0).play(f"play {character}")
        if table.question:
            table.play("forgo")
        assert table.pawn_of(0) == "c2"
    table.ends_round().play("arrive ship-04")
    assert (table.round, table.pawn_of(0)) == (2, "c2")
    assert works(table, "c2").told("pawn-stayed")[-1].words() == {"seat": "1", "field": "c2"}


# -- the fields --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.worker.activation", "cuba.worker.yield", "cuba.worker.own-field", "cuba.worker.water-extra")
@pytest.mark.parametrize("pawn", list(COMMON))
def test_the_worker_activates_the_six_fields_of_the_pawns_row_and_column(pawn: str) -> None:
    table = exhausts(works(Position(2).holds(0, water=4), pawn))
    expected = yields(pawn)
    paid = max(0, sum(expected[kind] for kind in PRODUCTS) - 2)
    assert len(cross(pawn)) == 6
    assert expected.total() == (5 if pawn in ("a1", "a2", "a3", "a4", "b1", "c1") else 6)
    assert table.lot(0) == +(expected + Counter(water=4) - Counter(water=paid))
    assert len(table.told("irrigated")) == paid
    assert table.lot(1) == {}


@pytest.mark.clause("cuba.worker.activation")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green", "purple"])
@pytest.mark.parametrize("pawn", ["b2", "c4"])
def test_on_an_individual_side_its_own_fields_are_activated(colour: str, pawn: str) -> None:
    table = Position(2, plantation="individual").colour(0, colour).holds(0, water=4)
    expected = Counter(table.on_field(0, field) for field in cross(pawn))
    paid = max(0, sum(expected[kind] for kind in PRODUCTS) - 2)
    exhausts(works(table, pawn))
    assert table.lot(0) == +(expected + Counter(water=4) - Counter(water=paid))


@pytest.mark.clause("cuba.worker.activation")
def test_a_field_outside_the_row_and_column_cannot_be_used() -> None:
    table = works(Position(2).holds(0, water=4), "b3")
    assert table.legal() == {"harvest citrus", "harvest tobacco", "done"}
    table.play("harvest citrus", "harvest tobacco")
    assert table.legal() == {"irrigate tobacco", "done"}


@pytest.mark.clause("cuba.worker.activation")
def test_whoever_asks_for_a_field_outside_is_told_that_it_is_not_activated() -> None:
    table = works(Position(2).holds(0, water=4), "b3")
    assert table.refusal("harvest sugar") == "cuba.worker.activation"
    table.play("harvest citrus", "harvest tobacco")
    assert table.refusal("irrigate sugar") == "cuba.worker.activation"


@pytest.mark.clause("cuba.worker.yield", "cuba.worker.deposit")
def test_each_activated_open_field_gives_one_piece_of_its_kind_from_the_stock() -> None:
    table = Position(2).holds(0, wood=1)
    stock = {kind: table.in_stock(kind) for kind in (*RESOURCES, *PRODUCTS)}
    works(table, "b2", "harvest tobacco", "harvest sugar")
    assert table.lot(0) == {"wood": 3, "stone": 1, "tobacco": 1, "sugar": 1}
    assert [stock[kind] - table.in_stock(kind) for kind in (*RESOURCES, *PRODUCTS)] == [2, 1, 0, 0, 1, 1]
    assert table.on_market == {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}
    assert [(event.name, event.clause, event.words()) for event in table.events[2:]] == [
        ("resources-yielded", "cuba.worker.yield", {"seat": "1", "ware": "wood", "count": 2}),
        ("resources-yielded", "cuba.worker.yield", {"seat": "1", "ware": "stone", "count": 1}),
        ("harvested", "cuba.worker.yield", {"seat": "1", "ware": "tobacco"}),
        ("harvested", "cuba.worker.yield", {"seat": "1", "ware": "sugar"}),
    ]


@pytest.mark.clause("cuba.worker.own-field")
@pytest.mark.parametrize(("pawn", "kind"), [("c4", "water"), ("a4", "sugar"), ("c1", "citrus")])
def test_the_field_under_the_pawn_yields_like_the_others(pawn: str, kind: str) -> None:
    table = exhausts(works(Position(2).holds(0, water=2), pawn))
    others = Counter(COMMON[field] for field in cross(pawn) if field != pawn)
    if kind == "water":
        assert table.in_stock("water") == 15 - 2 - 1 + len(table.told("irrigated"))
    else:
        assert table.lot(0)[kind] == others[kind] + 1


@pytest.mark.clause("cuba.worker.no-yield-buildings")
def test_the_warehouse_and_built_over_fields_yield_nothing() -> None:
    table = Position(2).builds(0, a2="hotel", a3="inn", b1="dam").holds(0, water=4)
    works(table, "a1")
    assert (table.legal(), table.lot(0)) == ({"harvest citrus", "harvest sugar", "done"}, {"water": 4})
    exhausts(table)
    assert table.lot(0) == {"citrus": 1, "sugar": 1, "water": 4}


@pytest.mark.clause("cuba.worker.no-yield-buildings")
def test_whoever_asks_for_a_built_over_field_is_told_that_it_yields_nothing() -> None:
    table = works(Position(2).builds(0, a3="inn").holds(0, water=4), "a1")
    assert table.refusal("harvest tobacco") == "cuba.worker.activation"


@pytest.mark.clause("cuba.worker.no-yield-buildings")
def test_a_worker_among_buildings_only_gets_nothing() -> None:
    table = Position(2).builds(0, a2="hotel", a3="inn", a4="dam", b1="church", c1="lighthouse").holds(0, water=2)
    works(table, "a1")
    assert (table.question, table.lot(0), table.points(0), table.pesos(0)) == ("", {"water": 2}, 0, 0)


@pytest.mark.clause("cuba.worker.product-limit")
@pytest.mark.parametrize(
    ("choice", "left"),
    [(("citrus", "sugar"), "tobacco"), (("sugar", "tobacco"), "citrus"), (("tobacco", "citrus"), "sugar")],
)
def test_at_most_two_product_fields_may_be_used_the_player_chooses_which(choice: tuple[str, str], left: str) -> None:
    table = works(Position(2), "b2")
    assert table.legal() == {"harvest citrus", "harvest sugar", "harvest tobacco", "done"}
    table.play(*(f"harvest {kind}" for kind in choice))
    assert table.question == ""
    assert table.lot(0) == {"wood": 2, "stone": 1, choice[0]: 1, choice[1]: 1}
    assert left not in table.lot(0)


@pytest.mark.clause("cuba.worker.product-limit")
def test_the_third_product_field_is_not_free() -> None:
    table = works(Position(2).holds(0, water=1), "b2", "harvest citrus", "harvest tobacco")
    assert table.legal() == {"irrigate sugar", "done"}
    assert table.refusal("harvest sugar") == "cuba.worker.product-limit"


@pytest.mark.clause("cuba.worker.product-limit")
def test_the_two_fields_may_be_of_the_same_product() -> None:
    table = works(Position(2), "b3", "harvest tobacco", "harvest tobacco")
    assert (table.question, table.lot(0)) == ("", {"wood": 1, "stone": 2, "tobacco": 2})


@pytest.mark.clause("cuba.worker.resource-unlimited", "cuba.worker.resources-automatic")
@pytest.mark.parametrize(
    ("pawn", "resources"),
    [
        ("a1", {"wood": 2}),
        ("a4", {"wood": 1, "stone": 1, "water": 1}),
        ("b4", {"wood": 1, "stone": 1, "water": 1}),
        ("c3", {"stone": 1, "water": 1}),
        ("b3", {"wood": 1, "stone": 2}),
        ("c4", {"stone": 2, "water": 1}),
    ],
)
def test_all_activated_resource_fields_yield_by_themselves(pawn: str, resources: dict[str, int]) -> None:
    table = works(Position(2), pawn)
    assert table.lot(0) == resources
    yielded = {event.words()["ware"]: event.words()["count"] for event in table.told("resources-yielded")}
    assert yielded == resources


@pytest.mark.clause("cuba.worker.resource-unlimited")
def test_three_resource_fields_do_not_count_against_the_limit() -> None:
    table = works(Position(2), "b2", "harvest citrus", "harvest tobacco")
    assert sum(table.lot(0).values()) == 5


@pytest.mark.clause("cuba.worker.resources-automatic")
@pytest.mark.parametrize(
    ("moves", "products"),
    [(("done",), {}), (("harvest citrus", "done"), {"citrus": 1}), (("harvest sugar", "done"), {"sugar": 1})],
)
def test_a_player_may_use_fewer_product_fields_than_allowed(moves: tuple[str, ...], products: dict[str, int]) -> None:
    table = works(Position(2).holds(0, water=1), "b2", *moves)
    assert (table.question, table.lot(0)) == ("", {"wood": 2, "stone": 1, "water": 1, **products})


# -- water -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.worker.water-extra")
@pytest.mark.parametrize(("water", "extra"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_each_water_given_up_lets_the_worker_use_one_more_product_field(water: int, extra: int) -> None:
    table = works(Position(2).holds(0, water=water), "a2", "harvest sugar", "harvest tobacco")
    for kind in ("tobacco", "sugar")[:extra]:
        assert "done" in table.legal()
        table.play(f"irrigate {kind}")
    assert table.question == ""
    expected = {"wood": 1, "water": water - extra, "sugar": 1 + (extra == 2), "tobacco": 1 + (extra >= 1)}
    assert table.lot(0) == {kind: count for kind, count in expected.items() if count}
    assert table.in_stock("water") == 15 - water + extra
    assert [(event.clause, event.words()["ware"]) for event in table.told("irrigated")] == [
        ("cuba.worker.water-extra", kind) for kind in ("tobacco", "sugar")[:extra]
    ]


@pytest.mark.clause("cuba.worker.water-extra")
def test_another_players_water_irrigates_nothing() -> None:
    table = works(Position(2).holds(1, water=5), "a2", "harvest sugar", "harvest tobacco")
    assert (table.question, table.lot(0), table.lot(1)) == ("", {"wood": 1, "sugar": 1, "tobacco": 1}, {"water": 5})


@pytest.mark.clause("cuba.worker.water-same-turn", "cuba.worker.sequence")
def test_water_gained_during_the_same_action_may_be_spent() -> None:
    table = works(Position(2), "c4", "harvest citrus", "harvest sugar")
    assert table.lot(0) == {"stone": 2, "water": 1, "citrus": 1, "sugar": 1}
    table.play("irrigate sugar")
    assert (table.question, table.lot(0)) == ("", {"stone": 2, "citrus": 1, "sugar": 2})
    assert table.in_stock("water") == 15
    assert [event.words() for event in table.told("irrigated")] == [{"seat": "1", "ware": "sugar"}]


@pytest.mark.clause("cuba.worker.sequence")
def test_the_pawn_moves_first_then_come_resources_free_fields_and_water() -> None:
    table = Position(2).plays(0, "worker")
    assert table.question == "pawn"
    table.play("pawn c3")
    assert [event.name for event in table.events] == [
        *("character-played", "pawn-moved"),
        *("resources-yielded", "resources-yielded"),
    ]
    assert table.legal() == {"harvest citrus", "harvest sugar", "harvest tobacco", "done"}
    assert table.refusal("irrigate tobacco") == "cuba.worker.sequence"
    table.play("harvest tobacco")
    assert table.refusal("irrigate citrus") == "cuba.worker.sequence"
    table.play("harvest sugar")
    assert table.legal() == {"irrigate citrus", "done"}
    table.play("irrigate citrus")
    assert (table.question, table.lot(0)) == ("", {"stone": 1, "citrus": 1, "sugar": 1, "tobacco": 1})


@pytest.mark.clause("cuba.worker.water-extra", "cuba.worker.sequence")
def test_water_need_not_be_spent() -> None:
    table = works(Position(2).holds(0, water=2), "b2", "harvest citrus", "harvest sugar", "done")
    assert (table.question, table.lot(0)) == ("", {"wood": 2, "stone": 1, "water": 2, "citrus": 1, "sugar": 1})


@pytest.mark.clause("cuba.worker.field-once")
def test_no_field_yields_twice() -> None:
    table = works(Position(2).holds(0, water=5), "b2", "harvest tobacco")
    assert table.refusal("harvest tobacco") == "cuba.worker.field-once"
    table.play("harvest citrus")
    assert table.refusal("irrigate tobacco") == "cuba.worker.field-once"
    assert table.refusal("irrigate citrus") == "cuba.worker.field-once"
    table.play("irrigate sugar")
    assert (table.question, table.lot(0)) == (
        "",
        {"wood": 2, "stone": 1, "water": 4, "citrus": 1, "sugar": 1, "tobacco": 1},
    )


@pytest.mark.clause("cuba.worker.field-once")
def test_two_fields_of_a_kind_yield_twice_and_no_more() -> None:
    table = works(Position(2).holds(0, water=5), "b3", "harvest tobacco", "harvest tobacco")
    assert table.legal() == {"irrigate citrus", "done"}
    assert table.refusal("irrigate tobacco") == "cuba.worker.field-once"


@pytest.mark.clause("cuba.worker.deposit")
def test_pieces_gained_are_put_in_the_lot() -> None:
    table = works(Position(2).stores(0, citrus=2).holds(0, rum=1), "b2", "harvest citrus", "harvest tobacco")
    assert table.lot(0) == {"wood": 2, "stone": 1, "citrus": 1, "tobacco": 1, "rum": 1}
    assert table.stored(0) == {"citrus": 2}


# -- the Drought Act ---------------------------------------------------------------------------------------------------


@EVERY_EDITION
@pytest.mark.clause("cuba.worker.drought-reminder")
def test_the_drought_act_restricts_the_worker(edition: str) -> None:
    table = Position(2, edition).round_is(2).acts(other="drought").plays(0, "worker").play("pawn b2", "harvest citrus")
    assert (table.question, table.lot(0)) == ("", {"wood": 2, "stone": 1, "citrus": 1})
    table = Position(2, edition).bills(other="drought").plays(0, "worker").play("pawn b2", "harvest citrus")
    assert table.legal() == {"harvest sugar", "harvest tobacco", "done"}


# -- printed examples --------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.worker.example.1-stone-2-wood")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2008"])
def test_one_activation_brings_1_stone_2_wood_1_citrus_and_1_tobacco(edition: str) -> None:
    table = works(Position(2, edition), "b2", "harvest citrus", "harvest tobacco")
    assert table.lot(0) == {"stone": 1, "wood": 2, "citrus": 1, "tobacco": 1}


@pytest.mark.clause("cuba.worker.example.2-stone-1-wood")
@pytest.mark.parametrize("edition", ["fr2007"])
def test_one_activation_brings_2_stone_1_wood_1_citrus_and_1_tobacco(edition: str) -> None:
    table = works(Position(2, edition), "b3", "harvest citrus", "harvest tobacco")
    assert table.lot(0) == {"stone": 2, "wood": 1, "citrus": 1, "tobacco": 1}


# -- shortage ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.worker.short-stock")
def test_a_field_whose_piece_is_missing_yields_nothing_and_does_not_count() -> None:
    table = works(Position(2).holds(0, water=2).stock(citrus=0), "b2")
    assert table.legal() == {"harvest sugar", "harvest tobacco", "done"}
    assert table.refusal("harvest citrus") == "cuba.worker.short-stock"
    table.play("harvest sugar", "harvest tobacco")
    assert table.question == ""  # water buys nothing where the stock is empty
    assert table.lot(0) == {"wood": 2, "stone": 1, "water": 2, "sugar": 1, "tobacco": 1}


@pytest.mark.clause("cuba.worker.short-stock")
def test_a_missing_piece_cannot_be_paid_for_with_water() -> None:
    table = works(Position(2).holds(0, water=2).stock(citrus=0), "c3", "harvest sugar", "harvest tobacco")
    assert (table.question, table.lot(0)) == ("", {"stone": 1, "water": 3, "sugar": 1, "tobacco": 1})
    table = works(Position(2).holds(0, water=3).stock(sugar=0), "c3", "harvest citrus", "harvest citrus")
    assert table.legal() == {"irrigate tobacco", "done"}
    assert table.refusal("irrigate sugar") == "cuba.worker.short-stock"


@pytest.mark.clause("cuba.worker.short-stock-choice")
@pytest.mark.parametrize(("stock", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_with_fewer_pieces_in_stock_than_fields_the_player_takes_what_is_left(stock: int, gained: int) -> None:
    table = works(Position(2).stock(wood=stock), "b2")
    assert (table.lot(0).get("wood", 0), table.in_stock("wood")) == (gained, stock - gained)
    assert table.lot(0)["stone"] == 1
    short = table.told("stock-short")
    assert [event.words() for event in short] == ([{"seat": "1", "ware": "wood"}] if stock < 2 else [])
    if stock == 1:
        assert short[0].clause == "cuba.worker.short-stock-choice"


@pytest.mark.clause("cuba.worker.short-stock-choice", "cuba.worker.short-stock")
def test_the_last_product_of_a_kind_is_taken_once() -> None:
    table = works(Position(2).holds(0, water=1).stock(tobacco=1), "b3", "harvest tobacco")
    assert table.legal() == {"harvest citrus", "done"}
    assert table.refusal("harvest tobacco") == "cuba.worker.short-stock"
    table.play("harvest citrus")
    assert (table.question, table.lot(0)) == (
        "",
        {"wood": 1, "stone": 2, "water": 1, "citrus": 1, "tobacco": 1},
    )


@pytest.mark.clause("cuba.worker.short-stock-choice")
def test_nothing_is_owed_later() -> None:
    table = works(Position(2).stock(stone=1), "b3", "done")
    assert table.lot(0) == {"wood": 1, "stone": 1}
    table.stock(stone=9).ends_round()
    assert table.lot(0) == {"wood": 1, "stone": 1}


@pytest.mark.clause("cuba.worker.short-stock", "cuba.worker.water-same-turn")
def test_a_lake_without_water_in_stock_gives_none_to_spend() -> None:
    table = works(Position(2).stock(water=0), "c4", "harvest citrus", "harvest sugar")
    assert (table.question, table.lot(0)) == ("", {"stone": 2, "citrus": 1, "sugar": 1})


@pytest.mark.clause("cuba.worker.move.plantation-field", "cuba.architect.covered-field")
def test_in_fr2007_no_building_at_all_is_a_plantation() -> None:
    for building in ("cement-factory", "hotel", "warehouse-tile"):
        table = Position(2, "fr2007").builds(0, b2=building).plays(0, "worker")
        assert table.refusal("pawn b2") == "cuba.worker.move.plantation-field"


@pytest.mark.clause("cuba.worker.field-once")
@pytest.mark.parametrize("product", ["citrus", "sugar", "tobacco"])
def test_a_field_that_has_yielded_is_refused_as_used(product: str) -> None:
    table = Position(2).plays(0, "worker").play("pawn a1", f"harvest {product}")
    assert table.refusal(f"harvest {product}") == "cuba.worker.field-once"
