"""Where the limiter counts: in memory, without a thread.

The storage that comes with the library starts a thread at almost every count, to forget what is over; the loop waits
until it has started.
"""

import time
from heapq import heappop, heappush

from limits.storage import Storage


class Counts(Storage):
    """Whatever is over is forgotten at the next count of anything."""

    STORAGE_SCHEME = None  # nobody asks for it by an address

    def __init__(self) -> None:
        super().__init__()
        self.reset()

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        self.forget()
        if key not in self.counts:
            self.ends[key] = end = time.time() + expiry
            heappush(self.order, (end, key))
        self.counts[key] = counted = self.counts.get(key, 0) + amount
        return counted

    def forget(self) -> None:
        now = time.time()
        while self.order and self.order[0][0] <= now:
            self.clear(heappop(self.order)[1])

    def get(self, key: str) -> int:
        self.forget()
        return self.counts.get(key, 0)

    def get_expiry(self, key: str) -> float:
        return self.ends.get(key, time.time())

    def check(self) -> bool:
        return True

    def reset(self) -> int | None:
        self.counts: dict[str, int] = {}
        self.ends: dict[str, float] = {}
        self.order: list[tuple[float, str]] = []  # a heap: what is over first comes first
        return None

    def clear(self, key: str) -> None:
        self.counts.pop(key, None)
        self.ends.pop(key, None)
