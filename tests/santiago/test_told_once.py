"""Each thing is told once: its declaration, rule, piece, clauses, two names and drawing, and nowhere else."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from malecon.games.santiago.words import CUBAN

ROOT = Path(__file__).parents[2]
MOST = 7
# Only words that mean nothing else anywhere: a bank, an office or the customs are everyday words, and a distillery,
# a cigar factory, a black market, a café, a casino and a church stand in the other games as well.
THINGS = (*CUBAN.words, "newspaper", "sawmill")
WRITTEN = {".py", ".toml", ".ftl", ".ts", ".svelte", ".json", ".css", ".html", ".sh"}
APART = ("tests/", "docs/", "web/public/", "web/schema.json")
GENERATED_OR_FITTED = ("view.ts", "weights.toml", "package-lock.json")


def is_counted(path: str) -> bool:
    if path.startswith(APART) or path.endswith((".test.ts", *GENERATED_OR_FITTED)):
        return False
    return Path(path).suffix in WRITTEN


@cache
def files() -> dict[str, str]:
    """What people write, without tests. A lesson plays a game: its moves are a record, which names what it plays."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    texts = {path: (ROOT / path).read_text("utf-8") for path in listed.splitlines() if is_counted(path)}
    for path in texts:
        if path.startswith("web/src/lesson/") and path.endswith(".json"):
            texts[path] = json.dumps({**json.loads(texts[path]), "moves": []})
    return texts


def forms(word: str) -> set[str]:
    """`cigar-factory` as it is written in records, constants, classes and modules."""
    parts = word.split("-")
    return {word, "_".join(parts), "_".join(parts).upper(), "".join(part.capitalize() for part in parts)}


@pytest.mark.parametrize("thing", THINGS)
def test_a_thing_is_named_in_few_files(thing: str) -> None:
    named = re.compile(rf"(?<![A-Za-z0-9])({'|'.join(forms(thing))})(?![A-Za-z0-9])")
    found = [path for path, text in files().items() if named.search(text)]
    assert "src/malecon/games/santiago/words.py" in found
    assert len(found) <= MOST, found
