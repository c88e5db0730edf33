"""Editions, players, the object of the game, and its vocabulary."""

import random

import pytest

from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.games.cuba.game import GAME
from tests.cuba.position import NAMES, Position

EDITIONS = ("default", "en2007", "fr2007", "fr2008")
DEFAULTS = {
    "plantation": "common",
    "delegate": "open",
    "embassy": "as-printed",
    "worker-placement": "any-field",
    "free-product": "lowest-price",
    "foreman-cross": "always",
    "vote-tie": "second-bid",
    "two-piece-duty": "one-class",
    "subsidy-cap": "seven",
    "corruption-town-hall": "used",
    "round-1-ships": "leave",
    "harbor-refill": "until-full",
    "final-buildings": "own",
    "monastery": "products",
    "large-branch-office": "any-number",
    "product-house": "product",
    "black-market": "product-goods",
    "lighthouse": "shuffled",
}
RESOURCES = ("wood", "stone", "water")
PRODUCTS = ("citrus", "sugar", "tobacco")
GOODS = ("rum", "cigars")
FOUR_BILLS = {"tax": "tax-3", "duty": "duty-sugar", "subsidy": "subsidy-water", "other": "drought"}
THREE_SHIPS = ("arrive ship-01", "arrive ship-02", "arrive ship-03")


def random_game(players: int, seed: int, edition: str = "default", **options: str) -> Position:
    table = Position.new_game(players, edition, **options)
    chance, pick = Chance(seed), random.Random(seed)
    while not table.over:
        if table.match.nature_asked:
            table.events += table.match.play_nature(chance)
        else:
            table.events += table.match.play(table.asked, pick.choice(table.match.legal(table.asked)))
    return table


def in_statutes(players: int = 2, **acts: str) -> Position:
    """Everybody has shown his worker in parliament; phase D can begin."""
    table = Position(players).acts(**acts)
    for seat in range(players):
        table.shows(seat, "worker")
    return table


# -- editions ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.editions.default")
def test_the_default_profile_plays_these_readings() -> None:
    assert [edition.id for edition in GAME.editions] == list(EDITIONS)
    assert Setting(GAME, NAMES[:2]).edition.id == "default"
    assert Setting(GAME, NAMES[:2]).options == DEFAULTS
    assert {option.name: option.values[0] for option in GAME.options} == DEFAULTS


@pytest.mark.clause("cuba.editions.default")
@pytest.mark.parametrize(
    ("edition", "changes"),
    [
        ("en2007", {"corruption-town-hall": "owned", "lighthouse": "in-place"}),
        (
            "fr2007",
            {
                "worker-placement": "product-field",
                "free-product": "lowest-available",
                "final-buildings": "erected",
                "monastery": "resources",
                "product-house": "resource",
                "black-market": "any-merchandise",
                "lighthouse": "in-place",
            },
        ),
        ("fr2008", {"harbor-refill": "one-step", "large-branch-office": "one-or-two"}),
    ],
)
def test_an_edition_changes_the_default_profile_only_where_its_text_does(edition: str, changes: dict[str, str]) -> None:
    assert Setting(GAME, NAMES[:2], edition).options == DEFAULTS | changes
    back = Setting(GAME, NAMES[:2], edition, {name: DEFAULTS[name] for name in changes})
    assert back.options == DEFAULTS


@pytest.mark.clause("cuba.editions.default")
@pytest.mark.parametrize("edition", ["default", "en2007", "fr2007", "fr2008"])
def test_the_saw_mill_consumes_wood_and_the_resource_house_pays_two_pesos_for_each_cube(edition: str) -> None:
    table = Position(2, edition).builds(0, a2="saw-mill").holds(0, wood=2, stone=2).plays(0, "foreman")
    table.play("use saw-mill", "amount 2")
    assert (table.lot(0), table.points(0)) == ({"stone": 2}, 2)
    table = Position(2, edition).builds(0, a2="resource-house").holds(0, wood=2, stone=2).plays(0, "foreman")
    table.play("use resource-house", "give wood", "give stone")
    assert (table.lot(0), table.pesos(0), table.question) == ({"wood": 1, "stone": 1}, 4, "")


