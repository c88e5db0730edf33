"""What processes cost, as Linux counts it."""

import os
import resource
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """Bytes of a process that are in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize()


def processor_seconds(process: int) -> float:
    """What a process has used of the processors so far, all of its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def busy_seconds() -> float:
    """What all processes together have used of the processors since the machine was started."""
    user, nice, system, _idle, _waiting, *interrupts = Path("/proc/stat").read_text().split("\n")[0].split()[1:9]
    return sum(map(int, (user, nice, system, *interrupts))) / TICKS


class Clock:
    """Runs beside a measurement: who used how much of the processors?"""

    def __init__(self, server: int) -> None:
        self.server = server
        self.started = self.now()

    def now(self) -> tuple[float, float, float, float]:
        return time.perf_counter(), processor_seconds(self.server), time.process_time(), busy_seconds()

    def shares(self) -> tuple[float, float, float]:
        """Of one core: the server, this process, and everything else on the machine."""
        spent, server, client, busy = (after - before for before, after in zip(self.started, self.now(), strict=True))
        return server / spent, client / spent, max(0.0, busy - server - client) / spent


def allow_open_files(wanted: int) -> None:
    """Two thousand sockets are more than a process may usually have; what is raised here is passed on to the server."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(wanted, hard)), hard))
