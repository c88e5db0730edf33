"""A component file that somebody has spoilt: whatever is wrong or missing, the sentence names the piece and the limits.

`PYTHONPATH=. .venv/bin/python -m tests.contract.test_broken_boxes` pins what is told anew: look at the difference.
"""

import copy
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from malecon.engine.components import ComponentFile
from malecon.engine.errors import ComponentError
from malecon.engine.game import Game
from malecon.games import games
from tests.contract.kit import each_game

FILE = Path(__file__).with_name("broken_boxes.json")
WRONG = -10_000  # no number of any piece, and no word
MISSING = None
Way = tuple[str | int, ...]


def troubles(game: Game) -> list[str]:
    """By entry of the file: what is told when it is wrong, and when it is missing; what nobody reads is left out."""
    file = ComponentFile(game.editions[0].components)
    printed = file.data
    found = []
    for way in entries(printed):
        wrong, missing = (told(game, file, spoilt(printed, way, value)) for value in (WRONG, MISSING))
        if wrong or missing:
            found.append(f"{' '.join(map(str, way))}: {wrong}; {missing}")
    return found


def entries(data: Any, way: Way = ()) -> Iterator[Way]:
    """The way to everything that is not itself a table or a list."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield from entries(value, (*way, key))
    if not isinstance(data, dict | list):
        yield way


def spoilt(printed: dict[str, Any], way: Way, wrong: int | None) -> dict[str, Any]:
    data = copy.deepcopy(printed)
    holder: Any = data
    for step in way[:-1]:
        holder = holder[step]
    if wrong is MISSING:
        del holder[way[-1]]
    else:
        holder[way[-1]] = wrong
    return data


def told(game: Game, file: ComponentFile, data: dict[str, Any]) -> str:
    file.data = data
    try:
        game.read_box(file)
    except ComponentError as trouble:
        values = dict(trouble.values)
        known = hashlib.sha256(str(values.get("known", "")).encode()).hexdigest()[:6] if "known" in values else ""
        limits = f"{values['least']} to {values['most']}" if "least" in values else known
        kind, piece = trouble.key.removeprefix("error-component-"), values.get("piece", values.get("found"))
        return f"{kind} {piece} {limits}".strip()
    return ""


@each_game
def test_whatever_is_spoilt_in_a_component_file_is_told_by_its_name(game: Game) -> None:
    assert troubles(game) == json.loads(FILE.read_text("utf-8"))[game.name]


if __name__ == "__main__":
    pinned = {name: troubles(game) for name, game in games().items()}
    FILE.write_text(json.dumps(pinned, indent=1, ensure_ascii=False) + "\n", "utf-8")
