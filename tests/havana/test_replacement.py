"""Phase 3: a new action card, the reveal, and the discards taken back."""

import pytest

from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.table import NATURE
from malecon.games.havana.game import GAME
from tests.havana.position import Position

ALL = {
    "siesta",
    "refreshment",
    "protection",
    "debris",
    "conservation",
    "tax-collector",
    "worker",
    "architect",
    "pesos-thief",
    "materials-thief",
    "black-market",
    "pesos",
    "mama",
}


def play_on(table: Position) -> None:
    """One answer that buys, removes and swaps nothing: passes where that is possible, else the first legal move."""
    legal = sorted(table.legal())
    quiet = [move for move in legal if move in ("skip", "stop-buying", "enough")]
    table.play(quiet[0] if quiet else legal[0])


def opening() -> Match:
    """Two players are asked for their two opening cards."""
    match = Match(Setting(GAME, ("Vanessa", "Peter"), options={}))
    while match.nature_asked:
        match.play(NATURE, match.legal(NATURE)[0])
    return match


@pytest.mark.clause("havana.new-card.one")
def test_exactly_one_hand_card_must_be_laid_on_one_of_the_two_open_cards() -> None:
    table = Position(2).shows(0, "pesos", "mama").hand(0, "siesta", "debris", "worker", "refreshment").replaces()
    assert (table.asked, table.question) == (0, "cover")
    assert table.legal() == {
        f"cover {old} {new}" for old in ("pesos", "mama") for new in ("siesta", "debris", "worker", "refreshment")
    }
    table.play("cover mama debris")
    assert (table.cards(0, "covered"), table.cards(0, "sealed"), table.cards(0, "open")) == (
        {"mama"},
        {"debris"},
        {"pesos"},
    )
    assert table.cards(0, "hand") == {"siesta", "worker", "refreshment"}
    assert table.asked == 1


@pytest.mark.clause("havana.new-card.one")
def test_neither_open_nor_discarded_cards_can_be_laid_and_only_open_cards_be_covered() -> None:
    table = Position(2).discarded(0, "worker", "pesos").replaces()
    assert table.legal() == {
        f"cover {old} {new}"
        for old in ("siesta", "protection")
        for new in ALL - {"siesta", "protection", "worker", "pesos"}
    }
    for move in ("cover siesta worker", "cover siesta protection", "cover siesta siesta", "cover mama debris"):
        assert table.refusal(move) == "havana.new-card.one"


@pytest.mark.clause("havana.new-card.order")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (2, 0, 3, 1), (3, 2, 1, 0)])
def test_they_do_so_one_after_another_in_the_order_of_phase_1(order: tuple[int, ...]) -> None:
    table = Position(4).order(*order).replaces()
    for seat in order:
        assert (table.asked, table.match.asked, table.question) == (seat, (seat,), "cover")
        table.play("cover siesta mama")
    assert [event.words()["seat"] for event in table.told("card-covered")] == [str(seat + 1) for seat in order]
    assert table.question != "cover"


@pytest.mark.clause("havana.new-card.order")
def test_the_order_stays_that_of_phase_1_whatever_is_owned_now() -> None:
    table = Position(2).shows(0, "pesos", "mama").shows(1, "siesta", "worker").starts_round()
    assert table.order_of_play == [1, 0]
    table.holds(1, pesos=9, red=3).replaces()
    assert table.asked == 1


@pytest.mark.clause("havana.example.new-card.cover", "havana.new-card.order", "havana.new-card.visible")
def test_vanessa_covers_her_0_then_peter_his_4_then_tobias_his_6() -> None:
    table = Position(3).shows(0, "siesta", "black-market").shows(1, "protection", "worker")
    table.shows(2, "protection", "materials-thief").replaces()
    table.play("cover siesta pesos", "cover worker mama")
    assert (table.asked, table.told("card-revealed")) == (2, [])
    table.play("cover materials-thief debris")
    assert [event.words() for event in table.told("card-covered")] == [
        {"seat": "1", "card": "siesta"},
        {"seat": "2", "card": "worker"},
        {"seat": "3", "card": "materials-thief"},
    ]
    assert [table.cards(seat, "open") for seat in range(3)] == [
        {"black-market", "pesos"},
        {"protection", "mama"},
        {"protection", "debris"},
    ]


@pytest.mark.clause("havana.new-card.visible")
def test_which_card_is_covered_is_public_at_once() -> None:
    table = Position(3).replaces().play("cover siesta mama")
    assert table.told("card-covered")[-1].words() == {"seat": "1", "card": "siesta"}
    assert table.told("card-covered")[-1].clause == "havana.new-card.visible"
    for seat in (1, 2):
        seen = table.match.view(seat)["cards"][0]
        assert (seen["covered"], seen["open"]) == (["siesta"], ["protection"])
        assert seen["count"] == {"hand": 10, "sealed": 1, "put_away": 0}
        assert "sealed" not in seen
        assert "hand" not in seen


