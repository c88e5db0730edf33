"""The course of a turn, and who is next."""

import pytest

from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.table import NATURE
from malecon.games.santiago.game import GAME
from tests.santiago.position import BUILDINGS, CUBANS, NAMES, Position

STOPS = ("port", *CUBANS)


@pytest.mark.clause("santiago.turn.order")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_from_the_first_player(players: int) -> None:
    table = Position(players)
    order = []
    for _ in range(2 * players + 1):
        assert table.question == "drive"
        assert table.asked == table.active
        order.append(table.asked)
        table.before("zorro").play("drive 1", "decline")
    assert order == [turn % players for turn in range(2 * players + 1)]


@pytest.mark.clause("santiago.turn.order")
@pytest.mark.parametrize(("players", "first"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_turns_go_clockwise_from_whoever_was_drawn(players: int, first: int) -> None:
    match = Match(Setting(GAME, NAMES[:players]))
    moves = [f"lay-building {building}" for flower in BUILDINGS.values() for building in flower]
    moves += [f"lay-cuban {cuban}" for cuban in ("zorro", *(cuban for cuban in CUBANS if cuban != "zorro"))]
    moves += [f"first-player {first + 1}", *(f"roll {g} 1" for g in ("sugar", "citrus", "tobacco", "rum", "cigar"))]
    for text in [*moves, "leave-out rum"]:
        match.play(NATURE if match.nature_asked else match.asked[0], GAME.vocabulary.parse(text))
    assert list(match.asked) == [first]
    for text in ("drive 1", "decline"):
        match.play(first, GAME.vocabulary.parse(text))
    assert (match.decision.name, list(match.asked)) == ("drive", [(first + 1) % players])


@pytest.mark.clause("santiago.turn.steps")
def test_a_turn_is_a_drive_and_then_a_building() -> None:
    table = Position()
    asked = []
    for move in ("drive 1", "use", "broker harbour", "value-right"):
        asked.append((table.asked, table.question))
        table.play(move)
    assert asked == [(0, "drive"), (0, "gain"), (0, "broker"), (0, "harbour")]
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.turn.steps")
@pytest.mark.parametrize(
    ("cuban", "answer", "building"),
    [
        ("pedro", "use", "harbour"),
        ("maria", "use", "church"),
        ("jose", "use", "church"),
        ("martinez", "use", "bank"),
        ("conchita", "use", "cafe"),
        ("miguel", "use", "bank"),
        ("pablo", "take rum", "cafe"),
        ("alonso", "claim bank", "customs"),
    ],
)
def test_every_cuban_with_a_flower_leads_to_a_building(cuban: str, answer: str, building: str) -> None:
    table = Position(3).visit(cuban, 1).play(answer)
    assert (table.asked, table.question) == (1, "broker")
    assert table.play(f"broker {building}").question == building
    assert (table.play("decline").asked, table.question) == (2, "drive")


@pytest.mark.clause("santiago.turn.port-no-b")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_a_stop_at_the_port_there_is_no_step_b(players: int) -> None:
    table = Position(players).broker_on(0, "bank").before("port").turn_of(0).play("drive 1")
    for _ in range(players):
        assert table.question == "delivery"
        table.play("pass")
    assert (table.asked, table.question) == (1, "drive")
    assert (table.broker_of(0), table.pesos(0)) == ("bank", 3)


@pytest.mark.clause("santiago.turn.port-no-b")
def test_not_even_a_full_ship_brings_a_step_b_at_the_port() -> None:
    table = Position().broker_on(0, "bank").demand(sugar=1).before("port").turn_of(0)
    table.play("drive 1", "deliver sugar 1").roll(1, 1, 1, 1, 1).play("leave-out rum")
    assert (table.asked, table.question, table.broker_of(0)) == (1, "drive", "bank")


@pytest.mark.clause("santiago.turn.cuban-before-building")
def test_what_the_cuban_gives_can_be_used_at_the_building() -> None:
    table = Position().swap("cigar-factory", "customs").holds(0, tobacco=0).visit("pedro").play("use")
    assert (table.goods(0, "tobacco"), table.broker_of(0)) == (2, None)
    table.play("broker cigar-factory", "exchange 2")
    assert (table.goods(0, "tobacco"), table.goods(0, "cigar")) == (0, 2)


@pytest.mark.clause("santiago.turn.cuban-before-building")
def test_the_cuban_is_settled_before_the_broker_moves_and_the_building_directly_after() -> None:
    table = Position(3).visit("zorro").play("use", "give-peso")
    assert (table.asked, table.question) == (2, "gift")
    table = Position().visit("martinez").play("use", "broker bank", "use")
    names = [event.name for event in table.events]
    assert names == ["drove", "pesos-taken", "broker-moved", "pesos-taken", "turn-begun"]


@pytest.mark.clause("santiago.turn.end")
def test_a_broker_stays_where_it_is_until_its_owners_next_turn() -> None:
    table = Position(3).visit("maria", 0).play("use", "broker church", "use")
    assert (table.asked, table.question, table.broker_of(0)) == (1, "drive", "church")
    table.visit("martinez", 1).play("use", "broker bank", "use")
    table.visit("conchita", 2).play("use", "broker cafe", "decline")
    assert (table.asked, table.question) == (0, "drive")
    assert [table.broker_of(seat) for seat in range(3)] == ["church", "bank", "cafe"]


@pytest.mark.clause("santiago.turn.end")
def test_the_turn_is_over_after_the_visit_point() -> None:
    table = Position().owns(1, "church").visit("maria").play("use", "broker church", "use")
    assert [event.name for event in table.events][-2:] == ["visit-paid", "turn-begun"]
    assert (table.points(0), table.points(1), table.asked, table.active) == (5, 3, 1, 1)


@pytest.mark.clause("santiago.turn.no-skip")
@pytest.mark.parametrize("stop", STOPS)
def test_a_turn_cannot_be_passed_and_the_next_star_is_always_affordable(stop: str) -> None:
    table = Position().empty_handed(0).at(stop).turn_of(0)
    assert table.legal() == {"drive 1"}
    table.play("drive 1")
    assert table.car == STOPS[(STOPS.index(stop) + 1) % 10]
    assert table.pesos(0) == 0


@pytest.mark.clause("santiago.turn.end-order")
def test_the_visit_point_comes_before_the_demand_roll_and_both_before_the_next_turn() -> None:
    table = Position().demand(sugar=1).owns(1, "office").visit("maria").play("use", "broker office")
    table.play("deliver-one sugar")
    assert (table.question, table.points(1), table.active) == ("roll", 3, 0)
    table.roll(1, 1, 1, 1, 1)
    assert (table.question, table.asked, table.active) == ("left-out", 0, 0)
    table.play("leave-out rum")
    names = [event.name for event in table.events]
    order = [names.index(n) for n in ("ship-left", "visit-paid", "die-rolled", "demand-set", "turn-begun")]
    assert order == sorted(order)
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.turn.end-order")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_active_player_rolls_if_a_ship_left_in_his_turn(seat: int) -> None:
    table = Position(3).value_on(4).visit("pedro", seat).play("decline", "broker harbour", "value-right")
    assert (table.question, table.active) == ("roll", seat)
    table.roll(1, 1, 1, 1, 1)
    assert (table.question, table.asked) == ("left-out", seat)
    table.play("leave-out rum")
    assert (table.question, table.asked) == ("drive", (seat + 1) % 3)


@pytest.mark.clause("santiago.turn.end-order")
def test_nobody_rolls_if_no_ship_left() -> None:
    table = Position().visit("pedro").play("decline", "broker harbour", "value-right")
    assert (table.question, table.asked) == ("drive", 1)
    assert not table.told("die-rolled")


@pytest.mark.clause("santiago.turn.end-order")
def test_after_a_roll_the_next_turn_ends_without_another() -> None:
    table = Position().value_on(4).uses("harbour").play("value-right").roll(1, 1, 1, 1, 1).play("leave-out rum")
    table.visit("maria", 1).play("use", "broker church", "use")
    assert (table.question, table.asked) == ("drive", 0)


@pytest.mark.clause("santiago.turn.end-order")
def test_at_the_port_too_the_visit_point_comes_before_the_demand_roll() -> None:
    table = Position().demand(sugar=1).owns(1, "bank").broker_on(0, "bank").before("port").turn_of(0)
    table.play("drive 1", "deliver sugar 1")
    assert (table.question, table.points(1), table.active) == ("roll", 3, 0)
