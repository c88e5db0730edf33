"""Who uses how much of the processors while something is measured."""

import contextlib
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.server.processes import TICKS, family, memory, processor_seconds


@dataclass(frozen=True)
class Processes:
    """What is measured: the processes of the server, and those of the databases that it needs."""

    servers: Sequence[int]
    databases: Sequence[int] = ()

    @property
    def memory(self) -> int:
        """Bytes of the server; not of its bots, nor of its databases."""
        return sum(map(memory, self.servers))

    def spent(self) -> tuple[float, float, float]:
        """Seconds of processor so far: in the server, in the processes where its bots think, in the databases."""
        bots = {bot for server in self.servers for bot in family(server)} - set(self.servers)
        databases = {part for database in self.databases for part in family(database)}
        return seconds_of(self.servers), seconds_of(bots), seconds_of(databases)


@dataclass(frozen=True)
class Shares:
    """Of one core."""

    server: float
    bots: float
    databases: float
    client: float  # this process
    elsewhere: float  # everything else on the machine


def seconds_of(processes: Iterable[int]) -> float:
    total = 0.0
    for process in processes:
        with contextlib.suppress(OSError):  # it may end at any moment
            total += processor_seconds(process)
    return total


def busy_seconds() -> float:
    """What all processes together have used of the processors since the machine was started."""
    user, nice, system, _idle, _waiting, *interrupts = Path("/proc/stat").read_text().split("\n")[0].split()[1:9]
    return sum(map(int, (user, nice, system, *interrupts))) / TICKS


class Clock:
    """Runs beside a measurement: who used how much of the processors?"""

    def __init__(self, processes: Processes) -> None:
        self.processes = processes
        self.started = self.now()

    def now(self) -> tuple[float, ...]:
        return time.perf_counter(), *self.processes.spent(), time.process_time(), busy_seconds()

    def shares(self) -> Shares:
        spent, *ours, busy = (after - before for before, after in zip(self.started, self.now(), strict=True))
        server, bots, databases, client = (seconds / spent for seconds in ours)
        return Shares(server, bots, databases, client, max(0.0, busy - sum(ours)) / spent)