@pytest.mark.clause("havana.new-card.visible")
def test_the_new_card_stays_secret_until_the_reveal() -> None:
    one = Position(3).replaces().play("cover siesta mama")
    other = Position(3).replaces().play("cover siesta worker")
    assert one.match.view(1) == other.match.view(1)
    assert one.match.view(2) == other.match.view(2)
    assert (one.match.view(0)["cards"][0]["sealed"], other.match.view(0)["cards"][0]["sealed"]) == (
        ["mama"],
        ["worker"],
    )
    assert [event.words() for event in one.events] == [event.words() for event in other.events]


@pytest.mark.clause("havana.new-card.visible")
def test_the_placement_is_final() -> None:
    table = Position(2).replaces().play("cover siesta mama")
    assert (table.match.asked, table.match.legal(0)) == ((1,), [])


@pytest.mark.clause("havana.new-card.visible")
@pytest.mark.parametrize("seat", [0, 1])
def test_secrecy_and_finality_hold_for_the_opening_cards_too(seat: int) -> None:
    one, other = opening(), opening()
    assert list(one.asked) == [0, 1]
    one.play(seat, one.legal(seat)[0])
    other.play(seat, other.legal(seat)[77])
    assert one.view(1 - seat) == other.view(1 - seat)
    assert one.view(seat) != other.view(seat)
    assert list(one.asked) == [1 - seat]
    assert one.legal(seat) == []


@pytest.mark.clause("havana.new-card.reveal")
def test_the_new_cards_are_turned_up_together_when_all_have_placed_one() -> None:
    table = Position(3).replaces().play("cover siesta mama", "cover protection worker")
    assert table.told("card-revealed") == []
    assert [table.cards(seat, "sealed") for seat in range(3)] == [{"mama"}, {"worker"}, set()]
    table.play("cover siesta debris")
    assert [event.words() for event in table.told("card-revealed")] == [
        {"seat": "1", "card": "mama"},
        {"seat": "2", "card": "worker"},
        {"seat": "3", "card": "debris"},
    ]
    assert {event.clause for event in table.told("card-revealed")} == {"havana.new-card.reveal"}
    assert [table.cards(seat, "sealed") for seat in range(3)] == [set()] * 3
    assert [table.cards(seat, "open") for seat in range(3)] == [
        {"protection", "mama"},
        {"siesta", "worker"},
        {"protection", "debris"},
    ]
    assert table.match.view(2)["cards"][0]["open"] == ["protection", "mama"]


@pytest.mark.clause("havana.new-card.discard")
def test_the_covered_card_goes_to_the_owners_discard_pile() -> None:
    table = Position(2).shows(0, "pesos", "mama").discarded(0, "worker").replaces()
    table.play("cover mama debris", "cover protection worker")
    assert (table.cards(0, "discarded"), table.cards(1, "discarded")) == ({"worker", "mama"}, {"protection"})
    assert [table.cards(seat, "covered") for seat in range(2)] == [set(), set()]
    assert len(table.cards(0, "hand")) == 9
    assert [event.words() for event in table.told("card-discarded")] == [
        {"seat": "1", "card": "mama"},
        {"seat": "2", "card": "protection"},
    ]
    assert {event.clause for event in table.told("card-discarded")} == {"havana.new-card.discard"}


@pytest.mark.clause("havana.example.new-card.vanessa", "havana.new-card.renumber", "havana.new-card.discard")
def test_vanessa_reveals_an_8_over_her_0_and_has_78() -> None:
    table = Position(2).shows(0, "black-market", "siesta").shows(1, "mama", "worker").replaces()
    table.play("cover siesta pesos", "cover worker siesta")
    assert (table.cards(0, "open"), table.cards(0, "discarded")) == ({"black-market", "pesos"}, {"siesta"})
    assert [event.words() for event in table.told("number-formed")] == [
        {"seat": "2", "number": 9, "place": 1},
        {"seat": "1", "number": 78, "place": 2},
    ]


@pytest.mark.clause("havana.new-card.renumber")
@pytest.mark.parametrize(
    ("kept", "covered", "new", "number"),
    [
        ("pesos", "mama", "protection", 28),
        ("materials-thief", "mama", "siesta", 6),
        ("protection", "mama", "debris", 22),
    ],
)
def test_the_two_open_cards_are_arranged_again_with_the_lower_number_on_the_left(
    kept: str, covered: str, new: str, number: int
) -> None:
    table = Position(2).shows(0, kept, covered).replaces().play(f"cover {covered} {new}", "cover siesta mama")
    formed = {event.words()["seat"]: event.words()["number"] for event in table.told("number-formed")}
    assert formed == {"1": number, "2": 29}
    assert table.round == 2


