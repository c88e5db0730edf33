"""The Tax Collector: a peso from the reserve, and a piece less for everybody who follows."""

import pytest

from tests.havana.position import Position


def unprotected(players: int) -> Position:
    """Nobody is protected, and it is the order of play 0, 1, 2, 3."""
    table = Position(players)
    for seat in range(players):
        table.shows(seat, "worker", "mama")
    return table


@pytest.mark.clause("havana.example.tax-collector", "havana.card.tax-collector.levy")
def test_peter_gets_one_peso_and_taxes_tobias_and_sarah_but_not_vanessa() -> None:
    table = unprotected(4).shows(1, "tax-collector", "mama").holds(0, red=1, workers=1, pesos=2)
    table.holds(2, workers=1, blue=1, pesos=2).holds(3, grey=2, yellow=1, pesos=2).acts(1, "tax-collector")
    assert (table.asked, table.question, table.pesos(1)) == (1, "levy", 1)
    table.play("levy worker", "levy yellow")
    assert table.question == ""
    assert (table.cubes(1), table.pesos(1), table.workers(1)) == ({}, 1, 0)
    assert (table.cubes(2), table.workers(2), table.pesos(2)) == ({"blue": 1}, 0, 2)
    assert (table.cubes(3), table.workers(3), table.pesos(3)) == ({"grey": 2}, 0, 2)
    assert (table.cubes(0), table.workers(0), table.pesos(0)) == ({"red": 1}, 1, 2)
    assert (table.workers_left, table.out_cubes) == (14, {"yellow": 1})
    assert [event.words() for event in table.told("piece-levied")] == [
        {"seat": "2", "victim": "3", "piece": "worker"},
        {"seat": "2", "victim": "4", "piece": "yellow"},
    ]
    assert {event.clause for event in table.told("piece-levied")} == {"havana.card.tax-collector.levy"}


@pytest.mark.clause("havana.card.tax-collector.peso")
def test_the_collector_takes_one_peso_from_the_reserve() -> None:
    table = unprotected(2).holds(0, pesos=3).holds(1, pesos=4).centre(pesos=5)
    reserve = table.match.view(0)["bank"]["pesos"]
    table.acts(0, "tax-collector")
    assert (table.pesos(0), table.pesos(1), table.centre_pesos) == (4, 4, 5)
    assert table.match.view(0)["bank"]["pesos"] == reserve - 1
    assert table.told("pesos-received")[-1].words() == {"seat": "1", "pesos": 1}
    assert table.told("pesos-received")[-1].clause == "havana.card.tax-collector.peso"


@pytest.mark.clause("havana.card.tax-collector.destination")
@pytest.mark.parametrize("piece", ["red", "yellow", "blue", "brown", "grey"])
def test_a_levied_cube_goes_to_the_box(piece: str) -> None:
    table = unprotected(2).holds(1, red=2, yellow=2, blue=2, brown=2, grey=2, workers=2)
    bag = table.bag_cubes
    table.acts(0, "tax-collector").play(f"levy {piece}")
    left = {"red": 2, "yellow": 2, "blue": 2, "brown": 2, "grey": 2} | {piece: 1}
    assert (table.cubes(1), table.workers(1), table.cubes(0)) == (left, 2, {})
    assert (table.out_cubes, table.bag_cubes, table.centre_cubes, table.workers_left) == ({piece: 1}, bag, {}, 13)


@pytest.mark.clause("havana.card.tax-collector.destination")
def test_a_levied_worker_goes_back_to_the_reserve() -> None:
    table = unprotected(2).holds(0, workers=1).holds(1, red=1, workers=3).acts(0, "tax-collector").play("levy worker")
    assert (table.workers(1), table.workers(0), table.workers_left) == (2, 1, 12)
    assert (table.cubes(1), table.out_cubes) == ({"red": 1}, {})


@pytest.mark.clause("havana.card.tax-collector.choice", "havana.card.tax-collector.levy")
def test_the_collector_chooses_among_every_cube_and_worker_but_never_pesos() -> None:
    table = unprotected(2).holds(1, red=1, yellow=1, blue=1, brown=1, grey=1, workers=1, pesos=9)
    table.acts(0, "tax-collector")
    pieces = ("red", "yellow", "blue", "brown", "grey", "worker")
    assert (table.asked, table.legal()) == (0, {f"levy {piece}" for piece in pieces})


@pytest.mark.clause("havana.card.tax-collector.choice")
@pytest.mark.parametrize(("what", "piece"), [("workers", "worker"), ("grey", "grey"), ("blue", "blue")])
def test_only_what_the_victim_owns_can_be_levied(what: str, piece: str) -> None:
    table = unprotected(2).holds(0, red=1, workers=1).holds(1, **{what: 1}, pesos=3).acts(0, "tax-collector")
    assert table.legal() == {f"levy {piece}"}
    assert table.refusal("levy red") == "havana.card.tax-collector.levy"
    table.play(f"levy {piece}")
    assert (table.cubes(1), table.workers(1), table.pesos(1), table.question) == ({}, 0, 3, "")
    assert (table.cubes(0), table.workers(0)) == ({"red": 1}, 1)


