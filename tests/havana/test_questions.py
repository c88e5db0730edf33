"""Each question is answered by its own verbs and by all of their moves: what is not legal has a clause against it."""

import pytest

from malecon.engine.decision import MoveList
from malecon.games.havana.game import GAME
from tests.havana.position import Position

VERBS = {
    "first-action": {"first"},
    "refreshment": {"swap", "skip"},
    "conservation": {"remove", "skip"},
    "levy": {"levy"},
    "theft": {"steal"},
    "second-theft": {"steal", "enough"},
    "black-market": {"draw-blind", "search"},
    "mama": {"take"},
    "buy": {"buy", "stop-buying"},
    "cover": {"cover"},
    "draw": {"draw"},
    "deal": {"deal"},
}


def asked(question: str) -> Position:
    """A position where this question is asked."""
    table = Position(3, black_market="pick-one").centre(red=2, blue=2).holds(1, red=4, grey=1).shows(1, "mama", "pesos")
    if question == "first-action":
        return table.shows(0, "worker", "debris").turn_of(0)
    if question == "refreshment":
        return table.discarded(0, "mama").acts(0, "refreshment")
    if question in ("theft", "second-theft"):
        table.acts(0, "materials-thief").play("rob 2")
        return table.play("steal red") if question == "second-theft" else table
    if question == "buy":
        return table.buys(0)
    if question == "cover":
        return table.replaces()
    if question == "draw":
        return table.supplies()
    if question == "deal":
        return table.row("upper", "beach-hut", "townhouse", "kiosk").acts(0, "conservation").play("remove upper-left")
    return table.acts(0, {"levy": "tax-collector"}.get(question, question))


@pytest.mark.parametrize("question", VERBS)
def test_a_question_is_answered_by_all_moves_of_its_verbs_and_by_no_other(question: str) -> None:
    table = asked(question)
    assert table.question == question
    candidates = MoveList()
    GAME.rules.candidates(table.table, table.asked, candidates)
    moves = [move for move in GAME.vocabulary.moves if move.name in VERBS[question]]
    assert sorted(candidates.listed()) == [move.id for move in moves]


@pytest.mark.parametrize("card", ["pesos-thief", "materials-thief"])
def test_a_thief_may_name_any_seat_of_the_table(card: str) -> None:
    table = Position(3).shows(1, "mama", "pesos").acts(0, card)
    candidates = MoveList()
    GAME.rules.candidates(table.table, 0, candidates)
    assert [str(GAME.vocabulary[move]) for move in candidates.listed()] == ["rob 1", "rob 2", "rob 3"]


def test_a_piece_is_paid_by_itself_or_by_five() -> None:
    table = Position(2).row("upper", "beach-hut", "kiosk", "bakery").holds(0, red=1, grey=5).buys(0)
    table.play("buy upper-left")
    assert table.legal() == {"pay red", "pay-five red"}
    candidates = MoveList()
    GAME.rules.candidates(table.table, 0, candidates)
    assert [str(GAME.vocabulary[move]) for move in candidates.listed()] == ["pay red", "pay-five red"]
