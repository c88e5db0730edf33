"""The three cards that take from the centre: Debris, Pesos and Mama."""

import pytest

from tests.havana.position import Position


@pytest.mark.clause("havana.example.debris", "havana.card.debris.take-all")
def test_vanessa_must_take_all_four_grey_cubes() -> None:
    table = Position(2).shows(0, "debris", "siesta").centre(grey=4, red=2, brown=1, pesos=3).acts(0, "debris")
    assert table.question == ""
    assert (table.cubes(0), table.centre_cubes, table.centre_pesos) == ({"grey": 4}, {"red": 2, "brown": 1}, 3)
    assert table.told("debris-taken")[-1].words() == {"seat": "1", "cubes": 4}
    assert table.told("debris-taken")[-1].clause == "havana.card.debris.take-all"


@pytest.mark.clause("havana.card.debris.take-all")
@pytest.mark.parametrize("grey", [0, 1, 2, 17])
def test_debris_takes_every_grey_cube_on_top_of_what_one_owns(grey: int) -> None:
    table = Position(3).holds(1, grey=2, red=1).holds(0, grey=1).centre(grey=grey, yellow=1, pesos=1).acts(1, "debris")
    assert (table.cubes(1), table.cubes(0), table.centre_cubes) == (
        {"red": 1, "grey": 2 + grey},
        {"grey": 1},
        {"yellow": 1},
    )
    assert (table.pesos(1), table.centre_pesos, table.bag_cubes["grey"]) == (0, 1, 37 - grey)


@pytest.mark.clause("havana.example.pesos", "havana.card.pesos.half-up", "havana.card.pesos.successive")
def test_from_ten_pesos_vanessa_takes_five_then_sarah_three() -> None:
    table = Position(4).shows(0, "pesos", "siesta").shows(3, "pesos", "mama").centre(pesos=10)
    table.acts(0, "pesos")
    assert (table.pesos(0), table.centre_pesos) == (5, 5)
    table.acts(3, "pesos")
    assert (table.pesos(0), table.pesos(3), table.centre_pesos) == (5, 3, 2)
    assert [event.words() for event in table.told("centre-pesos-taken")] == [
        {"seat": "1", "pesos": 5},
        {"seat": "4", "pesos": 3},
    ]
    assert {event.clause for event in table.told("centre-pesos-taken")} == {"havana.card.pesos.half-up"}


@pytest.mark.clause("havana.card.pesos.half-up")
@pytest.mark.parametrize(("there", "taken"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (7, 4), (12, 6), (13, 7)])
def test_pesos_takes_half_of_the_centre_rounded_up(there: int, taken: int) -> None:
    table = Position(2).holds(0, pesos=2).holds(1, pesos=5).centre(pesos=there, red=1, grey=2)
    reserve = table.match.view(0)["bank"]
    table.acts(0, "pesos")
    assert table.question == ""
    assert (table.pesos(0), table.pesos(1), table.centre_pesos) == (2 + taken, 5, there - taken)
    assert (table.centre_cubes, table.cubes(0), table.match.view(0)["bank"]) == ({"red": 1, "grey": 2}, {}, reserve)


@pytest.mark.clause("havana.card.pesos.successive")
def test_pesos_cards_act_one_after_another_on_what_is_left() -> None:
    table = Position(4).centre(pesos=15)
    for seat in (2, 0, 3, 1):
        table.acts(seat, "pesos")
    assert [table.pesos(seat) for seat in (2, 0, 3, 1)] == [8, 4, 2, 1]
    assert table.centre_pesos == 0


@pytest.mark.clause("havana.example.mama", "havana.card.mama.half-coloured", "havana.card.mama.half-grey")
def test_peter_takes_three_of_six_coloured_and_three_of_five_grey_cubes() -> None:
    table = Position(3).shows(1, "mama", "siesta").centre(brown=1, yellow=2, red=3, grey=5).acts(1, "mama")
    assert (table.asked, table.question) == (1, "mama")
    table.play("take yellow", "take yellow", "take brown")
    assert table.question == ""
    assert table.cubes(1) == {"yellow": 2, "brown": 1, "grey": 3}
    assert table.centre_cubes == {"red": 3, "grey": 2}
    assert table.told("debris-taken")[-1].words() == {"seat": "2", "cubes": 3}
    assert table.told("debris-taken")[-1].clause == "havana.card.mama.half-grey"
    assert [event.words()["cube"] for event in table.told("cube-taken")] == ["yellow", "yellow", "brown"]
    assert {event.clause for event in table.told("cube-taken")} == {"havana.card.mama.half-coloured"}


@pytest.mark.clause("havana.card.mama.half-coloured")
def test_mama_offers_the_colours_that_are_still_in_the_centre_and_no_way_out() -> None:
    table = Position(2).centre(brown=1, yellow=2, red=1, pesos=9).acts(0, "mama")
    assert table.legal() == {"take brown", "take yellow", "take red"}
    assert table.refusal("take blue") == "havana.card.mama.half-coloured"
    table.play("take brown")
    assert table.legal() == {"take yellow", "take red"}
    assert table.refusal("take brown") == "havana.card.mama.half-coloured"
    table.play("take red")
    assert (table.question, table.cubes(0), table.centre_cubes) == ("", {"red": 1, "brown": 1}, {"yellow": 2})
    assert (table.pesos(0), table.centre_pesos) == (0, 9)


