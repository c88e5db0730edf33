"""Playouts: whole games of random moves, for benchmarks, fuzzing and search."""

from mypy_extensions import i64

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList, Rules, drawn
from malecon.engine.events import SILENT
from malecon.engine.table import NATURE, SEVERAL, Table, drop, top


def first_asked(table: Table) -> i64:
    """The seat to ask next: where several choose at once, the lowest that has not chosen yet."""
    seat = table.cells[top(table) + 1]
    if seat != SEVERAL:
        return seat
    mask = table.cells[top(table) + 2]
    seat = 0
    while mask & 1 == 0:
        mask >>= 1
        seat += 1
    return seat


def play_out(rules: Rules, table: Table, chance: Chance, moves: MoveList, most: i64) -> i64:
    """Play random legal moves until the game is over, `most` decisions at most; the number of decisions made."""
    made: i64 = 0
    while made < most and table.cells[0] > 0:
        at = top(table)
        decision = rules.decisions[table.cells[at]]
        argument = table.cells[at + 2]
        seat = first_asked(table)
        moves.clear()
        decision.legal(table, seat, argument, moves)
        if seat == NATURE:
            move = drawn(decision, table, argument, moves, chance)
        else:
            move = moves.ids[chance.below(moves.count)]
        drop(table)
        decision.play(table, seat, argument, move, SILENT)
        rules.settle(table, SILENT)
        made += 1
    return made