@pytest.mark.clause("cuba.editions.default")
def test_by_default_the_printed_warehouse_is_taxed_with_the_buildings_at_one_peso_each() -> None:
    table = in_statutes(tax="tax-per-building").builds(0, a2="hotel", a3="inn").holds(0, pesos=3).holds(1, pesos=1)
    table.statutes().play("pay-tax", "pay-tax")
    assert [table.pesos(seat) for seat in range(2)] == [0, 0]


@pytest.mark.clause("cuba.editions.default")
def test_by_default_market_acts_act_in_every_round_and_the_cards_come_back_in_hand() -> None:
    table = in_statutes(other="market-increase").statutes()
    assert {kind: table.on_market[kind] for kind in PRODUCTS} == dict.fromkeys(PRODUCTS, 5)
    table.market(citrus=0, sugar=1, tobacco=2).shows(0, "worker").shows(1, "worker").round_is(2).statutes()
    assert {kind: table.on_market[kind] for kind in PRODUCTS} == {"citrus": 2, "sugar": 3, "tobacco": 4}
    table = in_statutes().ends_round().play("arrive ship-04")
    assert {table.card(0, card) for card in ("worker", "tradeswoman", "architect", "foreman", "mayor")} == {"in-hand"}


@pytest.mark.clause("cuba.editions.default")
def test_by_default_the_track_goes_on_after_80_points() -> None:
    table = Position(2).holds(0, points=79).plays(0, "architect")
    assert (table.points(0), [event.words() for event in table.told("lap-completed")]) == (
        81,
        [{"seat": "1", "points": 81}],
    )


@pytest.mark.clause("cuba.editions.default")
def test_by_default_the_26th_building_is_not_used() -> None:
    assert [Position(2, edition).tiles_left("canadian-embassy") for edition in EDITIONS] == [0, 0, 0, 1]


@pytest.mark.clause("cuba.editions.precedence")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_edition_follows_a_player_aid_against_the_rulebook(edition: str) -> None:
    options = Setting(GAME, NAMES[:2], edition).options
    assert options["subsidy-cap"] == "seven"
    assert options["vote-tie"] == "second-bid"
    assert options["round-1-ships"] == "leave"
    assert options["foreman-cross"] == "always"
    assert options["free-product"] != "any"


@pytest.mark.clause("cuba.editions.precedence")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("water", "points"), [(6, 6), (7, 7), (8, 7), (12, 7)])
def test_the_limit_of_seven_holds_although_an_aid_leaves_it_out(edition: str, water: int, points: int) -> None:
    table = Position(2, edition).acts(subsidy="subsidy-water").shows(0, "worker").shows(1, "worker")
    table.holds(0, water=water).statutes()
    assert table.points(0) == points
    aid = Position(2, edition, subsidy_cap="none").acts(subsidy="subsidy-water").shows(0, "worker").shows(1, "worker")
    assert aid.holds(0, water=water).statutes().points(0) == water


# -- players -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.game.players")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    table = Position.new_game(players)
    assert table.match.view(None)["seats"] == players
    assert set(table.match.view(None)["pesos"]) == {str(seat + 1) for seat in range(players)}


@pytest.mark.clause("cuba.game.players")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(players: int) -> None:
    assert list(GAME.players) == [2, 3, 4, 5]
    with pytest.raises(MaleconError, match="error-player-count"):
        Setting(GAME, (*NAMES, "Flora")[:players])


@pytest.mark.clause("cuba.game.scaling")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_in_the_set_up_depends_on_the_number_of_players(players: int) -> None:
    table = Position.new_game(players).play(*THREE_SHIPS, "starter 1")
    assert table.on_market == {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}
    assert {ware: table.in_stock(ware) for ware in (*RESOURCES, *PRODUCTS, *GOODS)} == {
        "wood": 15,
        "stone": 15,
        "water": 15,
        "citrus": 15,
        "sugar": 15,
        "tobacco": 15,
        "rum": 13,
        "cigars": 13,
    }
    assert (table.pile_size, sum(table.match.view(None)["tiles"].values())) == (12, 25)
    assert (table.ship_at("dock-1"), table.ship_at("dock-2"), table.ship_at("dock-3"), table.ship_at("sea")) == (
        "ship-01",
        "ship-02",
        None,
        "ship-03",
    )
    assert len(table.statutes_in("unseen")) == 24
    assert table.covered() == set()
    for colour in ("blue", "red", "yellow", "green", "purple")[:players]:
        table.play(f"colour {colour}")
    assert len(set(table.match.view(None)["colour"].values())) == players
    assert set(table.match.view(None)["field"]) == {str(seat + 1) for seat in range(players)}
    for _ in range(players):
        table.play("start-resources wood+stone", "start-products citrus+sugar")
    assert [table.pesos(seat) for seat in range(players)] == [10] * players
    table.play("reveal tax-1", "reveal duty-sugar", "reveal subsidy-water", "reveal drought")
    assert (table.question, table.asked) == ("character", 0)


