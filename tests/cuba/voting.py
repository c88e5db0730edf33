"""The session of parliament, as the tests of several files hold it."""

import pytest

from malecon.engine.errors import MaleconError
from malecon.games.cuba.game import GAME
from tests.cuba.position import Position

EDITION_IDS = ("default", "en2007", "fr2007", "fr2008")
EDITIONS = pytest.mark.parametrize("edition", EDITION_IDS)
TYPES = ("tax", "duty", "subsidy", "other")
BILLS = {"tax": "tax-4", "duty": "duty-tobacco", "subsidy": "subsidy-water", "other": "drought"}
PAIRS = ("tax+duty", "tax+subsidy", "tax+other", "duty+subsidy", "duty+other", "subsidy+other")


def in_session(table: Position, *kept: str) -> Position:
    """Parliament begins: the four BILLS lie open and the seats have kept these cards, in order."""
    table.bills(**BILLS)
    for seat, character in enumerate(kept):
        table.keeps(seat, character)
    return table.parliament()


def bid(table: Position, seat: int, pesos: int) -> Position:
    """One seat bids, whether or not it is the first of those asked."""
    table.events += table.match.play(seat, GAME.vocabulary.parse(f"bid {pesos}"))
    return table


def answers_another_question(table: Position, text: str) -> bool:
    """The move is no answer to what is asked: no clause has to forbid it."""
    with pytest.raises(MaleconError) as refusal:
        table.refusal(text)
    return refusal.value.key == "error-other-question"


def told(table: Position, name: str) -> list[tuple[dict[str, object], str]]:
    """The words and the clause of every event of a name."""
    return [(dict(event.words()), event.clause) for event in table.told(name)]
