"""Where a thing of a game is named: declaration, rule, piece, clauses, two languages and drawing."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MOST = 7  # places, for every thing

NOT_COUNTED = ("tests/", "docs/", "requirements/")
# Documentation, tests of the client, and what is written by a program: types, fitted weights, drawings put together.
WRITTEN_OR_TOLD = (
    ".md",
    ".test.ts",
    "/view.ts",
    "/wire.ts",
    "/weights.toml",
    "/weights-1.toml",
    "/network.bin",
    ".svg",
    ".png",
    ".sqlite",
)
LESSON = "lesson.json"
# The component files of the editions are one place, and so are the drawings, which borrow from each other.
ONE_PLACE = ("src/malecon/games/cuba/components/", "web/art/")


@cache
def texts() -> dict[str, str]:
    """Every file that somebody wrote by hand."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [path for path in listed.splitlines() if not path.startswith(NOT_COUNTED) and (ROOT / path).is_file()]
    return {path: text_of(path) for path in paths if not path.endswith(WRITTEN_OR_TOLD)}


def text_of(path: str) -> str:
    """A lesson plays a game: its moves are a record, which names what it plays."""
    text = (ROOT / path).read_text("utf-8")
    return json.dumps({**json.loads(text), "moves": []}) if path.endswith(LESSON) else text


def places_of(word: str) -> set[str]:
    """`cigar-factory` as it is written in records, constants, classes and modules."""
    parts = word.split("-")
    forms = {word, "_".join(parts), "_".join(parts).upper(), "".join(part.capitalize() for part in parts)}
    named = re.compile(rf"(?<![A-Za-z0-9])({'|'.join(map(re.escape, sorted(forms)))})(?![A-Za-z0-9])")
    return {place_of(path) for path, text in texts().items() if named.search(text)}


def place_of(path: str) -> str:
    return next((folder for folder in ONE_PLACE if path.startswith(folder)), path)
