"""Set-up: tiles, capital, first player and the first demand."""

from collections import Counter
from collections.abc import Sequence

import pytest

from malecon.engine.chance import Chance
from malecon.engine.events import Event
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.table import NATURE
from malecon.games.santiago.game import GAME
from tests.santiago.position import BUILDINGS, CUBANS, NAMES, Position

ALL_BUILDINGS = [building for flower in ("yellow", "blue", "red", "white") for building in BUILDINGS[flower]]
GOODS = ("sugar", "citrus", "tobacco", "rum", "cigar")
ROLL = ("roll sugar 1", "roll citrus 4", "roll tobacco 0", "roll rum 3", "roll cigar 2")


def new(players: int = 2, **options: str) -> Match:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return Match(Setting(GAME, NAMES[:players], options=chosen))


def play(match: Match, moves: Sequence[str]) -> list[Event]:
    events: list[Event] = []
    for text in moves:
        asked = NATURE if match.nature_asked else match.asked[0]
        events += match.play(asked, GAME.vocabulary.parse(text))
    return events


def legal(match: Match) -> set[str]:
    return {str(move) for move in match.legal(NATURE if match.nature_asked else match.asked[0])}


def lay(match: Match) -> list[Event]:
    return play(match, [*(f"lay-building {b}" for b in ALL_BUILDINGS), *(f"lay-cuban {c}" for c in CUBANS)])


# -- tiles -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.setup.buildings")
def test_one_building_is_laid_below_every_flower() -> None:
    match = new()
    for laid, building in enumerate(ALL_BUILDINGS):
        assert (match.nature_asked, match.decision.name) == (True, "building-laid")
        assert legal(match) == {f"lay-building {left}" for left in ALL_BUILDINGS[laid:]}
        play(match, [f"lay-building {building}"])
    assert match.decision.name != "building-laid"
    spaces = match.view(None)["building_on"]
    assert len(spaces) == 12
    assert sorted(spaces.values()) == sorted(ALL_BUILDINGS)


@pytest.mark.clause("santiago.setup.buildings")
def test_a_building_lies_where_it_was_laid() -> None:
    table = Position()
    assert table.building_below("yellow-1") == "church"
    assert table.building_below("white-3") == "newspaper"
    match = new()
    events = play(match, ["lay-building cafe", "lay-building bank"])
    assert len({str(event.words()["space"]) for event in events}) == 2
    for event in events:
        assert match.view(None)["building_on"][event.words()["space"]] == event.words()["building"]


@pytest.mark.clause("santiago.setup.buildings")
def test_every_building_is_as_likely_to_be_laid_first() -> None:
    chance = Chance(1)
    first = Counter(str(new().play_nature(chance)[0].words()["building"]) for _ in range(600))
    assert sorted(first) == sorted(ALL_BUILDINGS)
    assert all(25 < times < 85 for times in first.values())


@pytest.mark.clause("santiago.setup.cubans")
def test_one_cuban_is_laid_on_every_central_space() -> None:
    match = new()
    play(match, [f"lay-building {building}" for building in ALL_BUILDINGS])
    for laid, cuban in enumerate(CUBANS):
        assert (match.nature_asked, match.decision.name) == (True, "cuban-laid")
        assert legal(match) == {f"lay-cuban {left}" for left in CUBANS[laid:]}
        play(match, [f"lay-cuban {cuban}"])
    assert match.decision.name != "cuban-laid"
    spaces = match.view(None)["cuban_at"]
    assert spaces["port"] is None
    assert [spaces[str(stop)] for stop in range(1, 10)] == list(CUBANS)


@pytest.mark.clause("santiago.setup.cubans")
def test_every_cuban_is_as_likely_to_be_laid_first() -> None:
    chance = Chance(2)
    first: Counter[str] = Counter()
    for _ in range(450):
        match = new()
        play(match, [f"lay-building {building}" for building in ALL_BUILDINGS])
        first[str(match.play_nature(chance)[0].words()["cuban"])] += 1
    assert sorted(first) == sorted(CUBANS)
    assert all(25 < times < 80 for times in first.values())


