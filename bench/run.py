"""Measures what the README claims: the compiled build against the interpreted one, side by side in one run.

`bench/run.py --write` puts the numbers into the README.
"""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

from malecon.engine.game import Game
from malecon.games import games

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
BEGIN, END = "<!-- bench -->", "<!-- /bench -->"
ROUNDS = 7  # the builds take turns, and each keeps its best round: other work on the machine only ever slows down


def measure(game: str, pure: str, what: str = "round") -> dict[str, float]:
    """One round, or one long search, in a process of its own."""
    environment = {**os.environ, "MALECON_PURE": pure}
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "measure.py"), game, what],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The best of each measure: the most per second, the least of everything else."""
    return {name: (max if name.endswith("_per_second") else min)(found[name] for found in rounds) for name in rounds[0]}


def table(title: str, compiled: dict[str, float], interpreted: dict[str, float], long: dict[str, float]) -> str:
    rate, slow = compiled["decisions_per_second"], interpreted["decisions_per_second"]
    games, slow_games = compiled["games_per_second"], interpreted["games_per_second"]
    copy, slow_copy = compiled["copy_seconds"] * 1e6, interpreted["copy_seconds"] * 1e6
    search, slow_search = compiled["simulations_per_second"], interpreted["simulations_per_second"]
    memory, thoughts = long["search_bytes"] / 1e6, long["simulations"] / 1e3
    first, slow_first = compiled["first_move_seconds"], interpreted["first_move_seconds"]
    lines = [
        f"| {title}, four players, one core | compiled | interpreted | ratio |",
        "| --- | --- | --- | --- |",
        f"| random games | {rate / 1e6:.1f} M decisions/s | {slow / 1e6:.2f} M decisions/s | {rate / slow:.0f} × |",
        f"| whole games | {games / 1e3:.1f} k/s | {slow_games / 1e3:.2f} k/s | {games / slow_games:.0f} × |",
        f"| search | {search / 1e3:.0f} k simulations/s | {slow_search / 1e3:.2f} k simulations/s |"
        f" {search / slow_search:.0f} × |",
        f"| copying into a scratch table | {copy:.2f} µs | {slow_copy:.1f} µs | {slow_copy / copy:.0f} × |",
        f"| memory of a table | {compiled['table_bytes']:.0f} bytes | {interpreted['table_bytes']:.0f} bytes | |",
        f"| memory of a search of 10 s | {memory:.0f} MB, {thoughts:.0f} k simulations | | |",
        f"| import to first move | {first:.2f} s | {slow_first:.2f} s | |",
    ]
    return "\n".join(lines)


def compare(game: Game) -> str:
    """The builds take turns; each keeps its best."""
    compiled, interpreted = [], []
    for number in range(ROUNDS):
        print(f"{game.title}: round {number + 1} of {ROUNDS}", file=sys.stderr)
        compiled.append(measure(game.name, ""))
        interpreted.append(measure(game.name, "1"))
    assert compiled[0]["compiled"] == 1, "the rules are not compiled: `malecon doctor` says why"
    assert interpreted[0]["compiled"] == 0
    return table(game.title, best(compiled), best(interpreted), measure(game.name, "", "search"))


def main() -> None:
    tables = [compare(game) for game in games().values()]
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}"
    method = f"Measured by `make bench` on {machine}; best of {ROUNDS} rounds, the builds taking turns."
    text = "\n\n".join((*tables, method))
    print(text)
    if "--write" in sys.argv:
        readme = README.read_text("utf-8")
        before, _, rest = readme.partition(BEGIN)
        README.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    main()
