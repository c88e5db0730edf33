"""Who uses how much of the processors while something is measured."""

import time
from collections.abc import Sequence
from pathlib import Path

from tests.server.processes import TICKS, processor_seconds


def busy_seconds() -> float:
    """What all processes together have used of the processors since the machine was started."""
    user, nice, system, _idle, _waiting, *interrupts = Path("/proc/stat").read_text().split("\n")[0].split()[1:9]
    return sum(map(int, (user, nice, system, *interrupts))) / TICKS


class Clock:
    """Runs beside a measurement: who used how much of the processors?"""

    def __init__(self, servers: Sequence[int]) -> None:
        self.servers = servers
        self.started = self.now()

    def now(self) -> tuple[float, float, float, float]:
        server = sum(map(processor_seconds, self.servers))
        return time.perf_counter(), server, time.process_time(), busy_seconds()

    def shares(self) -> tuple[float, float, float]:
        """Of one core: the processes of the server, this process, and everything else on the machine."""
        spent, server, client, busy = (after - before for before, after in zip(self.started, self.now(), strict=True))
        return server / spent, client / spent, max(0.0, busy - server - client) / spent