@pytest.mark.clause("havana.card.tax-collector.choice")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (0, 3, 1, 2), (0, 2, 3, 1)])
def test_the_victims_are_asked_for_in_turn_order_and_the_choice_may_differ(order: tuple[int, ...]) -> None:
    table = unprotected(4).order(*order)
    own = {1: "red", 2: "grey", 3: "blue"}
    for seat, cube in own.items():
        table.holds(seat, **{cube: 1}, workers=1)
    table.acts(0, "tax-collector")
    asked: list[set[str]] = []
    for victim in order[1:]:
        asked.append(table.legal())
        table.play(f"levy {own[victim]}" if victim != 2 else "levy worker")
    assert asked == [{f"levy {own[victim]}", "levy worker"} for victim in order[1:]]
    assert [event.words()["victim"] for event in table.told("piece-levied")] == [str(seat + 1) for seat in order[1:]]
    assert [(table.cubes(seat), table.workers(seat)) for seat in (1, 2, 3)] == [({}, 1), ({"grey": 1}, 0), ({}, 1)]


@pytest.mark.clause("havana.card.tax-collector.nothing")
def test_a_follower_who_has_nothing_or_protection_loses_nothing() -> None:
    table = unprotected(4).shows(2, "protection", "mama").holds(1, pesos=2).holds(2, red=3, workers=1).holds(3, blue=1)
    table.acts(0, "tax-collector")
    assert table.legal() == {"levy blue"}
    table.play("levy blue")
    assert (table.pesos(1), table.cubes(2), table.workers(2), table.cubes(3)) == (2, {"red": 3}, 1, {})
    assert [event.words() for event in table.told("levy-failed")] == [
        {"seat": "1", "victim": "2"},
        {"seat": "1", "victim": "3"},
    ]
    assert [event.clause for event in table.told("levy-failed")] == [
        "havana.card.tax-collector.nothing",
        "havana.card.protection.effect",
    ]


@pytest.mark.clause("havana.card.tax-collector.nothing")
def test_a_follower_who_owns_something_must_lose_one_piece() -> None:
    table = unprotected(2).holds(1, grey=1, workers=1).acts(0, "tax-collector")
    assert table.legal() == {"levy grey", "levy worker"}


@pytest.mark.clause("havana.card.tax-collector.levy")
@pytest.mark.parametrize(("order", "taxed"), [((2, 0, 1), [1]), ((1, 0, 2), [2]), ((0, 2, 1), [2, 1]), ((2, 1, 0), [])])
def test_only_those_whose_turn_is_still_to_come_are_taxed(order: tuple[int, ...], taxed: list[int]) -> None:
    table = unprotected(3).order(*order)
    for seat in range(3):
        table.holds(seat, red=2)
    table.acts(0, "tax-collector").play(*["levy red"] * len(taxed))
    assert table.question == ""
    assert [event.words()["victim"] for event in table.told("piece-levied")] == [str(seat + 1) for seat in taxed]
    assert [table.cubes(seat)["red"] for seat in range(3)] == [2, *(2 - (seat in taxed) for seat in (1, 2))]


@pytest.mark.clause("havana.card.tax-collector.last")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_gets_only_the_peso(players: int) -> None:
    table = unprotected(players)
    for seat in range(players):
        table.holds(seat, red=2, workers=1)
    table.acts(players - 1, "tax-collector")
    assert table.question == ""
    assert [event.name for event in table.events] == ["pesos-received"]
    assert [(table.cubes(seat), table.workers(seat)) for seat in range(players)] == [({"red": 2}, 1)] * players
    assert [table.pesos(seat) for seat in range(players)] == [0] * (players - 1) + [1]


@pytest.mark.clause("havana.card.tax-collector.nothing")
def test_a_follower_with_nothing_between_two_others_is_passed_over() -> None:
    table = unprotected(4).order(3, 1, 0, 2).holds(1, red=1).holds(2, yellow=1, grey=1).acts(3, "tax-collector")
    assert table.legal() == {"levy red"}
    table.play("levy red")
    assert table.legal() == {"levy yellow", "levy grey"}
    assert table.refusal("levy red") == "havana.card.tax-collector.levy"
    table.play("levy grey")
    assert (table.question, table.cubes(2), table.out_cubes) == ("", {"yellow": 1}, {"red": 1, "grey": 1})
    assert table.told("levy-failed")[-1].words() == {"seat": "4", "victim": "1"}
    assert [event.words()["victim"] for event in table.told("piece-levied")] == ["2", "3"]
    assert table.told("pesos-received")[-1].words() == {"seat": "4", "pesos": 1}
    assert [table.pesos(seat) for seat in range(4)] == [0, 0, 0, 1]
