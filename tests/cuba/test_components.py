"""What the box of each edition holds."""

from collections import Counter
from typing import Any

import pytest

from malecon.engine.components import ComponentFile
from malecon.games.cuba.game import GAME
from tests.cuba.position import Position

EDITIONS = ("default", "en2007", "fr2007", "fr2008")
EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS)
COLOURS = {"blue", "red", "yellow", "green", "purple"}
CHARACTERS = {"worker", "tradeswoman", "architect", "foreman", "mayor"}
GROUPS = {
    "victory-points": (
        *("cement-factory", "saw-mill", "golf-course", "monastery", "rum-cafe", "cigar-cafe"),
        *("small-branch-office", "large-branch-office", "hotel", "inn"),
    ),
    "income-sources": ("general-store", "product-house", "resource-house", "small-bank", "large-bank"),
    "factories-and-black-market": (
        *("cigar-factory", "cigar-factory", "distillery", "distillery"),
        "black-market",
    ),
    "power-increase": ("church", "town-hall", "dam", "lighthouse", "warehouse-tile"),
}


def box(edition: str) -> dict[str, Any]:
    return ComponentFile(GAME.edition(edition).components).data


def tiles_by_group(edition: str) -> dict[str, Counter[str]]:
    """The tiles in the stock of a new game, by the group that the component file prints."""
    stock = Position.new_game(2, edition).match.view(None)["tiles"]
    groups: dict[str, Counter[str]] = {}
    for building in box(edition)["building"]:
        groups.setdefault(building["group"], Counter())[building["id"]] += stock[building["id"]]
    return groups


# -- the board ---------------------------------------------------------------------------------------------------------


@EVERY_EDITION
@pytest.mark.clause("cuba.component.board-areas")
def test_the_board_has_all_its_areas(edition: str) -> None:
    view = Position.new_game(2, edition).match.view(None)
    assert list(view["tiles"].values()).count(0) == (edition != "fr2008")
    assert set(view["market"]) == {"citrus", "sugar", "tobacco", "rum", "cigars"}
    assert list(view["berth"]) == ["sea", "dock-1", "dock-2", "dock-3"]
    assert list(view["bill"]) == list(view["act"]) == ["tax", "duty", "subsidy", "other"]
    assert list(view["covered"]) == [
        *("tradeswoman-resource", "tradeswoman-product"),
        *("architect-first", "architect-second"),
        *("mayor-first", "mayor-second"),
    ]
    assert view["points"] == {"1": 0, "2": 0}


@EVERY_EDITION
@pytest.mark.clause("cuba.component.plantation-boards")
def test_there_is_a_plantation_board_for_each_of_the_five_colours(edition: str) -> None:
    assert {plantation["id"] for plantation in box(edition)["plantation"]} == {"common", *COLOURS}
    assert len(box(edition)["plantation"]) == 6
    table = Position(5, edition)
    assert len(table.match.view(None)["field"]) == 5
    assert set(table.match.view(None)["colour"].values()) == COLOURS


@EVERY_EDITION
@pytest.mark.clause("cuba.component.character-cards")
def test_there_are_25_character_cards_five_of_each_colour(edition: str) -> None:
    table = Position(5, edition)
    hands = [table.match.view(seat)["cards"][seat] for seat in range(5)]
    cards = [(table.match.view(None)["colour"][str(seat + 1)], card) for seat in range(5) for card in CHARACTERS]
    assert len(set(cards)) == 25
    assert all({card for card, where in hand.items() if where == "in-hand"} == CHARACTERS for hand in hands)
    assert set(box(edition)["votes"]) == CHARACTERS


@EVERY_EDITION
@pytest.mark.clause("cuba.component.ship-cards")
def test_there_are_15_ship_cards(edition: str) -> None:
    ships = {f"ship-{number:02}" for number in range(1, 16)}
    assert [ship["id"] for ship in box(edition)["ship"]] == sorted(ships)
    table = Position.new_game(2, edition)
    assert (table.pile_size, table.legal()) == (15, {f"arrive {ship}" for ship in ships})


