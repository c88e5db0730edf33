"""Set-up: the stocks, the market, the harbor, the statutes, the plantations and what everybody starts with."""

from collections import Counter
from typing import Any

import pytest

from malecon.engine.chance import Chance
from malecon.engine.components import ComponentFile
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.games.cuba.game import GAME
from malecon.games.cuba.words import STATUTE, StatuteIs
from tests.cuba.position import NAMES, Position

EVERY_EDITION = pytest.mark.parametrize("edition", ["default", "en2007", "fr2007", "fr2008"])
SHIPS = ("arrive ship-07", "arrive ship-02", "arrive ship-09")
COLOURS = ("blue", "red", "yellow", "green", "purple")
CHARACTERS = ("worker", "tradeswoman", "architect", "foreman", "mayor")
FIELDS = [f"{row}{column}" for row in "abc" for column in range(1, 5)]
RESOURCES = ("wood", "stone", "water")
PRODUCTS = ("citrus", "sugar", "tobacco")
YIELDS = {"forest": "wood", "mountain": "stone", "lake": "water", "warehouse": "printed-warehouse"}


def box(edition: str = "default") -> dict[str, Any]:
    return ComponentFile(GAME.edition(edition).components).data


def printed(plantation: str) -> dict[str, str]:
    """The fields of a plantation as the component file prints them, by what they yield."""
    (rows,) = [board["rows"] for board in box()["plantation"] if board["id"] == plantation]
    flat = [YIELDS.get(field, field) for row in rows for field in row]
    return dict(zip(FIELDS, flat, strict=True))


def coloured(players: int = 2, edition: str = "default", starter: int = 1, **options: str) -> Position:
    """Ships, starting player and colours (blue, red ... clockwise from the starter) are settled."""
    table = Position.new_game(players, edition, **options).play(*SHIPS, f"starter {starter}")
    return table.play(*(f"colour {colour}" for colour in COLOURS[:players]))


def ready(players: int = 2, edition: str = "default", starter: int = 1, **options: str) -> Position:
    """The first round begins: Nature turns up the bills."""
    table = coloured(players, edition, starter, **options)
    return table.play(*("start-resources wood+stone", "start-products citrus+sugar") * players)


# -- buildings and stocks ----------------------------------------------------------------------------------------------


@EVERY_EDITION
@pytest.mark.clause("cuba.setup.buildings")
def test_all_building_tiles_form_the_building_stock(edition: str) -> None:
    table = ready(2, edition)
    assert table.match.view(None)["tiles"] == box(edition)["tiles"]
    assert sum(table.match.view(None)["tiles"].values()) == (26 if edition == "fr2008" else 25)
    for seat in range(2):
        assert {table.on_field(seat, field) for field in FIELDS} == {
            *(*RESOURCES, *PRODUCTS),
            "printed-warehouse",
        }


@EVERY_EDITION
@pytest.mark.clause("cuba.setup.buildings-position", "cuba.setup.buildings-position.all")
def test_every_tile_of_the_stock_is_equally_available_for_every_open_field(edition: str) -> None:
    table = Position(2, edition).holds(0, wood=3, stone=3, water=2).plays(0, "architect")
    tiles = {tile for tile, count in box(edition)["tiles"].items() if count}
    assert table.legal() == {"forgo", *(f"build {tile} {field}" for tile in tiles for field in FIELDS[1:])}


@EVERY_EDITION
@pytest.mark.clause("cuba.setup.buildings-position", "cuba.setup.buildings-position.all")
@pytest.mark.parametrize("building", [building["id"] for building in box()["building"]])
def test_the_place_of_a_tile_never_changes_its_cost(edition: str, building: str) -> None:
    if building == "canadian-embassy" and edition != "fr2008":
        assert Position(2, edition).tiles_left(building) == 0
        return
    (cost,) = [tile["cost"] for tile in box(edition)["building"] if tile["id"] == building]
    before = {"wood": 4, "stone": 4, "water": 3}
    for field in FIELDS[1:]:
        table = Position(2, edition).holds(0, **before).plays(0, "architect").play(f"build {building} {field}")
        assert table.lot(0) == {kind: count - cost.get(kind, 0) for kind, count in before.items()}
        assert table.on_field(0, field) == building


