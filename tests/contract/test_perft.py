"""Counts of positions to a fixed depth: a rule that changes changes them.

`PYTHONPATH=. .venv/bin/python -m tests.contract.test_perft` pins them anew.
"""

import json
from pathlib import Path

from malecon.engine.chance import chance_from
from malecon.engine.decision import MoveList
from malecon.engine.events import SILENT
from malecon.engine.game import Game
from malecon.engine.match import Match
from malecon.engine.playout import first_asked
from malecon.engine.table import Table
from tests.contract.kit import Case, cases, each_case, random_moves

FILE = Path(__file__).with_name("perft.json")
PINNED: dict[str, list[list[int]]] = json.loads(FILE.read_text("utf-8"))
DEEPEST = 8
ENOUGH = 2_000  # positions: no deeper than where there are more
STARTS = (30, 60, 120, 240)  # decisions into a random game


def perft(game: Game, table: Table, depth: int, scratch: list[Table]) -> int:
    """How many sequences of moves of this length there are; a finished game counts as one."""
    if depth == 0 or table.over():
        return 1
    seat = first_asked(table)
    moves = MoveList()
    game.rules.legal(table, seat, moves)
    if depth == 1:
        return int(moves.count)
    total = 0
    for move in moves.listed():
        scratch[depth].copy_from(table)
        game.rules.play(scratch[depth], seat, move, SILENT)
        total += perft(game, scratch[depth], depth - 1, scratch)
    return total


def counts(case: Case) -> list[list[int]]:
    """The counts from several moments of one random game, depth by depth."""
    match = Match(case.setting())
    scratch = [case.setting().empty_table() for _ in range(DEEPEST + 1)]
    found = []
    for number, _ in enumerate(random_moves(match, chance_from(2011))):
        if number in STARTS:
            start = case.setting().empty_table()
            start.copy_from(match.table)
            by_depth: list[int] = []
            while len(by_depth) < DEEPEST and (not by_depth or by_depth[-1] < ENOUGH):
                by_depth.append(perft(case.game, start, len(by_depth) + 1, scratch))
            found.append(by_depth)
    return found


@each_case
def test_positions_to_a_fixed_depth_are_as_pinned(case: Case) -> None:
    assert counts(case) == PINNED[str(case)]


if __name__ == "__main__":
    lines = [f"  {json.dumps(str(case))}: {json.dumps(counts(case))}" for case in cases()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
