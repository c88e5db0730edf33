"""`malecon doctor`: which build is running, and why."""

import platform

import malecon
from malecon.build import BUILD
from malecon.cli.speech import say
from malecon.games import games


def report() -> None:
    print(say("doctor-version", version=malecon.__version__, python=platform.python_version()))
    print(say("build-compiled" if BUILD.compiled else "build-interpreted"))
    print(say(BUILD.reason, **BUILD.details))
    if BUILD.reason not in ("build-fresh", "build-forced"):
        print(say("doctor-advice"))
    print(say("doctor-games", games=", ".join(game.title for game in games().values())))
