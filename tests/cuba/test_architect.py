"""The architect: what may be built, where, and what playing the card without building brings."""

import pytest

from tests.cuba.position import Position

FIELDS = tuple(row + column for row in "abc" for column in "1234")
OPEN = FIELDS[1:]


def rich(players: int = 2) -> Position:
    """Seat 0 can pay for every building of the stock."""
    return Position(players).holds(0, wood=5, stone=5, water=5)


def told(table: Position) -> list[tuple[str, str | None]]:
    return [(event.name, event.clause) for event in table.events]


# -- building ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.architect.votes")
def test_the_architect_is_worth_three_votes() -> None:
    table = Position(2).keeps(0, "architect").keeps(1, "tradeswoman")
    table.bills(tax="tax-3", duty="duty-water", subsidy="subsidy-water", other="drought").parliament()
    assert (table.votes(0), table.votes(1)) == (3, 2)


@pytest.mark.clause("cuba.architect.build")
def test_the_architect_erects_one_building_of_the_stock_on_the_own_plantation() -> None:
    table = rich().plays(0, "architect")
    assert (table.asked, table.question) == (0, "build")
    table.play("build hotel b2")
    assert table.over
    assert (table.on_field(0, "b2"), table.tiles_left("hotel"), table.on_field(1, "b2")) == ("hotel", 0, "tobacco")
    assert table.lot(0) == {"wood": 3, "stone": 3, "water": 4}
    assert (table.points(0), table.pesos(0), table.covered()) == (0, 0, set())
    (built,) = table.told("built")
    assert (built.clause, built.words()) == (
        "cuba.architect.build",
        {"seat": "1", "tile": "hotel", "field": "b2"},
    )


@pytest.mark.clause("cuba.architect.build")
def test_only_one_building_is_erected_by_one_architect() -> None:
    table = rich(3).laps().play("play architect", "build inn b2")
    assert (table.asked, table.question) == (1, "character")
    assert [table.on_field(0, field) for field in ("b1", "b2", "b3")] == ["wood", "inn", "citrus"]


@pytest.mark.clause("cuba.architect.build")
def test_a_tile_that_is_gone_cannot_be_built() -> None:
    table = rich().holds(1, wood=5, stone=5, water=5).builds(1, c4="hotel").plays(0, "architect")
    assert table.refusal("build hotel b2") == "cuba.architect.build"
    assert not any(move.startswith("build hotel ") for move in table.legal())
    assert table.refusal("build inn b2") is None


@pytest.mark.clause("cuba.architect.build", "cuba.architect.where", "cuba.architect.exact-cost")
def test_every_tile_that_can_be_paid_for_is_offered_on_every_open_field() -> None:
    table = Position(2).holds(0, wood=1, stone=1).plays(0, "architect")
    cheap = ("small-bank", "town-hall", "lighthouse")
    assert table.legal() == {"forgo", *(f"build {tile} {field}" for tile in cheap for field in OPEN)}


@pytest.mark.clause("cuba.architect.where")
@pytest.mark.parametrize("field", OPEN)
def test_any_field_qualifies_whatever_it_produces(field: str) -> None:
    table = Position(2).holds(0, wood=1, stone=1, water=1).plays(0, "architect")
    before = {other: table.on_field(0, other) for other in FIELDS}
    table.play(f"build inn {field}")
    assert {other: table.on_field(0, other) for other in FIELDS} == {**before, field: "inn"}
    assert (table.pawn_of(0), table.lot(0)) == ("a1", {})


@pytest.mark.clause("cuba.architect.where")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green", "purple"])
def test_every_field_of_an_individual_plantation_qualifies_too(colour: str) -> None:
    table = Position(2, plantation="individual").colour(0, colour).holds(0, wood=1, stone=1, water=1)
    table.plays(0, "architect")
    offered = {move.split()[2] for move in table.legal() if move.startswith("build inn ")}
    assert offered == {field for field in FIELDS if table.on_field(0, field) != "printed-warehouse"}
    assert len(offered) == 11


@pytest.mark.clause("cuba.architect.where-not")
def test_the_printed_warehouse_cannot_be_built_over() -> None:
    table = rich().plays(0, "architect")
    assert table.refusal("build inn a1") == "cuba.architect.where-not"
    assert not any(move.endswith(" a1") for move in table.legal())


