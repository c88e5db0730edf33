"""Positions, copies and pickles go round a ring of builds at every decision of many games, and come back as they were.

This Python plays, compiled. What lies on the table goes as a line and as a pickle to this Python interpreted, and from
there to every other Python that is named (`--with`), compiled and interpreted: each reads it, copies it, compares, and
writes it anew.
"""

import argparse
import os
import pickle
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import IO

from ring import Moment, legal_on, receive, send

from malecon.engine.match import Match
from malecon.engine.position import Position, position_of, print_position
from tests.contract.kit import Draw, cases, random_moves

ROOT = Path(__file__).parents[1]
RING = ROOT / "scripts" / "ring.py"
BUILT = ROOT / "build"  # where other Pythons have their libraries and their compiled rules
LIBRARIES = ("fluent-runtime", "librt", "mypy-extensions", "rich", "typer")  # what the core needs
COMPILING = ("hatchling", "mypy", "setuptools")
MATCHES = 25  # decisions after which the whole match is pickled as well
SEATS = 10  # decisions after which it is what a seat knows that goes round


@dataclass(frozen=True)
class Build:
    """A Python with the rules as it runs them."""

    name: str
    python: Path
    source: Path
    pure: bool

    def environment(self) -> dict[str, str]:
        path = os.pathsep.join((str(self.source), str(ROOT)))
        return {**os.environ, "PYTHONPATH": path, "MALECON_PURE": "1" if self.pure else ""}

    def relay(self, coming: IO[bytes]) -> subprocess.Popen[bytes]:
        command = [str(self.python), str(RING), "interpreted" if self.pure else "compiled"]
        return subprocess.Popen(command, stdin=coming, stdout=subprocess.PIPE, env=self.environment(), cwd=ROOT)


# -- other Pythons --------------------------------------------------------------------------------------------------


def pins() -> dict[str, str]:
    """What the lock file says of each library."""
    found = {}
    for line in (ROOT / "requirements" / "play.txt").read_text("utf-8").splitlines():
        name, equal, version = line.split(";")[0].removesuffix("\\").strip().partition("==")
        if equal and not line.startswith((" ", "#")):
            found[name] = version.strip()
    return found


def builds_of(python: Path) -> list[Build]:
    """Another Python with its libraries, and the rules compiled for it beside a copy of their sources."""
    version = subprocess.run(
        [python, "-c", "import platform; print(platform.python_version())"], capture_output=True, text=True, check=True
    ).stdout.strip()
    folder = BUILT / f"python-{version}"
    own = folder / "venv" / "bin" / "python"
    if not own.exists():
        subprocess.run([python, "-m", "venv", folder / "venv"], check=True)
    known = pins()
    wanted = [f"{name}=={known[name]}" for name in (*LIBRARIES, *COMPILING)]
    pip = [str(own), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-warn-script-location"]
    subprocess.run([*pip, *wanted], check=True)
    tree = folder / "tree"
    ignored = shutil.ignore_patterns("_compiled", "client", "__pycache__")
    shutil.copytree(ROOT / "src", tree / "src", ignore=ignored, dirs_exist_ok=True)
    for name in ("hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tree / name)
    subprocess.run([own, tree / "hatch_build.py"], check=True)
    return [Build(f"{version} compiled", own, tree / "src", False), Build(f"{version} pure", own, tree / "src", True)]


# -- the games ------------------------------------------------------------------------------------------------------


def moments(first: int, games: int) -> Iterator[list[Moment]]:
    """One game after another, of every case in turn: each decision of it."""
    for number, case in islice(enumerate(cycle(cases())), first, first + games):
        match, draw = Match(case.setting()), Draw(number)
        found: list[Moment] = []
        for _ in random_moves(match, draw):
            made = len(match.played)
            whole = pickle.dumps(match) if made % MATCHES == 0 else b""
            found.append(moment_of(position_of(match), whole))
            if made % SEATS == 0:
                found.append(moment_of(position_of(match, made // SEATS % case.players)))
        found.append(moment_of(position_of(match), pickle.dumps(match)))
        yield found


def moment_of(position: Position, match: bytes = b"") -> Moment:
    legal = legal_on(position.setting.game.rules, position.table)
    return Moment(print_position(position), pickle.dumps(position.table), legal, match)


def go_round(builds: list[Build], first: int, games: int) -> int:
    """How many positions have come back from the ring, each compared with what had been sent."""
    reading, writing = os.pipe()
    coming: IO[bytes] = os.fdopen(reading, "rb")
    leaving = os.fdopen(writing, "wb")
    relays = []
    for build in builds:
        relays.append(build.relay(coming))
        coming.close()
        assert relays[-1].stdout is not None
        coming = relays[-1].stdout
    sent: list[list[Moment]] = []

    def play() -> None:
        with leaving:
            for game in moments(first, games):
                sent.append(game)
                send(leaving, game)

    player = threading.Thread(target=play, daemon=True)
    player.start()
    count, began = 0, time.monotonic()
    for number in range(games):
        back = receive(coming)
        if back is None:
            raise SystemExit(f"the ring broke at game {first + number}")
        there, sent[number] = sent[number], []
        for mine, other in zip(there, back, strict=True):
            assert (other.line, other.legal) == (mine.line, mine.legal), mine.line
            assert pickle.loads(other.table).same(pickle.loads(mine.table)), mine.line
        count += len(back)
        if (number + 1) % 20 == 0:
            print(f"{number + 1} games, {count} positions, {time.monotonic() - began:.0f} s", flush=True)
    player.join()
    return count


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=1_000)
    reader.add_argument("--first", type=int, default=0)
    reader.add_argument("--with", dest="others", type=Path, action="append", default=[], help="another Python")
    wanted = reader.parse_args()
    here = Build("this Python, pure", Path(sys.executable), ROOT / "src", True)
    builds = [here, *[build for python in wanted.others for build in builds_of(python)]]
    count = go_round(builds, wanted.first, wanted.games)
    names = ", ".join(build.name for build in builds)
    print(f"{wanted.games} games, {count} positions: all came back as they were from {names}.")


if __name__ == "__main__":
    main()
