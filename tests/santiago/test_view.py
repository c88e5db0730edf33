"""What a seat is shown, field by field, and what it makes up for the rest."""

import pytest

from malecon.engine.chance import Chance
from malecon.games.santiago.table import SantiagoTable
from tests.santiago.position import Position


@pytest.mark.clause("santiago.info.screen", "santiago.info.supply-public")
def test_a_view_has_these_fields_and_no_other() -> None:
    view = Position(3).match.view(1)
    assert view.keys() == {
        "seat",
        "seats",
        "over",
        "phase",
        "asked",
        "later",
        "option",
        "board",
        "stop_of",
        "building_on",
        "owner",
        "cuban_at",
        "inactive",
        "rolled",
        "demand",
        "supply",
        "broker",
        "markers",
        "stars_to",
        "players",
    }
    assert (view["seat"], view["seats"], view["over"]) == (1, 3, False)
    assert view["players"][0] is None
    assert view["players"][1].keys() == {"pesos", "points", "goods", "kept"}


def test_a_view_says_when_the_game_is_over() -> None:
    table = Position(2).ship_is(7).value_on(4).at("alonso").holds(0, pesos=3).play("drive 2")
    view = table.match.view(None)
    assert (view["over"], view["phase"], view["asked"], view["later"]) == (True, "over", None, [])


def test_a_view_says_by_name_what_is_asked_and_what_comes_later() -> None:
    view = Position(3).visit("zorro", 2).play("use").match.view(None)
    assert (view["phase"], view["asked"]) == ("cuban", {"question": "gift", "seat": 0, "about": {"robber": "3"}})
    assert view["later"] == [
        {"question": "end-of-turn", "seat": 2, "about": {}},
        {"question": "broker-step", "seat": 2, "about": {"cuban": "zorro"}},
        {"question": "robbed", "seat": 1, "about": {"robber": "3"}},
    ]


@pytest.mark.parametrize(
    ("table", "phase", "question", "about"),
    [
        (Position(2).rolls(0), "demand", "roll", {"good": "sugar"}),
        (Position(2).turn_of(0), "drive", "drive", {}),
        (Position(2).visit("pedro"), "cuban", "gain", {"cuban": "pedro"}),
        (Position(2).visit("alonso"), "cuban", "alonso", {"cuban": "alonso"}),
        (Position(2).visit("miguel").play("use"), "building", "broker", {"flower": "blue"}),
        (Position(2).uses("casino"), "building", "casino", {"building": "casino"}),
        (Position(3).delivers(0, passed=(2,)), "delivery", "delivery", {"passed": ["3"]}),
    ],
)
def test_what_a_question_is_about_has_a_name(
    table: Position, phase: str, question: str, about: dict[str, object]
) -> None:
    view = table.match.view(None)
    assert (view["phase"], view["asked"]["question"], view["asked"]["about"]) == (phase, question, about)


@pytest.mark.clause("santiago.car.full-lap")
def test_a_view_says_how_far_it_is_to_every_stop() -> None:
    stars = Position(2).at("pablo").match.view(None)["stars_to"]
    assert (stars["9"], stars["port"], stars["1"], stars["7"], stars["8"]) == (1, 2, 3, 9, 10)


def imagined(table: Position, seed: int, seat: int = 0) -> SantiagoTable:
    found = table.match.setting.imagine(table.match.view(seat), Chance(seed))
    assert isinstance(found, SantiagoTable)
    return found


def test_an_imagined_rival_owns_a_likely_number_of_pesos_and_points() -> None:
    """About as many points as the one who imagines, and at least one."""
    table = Position(2).ship_is(3).holds(0, points=20)
    pesos = {int(imagined(table, seed).pesos[1]) for seed in range(400)}
    points = {int(imagined(table, seed).points[1]) for seed in range(400)}
    assert pesos == set(range(7))
    assert points == set(range(17, 25))
    poor = Position(2).ship_is(3).holds(0, points=0)
    assert {int(imagined(poor, seed).points[1]) for seed in range(400)} == set(range(1, 9))


def test_hidden_goods_are_dealt_among_the_hidden_players() -> None:
    table = Position(3).holds(1, rum=3)
    dealt = [imagined(table, seed) for seed in range(40)]
    assert all(found.goods.at(1, 3) + found.goods.at(2, 3) == 3 for found in dealt)
    assert {int(found.goods.at(1, 3)) for found in dealt} == {0, 1, 2, 3}
    assert all(found.goods.at(0, 3) == 0 for found in dealt)


def test_with_two_players_the_supply_tells_what_the_other_holds() -> None:
    table = Position(2).holds(1, rum=3, wood=2)
    found = imagined(table, 1)
    assert (found.goods.at(1, 3), found.goods.at(1, 5), found.goods.at(1, 0)) == (3, 2, 1)


def test_the_pieces_of_the_game_are_counted() -> None:
    table = Position(2).owns(0, "bank")
    found = table.match.game.inventory(table.table)
    pieces = dict.fromkeys(("sugar", "citrus", "tobacco", "rum", "cigar", "wood"), 8)
    assert found == {**pieces, "markers 1": 3, "markers 2": 3, "pesos": 0, "points": 0}
