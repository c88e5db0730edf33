"""How fast people move: with pauses to think, or as fast as so many at once can."""

import asyncio
import random
from collections import deque
from collections.abc import Sequence
from typing import Protocol


class Mover(Protocol):
    """A table, or whatever else can be told to do one thing and says when it is done."""

    def move(self) -> None: ...


class Pace(Protocol):
    """Decides when who moves."""

    def start(self, movers: Sequence[Mover]) -> None: ...

    def ready(self, mover: Mover) -> None: ...

    def stop(self) -> None: ...


class Thinking:
    """Everybody pauses for a while before every move, on average so many seconds; nobody waits for anybody."""

    def __init__(self, pause: float, chooser: random.Random) -> None:
        self.pause = pause
        self.chooser = chooser
        self.loop = asyncio.get_running_loop()
        self.stopped = False

    def start(self, movers: Sequence[Mover]) -> None:
        for mover in movers:
            self.ready(mover)

    def ready(self, mover: Mover) -> None:
        self.loop.call_later(self.chooser.expovariate(1 / self.pause), self.move, mover)

    def move(self, mover: Mover) -> None:
        if not self.stopped:
            mover.move()

    def stop(self) -> None:
        self.stopped = True


class Racing:
    """So many moves are always on their way; whoever has waited longest is next."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.waiting: deque[Mover] = deque()
        self.stopped = False

    def start(self, movers: Sequence[Mover]) -> None:
        self.waiting.extend(movers[self.at_once :])
        for mover in movers[: self.at_once]:
            mover.move()

    def ready(self, mover: Mover) -> None:
        self.waiting.append(mover)
        if not self.stopped:
            self.waiting.popleft().move()

    def stop(self) -> None:
        self.stopped = True
