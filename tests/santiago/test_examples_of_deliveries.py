"""The rulebook's examples of deliveries: Juan, Alicia, Francisco and Clara at the port, and what wood may do."""

import pytest

from malecon.engine.errors import MaleconError
from malecon.games.santiago.game import GAME
from tests.santiago.position import Position

JUAN, ALICIA, FRANCISCO, CLARA = 0, 1, 2, 3


def juan_at_the_port() -> Position:
    """Value 3; wanted: 4 citrus, 2 sugar cane, 1 rum and no tobacco. Everybody begins the phase with no points."""
    table = Position(4).demand(citrus=4, sugar=2, rum=1, tobacco=0).value_on(3)
    for seat in (JUAN, ALICIA, FRANCISCO, CLARA):
        table.empty_handed(seat)
    table.holds(JUAN, citrus=2, rum=1).holds(ALICIA, sugar=2).holds(FRANCISCO, sugar=2, citrus=1).holds(
        CLARA, tobacco=1
    )
    return table.before("port").turn_of(JUAN).play("drive 1")


def after_go(number: int) -> Position:
    goes = ("deliver citrus 2", "deliver sugar 2", "deliver citrus 1", "pass", "deliver rum 1")
    return juan_at_the_port().play(*goes[:number])


def two_wood(value: int = 2) -> Position:
    table = Position(2).empty_handed(0).holds(0, wood=2).demand(sugar=2, rum=2, tobacco=1, citrus=0)
    return table.value_on(value).delivers()


@pytest.mark.clause("santiago.example.port.1-juan")
def test_juan_delivers_two_citrus_for_six_points() -> None:
    table = after_go(0)
    assert (table.question, table.asked) == ("delivery", JUAN)
    supply = table.supply_of("citrus")
    table.play("deliver citrus 2")
    assert (table.points(JUAN), table.demand_of("citrus"), table.supply_of("citrus")) == (6, 2, supply + 2)
    assert (table.goods(JUAN, "citrus"), table.goods(JUAN, "rum")) == (0, 1)


@pytest.mark.clause("santiago.example.port.2-alicia")
def test_alicia_delivers_two_sugar_cane_for_six_points() -> None:
    table = after_go(1)
    assert table.asked == ALICIA
    table.play("deliver sugar 2")
    assert (table.points(ALICIA), table.demand_of("sugar"), table.goods(ALICIA, "sugar")) == (6, 0, 0)


@pytest.mark.clause("santiago.example.port.3-francisco")
def test_francisco_cannot_deliver_his_sugar_cane_and_delivers_a_citrus_for_three_points() -> None:
    table = after_go(2)
    assert table.asked == FRANCISCO
    assert table.refusal("deliver sugar 1") == "santiago.port.not-above-demand"
    assert table.refusal("deliver sugar 2") == "santiago.port.not-above-demand"
    assert table.legal() == {"pass", "deliver citrus 1"}
    table.play("deliver citrus 1")
    assert (table.points(FRANCISCO), table.demand_of("citrus"), table.goods(FRANCISCO, "sugar")) == (3, 1, 2)


@pytest.mark.clause("santiago.example.port.4-clara")
def test_clara_has_nothing_deliverable_and_must_pass() -> None:
    table = after_go(3)
    assert (table.asked, table.legal()) == (CLARA, {"pass"})
    table.play("pass")
    asked = []
    while table.question == "delivery":
        asked.append(table.asked)
        table.play("pass")
    assert asked == [JUAN, ALICIA, FRANCISCO]


@pytest.mark.clause("santiago.example.port.5-juan-again")
def test_juan_delivers_his_rum_for_three_points() -> None:
    table = after_go(4)
    assert table.asked == JUAN
    table.play("deliver rum 1")
    assert table.points(JUAN) == 9
    assert [table.demand_of(good) for good in ("sugar", "citrus", "tobacco", "rum", "cigar")] == [0, 1, 0, 0, None]
    assert (table.question, table.asked) == ("delivery", ALICIA)


