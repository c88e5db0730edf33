"""What the box holds: the component file, and the pieces as they lie on the table."""

import random
import tomllib
from collections import Counter
from typing import Any

import pytest

from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.table import NATURE
from malecon.games.havana.components import PRINTED
from malecon.games.havana.game import GAME
from malecon.text import texts
from tests.havana.position import NAMES, Position

BOX: dict[str, Any] = tomllib.loads(PRINTED.read_text(encoding="utf-8"))
BUILDINGS: dict[str, dict[str, Any]] = {building["id"]: building for building in BOX["building"]}
COLOURS = ("red", "yellow", "blue", "brown")


def total(what: str) -> int:
    return sum(building["cost"].get(what, 0) for building in BUILDINGS.values())


# -- pieces ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.component.coloured-cubes", "havana.component.grey-cubes", "havana.setup.reserve")
def test_there_are_ten_cubes_of_every_colour_and_forty_grey_ones() -> None:
    assert BOX["cubes"] == {"red": 10, "yellow": 10, "blue": 10, "brown": 10, "grey": 40}
    match = Match(Setting(GAME, NAMES[:2]))
    assert match.view(None)["bag"] == {"red": 10, "yellow": 10, "blue": 10, "brown": 10, "grey": 40}
    assert sum(match.view(None)["bag"].values()) == 80


@pytest.mark.clause("havana.component.material-names")
@pytest.mark.parametrize(
    ("language", "materials"),
    [
        ("en", ["brick", "sandstone", "glass", "clay", "debris"]),
        ("fr", ["brique", "grès", "verre", "terre grasse", "débris"]),
    ],
)
def test_red_is_brick_yellow_sandstone_blue_glass_brown_clay_and_grey_debris(
    language: str, materials: list[str]
) -> None:
    assert [texts(language).say(f"cube-{cube}.material") for cube in (*COLOURS, "grey")] == materials


@pytest.mark.clause("havana.component.buildings")
def test_there_are_36_buildings_each_with_a_value_and_a_cost() -> None:
    assert len(BOX["building"]) == len(BUILDINGS) == 36
    for building in BUILDINGS.values():
        assert building["points"] >= 1
        assert sum(building["cost"].values()) >= 1
        assert min(building["cost"].values()) >= 1
    assert {f"deal {building}" for building in BUILDINGS} == {
        str(move) for move in Match(Setting(GAME, NAMES[:2])).legal(NATURE)
    }


@pytest.mark.clause("havana.component.action-cards", "havana.setup.hand")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_the_same_thirteen_action_cards(players: int) -> None:
    match = Match(Setting(GAME, NAMES[:players]))
    for seat in range(players):
        cards = match.view(seat)["cards"][seat]
        assert cards["hand"] == [card["id"] for card in BOX["card"]]
        assert cards["count"] == {"hand": 13, "sealed": 0, "put_away": 0}
        assert (cards["open"], cards["covered"], cards["discarded"]) == ([], [], [])


@pytest.mark.clause("havana.component.action-cards", "havana.editions.base")
def test_the_cards_bear_the_numbers_of_2009() -> None:
    assert [(card["id"], card["number"]) for card in BOX["card"]] == [
        ("siesta", 0),
        ("refreshment", 1),
        ("protection", 2),
        ("debris", 2),
        ("conservation", 3),
        ("tax-collector", 3),
        ("worker", 4),
        ("architect", 4),
        ("pesos-thief", 5),
        ("materials-thief", 6),
        ("black-market", 7),
        ("pesos", 8),
        ("mama", 9),
    ]


@pytest.mark.clause("havana.component.coins")
def test_the_sixty_coins_are_worth_108_pesos() -> None:
    assert BOX["coins"] == {"1": 36, "3": 24}
    assert sum(BOX["coins"].values()) == 60
    assert sum(int(value) * count for value, count in BOX["coins"].items()) == 108


@pytest.mark.clause("havana.component.pesos-unlimited")
def test_pesos_never_run_out() -> None:
    table = Position(2).holds(0, pesos=150).holds(1, pesos=80).centre(pesos=70).supplies()
    table.play("draw red", "draw red", "draw red")
    assert table.centre_pesos == 73
    collected = Position(2).shows(0, "siesta", "tax-collector").holds(0, pesos=108).holds(1, pesos=108).turn_of(0)
    assert collected.pesos(0) == 109


@pytest.mark.clause("havana.component.pesos-unlimited")
def test_a_price_is_paid_to_the_peso_whatever_the_coins() -> None:
    table = Position().holds(0, pesos=7).row("upper", "kiosk", "bakery", "library", "school").buys(0)
    assert table.play("buy upper-left").pesos(0) == 4


