"""Each building and each statute is told in few places, and nowhere else."""

import pytest

from malecon.games import games
from malecon.games.cuba.words import BUILDING, STATUTE
from tests.told_once import MOST, places_of

# Everyday words, which also stand for something else: a landscape on the lid, an act and a place of the same name.
EVERYDAY = {"inn", "dam", "lighthouse", "building", "harbor"}


def words_of_other_games() -> set[str]:
    """A hotel stands in Havana as well: which of the two a file means cannot be told by the word."""
    found: set[str] = set()
    for game in games().values():
        if game.name != "cuba":
            found |= {word for move in game.vocabulary.moves for word in move.words.values()}
            table = game.bare_table(game.players[-1], game.printed(game.editions[0])[1])
            found |= {word for field in table.fields for word in field.by.words}
    return found


THINGS = sorted({*BUILDING.words, *STATUTE.words} - EVERYDAY - words_of_other_games())


def test_most_things_are_unmistakable() -> None:
    assert len(THINGS) >= 35
    assert {"cement-factory", "canadian-embassy", "printed-warehouse", "tax-per-building", "drought"} <= set(THINGS)


@pytest.mark.parametrize("thing", THINGS)
def test_a_thing_is_named_in_few_places(thing: str) -> None:
    places = places_of(thing)
    assert "src/malecon/games/cuba/words.py" in places
    assert len(places) <= MOST, sorted(places)