@pytest.mark.clause("cuba.architect.where-not", "cuba.architect.permanent")
def test_a_field_already_built_on_cannot_be_built_over() -> None:
    table = rich().builds(0, b2="hotel").builds(1, c3="dam").plays(0, "architect")
    assert table.refusal("build inn b2") == "cuba.architect.where-not"
    assert table.refusal("build warehouse-tile b2") == "cuba.architect.where-not"
    assert not any(move.endswith(" b2") for move in table.legal())
    assert table.refusal("build inn c3") is None


@pytest.mark.clause("cuba.architect.permanent")
def test_buildings_stay_where_they_are_to_the_end() -> None:
    table = rich().builds(0, b2="hotel", b3="inn").bottom("ship-15").plays(0, "architect").play("build dam c1")
    table.has_played(0).plays(0, "worker").play("pawn b2", "done")
    table.has_played(0).plays(0, "foreman").play("use hotel", "use inn")
    assert [table.on_field(0, field) for field in ("b2", "b3", "c1")] == ["hotel", "inn", "dam"]
    table.ends_round().play("arrive ship-04")
    assert [table.on_field(0, field) for field in ("b2", "b3", "c1")] == ["hotel", "inn", "dam"]
    assert [table.tiles_left(tile) for tile in ("hotel", "inn", "dam")] == [0, 0, 0]


@pytest.mark.clause("cuba.architect.pay")
def test_the_cost_is_paid_to_the_stock() -> None:
    table = Position(2).holds(0, wood=3, stone=4, water=5, pesos=7, rum=1).stores(0, citrus=1)
    before = [table.in_stock(kind) for kind in ("wood", "stone", "water")]
    table.plays(0, "architect").play("build hotel b2")
    assert [table.in_stock(kind) for kind in ("wood", "stone", "water")] == [
        before[0] + 2,
        before[1] + 2,
        before[2] + 1,
    ]
    assert (table.lot(0), table.stored(0), table.pesos(0)) == (
        {"wood": 1, "stone": 2, "water": 4, "rum": 1},
        {"citrus": 1},
        7,
    )
    assert [(event.clause, event.words()) for event in table.told("cost-paid")] == [
        ("cuba.architect.pay", {"seat": "1", "ware": "wood", "count": 2}),
        ("cuba.architect.pay", {"seat": "1", "ware": "stone", "count": 2}),
        ("cuba.architect.pay", {"seat": "1", "ware": "water", "count": 1}),
    ]


@pytest.mark.clause("cuba.architect.example", "cuba.building.cigar-factory.cost")
def test_the_printed_example_a_cigar_factory_costs_two_wood_and_two_stone() -> None:
    table = Position(2).holds(0, wood=2, stone=2).plays(0, "architect").play("build cigar-factory b2")
    assert (table.on_field(0, "b2"), table.lot(0), table.tiles_left("cigar-factory")) == ("cigar-factory", {}, 1)
    for short in ({"wood": 1, "stone": 2}, {"wood": 2, "stone": 1}):
        few = Position(2).holds(0, **short).plays(0, "architect")
        assert few.refusal("build cigar-factory b2") == "cuba.architect.exact-cost"


@pytest.mark.clause("cuba.architect.exact-cost")
def test_no_other_kind_and_no_money_replaces_a_missing_piece() -> None:
    holds = {"wood": 9, "stone": 1, "citrus": 3, "sugar": 3, "tobacco": 3, "rum": 3, "cigars": 3, "pesos": 50}
    table = Position(2).holds(0, **holds).plays(0, "architect")
    for tile in ("cement-factory", "dam", "golf-course", "hotel", "inn", "large-bank"):
        assert table.refusal(f"build {tile} b2") == "cuba.architect.exact-cost"
    offered = {move.split()[1] for move in table.legal() if move != "forgo"}
    assert offered == {
        "saw-mill",
        "monastery",
        "small-branch-office",
        "product-house",
        "small-bank",
        "town-hall",
        "lighthouse",
        "warehouse-tile",
    }


