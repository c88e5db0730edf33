"""The building tiles: costs, copies, groups, the Canadian Embassy, and their names in the editions."""

import tomllib
from collections import Counter
from typing import Any

import pytest

from malecon.games.cuba.game import GAME
from malecon.text import texts
from tests.cuba.position import Position

EDITIONS = ("default", "en2007", "fr2007", "fr2008")

COSTS: dict[str, dict[str, int]] = {
    "cement-factory": {"wood": 1, "stone": 2},
    "saw-mill": {"wood": 2, "stone": 1},
    "golf-course": {"water": 2},
    "monastery": {"wood": 2, "stone": 1},
    "rum-cafe": {"wood": 1, "stone": 1, "water": 1},
    "cigar-cafe": {"wood": 1, "stone": 1, "water": 1},
    "small-branch-office": {"wood": 2, "stone": 1},
    "large-branch-office": {"wood": 2, "stone": 2},
    "hotel": {"wood": 2, "stone": 2, "water": 1},
    "inn": {"wood": 1, "stone": 1, "water": 1},
    "general-store": {"wood": 1, "stone": 2},
    "product-house": {"wood": 2, "stone": 1},
    "resource-house": {"wood": 1, "stone": 1, "water": 1},
    "small-bank": {"wood": 1, "stone": 1},
    "large-bank": {"wood": 2, "stone": 3},
    "cigar-factory": {"wood": 2, "stone": 2},
    "distillery": {"wood": 2, "stone": 2},
    "black-market": {"wood": 3, "stone": 2},
    "church": {"wood": 2, "stone": 2},
    "town-hall": {"wood": 1, "stone": 1},
    "dam": {"stone": 2},
    "lighthouse": {"wood": 1, "stone": 1},
    "warehouse-tile": {"wood": 2},
}
EMBASSY = {"wood": 2, "stone": 2, "water": 1}


def tiles(table: Position) -> dict[str, int]:
    """How many tiles of each building are in the stock, without those that are not in the game."""
    every = [*COSTS, "canadian-embassy"]
    return {tile: table.tiles_left(tile) for tile in every if table.tiles_left(tile)}


def component_files() -> dict[str, dict[str, Any]]:
    """The component file of each edition, over the default one."""
    files = {}
    for edition in GAME.editions:
        with edition.components.open("rb") as file:
            files[edition.id] = tomllib.load(file)
    return {name: {**files["default"], **file} for name, file in files.items()}


# -- costs -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "cuba.building.cement-factory.cost",
    "cuba.building.saw-mill.cost",
    "cuba.building.golf-course.cost",
    "cuba.building.monastery.cost",
    "cuba.building.rum-cafe.cost",
    "cuba.building.cigar-cafe.cost",
    "cuba.building.small-branch-office.cost",
    "cuba.building.large-branch-office.cost",
    "cuba.building.hotel.cost",
    "cuba.building.inn.cost",
    "cuba.building.general-store.cost",
    "cuba.building.product-house.cost",
    "cuba.building.resource-house.cost",
    "cuba.building.small-bank.cost",
    "cuba.building.large-bank.cost",
    "cuba.building.cigar-factory.cost",
    "cuba.building.distillery.cost",
    "cuba.building.black-market.cost",
    "cuba.building.church.cost",
    "cuba.building.town-hall.cost",
    "cuba.building.dam.cost",
    "cuba.building.lighthouse.cost",
    "cuba.building.warehouse-tile.cost",
)
@pytest.mark.parametrize("tile", COSTS)
def test_a_building_is_erected_for_exactly_its_cost(tile: str) -> None:
    table = Position(2).holds(0, **COSTS[tile]).plays(0, "architect").play(f"build {tile} b2")
    assert (table.on_field(0, "b2"), table.lot(0), table.pesos(0), table.points(0)) == (tile, {}, 0, 0)
    paid = {event.words()["ware"]: event.words()["count"] for event in table.told("cost-paid")}
    assert paid == COSTS[tile]


@pytest.mark.parametrize(("tile", "missing"), [(tile, kind) for tile, cost in COSTS.items() for kind in cost])
def test_one_piece_less_does_not_pay_for_a_building(tile: str, missing: str) -> None:
    holds = {"wood": 9, "stone": 9, "water": 9, missing: COSTS[tile][missing] - 1}
    table = Position(2).holds(0, **holds).plays(0, "architect")
    assert table.refusal(f"build {tile} b2") == "cuba.architect.exact-cost"
    assert f"build {tile} b2" not in table.legal()


