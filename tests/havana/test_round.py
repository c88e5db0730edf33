"""The phases of a round, and one player's turn."""

import pytest

from malecon.engine.errors import MaleconError
from tests.havana.position import Position

ENDS = ("upper-left", "upper-right", "lower-left", "lower-right")
ACTING = (
    *("refreshment", "debris", "conservation", "tax-collector", "worker", "architect"),
    *("pesos-thief", "materials-thief", "black-market", "pesos", "mama"),
)
MANDATORY = tuple(card for card in ACTING if card not in ("refreshment", "conservation"))


def rich(players: int = 2) -> Position:
    """Every action can do something, for seat 0."""
    table = Position(players).centre(red=2, grey=3, pesos=5)
    for seat in range(1, players):
        table.shows(seat, "siesta", "mama").holds(seat, red=1, pesos=4)
    return table


def answers_another_question(table: Position, text: str) -> bool:
    """The move is no answer to the question, whatever the position."""
    try:
        table.refusal(text)
    except MaleconError as error:
        return error.key == "error-other-question"
    return False


# -- phases ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.round.phases", "havana.round.repeat", "havana.order.ascending")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_turns_then_supply_then_new_cards_and_begins_again(players: int) -> None:
    table = Position(players).starts_round()
    for number, cover in ((2, "cover siesta debris"), (3, "cover debris architect")):
        assert table.round == number
        assert (table.told("round-begun")[-1].words(), table.told("round-begun")[-1].clause) == (
            {"round": number},
            "havana.round.repeat",
        )
        for seat in range(players):
            assert (table.match.asked, table.question) == ((seat,), "buy")
            table.play("stop-buying")
        for _ in range(3):
            assert (table.asked, table.question) == (-1, "draw")
            table.play("draw blue")
        for seat in range(players):
            assert (table.match.asked, table.question) == ((seat,), "cover")
            table.play(cover)
    assert (table.round, table.centre_pesos, table.centre_cubes) == (4, 6, {"blue": 6})


@pytest.mark.clause("havana.round.phases")
def test_nothing_is_supplied_before_the_last_player_has_finished() -> None:
    table = Position(3).starts_round().play("stop-buying", "stop-buying")
    assert (table.asked, table.question, table.centre_pesos) == (2, "buy", 0)
    table.play("stop-buying")
    assert (table.asked, table.question) == (-1, "draw")
    table.play("draw red", "draw red")
    assert table.question == "draw"
    table.play("draw grey")
    assert (table.asked, table.question) == (0, "cover")
    assert (table.centre_cubes, table.centre_pesos) == ({"red": 2, "grey": 1}, 3)


@pytest.mark.clause("havana.round.repeat", "havana.round.phases")
def test_the_next_round_begins_when_the_new_cards_are_turned_up() -> None:
    table = Position(2).round_is(5).replaces().play("cover siesta debris")
    assert (table.asked, table.question, table.round) == (1, "cover", 5)
    table.play("cover protection debris")
    assert table.round == 6
    assert [event.words() for event in table.told("round-begun")] == [{"round": 6}]
    assert [event.words() for event in table.told("number-formed")] == [
        {"seat": "2", "number": 2, "place": 1},
        {"seat": "1", "number": 22, "place": 2},
    ]
    assert table.asked == 1


# -- two actions -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.turn.two-actions")
@pytest.mark.parametrize(("first", "second"), [("worker", "pesos"), ("pesos", "worker")])
def test_both_actions_are_carried_out_in_the_order_the_player_likes(first: str, second: str) -> None:
    table = rich().shows(0, "worker", "pesos").turn_of(0)
    assert (table.asked, table.question) == (0, "first-action")
    assert table.legal() == {"first worker", "first pesos"}
    table.play(f"first {first}")
    assert (table.workers(0), table.pesos(0), table.question) == (2, 3, "buy")
    told = [event.name for event in table.events if event.name in ("workers-taken", "centre-pesos-taken")]
    names = {"worker": "workers-taken", "pesos": "centre-pesos-taken"}
    assert told == [names[first], names[second]]


@pytest.mark.clause("havana.turn.two-actions")
def test_only_one_of_the_two_open_cards_can_be_carried_out_first() -> None:
    table = rich().shows(0, "debris", "mama").turn_of(0)
    for card in ("siesta", "worker", "pesos", "architect"):
        assert table.refusal(f"first {card}") == "havana.turn.two-actions"
    assert table.legal() == {"first debris", "first mama"}


