"""The foreman: which buildings he may use, in which of the two ways, and what holds for every use."""

import pytest

from tests.cuba.position import Position

EDITIONS = ("default", "en2007", "fr2007", "fr2008")
FIELDS = tuple(row + column for row in "abc" for column in "1234")


def used(table: Position) -> list[tuple[object, str | None]]:
    """The buildings used, each with the clause of its way."""
    return [(event.words()["building"], event.clause) for event in table.told("building-used")]


def crosses(pawn: str, field: str) -> bool:
    return pawn[0] == field[0] or pawn[1] == field[1]


@pytest.mark.clause("cuba.foreman.votes")
def test_the_foreman_is_worth_four_votes() -> None:
    table = Position(2).keeps(0, "architect").keeps(1, "foreman")
    table.bills(tax="tax-3", duty="duty-water", subsidy="subsidy-water", other="drought").parliament()
    assert (table.votes(0), table.votes(1)) == (3, 4)


@pytest.mark.clause("cuba.foreman.use")
def test_the_foreman_uses_features_of_the_own_buildings() -> None:
    table = Position(2).builds(0, a2="hotel", c4="inn").builds(1, a3="large-bank").plays(0, "foreman")
    assert (table.asked, table.question) == (0, "foreman")
    assert table.legal() == {"forgo", "use hotel", "use inn"}
    table.play("use hotel")
    assert (table.over, table.points(0), table.points(1), table.pesos(0), table.pesos(1)) == (True, 2, 0, 0, 0)


@pytest.mark.clause("cuba.foreman.use")
def test_after_the_foreman_the_next_player_plays() -> None:
    table = Position(3).builds(0, a2="hotel", a3="inn").laps().play("play foreman", "use hotel")
    assert (table.asked, table.question, table.legal()) == (0, "foreman", {"done", "use inn"})
    table.play("use inn")
    assert (table.asked, table.question, table.points(0)) == (1, "character", 3)


@pytest.mark.clause("cuba.foreman.use")
def test_a_foreman_with_nothing_to_use_is_played_for_nothing() -> None:
    table = Position(2).builds(0, a2="rum-cafe").plays(0, "foreman")
    assert table.over
    (unused,) = table.told("card-unused")
    assert (unused.clause, unused.words()) == ("cuba.action.empty-action", {"seat": "1", "character": "foreman"})


@pytest.mark.clause("cuba.foreman.use")
def test_a_foreman_may_be_played_without_using_anything() -> None:
    table = Position(2).builds(0, a2="hotel").plays(0, "foreman").play("forgo")
    assert (table.over, table.points(0), table.told("building-used")) == (True, 0, [])


# -- the row and the column of the pawn --------------------------------------------------------------------------------


@pytest.mark.clause("cuba.foreman.cross", "cuba.foreman.no-mix")
@pytest.mark.parametrize("pawn", FIELDS[1:])
def test_every_building_in_the_row_and_column_of_the_pawn_may_be_used(pawn: str) -> None:
    for field in FIELDS[1:]:
        if field == pawn:
            continue
        table = Position(2).builds(0, **{pawn: "inn", field: "hotel"}).pawn(0, pawn).plays(0, "foreman")
        table.play("use inn")
        assert table.over == (not crosses(pawn, field)), field
        if crosses(pawn, field):
            assert table.legal() == {"done", "use hotel"}
            table.play("use hotel")
        assert table.points(0) == (3 if crosses(pawn, field) else 1)
        assert {clause for _, clause in used(table)} == {"cuba.foreman.cross"}


@pytest.mark.clause("cuba.foreman.cross", "cuba.foreman.single-includes-warehouse")
@pytest.mark.parametrize("pawn", FIELDS)
def test_the_printed_warehouse_is_in_the_cross_like_any_building(pawn: str) -> None:
    table = Position(2).holds(0, citrus=2).pawn(0, pawn).plays(0, "foreman").play("use printed-warehouse")
    way = "cuba.foreman.cross" if crosses(pawn, "a1") else "cuba.foreman.single"
    assert (used(table), table.stored(0), table.over) == ([("printed-warehouse", way)], {"citrus": 2}, True)


