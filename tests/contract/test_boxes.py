"""What is printed on the components, as the rules read it: a number that is read from another place is noticed.

`PYTHONPATH=. .venv/bin/python -m tests.contract.test_boxes` pins the numbers anew.
"""

import json
from pathlib import Path
from typing import Any

from malecon.engine.box import numbers_in
from malecon.engine.components import ComponentFile
from malecon.engine.game import Game
from malecon.games import games
from tests.contract.kit import each_game

FILE = Path(__file__).with_name("boxes.json")
Numbers = dict[str, dict[str, Any]]


def numbers_of(game: Game) -> Numbers:
    """Every number of the box, by edition: read from the file again, as when the program starts."""
    return {edition.id: numbers_in(game.read_box(ComponentFile(edition.components))) for edition in game.editions}


@each_game
def test_the_numbers_of_the_box_are_those_that_were_pinned(game: Game) -> None:
    pinned: dict[str, Numbers] = json.loads(FILE.read_text("utf-8"))
    assert numbers_of(game) == pinned[game.name]


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: numbers_of(game) for name, game in games().items()}) + "\n", "utf-8")
