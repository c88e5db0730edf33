"""Nothing that an assistant is told tells apart what its seat cannot know."""

import copy
import random

import pytest

from malecon.assistant.seat import Seat
from malecon.assistant.table import AssistantTable
from malecon.assistant.tables import Tables
from malecon.engine.chance import Chance
from malecon.games import games

COMPARED = 40  # decisions


def everything(seat: Seat) -> str:
    """All that can be asked about a table as it stands."""
    table = AssistantTable("1", seat)
    parts = [table.begun(), *(table.look(part, 1) for part in ("moves", "news", "changes"))]
    return "\n".join((*parts, table.turn(), table.why("")))


def imagined(seat: Seat, number: int) -> Seat:
    """The same seat at a table that differs in what the seat cannot know."""
    match = copy.copy(seat.match)
    match.table = match.setting.imagine(match.view(seat.number), Chance("imagined", number))
    other = copy.copy(seat)
    other.match = match
    return other


@pytest.mark.parametrize("game", sorted(games()))
def test_an_imagined_table_is_told_in_the_same_words_as_the_true_one(game: str) -> None:
    tables, draw, different = Tables("fr", 11), random.Random(5), 0
    tables.call("open", {"game": game, "opponents": [1, 1]})
    seat = tables.tables["1"].seat
    for number in range(COMPARED):
        if seat.match.over:
            break
        other = imagined(seat, number)
        assert everything(other) == everything(seat), f"after {len(seat.match.played)} moves"
        if not other.match.table.same(seat.match.table):
            if different == 0:
                assert AssistantTable("1", other).hint() == AssistantTable("1", seat).hint()
            different += 1
        tables.call("play", {"move": draw.randint(1, len(seat.legal()))})
    assert different, "there was something to hide"