@pytest.mark.parametrize(("tile", "spare"), [(tile, kind) for tile in COSTS for kind in ("wood", "stone", "water")])
def test_a_building_takes_nothing_beyond_its_cost(tile: str, spare: str) -> None:
    holds = {**COSTS[tile], spare: COSTS[tile].get(spare, 0) + 1}
    table = Position(2).holds(0, **holds).plays(0, "architect").play(f"build {tile} b2")
    assert table.lot(0) == {spare: 1}


@pytest.mark.clause("cuba.building.costs-agree")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", COSTS)
def test_building_costs_are_the_same_in_all_editions(tile: str, edition: str) -> None:
    table = Position(2, edition).holds(0, wood=4, stone=4, water=4).plays(0, "architect").play(f"build {tile} b2")
    left = {kind: 4 - COSTS[tile].get(kind, 0) for kind in ("wood", "stone", "water")}
    assert (table.on_field(0, "b2"), table.lot(0)) == (tile, left)


@pytest.mark.clause("cuba.building.costs-agree")
def test_no_edition_has_a_table_of_costs_of_its_own() -> None:
    for file in component_files().values():
        costs = {building["id"]: building["cost"] for building in file["building"]}
        assert costs == {**COSTS, "canadian-embassy": EMBASSY}


@pytest.mark.clause("cuba.building.cigar-factory.cost", "cuba.building.distillery.cost")
@pytest.mark.parametrize("tile", ["cigar-factory", "distillery"])
def test_there_are_two_tiles_of_each_factory(tile: str) -> None:
    table = Position(2)
    assert table.tiles_left(tile) == 2
    for seat, left in ((0, 1), (1, 0)):
        table.holds(seat, wood=2, stone=2).plays(seat, "architect").play(f"build {tile} b2")
        assert (table.on_field(seat, "b2"), table.tiles_left(tile)) == (tile, left)


# -- copies and groups -------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.component.building-tiles.25", "cuba.building.canadian-embassy.ruling")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2007"])
def test_there_are_25_building_tiles_without_the_embassy(edition: str) -> None:
    stock = tiles(Position.new_game(2, edition))
    assert stock == {tile: 2 if tile in ("cigar-factory", "distillery") else 1 for tile in COSTS}
    assert sum(stock.values()) == 25


@pytest.mark.clause("cuba.component.building-tiles.26", "cuba.building.canadian-embassy.ruling")
@pytest.mark.parametrize(("edition", "embassy"), [("fr2008", "as-printed"), ("default", "added"), ("fr2007", "added")])
def test_the_embassy_is_the_26th_tile_of_fr2008_or_an_option(edition: str, embassy: str) -> None:
    stock = tiles(Position.new_game(2, edition, embassy=embassy))
    assert (sum(stock.values()), stock["canadian-embassy"]) == (26, 1)


@pytest.mark.clause("cuba.foreman.groups")
def test_the_buildings_are_presented_in_four_groups() -> None:
    table = Position.new_game(2)
    groups = {building["id"]: building["group"] for building in component_files()["default"]["building"]}
    count: Counter[str] = Counter()
    for tile, copies in tiles(table).items():
        count[groups[tile]] += copies
    assert count == {
        "victory-points": 10,
        "income-sources": 5,
        "factories-and-black-market": 5,
        "power-increase": 5,
    }
    assert groups["canadian-embassy"] == "power-increase"


@pytest.mark.clause("cuba.foreman.groups")
def test_the_group_of_a_building_has_no_effect_on_its_use() -> None:
    buildings = {"a2": "inn", "a3": "small-bank", "a4": "dam", "b1": "distillery", "c1": "hotel"}
    table = Position(2).holds(0, sugar=1).builds(0, **buildings).plays(0, "foreman")
    table.play("use inn", "use dam", "use small-bank", "use distillery", "use hotel")
    assert (table.points(0), table.pesos(0), table.lot(0)) == (3, 2, {"water": 2, "rum": 1})


# -- the Canadian Embassy ----------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.canadian-embassy.cost")
def test_the_canadian_embassy_costs_two_wood_two_stone_and_one_water() -> None:
    table = Position(2, "fr2008").holds(0, **EMBASSY).plays(0, "architect").play("build canadian-embassy b2")
    assert (table.on_field(0, "b2"), table.lot(0), table.tiles_left("canadian-embassy")) == ("canadian-embassy", {}, 0)


