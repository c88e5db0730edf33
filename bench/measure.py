"""One round of the benchmark for one game in this process's build; prints JSON. `bench/run.py` compares the builds."""

import time

START = time.perf_counter()

import json  # noqa: E402 - the clock runs before the imports, which are part of the measure
import resource  # noqa: E402
import sys  # noqa: E402
from pathlib import Path  # noqa: E402

from malecon.bots.thinker import BATCH, MOST_NODES, Thinker  # noqa: E402
from malecon.build import BUILD  # noqa: E402
from malecon.engine.chance import Chance  # noqa: E402
from malecon.engine.decision import MoveList  # noqa: E402
from malecon.engine.events import SILENT  # noqa: E402
from malecon.engine.game import Setting  # noqa: E402
from malecon.engine.match import Match  # noqa: E402
from malecon.engine.moves import Move  # noqa: E402
from malecon.engine.playout import play_out  # noqa: E402
from malecon.engine.table import Table  # noqa: E402
from malecon.engine.views import View  # noqa: E402
from malecon.games import find_game  # noqa: E402

SETTING = Setting(find_game(sys.argv[1]), ["Alicia", "Bruno", "Clara", "Diego"])
RULES = SETTING.game.rules
SECONDS = 1.0  # of random games a round
LONGEST = 100_000
MIDDLE = 80  # moves
LONG_SEARCH = 10.0  # seconds


def started() -> Table:
    table = SETTING.empty_table()
    RULES.settle(table, SILENT)
    return table


def first_move_seconds() -> float:
    table = started()
    moves = MoveList()
    RULES.legal(table, -1, moves)
    RULES.play(table, -1, moves.ids[0], SILENT)
    return time.perf_counter() - START


def games_and_decisions_per_second() -> tuple[float, float]:
    start, table, chance, moves = started(), started(), Chance(7), MoveList()
    games = decisions = 0
    begun = time.perf_counter()
    while True:
        for _ in range(20):
            table.copy_from(start)
            decisions += play_out(RULES, table, chance, moves, LONGEST)
            games += 1
        spent = time.perf_counter() - begun
        if spent > SECONDS:
            return games / spent, decisions / spent


def middle_of_a_game(chance: Chance) -> tuple[View, list[Move]]:
    """A question with a choice, as its seat sees it."""
    match = Match(SETTING)
    while match.nature_asked or len(match.played) < MIDDLE or len(match.legal(match.asked[0])) < 3:
        if match.nature_asked:
            match.play_nature(chance)
        else:
            legal = match.legal(match.asked[0])
            match.play(match.asked[0], legal[chance.below(len(legal))])
    seat = match.asked[0]
    return match.view(seat), match.legal(seat)


def simulations_per_second() -> float:
    """Imagining the tables is part of it."""
    chance = Chance(7)
    view, legal = middle_of_a_game(chance)
    search = Thinker(SETTING, Chance(7), thoughts=MOST_NODES).rooted(view, legal)
    done = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        search.think(SETTING.imagine(view, chance), BATCH)
        done += BATCH
    return done / (time.perf_counter() - begun)


def long_search() -> dict[str, float]:
    """How far one search of some seconds gets, and the memory it takes at most."""
    view, legal = middle_of_a_game(Chance(7))
    before = resident()
    thinker = Thinker(SETTING, Chance(7), thoughts=None, seconds=LONG_SEARCH)
    found = thinker.opinions(view, legal)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return {"search_bytes": peak - before, "simulations": sum(opinion.tries for opinion in found)}


def copy_seconds() -> float:
    start, table = started(), started()
    count = 200_000 if BUILD.compiled else 5_000
    begun = time.perf_counter()
    for _ in range(count):
        table.copy_from(start)
    return (time.perf_counter() - begun) / count


def table_bytes() -> float:
    """What a table takes of the process's memory, everything included."""
    count = 5_000
    before = resident()
    tables = [started() for _ in range(count)]
    return (resident() - before) / len(tables)


def resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def whole_round() -> dict[str, float]:
    first = first_move_seconds()
    games, decisions = games_and_decisions_per_second()
    return {
        "compiled": int(BUILD.compiled),
        "first_move_seconds": first,
        "games_per_second": games,
        "decisions_per_second": decisions,
        "simulations_per_second": simulations_per_second(),
        "copy_seconds": copy_seconds(),
        "table_bytes": table_bytes(),
    }


if __name__ == "__main__":
    print(json.dumps(long_search() if "search" in sys.argv else whole_round()))