# -- the object --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.game.object")
@pytest.mark.parametrize(
    ("points", "places"), [((10, 11, 12), [3, 2, 1]), ((40, 11, 39), [1, 3, 2]), ((7, 85, 79), [3, 1, 2])]
)
def test_the_highest_total_wins(points: tuple[int, ...], places: list[int]) -> None:
    table = Position(3).round_is(6)
    for seat in range(3):
        table.shows(seat, "worker").holds(seat, points=points[seat], pesos=1)
    table.statutes()
    assert table.over
    assert (table.places(), [table.points(seat) for seat in range(3)]) == (places, [count + 2 for count in points])
    assert sorted(table.told("placed"), key=lambda event: str(event.words()["seat"])) == table.told("placed")
    assert [event.words()["place"] for event in table.told("placed")] == places


@pytest.mark.clause("cuba.game.vp-sources")
def test_loading_merchandise_brings_points() -> None:
    table = Position(2).holds(0, citrus=1).plays(0, "mayor").play("load citrus dock-1")
    assert table.points(0) == 1


@pytest.mark.clause("cuba.game.vp-sources")
def test_using_a_building_brings_points() -> None:
    table = Position(2).builds(0, a2="cement-factory").holds(0, stone=2).plays(0, "foreman")
    assert table.play("use cement-factory", "amount 2").points(0) == 2


@pytest.mark.clause("cuba.game.vp-sources")
def test_erecting_buildings_brings_points_at_the_end() -> None:
    table = in_statutes().round_is(6).builds(0, a2="dam", a3="church").statutes()
    assert (table.over, [table.points(seat) for seat in range(2)]) == (True, [6, 2])


@pytest.mark.clause("cuba.game.vp-sources")
def test_complying_with_tax_and_duty_brings_points() -> None:
    assert in_statutes().holds(0, pesos=2).statutes().play("pay-tax").points(0) == 2
    assert in_statutes().holds(0, citrus=1).statutes().play("pay-duty citrus").points(0) == 2


@pytest.mark.clause("cuba.game.vp-sources")
def test_subsidies_bring_points() -> None:
    assert in_statutes(subsidy="subsidy-water").holds(0, water=3).statutes().points(0) == 3


@pytest.mark.clause("cuba.game.vp-sources")
def test_the_alternative_use_of_the_architect_brings_points() -> None:
    assert Position(2).plays(0, "architect").points(0) == 2


@pytest.mark.clause("cuba.game.vp-sources")
def test_worker_tradeswoman_and_the_pesos_of_the_mayor_bring_no_points() -> None:
    table = Position(2).holds(0, rum=1, pesos=9).plays(0, "worker").play("pawn c4", "harvest citrus", "harvest sugar")
    table.play("done")
    table.plays(0, "tradeswoman").play("sell rum", "buy rum", "done").holds(0, rum=0, citrus=0, sugar=0)
    table.plays(0, "mayor")
    assert (table.points(0), table.pesos(0), table.question) == (0, 13, "")


@pytest.mark.clause("cuba.game.vp-sources")
@pytest.mark.parametrize(("players", "seed", "edition"), [(2, 1, "default"), (3, 2, "fr2007"), (5, 3, "fr2008")])
def test_in_a_whole_game_points_have_no_other_source(players: int, seed: int, edition: str) -> None:
    table = random_game(players, seed, edition)
    sources = (
        "cuba.mayor.load",
        "cuba.architect.alternative",
        "cuba.building.",
        "cuba.statute.",
        "cuba.end.building-points.",
    )
    earned = dict.fromkeys(range(players), 0)
    for event in table.events:
        if "points" in event.words() and event.name not in ("placed", "lap-completed"):
            assert event.clause is not None
            assert event.clause.startswith(sources)
            earned[int(str(event.words()["seat"])) - 1] += int(str(event.words()["points"]))
    assert [table.points(seat) for seat in range(players)] == list(earned.values())
    assert min(earned.values()) > 0