@pytest.mark.clause("cuba.building.canadian-embassy.cost")
@pytest.mark.parametrize("missing", ["wood", "stone", "water"])
def test_one_piece_less_does_not_pay_for_the_embassy(missing: str) -> None:
    holds = {"wood": 9, "stone": 9, "water": 9, missing: EMBASSY[missing] - 1}
    table = Position(2, "fr2008").holds(0, **holds).plays(0, "architect")
    assert table.refusal("build canadian-embassy b2") == "cuba.architect.exact-cost"


@pytest.mark.clause("cuba.building.canadian-embassy.function")
@pytest.mark.parametrize("cigars", [1, 2, 9])
def test_the_canadian_embassy_gives_one_cigar_box(cigars: int) -> None:
    table = Position(2, "fr2008").builds(0, c4="canadian-embassy").stock(cigars=cigars).plays(0, "foreman")
    table.play("use canadian-embassy")
    assert (table.over, table.lot(0), table.in_stock("cigars")) == (True, {"cigars": 1}, cigars - 1)
    (taken,) = table.told("pieces-taken")
    assert (taken.clause, taken.words()) == (
        "cuba.building.canadian-embassy.function",
        {"seat": "1", "ware": "cigars", "count": 1},
    )


@pytest.mark.clause("cuba.building.canadian-embassy.function", "cuba.foreman.stock-limit")
def test_the_canadian_embassy_gives_nothing_when_the_stock_has_no_cigars() -> None:
    table = Position(2, "fr2008").builds(0, a2="canadian-embassy", a3="inn").stock(cigars=0).plays(0, "foreman")
    assert table.refusal("use canadian-embassy") == "cuba.foreman.stock-limit"
    assert table.legal() == {"forgo", "use inn"}


@pytest.mark.clause("cuba.architect.build", "cuba.building.canadian-embassy.ruling")
@pytest.mark.parametrize(("edition", "embassy"), [("fr2008", "as-printed"), ("default", "added"), ("en2007", "added")])
def test_the_canadian_embassy_once_built_is_no_longer_in_the_stock(edition: str, embassy: str) -> None:
    table = Position(2, edition, embassy=embassy).holds(0, wood=5, stone=5, water=5)
    table.tiles(canadian_embassy=1).builds(1, b2="canadian-embassy").plays(0, "architect")
    assert table.refusal("build canadian-embassy b2") == "cuba.architect.build"


@pytest.mark.clause("cuba.building.canadian-embassy.ruling")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2007"])
def test_the_canadian_embassy_cannot_be_built_in_the_other_editions(edition: str) -> None:
    table = Position(2, edition).holds(0, wood=5, stone=5, water=5).plays(0, "architect")
    assert table.refusal("build canadian-embassy b2") == "cuba.building.canadian-embassy.ruling"
    assert not any("canadian-embassy" in move for move in table.legal())


@pytest.mark.clause("cuba.building.canadian-embassy.ruling")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2007"])
def test_the_canadian_embassy_may_be_added_to_any_edition(edition: str) -> None:
    table = Position(2, edition, embassy="added").holds(0, **EMBASSY).plays(0, "architect")
    table.play("build canadian-embassy b2").plays(0, "foreman").play("use canadian-embassy")
    assert (table.on_field(0, "b2"), table.lot(0)) == ("canadian-embassy", {"cigars": 1})


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.building.names-fr2007")
@pytest.mark.parametrize(
    ("tile", "name"),
    [
        ("rum-cafe", "Café à rhum"),
        ("cigar-cafe", "Café à cigares"),
        ("general-store", "Grand magasin"),
        ("product-house", "Marché aux ressources"),
        ("resource-house", "Marché aux matériaux"),
        ("dam", "Réservoir"),
    ],
)
def test_fr2007_has_names_of_its_own(tile: str, name: str) -> None:
    assert texts("fr", "fr2007").name(f"tile-{tile}") == name
    for edition in ("default", "en2007", "fr2008"):
        assert texts("fr", edition).name(f"tile-{tile}") != name


@pytest.mark.clause("cuba.building.name-cigar-cafe")
def test_en2007_leaves_the_cigar_cafe_under_its_german_name() -> None:
    assert texts("en", "en2007").name("tile-cigar-cafe") == "Zigarren-Café"
    assert texts("en", "default").name("tile-cigar-cafe") != "Zigarren-Café"