@EVERY_EDITION
@pytest.mark.clause("cuba.setup.stock-merchandise", "cuba.setup.market-products", "cuba.setup.market-goods")
def test_three_of_each_product_and_two_of_each_goods_kind_go_on_the_market(edition: str) -> None:
    table = Position.new_game(2, edition)
    assert table.on_market == {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}
    assert [table.in_stock(kind) for kind in PRODUCTS] == [15, 15, 15]
    assert [table.in_stock(kind) for kind in ("rum", "cigars")] == [13, 13]


@pytest.mark.clause("cuba.setup.market-products")
@pytest.mark.parametrize("kind", PRODUCTS)
def test_the_three_products_lie_on_the_spaces_priced_6_5_and_4(kind: str) -> None:
    table = Position(2).holds(0, pesos=40).plays(0, "tradeswoman").play(*[f"buy {kind}"] * 4)
    assert [event.words()["pesos"] for event in table.told("bought")] == [4, 5, 6]
    assert [event.words()["pesos"] for event in table.told("bought-from-stock")] == [7]


@pytest.mark.clause("cuba.setup.market-goods")
@pytest.mark.parametrize("kind", ["rum", "cigars"])
def test_the_two_goods_lie_on_the_spaces_priced_6_and_5(kind: str) -> None:
    table = Position(2).holds(0, pesos=40).plays(0, "tradeswoman").play(*[f"buy {kind}"] * 3)
    assert [event.words()["pesos"] for event in table.told("bought")] == [5, 6]
    assert [event.words()["pesos"] for event in table.told("bought-from-stock")] == [7]


@EVERY_EDITION
@pytest.mark.clause("cuba.setup.stock-resources")
def test_all_cubes_are_in_the_stock_and_none_is_on_the_market(edition: str) -> None:
    table = Position.new_game(2, edition)
    assert [table.in_stock(kind) for kind in RESOURCES] == [15, 15, 15]
    assert set(table.on_market) & set(RESOURCES) == set()


@pytest.mark.clause("cuba.setup.black-markers")
def test_no_alternative_space_is_covered_at_the_start() -> None:
    table = Position.new_game(2)
    assert table.covered() == set()
    assert list(table.match.view(None)["covered"].values()) == [0] * 6


# -- ships -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.setup.ship-pile")
def test_the_ship_pile_is_shuffled() -> None:
    chance, setting = Chance(1), Setting(GAME, NAMES[:2])
    first = Counter(str(Match(setting).play_nature(chance)[0].words()["ship"]) for _ in range(600))
    assert len(first) == 15
    assert all(18 < times < 65 for times in first.values())


@pytest.mark.clause("cuba.setup.ship-pile")
def test_the_twelve_other_ships_lie_face_down() -> None:
    table = ready()
    assert (table.pile_size, table.pile_from_top) == (12, [None] * 12)
    for seat in (0, 1, None):
        assert set(table.match.view(seat)["pile"]) == {None}
    with pytest.raises(MaleconError, match="error-unknown-move"):
        table.play("arrive ship-16")


@pytest.mark.clause("cuba.setup.ships-in-dock", "cuba.setup.ships-in-dock.order", "cuba.setup.ship-at-sea")
def test_the_first_card_goes_to_dock_1_the_second_to_dock_2_and_the_third_to_sea() -> None:
    table = Position.new_game(3)
    assert (table.asked, table.question, len(table.legal())) == (-1, "ship", 15)
    table.play("arrive ship-07", "arrive ship-02")
    assert table.refusal("arrive ship-07") == "cuba.setup.ship-pile"
    table.play("arrive ship-09")
    assert [(event.name, event.clause, event.words()) for event in table.events] == [
        ("ship-arrived", "cuba.setup.ships-in-dock", {"ship": "ship-07", "berth": "dock-1"}),
        ("ship-arrived", "cuba.setup.ships-in-dock", {"ship": "ship-02", "berth": "dock-2"}),
        ("ship-arrived", "cuba.setup.ship-at-sea", {"ship": "ship-09", "berth": "sea"}),
    ]
    assert [table.ship_at(berth) for berth in ("dock-1", "dock-2", "dock-3", "sea")] == [
        *("ship-07", "ship-02"),
        *(None, "ship-09"),
    ]
    assert [table.cargo(berth) for berth in ("dock-1", "dock-2", "sea")] == [{}, {}, {}]
    assert table.match.view(None)["berth"] == {
        "sea": "ship-09",
        "dock-1": "ship-07",
        "dock-2": "ship-02",
        "dock-3": None,
    }