@pytest.mark.clause("cuba.architect.exact-cost")
def test_the_resources_of_the_others_do_not_pay() -> None:
    table = Position(2).holds(0, wood=1, stone=1).holds(1, wood=5, stone=5, water=5).plays(0, "architect")
    assert table.refusal("build church b2") == "cuba.architect.exact-cost"


@pytest.mark.clause("cuba.architect.no-immediate-use", "cuba.foreman.conditions")
@pytest.mark.parametrize("tile", ["hotel", "inn", "large-bank", "small-bank", "dam", "town-hall", "warehouse-tile"])
def test_erecting_a_building_has_no_immediate_effect(tile: str) -> None:
    table = rich().holds(0, citrus=2).plays(0, "architect").play(f"build {tile} b2")
    assert table.over
    assert (table.points(0), table.pesos(0), table.stored(0), table.voting_tile_of) == (0, 0, {}, -1)
    assert {name for name, _ in told(table)} == {"character-played", "cost-paid", "built"}
    assert table.lot(0)["citrus"] == 2


@pytest.mark.clause("cuba.architect.no-immediate-use")
def test_a_building_can_be_used_in_the_same_round_by_a_later_foreman() -> None:
    table = Position(2).holds(0, wood=2, stone=2, water=1).plays(0, "architect").play("build hotel c4")
    assert table.card(0, "architect") == "first"
    table.plays(0, "foreman").play("use hotel")
    assert (table.points(0), table.card(0, "foreman"), table.round) == (2, "second", 1)


@pytest.mark.clause("cuba.architect.covered-field")
def test_a_built_over_field_loses_its_production_for_good() -> None:
    table = Position(2).holds(0, wood=2).plays(0, "architect").play("build warehouse-tile b4")
    table.plays(0, "worker").play("pawn b4", "done")
    assert table.lot(0) == {"wood": 1, "water": 1}  # forest b1 and lake c4; the mountain of b4 is covered
    table.holds(0, wood=0, water=0).has_played(0).round_is(2).plays(0, "worker").play("pawn b4", "done")
    assert table.lot(0) == {"wood": 1, "water": 1}


@pytest.mark.clause("cuba.architect.covered-field")
@pytest.mark.parametrize(("subsidy", "field"), [("subsidy-resource-fields", "b4"), ("subsidy-product-fields", "b3")])
def test_a_built_over_field_no_longer_counts_as_open(subsidy: str, field: str) -> None:
    table = Position(2).acts(subsidy=subsidy).holds(0, pesos=2, citrus=1).holds(1, pesos=2, citrus=1)
    table.builds(0, **{field: "inn"}).statutes()
    while table.question in ("tax", "duty"):
        table.play("pay-tax" if table.question == "tax" else "pay-duty citrus")
    assert table.points(1) - table.points(0) == 1


@pytest.mark.clause("cuba.architect.pawn-field", "cuba.architect.where")
@pytest.mark.parametrize(
    ("field", "reached"),
    [
        ("b2", {"use hotel"}),
        ("c4", {"use small-bank"}),
        ("b4", {"use hotel"}),
        ("a3", {"use hotel", "use small-bank"}),
        ("a2", set()),
    ],
)
def test_the_tile_goes_under_the_pawn_which_stays_there(field: str, reached: set[str]) -> None:
    table = Position(2).holds(0, wood=1, stone=1, water=1).builds(0, b3="hotel", c3="small-bank").pawn(0, field)
    table.plays(0, "architect").play(f"build inn {field}")
    assert (table.on_field(0, field), table.pawn_of(0), table.lot(0)) == ("inn", field, {})
    table.plays(0, "foreman").play("use inn")
    assert (table.points(0), table.told("building-used")[-1].clause) == (1, "cuba.foreman.cross")
    assert table.over == (not reached)
    if reached:
        assert table.legal() == {"done", *reached}


@pytest.mark.clause("cuba.architect.max-buildings")
def test_the_eleventh_building_is_the_last_of_a_plantation() -> None:
    ten = {
        "a2": "cement-factory",
        "a3": "saw-mill",
        "a4": "golf-course",
        "b1": "monastery",
        "b2": "rum-cafe",
        "b3": "cigar-cafe",
        "b4": "hotel",
        "c1": "general-store",
        "c2": "church",
        "c3": "dam",
    }
    table = rich().builds(0, **ten).plays(0, "architect")
    assert {move.split()[-1] for move in table.legal() - {"forgo"}} == {"c4"}
    table.play("build inn c4")
    assert (table.on_field(0, "c4"), table.on_field(0, "a1")) == ("inn", "printed-warehouse")
    table.has_played(0).plays(0, "architect")
    assert (table.over, table.points(0), table.covered()) == (True, 2, {"architect-first"})
    assert told(table)[-1] == ("points-instead", "cuba.architect.alternative")