@pytest.mark.clause("cuba.component.starting-player-card")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_player_has_the_starting_player_card(seat: int) -> None:
    table = Position.new_game(3).play("arrive ship-01", "arrive ship-02", "arrive ship-03", f"starter {seat + 1}")
    assert (table.starting_player, table.match.view(None)["board"]["starter"]) == (seat, seat)
    assert [event.words() for event in table.told("starter-drawn")] == [{"seat": str(seat + 1)}]


@EVERY_EDITION
@pytest.mark.clause("cuba.component.statute-cards")
def test_there_are_24_statute_cards_six_of_each_type(edition: str) -> None:
    table = Position(2, edition)
    assert len(table.statutes_in("unseen")) == 24
    table.starts_round(1)
    types = []
    for _ in range(4):
        types.append({move.removeprefix("reveal ") for move in table.legal()})
        table.play(min(table.legal()))
    assert types == [
        {"tax-1", "tax-2", "tax-3", "tax-4", "tax-5", "tax-per-building"},
        {"duty-citrus", "duty-sugar", "duty-tobacco", "duty-water", "duty-2-resources", "duty-2-products"},
        {
            *("subsidy-buildings", "subsidy-resource-fields", "subsidy-product-fields"),
            *("subsidy-water", "subsidy-votes", "subsidy-pesos"),
        },
        {"market-decrease", "market-increase", "drought", "building", "harbor", "corruption"},
    ]


# -- buildings ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.component.building-tiles.25")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2007"])
def test_there_are_25_building_tiles_in_four_groups(edition: str) -> None:
    groups = tiles_by_group(edition)
    assert {group: +tiles for group, tiles in groups.items()} == {
        group: Counter(tiles) for group, tiles in GROUPS.items()
    }
    assert {group: tiles.total() for group, tiles in groups.items()} == {
        "victory-points": 10,
        "income-sources": 5,
        "factories-and-black-market": 5,
        "power-increase": 5,
    }
    assert sum(tiles.total() for tiles in groups.values()) == 25


@pytest.mark.clause("cuba.component.building-tiles.26")
def test_fr2008_has_26_building_tiles_with_the_canadian_embassy_among_the_power_increase() -> None:
    groups = tiles_by_group("fr2008")
    assert groups["power-increase"] == Counter([*GROUPS["power-increase"], "canadian-embassy"])
    assert {group: tiles.total() for group, tiles in groups.items()} == {
        "victory-points": 10,
        "income-sources": 5,
        "factories-and-black-market": 5,
        "power-increase": 6,
    }


@pytest.mark.clause("cuba.component.building-tiles.25", "cuba.component.building-tiles.26")
@pytest.mark.parametrize(
    ("edition", "embassies"), [("default", 0), ("en2007", 0), ("fr2007", 0), ("fr2008", 1)], ids=EDITIONS
)
def test_the_embassy_can_be_built_only_where_its_tile_exists(edition: str, embassies: int) -> None:
    table = Position(2, edition).holds(0, wood=2, stone=2, water=1).plays(0, "architect")
    assert table.tiles_left("canadian-embassy") == embassies
    assert ("build canadian-embassy b2" in table.legal()) == bool(embassies)
    added = Position(2, edition, embassy="added").holds(0, wood=2, stone=2, water=1).plays(0, "architect")
    assert added.tiles_left("canadian-embassy") == 1
    added.play("build canadian-embassy b2")
    assert (added.on_field(0, "b2"), added.tiles_left("canadian-embassy")) == ("canadian-embassy", 0)


@pytest.mark.clause("cuba.component.voting-tile")
def test_there_is_one_voting_tile_and_it_serves_the_town_hall() -> None:
    table = Position(3).builds(1, a2="town-hall")
    assert table.voting_tile_of == -1
    table.plays(1, "foreman").play("use town-hall")
    assert (table.voting_tile_of, table.match.view(None)["board"]["voting_tile"]) == (1, 1)
    assert table.tiles_left("town-hall") == 0


@pytest.mark.clause("cuba.component.veto-tile")
def test_there_is_one_veto_tile_and_it_serves_the_church() -> None:
    table = Position(3).builds(1, a2="church").bills(tax="tax-3", duty="duty-sugar", other="drought")
    assert set(table.match.view(None)["veto"].values()) == {0}
    table.plays(1, "foreman").play("use church", "veto duty")
    assert (table.veto_tile, table.tiles_left("church")) == ("duty", 0)
    assert table.match.view(None)["veto"] == {"tax": 0, "duty": 1, "subsidy": 0, "other": 0}