@pytest.mark.clause("cuba.foreman.cross")
@pytest.mark.parametrize(
    "order", [("inn", "hotel", "small-bank"), ("hotel", "small-bank", "inn"), ("small-bank", "inn", "hotel")]
)
def test_the_buildings_are_used_in_any_order(order: tuple[str, ...]) -> None:
    table = Position(2).builds(0, b2="inn", a2="hotel", b4="small-bank").pawn(0, "b2").plays(0, "foreman")
    table.play(*(f"use {building}" for building in order))
    assert used(table) == [(building, "cuba.foreman.cross") for building in order]
    assert (table.over, table.points(0), table.pesos(0)) == (True, 3, 2)


@pytest.mark.clause("cuba.foreman.cross")
def test_the_building_under_the_pawn_is_included() -> None:
    table = Position(2).builds(0, c3="hotel", c1="inn").pawn(0, "c3").plays(0, "foreman").play("use inn")
    assert table.legal() == {"done", "use hotel"}


@pytest.mark.clause("cuba.foreman.cross")
def test_the_pawn_of_another_player_does_not_count() -> None:
    table = Position(2).builds(0, a2="inn", c4="hotel").pawn(0, "a1").pawn(1, "c4").plays(0, "foreman")
    table.play("use inn")
    assert (table.over, table.points(0)) == (True, 1)


@pytest.mark.clause("cuba.foreman.cross-without-worker")
@pytest.mark.parametrize("played", [(), ("worker",), ("mayor", "tradeswoman")])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_position_of_the_pawn_counts_whether_or_not_the_worker_was_played(
    edition: str, played: tuple[str, ...]
) -> None:
    table = Position(2, edition).has_played(0, *played).builds(0, a2="inn", a3="hotel").plays(0, "foreman")
    table.play("use inn")
    assert table.legal() == {"done", "use hotel"}
    table.play("use hotel")
    assert (table.points(0), {clause for _, clause in used(table)}) == (3, {"cuba.foreman.cross"})


@pytest.mark.clause("cuba.foreman.cross.aid")
@pytest.mark.parametrize("played", [(), ("mayor",), ("tradeswoman", "architect", "mayor")])
@pytest.mark.parametrize("edition", ["default", "fr2007"])
def test_by_the_aid_there_is_only_the_single_way_before_the_worker(edition: str, played: tuple[str, ...]) -> None:
    table = Position(2, edition, foreman_cross="after-worker").has_played(0, *played).has_played(1, "worker")
    table.builds(0, a2="inn", a3="hotel").plays(0, "foreman")
    assert table.legal() == {"forgo", "use inn", "use hotel"}
    table.play("use inn")
    assert (table.over, table.points(0), used(table)) == (True, 1, [("inn", "cuba.foreman.single")])


@pytest.mark.clause("cuba.foreman.cross.aid")
@pytest.mark.parametrize("played", [("worker",), ("worker", "mayor"), ("mayor", "worker", "architect")])
def test_by_the_aid_the_cross_is_there_after_the_worker(played: tuple[str, ...]) -> None:
    table = Position(2, "fr2007", foreman_cross="after-worker").has_played(0, *played)
    table.builds(0, a2="inn", a3="hotel").plays(0, "foreman").play("use inn", "use hotel")
    assert (table.over, table.points(0), {clause for _, clause in used(table)}) == (True, 3, {"cuba.foreman.cross"})


@pytest.mark.clause("cuba.foreman.cross.aid")
def test_by_the_aid_a_worker_who_is_set_aside_opens_no_cross() -> None:
    table = Position(2, foreman_cross="after-worker", delegate="face-down").sets_aside(0, "worker")
    table.builds(0, a2="inn", a3="hotel").plays(0, "foreman").play("use inn")
    assert (table.over, table.points(0), used(table)) == (True, 1, [("inn", "cuba.foreman.single")])


# -- one building anywhere ---------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.foreman.single")
@pytest.mark.parametrize("field", ["b2", "b3", "b4", "c2", "c3", "c4"])
def test_one_building_may_be_used_wherever_the_pawn_stands(field: str) -> None:
    table = Position(2).builds(0, **{field: "hotel"}).plays(0, "foreman").play("use hotel")
    assert (table.over, table.points(0), used(table)) == (True, 2, [("hotel", "cuba.foreman.single")])


@pytest.mark.clause("cuba.foreman.single", "cuba.foreman.no-mix")
def test_a_single_building_outside_the_cross_ends_the_action() -> None:
    table = Position(2).holds(0, citrus=1).builds(0, a2="inn", c1="small-bank", b2="hotel", c3="dam")
    table.plays(0, "foreman").play("use hotel")
    assert (table.over, table.points(0), table.pesos(0), table.lot(0)) == (True, 2, 0, {"citrus": 1})