@pytest.mark.clause("cuba.architect.both-copies")
@pytest.mark.parametrize("tile", ["cigar-factory", "distillery"])
def test_a_player_may_own_both_copies_of_a_factory(tile: str) -> None:
    table = Position(2).holds(0, wood=4, stone=4).plays(0, "architect").play(f"build {tile} a2")
    assert table.tiles_left(tile) == 1
    table.has_played(0).plays(0, "architect").play(f"build {tile} a3")
    assert (table.on_field(0, "a2"), table.on_field(0, "a3"), table.tiles_left(tile)) == (tile, tile, 0)
    table.holds(0, wood=4, stone=4).has_played(0).plays(0, "architect")
    assert table.refusal(f"build {tile} a4") == "cuba.architect.build"


@pytest.mark.clause("cuba.architect.both-copies")
def test_each_of_two_factories_works_once() -> None:
    table = Position(2).holds(0, sugar=5).builds(0, a2="distillery", a4="distillery").plays(0, "foreman")
    table.play("use distillery", "amount 2")
    assert table.lot(0) == {"sugar": 3, "rum": 2}
    assert "use distillery" in table.legal()
    table.play("use distillery", "amount 1")
    assert table.lot(0) == {"sugar": 2, "rum": 3}
    assert table.refusal("use distillery") == "cuba.foreman.once-per-round"
    assert table.legal() == {"done", "use printed-warehouse"}


@pytest.mark.clause("cuba.architect.building-act-reminder")
@pytest.mark.parametrize(("pesos", "left"), [(2, 0), (3, 1), (9, 7)])
def test_under_the_building_act_a_building_costs_two_pesos_more(pesos: int, left: int) -> None:
    table = Position(2).round_is(2).acts(other="building").holds(0, wood=2, stone=1, pesos=pesos).plays(0, "architect")
    bank = int(table.table.bank[0])
    table.play("build saw-mill b2")
    assert (table.pesos(0), table.lot(0), table.on_field(0, "b2")) == (left, {}, "saw-mill")
    assert int(table.table.bank[0]) == bank + 2
    (surcharge,) = table.told("surcharge-paid")
    assert (surcharge.clause, surcharge.words()) == ("cuba.statute.other.building", {"seat": "1", "pesos": 2})


@pytest.mark.clause("cuba.architect.building-act-reminder", "cuba.architect.alternative")
@pytest.mark.parametrize("pesos", [0, 1])
def test_who_cannot_pay_the_building_act_takes_the_alternative(pesos: int) -> None:
    table = Position(2).round_is(2).acts(other="building").holds(0, wood=5, stone=5, water=5, pesos=pesos)
    table.plays(0, "architect")
    assert (table.over, table.points(0), table.pesos(0)) == (True, 2, pesos)


@pytest.mark.clause("cuba.architect.building-act-reminder")
def test_without_the_building_act_nothing_is_added() -> None:
    table = Position(2).holds(0, wood=2, stone=1, pesos=5).plays(0, "architect").play("build saw-mill b2")
    assert (table.pesos(0), table.told("surcharge-paid")) == (5, [])


# -- not building ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.architect.alternative", "cuba.architect.alternative-marker")
@pytest.mark.parametrize(
    ("before", "points", "after"),
    [
        ((), 2, {"architect-first"}),
        (("architect-first",), 1, {"architect-first", "architect-second"}),
        (("architect-first", "architect-second"), 0, {"architect-first", "architect-second"}),
    ],
)
def test_not_building_earns_two_points_then_one_then_nothing(
    before: tuple[str, ...], points: int, after: set[str]
) -> None:
    table = rich().holds(0, points=10).holds(1, points=10).covers(*before).plays(0, "architect").play("forgo")
    assert (table.over, table.points(0), table.points(1), table.covered()) == (True, 10 + points, 10, after)
    assert table.lot(0) == {"wood": 5, "stone": 5, "water": 5}
    assert [event.words() for event in table.told("points-instead")] == (
        [{"seat": "1", "points": points}] if points else []
    )