@pytest.mark.clause("santiago.setup.cubans")
def test_the_order_of_the_cubans_along_the_road_is_the_order_of_the_draw() -> None:
    match = new(first_player="first-seat")
    play(match, [f"lay-building {building}" for building in ALL_BUILDINGS])
    play(match, [f"lay-cuban {cuban}" for cuban in reversed(CUBANS)])
    play(match, [*ROLL, "leave-out sugar"])
    (drove,) = (event for event in play(match, ["drive 2"]) if event.name == "drove")
    assert drove.words()["cuban"] == "pablo"


@pytest.mark.clause("santiago.setup.cubans-active")
def test_all_cubans_start_active() -> None:
    table = Position()
    assert not any(table.inactive(cuban) for cuban in CUBANS)
    assert table.play("drive 1").question == "gain"


# -- markers and supply ------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.setup.car")
def test_the_car_starts_at_the_port() -> None:
    match = new()
    lay(match)
    assert match.view(None)["stop_of"] == {"car": "port"}
    assert Position().car == "port"


@pytest.mark.clause("santiago.setup.ship-marker")
def test_the_first_ship_is_in_port() -> None:
    table = Position()
    assert table.ship == 1
    table.value_on(4).uses("harbour").play("value-right")
    assert [event.words()["ship"] for event in table.told("ship-left")] == [1]


@pytest.mark.clause("santiago.setup.value-marker")
def test_the_value_marker_starts_on_two() -> None:
    match = new(4)
    lay(match)
    assert match.view(None)["board"]["value"] == 2
    assert Position().value == 2


@pytest.mark.clause("santiago.setup.supply")
def test_each_good_lies_in_a_supply_of_its_own_and_pesos_too() -> None:
    table = Position()
    assert {good: table.supply_of(good) for good in (*GOODS, "wood")} == {
        "sugar": 6,
        "citrus": 6,
        "tobacco": 6,
        "rum": 8,
        "cigar": 8,
        "wood": 8,
    }
    table.visit("pedro").play("use")
    assert (table.supply_of("tobacco"), table.supply_of("sugar"), table.supply_of("citrus")) == (4, 6, 6)
    assert Position().visit("martinez").play("use").pesos(0) == 6


# -- players -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.setup.player-kit", "santiago.setup.broker-off-board")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_broker_off_the_board_and_three_markers(players: int) -> None:
    table = Position(players)
    for seat in range(players):
        assert table.markers_of(seat) == 3
        assert table.broker_of(seat) is None


@pytest.mark.clause("santiago.setup.broker-off-board")
@pytest.mark.parametrize("building", ["customs", "harbour", "newspaper"])
def test_a_broker_enters_play_when_it_first_has_to_move(building: str) -> None:
    table = Position().play("drive 1", "use")
    assert table.broker_of(0) is None
    table.play(f"broker {building}")
    assert table.broker_of(0) == building
    assert table.broker_of(1) is None


@pytest.mark.clause("santiago.setup.capital")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_three_pesos_and_two_points(players: int) -> None:
    table = Position(players)
    assert [(table.pesos(seat), table.points(seat)) for seat in range(players)] == [(3, 2)] * players


@pytest.mark.clause("santiago.setup.start-goods")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_one_sugar_one_tobacco_and_one_citrus_from_the_supply(players: int) -> None:
    table = Position(players)
    for seat in range(players):
        held = {good: table.goods(seat, good) for good in (*GOODS, "wood")}
        assert held == {"sugar": 1, "citrus": 1, "tobacco": 1, "rum": 0, "cigar": 0, "wood": 0}
    assert {table.supply_of(good) for good in ("sugar", "citrus", "tobacco")} == {8 - players}