@pytest.mark.clause("havana.example.take-back", "havana.take-back.trigger")
def test_a_player_with_two_hand_cards_after_the_reveal_takes_back_nine_discards() -> None:
    table = Position(2).shows(0, "pesos", "mama").hand(0, "siesta", "debris", "worker").replaces()
    assert len(table.cards(0, "discarded")) == 8
    table.play("cover mama siesta", "cover siesta debris")
    assert table.cards(0, "hand") == ALL - {"pesos", "siesta"}
    assert (table.cards(0, "discarded"), table.cards(0, "open")) == (set(), {"pesos", "siesta"})
    assert [event.words() for event in table.told("discards-taken-back")] == [{"seat": "1"}]
    assert table.told("discards-taken-back")[-1].clause.startswith("havana.take-back.")


@pytest.mark.clause("havana.take-back.trigger")
def test_a_player_with_three_hand_cards_after_the_reveal_takes_nothing_back() -> None:
    table = Position(2).shows(0, "pesos", "mama").hand(0, "siesta", "debris", "worker", "refreshment").replaces()
    table.play("cover mama siesta", "cover siesta debris")
    assert table.cards(0, "hand") == {"debris", "worker", "refreshment"}
    assert (len(table.cards(0, "discarded")), table.told("discards-taken-back")) == (8, [])


@pytest.mark.clause("havana.take-back.includes-old")
def test_the_card_just_covered_returns_to_hand_too() -> None:
    table = Position(2).shows(0, "pesos", "mama").hand(0, "siesta", "debris", "worker").replaces()
    table.play("cover mama siesta", "cover siesta debris")
    assert "mama" in table.cards(0, "hand")
    assert table.told("card-discarded")[0].words() == {"seat": "1", "card": "mama"}
    names = [event.name for event in table.events]
    assert names.index("card-discarded") < names.index("discards-taken-back")


@pytest.mark.clause("havana.take-back.automatic")
def test_the_take_back_is_automatic_and_complete() -> None:
    table = Position(3)
    for seat in range(3):
        table.hand(seat, "mama", "debris", "worker")
    table.replaces().play("cover siesta mama", "cover siesta debris", "cover protection worker")
    assert [len(table.cards(seat, "hand")) for seat in range(3)] == [11, 11, 11]
    assert [table.cards(seat, "discarded") for seat in range(3)] == [set()] * 3
    assert [event.words()["seat"] for event in table.told("discards-taken-back")] == ["1", "2", "3"]
    assert table.round == 2


@pytest.mark.clause("havana.take-back.automatic")
def test_a_card_put_away_by_refreshment_comes_back_with_the_others() -> None:
    table = Position(2).shows(0, "refreshment", "mama").hand(0, "siesta", "debris", "worker")
    table.acts(0, "refreshment").play("swap siesta pesos").replaces()
    table.play("cover mama debris", "cover siesta worker")
    assert (table.cards(0, "hand"), table.cards(0, "put-away")) == (ALL - {"refreshment", "debris"}, set())


@pytest.mark.clause("havana.take-back.cycle")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_shrink_from_eleven_to_three_and_are_full_again_in_rounds_10_and_19(players: int) -> None:
    table = Position(players).round_is(0).starts_round()
    sizes: dict[int, set[int]] = {}
    while table.round < 20:
        if table.question != "cover":
            sizes.setdefault(table.round, {len(table.cards(seat, "hand")) for seat in range(players)})
        play_on(table)
    assert table.ended_by is None
    cycle = [{size} for size in range(11, 2, -1)]
    assert [sizes[number] for number in range(1, 20)] == [*cycle, *cycle, {11}]
    assert len(table.told("discards-taken-back")) == 2 * players


@pytest.mark.clause("havana.take-back.trigger")
@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_takes_back_his_own_discards_and_the_others_see_eleven_cards(seat: int) -> None:
    table = Position(2).hand(seat, "mama", "debris", "worker").discarded(1 - seat, "pesos").replaces()
    table.play("cover siesta mama", "cover siesta mama")
    assert table.match.view(1 - seat)["cards"][seat]["count"] == {"hand": 11, "sealed": 0, "put_away": 0}
    assert (table.cards(seat, "hand"), table.cards(seat, "discarded")) == (ALL - {"protection", "mama"}, set())
    assert table.cards(1 - seat, "discarded") == {"pesos", "siesta"}
    assert [event.words() for event in table.told("discards-taken-back")] == [{"seat": str(seat + 1)}]


@pytest.mark.clause("havana.new-card.reveal", "havana.new-card.visible")
def test_a_sealed_card_can_be_taken_back_until_the_reveal_has_taught_somebody_something() -> None:
    table = Position(2).order(0, 1).replaces().play("cover siesta mama")
    assert table.match.may_undo(0)
    table.play("cover siesta pesos")
    assert not table.match.may_undo(1)
    assert not table.match.may_undo(0)


@pytest.mark.clause("havana.new-card.visible")
def test_a_preview_of_the_last_cover_foretells_no_hidden_card() -> None:
    table = Position(2).order(0, 1).replaces().play("cover siesta mama")
    foreseen = table.match.preview(1, table.match.game.vocabulary.parse("cover siesta pesos"))
    assert [event.name for event in foreseen] == ["card-covered"]
