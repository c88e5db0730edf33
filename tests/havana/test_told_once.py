"""Each card and each building is told in few places, and nowhere else."""

import pytest

from malecon.games.havana.words import BUILDING, CARD
from tests.told_once import MOST, places_of

# Words of every day, or of another game as well, which say nothing where they are found.
EVERYDAY_CARDS = {"debris", "worker", "architect", "black-market", "pesos"}
EVERYDAY_BUILDINGS = {"street", "warehouse", "distillery", "library", "town-hall", "bank", "hotel", "casino"}
THINGS = [word for word in (*CARD.words, *BUILDING.words) if word not in EVERYDAY_CARDS | EVERYDAY_BUILDINGS]


@pytest.mark.parametrize("thing", THINGS)
def test_a_thing_is_named_in_few_places(thing: str) -> None:
    places = places_of(thing)
    assert "src/malecon/games/havana/words.py" in places
    assert len(places) <= MOST, sorted(places)
