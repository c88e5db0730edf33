"""Each question is answered by its own verbs and by all of their moves: what is not legal has a clause against it."""

import pytest

from malecon.engine.decision import MoveList
from malecon.games.cuba.game import GAME
from malecon.text import texts
from tests.cuba.position import NAMES, Position
from tests.cuba.voting import BILLS

VERBS = {
    "ship": {"arrive"},
    "colour": {"colour"},
    "start-resources": {"start-resources"},
    "start-products": {"start-products"},
    "delegate": {"set-aside"},
    "character": {"play"},
    "pawn": {"pawn", "forgo"},
    "harvest": {"harvest", "irrigate", "done"},
    "build": {"build", "forgo"},
    "foreman": {"use", "forgo"},
    "amount": {"amount"},
    "give": {"give"},
    "exchange": {"exchange"},
    "veto": {"veto"},
    "looked-at": {"arrive"},
    "fetch": {"fetch", "keep"},
    "trade": {"buy", "sell", "take", "forgo"},
    "load": {"load", "forgo"},
    "bid": {"bid"},
    "enact": {"enact"},
    "tax": {"pay-tax", "decline"},
    "duty": {"pay-duty", "decline"},
}
SET_UP = ("arrive ship-01", "arrive ship-02", "arrive ship-03", "starter 1", "colour red", "colour blue")


def asked(question: str) -> Position:
    """A position where this question is asked."""
    new = Position.new_game(2, lighthouse="in-place")
    if question == "ship":
        return new
    if question == "colour":
        return new.play(*SET_UP[:4])
    if question == "start-resources":
        return new.play(*SET_UP)
    if question == "start-products":
        return new.play(*SET_UP, "start-resources wood+wood")
    table = Position(2, delegate="face-down" if question == "delegate" else "open", lighthouse="in-place")
    table.holds(0, pesos=9, citrus=2, rum=1, stone=3, water=1, wood=2).holds(1, pesos=3).bills(**BILLS)
    if question == "delegate":
        table.bills().spent(*BILLS.values())
        return table.starts_round(2).play("reveal tax-5", "reveal duty-water", "reveal subsidy-votes", "reveal harbor")
    if question == "character":
        return table.turn_of(0)
    if question == "harvest":
        return table.plays(0, "worker").play("pawn b2")
    if question in ("tax", "duty"):
        table.shows(0, "mayor").shows(1, "worker").statutes()
        return table.play("pay-tax", "pay-tax") if question == "duty" else table
    if question in ("bid", "enact"):
        table.keeps(0, "mayor").keeps(1, "worker").parliament()
        return table.play("bid 2", "bid 0") if question == "enact" else table
    cards = {"pawn": "worker", "build": "architect", "trade": "tradeswoman", "load": "mayor"}
    if question in cards:
        return table.plays(0, cards[question])
    buildings = {
        "amount": "cement-factory",
        "give": "resource-house",
        "exchange": "black-market",
        "veto": "church",
        "looked-at": "lighthouse",
        "fetch": "lighthouse",
    }
    building = buildings.get(question, "hotel")
    table.builds(0, a2=building)
    if question == "fetch":
        table.pile(*(f"ship-{number:02}" for number in range(4, 16)))
    table.plays(0, "foreman")
    return table if question == "foreman" else table.play(f"use {building}")


@pytest.mark.parametrize("question", VERBS)
def test_a_question_is_answered_by_all_moves_of_its_verbs_and_by_no_other(question: str) -> None:
    table = asked(question)
    assert table.question == question
    candidates = MoveList()
    GAME.rules.candidates(table.table, table.asked, candidates)
    moves = [move for move in GAME.vocabulary.moves if move.name in VERBS[question]]
    assert sorted(candidates.listed()) == [move.id for move in moves]
    legal = [move for move in candidates.listed() if GAME.rules.refusal(table.table, table.asked, move) is None]
    assert {GAME.vocabulary[move] for move in legal} == set(table.match.legal(table.asked))


def test_after_the_first_step_a_player_may_stop_but_not_forgo() -> None:
    candidates = MoveList()
    for table in (
        asked("trade").play("buy citrus"),
        asked("load").play("load citrus dock-1"),
        asked("give").play("give stone"),
        Position(2).builds(0, a2="hotel", a3="inn").plays(0, "foreman").play("use hotel"),
    ):
        GAME.rules.candidates(table.table, 0, candidates)
        verbs = {GAME.vocabulary[move].name for move in candidates.listed()}
        assert "done" in verbs
        assert "forgo" not in verbs


def test_the_players_of_the_table_may_be_drawn_to_start_and_nobody_else() -> None:
    table = Position.new_game(3).play("arrive ship-05", "arrive ship-06", "arrive ship-07")
    assert (table.question, table.legal()) == ("starter", {"starter 1", "starter 2", "starter 3"})


def test_a_bill_of_each_type_is_turned_up_from_its_own_pile() -> None:
    table = Position(2).starts_round(1)
    candidates = MoveList()
    for kind, first in (("tax", "tax-1"), ("duty", "duty-citrus"), ("subsidy", "subsidy-buildings")):
        GAME.rules.candidates(table.table, -1, candidates)
        statutes = [GAME.vocabulary[move].words["statute"] for move in candidates.listed()]
        assert len(statutes) == 6
        assert all(word.startswith(kind) for word in statutes)
        table.play(f"reveal {first}")
    assert table.legal() == {
        "reveal market-decrease",
        "reveal market-increase",
        "reveal drought",
        "reveal building",
        "reveal harbor",
        "reveal corruption",
    }


@pytest.mark.parametrize(
    ("question", "topic"),
    [
        ("amount", {"building": "cement-factory", "ware": "stone", "most": 3}),
        ("give", {"building": "resource-house"}),
        ("harvest", {"free": 2}),
        ("tax", {"pesos": 2}),
        ("duty", {"statute": "duty-citrus"}),
        ("trade", {}),
    ],
)
def test_a_question_says_what_it_is_about(question: str, topic: dict[str, object]) -> None:
    table = asked(question)
    found = GAME.topic(table.table)
    assert {name: domain.word(value) if domain.words else value for name, (domain, value) in found.items()} == topic
    for language in ("en", "fr"):
        sentence = texts(language).ask(GAME, question, found, NAMES)
        assert "{" not in sentence
        if "most" in topic:
            assert "3" in sentence


def test_the_second_gift_and_the_last_free_field_are_asked_for_as_such() -> None:
    gift = asked("give").play("give stone")
    assert {name: domain.word(value) for name, (domain, value) in GAME.topic(gift.table).items()} == {
        "building": "resource-house"
    }
    harvest = asked("harvest").play("harvest citrus")
    assert GAME.topic(harvest.table)["free"][1] == 1
