"""The Pesos Thief and the Materials Thief."""

import pytest

from tests.havana.position import Position

THIEVES = pytest.mark.parametrize("thief", ["pesos-thief", "materials-thief"])


def unprotected(players: int) -> Position:
    """Nobody is protected, and it is the order of play 0, 1, 2, 3."""
    table = Position(players)
    for seat in range(players):
        table.shows(seat, "worker", "mama")
    return table


@pytest.mark.clause("havana.example.pesos-thief", "havana.card.thief.target-following")
def test_vanessa_may_rob_peter_or_tobias_but_not_sarah_and_takes_three_of_seven_pesos() -> None:
    table = unprotected(4).order(3, 0, 1, 2).shows(0, "pesos-thief", "mama").holds(2, pesos=7).holds(3, pesos=9)
    table.acts(0, "pesos-thief")
    assert (table.asked, table.question, table.legal()) == (0, "pesos-thief", {"rob 2", "rob 3"})
    table.play("rob 3")
    assert [table.pesos(seat) for seat in range(4)] == [3, 0, 4, 9]
    assert table.told("pesos-stolen")[-1].words() == {"seat": "1", "victim": "3", "pesos": 3}
    assert table.told("pesos-stolen")[-1].clause == "havana.card.pesos-thief.half-down"


@pytest.mark.clause("havana.card.pesos-thief.half-down")
@pytest.mark.parametrize(("there", "stolen"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (10, 5), (11, 5)])
def test_the_pesos_thief_takes_half_of_the_victims_pesos_rounded_down(there: int, stolen: int) -> None:
    table = unprotected(3).holds(0, pesos=2, red=1).holds(1, pesos=there, blue=4, workers=1).holds(2, pesos=8)
    reserve = table.match.view(0)["bank"]
    table.centre(pesos=0).acts(0, "pesos-thief").play("rob 2")
    assert [table.pesos(seat) for seat in range(3)] == [2 + stolen, there - stolen, 8]
    assert (table.cubes(0), table.cubes(1), table.workers(1)) == ({"red": 1}, {"blue": 4}, 1)
    assert (table.centre_pesos, table.match.view(0)["bank"], table.question) == (0, reserve, "")


@THIEVES
@pytest.mark.clause("havana.card.thief.target-following")
@pytest.mark.parametrize(
    ("order", "victims"),
    [
        ((0, 1, 2, 3), {"rob 2", "rob 3", "rob 4"}),
        ((1, 0, 2, 3), {"rob 3", "rob 4"}),
        ((3, 1, 0, 2), {"rob 3"}),
        ((2, 3, 0, 1), {"rob 2"}),
    ],
)
def test_the_thief_picks_any_one_following_player(order: tuple[int, ...], victims: set[str], thief: str) -> None:
    table = unprotected(4).order(*order)
    for seat in range(4):
        table.holds(seat, pesos=4, red=1)
    table.acts(0, thief)
    assert (table.asked, table.legal()) == (0, victims)
    assert table.refusal("rob 1") == "havana.card.thief.not-self"
    for robbed in {"rob 2", "rob 3", "rob 4"} - victims:
        assert table.refusal(robbed) == "havana.card.thief.target-following"


@THIEVES
@pytest.mark.clause("havana.card.thief.target-last", "havana.card.thief.not-self")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_if_nobody_follows_the_thief_picks_any_other_player(players: int, thief: str) -> None:
    table = unprotected(players)
    last = players - 1
    table.acts(last, thief)
    assert (table.asked, table.legal()) == (last, {f"rob {seat + 1}" for seat in range(last)})
    assert table.refusal(f"rob {players}") == "havana.card.thief.not-self"


@pytest.mark.clause("havana.card.thief.target-last")
@pytest.mark.parametrize("order", [(1, 2, 0), (2, 1, 0)])
def test_the_last_thief_robs_whom_he_chose(order: tuple[int, ...]) -> None:
    table = unprotected(3).order(*order).holds(1, pesos=4).holds(2, pesos=6).acts(0, "pesos-thief").play("rob 3")
    assert [table.pesos(seat) for seat in range(3)] == [3, 4, 3]


@THIEVES
@pytest.mark.clause("havana.card.thief.not-self")
def test_nobody_robs_himself_in_the_middle_of_the_order_either(thief: str) -> None:
    table = unprotected(3).order(1, 0, 2).holds(0, pesos=8, red=5).acts(0, thief)
    assert table.legal() == {"rob 3"}
    assert table.refusal("rob 1") == "havana.card.thief.not-self"
    assert table.refusal("rob 2") == "havana.card.thief.target-following"


