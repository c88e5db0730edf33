"""The distillery and the cigar factory: any number of goods for as many of the finished good."""

import pytest

from tests.santiago.position import Position
from tests.santiago.test_bank_and_church import belongings, board

DISTILLERY = ("distillery", "sugar", "rum")
CIGAR_FACTORY = ("cigar-factory", "tobacco", "cigar")
FACTORIES = pytest.mark.parametrize(("factory", "raw", "made"), [DISTILLERY, CIGAR_FACTORY])


def at_factory(factory: str, raw: str, stock: int, made: str, left: int, seat: int = 0) -> Position:
    """The seat has this stock of the raw good at the factory, and this much of the finished good is left."""
    table = Position(3)
    for other in range(3):
        table.holds(other, sugar=0, tobacco=0)
    return table.holds(seat, **{raw: stock}).supply(**{made: left}).uses(factory, seat)


@pytest.mark.clause("santiago.building.distillery", "santiago.building.cigar-factory")
@FACTORIES
@pytest.mark.parametrize("amount", range(1, 9))
def test_a_factory_gives_as_many_finished_goods_as_it_takes(factory: str, raw: str, made: str, amount: int) -> None:
    table = at_factory(factory, raw, 8, made, 8)
    before, supply = belongings(table, 0), board(table)["supply"]
    table.play(f"exchange {amount}")
    assert belongings(table, 0) == {**before, raw: 8 - amount, made: amount}
    assert board(table)["supply"] == {**supply, raw: amount, made: 8 - amount}


@pytest.mark.clause("santiago.building.distillery", "santiago.building.cigar-factory")
@FACTORIES
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_player_at_the_factory_exchanges(factory: str, raw: str, made: str, seat: int) -> None:
    table = Position(3).holds(seat, **{raw: 3, made: 2}).uses(factory, seat)
    before, open_before = [belongings(table, other) for other in range(3)], board(table)
    table.play("exchange 2")
    before[seat] |= {raw: 1, made: 4}
    assert [belongings(table, other) for other in range(3)] == before
    supply = {**open_before["supply"], raw: 5, made: 4}
    assert board(table) == {**open_before, "supply": supply}
    assert (table.asked, table.question) == ((seat + 1) % 3, "drive")


@pytest.mark.clause("santiago.building.exchange-limits")
@FACTORIES
@pytest.mark.parametrize(
    ("stock", "left", "most"),
    [
        (0, 8, 0),
        (1, 8, 1),
        (2, 8, 2),
        (7, 8, 7),
        (8, 8, 8),
        (8, 7, 7),
        (8, 1, 1),
        (8, 0, 0),
        (1, 0, 0),
        (0, 0, 0),
        (0, 1, 0),
        (1, 1, 1),
        (1, 2, 1),
        (2, 1, 1),
        (3, 5, 3),
        (5, 3, 3),
        (4, 4, 4),
    ],
)
def test_the_number_is_at_least_one_and_at_most_what_player_and_supply_have(
    factory: str, raw: str, made: str, stock: int, left: int, most: int
) -> None:
    table = at_factory(factory, raw, stock, made, left)
    assert table.legal() == {"decline"} | {f"exchange {amount}" for amount in range(1, most + 1)}
    for amount in range(1, 9):
        clause = None if amount <= most else "santiago.building.exchange-limits"
        assert table.refusal(f"exchange {amount}") == clause


@pytest.mark.clause("santiago.building.exchange-limits")
@FACTORIES
def test_the_last_finished_good_can_be_made(factory: str, raw: str, made: str) -> None:
    table = at_factory(factory, raw, 2, made, 1).play("exchange 1")
    assert (table.goods(0, raw), table.goods(0, made), table.supply_of(made)) == (1, 1, 0)


@pytest.mark.clause("santiago.building.exchange-limits")
@FACTORIES
def test_goods_of_others_and_goods_of_other_types_do_not_feed_a_factory(factory: str, raw: str, made: str) -> None:
    table = Position().holds(0, sugar=2, citrus=2, tobacco=2, rum=2, cigar=2, wood=2)
    table.holds(0, **{raw: 0}).holds(1, **{raw: 5}).uses(factory, 0)
    assert table.legal() == {"decline"}
    assert table.supply_of(made) == 6


@pytest.mark.clause("santiago.building.distillery")
def test_the_distillery_turns_sugar_into_rum_and_leaves_tobacco_alone() -> None:
    table = Position().holds(0, sugar=2, tobacco=3).uses("distillery")
    assert table.legal() == {"exchange 1", "exchange 2", "decline"}
    table.play("exchange 2")
    assert (table.goods(0, "sugar"), table.goods(0, "rum")) == (0, 2)
    assert (table.goods(0, "tobacco"), table.goods(0, "cigar")) == (3, 0)


@pytest.mark.clause("santiago.building.cigar-factory")
def test_the_cigar_factory_turns_tobacco_into_cigars_and_leaves_sugar_alone() -> None:
    table = Position().holds(0, sugar=2, tobacco=3).uses("cigar-factory")
    assert table.legal() == {"exchange 1", "exchange 2", "exchange 3", "decline"}
    table.play("exchange 3")
    assert (table.goods(0, "tobacco"), table.goods(0, "cigar")) == (0, 3)
    assert (table.goods(0, "sugar"), table.goods(0, "rum")) == (2, 0)


@pytest.mark.clause("santiago.building.distillery", "santiago.building.cigar-factory")
@FACTORIES
def test_an_exchange_at_a_factory_is_told(factory: str, raw: str, made: str) -> None:
    table = Position().holds(1, **{raw: 4}).uses(factory, 1).play("exchange 3")
    (told,) = table.told("goods-exchanged")
    assert told.words() == {"seat": "2", "given": raw, "taken": made, "amount": 3}
    assert told.clause == f"santiago.building.{factory}"


@pytest.mark.clause("santiago.broker.use-optional")
@FACTORIES
def test_whoever_declines_a_factory_keeps_everything(factory: str, raw: str, made: str) -> None:
    table = Position().holds(0, **{raw: 4}).uses(factory)
    before, open_before = belongings(table, 0), board(table)
    table.play("decline")
    assert belongings(table, 0) == before
    assert board(table) == open_before
    assert (table.goods(0, made), table.told("goods-exchanged")) == (0, [])
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.building.distillery")
def test_sugar_taken_this_turn_can_be_distilled_this_turn() -> None:
    table = Position().swap("distillery", "church").visit("jose").play("use", "broker distillery")
    assert table.legal() == {"exchange 1", "exchange 2", "exchange 3", "decline"}
    table.play("exchange 3")
    assert (table.goods(0, "sugar"), table.goods(0, "rum"), table.supply_of("rum")) == (0, 3, 5)


@pytest.mark.clause("santiago.building.cigar-factory")
def test_el_zorro_lets_a_broker_use_the_cigar_factory_once_more() -> None:
    table = Position().holds(0, tobacco=2).broker_on(0, "cigar-factory").visit("zorro").play("decline", "exchange 2")
    assert (table.goods(0, "tobacco"), table.goods(0, "cigar")) == (0, 2)
    assert table.asked == 1
