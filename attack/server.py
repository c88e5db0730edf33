"""The server under attack: `malecon serve` as anybody would start it, and what it costs while it is attacked.

It gets the 1,024 open files that systemd and most shells give by default, whatever this process has.
"""

import contextlib
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from tests.command import ending_with_us
from tests.server.processes import family, memory, processor_seconds
from tests.server.running import NO_LIMITS, Server

OPEN_FILES = 1024
GRACE = 20.0  # seconds to stop in order


class AttackedServer(Server):
    """By default with every limit as it comes; `--log json` like the documented unit, so that no mistake is missed."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(str(folder / "malecon.sqlite"), log=folder / "log")
        self.options = [*options]

    def launch(self, *arguments: str) -> subprocess.Popen[bytes]:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        files = f"--nofile={min(OPEN_FILES, hard)}:{hard}"
        assert self.log is not None
        with self.log.open("ab") as log:
            return subprocess.Popen(
                ending_with_us("prlimit", files, sys.executable, "-m", "malecon", *arguments),
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "LANG": "C.UTF-8"},
                start_new_session=True,  # Ctrl-C is for us: we stop it in order
            )

    def stop(self) -> int:
        """In order; one that is too busy to hear of it is killed."""
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(signal.SIGTERM)
        try:
            return process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            return process.wait()


@contextlib.contextmanager
def without_limits(folder: Path) -> Iterator[Server]:
    """The same database, for what takes longer than an attack lasts, or is only needed to begin with."""
    with AttackedServer(folder, *NO_LIMITS) as server:
        yield server


@dataclass(frozen=True)
class Cost:
    """Of a server, and of the processes in which its bots think."""

    memory: int  # bytes
    bot_memory: int
    seconds: float  # of processor
    bot_seconds: float


def cost(server: int) -> Cost:
    """What a server costs now."""
    found = Cost(memory(server), 0, processor_seconds(server), 0.0)
    for bot in family(server) - {server}:
        with contextlib.suppress(OSError):  # it may end at any moment
            found = replace(
                found,
                bot_memory=found.bot_memory + memory(bot),
                bot_seconds=found.bot_seconds + processor_seconds(bot),
            )
    return found