@THIEVES
@pytest.mark.clause("havana.card.thief.protected-not-eligible")
@pytest.mark.parametrize("protected", [1, 2, 3])
def test_a_protected_follower_cannot_be_chosen(protected: int, thief: str) -> None:
    table = unprotected(4).shows(protected, "protection", "mama").holds(protected, pesos=4, red=1).acts(0, thief)
    assert table.legal() == {f"rob {seat + 1}" for seat in (1, 2, 3) if seat != protected}
    assert table.refusal(f"rob {protected + 1}") == "havana.card.thief.protected-not-eligible"


@THIEVES
@pytest.mark.clause("havana.card.thief.protected-not-eligible")
def test_a_protected_player_cannot_be_chosen_by_the_last_thief(thief: str) -> None:
    table = unprotected(3).order(1, 2, 0).shows(2, "protection", "mama").acts(0, thief)
    assert table.legal() == {"rob 2"}
    assert table.refusal("rob 3") == "havana.card.thief.protected-not-eligible"


@THIEVES
@pytest.mark.clause("havana.card.thief.all-protected")
def test_if_every_follower_is_protected_the_choice_is_not_widened(thief: str) -> None:
    table = unprotected(4).order(1, 0, 2, 3).shows(2, "protection", "mama").shows(3, "mama", "protection")
    for seat in (1, 2, 3):
        table.holds(seat, pesos=6, red=3)
    table.acts(0, thief)
    assert table.question == ""
    assert [table.pesos(seat) for seat in range(4)] == [0, 6, 6, 6]
    assert [table.cubes(seat) for seat in range(4)] == [{}, {"red": 3}, {"red": 3}, {"red": 3}]
    assert [(event.name, event.words(), event.clause) for event in table.events] == [
        ("nobody-to-rob", {"seat": "1"}, "havana.card.thief.all-protected")
    ]


@THIEVES
@pytest.mark.clause("havana.card.thief.all-protected")
def test_the_last_thief_steals_nothing_if_all_others_are_protected(thief: str) -> None:
    table = Position(3).order(2, 1, 0).shows(0, thief, "mama").holds(1, pesos=6, red=1).holds(2, pesos=6, red=1)
    table.acts(0, thief)
    assert (table.question, table.pesos(0), table.cubes(0)) == ("", 0, {})
    assert table.told("nobody-to-rob")[-1].words() == {"seat": "1"}


@pytest.mark.clause("havana.card.thief.poor-victim")
@pytest.mark.parametrize("pesos", [0, 1])
def test_a_victim_with_no_or_a_single_peso_may_be_chosen_and_yields_nothing(pesos: int) -> None:
    table = unprotected(3).holds(1, pesos=pesos).holds(2, pesos=8).acts(0, "pesos-thief")
    assert table.legal() == {"rob 2", "rob 3"}
    table.play("rob 2")
    assert ([table.pesos(seat) for seat in range(3)], table.question) == ([0, pesos, 8], "")


@pytest.mark.clause("havana.card.thief.poor-victim")
def test_a_victim_without_cubes_may_be_chosen_and_yields_nothing() -> None:
    table = unprotected(3).holds(1, pesos=5, workers=2).holds(2, red=2).acts(0, "materials-thief")
    assert table.legal() == {"rob 2", "rob 3"}
    table.play("rob 2")
    assert (table.question, table.cubes(0), table.cubes(2)) == ("", {}, {"red": 2})
    assert (table.pesos(1), table.workers(1), table.pesos(0), table.workers(0)) == (5, 2, 0, 0)
    assert table.told("nothing-stolen")[-1].words() == {"seat": "1", "victim": "2"}
    assert table.told("nothing-stolen")[-1].clause == "havana.card.thief.poor-victim"


@pytest.mark.clause("havana.card.thief.successive")
def test_several_thieves_rob_the_same_victim_one_after_another() -> None:
    table = unprotected(3).holds(2, pesos=9)
    table.acts(0, "pesos-thief").play("rob 3").acts(1, "pesos-thief").play("rob 3")
    assert [table.pesos(seat) for seat in range(3)] == [4, 2, 3]
    table.acts(2, "pesos-thief").play("rob 1")
    assert [table.pesos(seat) for seat in range(3)] == [2, 2, 5]


