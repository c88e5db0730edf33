"""The aim of the game, and who sees what."""

import random
import tomllib
from typing import Any

import pytest

from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.games.havana.components import PRINTED
from malecon.games.havana.game import GAME
from tests.havana.position import NAMES, Position

BOX: dict[str, Any] = tomllib.loads(PRINTED.read_text(encoding="utf-8"))
TARGETS = {2: 25, 3: 20, 4: 15}


# -- goal --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.goal.targets", "havana.goal.first-to-target")
@pytest.mark.parametrize(("players", "target"), TARGETS.items())
@pytest.mark.parametrize("over", [0, 1])
def test_the_first_player_to_reach_the_target_wins(players: int, target: int, over: int) -> None:
    assert BOX["target"] == {str(count): points for count, points in TARGETS.items()}
    table = Position(players).holds(1, red=1, pesos=2, points=target - 2 + over)
    table.row("upper", "townhouse", "bakery", "library", "school").buys(1).play("buy upper-left")
    assert (table.over, table.ended_by is not None) == (True, True)
    assert table.match.places()[1] == 1
    assert sorted(table.match.places()).count(1) == 1
    assert table.match.scores()[1] == target + over


@pytest.mark.clause("havana.goal.targets", "havana.goal.first-to-target")
@pytest.mark.parametrize(("players", "target"), TARGETS.items())
def test_one_point_below_the_target_nobody_has_won(players: int, target: int) -> None:
    table = Position(players).holds(1, red=1, pesos=2, points=target - 3)
    table.row("upper", "townhouse", "bakery", "library", "school").buys(1).play("buy upper-left")
    assert (table.over, table.ended_by, table.question, table.points(1)) == (False, None, "buy", target - 1)


@pytest.mark.clause("havana.goal.vp-from-buildings")
def test_nothing_but_a_bought_building_gives_points() -> None:
    table = Position().holds(0, red=3, pesos=9, workers=4, grey=7).shows(0, "worker", "pesos").centre(pesos=4)
    table.turn_of(0).play("first worker")
    assert (table.points(0), table.workers(0), table.pesos(0)) == (0, 6, 11)
    removed = Position().shows(0, "siesta", "conservation").turn_of(0).play("remove upper-left")
    assert removed.points(0) == 0


# -- open information --------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.info.open-holdings")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_everybody_sees_what_lies_before_every_player(watcher: int | None) -> None:
    table = Position(3).shows(1, "worker", "mama").holds(1, red=1, blue=2, grey=3, pesos=4, workers=5)
    table.holds(2, red=1).buys(2).play("buy upper-left")
    view = table.match.view(watcher)
    assert view["cubes"]["2"] == {"red": 1, "yellow": 0, "blue": 2, "brown": 0, "grey": 3}
    assert (view["pesos"]["2"], view["workers"]["2"], view["points"]["3"]) == (4, 5, 1)
    assert view["whereabouts"]["beach-hut"] == "3"
    assert [cards["open"] for cards in view["cards"]] == [
        ["siesta", "protection"],
        ["worker", "mama"],
        ["siesta", "protection"],
    ]


# -- hidden information ------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.info.hand-secret")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hand_is_known_to_its_owner_only_but_its_size_to_all(players: int) -> None:
    table = Position(players).hand(1, "worker", "mama", "pesos")
    for watcher in [*range(players), None]:
        cards = table.match.view(watcher)["cards"][1]
        assert cards["count"]["hand"] == 3
        assert ("hand" in cards) == (watcher == 1)
    assert sorted(table.match.view(1)["cards"][1]["hand"]) == ["mama", "pesos", "worker"]


@pytest.mark.clause("havana.info.hand-secret")
def test_a_new_card_is_not_seen_before_it_is_turned_up() -> None:
    one = Position(3).replaces().play("cover siesta mama")
    other = Position(3).replaces().play("cover siesta worker")
    for seat in (1, 2, None):
        assert one.match.view(seat) == other.match.view(seat)
    assert one.match.view(0) != other.match.view(0)
    assert [(event.name, event.words()) for event in one.events] == [
        (event.name, event.words()) for event in other.events
    ]
    assert one.match.view(1)["cards"][0]["count"] == {"hand": 10, "sealed": 1, "put_away": 0}


@pytest.mark.clause("havana.info.discard")
def test_cards_seen_going_to_a_discard_pile_are_listed() -> None:
    table = Position(2).replaces().play("cover siesta debris", "cover protection debris")
    for watcher in (0, 1, None):
        cards = table.match.view(watcher)["cards"]
        assert (cards[0]["discarded"], cards[1]["discarded"]) == (["siesta"], ["protection"])


@pytest.mark.clause("havana.info.discard")
def test_a_card_put_away_by_refreshment_is_not_listed_for_the_others() -> None:
    def swapped(given: str) -> Position:
        table = Position(2).shows(0, "siesta", "refreshment").discarded(0, "mama", "debris").turn_of(0)
        return table.play(f"swap {given} mama")

    one, other = swapped("pesos"), swapped("worker")
    for watcher in (1, None):
        assert one.match.view(watcher) == other.match.view(watcher)
        seen = one.match.view(watcher)["cards"][0]
        assert (seen["discarded"], seen["count"]["put_away"]) == (["debris"], 1)
        assert "put_away" not in seen
    assert one.match.view(0)["cards"][0]["put_away"] == ["pesos"]
    assert [event.words() for event in one.events] == [event.words() for event in other.events]


