"""Few files name a card or a building: who changes one knows where to look."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from malecon.games.havana.words import BUILDING, CARD

ROOT = Path(__file__).parents[2]
MOST = 7  # the declaration, the rule, the components, the catalogue, two languages, the drawing

# Words of every day, or of another game as well, which say nothing where they are found.
EVERYDAY_CARDS = {"debris", "worker", "architect", "black-market", "pesos"}
EVERYDAY_BUILDINGS = {"street", "warehouse", "distillery", "library", "town-hall", "bank", "hotel", "casino"}

# What is written by a program: fitted weights, types of views, drawings put together; and the lesson, which is a game
# that was played, move by move.
WRITTEN = {
    "src/malecon/games/havana/weights.toml",
    "web/src/boards/havana/view.ts",
    "web/public/art/havana.svg",
    "web/src/lesson/havana.json",
}


def counts(path: str) -> bool:
    tested = path.startswith(("tests/", "docs/")) or path.endswith((".md", ".test.ts"))
    return not tested and path not in WRITTEN


@cache
def texts() -> dict[str, str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [path for path in listed.splitlines() if counts(path) and (ROOT / path).is_file()]
    return {path: (ROOT / path).read_text("utf-8", errors="replace") for path in paths}


def files_that_name(word: str) -> list[str]:
    forms = {word, word.replace("-", "_"), word.upper().replace("-", "_"), word.title().replace("-", "")}
    named = re.compile(rf"\b({'|'.join(forms)})\b")
    return [path for path, text in texts().items() if named.search(text)]


@pytest.mark.parametrize("card", [word for word in CARD.words if word not in EVERYDAY_CARDS])
def test_few_files_name_a_card(card: str) -> None:
    files = files_that_name(card)
    assert {"src/malecon/games/havana/words.py", "src/malecon/text/fr.ftl"} <= set(files)
    assert len(files) <= MOST, files


@pytest.mark.parametrize("building", [word for word in BUILDING.words if word not in EVERYDAY_BUILDINGS])
def test_few_files_name_a_building(building: str) -> None:
    files = files_that_name(building)
    assert {"src/malecon/games/havana/words.py", "src/malecon/text/fr.ftl"} <= set(files)
    assert len(files) <= MOST, files
