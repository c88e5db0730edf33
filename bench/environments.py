"""How fast the environments are, and others beside them in the same run: random legal moves, one core.

`bench/environments.py --write` puts the numbers into the README. PettingZoo's chess is measured where what it needs is
installed: `pip install chess pygame`.
"""

import os
import platform
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from malecon.environments import Batch
from malecon.environments.pettingzoo import env, raw_env
from malecon.games import games

README = Path(__file__).parents[1] / "README.md"
BEGIN, END = "<!-- bench-environments -->", "<!-- /bench-environments -->"
ROUNDS = 4  # everybody takes turns and keeps the best: other work on the machine only ever slows down
SECONDS = 0.3  # of a round
PLAYERS = 4
TABLES = 64
AIMS = {"santiago": 1.2e6, "havana": 0.8e6, "cuba": 0.7e6}  # of a batch that draws by itself
NOT_HERE = "not installed here"

Loop = Callable[[int], int]  # as many steps as are asked for, or a few more


def drawn_inside(game: str) -> Loop:
    batch = Batch(game, TABLES, PLAYERS, seed=1)

    def loop(steps: int) -> int:
        for _ in range(steps // TABLES):
            batch.step_at_random()
        return steps // TABLES * TABLES

    return loop


def given_from_outside(game: str) -> Loop:
    """By somebody who is handed observations and masks as arrays, and chooses at random as well."""
    batch, random = Batch(game, TABLES, PLAYERS, seed=1), np.random.default_rng(1)

    def loop(steps: int) -> int:
        for _ in range(steps // TABLES):
            assert len(batch.observations) == TABLES
            batch.step(legal_at_random(batch.masks, random.random(TABLES)))
        return steps // TABLES * TABLES

    return loop


def legal_at_random(masks: NDArray[np.bool_], picks: NDArray[np.float64]) -> NDArray[np.int64]:
    """One of the legal actions at each table."""
    tables, actions = masks.nonzero()
    counts = np.bincount(tables, minlength=len(masks))
    chosen: NDArray[np.int64] = actions[counts.cumsum() - counts + (picks * counts).astype(np.int64)]
    return chosen


def by_agents(made: Any) -> Loop:
    """The loop of PettingZoo's manual, for any of its games with masks."""
    random = np.random.default_rng(1)
    made.reset(seed=1)

    def loop(steps: int) -> int:
        for _ in range(steps):
            seen, _, over, truncated, _ = made.last()
            if over or truncated:
                made.reset()
                continue
            legal = np.flatnonzero(seen["action_mask"])
            made.step(int(legal[int(random.random() * len(legal))]))
        return steps

    return loop


def by_states(name: str) -> Loop:
    """The loop of OpenSpiel's manual. Draws of chance count as well."""
    game, random = pyspiel.load_game(name), np.random.default_rng(1)
    at = [game.new_initial_state()]

    def loop(steps: int) -> int:
        for _ in range(steps):
            if at[0].is_terminal():
                at[0] = game.new_initial_state()
            legal = at[0].legal_actions()
            at[0].apply_action(legal[int(random.random() * len(legal))])
        return steps

    return loop


def chess() -> Loop | None:
    if not (find_spec("chess") and find_spec("pygame")):
        return None
    from pettingzoo.classic import chess_v6

    return by_agents(chess_v6.raw_env())


def loops() -> dict[str, Loop | None]:
    found: dict[str, Loop | None] = {}
    for game in games().values():
        found[f"{game.title}: batch of {TABLES} tables, actions drawn inside"] = drawn_inside(game.name)
    for game in games().values():
        found[f"{game.title}: the same, actions given from outside"] = given_from_outside(game.name)
    for game in games().values():
        found[f"{game.title}: PettingZoo, raw"] = by_agents(raw_env(game.name, players=PLAYERS))
    found["Santiago de Cuba: PettingZoo, with its three wrappers"] = by_agents(env("santiago", players=PLAYERS))
    found["PettingZoo's chess, raw"] = chess()
    for game in games().values():
        found[f"{game.title}: OpenSpiel"] = by_states(f"malecon_{game.name}(players={PLAYERS})")
    found["OpenSpiel's backgammon, which is C++"] = by_states("backgammon")
    return found


def rate(loop: Loop) -> float:
    """Steps in a second of one core, whatever else runs beside."""
    steps, done, begun = 64, 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        done += loop(steps)
        steps = min(steps * 2, 1 << 14)
    return done / (time.process_time() - begun)


def measured() -> dict[str, float | None]:
    found: dict[str, float | None] = {}
    all_loops = loops()
    for number in range(ROUNDS):
        print(f"environments: round {number + 1} of {ROUNDS}", file=sys.stderr)
        for name, loop in all_loops.items():
            if loop is None:
                found[name] = None
            else:
                found[name] = max(found.get(name) or 0.0, rate(loop))
    return found


def table(found: dict[str, float | None]) -> str:
    aims = {
        f"{game.title}: batch of {TABLES} tables, actions drawn inside": AIMS[game.name] for game in games().values()
    }
    lines = ["| random legal moves, four players, one core | steps a second | aim |", "| --- | --: | --: |"]
    lines += [
        f"| {name} | {shown(many)} | {'≥ ' + shown(aims[name]) if name in aims else ''} |"
        for name, many in found.items()
    ]
    return "\n".join(lines)


def shown(many: float | None) -> str:
    if many is None:
        return NOT_HERE
    return f"{many / 1e6:.2f} M" if many >= 1e6 / 2 else f"{many / 1e3:.0f} k" if many >= 1e4 else f"{many / 1e3:.1f} k"


def main() -> None:
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}"
    rounds = f"best of {ROUNDS} rounds of {SECONDS} s of processor time, all in one run"
    method = f"Measured by `make bench` on {machine}; {rounds}."
    text = f"{table(measured())}\n\n{method}"
    print(text)
    if "--write" in sys.argv:
        before, _, rest = README.read_text("utf-8").partition(BEGIN)
        README.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    main()