@pytest.mark.clause("havana.card.thief.successive")
def test_every_thief_acts_on_its_owners_turn() -> None:
    table = Position(3).shows(0, "siesta", "pesos-thief").shows(1, "refreshment", "pesos-thief").holds(2, pesos=9)
    table.shows(2, "pesos-thief", "mama").starts_round().play("rob 3")
    assert ([table.pesos(seat) for seat in range(3)], table.asked) == ([4, 0, 5], 0)
    while not (table.asked == 1 and table.question == "pesos-thief"):
        table.play({"buy": "stop-buying", "first-action": "first pesos-thief"}[table.question])
    table.play("rob 3")
    assert [table.pesos(seat) for seat in range(3)] == [4, 2, 3]


@pytest.mark.clause("havana.card.materials-thief.one")
@pytest.mark.parametrize("cube", ["red", "yellow", "blue", "grey"])
def test_the_materials_thief_takes_one_cube_of_his_choice_and_keeps_it(cube: str) -> None:
    own = {"red": 1, "yellow": 1, "blue": 1, "grey": 5}
    table = unprotected(3).holds(0, brown=1).holds(1, **own, pesos=4, workers=1).holds(2, red=1)
    bag = table.bag_cubes
    table.acts(0, "materials-thief").play("rob 2")
    assert (table.asked, table.question) == (0, "theft")
    assert table.legal() == {"steal red", "steal yellow", "steal blue", "steal grey"}
    assert table.refusal("steal brown") == "havana.card.materials-thief.one"
    table.play(f"steal {cube}")
    left = {colour: count - (colour == cube) for colour, count in own.items() if count - (colour == cube)}
    assert (table.question, table.cubes(0), table.cubes(1)) == ("", {"brown": 1, cube: 1}, left)
    assert (table.cubes(2), table.pesos(1), table.workers(1), table.pesos(0)) == ({"red": 1}, 4, 1, 0)
    assert (table.bag_cubes, table.out_cubes, table.centre_cubes) == (bag, {}, {})
    assert [event.words() for event in table.told("cube-stolen")] == [{"seat": "1", "victim": "2", "cube": cube}]
    assert table.told("cube-stolen")[-1].clause == "havana.card.materials-thief.one"


@pytest.mark.clause("havana.card.materials-thief.one")
def test_the_first_cube_is_compulsory() -> None:
    table = unprotected(2).holds(1, red=4, grey=1).acts(0, "materials-thief").play("rob 2")
    assert table.legal() == {"steal red", "steal grey"}


@pytest.mark.clause("havana.example.materials-thief", "havana.card.materials-thief.two")
def test_tobias_takes_one_brown_and_one_grey_cube_from_sarah() -> None:
    table = unprotected(4).shows(2, "materials-thief", "mama").holds(3, yellow=1, brown=1, red=2, grey=3)
    table.acts(2, "materials-thief").play("rob 4", "steal brown", "steal grey")
    assert table.question == ""
    assert table.cubes(2) == {"brown": 1, "grey": 1}
    assert table.cubes(3) == {"yellow": 1, "red": 2, "grey": 2}
    assert [event.words() for event in table.told("cube-stolen")] == [
        {"seat": "3", "victim": "4", "cube": "brown"},
        {"seat": "3", "victim": "4", "cube": "grey"},
    ]
    assert [event.clause for event in table.told("cube-stolen")] == [
        "havana.card.materials-thief.one",
        "havana.card.materials-thief.two",
    ]


@pytest.mark.clause("havana.card.materials-thief.two", "havana.card.materials-thief.second-optional")
def test_the_second_cube_is_any_cube_that_is_left_or_waived() -> None:
    table = unprotected(2).holds(1, red=3, blue=1, grey=1).acts(0, "materials-thief").play("rob 2", "steal blue")
    assert (table.asked, table.question) == (0, "second-theft")
    assert table.legal() == {"steal red", "steal grey", "enough"}
    assert table.refusal("steal blue") == "havana.card.materials-thief.two"
    table.play("steal red")
    assert (table.question, table.cubes(0), table.cubes(1)) == ("", {"red": 1, "blue": 1}, {"red": 2, "grey": 1})


@pytest.mark.clause("havana.card.materials-thief.two")
def test_both_cubes_may_be_of_the_same_colour() -> None:
    table = unprotected(2).holds(1, red=4).acts(0, "materials-thief").play("rob 2", "steal red", "steal red")
    assert (table.question, table.cubes(0), table.cubes(1)) == ("", {"red": 2}, {"red": 2})


