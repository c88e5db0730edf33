"""What the box holds: the component file, and the pieces as they lie on the table."""

import tomllib
from collections import Counter
from typing import Any

import pytest

from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.games.santiago.components import PRINTED
from malecon.games.santiago.game import GAME
from tests.santiago.position import BUILDINGS, CUBANS, Position

BOX: dict[str, Any] = tomllib.loads(PRINTED.read_text(encoding="utf-8"))
FLOWERS = {cuban["id"]: cuban["flower"] for cuban in BOX["cuban"]}
DICE = {die["good"]: die for die in BOX["die"]}
GOODS = ("sugar", "citrus", "tobacco", "rum", "cigar")


# -- tiles and pieces --------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.component.buildings")
def test_there_are_twelve_different_buildings() -> None:
    assert sorted(tile["id"] for tile in BOX["building"]) == sorted(
        [
            "bank",
            "black-market",
            "cafe",
            "casino",
            "church",
            "cigar-factory",
            "customs",
            "distillery",
            "harbour",
            "newspaper",
            "office",
            "sawmill",
        ]
    )


@pytest.mark.clause("santiago.component.cubans")
def test_there_are_nine_different_cubans() -> None:
    found = [tile["id"] for tile in BOX["cuban"]]
    assert sorted(found) == sorted(
        ["pedro", "maria", "jose", "martinez", "conchita", "zorro", "miguel", "pablo", "alonso"]
    )


@pytest.mark.clause("santiago.component.cubans")
@pytest.mark.parametrize("cuban", CUBANS)
def test_every_cuban_has_an_inactive_side(cuban: str) -> None:
    table = Position().uses("newspaper")
    assert not table.inactive(cuban)
    table.play("use", f"turn-over {cuban}")
    assert [name for name in CUBANS if table.inactive(name)] == [cuban]


@pytest.mark.clause("santiago.component.brokers")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_one_broker(players: int) -> None:
    table = Position(players)
    houses = ["bank", "church", "cafe", "harbour"][:players]
    for seat, building in enumerate(houses):
        table.broker_on(seat, building)
    assert list(table.match.view(None)["broker"].values()) == houses


@pytest.mark.clause("santiago.component.ownership-markers")
def test_there_are_three_ownership_markers_for_each_of_four_players() -> None:
    assert BOX["start"]["ownership_markers"] == 3
    assert [Position(4).markers_of(seat) for seat in range(4)] == [3, 3, 3, 3]


@pytest.mark.clause("santiago.component.dice")
def test_there_are_five_six_sided_dice_of_five_colours() -> None:
    assert sorted(die["colour"] for die in BOX["die"]) == ["black", "green", "orange", "red", "white"]
    assert [len(die["faces"]) for die in BOX["die"]] == [6, 6, 6, 6, 6]


@pytest.mark.clause("santiago.component.goods")
def test_there_are_eight_of_each_good() -> None:
    assert {good: BOX["stock"][good] for good in GOODS} == dict.fromkeys(GOODS, 8)


@pytest.mark.clause("santiago.component.goods", "santiago.component.wood")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_eight_of_each_good_are_on_the_table(players: int) -> None:
    table = Position(players)
    for good in (*GOODS, "wood"):
        assert table.supply_of(good) + sum(table.goods(seat, good) for seat in range(players)) == 8


@pytest.mark.clause("santiago.component.wood")
def test_eight_wood_bring_the_goods_to_forty_eight() -> None:
    assert BOX["stock"]["wood"] == 8
    assert sum(BOX["stock"].values()) == 48


@pytest.mark.clause("santiago.component.vp-chips")
def test_there_are_sixty_point_chips() -> None:
    assert sum(BOX["chips"].values()) == 60


@pytest.mark.clause("santiago.component.coins")
def test_there_are_thirty_six_coins_of_two_values() -> None:
    assert sorted(BOX["coins"].values()) == [12, 24]


@pytest.mark.clause("santiago.component.car")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_players_drive_the_same_car(players: int) -> None:
    table = Position(players).face_down(*CUBANS)
    for seat, cuban in zip(range(players), CUBANS, strict=False):
        assert table.active == seat
        table.play("drive 1")
        assert table.car == cuban


@pytest.mark.clause("santiago.component.ship-marker", "santiago.component.value-marker")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_ship_marker_and_one_value_marker_serve_all_players(players: int) -> None:
    table = Position(players).ship_is(3).value_on(4)
    for seat in [*range(players), None]:
        board = table.match.view(seat)["board"]
        assert (board["departed"], board["value"]) == (2, 4)


@pytest.mark.clause("santiago.component.ship-marker")
def test_the_ship_marker_counts_a_ship_that_another_player_sends_off() -> None:
    table = Position().ship_is(2).value_on(4).uses("harbour", seat=1).play("value-right")
    assert table.ship == 3


@pytest.mark.clause("santiago.component.value-marker")
def test_what_one_player_does_to_the_value_marker_counts_for_the_other() -> None:
    table = Position().uses("harbour", seat=1).play("value-right")
    table.holds(0, points=0, sugar=1).delivers(0).play("deliver sugar 1")
    assert table.points(0) == 3


