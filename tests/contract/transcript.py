"""Random games boiled down to one number each: every question, every legal list, every move and every table.

Run as a program it prints the numbers, so that two builds can be compared: `python -m tests.contract.transcript 100`.
"""

import sys
import zlib
from collections.abc import Iterator

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList, Rules
from malecon.engine.events import SILENT
from malecon.engine.playout import first_asked
from malecon.engine.table import Table
from tests.contract.kit import cases


def transcripts(count: int) -> Iterator[int]:
    """The numbers of `count` games, spread over every case of every game."""
    every = list(cases())
    for number in range(count):
        case = every[number % len(every)]
        yield transcript(case.setting().empty_table(), case.game.rules, Chance(number))


def transcript(table: Table, rules: Rules, chance: Chance) -> int:
    rules.settle(table, SILENT)
    moves = MoveList()
    seen = 0
    while not table.over():
        seat = first_asked(table)
        rules.legal(table, seat, moves)
        move = moves.ids[chance.below(moves.count)]
        rules.play(table, seat, move, SILENT)
        seen = zlib.crc32(repr((moves.listed(), move, table.numbers())).encode(), seen)
    return seen


if __name__ == "__main__":
    for number in transcripts(int(sys.argv[1])):
        print(number)
