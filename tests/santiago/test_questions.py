"""Each question is answered by its own verbs and by all of their moves: what is not legal has a clause against it."""

import pytest

from malecon.engine.decision import MoveList
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.table import NATURE
from malecon.games.santiago.game import GAME
from malecon.games.santiago.words import BUILDING
from tests.santiago.position import Position

VERBS = {
    "bank": {"use", "decline"},
    "church": {"use", "decline"},
    "distillery": {"exchange", "decline"},
    "cigar-factory": {"exchange", "decline"},
    "black-market": {"trade", "decline"},
    "sawmill": {"use", "decline"},
    "cafe": {"hand-in", "decline"},
    "customs": {"clear", "decline"},
    "casino": {"buy-points", "sell-points", "decline"},
    "harbour": {"value-left", "value-right", "decline"},
    "office": {"deliver-one", "decline"},
    "newspaper": {"use", "decline"},
    "drive": {"drive"},
    "gain": {"use", "decline"},
    "zorro": {"use", "decline"},
    "gift": {"give-peso", "give-point", "give"},
    "pablo": {"take", "decline"},
    "alonso": {"claim", "use-own", "decline"},
    "broker": {"broker"},
    "delivery": {"deliver", "deliver-wood", "pass"},
    "turn-over": {"turn-over", "decline"},
    "left-out": {"leave-out"},
}


def asked(question: str) -> Position:
    """A position where this question is asked."""
    table = Position(3)
    if question in BUILDING.words:
        return table.uses(question)
    if question == "drive":
        return table.turn_of(0)
    if question == "delivery":
        return table.delivers(0)
    if question == "turn-over":
        return table.uses("newspaper").play("use")
    if question == "left-out":
        return table.rolls(0).roll(1, 1, 1, 1, 1)
    if question == "broker":
        return table.visit("pedro").play("use")
    if question == "gift":
        return table.visit("zorro").play("use")
    return table.visit({"gain": "pedro"}.get(question, question))


@pytest.mark.parametrize("question", VERBS)
def test_a_question_is_answered_by_all_moves_of_its_verbs_and_by_no_other(question: str) -> None:
    table = asked(question)
    assert table.question == question
    candidates = MoveList()
    GAME.rules.candidates(table.table, table.asked, candidates)
    moves = [move for move in GAME.vocabulary.moves if move.name in VERBS[question]]
    assert sorted(candidates.listed()) == [move.id for move in moves]


def test_a_die_is_rolled_by_its_own_faces() -> None:
    table = Position(2).rolls(0)
    candidates = MoveList()
    GAME.rules.candidates(table.table, -1, candidates)
    assert [str(GAME.vocabulary[move]) for move in candidates.listed()] == [f"roll sugar {face}" for face in range(5)]
    assert table.refusal("roll sugar 4") == "santiago.data.die-faces"
    table.play("roll sugar 0")
    assert table.refusal("roll citrus 4") is None


@pytest.mark.clause("santiago.component.buildings", "santiago.component.cubans")
def test_a_tile_that_has_been_laid_cannot_be_laid_again() -> None:
    match = Match(Setting(GAME, ["Alicia", "Bruno"]))
    parse = GAME.vocabulary.parse
    match.play(NATURE, parse("lay-building bank"))
    assert match.refusal(NATURE, parse("lay-building bank")) == "santiago.component.buildings"
    for building in BUILDING.words[1:]:
        match.play(NATURE, parse(f"lay-building {building}"))
    match.play(NATURE, parse("lay-cuban maria"))
    assert match.refusal(NATURE, parse("lay-cuban maria")) == "santiago.component.cubans"
