"""The variant in which the delegate is set aside face down when the action phase begins."""

import pytest

from malecon.engine.errors import MaleconError
from malecon.games.cuba.game import GAME
from tests.cuba.position import Position
from tests.cuba.voting import EDITIONS, answers_another_question, told

CHARACTERS = ("worker", "tradeswoman", "architect", "foreman", "mayor")
REVEALED = ("reveal tax-1", "reveal duty-water", "reveal subsidy-votes", "reveal harbor")


def begun(players: int = 2, edition: str = "default", delegate: str = "face-down") -> Position:
    """Round 2 has begun and the four bills are turned up."""
    return Position(players, edition, delegate=delegate).starts_round(2).play(*REVEALED)


def sets_aside(table: Position, seat: int, character: str) -> Position:
    table.events += table.match.play(seat, GAME.vocabulary.parse(f"set-aside {character}"))
    return table


def cards(table: Position, seat: int, of: int) -> list[str]:
    """The five cards of a player as a seat sees them."""
    return [table.match.view(seat)["cards"][of][character] for character in CHARACTERS]


@pytest.mark.clause("cuba.variant.delegate", "cuba.variant.delegate.details")
@EDITIONS
def test_after_the_bills_all_players_set_a_card_aside_at_the_same_time(edition: str) -> None:
    table = Position(3, edition, delegate="face-down").starts_round(2)
    assert table.question == "bill"
    table.play(*REVEALED)
    assert (table.match.asked, table.question) == ((0, 1, 2), "delegate")
    for seat in range(3):
        moves = {str(move) for move in table.match.legal(seat)}
        assert moves == {f"set-aside {character}" for character in CHARACTERS}
    sets_aside(table, 1, "mayor")
    assert (table.match.asked, table.question) == ((0, 2), "delegate")
    sets_aside(sets_aside(table, 2, "mayor"), 0, "worker")
    assert (table.match.asked, table.question) == ((0,), "character")
    assert told(table, "card-set-aside") == [
        ({"seat": "2"}, "cuba.variant.delegate"),
        ({"seat": "3"}, "cuba.variant.delegate"),
        ({"seat": "1"}, "cuba.variant.delegate"),
    ]
    assert [table.card(seat, card) for seat, card in ((0, "worker"), (1, "mayor"), (2, "mayor"))] == ["set-aside"] * 3


@pytest.mark.clause("cuba.variant.delegate")
@EDITIONS
def test_without_the_variant_nobody_sets_a_card_aside(edition: str) -> None:
    assert Position(2, edition).match.setting.options["delegate"] == "open"
    table = begun(2, edition, "open")
    assert (table.question, table.match.asked) == ("character", (0,))
    assert cards(table, 1, 0) == ["in-hand"] * 5


@pytest.mark.clause("cuba.variant.delegate.effect")
def test_opponents_know_neither_the_delegate_nor_the_cards_a_player_can_still_play() -> None:
    table = begun(3)
    sets_aside(table, 1, "mayor")
    for seat in (0, 2):
        assert cards(table, seat, 1) == ["hidden"] * 5
        assert table.match.view(seat)["set_aside"] == [False, True, False]
    assert cards(table, 1, 1) == ["in-hand", "in-hand", "in-hand", "in-hand", "set-aside"]
    assert table.told("card-set-aside")[-1].words() == {"seat": "2"}
    sets_aside(sets_aside(table, 0, "worker"), 2, "architect").play("play mayor")
    assert cards(table, 1, 0) == ["hidden", "hidden", "hidden", "hidden", "first"]
    assert cards(table, 0, 0) == ["set-aside", "in-hand", "in-hand", "in-hand", "first"]
    assert cards(table, 0, 1) == ["hidden"] * 5


@pytest.mark.clause("cuba.variant.delegate.details")
def test_the_choice_is_final_and_the_four_other_cards_must_be_played() -> None:
    table = begun()
    sets_aside(table, 0, "foreman")
    with pytest.raises(MaleconError) as refusal:
        sets_aside(table, 0, "worker")
    assert refusal.value.key == "error-not-asked"
    sets_aside(table, 1, "worker")
    assert table.legal() == {f"play {character}" for character in CHARACTERS if character != "foreman"}
    assert table.refusal("play foreman") == "cuba.variant.delegate.details"
    assert answers_another_question(table, "set-aside worker")
    for number, character in enumerate(("mayor", "mayor", "architect", "architect", "tradeswoman", "tradeswoman")):
        assert table.asked == number % 2
        table.play(f"play {character}")
        if table.question == "trade":
            table.play("forgo")
    assert (table.asked, table.legal()) == (0, {"play worker"})
    table.play("play worker", "forgo")
    if table.question == "harvest":
        table.play("done")
    assert (table.asked, table.legal()) == (1, {"play foreman"})


@pytest.mark.clause("cuba.variant.delegate")
@EDITIONS
def test_the_delegate_is_revealed_in_the_parliament_phase_only(edition: str) -> None:
    table = begun(2, edition)
    sets_aside(sets_aside(table, 0, "tradeswoman"), 1, "worker")
    for character in ("mayor", "mayor", "architect", "architect", "worker", "tradeswoman", "foreman", "foreman"):
        assert (table.question, table.told("delegate-revealed")) == ("character", [])
        table.play(f"play {character}")
        while table.question in ("pawn", "harvest", "trade", "foreman"):
            table.play("forgo" if "forgo" in table.legal() else "done")
    assert told(table, "delegate-revealed") == [
        ({"seat": "1", "character": "tradeswoman", "votes": 2}, "cuba.variant.delegate"),
        ({"seat": "2", "character": "worker", "votes": 1}, "cuba.variant.delegate"),
    ]
    assert (table.card(0, "tradeswoman"), table.card(1, "worker")) == ("shown", "shown")
    assert [cards(table, seat, 0)[1] for seat in (0, 1)] == ["shown", "shown"]
    assert (table.votes(0), table.votes(1)) == (2, 1)


@pytest.mark.clause("cuba.variant.delegate", "cuba.variant.delegate.details")
def test_a_new_delegate_is_chosen_in_every_round() -> None:
    table = begun()
    sets_aside(sets_aside(table, 0, "mayor"), 1, "worker").ends_round()
    while table.asked == -1:
        table.play(sorted(table.legal())[0])
    assert (table.round, table.question, table.match.asked) == (3, "delegate", (0, 1))
    assert cards(table, 0, 0) == ["in-hand"] * 5
    sets_aside(sets_aside(table, 1, "mayor"), 0, "worker")
    assert (table.card(0, "worker"), table.card(0, "mayor"), table.card(1, "mayor")) == (
        "set-aside",
        "in-hand",
        "set-aside",
    )