@pytest.mark.clause("havana.component.workers", "havana.setup.reserve")
def test_there_are_fifteen_workers() -> None:
    assert BOX["workers"] == {"count": 15}
    assert Match(Setting(GAME, NAMES[:2])).view(None)["board"]["workers"] == 15


@pytest.mark.clause("havana.component.workers-limited", "havana.turn.partial", "havana.turn.impossible")
@pytest.mark.parametrize(("left", "taken"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_no_worker_can_be_taken_from_an_empty_reserve(left: int, taken: int) -> None:
    table = Position().shows(0, "siesta", "worker").holds(1, workers=15 - left).turn_of(0)
    assert (table.workers(0), table.workers_left, table.workers(1)) == (taken, left - taken, 15 - left)
    assert (table.pesos(0), table.cubes(0)) == (0, {})
    assert (table.asked, table.question) == (0, "buy")


@pytest.mark.clause("havana.component.workers-limited")
def test_the_architect_brings_no_worker_from_an_empty_reserve() -> None:
    table = Position().shows(0, "siesta", "architect").holds(1, workers=15).turn_of(0)
    assert (table.workers(0), table.workers_left) == (0, 0)


# -- players -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.players.count")
def test_two_three_or_four_may_play_and_nobody_else() -> None:
    for players in (2, 3, 4):
        assert Match(Setting(GAME, NAMES[:players])).view(None)["seats"] == players
    for names in ([], ["Vanessa"], [*NAMES, "Ana"]):
        with pytest.raises(MaleconError) as refused:
            Setting(GAME, names)
        assert refused.value.key == "error-player-count"


# -- buildings ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.data.example-tile")
def test_the_building_of_the_example_costs_a_red_cube_and_two_pesos_for_two_points() -> None:
    townhouse = BUILDINGS["townhouse"]
    assert (townhouse["points"], townhouse["cost"]) == (2, {"red": 1, "pesos": 2})
    assert (townhouse["architect"], townhouse["status"]) == (False, "text")


@pytest.mark.clause("havana.data.statue")
def test_the_statue_is_worth_two_points() -> None:
    assert BUILDINGS["park-with-statue"]["points"] == 2
    table = Position().row("upper", "park-with-statue", "bakery", "library", "school")
    assert table.holds(0, grey=2, workers=1).buys(0).play("buy upper-left").points(0) == 2


@pytest.mark.clause("havana.data.vp-range")
def test_values_run_from_one_to_seven() -> None:
    assert {building["points"] for building in BUILDINGS.values()} == {1, 2, 3, 4, 5, 6, 7}


@pytest.mark.clause("havana.data.cost-kinds")
def test_a_cost_combines_cubes_pesos_workers_and_the_architect() -> None:
    kinds = {kind for building in BUILDINGS.values() for kind in building["cost"]}
    assert kinds == {*COLOURS, "grey", "pesos", "workers"}
    assert {building["architect"] for building in BUILDINGS.values()} == {False, True}


@pytest.mark.clause("havana.data.building-list")
def test_the_reconstructed_list_has_the_announced_sums() -> None:
    values = Counter(building["points"] for building in BUILDINGS.values())
    assert values == {1: 6, 2: 8, 3: 9, 4: 6, 5: 4, 6: 2, 7: 1}
    assert {colour: total(colour) for colour in COLOURS} == {"red": 15, "yellow": 15, "blue": 15, "brown": 15}
    assert (total("grey"), total("pesos"), total("workers")) == (33, 32, 16)
    assert sum(building["architect"] for building in BUILDINGS.values()) == 9
    assert [name for name, building in BUILDINGS.items() if building["status"] != "reconstructed"] == ["townhouse"]


@pytest.mark.clause("havana.buy.pay-cost", "havana.goal.vp-from-buildings", "havana.buy.no-effect")
@pytest.mark.parametrize("building", BUILDINGS)
def test_every_building_costs_exactly_what_it_shows_and_gives_its_points(building: str) -> None:
    card = BUILDINGS[building]
    table = Position().row("upper", building, "warehouse", "bakery", "greenhouse", "hotel")
    if building in ("warehouse", "bakery", "greenhouse", "hotel"):
        table.row("upper", building, "fruit-stand", "pottery", "car-park", "bridge")
    table.shows(0, "siesta", "architect").holds(0, **card["cost"]).buys(0)
    before = table.workers_left
    table.play("buy upper-left")
    assert (table.owned(0), table.points(0)) == ({building}, card["points"])
    assert (table.cubes(0), table.pesos(0), table.workers(0)) == ({}, 0, 0)
    assert table.workers_left == before + card["cost"].get("workers", 0)
    assert table.out_cubes == {kind: n for kind, n in card["cost"].items() if kind not in ("pesos", "workers")}
    assert table.told("building-bought")[-1].words() == {"seat": "1", "building": building, "points": card["points"]}
    assert (table.owned(1), table.points(1)) == (set(), 0)


@pytest.mark.clause("havana.buy.pay-cost", "havana.buy.five.limits", "havana.buy.one-at-a-time")
@pytest.mark.parametrize(
    ("building", "missing"), [(name, kind) for name, building in BUILDINGS.items() for kind in building["cost"]]
)
def test_with_one_piece_too_few_no_building_can_be_bought(building: str, missing: str) -> None:
    cost: dict[str, int] = dict(BUILDINGS[building]["cost"])
    cost[missing] -= 1
    table = Position().row("lower").row("upper", building).shows(0, "siesta", "architect").holds(0, **cost).buys(0)
    assert table.legal() == {"stop-buying"}
    assert table.refusal("buy upper-left") == "havana.buy.pay-cost"
    cost[missing] += 1
    table.holds(0, **cost)
    assert table.refusal("buy upper-left") is None


@pytest.mark.clause("havana.buy.architect-open")
@pytest.mark.parametrize("building", BUILDINGS)
def test_the_architect_is_asked_for_by_exactly_the_buildings_that_show_him(building: str) -> None:
    card = BUILDINGS[building]
    table = Position().row("lower").row("upper", building).holds(0, **card["cost"]).buys(0)
    assert table.legal() == ({"stop-buying"} if card["architect"] else {"stop-buying", "buy upper-left"})
    assert table.refusal("buy upper-left") == ("havana.buy.architect-open" if card["architect"] else None)


# -- nothing is ever lost ----------------------------------------------------------------------------------------------


def pieces(table: Position) -> tuple[int, int, int]:
    """Cubes, workers and buildings, wherever they are."""
    seats = range(table.table.seats)
    cubes = (table.bag_cubes, table.centre_cubes, table.out_cubes, *(table.cubes(seat) for seat in seats))
    workers = table.workers_left + sum(table.workers(seat) for seat in seats)
    rows = len(table.row_of("upper")) + len(table.row_of("lower"))
    owned = sum(len(table.owned(seat)) for seat in seats)
    buildings = rows + owned + len(table.pile_buildings) + len(table.box_buildings)
    return sum(sum(held.values()) for held in cubes), workers, buildings


@pytest.mark.clause("havana.invariant.pieces", "havana.invariant.cards", "havana.row.exact-pile")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_no_piece_is_ever_lost_in_a_whole_game(players: int, seed: int) -> None:
    chance, pick = Chance(seed), random.Random(seed)
    table = Position(players)
    table.match = Match(Setting(GAME, NAMES[:players]))
    while not table.over:
        if table.match.nature_asked:
            table.match.play_nature(chance)
        else:
            moves = sorted(table.legal())
            buys = [move for move in moves if move.startswith(("buy", "pay"))]
            table.play(pick.choice(buys or moves))
        assert pieces(table) == (80, 15, 36)
        if table.question == "buy":
            for seat in range(players):
                assert len(table.cards(seat, "open")) == 2
                put_by = table.cards(seat, "discarded") | table.cards(seat, "put-away")
                assert len(table.cards(seat, "hand")) + len(put_by) == 11
                assert 3 <= len(table.cards(seat, "hand")) <= 11
            if table.pile_buildings:
                assert min(len(table.row_of("upper")), len(table.row_of("lower"))) >= 3
    assert table.round >= 2
    assert len(table.told("building-bought")) >= 2


@pytest.mark.clause("havana.invariant.pieces")
def test_pieces_paid_are_counted_once_while_a_purchase_is_under_way() -> None:
    table = (
        Position().row("lower").row("upper", "capitol", "bakery", "library", "hotel").shows(0, "siesta", "architect")
    )
    table.holds(0, red=2, yellow=1, blue=1, brown=1, grey=20, workers=2, pesos=10).buys(0)
    for move in ("buy upper-left", "pay red", "pay-five yellow", "pay-five blue", "pay brown", "pay-five worker"):
        table.play(move)
        assert pieces(table) == (80, 15, 36)
    table.play("pay worker")
    assert pieces(table) == (80, 15, 36)
    assert table.owned(0) == {"capitol"}
