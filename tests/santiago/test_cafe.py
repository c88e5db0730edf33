"""The café: one cigar, one rum or one of each for two points a piece."""

import pytest

from tests.santiago.position import Position
from tests.santiago.test_bank_and_church import belongings, board

SERVINGS = [("cigar", 1, 0, 2), ("rum", 0, 1, 2), ("both", 1, 1, 4)]


@pytest.mark.clause("santiago.building.cafe", "santiago.building.cafe.one-per-type")
@pytest.mark.parametrize(("served", "cigars", "rum", "points"), SERVINGS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_each_piece_handed_in_brings_two_points(seat: int, served: str, cigars: int, rum: int, points: int) -> None:
    table = Position(3).holds(seat, cigar=3, rum=2).uses("cafe", seat)
    before, open_before = [belongings(table, other) for other in range(3)], board(table)
    table.play(f"hand-in {served}")
    before[seat] |= {"cigar": 3 - cigars, "rum": 2 - rum, "points": 2 + points}
    assert [belongings(table, other) for other in range(3)] == before
    supply = {**open_before["supply"], "cigar": 5 + cigars, "rum": 6 + rum}
    assert board(table) == {**open_before, "supply": supply}


@pytest.mark.clause("santiago.building.cafe")
@pytest.mark.parametrize(
    ("cigars", "rum", "servings"),
    [
        (0, 0, set[str]()),
        (1, 0, {"cigar"}),
        (0, 1, {"rum"}),
        (1, 1, {"cigar", "rum", "both"}),
        (2, 0, {"cigar"}),
        (0, 2, {"rum"}),
        (2, 1, {"cigar", "rum", "both"}),
        (1, 2, {"cigar", "rum", "both"}),
        (8, 8, {"cigar", "rum", "both"}),
    ],
)
def test_only_what_one_owns_is_handed_in(cigars: int, rum: int, servings: set[str]) -> None:
    table = Position().empty_handed(0).holds(0, cigar=cigars, rum=rum).uses("cafe")
    assert table.legal() == {"decline"} | {f"hand-in {served}" for served in servings}
    for served in {"cigar", "rum", "both"} - servings:
        assert table.refusal(f"hand-in {served}") == "santiago.building.cafe"


@pytest.mark.clause("santiago.building.cafe")
def test_the_cafe_takes_neither_other_goods_nor_the_goods_of_others() -> None:
    table = Position().holds(0, sugar=3, citrus=3, tobacco=3, wood=3).holds(1, cigar=2, rum=2).uses("cafe", 0)
    assert table.legal() == {"decline"}


@pytest.mark.clause("santiago.building.cafe", "santiago.building.cafe.one-per-type")
@pytest.mark.parametrize(("served", "cigars", "rum", "points"), SERVINGS)
def test_the_last_pieces_may_be_handed_in(served: str, cigars: int, rum: int, points: int) -> None:
    table = Position().holds(0, cigar=cigars, rum=rum, points=0).uses("cafe").play(f"hand-in {served}")
    assert (table.goods(0, "cigar"), table.goods(0, "rum"), table.points(0)) == (0, 0, points)
    assert (table.supply_of("cigar"), table.supply_of("rum")) == (8, 8)


@pytest.mark.clause("santiago.building.cafe.one-per-type")
@pytest.mark.parametrize("served", ["cigar", "rum", "both"])
def test_nobody_hands_in_twice_in_one_use(served: str) -> None:
    table = Position().holds(0, cigar=4, rum=4).uses("cafe").play(f"hand-in {served}")
    assert (table.asked, table.question) == (1, "drive")
    assert table.goods(0, "cigar") >= 3
    assert table.goods(0, "rum") >= 3
    assert table.points(0) <= 6


@pytest.mark.clause("santiago.building.cafe")
@pytest.mark.parametrize(("served", "goods"), [("cigar", ["cigar"]), ("rum", ["rum"]), ("both", ["cigar", "rum"])])
def test_each_piece_handed_in_is_told(served: str, goods: list[str]) -> None:
    table = Position().holds(1, cigar=2, rum=2).uses("cafe", 1).play(f"hand-in {served}")
    told = table.told("good-handed-in")
    assert sorted(str(event.words()["good"]) for event in told) == goods
    assert [(event.words()["seat"], event.words()["points"]) for event in told] == [("2", 2)] * len(goods)
    assert {event.clause for event in told} == {"santiago.building.cafe"}


@pytest.mark.clause("santiago.broker.use-optional")
def test_whoever_declines_the_cafe_keeps_cigars_and_rum() -> None:
    table = Position().holds(0, cigar=1, rum=1).uses("cafe")
    before, open_before = belongings(table, 0), board(table)
    table.play("decline")
    assert belongings(table, 0) == before
    assert board(table) == open_before
    assert table.told("good-handed-in") == []


@pytest.mark.clause("santiago.building.cafe")
def test_rum_from_the_fence_can_be_served_at_once() -> None:
    table = Position().visit("pablo").play("take rum", "broker cafe", "hand-in rum")
    assert (table.goods(0, "rum"), table.points(0), table.supply_of("rum")) == (0, 4, 8)
