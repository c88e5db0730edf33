"""El Zorro, the pickpocket."""

import pytest

from tests.santiago.position import Position

GOODS = ("sugar", "citrus", "tobacco", "rum", "cigar")


def belongings(table: Position, seat: int) -> list[int]:
    return [table.pesos(seat), table.points(seat), *(table.goods(seat, good) for good in (*GOODS, "wood"))]


@pytest.mark.clause("santiago.cuban.zorro")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_opponent_gives_the_active_player_one_peso_by_choice(players: int) -> None:
    table = Position(players).visit("zorro").play("use", *["give-peso"] * (players - 1))
    assert [table.pesos(seat) for seat in range(players)] == [3 + players - 1] + [2] * (players - 1)
    assert [table.points(seat) for seat in range(players)] == [2] * players
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.cuban.zorro")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_opponent_chooses_what_he_gives(seat: int) -> None:
    table = Position(4).visit("zorro", seat).play("use", "give-peso", "give-point", "give citrus")
    first, second, third = ((seat + step) % 4 for step in (1, 2, 3))
    assert belongings(table, seat) == [4, 3, 1, 2, 1, 0, 0, 0]
    assert belongings(table, first) == [2, 2, 1, 1, 1, 0, 0, 0]
    assert belongings(table, second) == [3, 1, 1, 1, 1, 0, 0, 0]
    assert belongings(table, third) == [3, 2, 1, 0, 1, 0, 0, 0]


@pytest.mark.clause("santiago.cuban.zorro")
@pytest.mark.parametrize("good", GOODS)
def test_a_good_given_passes_from_hand_to_hand(good: str) -> None:
    table = Position().holds(1, **{good: 2}).holds(0, **{good: 1})
    left = table.supply_of(good)
    table.visit("zorro").play("use", f"give {good}")
    assert (table.goods(0, good), table.goods(1, good), table.supply_of(good)) == (2, 1, left)
    assert (table.pesos(1), table.points(1)) == (3, 2)


@pytest.mark.clause("santiago.cuban.zorro", "santiago.cuban.zorro.must-give")
def test_the_gift_is_a_peso_a_point_or_a_good_and_never_refused() -> None:
    table = Position().holds(1, rum=1, cigar=1, wood=3).visit("zorro").play("use")
    assert (table.asked, table.question) == (1, "gift")
    assert table.legal() == {"give-peso", "give-point", *(f"give {good}" for good in GOODS)}


@pytest.mark.clause("santiago.cuban.zorro.must-give")
@pytest.mark.parametrize(
    ("what", "gift"),
    [("pesos", "give-peso"), ("points", "give-point"), *((good, f"give {good}") for good in GOODS)],
)
def test_who_has_only_one_thing_must_give_it(what: str, gift: str) -> None:
    table = Position().empty_handed(1).holds(1, wood=2, **{what: 1}).visit("zorro").play("use")
    assert (table.asked, table.legal()) == (1, {gift})
    table.play(gift)
    assert belongings(table, 1) == [0, 0, 0, 0, 0, 0, 0, 2]


@pytest.mark.clause("santiago.cuban.zorro.must-give")
def test_nobody_may_choose_a_gift_he_does_not_own() -> None:
    table = Position().empty_handed(1).holds(1, citrus=1).visit("zorro").play("use")
    for gift in ("give-peso", "give-point", "give sugar", "give tobacco", "give rum", "give cigar"):
        assert table.refusal(gift) == "santiago.cuban.zorro.must-give"
    assert table.refusal("give citrus") is None


@pytest.mark.clause("santiago.cuban.zorro.nothing-to-give")
@pytest.mark.parametrize("wood", [0, 1, 3])
def test_wood_never_pays_el_zorro_and_who_has_nothing_else_gives_nothing(wood: int) -> None:
    table = Position().empty_handed(1).holds(1, wood=wood).visit("zorro").play("use")
    assert (table.asked, table.question) == (1, "drive")
    assert belongings(table, 0) == [3, 2, 1, 1, 1, 0, 0, 0]
    assert belongings(table, 1) == [0, 0, 0, 0, 0, 0, 0, wood]
    assert [event.words() for event in table.told("nothing-given")] == [{"seat": "2", "to": "1"}]


@pytest.mark.clause("santiago.cuban.zorro.nothing-to-give")
@pytest.mark.parametrize("poor", [1, 2, 3])
def test_a_player_with_nothing_is_skipped_and_the_others_still_give(poor: int) -> None:
    table = Position(4).empty_handed(poor).visit("zorro").play("use")
    asked = []
    while table.question == "gift":
        asked.append(table.asked)
        table.play("give-peso")
    assert asked == [seat for seat in (1, 2, 3) if seat != poor]
    assert (table.pesos(0), table.pesos(poor)) == (5, 0)


@pytest.mark.clause("santiago.cuban.zorro.order")
@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_opponents_give_one_after_the_other_from_the_left(players: int, seat: int) -> None:
    table = Position(players).visit("zorro", seat).play("use")
    asked = []
    while table.question == "gift":
        assert list(table.match.asked) == [table.asked]
        asked.append(table.asked)
        table.play("give-point")
    assert asked == [(seat + step) % players for step in range(1, players)]
    assert (table.asked, table.question) == ((seat + 1) % players, "drive")