@pytest.mark.clause("havana.turn.two-actions")
def test_the_order_of_the_actions_matters() -> None:
    debris_first = rich().shows(0, "debris", "mama").turn_of(0).play("first debris")
    assert (debris_first.cubes(0), debris_first.centre_cubes) == ({"red": 1, "grey": 3}, {"red": 1})
    mama_first = rich().shows(0, "debris", "mama").centre(red=0, blue=1).turn_of(0).play("first mama")
    assert mama_first.cubes(0) == {"blue": 1, "grey": 3}
    assert debris_first.told("debris-taken")[0].words() == {"seat": "1", "cubes": 3}
    assert [event.words()["cubes"] for event in mama_first.told("debris-taken")] == [2, 1]


@pytest.mark.clause("havana.turn.two-actions")
@pytest.mark.parametrize("idle", ["siesta", "protection"])
def test_a_card_without_action_leaves_no_order_to_choose(idle: str) -> None:
    table = rich().shows(0, idle, "worker").turn_of(0)
    assert (table.question, table.workers(0)) == ("buy", 2)
    assert [event.words() for event in table.told("action-idle")] == [{"seat": "1", "card": idle}]


@pytest.mark.clause("havana.turn.two-actions")
def test_each_action_is_carried_out_once() -> None:
    table = rich().shows(0, "architect", "worker").turn_of(0).play("first worker")
    assert (table.workers(0), table.workers_left, table.question) == (3, 12, "buy")


# -- duty --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.turn.mandatory")
@pytest.mark.parametrize("card", MANDATORY)
def test_a_mandatory_action_cannot_be_skipped(card: str) -> None:
    table = rich().shows(0, "siesta", card).turn_of(0)
    while table.question not in ("buy", "draw"):
        assert answers_another_question(table, "skip")
        assert not {"skip", "enough", "stop-buying"} & table.legal()
        table.play(sorted(table.legal())[0])
    if table.question == "draw":
        table.play("draw red", "draw red")
    assert table.question == "buy"
    assert table.told("action-skipped") == []
    assert (table.cubes(0), table.pesos(0), table.workers(0)) != ({}, 0, 0)


@pytest.mark.clause("havana.turn.mandatory")
def test_refreshment_and_conservation_may_be_skipped() -> None:
    fresh = rich().shows(0, "siesta", "refreshment").discarded(0, "mama").turn_of(0)
    assert "skip" in fresh.legal()
    assert fresh.play("skip").told("action-skipped")[-1].words() == {"seat": "1", "card": "refreshment"}
    assert (fresh.question, fresh.cards(0, "discarded")) == ("buy", {"mama"})
    kept = rich().shows(0, "siesta", "conservation").turn_of(0)
    assert "skip" in kept.legal()
    assert kept.play("skip").told("action-skipped")[-1].words() == {"seat": "1", "card": "conservation"}
    assert (kept.question, kept.box_buildings) == ("buy", set())


@pytest.mark.clause("havana.turn.mandatory")
def test_neither_of_two_mandatory_actions_can_be_left_out() -> None:
    table = rich().shows(0, "worker", "pesos").turn_of(0)
    assert answers_another_question(table, "skip")
    assert answers_another_question(table, "stop-buying")


# -- what cannot be done -----------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.turn.impossible")
@pytest.mark.parametrize("card", ["refreshment", "debris", "worker", "architect", "black-market", "pesos", "mama"])
def test_an_action_that_cannot_do_anything_is_passed_over(card: str) -> None:
    table = Position().shows(0, "siesta", card).reserve(0).bag().turn_of(0)
    assert (table.asked, table.question, table.legal()) == (0, "buy", {"stop-buying"})
    assert (table.cubes(0), table.pesos(0), table.workers(0), table.points(0)) == ({}, 0, 0, 0)


@pytest.mark.clause("havana.turn.impossible")
@pytest.mark.parametrize("card", ["pesos-thief", "materials-thief"])
def test_a_thief_with_a_victim_who_owns_nothing_takes_nothing(card: str) -> None:
    table = Position().shows(0, "siesta", card).shows(1, "siesta", "mama").turn_of(0)
    if table.question != "buy":
        table.play("rob 2")
    assert table.question == "buy"
    assert (table.cubes(0), table.pesos(0), table.pesos(1)) == ({}, 0, 0)


@pytest.mark.clause("havana.turn.impossible")
def test_the_second_action_is_still_carried_out_when_the_first_is_impossible() -> None:
    table = Position().shows(0, "debris", "worker").turn_of(0)
    if table.question == "first-action":
        table.play("first debris")
    assert (table.question, table.workers(0), table.cubes(0)) == ("buy", 2, {})


@pytest.mark.clause("havana.turn.partial")
@pytest.mark.parametrize(("bag", "drawn"), [(3, 2), (2, 2), (1, 1)])
def test_the_player_takes_what_there_is_when_less_is_left_than_due(bag: int, drawn: int) -> None:
    table = Position().shows(0, "siesta", "black-market").bag(blue=bag).turn_of(0)
    while table.question == "draw":
        table.play("draw blue")
    assert (table.cubes(0), table.question) == ({"blue": drawn}, "buy")
    assert table.bag_cubes == ({"blue": bag - drawn} if bag > drawn else {})