@pytest.mark.clause("santiago.setup.capital", "santiago.setup.start-goods")
def test_set_up_tells_what_each_player_takes() -> None:
    events = lay(new(3))
    capital = [event.words() for event in events if event.name == "capital-taken"]
    goods = [event.words() for event in events if event.name == "goods-taken"]
    assert capital == [{"seat": seat, "pesos": 3, "points": 2} for seat in ("1", "2", "3")]
    assert Counter((words["seat"], words["good"], words["amount"]) for words in goods) == Counter(
        (seat, good, 1) for seat in ("1", "2", "3") for good in ("sugar", "citrus", "tobacco")
    )


@pytest.mark.clause("santiago.setup.player-count-same-rules")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_players_changes_nothing_in_the_rules(players: int) -> None:
    table = Position(players)
    seen = table.match.view(None)
    assert (len(seen["broker"]), len(seen["markers"]), len(seen["players"])) == (players, players, players)
    assert sorted(seen["building_on"].values()) == sorted(ALL_BUILDINGS)
    assert all(owner is None for owner in seen["owner"].values())
    assert (table.ship, table.value, table.car) == (1, 2, "port")
    assert table.legal() == {"drive 1", "drive 2", "drive 3", "drive 4"}
    table.play("drive 1", "use")
    assert table.goods(0, "tobacco") == 3
    assert table.legal() == {"broker customs", "broker harbour", "broker newspaper"}


@pytest.mark.clause("santiago.example.setup-red")
def test_the_red_player_takes_his_pieces() -> None:
    table = Position()
    assert table.broker_of(0) is None
    assert table.markers_of(0) == 3
    assert (table.pesos(0), table.points(0)) == (3, 2)
    assert [table.goods(0, good) for good in ("sugar", "tobacco", "citrus")] == [1, 1, 1]
    assert [table.goods(0, good) for good in ("rum", "cigar", "wood")] == [0, 0, 0]


# -- first player ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.setup.first-player", "santiago.setup.first-player-random")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_can_be_drawn_as_the_first(players: int) -> None:
    for seat in range(players):
        match = new(players)
        lay(match)
        assert (match.nature_asked, match.decision.name) == (True, "first-player")
        assert legal(match) == {f"first-player {number}" for number in range(1, players + 1)}
        play(match, [f"first-player {seat + 1}", *ROLL, "leave-out sugar"])
        assert match.decision.name == "drive"
        assert list(match.asked) == [seat]


@pytest.mark.clause("santiago.setup.first-player-random")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_evenly(players: int) -> None:
    chance, drawn = Chance(3), Counter[str]()
    for _ in range(100 * players):
        match = new(players, first_player="drawn")
        lay(match)
        drawn[str(match.play_nature(chance)[0].words()["seat"])] += 1
    assert len(drawn) == players
    assert all(65 < times < 135 for times in drawn.values())


@pytest.mark.clause("santiago.setup.first-player", "santiago.setup.first-player-random")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_players_may_let_the_first_seat_begin(players: int) -> None:
    match = new(players, first_player="first-seat")
    lay(match)
    assert match.decision.name == "roll"
    play(match, [*ROLL, "leave-out sugar"])
    assert (match.decision.name, list(match.asked)) == ("drive", [0])