@pytest.mark.clause("santiago.cuban.zorro.order", "santiago.cuban.zorro.open-gift")
def test_the_second_giver_sees_the_first_gift() -> None:
    table = Position(3).visit("zorro").play("use", "give sugar")
    assert (table.asked, table.question) == (2, "gift")
    assert [event.words() for event in table.told("good-given")] == [{"seat": "2", "to": "1", "good": "sugar"}]
    assert table.match.view(0)["players"][0]["goods"]["sugar"] == 2


@pytest.mark.clause("santiago.cuban.zorro.open-gift")
def test_the_kind_of_gift_is_public() -> None:
    table = Position(4).visit("zorro").play("use", "give-peso", "give-point", "give tobacco")
    assert [event.words() for event in table.told("peso-given")] == [{"seat": "2", "to": "1"}]
    assert [event.words() for event in table.told("point-given")] == [{"seat": "3", "to": "1"}]
    assert [event.words() for event in table.told("good-given")] == [{"seat": "4", "to": "1", "good": "tobacco"}]


# -- the broker after El Zorro -----------------------------------------------------------------------------------------


@pytest.mark.clause("santiago.cuban.zorro.broker-stays")
@pytest.mark.parametrize("building", ["bank", "church", "distillery", "newspaper"])
def test_the_broker_stays_and_its_building_may_be_used_again(building: str) -> None:
    table = Position().broker_on(0, building).visit("zorro").play("use", "give sugar")
    assert (table.asked, table.question, table.broker_of(0)) == (0, building, building)
    assert "decline" in table.legal()
    table.play("decline")
    assert (table.asked, table.question, table.broker_of(0)) == (1, "drive", building)


@pytest.mark.clause("santiago.cuban.zorro.broker-stays")
def test_the_building_below_the_broker_is_used_once() -> None:
    table = Position().broker_on(0, "bank").visit("zorro").play("use", "give-point", "use")
    assert (table.pesos(0), table.broker_of(0)) == (5, "bank")
    assert (table.asked, table.question) == (1, "drive")
    assert not table.told("broker-moved")


@pytest.mark.clause("santiago.cuban.zorro.first-turn")
@pytest.mark.parametrize("answer", ["use", "decline"])
def test_el_zorro_on_the_first_turn_gives_no_building(answer: str) -> None:
    table = Position().before("zorro").play("drive 1", answer)
    if answer == "use":
        table.play("give-peso")
    assert (table.asked, table.question, table.broker_of(0)) == (1, "drive", None)


@pytest.mark.clause("santiago.cuban.zorro.first-turn")
def test_el_zorro_on_the_first_turn_gives_no_building_although_another_broker_stands_on_one() -> None:
    table = Position().broker_on(0, "bank").visit("zorro", 1).play("decline")
    assert (table.asked, table.question, table.broker_of(1)) == (0, "drive", None)


@pytest.mark.clause("santiago.cuban.zorro.broker-off-board")
def test_el_zorro_gives_no_building_while_the_broker_is_off_the_board_even_later() -> None:
    table = Position().before("zorro").play("drive 1", "decline")
    table.before("port").play("drive 1", "pass", "pass")
    table.before("port").play("drive 1", "pass", "pass")
    table.before("zorro").play("drive 1", "decline")
    assert table.asked == 0
    table.before("zorro").play("drive 1", "use", "give-peso")
    assert (table.asked, table.question, table.broker_of(0)) == (1, "drive", None)


@pytest.mark.clause("santiago.cuban.zorro.decline")
def test_who_declines_to_rob_keeps_his_broker_in_place_and_may_use_its_building() -> None:
    table = Position().broker_on(0, "bank").visit("zorro").play("decline")
    assert belongings(table, 1) == [3, 2, 1, 1, 1, 0, 0, 0]
    assert (table.asked, table.question, table.broker_of(0)) == (0, "bank", "bank")
    assert table.play("use").pesos(0) == 5
    assert (table.asked, table.question) == (1, "drive")


@pytest.mark.clause("santiago.cuban.zorro.decline", "santiago.cuban.zorro.nothing-to-give")
def test_a_robbery_that_brings_nothing_still_leaves_the_building() -> None:
    table = Position(3).empty_handed(1).empty_handed(2).broker_on(0, "bank").visit("zorro").play("use")
    assert (table.asked, table.question, table.broker_of(0)) == (0, "bank", "bank")
    assert len(table.told("nothing-given")) == 2


@pytest.mark.clause("santiago.cuban.zorro.nothing-to-give", "santiago.cuban.zorro.open-gift")
def test_every_gift_is_told_with_its_clause() -> None:
    table = Position(4).holds(1, pesos=1).holds(2, points=1).empty_handed(3).visit("zorro")
    table.play("use", "give-peso", "give-point")
    peso, point, nothing = table.told("peso-given"), table.told("point-given"), table.told("nothing-given")
    assert [(event.clause, event.words()) for event in peso] == [("santiago.cuban.zorro", {"seat": "2", "to": "1"})]
    assert [(event.clause, event.words()) for event in point] == [("santiago.cuban.zorro", {"seat": "3", "to": "1"})]
    assert [(event.clause, event.words()) for event in nothing] == [
        ("santiago.cuban.zorro.nothing-to-give", {"seat": "4", "to": "1"})
    ]