@pytest.mark.clause("santiago.example.port.6-all-pass")
def test_nobody_delivers_the_last_citrus_and_the_value_goes_from_three_to_four() -> None:
    table = after_go(5)
    for seat in (ALICIA, FRANCISCO, JUAN):
        assert (table.question, table.asked, table.value) == ("delivery", seat, 3)
        table.play("pass")
    assert (table.question, table.asked) == ("drive", ALICIA)
    assert (table.ship, table.demand_of("citrus"), table.value) == (1, 1, 4)
    assert [table.points(seat) for seat in (JUAN, ALICIA, FRANCISCO, CLARA)] == [9, 6, 3, 0]


@pytest.mark.clause("santiago.example.port.7-last-citrus")
@pytest.mark.parametrize(("passes", "seat"), [(0, ALICIA), (1, FRANCISCO), (2, JUAN)])
def test_somebody_delivers_the_last_citrus_and_the_ship_leaves(passes: int, seat: int) -> None:
    table = after_go(5).holds(seat, citrus=1).play(*["pass"] * passes)
    assert table.asked == seat
    before = table.points(seat)
    table.play("deliver citrus 1")
    assert table.points(seat) == before + 3
    assert (table.question, table.ship, table.value) == ("roll", 2, 2)
    table.roll(1, 1, 1, 1, 1)
    assert (table.question, table.asked) == ("left-out", JUAN)
    assert {event.words()["seat"] for event in table.told("die-rolled")} == {"1"}
    table.play("leave-out rum")
    assert (table.question, table.asked) == ("drive", ALICIA)


@pytest.mark.clause("santiago.example.wood.legal")
@pytest.mark.parametrize("value", [2, 3, 4])
@pytest.mark.parametrize(("good", "other"), [("sugar", "rum"), ("rum", "sugar")])
def test_two_wood_for_two_points_set_the_white_or_the_red_die_to_zero(good: str, other: str, value: int) -> None:
    table = two_wood(value)
    supply = table.supply_of("wood")
    table.play(f"deliver-wood {good} 2")
    assert (table.points(0), table.goods(0, "wood"), table.supply_of("wood")) == (2, 0, supply + 2)
    assert (table.demand_of(good), table.demand_of(other), table.demand_of("tobacco")) == (0, 2, 1)


@pytest.mark.clause("santiago.example.wood.illegal-split")
def test_two_wood_may_not_replace_one_tobacco_and_one_rum_in_one_delivery() -> None:
    for text in ("deliver-wood tobacco 1 rum 1", "deliver-wood tobacco rum 2", "deliver-wood 2"):
        with pytest.raises(MaleconError, match="error-unknown-move"):
            GAME.vocabulary.parse(text)
    table = two_wood()
    assert table.legal() == {
        "pass",
        "deliver-wood sugar 1",
        "deliver-wood sugar 2",
        "deliver-wood rum 1",
        "deliver-wood rum 2",
        "deliver-wood tobacco 1",
    }
    table.play("deliver-wood tobacco 1")
    assert (table.asked, table.demand_of("rum"), table.goods(0, "wood")) == (1, 2, 1)


@pytest.mark.clause("santiago.example.wood.illegal-mix")
def test_one_wood_and_one_sugar_cane_may_not_be_delivered_together() -> None:
    for text in ("deliver-wood sugar 1 sugar 1", "deliver sugar 1 wood 1", "deliver sugar wood 2"):
        with pytest.raises(MaleconError, match="error-unknown-move"):
            GAME.vocabulary.parse(text)
    table = two_wood().holds(0, sugar=1)
    assert table.refusal("deliver sugar 2") == "santiago.port.amount-free"
    table.play("deliver-wood sugar 1")
    assert (table.asked, table.demand_of("sugar"), table.goods(0, "sugar"), table.points(0)) == (1, 1, 1, 1)
