"""A thing of Cuba is named in few places: its declaration, its rule, its component, the texts and its drawing."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from subprocess import run

import pytest

from malecon.games import games
from malecon.games.cuba.words import BUILDING, STATUTE

ROOT = Path(__file__).resolve().parents[2]
MOST = 7
NOT_COUNTED = ("tests/", "docs/", "web/public/art/", "requirements/", "src/malecon/server/client/")
NOT_COUNTED_ENDINGS = (".md", ".test.ts", "/view.ts", "/wire.ts", "/weights.toml")
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


@cache
def sources() -> dict[str, str]:
    """Every file that somebody wrote by hand, by the place that it belongs to."""
    listed = run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return {path: text for path in listed for text in read(path)}


def read(path: str) -> Iterator[str]:
    if path.startswith(NOT_COUNTED) or path.endswith(NOT_COUNTED_ENDINGS) or not (ROOT / path).is_file():
        return
    try:
        yield (ROOT / path).read_text("utf-8")
    except UnicodeDecodeError:
        return  # a picture


def place_of(path: str) -> str:
    """The component files of the editions are one place, and so are the drawings, which borrow from each other."""
    return next(
        (folder for folder in ("src/malecon/games/cuba/components/", "web/art/") if path.startswith(folder)), path
    )


def test_most_things_are_unmistakable() -> None:
    assert len(THINGS) >= 35
    assert {"cement-factory", "canadian-embassy", "printed-warehouse", "tax-per-building", "drought"} <= set(THINGS)


@pytest.mark.parametrize("thing", THINGS)
def test_a_thing_is_named_in_seven_places_at_most(thing: str) -> None:
    forms = {thing, thing.replace("-", "_"), thing.upper().replace("-", "_"), thing.title().replace("-", "")}
    named = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, sorted(forms)))})(?!\w)")
    places = {place_of(path) for path, text in sources().items() if named.search(text)}
    assert len(places) <= MOST, sorted(places)
    assert "src/malecon/games/cuba/words.py" in places