@pytest.mark.clause("cuba.foreman.no-mix")
def test_after_a_building_of_the_cross_none_outside_can_be_used() -> None:
    table = Position(2).builds(0, a2="inn", a3="small-bank", b2="hotel", c3="dam").plays(0, "foreman").play("use inn")
    assert table.legal() == {"done", "use small-bank"}
    assert table.refusal("use hotel") == "cuba.foreman.no-mix"
    assert table.refusal("use dam") == "cuba.foreman.no-mix"
    table.play("use small-bank")
    assert (table.over, table.points(0), table.pesos(0)) == (True, 1, 2)


@pytest.mark.clause("cuba.foreman.no-mix", "cuba.architect.both-copies")
def test_the_second_distillery_outside_the_cross_cannot_be_used_after_the_first_inside() -> None:
    table = Position(2).holds(0, sugar=3).builds(0, a2="distillery", c4="distillery", a3="inn").plays(0, "foreman")
    table.play("use distillery", "amount 1")
    assert (table.lot(0), used(table)) == ({"sugar": 2, "rum": 1}, [("distillery", "cuba.foreman.cross")])
    assert table.legal() == {"done", "use inn", "use printed-warehouse"}
    assert table.refusal("use distillery") == "cuba.foreman.no-mix"


@pytest.mark.clause("cuba.foreman.single-includes-warehouse")
def test_the_single_building_may_be_the_printed_warehouse() -> None:
    table = Position(2).holds(0, citrus=2, sugar=1, rum=1, wood=1).builds(0, b2="hotel").pawn(0, "b2")
    table.plays(0, "foreman")
    assert table.legal() == {"forgo", "use hotel", "use printed-warehouse"}
    table.play("use printed-warehouse")
    assert (table.over, table.points(0)) == (True, 0)
    assert (table.stored(0), table.lot(0)) == ({"citrus": 2, "sugar": 1}, {"rum": 1, "wood": 1})
    assert used(table) == [("printed-warehouse", "cuba.foreman.single")]


# -- conditions --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.foreman.conditions")
def test_a_building_that_is_not_owned_cannot_be_used() -> None:
    table = Position(2).holds(0, wood=5, stone=5).builds(0, a2="inn").builds(1, a3="hotel").plays(0, "foreman")
    assert table.legal() == {"forgo", "use inn"}
    for building in ("hotel", "small-bank", "cement-factory", "warehouse-tile", "church"):
        assert table.refusal(f"use {building}") == "cuba.foreman.conditions"


@pytest.mark.clause("cuba.foreman.conditions")
def test_the_warehouse_tile_is_not_the_printed_warehouse() -> None:
    table = Position(2).holds(0, citrus=1).plays(0, "foreman")
    assert table.legal() == {"forgo", "use printed-warehouse"}
    assert table.refusal("use warehouse-tile") == "cuba.foreman.conditions"


@pytest.mark.clause("cuba.foreman.conditions")
def test_buildings_bring_nothing_when_the_foreman_is_not_played() -> None:
    buildings = {"a2": "hotel", "a3": "inn", "a4": "large-bank", "b1": "small-bank", "c1": "dam", "b2": "town-hall"}
    table = Position(2).holds(0, citrus=1).builds(0, **buildings).plays(0, "worker").play("pawn a1")
    table.plays(0, "architect").plays(0, "mayor").play("forgo")
    assert (table.points(0), table.pesos(0)) == (2, 4)  # the alternatives of the architect and of the mayor
    assert (table.lot(0), table.stored(0), table.voting_tile_of) == ({"citrus": 1}, {}, -1)


@pytest.mark.clause("cuba.foreman.terms")
@pytest.mark.parametrize(
    ("building", "answers", "piece"),
    [
        ("cement-factory", ("amount 1",), "stone"),
        ("saw-mill", ("amount 1",), "wood"),
        ("golf-course", ("amount 1",), "water"),
        ("monastery", ("give citrus", "done"), "citrus"),
        ("rum-cafe", ("amount 1",), "rum"),
        ("cigar-cafe", ("amount 1",), "cigars"),
        ("general-store", ("give rum",), "rum"),
        ("product-house", ("give sugar",), "sugar"),
        ("resource-house", ("give wood", "done"), "wood"),
        ("cigar-factory", ("amount 1",), "tobacco"),
        ("distillery", ("amount 1",), "sugar"),
        ("black-market", ("exchange citrus rum",), "citrus"),
    ],
)
def test_what_is_paid_turned_into_or_sold_goes_to_the_stock_not_to_the_market(
    building: str, answers: tuple[str, ...], piece: str
) -> None:
    kinds = ("wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars")
    table = Position(2).holds(0, **dict.fromkeys(kinds, 2)).builds(0, b2=building)
    stock, market = table.in_stock(piece), table.on_market
    table.plays(0, "foreman").play(f"use {building}", *answers)
    assert table.over
    assert (table.in_stock(piece), table.lot(0)[piece], table.on_market) == (stock + 1, 1, market)