@pytest.mark.clause("cuba.setup.ships-in-dock")
@pytest.mark.parametrize(("dock", "points"), [("dock-1", 1), ("dock-2", 2)])
def test_a_piece_loaded_is_worth_the_number_of_its_dock(dock: str, points: int) -> None:
    table = Position(2).holds(0, citrus=1).plays(0, "mayor").play(f"load citrus {dock}")
    assert (table.points(0), table.cargo(dock)) == (points, {"citrus": 1})


@EVERY_EDITION
@pytest.mark.clause("cuba.setup.dock3-empty")
def test_dock_3_stays_empty_during_round_1(edition: str) -> None:
    table = ready(2, edition).play("reveal tax-1", "reveal duty-sugar", "reveal subsidy-water", "reveal drought")
    assert (table.round, table.ship_at("dock-3"), table.cargo("dock-3")) == (1, None, {})
    table = Position(2, edition).holds(0, citrus=1).plays(0, "mayor")
    assert table.legal() == {"forgo", "load citrus dock-1", "load citrus dock-2"}
    assert table.refusal("load citrus dock-3") == "cuba.setup.dock3-empty"


@EVERY_EDITION
@pytest.mark.clause("cuba.setup.ship-at-sea")
def test_the_ship_at_sea_docks_in_the_next_round(edition: str) -> None:
    table = Position(2, edition).ends_round().play("arrive ship-04")
    assert table.ship_at("sea") == "ship-04"
    assert [table.ship_at(f"dock-{dock}") for dock in (1, 2, 3)] == ["ship-03", "ship-01", "ship-02"]


# -- statutes ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.setup.statute-piles")
def test_each_type_of_statute_is_a_shuffled_pile_of_six() -> None:
    chance = Chance(5)
    table = ready()
    drawn: Counter[str] = Counter()
    for _ in range(300):
        table.starts_round(1)
        for kind in ("tax", "duty", "subsidy", "other"):
            assert len(table.legal()) == 6
            (event, *_) = table.match.play_nature(chance)
            drawn[str(event.words()["statute"])] += 1
            assert table.bill(kind) == event.words()["statute"]
            table.table.statute[STATUTE.values[str(table.bill(kind))]] = StatuteIs.UNSEEN
    assert len(drawn) == 24
    assert all(25 < times < 80 for times in drawn.values())


@pytest.mark.clause("cuba.setup.statute-piles")
def test_nobody_knows_the_order_of_the_statute_piles() -> None:
    table = ready()
    for seat in (0, 1, None):
        assert set(table.match.view(seat)["statute"].values()) == {"unseen"}


@EVERY_EDITION
@pytest.mark.clause("cuba.setup.starting-laws")
def test_a_tax_of_2_pesos_and_a_duty_of_1_citrus_are_in_force_from_the_start(edition: str) -> None:
    table = ready(2, edition)
    assert (table.act("tax"), table.act("duty")) == ("tax-2", "duty-citrus")
    table = Position(2, edition).shows(0, "worker").shows(1, "worker").holds(0, pesos=2, citrus=1).holds(1, pesos=1)
    table.statutes().play("pay-tax", "pay-duty citrus")
    assert (table.pesos(0), table.lot(0), table.pesos(1)) == (0, {}, 1)
    assert [event.words()["pesos"] for event in table.told("tax-paid")] == [2]
    assert [event.words()["wares"] for event in table.told("duty-paid")] == ["citrus"]
    assert [event.words() for event in table.told("tax-unpaid")] == [{"seat": "2"}]


@pytest.mark.clause("cuba.setup.starting-laws.not-cards")
def test_the_cards_of_the_same_content_are_still_in_the_piles() -> None:
    table = ready()
    assert len(table.statutes_in("unseen")) == 24
    assert table.statutes_in("in-force") == set()
    assert "reveal tax-2" in table.legal()
    table.play("reveal tax-2")
    assert "reveal duty-citrus" in table.legal()
    table.play("reveal duty-citrus")
    assert (table.bill("tax"), table.bill("duty")) == ("tax-2", "duty-citrus")
    assert (table.act("tax"), table.act("duty")) == ("tax-2", "duty-citrus")


@pytest.mark.clause("cuba.setup.no-starting-subsidy")
def test_no_subsidy_is_in_force_at_the_start() -> None:
    assert ready().act("subsidy") is None
    table = Position(2).shows(0, "worker").shows(1, "worker").holds(0, water=5, wood=5).statutes()
    assert (table.told("subsidy-paid"), table.points(0)) == ([], 0)