# -- the board ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.component.building-spaces", "santiago.data.spaces-per-flower")
def test_there_are_three_building_spaces_below_each_of_four_flowers() -> None:
    assert BOX["flowers"] == {"yellow": 3, "blue": 3, "red": 3, "white": 3}
    spaces = Position().match.view(None)["building_on"]
    assert sorted(spaces) == sorted(f"{flower}-{n}" for flower in BOX["flowers"] for n in (1, 2, 3))


@pytest.mark.clause("santiago.component.cuban-spaces")
def test_there_are_nine_spaces_for_cubans() -> None:
    spaces = Position().match.view(None)["cuban_at"]
    assert sorted(cuban for cuban in spaces.values() if cuban is not None) == sorted(CUBANS)


@pytest.mark.clause("santiago.component.road")
def test_the_road_is_a_loop_of_nine_cubans_and_the_port() -> None:
    table = Position().face_down(*CUBANS)
    seen = []
    for _ in range(10):
        table.turn_of(0).play("drive 1")
        seen.append(table.car)
    assert seen == [*CUBANS, "port"]
    assert table.turn_of(0).play("drive 1").car == "pedro"


@pytest.mark.clause("santiago.component.road-arrow")
def test_the_stop_after_the_port_is_always_the_star_with_the_arrow() -> None:
    table = Position()
    assert table.match.view(None)["cuban_at"]["1"] == "pedro"
    assert table.at("port").turn_of(1).play("drive 1").car == "pedro"
    assert table.at("alonso").holds(0, pesos=1).turn_of(0).play("drive 2").car == "pedro"


@pytest.mark.clause("santiago.component.ship-track", "santiago.data.ship-track")
def test_seven_ships_call_at_the_port() -> None:
    assert BOX["ships"] == {"count": 7}
    for ship in range(1, 8):
        table = Position().ship_is(ship).value_on(4).uses("harbour").play("value-right")
        assert table.over == (ship == 7)


@pytest.mark.clause("santiago.component.flags")
def test_the_flags_are_two_three_four_and_chequered() -> None:
    assert BOX["value"] == {"flags": [2, 3, 4]}
    table = Position()
    seen = []
    for _ in range(3):
        table.uses("harbour").play("value-right")
        seen.append((table.value, table.ship))
    assert seen == [(3, 1), (4, 1), (2, 2)]


@pytest.mark.clause("santiago.component.flags")
def test_the_flags_are_walked_back_from_right_to_left() -> None:
    table = Position().value_on(4)
    assert table.uses("harbour").play("value-left").value == 3
    assert table.uses("harbour").play("value-left").value == 2


@pytest.mark.clause("santiago.component.ship-dice-spaces")
@pytest.mark.parametrize("left_out", GOODS)
def test_four_of_the_five_dice_lie_on_the_ship(left_out: str) -> None:
    table = Position().rolls().roll(1, 1, 1, 1, 1).play(f"leave-out {left_out}")
    assert [good for good in GOODS if table.demand_of(good) is None] == [left_out]


# -- printed data ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.data.player-count")
def test_two_to_four_can_play() -> None:
    assert list(GAME.players) == [2, 3, 4]
    for players in (2, 3, 4):
        assert Match(Setting(GAME, ["A", "B", "C", "D"][:players])).view(None)["seats"] == players
    for names in (["A"], ["A", "B", "C", "D", "E"]):
        with pytest.raises(MaleconError, match="error-player-count"):
            Setting(GAME, names)


@pytest.mark.clause("santiago.data.vp-denominations")
def test_the_point_chips_are_worth_230_points() -> None:
    assert BOX["chips"] == {"1": 10, "2": 20, "3": 10, "5": 10, "10": 10}
    assert sum(int(value) * count for value, count in BOX["chips"].items()) == 230


@pytest.mark.clause("santiago.data.coin-denominations")
def test_the_coins_are_worth_60_pesos() -> None:
    assert BOX["coins"] == {"1": 24, "3": 12}
    assert sum(int(value) * count for value, count in BOX["coins"].items()) == 60


@pytest.mark.clause("santiago.data.die-faces")
@pytest.mark.parametrize("good", ["sugar", "tobacco", "rum", "cigar"])
def test_four_dice_have_the_faces_0_1_1_2_2_3(good: str) -> None:
    assert DICE[good]["faces"] == [0, 1, 1, 2, 2, 3]


@pytest.mark.clause("santiago.data.die-faces-orange")
def test_the_orange_die_has_a_4_instead_of_the_second_1() -> None:
    assert DICE["citrus"]["faces"] == [0, 1, 2, 2, 3, 4]
    assert [die["good"] for die in BOX["die"] if die["colour"] == "orange"] == ["citrus"]


@pytest.mark.clause("santiago.data.die-faces", "santiago.data.die-faces-orange")
def test_a_die_falls_on_each_of_its_six_faces_equally_often() -> None:
    table, chance = Position(), Chance(2011)
    fallen: Counter[tuple[object, object]] = Counter()
    for _ in range(600):
        table.rolls()
        for _ in GOODS:
            words = table.match.play_nature(chance)[0].words()
            fallen[words["good"], words["face"]] += 1
    for good in GOODS:
        for face, sides in Counter(DICE[good]["faces"]).items():
            assert 100 * sides - 40 < fallen[good, face] < 100 * sides + 40
    assert sum(fallen.values()) == 3000


