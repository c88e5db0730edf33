"""The arenas that prove the opponents, and their tables in docs/bots.md: `make arenas` (about an hour).

Each step of the ladder, the strongest against three of the level below, and the strongest against plain UCT with as
much time. The games are kept in `build/arenas`, so that it can go on later; `--read` only writes what is there.
"""

import argparse
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from malecon.arena.bout import Result
from malecon.arena.intervals import wilson
from malecon.arena.ledger import GAMES, PLAN
from malecon.arena.plan import Plan
from malecon.arena.standings import by_bot
from malecon.bots.opponents import company
from malecon.games import games

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- arenas -->", "<!-- /arenas -->"

CHEAP, TIMED, LONG = 540, 100, 160  # games
SEED = 1  # with games of seed 0 the opponents were made
SECONDS = {"havana": 0.06}  # against three, where the usual time is not enough to be sure
USUAL = 0.03
STEP, FOUR, PLAIN = 0.65, 0.45, 0.80  # win shares that the interval has to exclude less than


@dataclass(frozen=True)
class Arena:
    """One comparison: the first bot against the others."""

    name: str
    game: str
    bots: tuple[str, ...]
    count: int
    least: float

    def command(self) -> list[str]:
        return ["arena", self.game, *self.bots, "--games", str(self.count), "--seed", str(SEED)]

    def results(self, folder: Path) -> list[Result]:
        lines = (folder / self.name / GAMES).read_bytes().splitlines()
        return [msgspec.json.decode(line, type=Result) for line in lines]


def arenas() -> Iterator[Arena]:
    for game in games().values():
        first, *rest = company(game).opponents
        second, third, fourth, strongest = rest
        yield Arena(f"{game.name}-2", game.name, (second, first), CHEAP, STEP)
        yield Arena(f"{game.name}-3", game.name, (third, second), CHEAP, STEP)
        yield Arena(f"{game.name}-4", game.name, (fourth, third), CHEAP, STEP)
        timed, longer = f"{strongest}@{USUAL}", f"{strongest}@{SECONDS.get(game.name, USUAL)}"
        yield Arena(f"{game.name}-5", game.name, (timed, fourth), TIMED, STEP)
        yield Arena(f"{game.name}-4p", game.name, (longer, fourth, fourth, fourth), LONG, FOUR)
        yield Arena(f"{game.name}-uct", game.name, (timed, f"uct@{USUAL}"), LONG, PLAIN)


def row(arena: Arena, folder: Path) -> tuple[int, str]:
    """How many games were played, and what came of them; the command is the one that was given."""
    results = arena.results(folder)
    plan = msgspec.json.decode((folder / arena.name / PLAN).read_bytes(), type=Plan)
    bots = plan.bots
    standing = by_bot(results)[bots[0]]
    low, high = wilson(standing.wins, standing.played)
    decisions = sum(sum(result.decisions) for result in results)
    late = sum(sum(result.late) for result in results)
    overruns = sum(sum(result.overruns) for result in results)
    faults = sum(result.fault is not None for result in results)
    shown = shlex.join(["malecon", "arena", arena.game, *bots, "--games", str(len(results)), "--seed", str(plan.seed)])
    share = f"**{standing.win_share:.1%}** ({low:.1%}–{high:.1%})"
    return len(
        results
    ), f"| `{shown}` | {share} | {arena.least:.0%} | {faults} | {late} of {decisions:,} | {overruns} |"


def table(folder: Path) -> str:
    lines = [
        "| command | the first one wins (95 % interval) | aim | faults | late | overruns |",
        "| --- | --: | --: | --: | --: | --: |",
    ]
    totals: dict[str, int] = {}
    for arena in arenas():
        count, line = row(arena, folder)
        totals[arena.game] = totals.get(arena.game, 0) + count
        lines.append(line)
    told = ", ".join(f"{count:,} of {games()[name].title}" for name, count in totals.items())
    return "\n".join((*lines, "", f"Games in all: {told}."))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--folder", type=Path, default=ROOT / "build" / "arenas")
    options.add_argument("--read", action="store_true", help="play nothing")
    options.add_argument("--jobs", default="1")
    chosen = options.parse_args()
    for arena in () if chosen.read else arenas():
        out = str(chosen.folder / arena.name)
        command = [sys.executable, "-m", "malecon", *arena.command(), "--jobs", chosen.jobs, "--out", out]
        subprocess.run(command, check=True)
    text = DOCS.read_text("utf-8")
    head, _, rest = text.partition(BEGIN)
    tail = rest.partition(END)[2]
    DOCS.write_text(f"{head}{BEGIN}\n{table(chosen.folder)}\n{END}{tail}", "utf-8")


if __name__ == "__main__":
    main()