# -- first demand ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.setup.first-demand", "santiago.setup.first-demand-seat")
@pytest.mark.parametrize(("players", "first"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_the_right_hand_neighbour_of_the_first_player_sets_the_first_demand(players: int, first: int) -> None:
    match = new(players)
    lay(match)
    rolled = play(match, [f"first-player {first + 1}", *ROLL])
    neighbour = (first + players - 1) % players
    assert {event.words()["seat"] for event in rolled if event.name == "die-rolled"} == {str(neighbour + 1)}
    assert (match.decision.name, list(match.asked)) == ("left-out", [neighbour])
    assert legal(match) == {f"leave-out {good}" for good in GOODS}


@pytest.mark.clause("santiago.setup.first-demand-seat")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_in_turn_order_sets_the_first_demand(players: int) -> None:
    match = new(players, first_player="first-seat")
    lay(match)
    play(match, ROLL)
    assert list(match.asked) == [players - 1]


@pytest.mark.clause("santiago.setup.first-demand-seat")
def test_the_dice_are_rolled_after_the_tiles_have_been_laid_out() -> None:
    match = new(first_player="first-seat")
    questions = []
    for move in [*(f"lay-building {b}" for b in ALL_BUILDINGS), *(f"lay-cuban {c}" for c in CUBANS), *ROLL]:
        questions.append(match.decision.name)
        play(match, [move])
    assert questions == ["building-laid"] * 12 + ["cuban-laid"] * 9 + ["roll"] * 5


@pytest.mark.clause("santiago.setup.first-demand")
@pytest.mark.parametrize("left_out", GOODS)
def test_four_dice_go_on_the_ship_as_they_fell(left_out: str) -> None:
    match = new(first_player="first-seat")
    lay(match)
    play(match, [*ROLL, f"leave-out {left_out}"])
    faces = {"sugar": 1, "citrus": 4, "tobacco": 0, "rum": 3, "cigar": 2}
    demand = match.view(None)["demand"]
    for good in GOODS:
        if good == left_out:
            assert demand[good] < 0
        else:
            assert demand[good] == faces[good]


@pytest.mark.clause("santiago.setup.demand-meaning")
@pytest.mark.parametrize("good", GOODS)
def test_a_die_states_how_many_goods_of_its_colour_the_ship_wants(good: str) -> None:
    table = Position().demand(**{"sugar": 0, "citrus": 0, "tobacco": 0, "rum": 0, "cigar": 0, good: 2})
    table.holds(0, sugar=3, citrus=3, tobacco=3, rum=3, cigar=3).delivers()
    assert table.legal() == {"pass", f"deliver {good} 1", f"deliver {good} 2"}


@pytest.mark.clause("santiago.setup.fifth-die")
@pytest.mark.parametrize("left_out", GOODS)
def test_the_good_of_the_fifth_die_is_not_wanted_whatever_it_shows(left_out: str) -> None:
    table = Position().rolls().roll(3, 4, 3, 3, 3).play(f"leave-out {left_out}")
    table.holds(0, sugar=1, citrus=1, tobacco=1, rum=1, cigar=1).delivers()
    assert table.demand_of(left_out) is None
    assert table.legal() == {"pass", *(f"deliver {good} 1" for good in GOODS if good != left_out)}


@pytest.mark.clause("santiago.ship.no-empty-demand")
def test_the_first_demand_is_rolled_again_if_all_dice_show_0() -> None:
    match = new(first_player="first-seat")
    lay(match)
    events = play(match, [f"roll {good} 0" for good in GOODS])
    assert [event.words() for event in events if event.name == "rolled-again"] == [{"seat": "2"}]
    assert (match.nature_asked, match.decision.name) == (True, "roll")
    play(match, ["roll sugar 0", "roll citrus 0", "roll tobacco 0", "roll rum 1", "roll cigar 0"])
    assert legal(match) == {"leave-out sugar", "leave-out citrus", "leave-out tobacco", "leave-out cigar"}


@pytest.mark.clause("santiago.setup.first-player")
def test_a_first_player_whom_the_players_have_set_is_told_so() -> None:
    match = Match(Setting(GAME, ["Alicia", "Bruno"], options={"first-player": "first-seat"}))
    told: list[Event] = []
    while not told:
        events = match.play(NATURE, match.legal(NATURE)[0])
        told = [event for event in events if event.name == "first-player-chosen"]
    assert [(event.clause, event.words()) for event in told] == [("santiago.setup.first-player", {"seat": "1"})]