# -- actions before purchases ------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.turn.actions-then-buy", "havana.turn.no-interleave")
def test_nothing_is_bought_before_or_between_the_actions() -> None:
    table = rich().shows(0, "conservation", "materials-thief").holds(0, red=3, yellow=3, blue=3, brown=3).turn_of(0)
    asked = []
    for move in ("first conservation", "skip", "rob 2"):
        asked.append(table.question)
        for end in ("upper-left", "upper-right", "lower-left", "lower-right"):
            assert answers_another_question(table, f"buy {end}")
        assert answers_another_question(table, "stop-buying")
        table.play(move)
    assert asked == ["first-action", "conservation", "materials-thief"]
    if table.question == "theft":
        table.play("steal red")
    assert (table.question, table.cubes(0)["red"]) == ("buy", 4)
    assert table.legal() == {"buy upper-left", "buy lower-left", "buy lower-right", "stop-buying"}


@pytest.mark.clause("havana.turn.no-interleave")
def test_the_first_action_is_completed_before_the_second_starts() -> None:
    table = rich().shows(0, "conservation", "worker").turn_of(0).play("first conservation")
    assert (table.question, table.workers(0)) == ("conservation", 0)
    table.play("remove upper-left")
    assert (table.question, table.workers(0), table.box_buildings) == ("buy", 2, {"beach-hut"})
    names = [event.name for event in table.events if event.name in ("building-removed", "workers-taken")]
    assert names == ["building-removed", "workers-taken"]


@pytest.mark.clause("havana.turn.no-interleave", "havana.turn.actions-then-buy")
def test_once_buying_has_begun_no_action_is_left() -> None:
    table = Position().shows(0, "worker", "conservation").holds(0, red=1).starts_round()
    assert table.asked == 1
    table.play("stop-buying", "first worker", "skip")
    assert table.question == "buy"
    table.play("buy upper-left")
    assert (table.question, table.workers(0)) == ("buy", 2)
    assert answers_another_question(table, "first conservation")
    assert answers_another_question(table, "remove upper-left")
    table.play("stop-buying")
    assert (table.asked, table.question) == (-1, "draw")


@pytest.mark.clause("havana.turn.actions-then-buy")
def test_what_the_actions_bring_can_be_spent_at_once() -> None:
    table = Position().shows(0, "siesta", "pesos").centre(pesos=6).turn_of(0).play("buy upper-right")
    assert (table.owned(0), table.pesos(0)) == ({"kiosk"}, 0)


# -- cards stay --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("havana.turn.cards-stay")
def test_both_action_cards_stay_open_after_use() -> None:
    table = rich().shows(0, "worker", "pesos").turn_of(0).play("first worker", "stop-buying")
    assert table.cards(0, "open") == {"worker", "pesos"}
    assert (len(table.cards(0, "hand")), table.cards(0, "discarded")) == (11, set())


@pytest.mark.clause("havana.turn.kept-card-acts-again")
@pytest.mark.parametrize("card", ["worker", "architect"])
def test_a_card_kept_for_several_rounds_acts_in_each_of_them(card: str) -> None:
    table = Position().shows(0, card, "siesta").starts_round()
    gained = []
    for number in range(2, 5):
        while table.question != "buy" or table.asked != 0:
            table.play("stop-buying")
        gained.append(table.workers(0))
        table.round_is(number).starts_round()
    step = 2 if card == "worker" else 1
    assert gained == [step, 2 * step, 3 * step]


@pytest.mark.clause("havana.turn.kept-card-acts-again", "havana.turn.mandatory")
@pytest.mark.parametrize("keeps", ["worker", "conservation"])
def test_a_kept_card_acts_again_with_the_same_duty_or_option_after_new_cards_are_laid(keeps: str) -> None:
    table = Position().shows(0, "siesta", keeps).starts_round().play("stop-buying")  # the number of seat 1 is lower
    if keeps == "conservation":
        assert table.legal() == {*(f"remove {end}" for end in ENDS), "skip"}
        table.play("remove upper-left")
    table.play("stop-buying", "draw red", "draw red", "draw red", "cover siesta debris")
    assert (table.asked, table.question) == (0, "cover")
    table.play("cover siesta protection")
    assert table.cards(0, "open") == {"protection", keeps}
    table.play("stop-buying")
    assert table.asked == 0
    if keeps == "conservation":
        assert table.legal() == {*(f"remove {end}" for end in ENDS), "skip"}
        table.play("skip")
    assert (table.question, table.workers(0)) == ("buy", 4 if keeps == "worker" else 0)
