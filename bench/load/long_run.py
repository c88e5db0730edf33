"""A long stretch of play: whether the memory of the server stays what it is."""

import gc
import time
from collections.abc import Sequence
from dataclasses import dataclass

from load.crowd import SETTLING, Crowd, Measured
from load.pace import Thinking
from load.process import Processes

PARTS = 15
FLAT = 0.015  # by which part of itself the memory may grow in the second half, as a line through it says


@dataclass(frozen=True)
class Stretch:
    """One of the parts that a long run is measured in."""

    minute: float  # at which it ended
    memory: int  # bytes of all processes of the server then
    measured: Measured


async def run_on(crowd: Crowd, pause: float, minutes: float, processes: Processes) -> list[Stretch]:
    """Play on at a pace of so many seconds between two moves of a table, and look at the memory now and then."""
    gc.freeze()  # what is there stays; only what comes is looked through between two parts
    started, found = time.monotonic(), list[Stretch]()
    part = max(minutes * 60 / PARTS - SETTLING, 1.0)
    for _ in range(PARTS):
        measured = await crowd.measure(Thinking(pause, crowd.chooser), part, processes)
        found.append(Stretch((time.monotonic() - started) / 60, processes.memory, measured))
        gc.collect()
    return found


def is_flat(found: Sequence[Stretch]) -> bool:
    hours = (found[-1].minute - found[len(found) // 2].minute) / 60
    return slope(found) * hours < FLAT * found[-1].memory


def slope(found: Sequence[Stretch]) -> float:
    """Bytes an hour, by least squares over the second half: before that, games of all stages are still coming about."""
    late = found[len(found) // 2 :]
    middle = sum(stretch.minute for stretch in late) / len(late)
    mean = sum(stretch.memory for stretch in late) / len(late)
    spread = sum((stretch.minute - middle) ** 2 for stretch in late)
    together = sum((stretch.minute - middle) * (stretch.memory - mean) for stretch in late)
    return 60 * together / spread if spread else 0.0
