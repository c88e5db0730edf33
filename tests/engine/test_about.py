"""What the argument of a question means, in words and back."""

import pytest

from malecon.engine.about import About, Part, about_number, about_seats, about_several
from malecon.engine.decision import ANY_PHASE, Decision, Rules, Step
from malecon.engine.table import NATURE, Table
from malecon.engine.words import Domain, domain

COLOUR = Domain("colour", ("red", "green", "blue"))
FLOOR = Domain("floor", ("ground", "attic"), 1)  # 0 is outside


class Ask:
    RISE = 0
    REST = 1
    DRAW = 2


HOUSE = About(Part("colour", 0, 2, COLOUR), Part("rooms", 2, 4), Part("floor", 6, 2, FLOOR))


@pytest.mark.parametrize(
    ("about", "argument", "words"),
    [
        (HOUSE, 2 + (9 << 2) + (1 << 6), {"colour": "blue", "rooms": 9, "floor": "ground"}),
        (HOUSE, 1, {"colour": "green", "rooms": 0, "floor": None}),
        (about_number("turns"), 17, {"turns": 17}),
        (about_seats("waiting"), 0b10100, {"waiting": ["3", "5"]}),
        (about_several("used", COLOUR), 0b101, {"used": ["red", "blue"]}),
        (about_several("used", COLOUR), 0, {"used": []}),
    ],
)
def test_an_argument_is_told_in_words_and_read_back(about: About, argument: int, words: dict[str, object]) -> None:
    assert about.words(argument) == words
    assert about.read(words) == argument


def test_a_question_of_any_phase_belongs_to_the_phase_of_what_comes_after_it() -> None:
    rules = Rules(
        domain("ask", Ask), {"morning": {Ask.RISE: Step}, "evening": {Ask.REST: Step}, ANY_PHASE: {Ask.DRAW: Decision}}
    )
    table = Table(0, 2)
    for below, phase in ((Ask.RISE, "morning"), (Ask.REST, "evening")):
        table.clear_stack()
        table.push(below, NATURE)
        table.push(Ask.DRAW, NATURE)
        assert rules.situation(table)["phase"] == phase
    assert "draw" not in rules.phase