@pytest.mark.clause("havana.card.mama.half-coloured")
@pytest.mark.parametrize(("there", "taken"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (9, 5), (10, 5)])
@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "brown"])
def test_mama_takes_half_of_the_coloured_cubes_rounded_up(colour: str, there: int, taken: int) -> None:
    table = Position(2).holds(0, **{colour: 0}).centre(**{colour: there}).acts(0, "mama")
    assert table.question == ""
    assert (table.cubes(0).get(colour, 0), table.centre_cubes.get(colour, 0)) == (taken, there - taken)
    assert len(table.told("cube-taken")) == taken


@pytest.mark.clause("havana.card.mama.half-coloured")
def test_mama_halves_all_coloured_cubes_together_and_not_each_colour() -> None:
    table = Position(2).centre(red=1, yellow=1, blue=1, brown=1).acts(0, "mama").play("take red", "take blue")
    assert table.question == ""
    assert (table.cubes(0), table.centre_cubes) == ({"red": 1, "blue": 1}, {"yellow": 1, "brown": 1})


@pytest.mark.clause("havana.card.mama.half-coloured")
def test_an_odd_number_of_coloured_cubes_is_halved_upwards() -> None:
    table = Position(2).centre(red=3, blue=2).acts(0, "mama").play("take blue", "take red", "take red")
    assert table.question == ""
    assert (table.cubes(0), table.centre_cubes) == ({"red": 2, "blue": 1}, {"red": 1, "blue": 1})


@pytest.mark.clause("havana.card.mama.half-grey")
@pytest.mark.parametrize(("there", "taken"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (20, 10), (21, 11)])
def test_mama_takes_half_of_the_grey_cubes_rounded_up(there: int, taken: int) -> None:
    table = Position(2).holds(0, grey=3).centre(grey=there, pesos=2).acts(0, "mama")
    assert table.question == ""
    assert (table.cubes(0), table.centre_cubes.get("grey", 0)) == ({"grey": 3 + taken}, there - taken)
    assert (table.pesos(0), table.centre_pesos) == (0, 2)


@pytest.mark.clause("havana.card.mama.half-grey", "havana.card.mama.half-coloured")
def test_grey_and_coloured_cubes_are_halved_separately() -> None:
    table = Position(2).centre(red=1, grey=1).acts(0, "mama")
    assert (table.cubes(0), table.centre_cubes, table.question) == ({"red": 1, "grey": 1}, {}, "")


@pytest.mark.clause("havana.card.mama.successive")
def test_mama_cards_act_one_after_another_on_what_is_left() -> None:
    table = Position(3).centre(red=7, grey=9)
    for seat in (1, 2, 0):
        table.acts(seat, "mama")
    assert [table.cubes(seat) for seat in (1, 2, 0)] == [
        {"red": 4, "grey": 5},
        {"red": 2, "grey": 2},
        {"red": 1, "grey": 1},
    ]
    assert table.centre_cubes == {"grey": 1}


@pytest.mark.clause("havana.card.mama.half-coloured")
def test_once_a_single_colour_is_left_mama_takes_the_rest_of_her_half_from_it() -> None:
    table = Position(3).centre(red=1, blue=4).acts(2, "mama").play("take red")
    assert (table.question, table.cubes(2), table.centre_cubes) == ("", {"red": 1, "blue": 2}, {"blue": 2})
    assert [event.words() for event in table.told("cube-taken")] == [
        {"seat": "3", "cube": "red"},
        {"seat": "3", "cube": "blue"},
        {"seat": "3", "cube": "blue"},
    ]


@pytest.mark.clause("havana.card.mama.half-coloured", "havana.card.mama.half-grey", "havana.card.mama.successive")
def test_debris_before_mama_leaves_her_the_coloured_cubes_only() -> None:
    table = Position(2).centre(yellow=2, grey=5).acts(0, "debris").acts(1, "mama")
    assert (table.cubes(0), table.cubes(1), table.centre_cubes) == ({"grey": 5}, {"yellow": 1}, {"yellow": 1})


@pytest.mark.clause("havana.card.debris.take-all", "havana.card.mama.half-grey")
def test_mama_before_debris_leaves_half_of_the_grey_cubes() -> None:
    table = Position(2).centre(grey=5).acts(1, "mama").acts(0, "debris")
    assert (table.cubes(1), table.cubes(0), table.centre_cubes) == ({"grey": 3}, {"grey": 2}, {})


@pytest.mark.clause("havana.turn.impossible")
@pytest.mark.parametrize("card", ["debris", "pesos", "mama"])
def test_a_card_that_finds_the_centre_empty_is_passed_over(card: str) -> None:
    table = Position(2).acts(0, card)
    assert [(event.clause, event.words()) for event in table.told("action-idle")] == [
        ("havana.turn.impossible", {"seat": "1", "card": card})
    ]
    assert [event.name for event in table.events] == ["action-idle"]


@pytest.mark.clause("havana.card.mama.half-coloured")
def test_mama_without_debris_tells_only_of_coloured_cubes() -> None:
    table = Position(2).centre(red=1).acts(0, "mama")
    assert [event.name for event in table.events] == ["cube-taken"]