@pytest.mark.clause(
    "cuba.architect.alternative", "cuba.architect.alternative-marker", "cuba.architect.alternative.third"
)
def test_only_the_first_two_of_a_round_gain_something() -> None:
    table = Position(4).laps()
    for _ in range(4):
        table.play("play architect")
    assert [table.points(seat) for seat in range(4)] == [2, 1, 0, 0]
    assert table.covered() == {"architect-first", "architect-second"}
    assert told(table)[1::2] == [
        ("points-instead", "cuba.architect.alternative"),
        ("points-instead", "cuba.architect.alternative"),
        ("card-unused", "cuba.architect.alternative.third"),
        ("card-unused", "cuba.architect.alternative.third"),
    ]


@pytest.mark.clause("cuba.architect.alternative")
def test_who_builds_takes_no_space_from_those_who_do_not() -> None:
    table = Position(3).holds(0, wood=2).laps().play("play architect", "build warehouse-tile b2", "play architect")
    assert ([table.points(seat) for seat in range(3)], table.covered()) == ([0, 2, 0], {"architect-first"})


@pytest.mark.clause("cuba.architect.alternative-marker")
def test_the_spaces_are_free_again_in_the_next_round() -> None:
    table = Position(2).covers("architect-first", "architect-second").ends_round().play("arrive ship-04")
    assert table.covered() == set()


@pytest.mark.clause("cuba.architect.alternative-marker")
def test_the_spaces_of_the_other_characters_are_not_touched() -> None:
    table = Position(2).covers("mayor-first", "tradeswoman-resource").plays(0, "architect")
    assert (table.points(0), table.covered()) == (2, {"architect-first", "mayor-first", "tradeswoman-resource"})


@pytest.mark.clause("cuba.architect.alternative.third")
@pytest.mark.parametrize("able", [True, False])
def test_the_third_gains_nothing_whether_or_not_he_could_build(able: bool) -> None:
    table = (rich() if able else Position(2)).covers("architect-first", "architect-second").plays(0, "architect")
    if able:
        table.play("forgo")
    assert (table.over, table.points(0), table.pesos(0)) == (True, 0, 0)
    (unused,) = table.told("card-unused")
    assert (unused.clause, unused.words()) == (
        "cuba.architect.alternative.third",
        {"seat": "1", "character": "architect"},
    )


@pytest.mark.clause("cuba.architect.alternative.automatic")
def test_who_cannot_build_takes_the_best_free_space_without_being_asked() -> None:
    table = Position(2).holds(0, wood=1, water=1, pesos=20).plays(0, "architect")
    assert (table.over, table.points(0), table.lot(0), table.pesos(0)) == (True, 2, {"wood": 1, "water": 1}, 20)


@pytest.mark.clause("cuba.architect.alternative.automatic")
@pytest.mark.parametrize(("covered", "points"), [((), 2), (("architect-first",), 1)])
def test_who_could_build_may_take_the_points_instead(covered: tuple[str, ...], points: int) -> None:
    table = rich().covers(*covered).plays(0, "architect")
    assert {"forgo", "build inn b2"} <= table.legal()
    table.play("forgo")
    assert (table.points(0), table.on_field(0, "b2"), table.tiles_left("inn")) == (points, "tobacco", 1)


@pytest.mark.clause("cuba.architect.alternative.automatic")
def test_the_best_space_that_is_free_is_taken() -> None:
    table = Position(2).covers("architect-second").plays(0, "architect")
    assert (table.points(0), table.covered()) == (2, {"architect-first", "architect-second"})


@pytest.mark.clause("cuba.architect.where-not")
@pytest.mark.parametrize("building", ["cement-factory", "saw-mill", "hotel"])
def test_no_building_of_any_kind_is_built_over(building: str) -> None:
    table = Position(2).holds(0, wood=3, stone=3).builds(0, b2=building).plays(0, "architect")
    assert table.refusal("build town-hall b2") == "cuba.architect.where-not"
    assert "build town-hall b3" in table.legal()