# -- the words ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("cuba.term.resources", "cuba.term.products", "cuba.term.goods", "cuba.term.merchandise")
def test_the_eight_kinds_of_pieces_are_three_resources_three_products_and_two_goods() -> None:
    table = Position(2)
    assert list(table.match.view(0)["stock"]) == [*RESOURCES, *PRODUCTS, *GOODS]
    assert list(table.match.view(0)["market"]) == [*PRODUCTS, *GOODS]


@pytest.mark.clause("cuba.term.resources", "cuba.term.products")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_resources_are_cubes_and_two_products_are_octahedra(edition: str) -> None:
    table = Position.new_game(2, edition).play(*THREE_SHIPS, "starter 1", "colour red", "colour blue")
    for question, kinds in (("start-resources", RESOURCES), ("start-products", PRODUCTS)):
        pairs = {f"{one}+{other}" for i, one in enumerate(kinds) for other in kinds[i:]}
        assert table.legal() == {f"{question} {pair}" for pair in pairs}
        table.play(f"{question} {kinds[0]}+{kinds[1]}")


@pytest.mark.clause("cuba.term.vocabulary-fr2007")
def test_fr2007_is_played_with_the_words_of_the_other_editions() -> None:
    table = Position(2, "fr2007").holds(0, wood=1, stone=1, water=1, citrus=1, rum=1).plays(0, "tradeswoman")
    assert {move for move in table.legal() if move.startswith("sell")} == {"sell citrus", "sell rum"}
    table = Position(2, "fr2007").builds(0, a2="resource-house").holds(0, wood=1, citrus=1, rum=1).plays(0, "foreman")
    table.play("use resource-house")
    assert table.legal() == {"give wood"}
    assert (table.play("give wood").lot(0), table.pesos(0)) == ({"citrus": 1, "rum": 1}, 2)


@pytest.mark.clause("cuba.term.merchandise", "cuba.term.goods", "cuba.term.products")
def test_merchandise_is_what_the_market_buys_and_sells() -> None:
    table = Position(2).holds(0, wood=1, stone=1, water=1, citrus=1, sugar=1, tobacco=1, rum=1, cigars=1, pesos=10)
    table.plays(0, "tradeswoman")
    for verb in ("buy", "sell"):
        traded = {move for move in table.legal() if move.startswith(verb)}
        assert traded == {f"{verb} {kind}" for kind in (*PRODUCTS, *GOODS)}


@pytest.mark.clause("cuba.term.resources-not-shipped", "cuba.term.merchandise")
def test_resources_are_never_loaded_on_a_ship() -> None:
    table = Position(2).ship("dock-1", "ship-11").ship("dock-2", "ship-14").holds(0, wood=3, stone=3, water=3, citrus=1)
    table.plays(0, "mayor")
    assert table.legal() == {"forgo", "load citrus dock-1", "load citrus dock-2"}
    for resource in RESOURCES:
        with pytest.raises(MaleconError, match="error-unknown-move"):
            table.play(f"load {resource} dock-1")
    assert not any(f"load {resource}" in text for text in GAME.vocabulary.by_text for resource in RESOURCES)


@pytest.mark.clause("cuba.term.resources-not-shipped")
def test_a_mayor_with_resources_only_has_nothing_to_load() -> None:
    table = Position(2).holds(0, wood=3, stone=3, water=3).plays(0, "mayor")
    assert (table.over, table.pesos(0), table.cargo("dock-1"), table.cargo("dock-2")) == (True, 4, {}, {})


@pytest.mark.clause("cuba.term.resources-not-shipped")
@pytest.mark.parametrize("ship", [f"ship-{number:02}" for number in range(1, 16)])
def test_no_ship_has_a_space_for_a_resource(ship: str) -> None:
    spaces = Position(2).spaces(ship)
    assert set(spaces) <= {*PRODUCTS, *GOODS}
    assert sum(spaces.values()) == 5