@pytest.mark.clause("cuba.setup.no-starting-other-act")
def test_no_other_act_is_in_force_at_the_start() -> None:
    assert ready().act("other") is None
    table = Position(2).plays(0, "worker").play("pawn b2", "harvest citrus", "harvest sugar")
    assert table.lot(0) == {"wood": 2, "stone": 1, "citrus": 1, "sugar": 1}
    table = Position(2).holds(0, wood=1, stone=1).plays(0, "architect").play("build town-hall b2")
    assert (table.lot(0), table.on_field(0, "b2")) == ({}, "town-hall")
    table = Position(2).bills(tax="tax-3", duty="duty-sugar", subsidy="subsidy-water", other="corruption")
    table.holds(0, pesos=3).holds(1, pesos=3).keeps(0, "worker").keeps(1, "mayor").parliament()
    assert (table.question, table.match.asked) == ("bid", (0, 1))


# -- players -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.setup.starting-player")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_starting_player_is_determined_after_the_ships(players: int) -> None:
    table = Position.new_game(players).play(*SHIPS)
    assert (table.asked, table.question) == (-1, "starter")
    assert table.legal() == {f"starter {seat + 1}" for seat in range(players)}
    table.play(f"starter {players}")
    assert (table.starting_player, table.asked, table.question) == (players - 1, players - 1, "colour")
    (drawn,) = table.told("starter-drawn")
    assert (drawn.clause, drawn.words()) == ("cuba.setup.starting-player", {"seat": str(players)})


@pytest.mark.clause("cuba.setup.starting-player.method")
def test_every_player_is_as_likely_to_start() -> None:
    chance, setting = Chance(2), Setting(GAME, NAMES[:3])
    drawn: Counter[str] = Counter()
    for _ in range(600):
        match = Match(setting)
        for _ in range(3):
            match.play_nature(chance)
        drawn[str(match.play_nature(chance)[0].words()["seat"])] += 1
    assert sorted(drawn) == ["1", "2", "3"]
    assert all(150 < times < 250 for times in drawn.values())


@pytest.mark.clause("cuba.setup.colour")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_player_picks_one_of_the_five_colours(colour: str) -> None:
    table = Position.new_game(2).play(*SHIPS, "starter 1")
    assert table.legal() == {f"colour {other}" for other in COLOURS}
    table.play(f"colour {colour}")
    assert table.match.view(None)["colour"]["1"] == colour
    (chosen,) = table.told("colour-chosen")
    assert (chosen.clause, chosen.words()) == ("cuba.setup.colour", {"seat": "1", "colour": colour})


@pytest.mark.clause("cuba.setup.colour.order")
@pytest.mark.parametrize(("starter", "order"), [(1, [0, 1, 2, 3]), (3, [2, 3, 0, 1]), (4, [3, 0, 1, 2])])
def test_colours_are_chosen_clockwise_from_the_starting_player(starter: int, order: list[int]) -> None:
    table = Position.new_game(4).play(*SHIPS, f"starter {starter}")
    left = set(COLOURS)
    for seat, colour in zip(order, ("green", "blue", "purple", "red"), strict=True):
        assert (table.match.asked, table.question) == ((seat,), "colour")
        assert table.legal() == {f"colour {other}" for other in left}
        for taken in set(COLOURS) - left:
            assert table.refusal(f"colour {taken}") == "cuba.setup.colour.order"
        table.play(f"colour {colour}")
        left.remove(colour)
    assert (table.asked, table.question) == (order[0], "start-resources")


@pytest.mark.clause(
    "cuba.setup.pawn-and-marker", "cuba.setup.plantation-board", "cuba.setup.pawn-start", "cuba.setup.marker-start"
)
@pytest.mark.parametrize("plantation", ["common", "individual"])
def test_each_player_has_pawn_marker_and_plantation_of_his_colour(plantation: str) -> None:
    table = coloured(5, starter=2, plantation=plantation)
    assert table.match.view(None)["colour"] == {"1": "purple", "2": "blue", "3": "red", "4": "yellow", "5": "green"}
    for seat, colour in enumerate(("purple", "blue", "red", "yellow", "green")):
        assert (table.pawn_of(seat), table.points(seat)) == ("a1", 0)
        assert table.on_field(seat, table.pawn_of(seat)) == "printed-warehouse"
        expected = printed("common" if plantation == "common" else colour)
        assert {field: table.on_field(seat, field) for field in FIELDS} == expected