@pytest.mark.clause("santiago.data.die-faces", "santiago.data.die-faces-orange")
def test_only_the_orange_die_can_show_a_4() -> None:
    table = Position().rolls()
    highest = {}
    for good in GOODS:
        highest[good] = max(table.legal())
        assert len(table.legal()) == (5 if good == "citrus" else 4)
        table.play(f"roll {good} 0" if good != "cigar" else "roll cigar 1")
    assert highest == {
        "sugar": "roll sugar 3",
        "citrus": "roll citrus 4",
        "tobacco": "roll tobacco 3",
        "rum": "roll rum 3",
        "cigar": "roll cigar 3",
    }


@pytest.mark.clause("santiago.data.die-remainders")
@pytest.mark.parametrize("good", GOODS)
def test_a_die_can_show_any_remaining_demand(good: str) -> None:
    faces = set(DICE[good]["faces"])
    assert faces == set(range(max(faces) + 1))
    table = Position().demand(**{good: max(faces), "rum" if good == "sugar" else "sugar": 1}).holds(0, **{good: 5})
    for left in range(max(faces) - 1, -1, -1):
        table.delivers().play(f"deliver {good} 1")
        assert table.demand_of(good) == left


@pytest.mark.clause("santiago.data.max-demand")
def test_a_ship_wants_thirteen_goods_at_most() -> None:
    highest = sorted(max(die["faces"]) for die in BOX["die"])
    assert sum(highest[1:]) == 13
    table = Position().rolls().roll(3, 4, 3, 3, 3).play("leave-out rum")
    assert sum(table.demand_of(good) or 0 for good in GOODS) == 13


@pytest.mark.clause("santiago.data.good-colours")
def test_dice_and_goods_share_their_colours_and_wood_has_no_die() -> None:
    assert {die["good"]: die["colour"] for die in BOX["die"]} == {
        "sugar": "white",
        "citrus": "orange",
        "tobacco": "green",
        "rum": "red",
        "cigar": "black",
    }
    assert set(Position().match.view(None)["demand"]) == set(GOODS)


@pytest.mark.clause("santiago.data.space-order")
def test_it_does_not_matter_which_of_the_three_spaces_a_building_lies_on() -> None:
    for one, other in (("customs", "harbour"), ("customs", "newspaper"), ("harbour", "newspaper")):
        table = Position().swap(one, other).visit("pedro").play("use")
        assert table.legal() == {"broker customs", "broker harbour", "broker newspaper"}


@pytest.mark.clause("santiago.data.space-order")
@pytest.mark.parametrize("flower", ["yellow", "blue", "red", "white"])
def test_a_space_is_known_by_its_flower_and_an_index(flower: str) -> None:
    table = Position()
    assert tuple(table.building_below(f"{flower}-{index}") for index in (1, 2, 3)) == BUILDINGS[flower]


@pytest.mark.clause("santiago.data.flower.pedro", "santiago.data.flower.alonso", "santiago.data.flower.miguel")
@pytest.mark.clause("santiago.data.flower.maria", "santiago.data.flower.jose", "santiago.data.flower.martinez")
@pytest.mark.clause("santiago.data.flower.conchita", "santiago.data.flower.pablo")
@pytest.mark.parametrize(
    ("cuban", "flower", "answer"),
    [
        ("pedro", "white", "use"),
        ("alonso", "white", "decline"),
        ("miguel", "blue", "use"),
        ("maria", "yellow", "use"),
        ("jose", "yellow", "use"),
        ("martinez", "blue", "use"),
        ("conchita", "red", "use"),
        ("pablo", "red", "take rum"),
    ],
)
def test_a_cuban_shows_his_flower_and_sends_the_broker_below_it(cuban: str, flower: str, answer: str) -> None:
    assert FLOWERS[cuban] == flower
    table = Position().visit(cuban).play(answer)
    assert table.legal() == {f"broker {building}" for building in BUILDINGS[flower]}


@pytest.mark.clause("santiago.data.flower.zorro")
def test_el_zorros_flower_has_no_colour() -> None:
    assert FLOWERS["zorro"] == "none"
    table = Position().broker_on(0, "bank").visit("zorro").play("decline")
    assert (table.question, table.broker_of(0)) == ("bank", "bank")


@pytest.mark.clause("santiago.data.flower.distribution")
def test_each_flower_is_on_two_cubans() -> None:
    assert Counter(FLOWERS.values()) == {"white": 2, "blue": 2, "yellow": 2, "red": 2, "none": 1}


@pytest.mark.clause("santiago.data.start-stock")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_supply_after_set_up(players: int) -> None:
    table = Position(players)
    left = {good: table.supply_of(good) for good in (*GOODS, "wood")}
    taken = 8 - players
    assert left == {"sugar": taken, "citrus": taken, "tobacco": taken, "rum": 8, "cigar": 8, "wood": 8}
