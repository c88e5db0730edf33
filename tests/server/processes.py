"""What processes cost, as Linux counts it."""

import contextlib
import os
import resource
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """Bytes of a process that are in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize()


def processor_seconds(process: int) -> float:
    """What a process has used of the processors so far, all of its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def family(ancestor: int) -> set[int]:
    """A process, and whatever it has started."""
    parents = {int(entry.name): parent(entry) for entry in Path("/proc").iterdir() if entry.name.isdigit()}
    found = {ancestor}
    while children := {process for process, above in parents.items() if above in found} - found:
        found |= children
    return found


def parent(entry: Path) -> int:
    with contextlib.suppress(OSError):  # it has ended meanwhile
        return int((entry / "stat").read_text("utf-8").rpartition(")")[2].split()[1])
    return 0


def allow_open_files(wanted: int) -> None:
    """Thousands of sockets are more than a process may usually have; children are given what is raised here."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(wanted, hard)), hard))
