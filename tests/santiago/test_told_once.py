"""Each Cuban and each building is told in few places, and nowhere else."""

import pytest

from malecon.games.santiago.words import CUBAN
from tests.told_once import MOST, places_of

# Only words that mean nothing else anywhere: a bank, an office or the customs are everyday words, and a distillery,
# a cigar factory, a sawmill, a black market, a café, a casino and a church stand in the other games as well.
THINGS = (*CUBAN.words, "newspaper")


@pytest.mark.parametrize("thing", THINGS)
def test_a_thing_is_named_in_few_places(thing: str) -> None:
    places = places_of(thing)
    assert "src/malecon/games/santiago/words.py" in places
    assert len(places) <= MOST, sorted(places)
