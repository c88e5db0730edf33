"""The black market: one good for one other, never wood."""

from itertools import permutations

import pytest

from malecon.engine.errors import MaleconError
from tests.santiago.position import Position
from tests.santiago.test_bank_and_church import belongings, board

TRADED = ("sugar", "citrus", "tobacco", "rum", "cigar")


@pytest.mark.clause("santiago.building.black-market")
@pytest.mark.parametrize(("given", "taken"), list(permutations(TRADED, 2)))
def test_the_black_market_gives_one_good_for_one_other(given: str, taken: str) -> None:
    table = Position().holds(0, sugar=2, citrus=2, tobacco=2, rum=2, cigar=2, wood=2).uses("black-market")
    mine, theirs, open_before = belongings(table, 0), belongings(table, 1), board(table)
    table.play(f"trade {given} {taken}")
    assert belongings(table, 0) == {**mine, given: 1, taken: 3}
    assert belongings(table, 1) == theirs
    supply = open_before["supply"]
    supply = {**supply, given: supply[given] + 1, taken: supply[taken] - 1}
    assert board(table) == {**open_before, "supply": supply}


@pytest.mark.clause("santiago.building.black-market", "santiago.building.black-market.limits")
def test_whoever_has_all_five_goods_may_trade_each_for_each_other() -> None:
    table = Position().holds(0, sugar=1, citrus=1, tobacco=1, rum=1, cigar=1).uses("black-market")
    assert table.legal() == {"decline"} | {f"trade {given} {taken}" for given, taken in permutations(TRADED, 2)}


@pytest.mark.clause("santiago.building.black-market", "santiago.building.black-market.limits")
@pytest.mark.parametrize("given", TRADED)
def test_only_a_good_one_owns_can_be_given(given: str) -> None:
    table = Position().empty_handed(0).holds(0, pesos=5, points=5, **{given: 1}).uses("black-market")
    others = [good for good in TRADED if good != given]
    assert table.legal() == {"decline"} | {f"trade {given} {taken}" for taken in others}
    for other in others:
        assert table.refusal(f"trade {other} {given}") == "santiago.building.black-market"


@pytest.mark.clause("santiago.building.black-market.limits")
@pytest.mark.parametrize("good", TRADED)
def test_a_good_is_not_traded_for_its_own_type(good: str) -> None:
    table = Position().holds(0, **{good: 3}).uses("black-market")
    assert table.refusal(f"trade {good} {good}") == "santiago.building.black-market.limits"


@pytest.mark.clause("santiago.building.black-market.limits")
@pytest.mark.parametrize("taken", TRADED)
def test_the_good_taken_must_be_in_the_supply(taken: str) -> None:
    table = Position().holds(0, sugar=1, citrus=1, tobacco=1, rum=1, cigar=1).supply(**{taken: 0}).uses("black-market")
    legal = {f"trade {given} {other}" for given, other in permutations(TRADED, 2) if other != taken}
    assert table.legal() == {"decline"} | legal
    for given in set(TRADED) - {taken}:
        assert table.refusal(f"trade {given} {taken}") == "santiago.building.black-market.limits"


@pytest.mark.clause("santiago.building.black-market.limits")
def test_the_last_piece_in_the_supply_can_be_taken() -> None:
    table = Position().holds(0, sugar=1).supply(rum=1).uses("black-market").play("trade sugar rum")
    assert (table.goods(0, "sugar"), table.goods(0, "rum"), table.supply_of("rum")) == (0, 1, 0)


@pytest.mark.clause("santiago.building.black-market.limits")
def test_with_an_exhausted_supply_only_declining_is_left() -> None:
    table = Position().supply(sugar=0, citrus=0, tobacco=0, rum=0, cigar=0).uses("black-market")
    assert table.legal() == {"decline"}


@pytest.mark.clause("santiago.building.black-market")
def test_wood_is_not_given_on_the_black_market() -> None:
    table = Position().empty_handed(0).holds(0, wood=4, pesos=3, points=2).uses("black-market")
    assert table.legal() == {"decline"}
    with pytest.raises(MaleconError, match="error-unknown-move"):
        table.play("trade wood rum")
    assert (table.goods(0, "wood"), table.goods(0, "rum")) == (4, 0)


@pytest.mark.clause("santiago.building.black-market")
def test_wood_is_not_taken_on_the_black_market() -> None:
    table = Position().supply(sugar=0, citrus=0, tobacco=0, rum=0, cigar=0, wood=8).uses("black-market")
    assert table.legal() == {"decline"}
    with pytest.raises(MaleconError, match="error-unknown-move"):
        table.play("trade sugar wood")
    assert (table.goods(0, "wood"), table.goods(0, "sugar")) == (0, 1)


@pytest.mark.clause("santiago.building.black-market.limits")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_there_is_exactly_one_exchange_per_use(seat: int) -> None:
    table = Position(3).holds(seat, citrus=5).uses("black-market", seat).play("trade citrus cigar")
    assert (table.goods(seat, "citrus"), table.goods(seat, "cigar")) == (4, 1)
    assert (table.asked, table.question) == ((seat + 1) % 3, "drive")


@pytest.mark.clause("santiago.building.black-market")
def test_an_exchange_on_the_black_market_is_told() -> None:
    table = Position().uses("black-market", 1).play("trade tobacco citrus")
    (told,) = table.told("goods-exchanged")
    assert told.words() == {"seat": "2", "given": "tobacco", "taken": "citrus", "amount": 1}
    assert told.clause == "santiago.building.black-market"


@pytest.mark.clause("santiago.broker.use-optional")
def test_whoever_declines_the_black_market_keeps_everything() -> None:
    table = Position().uses("black-market")
    before, open_before = belongings(table, 0), board(table)
    table.play("decline")
    assert belongings(table, 0) == before
    assert board(table) == open_before
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.building.black-market")
def test_the_opponents_goods_are_not_for_sale() -> None:
    table = Position().empty_handed(0).holds(1, sugar=3, rum=3).uses("black-market", 0)
    assert table.legal() == {"decline"}


@pytest.mark.clause("santiago.building.black-market")
def test_the_musicians_guest_trades_on_the_black_market() -> None:
    table = Position().visit("martinez").play("use", "broker black-market", "trade sugar cigar")
    assert belongings(table, 0) == {
        "pesos": 6,
        "points": 2,
        "sugar": 0,
        "citrus": 1,
        "tobacco": 1,
        "rum": 0,
        "cigar": 1,
        "wood": 0,
    }
    assert (table.supply_of("sugar"), table.supply_of("cigar")) == (7, 7)
