"""Phase 2: three cubes and three pesos into the centre."""

import pytest

from tests.havana.position import Position

DRAWS = {"draw red", "draw yellow", "draw blue", "draw brown", "draw grey"}


@pytest.mark.clause("havana.supply.cubes")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_cubes_are_drawn_from_the_bag_into_the_centre(players: int) -> None:
    table = Position(players).supplies()
    for cube in ("red", "grey", "red"):
        assert (table.asked, table.question, table.legal()) == (-1, "draw", DRAWS)
        table.play(f"draw {cube}")
    assert (table.question, table.centre_cubes) == ("cover", {"red": 2, "grey": 1})
    assert table.bag_cubes == {"red": 8, "yellow": 10, "blue": 10, "brown": 10, "grey": 39}
    assert [table.cubes(seat) for seat in range(players)] == [{}] * players
    assert [event.words() for event in table.told("cube-laid")] == [{"cube": "red"}, {"cube": "grey"}, {"cube": "red"}]
    assert {event.clause for event in table.told("cube-laid")} == {"havana.supply.cubes"}


@pytest.mark.clause("havana.supply.pesos")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_pesos_are_moved_from_the_reserve_into_the_centre(players: int) -> None:
    table = Position(players).holds(0, pesos=2)
    reserve = table.match.view(0)["bank"]["pesos"]
    table.supplies().play("draw red", "draw red", "draw red")
    assert (table.centre_pesos, table.pesos(0), table.pesos(1)) == (3, 2, 0)
    assert table.match.view(0)["bank"]["pesos"] == reserve - 3
    assert [event.words() for event in table.told("pesos-laid")] == [{"pesos": 3}]
    assert table.told("pesos-laid")[-1].clause == "havana.supply.pesos"


@pytest.mark.clause("havana.supply.leftovers")
def test_what_was_left_in_the_centre_stays_and_accumulates() -> None:
    table = Position(2).centre(red=2, blue=1, grey=7, pesos=11).supplies().play("draw red", "draw brown", "draw grey")
    assert table.centre_cubes == {"red": 3, "blue": 1, "brown": 1, "grey": 8}
    assert table.centre_pesos == 14


@pytest.mark.clause("havana.supply.leftovers")
def test_the_supplies_of_two_rounds_add_up() -> None:
    table = Position(2).supplies().play("draw red", "draw blue", "draw grey")
    table.supplies().play("draw red", "draw grey", "draw grey")
    assert (table.centre_cubes, table.centre_pesos) == ({"red": 2, "blue": 1, "grey": 3}, 6)


@pytest.mark.clause("havana.supply.bag-short")
@pytest.mark.parametrize("grey", [0, 1, 2, 3])
def test_with_fewer_than_three_cubes_in_the_bag_all_of_them_are_drawn(grey: int) -> None:
    table = Position(2).centre(red=1).bag(grey=grey).supplies()
    for _ in range(grey):
        assert table.legal() == {"draw grey"}
        table.play("draw grey")
    assert (table.question, table.bag_cubes, table.centre_pesos) == ("cover", {}, 3)
    assert table.centre_cubes == {"red": 1} | ({"grey": grey} if grey else {})
    assert len(table.told("cube-laid")) == grey


@pytest.mark.clause("havana.supply.bag-short")
def test_the_bag_is_never_refilled_from_the_box() -> None:
    table = Position(2).centre(red=1).bag(blue=1).supplies().play("draw blue")
    assert table.question == "cover"
    assert table.out_cubes == {"red": 9, "yellow": 10, "blue": 9, "brown": 10, "grey": 40}


@pytest.mark.clause("havana.supply.cubes")
def test_only_a_cube_that_is_in_the_bag_is_drawn() -> None:
    table = Position(2).centre(yellow=1).bag(red=1, brown=3).supplies()
    assert table.legal() == {"draw red", "draw brown"}
    table.play("draw red")
    assert table.legal() == {"draw brown"}
    assert table.refusal("draw red") == "havana.info.bag-deck"
    table.play("draw brown", "draw brown")
    assert (table.question, table.bag_cubes) == ("cover", {"brown": 1})


@pytest.mark.clause("havana.supply.cubes", "havana.supply.pesos")
def test_the_supply_comes_once_a_round_after_the_last_turn() -> None:
    table = Position(2).starts_round().play("stop-buying")
    assert (table.centre_pesos, table.told("pesos-laid"), table.asked) == (0, [], 1)
    table.play("stop-buying")
    assert (table.question, table.asked, table.centre_pesos) == ("draw", -1, 3)
    table.play("draw red", "draw red", "draw red")
    assert (table.question, table.centre_cubes) == ("cover", {"red": 3})
    table.play("cover siesta worker", "cover siesta mama")
    assert (table.centre_pesos, len(table.told("pesos-laid"))) == (3, 1)