@pytest.mark.clause("havana.card.materials-thief.second-optional")
def test_the_second_cube_may_be_waived() -> None:
    table = unprotected(2).holds(1, red=4).acts(0, "materials-thief").play("rob 2", "steal red", "enough")
    assert (table.question, table.cubes(0), table.cubes(1)) == ("", {"red": 1}, {"red": 3})
    assert table.told("second-cube-waived")[-1].words() == {"seat": "1", "victim": "2"}
    assert table.told("second-cube-waived")[-1].clause == "havana.card.materials-thief.second-optional"


@pytest.mark.clause("havana.card.materials-thief.threshold")
@pytest.mark.parametrize(
    ("own", "second"),
    [
        ({"red": 3, "grey": 9}, False),
        ({"red": 4}, True),
        ({"red": 1, "yellow": 1, "blue": 1, "brown": 1}, True),
        ({"red": 1, "yellow": 1, "blue": 1, "grey": 1}, False),
        ({"yellow": 2, "brown": 2}, True),
        ({"yellow": 1, "brown": 2}, False),
        ({"red": 1, "blue": 4}, True),
        ({"red": 1, "grey": 30}, False),
    ],
)
def test_the_threshold_counts_the_four_colours_together_without_grey(own: dict[str, int], second: bool) -> None:
    table = unprotected(2).holds(1, **own).holds(0, red=4).acts(0, "materials-thief").play("rob 2")
    table.play(f"steal {next(iter(own))}")
    assert table.question == ("second-theft" if second else "")


@pytest.mark.clause("havana.card.materials-thief.threshold")
@pytest.mark.parametrize(("red", "first"), [(4, "red"), (4, "grey")])
def test_the_threshold_is_judged_before_anything_is_taken(red: int, first: str) -> None:
    table = unprotected(2).holds(1, red=red, grey=2).acts(0, "materials-thief").play("rob 2", f"steal {first}")
    assert table.question == "second-theft"


@pytest.mark.clause("havana.card.materials-thief.threshold")
def test_the_threshold_looks_at_the_victim_chosen() -> None:
    table = unprotected(3).holds(0, red=5).holds(1, blue=3).holds(2, yellow=5).acts(0, "materials-thief")
    table.play("rob 2", "steal blue")
    assert (table.question, table.cubes(0)) == ("", {"red": 5, "blue": 1})


@THIEVES
@pytest.mark.clause("havana.card.thief.all-protected")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_thief_with_nobody_to_rob_is_told_by_his_seat(seat: int, thief: str) -> None:
    table = Position(3).holds(0, pesos=4, red=1).acts(seat, thief)
    assert (table.question, table.told("nobody-to-rob")[-1].words()) == ("", {"seat": str(seat + 1)})


@pytest.mark.clause("havana.card.materials-thief.one", "havana.card.thief.target-last")
def test_the_last_materials_thief_may_rob_a_player_who_has_played() -> None:
    table = unprotected(3).holds(0, red=1, yellow=1).holds(1, blue=4).acts(2, "materials-thief").play("rob 1")
    assert (table.asked, table.legal()) == (2, {"steal red", "steal yellow"})
    table.play("steal yellow")
    assert [table.cubes(seat) for seat in range(3)] == [{"red": 1}, {"blue": 4}, {"yellow": 1}]
    assert table.told("cube-stolen")[-1].words() == {"seat": "3", "victim": "1", "cube": "yellow"}


@pytest.mark.clause("havana.card.materials-thief.second-optional", "havana.card.materials-thief.two")
@pytest.mark.parametrize("answer", ["enough", "steal brown"])
def test_the_second_cube_comes_from_the_same_victim(answer: str) -> None:
    table = unprotected(4).order(3, 2, 1, 0).holds(1, brown=5).holds(0, red=5).holds(2, grey=5)
    table.acts(2, "materials-thief").play("rob 2", "steal brown")
    assert (table.asked, table.legal()) == (2, {"steal brown", "enough"})
    assert table.refusal("steal red") == "havana.card.materials-thief.two"
    table.play(answer)
    taken = 1 if answer == "enough" else 2
    assert (table.question, table.cubes(1), table.cubes(0)) == ("", {"brown": 5 - taken}, {"red": 5})
    assert table.cubes(2) == {"brown": taken, "grey": 5}
    assert len(table.told("second-cube-waived")) == 2 - taken


@pytest.mark.clause("havana.card.thief.poor-victim")
def test_a_theft_of_no_pesos_is_told() -> None:
    table = unprotected(2).holds(0, pesos=1).acts(1, "pesos-thief").play("rob 1")
    assert (table.pesos(0), table.pesos(1)) == (1, 0)
    assert table.told("pesos-stolen")[-1].words() == {"seat": "2", "victim": "1", "pesos": 0}
