"""`python -m learn.ship NETWORK --players 2 4`: put a network beside the rules of its game, for those it won with."""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from malecon.engine.insight import insight_file, read_insight, write_insight
from malecon.games import find_game


def ship(file: Path, players: Sequence[int], to: Path | None = None) -> Path:
    insight = read_insight(file)
    assert insight is not None, f"there is no {file}"
    game = find_game(insight.made_for["game"])
    assert set(players) <= set(game.players), f"{game.title} is for {game.players}"
    target = to or insight_file(game)
    write_insight(target, replace(insight, players=tuple(sorted(players))))
    return target


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m learn.ship", description=__doc__)
    options.add_argument("network", type=Path)
    options.add_argument("--players", type=int, nargs="+", required=True)
    chosen = options.parse_args()
    print(ship(chosen.network, chosen.players))


if __name__ == "__main__":
    main()