# -- pieces ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.component.pawns", "cuba.component.markers")
@pytest.mark.parametrize("players", [2, 5])
def test_every_player_has_one_pawn_and_one_marker(players: int) -> None:
    view = Position(players).match.view(None)
    seats = {str(seat + 1) for seat in range(players)}
    assert view["pawn"] == dict.fromkeys(seats, "a1")
    assert view["points"] == dict.fromkeys(seats, 0)


def everywhere(table: Position, kind: str) -> int:
    """Pieces of a kind in the stock and on the market."""
    return table.in_stock(kind) + table.on_market.get(kind, 0)


@EVERY_EDITION
@pytest.mark.clause("cuba.component.product-pieces")
def test_there_are_18_pieces_of_each_product(edition: str) -> None:
    table = Position.new_game(2, edition)
    assert [everywhere(table, kind) for kind in ("citrus", "sugar", "tobacco")] == [18, 18, 18]


@EVERY_EDITION
@pytest.mark.clause("cuba.component.goods-pieces")
def test_there_are_15_rum_bottles_and_15_cigar_boxes(edition: str) -> None:
    table = Position.new_game(2, edition)
    assert [everywhere(table, kind) for kind in ("rum", "cigars")] == [15, 15]


@EVERY_EDITION
@pytest.mark.clause("cuba.component.resource-pieces")
def test_there_are_15_cubes_of_each_resource(edition: str) -> None:
    table = Position.new_game(2, edition)
    assert [everywhere(table, kind) for kind in ("wood", "stone", "water")] == [15, 15, 15]


@pytest.mark.clause("cuba.component.coins.45-25-15")
@pytest.mark.parametrize("edition", ["en2007", "fr2008"])
def test_en2007_and_fr2008_detail_85_coins_worth_195_pesos(edition: str) -> None:
    coins = box(edition)["coins"]
    assert coins == {"1": 45, "3": 25, "5": 15}
    assert sum(coins.values()) == 85
    assert sum(int(value) * count for value, count in coins.items()) == 195


@pytest.mark.clause("cuba.component.coins.30-20-10")
@pytest.mark.parametrize("edition", ["fr2007", "default"])
def test_fr2007_has_60_coins_worth_140_pesos(edition: str) -> None:
    coins = box(edition)["coins"]
    assert coins == {"1": 30, "3": 20, "5": 10}
    assert sum(coins.values()) == 60
    assert sum(int(value) * count for value, count in coins.items()) == 140


@EVERY_EDITION
@pytest.mark.clause("cuba.component.coins.unlimited")
@pytest.mark.parametrize("rich", [139, 140, 141, 195, 196, 1000])
def test_the_stock_can_always_pay_and_give_change(edition: str, rich: int) -> None:
    table = Position(2, edition).holds(1, pesos=rich).holds(0, rum=1).plays(0, "tradeswoman").play("sell rum")
    assert (table.pesos(0), table.pesos(1)) == (4, rich)
    table.play("done").plays(1, "mayor")
    assert table.pesos(1) == rich + 4
    table.plays(1, "tradeswoman").play("buy tobacco", "done")
    assert table.pesos(1) == rich


@pytest.mark.clause("cuba.component.black-markers")
def test_there_are_six_black_marking_pieces_one_for_each_alternative_space() -> None:
    table = Position(4)
    for seat, free in ((0, "wood"), (1, "citrus")):
        table.plays(seat, "architect").plays(seat, "mayor").plays(seat, "tradeswoman").play(f"take {free}")
    assert table.covered() == {
        *("tradeswoman-resource", "tradeswoman-product"),
        *("architect-first", "architect-second"),
        *("mayor-first", "mayor-second"),
    }
    assert len(table.match.view(None)["covered"]) == 6
    table.plays(2, "tradeswoman").plays(2, "architect").plays(2, "mayor")
    assert (table.lot(2), table.points(2), table.pesos(2)) == ({}, 0, 0)
