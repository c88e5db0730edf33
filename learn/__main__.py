"""`python -m learn GAME …`: a generation, from self-play to the games that decide."""

import argparse
import os
from pathlib import Path

from learn.generation import Generation, Plan, say
from learn.settings import read_settings
from malecon.build import BUILD


def main() -> None:
    settings = read_settings()
    options = argparse.ArgumentParser(prog="python -m learn", description=__doc__)
    options.add_argument("games", nargs="*", default=[], help=f"any of {', '.join(settings)}; all of them")
    options.add_argument("--out", type=Path, required=True, help="the folder for examples, networks and the report")
    options.add_argument("--before", type=Path, nargs="*", default=[], help="folders of the generations before")
    options.add_argument("--judge", nargs="*", default=[], metavar="GAME=FILE", help="the networks that play")
    options.add_argument("--number", type=int, default=1, help="of the generation")
    options.add_argument("--seed", type=int, default=2007)
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options.add_argument("--play", type=float, default=240.0, help="seconds of self-play, of all games together")
    options.add_argument("--fit", type=float, default=20.0, help="seconds of training for each game")
    options.add_argument("--gate", type=float, default=150.0, help="seconds of games that decide, together")
    chosen = options.parse_args()
    unknown = sorted(set(chosen.games) - set(settings))
    if unknown:
        options.error(f"nobody knows how to learn {unknown[0]}: {', '.join(settings)}")
    judges = dict(pair.split("=", 1) for pair in chosen.judge)
    say(f"{chosen.jobs} processes, rules {'compiled' if BUILD.compiled else 'interpreted'}")
    plan = Plan(
        chosen.number,
        chosen.jobs,
        chosen.seed,
        chosen.out,
        tuple(chosen.before),
        {game: Path(file) for game, file in judges.items()},
        chosen.play,
        chosen.fit,
        chosen.gate,
    )
    Generation(plan, {game: settings[game] for game in chosen.games or settings}).run()


if __name__ == "__main__":
    main()