@pytest.mark.clause("cuba.setup.plantation-fields", "cuba.setup.plantation-field-yields")
@pytest.mark.parametrize("plantation", ["common", *COLOURS])
def test_a_plantation_is_a_grid_of_twelve_fields(plantation: str) -> None:
    (rows,) = [board["rows"] for board in box()["plantation"] if board["id"] == plantation]
    assert [len(row) for row in rows] == [4, 4, 4]
    assert Counter(field for row in rows for field in row) == {
        "citrus": 2,
        "sugar": 2,
        "tobacco": 2,
        "forest": 2,
        "mountain": 2,
        "lake": 1,
        "warehouse": 1,
    }


@pytest.mark.clause("cuba.setup.plantation-field-yields", "cuba.setup.plantation-fields")
@pytest.mark.parametrize("colour", COLOURS)
def test_on_every_side_five_fields_yield_resources_and_six_yield_products(colour: str) -> None:
    for table in (Position(2).colour(0, colour), Position(2, plantation="individual").colour(0, colour)):
        fields = Counter(table.on_field(0, field) for field in FIELDS)
        assert sum(fields[kind] for kind in RESOURCES) == 5
        assert [fields[kind] for kind in (*RESOURCES, *PRODUCTS)] == [2, 2, 1, 2, 2, 2]
        assert fields["printed-warehouse"] == 1


@pytest.mark.clause("cuba.setup.plantation-sides", "cuba.setup.plantation-choice")
def test_the_common_side_is_the_same_for_everybody_and_each_individual_side_its_own() -> None:
    common = [dict(fields) for fields in coloured(5).match.view(None)["field"].values()]
    assert common == [common[0]] * 5
    own = [dict(fields) for fields in coloured(5, plantation="individual").match.view(None)["field"].values()]
    assert all(one != other for i, one in enumerate(own) for other in own[i + 1 :])
    assert common[0] not in own


@pytest.mark.clause("cuba.setup.plantation-choice.no-mix", "cuba.setup.plantation-choice")
def test_the_group_uses_one_kind_of_side_the_common_one_by_default() -> None:
    (option,) = [option for option in GAME.options if option.name == "plantation"]
    assert (option.values, option.clause) == (("common", "individual"), "cuba.setup.plantation-choice")
    for edition in GAME.editions:
        assert Setting(GAME, NAMES[:2], edition.id).options["plantation"] == "common"
    assert coloured(2).on_field(1, "a2") == printed("common")["a2"]
    with pytest.raises(MaleconError, match="error-unknown-option-value"):
        Setting(GAME, NAMES[:2], options={"plantation": "mixed"})


@EVERY_EDITION
@pytest.mark.clause("cuba.setup.money", "cuba.setup.money-stock")
@pytest.mark.parametrize("players", [2, 5])
def test_each_player_starts_with_ten_pesos_of_the_stock(edition: str, players: int) -> None:
    stock = Position.new_game(players, edition).match.view(None)["bank"]["pesos"]
    table = ready(players, edition)
    assert [table.pesos(seat) for seat in range(players)] == [10] * players
    assert table.match.view(None)["bank"]["pesos"] + sum(table.pesos(seat) for seat in range(players)) == (
        stock + sum(Position.new_game(players, edition).pesos(seat) for seat in range(players))
    )


@pytest.mark.clause("cuba.setup.money-stock")
def test_what_players_pay_goes_to_the_stock_and_what_they_earn_comes_from_it() -> None:
    table = Position(2).holds(0, pesos=5, rum=1)
    stock = table.match.view(None)["bank"]["pesos"]
    table.plays(0, "tradeswoman").play("buy cigars")
    assert table.match.view(None)["bank"]["pesos"] == stock + 5
    table.play("sell rum")
    assert table.match.view(None)["bank"]["pesos"] == stock + 1
    assert table.pesos(0) == 4


@pytest.mark.clause("cuba.setup.money-open")
def test_everybody_sees_everybodys_money() -> None:
    table = Position(3).holds(0, pesos=3).holds(1, pesos=17).holds(2, pesos=0)
    for seat in (0, 1, 2, None):
        assert table.match.view(seat)["pesos"] == {"1": 3, "2": 17, "3": 0}