@pytest.mark.clause("havana.info.bag-deck")
def test_the_bag_is_counted_by_all_but_the_order_of_the_pile_is_not_known() -> None:
    table = Position(2).holds(0, red=2).bag(red=3, grey=5)
    for watcher in (0, 1, None):
        view = table.match.view(watcher)
        assert view["bag"] == {"red": 3, "yellow": 0, "blue": 0, "brown": 0, "grey": 5}
        hidden = {building for building, where in view["whereabouts"].items() if where is None}
        assert (hidden, len(hidden)) == (table.pile_buildings, 24)


@pytest.mark.clause("havana.info.bag-deck")
def test_every_cube_left_in_the_bag_is_equally_likely() -> None:
    chance = Chance(3)
    drawn = {"red": 0, "grey": 0}
    for _ in range(400):
        table = Position().bag(red=1, grey=3).supplies()
        assert table.legal() == {"draw red", "draw grey"}
        (event,) = [event for event in table.match.play_nature(chance) if event.name == "cube-laid"]
        drawn[str(event.words()["cube"])] += 1
    assert sum(drawn.values()) == 400
    assert 65 < drawn["red"] < 140


# -- no trade, no limit ------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.info.no-trade")
def test_goods_change_hands_only_through_the_two_thieves() -> None:
    chance, pick = Chance(11), random.Random(11)
    table = Position(3)
    table.match = Match(Setting(GAME, NAMES[:3]))
    gave = set()
    for _ in range(600):
        if table.over:
            break
        before = [holdings(table, seat) for seat in range(3)]
        if table.match.nature_asked:
            events = table.match.play_nature(chance)
        else:
            events = table.match.play(table.asked, pick.choice(table.match.legal(table.asked)))
        after = [holdings(table, seat) for seat in range(3)]
        lost = any(now < was for was, now in zip(before, after, strict=True))
        won = any(now > was for was, now in zip(before, after, strict=True))
        if lost and won and "piece-levied" not in {event.name for event in events}:
            gave.add(tuple(event.name for event in events if event.name.endswith("-stolen")))
    assert gave == {("pesos-stolen",), ("cube-stolen",)}


def holdings(table: Position, seat: int) -> int:
    return sum(table.cubes(seat).values()) + table.pesos(seat) + table.workers(seat)


@pytest.mark.clause("havana.info.no-limit")
def test_there_is_no_limit_to_what_a_player_owns_or_the_centre_holds() -> None:
    table = Position().shows(0, "worker", "pesos").holds(0, red=10, blue=10, grey=30, pesos=90, workers=13)
    table.centre(yellow=10, brown=10, grey=10, pesos=60).turn_of(0).play("first pesos")
    assert (table.pesos(0), table.workers(0), table.workers_left) == (120, 15, 0)
    assert table.bag_cubes == {}
    assert (table.supplies().centre_pesos, table.centre_cubes) == (33, {"yellow": 10, "brown": 10, "grey": 10})


@pytest.mark.clause("havana.info.no-limit")
def test_a_player_may_own_any_number_of_buildings() -> None:
    table = Position(2).row("upper", "beach-hut", "fruit-stand", "street", "kiosk", "townhouse", "pottery")
    table.row("lower", "jetty", "clay-well", "car-park", "tram-stop", "garden-wall", "beach-cafe").pile()
    table.holds(0, red=3, yellow=2, blue=3, brown=3, grey=6, pesos=11).buys(0)
    for _ in range(6):
        table.play("buy upper-left")
        while table.question == "pay":
            table.play(next(move for move in table.legal() if move.startswith("pay ")))
    for _ in range(5):
        table.play("buy lower-left")
    assert (len(table.owned(0)), table.points(0)) == (11, 16)


# -- the edition -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.editions.base")
def test_the_pesos_thief_takes_half_and_not_the_amount_of_the_re_edition() -> None:
    table = Position(2).shows(0, "siesta", "pesos-thief").shows(1, "siesta", "mama").holds(1, pesos=9).turn_of(0)
    if table.question == "pesos-thief":
        table.play("rob 2")
    assert (table.pesos(0), table.pesos(1)) == (4, 5)


@pytest.mark.clause("havana.editions.need-not")
def test_the_player_with_the_lowest_number_also_takes_the_double_amount() -> None:
    table = Position(3).shows(0, "siesta", "worker").shows(1, "siesta", "black-market").shows(2, "worker", "mama")
    table.starts_round()
    assert (table.order_of_play, table.workers(0)) == ([0, 1, 2], 2)
    table.play("stop-buying", "draw red", "draw grey")
    assert (table.cubes(1), table.question) == ({"red": 1, "grey": 1}, "buy")
    first = Position(2).shows(0, "siesta", "black-market").starts_round().play("stop-buying", "draw red", "draw red")
    assert first.cubes(0) == {"red": 2}
    lowest = Position(2).shows(0, "siesta", "black-market").shows(1, "mama", "pesos").starts_round()
    assert lowest.play("draw red", "draw blue").cubes(0) == {"red": 1, "blue": 1}


@pytest.mark.clause("havana.editions.materials-term")
def test_building_material_includes_grey_cubes() -> None:
    levied = Position(2).shows(0, "siesta", "tax-collector").shows(1, "siesta", "mama").holds(1, grey=2, red=1)
    levied.turn_of(0)
    assert levied.legal() == {"levy red", "levy grey"}
    robbed = Position(2).shows(0, "siesta", "materials-thief").shows(1, "siesta", "mama").holds(1, grey=2, blue=1)
    robbed.turn_of(0)
    if robbed.question == "materials-thief":
        robbed.play("rob 2")
    assert robbed.legal() == {"steal blue", "steal grey"}
    assert robbed.play("steal grey").cubes(0) == {"grey": 1}
    assert "draw grey" in Position(2).supplies().legal()