@pytest.mark.clause("cuba.foreman.once-per-round")
@pytest.mark.parametrize("building", ["inn", "hotel", "small-bank", "large-bank", "dam", "town-hall"])
def test_a_building_works_once_per_round(building: str) -> None:
    table = Position(2).builds(0, a2=building, a3="lighthouse").plays(0, "foreman").play(f"use {building}")
    gained = (table.points(0), table.pesos(0), table.lot(0))
    assert table.legal() == {"done", "use lighthouse"}
    assert table.refusal(f"use {building}") == "cuba.foreman.once-per-round"
    table.play("done")
    assert (table.over, table.points(0), table.pesos(0), table.lot(0)) == (True, *gained)


@pytest.mark.clause("cuba.foreman.once-per-round")
def test_a_building_used_for_less_than_its_maximum_is_used_all_the_same() -> None:
    table = Position(2).holds(0, stone=6).builds(0, a2="cement-factory", a3="inn").plays(0, "foreman")
    table.play("use cement-factory", "amount 1")
    assert table.refusal("use cement-factory") == "cuba.foreman.once-per-round"
    assert table.legal() == {"done", "use inn"}


@pytest.mark.clause("cuba.foreman.once-per-round")
def test_a_building_works_again_in_the_next_round() -> None:
    table = Position(2).builds(0, a2="inn", c4="hotel").plays(0, "foreman").play("use inn")
    table.has_played(0).round_is(2).plays(0, "foreman").play("use inn")
    assert table.points(0) == 2
    table.has_played(0).round_is(3).plays(0, "foreman").play("use hotel")
    assert table.points(0) == 4


@pytest.mark.clause("cuba.foreman.once-per-round")
def test_a_warehouse_works_once_even_if_products_come_in_afterwards() -> None:
    table = Position(2).holds(0, citrus=1, rum=1).builds(0, a2="black-market", a3="inn").plays(0, "foreman")
    table.play("use printed-warehouse", "use black-market", "exchange rum sugar")
    assert (table.stored(0), table.lot(0)) == ({"citrus": 1}, {"sugar": 1})
    assert table.refusal("use printed-warehouse") == "cuba.foreman.once-per-round"
    assert table.legal() == {"done", "use inn"}


@pytest.mark.clause("cuba.foreman.optional")
@pytest.mark.parametrize("stop_after", [0, 1, 2])
def test_any_building_of_the_cross_may_be_skipped(stop_after: int) -> None:
    table = Position(2).builds(0, a2="inn", a3="hotel", b1="small-bank").plays(0, "foreman")
    table.play(*["use inn", "use small-bank"][:stop_after])
    table.play("done" if stop_after else "forgo")
    assert table.over
    assert (table.points(0), table.pesos(0)) == [(0, 0), (1, 0), (1, 2)][stop_after]


@pytest.mark.clause("cuba.foreman.optional", "cuba.foreman.once-per-round")
def test_in_the_first_way_each_building_is_used_at_most_once() -> None:
    table = Position(2).builds(0, a2="inn", a3="hotel", b1="small-bank").plays(0, "foreman")
    left = {"inn", "hotel", "small-bank"}
    for building in ("hotel", "inn"):
        table.play(f"use {building}")
        left.remove(building)
        assert table.legal() == {"done", *(f"use {other}" for other in left)}
        assert table.refusal(f"use {building}") == "cuba.foreman.once-per-round"


# -- one building after the other --------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.foreman.chain", "cuba.foreman.output-to-lot")
def test_dam_water_is_turned_into_points_by_the_golf_course() -> None:
    table = Position(2).builds(0, a2="dam", a3="golf-course").plays(0, "foreman")
    assert table.legal() == {"forgo", "use dam"}
    assert table.refusal("use golf-course") == "cuba.warehouse.own-pieces-only"
    table.play("use dam")
    assert (table.lot(0), table.legal()) == ({"water": 2}, {"done", "use golf-course"})
    table.play("use golf-course", "amount 2")
    assert (table.over, table.lot(0), table.points(0)) == (True, {}, 2)