# -- starting pieces ---------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "cuba.setup.starting-pieces", "cuba.setup.starting-pieces.combination", "cuba.setup.starting-pieces.place"
)
@pytest.mark.parametrize("resources", ["wood+wood", "wood+stone", "wood+water", "stone+stone", "water+water"])
@pytest.mark.parametrize("products", ["citrus+citrus", "citrus+tobacco", "sugar+tobacco", "tobacco+tobacco"])
def test_each_player_takes_two_resources_and_two_products_of_his_choice(resources: str, products: str) -> None:
    table = coloured(2)
    stock = {kind: table.in_stock(kind) for kind in (*RESOURCES, *PRODUCTS)}
    table.play(f"start-resources {resources}", f"start-products {products}")
    taken = Counter([*resources.split("+"), *products.split("+")])
    assert table.lot(0) == taken
    assert (table.stored(0), table.lot(1)) == ({}, {})
    assert {kind: table.in_stock(kind) for kind in stock} == {
        kind: count - taken[kind] for kind, count in stock.items()
    }
    assert [(event.name, event.clause, event.words()) for event in table.events[-2:]] == [
        ("start-resources-taken", "cuba.setup.starting-pieces", {"seat": "1", "wares": resources}),
        ("start-products-taken", "cuba.setup.starting-pieces", {"seat": "1", "wares": products}),
    ]


@pytest.mark.clause("cuba.setup.starting-pieces.combination")
def test_the_two_pieces_may_be_alike_or_different() -> None:
    table = coloured(2)
    assert table.legal() == {
        *("start-resources wood+wood", "start-resources wood+stone", "start-resources wood+water"),
        *("start-resources stone+stone", "start-resources stone+water", "start-resources water+water"),
    }
    table.play("start-resources water+water")
    assert table.legal() == {
        *("start-products citrus+citrus", "start-products citrus+sugar", "start-products citrus+tobacco"),
        *("start-products sugar+sugar", "start-products sugar+tobacco", "start-products tobacco+tobacco"),
    }


@pytest.mark.clause("cuba.setup.starting-pieces.order")
@pytest.mark.parametrize(("starter", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1])])
def test_starting_pieces_are_chosen_openly_clockwise_from_the_starting_player(starter: int, order: list[int]) -> None:
    table = coloured(3, starter=starter)
    for seat in order:
        assert (table.match.asked, table.question) == ((seat,), "start-resources")
        table.play("start-resources stone+water")
        assert (table.match.asked, table.question) == ((seat,), "start-products")
        table.play("start-products sugar+sugar")
        for watcher in (0, 1, 2, None):
            assert table.match.view(watcher)["lot"][str(seat + 1)]["sugar"] == 2
    assert (table.asked, table.question, table.round) == (-1, "bill", 1)


@pytest.mark.clause("cuba.setup.starting-pieces.order")
def test_five_players_may_all_start_with_the_same_pieces() -> None:
    table = coloured(5).play(*("start-resources water+water", "start-products tobacco+tobacco") * 5)
    assert [table.lot(seat) for seat in range(5)] == [{"water": 2, "tobacco": 2}] * 5
    assert (table.in_stock("water"), table.in_stock("tobacco")) == (5, 5)


@pytest.mark.clause("cuba.setup.starting-pieces.place")
def test_starting_products_left_in_the_lot_are_lost_at_the_end_of_round_1() -> None:
    table = coloured(2).play(*("start-resources wood+wood", "start-products citrus+sugar") * 2)
    table.plays(0, "foreman").play("use printed-warehouse").ends_round()
    assert (table.lot(0), table.stored(0)) == ({"wood": 2}, {"citrus": 1, "sugar": 1})
    assert (table.lot(1), table.stored(1)) == ({"wood": 2}, {})


@pytest.mark.clause("cuba.setup.character-set")
def test_each_player_has_the_five_characters_in_hand() -> None:
    table = ready(3)
    for seat in range(3):
        assert {table.card(seat, character) for character in CHARACTERS} == {"in-hand"}
    table.play("reveal tax-1", "reveal duty-sugar", "reveal subsidy-water", "reveal drought")
    assert table.legal() == {f"play {character}" for character in CHARACTERS}


@EVERY_EDITION
@pytest.mark.clause("cuba.setup.marker-start", "cuba.setup.pawn-start")
def test_markers_start_at_zero_and_pawns_on_the_warehouse(edition: str) -> None:
    table = ready(5, edition)
    assert [table.points(seat) for seat in range(5)] == [0] * 5
    assert [table.on_field(seat, table.pawn_of(seat)) for seat in range(5)] == ["printed-warehouse"] * 5
