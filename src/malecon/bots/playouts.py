"""Guided playouts: games played on as by somebody who thinks of a few moves and takes the one that looks best."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList, Rules, drawn
from malecon.engine.events import SILENT
from malecon.engine.judge import Judge
from malecon.engine.playout import first_asked
from malecon.engine.table import NATURE, Table, drop, top

STEP: Final = 0.05  # points that a further move in the same turn has to bring
WON: Final = 100.0  # points: a game that is won appeals more than any that goes on


def appeal(judge: Judge, table: Table, seat: i64) -> float:
    """How good a position looks to a seat, in points."""
    if table.cells[0] == 0:
        points = float(judge.points(table, seat))
        return points + WON if judge.place(table, seat) == 1 else points
    worth = judge.worth(table, seat, judge.progress(table))
    return worth - STEP if table.cells[top(table) + 1] == seat else worth


def play_nature(rules: Rules, table: Table, chance: Chance, moves: MoveList) -> None:
    """Let Nature answer until she is asked no more."""
    while table.cells[0] > 0:
        at = top(table)
        if table.cells[at + 1] != NATURE:
            return
        decision = rules.decisions[table.cells[at]]
        argument = table.cells[at + 2]
        moves.clear()
        decision.legal(table, NATURE, argument, moves)
        move = drawn(decision, table, argument, moves, chance)
        drop(table)
        decision.play(table, NATURE, argument, move, SILENT)
        rules.settle(table, SILENT)


def best_of_few(
    rules: Rules, judge: Judge, table: Table, seat: i64, moves: MoveList, few: i64, scratch: Table, chance: Chance
) -> i64:
    """Of a few of the listed moves, drawn by lot, the one after which the position looks best to the seat."""
    if few == 1:
        return moves.ids[chance.below(moves.count)]
    tries = min(few, moves.count)
    best: i64 = moves.ids[0]
    most = -1e9
    i: i64 = 0
    while i < tries:
        if few < moves.count:  # without putting back
            at = i + chance.below(moves.count - i)
            kept = moves.ids[i]
            moves.ids[i] = moves.ids[at]
            moves.ids[at] = kept
        scratch.copy_from(table)
        rules.play(scratch, seat, moves.ids[i], SILENT)
        found = appeal(judge, scratch, seat)
        if found > most:
            most = found
            best = moves.ids[i]
        i += 1
    return best


def play_guided(
    rules: Rules,
    judge: Judge,
    table: Table,
    most: i64,
    ending: i64,
    last: i64,
    few: i64,
    scratch: Table,
    chance: Chance,
    moves: MoveList,
) -> i64:
    """Play on until the game is over, `most` decisions of players at most; how many were made. If the player who has
    moved last, at first `last`, is still on turn, `ending` further decisions may end that turn."""
    made: i64 = 0
    while made < most + ending:
        play_nature(rules, table, chance, moves)
        if table.cells[0] == 0:
            return made
        seat = first_asked(table)
        if made >= most and seat != last:
            return made
        last = seat
        rules.legal(table, seat, moves)
        move = moves.ids[0]
        if moves.count > 1:
            move = best_of_few(rules, judge, table, seat, moves, few, scratch, chance)
            made += 1
        rules.play(table, seat, move, SILENT)
    return made