@pytest.mark.clause("cuba.foreman.chain", "cuba.foreman.output-to-lot")
def test_distillery_rum_is_turned_into_points_by_the_rum_cafe() -> None:
    table = Position(2).holds(0, sugar=4).builds(0, a2="distillery", a3="rum-cafe").plays(0, "foreman")
    table.play("use distillery", "amount 4")
    assert table.lot(0) == {"rum": 4}
    table.play("use rum-cafe", "amount 3")
    assert (table.over, table.lot(0), table.points(0)) == (True, {"rum": 1}, 6)


@pytest.mark.clause("cuba.foreman.chain", "cuba.foreman.output-to-lot")
def test_cigars_of_the_factory_are_sold_by_the_general_store() -> None:
    table = Position(2).holds(0, tobacco=1).builds(0, a2="cigar-factory", a3="general-store").plays(0, "foreman")
    table.play("use cigar-factory", "use general-store", "give cigars")
    assert (table.over, table.lot(0), table.pesos(0)) == (True, {}, 6)


@pytest.mark.clause("cuba.foreman.chain", "cuba.foreman.output-to-lot")
def test_what_the_black_market_gives_is_loaded_by_a_branch_office() -> None:
    table = Position(2).holds(0, rum=1).builds(0, a2="black-market", a3="small-branch-office").plays(0, "foreman")
    assert table.refusal("use small-branch-office") == "cuba.building.branch-office.ruling"
    table.play("use black-market", "exchange rum citrus", "use small-branch-office", "load citrus dock-2")
    assert (table.over, table.lot(0), table.cargo("dock-2"), table.points(0)) == (True, {}, {"citrus": 1}, 2)


@pytest.mark.clause("cuba.foreman.chain", "cuba.foreman.output-to-lot")
def test_what_the_black_market_gives_is_stored_by_the_warehouse() -> None:
    table = Position(2).holds(0, rum=1, citrus=1).builds(0, a2="black-market").plays(0, "foreman")
    table.play("use black-market", "exchange rum tobacco")
    assert (table.lot(0), table.stored(0)) == ({"citrus": 1, "tobacco": 1}, {})
    table.play("use printed-warehouse")
    assert (table.over, table.lot(0), table.stored(0)) == (True, {}, {"citrus": 1, "tobacco": 1})


@pytest.mark.clause("cuba.foreman.output-to-lot")
def test_pieces_gained_go_to_the_lot_even_if_the_same_kind_is_stored() -> None:
    table = Position(2).holds(0, rum=1).stores(0, citrus=2).builds(0, c4="black-market").plays(0, "foreman")
    table.play("use black-market", "exchange rum citrus")
    assert (table.lot(0), table.stored(0)) == ({"citrus": 1}, {"citrus": 2})


# -- how much ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.foreman.maximum-example", "cuba.foreman.partial-use")
@pytest.mark.parametrize("amount", [1, 2, 3, 4])
def test_the_printed_example_up_to_four_stone_in_the_cement_factory(amount: int) -> None:
    table = Position(2).holds(0, stone=6).builds(0, c4="cement-factory").plays(0, "foreman").play("use cement-factory")
    assert (table.question, table.legal()) == ("amount", {"amount 1", "amount 2", "amount 3", "amount 4"})
    assert table.refusal("amount 5") == "cuba.building.cement-factory.function"
    table.play(f"amount {amount}")
    assert (table.over, table.points(0), table.lot(0)) == (True, amount, {"stone": 6 - amount})


@pytest.mark.clause("cuba.foreman.partial-use")
def test_a_use_for_nothing_at_all_is_left_out() -> None:
    table = Position(2).holds(0, stone=4).builds(0, a2="cement-factory", a3="inn").plays(0, "foreman").play("use inn")
    assert table.legal() == {"done", "use cement-factory"}
    table.play("done")
    assert (table.over, table.points(0), table.lot(0)) == (True, 1, {"stone": 4})


