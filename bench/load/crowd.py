"""Everybody who plays in the benchmark, and what is measured of it."""

import asyncio
import random
import time
from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from load.pace import Mover, Pace
from load.process import Clock, Processes, Shares

SETTLING = 3.0  # seconds at a new pace that are not counted
PATIENCE = 30.0  # seconds until everybody has been answered


class Refused(Exception):
    """The server said no to something that it had offered."""


@dataclass
class Times:
    """Seconds from sending a move to its answer, and to the message that shows it to the other seat."""

    to_answer: list[float] = field(default_factory=list)
    to_other: list[float] = field(default_factory=list)
    received: int = 0  # messages from the server
    received_bytes: int = 0

    def note(self, message: bytes) -> None:
        self.received += 1
        self.received_bytes += len(message)


@dataclass(frozen=True)
class Measured:
    """What one stretch of the benchmark came to."""

    seconds: float
    times: Times
    shares: Shares

    @property
    def per_second(self) -> float:
        return len(self.times.to_answer) / self.seconds


class Crowd:
    """All movers, the pace they move at, and the stopwatch."""

    def __init__(self, seed: int) -> None:
        self.chooser = random.Random(seed)
        self.movers: list[Mover] = []
        self.pace: Pace | None = None
        self.times = Times()
        self.moving = 0  # how many wait for an answer now
        self.trouble: Exception | None = None

    def join(self, movers: Iterable[Mover]) -> None:
        self.movers = list(movers)
        self.chooser.shuffle(self.movers)

    def begun(self) -> None:
        self.moving += 1

    def done(self, mover: Mover) -> None:
        self.moving -= 1
        if self.pace is not None:
            self.pace.ready(mover)

    def not_yet(self, mover: Mover) -> None:
        """Somebody else at the table has to move first."""
        if self.pace is not None:
            self.pace.ready(mover)

    def fail(self, trouble: Exception) -> None:
        self.trouble = self.trouble or trouble

    async def measure(self, pace: Pace, seconds: float, processes: Processes) -> Measured:
        """Let everybody move at a pace, and measure once it has settled."""
        self.pace = pace
        pace.start(self.movers)
        await self.watch(SETTLING)
        self.times, clock, started = Times(), Clock(processes), time.perf_counter()
        await self.watch(seconds)
        times, self.times, spent = self.times, Times(), time.perf_counter() - started
        shares = clock.shares()
        pace.stop()
        await self.rest()
        return Measured(spent, times, shares)

    async def watch(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            await asyncio.sleep(min(left, 1.0))
            if self.trouble is not None:
                raise self.trouble

    async def rest(self) -> None:
        """Wait until everything that was sent has been answered."""
        end = time.perf_counter() + PATIENCE
        while self.moving:
            if time.perf_counter() > end:
                raise Refused(f"{self.moving} moves were not answered")
            await self.watch(0.05)
        self.pace = None


def quantile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


async def in_turn(at_once: int, work: Iterable[Coroutine[Any, Any, object]]) -> None:
    """Do everything, so much at once and no more."""
    gate = asyncio.Semaphore(at_once)

    async def one(piece: Coroutine[Any, Any, object]) -> None:
        async with gate:
            await piece

    async with asyncio.TaskGroup() as group:
        for piece in work:
            group.create_task(one(piece))
