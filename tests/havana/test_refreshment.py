"""Refreshment: a hand card for a discarded one."""

import pytest

from tests.havana.position import Position


def thirsty() -> Position:
    """Seat 0 shows Refreshment and Siesta; Mama and Worker are discarded and the other nine cards in hand."""
    return Position(2).shows(0, "refreshment", "siesta").discarded(0, "mama", "worker")


@pytest.mark.clause("havana.card.refreshment.swap", "havana.card.refreshment.optional")
def test_any_hand_card_may_be_swapped_for_any_discard_or_the_action_skipped() -> None:
    table = Position(2).shows(0, "refreshment", "siesta")
    table.hand(0, "pesos", "architect", "debris").acts(0, "refreshment")
    gone = ["protection", "conservation", "tax-collector", "worker", "pesos-thief", "materials-thief", "black-market"]
    gone.append("mama")
    swaps = {f"swap {given} {taken}" for given in ("pesos", "architect", "debris") for taken in gone}
    assert (table.asked, table.question) == (0, "refreshment")
    assert table.legal() == {"skip"} | swaps


@pytest.mark.clause("havana.card.refreshment.swap", "havana.card.refreshment.hand-only")
def test_one_hand_card_goes_to_the_discards_and_one_discard_comes_to_hand() -> None:
    table = thirsty()
    hand, theirs = table.cards(0, "hand"), table.cards(1, "hand")
    table.acts(0, "refreshment").play("swap pesos mama")
    assert table.cards(0, "hand") == hand - {"pesos"} | {"mama"}
    assert table.cards(0, "discarded") | table.cards(0, "put-away") == {"worker", "pesos"}
    assert table.cards(0, "open") == {"refreshment", "siesta"}
    assert (table.cards(1, "hand"), table.cards(1, "open")) == (theirs, {"siesta", "protection"})
    assert table.question == ""


@pytest.mark.clause("havana.card.refreshment.optional")
def test_refreshment_may_be_left_unused() -> None:
    table = thirsty()
    hand = table.cards(0, "hand")
    table.acts(0, "refreshment").play("skip")
    assert (table.cards(0, "hand"), table.cards(0, "discarded")) == (hand, {"mama", "worker"})
    assert (table.cards(0, "put-away"), table.question) == (set(), "")
    assert table.told("action-skipped")[-1].words() == {"seat": "1", "card": "refreshment"}
    assert table.told("action-skipped")[-1].clause == "havana.card.refreshment.optional"


@pytest.mark.clause("havana.card.refreshment.shown")
def test_the_card_taken_back_is_shown_and_the_card_put_away_is_not() -> None:
    table = thirsty().acts(0, "refreshment").play("swap pesos mama")
    assert table.told("card-taken-back")[-1].words() == {"seat": "1", "card": "mama"}
    assert table.told("card-taken-back")[-1].clause == "havana.card.refreshment.shown"
    assert table.told("card-put-away")[-1].words() == {"seat": "1"}
    assert table.told("card-put-away")[-1].clause == "havana.card.refreshment.swap"


@pytest.mark.clause("havana.card.refreshment.shown")
def test_nobody_else_can_tell_which_card_was_put_away() -> None:
    one = thirsty().acts(0, "refreshment").play("swap pesos mama")
    other = thirsty().acts(0, "refreshment").play("swap architect mama")
    assert one.match.view(1) == other.match.view(1)
    assert one.match.view(0) != other.match.view(0)
    assert one.match.view(1)["cards"][0]["discarded"] == ["worker"]
    assert one.match.view(1)["cards"][0]["count"] == {"hand": 9, "sealed": 0, "put_away": 1}
    assert one.match.view(0)["cards"][0]["put_away"] == ["pesos"]


@pytest.mark.clause("havana.card.refreshment.swap")
def test_whose_hand_it_is_decides_which_card_may_be_given() -> None:
    table = Position(3).shows(2, "refreshment", "siesta").discarded(2, "mama", "worker").acts(2, "refreshment")
    assert table.refusal("swap pesos pesos") == "havana.card.refreshment.other-card"
    assert table.refusal("swap worker mama") == "havana.card.refreshment.swap"


@pytest.mark.clause("havana.card.refreshment.other-card")
def test_the_card_just_put_away_cannot_be_the_card_taken() -> None:
    table = thirsty().acts(0, "refreshment")
    assert table.refusal("swap pesos pesos") == "havana.card.refreshment.other-card"
    assert table.refusal("swap worker worker") == "havana.card.refreshment.swap"
    assert table.refusal("swap worker mama") == "havana.card.refreshment.swap"
    assert table.refusal("swap pesos worker") is None