@pytest.mark.clause("cuba.foreman.partial-use")
@pytest.mark.parametrize("building", ["monastery", "resource-house"])
def test_a_building_for_two_pieces_may_be_given_one(building: str) -> None:
    piece = {"monastery": "citrus", "resource-house": "wood"}[building]
    table = Position(2).holds(0, **{piece: 3}).builds(0, c4=building).plays(0, "foreman")
    table.play(f"use {building}", f"give {piece}")
    assert (table.question, table.legal()) == ("give", {"done", f"give {piece}"})
    table.play("done")
    assert (table.over, table.lot(0)) == (True, {piece: 2})


@pytest.mark.clause("cuba.foreman.partial-use")
def test_any_number_may_be_a_single_piece() -> None:
    table = Position(2).holds(0, citrus=3).builds(0, c4="large-branch-office").plays(0, "foreman")
    table.play("use large-branch-office", "load citrus dock-2", "done")
    assert (table.over, table.lot(0), table.points(0)) == (True, {"citrus": 2}, 2)


@pytest.mark.clause("cuba.foreman.stock-limit")
@pytest.mark.parametrize(("stock", "taken"), [(1, 1), (2, 2), (3, 2), (15, 2)])
def test_the_dam_gives_only_as_much_water_as_the_stock_holds(stock: int, taken: int) -> None:
    table = Position(2).builds(0, c4="dam").stock(water=stock).plays(0, "foreman").play("use dam")
    assert (table.lot(0), table.in_stock("water")) == ({"water": taken}, stock - taken)


@pytest.mark.clause("cuba.foreman.stock-limit")
@pytest.mark.parametrize(
    ("building", "given", "made"), [("distillery", "sugar", "rum"), ("cigar-factory", "tobacco", "cigars")]
)
@pytest.mark.parametrize(("own", "stock", "most"), [(5, 2, 2), (3, 3, 3), (4, 3, 3), (3, 4, 3)])
def test_a_factory_takes_only_for_pieces_really_received(
    building: str, given: str, made: str, own: int, stock: int, most: int
) -> None:
    table = Position(2).holds(0, **{given: own}).builds(0, c4=building).stock(**{made: stock}).plays(0, "foreman")
    table.play(f"use {building}")
    assert table.legal() == {f"amount {number}" for number in range(1, most + 1)}
    if own > stock:
        assert table.refusal(f"amount {most + 1}") == "cuba.foreman.stock-limit"
    table.play(f"amount {most}")
    lot = {given: own - most, made: most} if own > most else {made: most}
    assert (table.lot(0), table.in_stock(made)) == (lot, stock - most)


@pytest.mark.clause("cuba.foreman.stock-limit")
def test_a_building_that_can_give_nothing_is_not_used() -> None:
    table = Position(2).holds(0, sugar=2, tobacco=2)
    table.builds(0, a2="dam", a3="distillery", a4="cigar-factory", b1="black-market", c1="inn")
    table.stock(water=0, rum=0, cigars=0).plays(0, "foreman")
    assert table.legal() == {"forgo", "use inn", "use printed-warehouse"}
    for building in ("dam", "distillery", "cigar-factory"):
        assert table.refusal(f"use {building}") == "cuba.foreman.stock-limit"
    assert table.refusal("use black-market") == "cuba.building.black-market.ruling"


@pytest.mark.clause("cuba.foreman.stock-limit", "cuba.building.black-market.ruling")
def test_the_black_market_gives_only_kinds_of_the_stock() -> None:
    table = Position(2).holds(0, citrus=1, rum=1).builds(0, c4="black-market").stock(cigars=0, sugar=0, tobacco=1)
    table.plays(0, "foreman").play("use black-market")
    assert table.legal() == {"exchange citrus rum", "exchange rum citrus", "exchange rum tobacco"}
    assert table.refusal("exchange citrus cigars") == "cuba.foreman.stock-limit"


@pytest.mark.clause("cuba.foreman.once-per-round", "cuba.foreman.no-mix")
def test_the_printed_warehouse_is_refused_as_used_or_as_out_of_reach() -> None:
    used = Position(2).builds(0, a2="inn", a3="hotel").holds(0, citrus=1).plays(0, "foreman")
    used.play("use printed-warehouse")
    assert used.refusal("use printed-warehouse") == "cuba.foreman.once-per-round"
    out_of_reach = Position(2).pawn(0, "c4").builds(0, c1="inn", c2="hotel").holds(0, citrus=1)
    out_of_reach.builds(0, b4="small-bank").pawn(0, "b4").builds(0, b1="town-hall").plays(0, "foreman")
    out_of_reach.play("use small-bank")
    assert out_of_reach.refusal("use printed-warehouse") == "cuba.foreman.no-mix"
