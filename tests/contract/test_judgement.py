"""What the judges find in recorded games: weights were fitted to these numbers, so none of them may change unnoticed.

`PYTHONPATH=. .venv/bin/python -m tests.contract.test_judgement` pins them anew; then `make fit`.
"""

import json
from pathlib import Path

from malecon.engine.game import Game
from malecon.engine.record import read_record, replay, setting_of
from malecon.games import find_game, games
from tests.contract.kit import each_game

FILE = Path(__file__).with_name("judgement.json")
RECORDS = Path(__file__).parents[1] / "records"
EVERY = 37  # moves between two looks: over a whole game they meet every phase

Found = dict[str, list[list[float]]]


def found_in(game: Game) -> Found:
    """By record: the features of every seat, in hundredths of a point, and how much of the game was over."""
    return {path.name: looks(game, path) for path in sorted(RECORDS.glob(f"{game.name}-*.malecon"))}


def looks(game: Game, path: Path) -> list[list[float]]:
    record, judge = read_record(path), game.judge()
    setting = setting_of(record, find_game)
    found: list[list[float]] = []
    for count in range(EVERY, len(record.moves), EVERY):
        table = replay(record, setting, count).table
        for seat in range(len(setting.seats)):
            judge.look(table, seat)
            found.append([round(judge.progress(table), 4), *[int(number) for number in judge.found]])
    return found


@each_game
def test_a_judge_finds_in_recorded_games_what_it_found_when_its_weights_were_fitted(game: Game) -> None:
    pinned: dict[str, Found] = json.loads(FILE.read_text("utf-8"))
    assert found_in(game) == pinned[game.name]


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: found_in(game) for name, game in games().items()}) + "\n", "utf-8")