@pytest.mark.clause("havana.card.refreshment.swap")
def test_a_card_put_away_earlier_is_in_the_pile_and_may_be_taken_back() -> None:
    table = thirsty().acts(0, "refreshment").play("swap pesos mama").acts(0, "refreshment")
    assert {move for move in table.legal() if move.endswith(" pesos")} == {
        f"swap {card} pesos" for card in table.cards(0, "hand")
    }
    table.play("swap mama pesos")
    assert (table.cards(0, "put-away"), table.cards(0, "discarded")) == ({"mama"}, {"worker"})
    assert "pesos" in table.cards(0, "hand")
    assert table.told("card-taken-back")[-1].words() == {"seat": "1", "card": "pesos"}


@pytest.mark.clause("havana.card.refreshment.empty-discard")
def test_with_an_empty_discard_pile_refreshment_does_nothing() -> None:
    table = Position(2).shows(0, "refreshment", "siesta").acts(0, "refreshment")
    assert table.question == ""
    assert (len(table.cards(0, "hand")), table.cards(0, "discarded"), table.cards(0, "put-away")) == (11, set(), set())
    assert [(event.name, event.words(), event.clause) for event in table.events] == [
        ("action-idle", {"seat": "1", "card": "refreshment"}, "havana.card.refreshment.empty-discard")
    ]


@pytest.mark.clause("havana.card.refreshment.swap")
def test_only_the_own_discard_pile_counts() -> None:
    table = Position(2).shows(0, "refreshment", "siesta").discarded(1, "mama", "worker").acts(0, "refreshment")
    assert table.question == ""
    table = Position(2).shows(1, "refreshment", "siesta").discarded(1, "mama").acts(1, "refreshment")
    assert (table.asked, len(table.legal())) == (1, 11)
    table.play("swap pesos mama")
    assert (table.cards(1, "put-away"), table.cards(0, "put-away")) == ({"pesos"}, set())


@pytest.mark.clause("havana.card.refreshment.hand-only")
def test_open_cards_are_neither_put_away_nor_taken() -> None:
    table = thirsty().acts(0, "refreshment")
    for card in ("siesta", "refreshment"):
        assert table.refusal(f"swap {card} mama") == "havana.card.refreshment.swap"
        assert table.refusal(f"swap pesos {card}") == "havana.card.refreshment.other-card"


@pytest.mark.clause("havana.card.refreshment.hand-only")
def test_number_and_order_stay_and_the_recovered_card_can_be_played_in_the_same_round() -> None:
    table = thirsty().shows(1, "refreshment", "protection").starts_round()
    assert (table.question, table.asked) == ("refreshment", 0)
    table.play("swap pesos mama")
    assert (table.order_of_play, table.cards(0, "open")) == ([0, 1], {"refreshment", "siesta"})
    table.replaces()
    assert {move for move in table.legal() if move.endswith(" mama")} == {"cover siesta mama", "cover refreshment mama"}
    assert not {move for move in table.legal() if move.endswith(" pesos")}
    table.play("cover siesta mama")
    assert table.cards(0, "sealed") == {"mama"}


@pytest.mark.clause("havana.card.refreshment.optional", "havana.card.refreshment.shown")
def test_swap_and_skip_are_told_by_seat() -> None:
    table = Position(3).shows(2, "refreshment", "siesta").discarded(2, "mama").acts(2, "refreshment")
    assert table.asked == 2
    table.play("swap debris mama")
    assert table.told("card-put-away")[-1].words() == {"seat": "3"}
    assert table.told("card-taken-back")[-1].words() == {"seat": "3", "card": "mama"}
    table.acts(2, "refreshment").play("skip")
    assert table.told("action-skipped")[-1].words() == {"seat": "3", "card": "refreshment"}


@pytest.mark.clause("havana.card.refreshment.empty-discard")
def test_a_single_discarded_card_is_enough_even_one_put_away() -> None:
    table = Position(2).shows(0, "refreshment", "siesta").discarded(0, "mama").acts(0, "refreshment")
    table.play("swap pesos mama").acts(0, "refreshment")
    assert table.legal() == {"skip", *(f"swap {card} pesos" for card in table.cards(0, "hand"))}
