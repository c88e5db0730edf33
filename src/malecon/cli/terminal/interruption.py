"""Ctrl-C, a closed terminal, a request to end: they stop the game between two moves, never inside one."""

import contextlib
import os
import select
import signal
import sys
from collections.abc import Iterator
from types import FrameType, TracebackType
from typing import Any

# A closed terminal sends SIGHUP, which not every system knows.
SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Interrupted(Exception):
    """The player is gone; `by_signal` is what sent him away, None the end of the input."""

    def __init__(self, by_signal: int | None = None) -> None:
        super().__init__()
        self.by_signal = by_signal


class Interruptions:
    """Holds a signal back while a move is played and saved; lets it through while somebody is being waited for."""

    def __init__(self) -> None:
        self.waiting = False
        self.held_back: int | None = None
        self.before: dict[int, Any] = {}
        # A signal that comes just before a read would be noticed only after it; this pipe makes the wait end.
        self.wake, self.waker = os.pipe()
        if sys.platform != "win32":  # where nobody waits for it
            os.set_blocking(self.waker, False)

    def __enter__(self) -> "Interruptions":
        signal.set_wakeup_fd(self.waker, warn_on_full_buffer=False)
        for number in SIGNALS:
            # Whoever starts the game under `nohup` wants it to outlive the terminal.
            if signal.getsignal(number) is not signal.SIG_IGN:
                self.before[number] = signal.signal(number, self.arrived)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(-1)
        os.close(self.wake)
        os.close(self.waker)

    def arrived(self, number: int, frame: FrameType | None) -> None:
        if self.waiting:
            raise Interrupted(number)
        self.held_back = number

    @contextlib.contextmanager
    def let_through(self) -> Iterator[None]:
        """Around waiting for a line or for a bot: nothing is half done there."""
        self.waiting = True
        try:
            if self.held_back is not None:
                raise Interrupted(self.held_back)
            yield
        finally:
            self.waiting = False

    def wait_for(self, descriptor: int) -> None:
        """Until there is something to read; a signal ends the wait by its exception, whenever it comes."""
        select.select([descriptor, self.wake], [], [])
