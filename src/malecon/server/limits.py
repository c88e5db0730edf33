"""Limits on how often and how much, by identity and by address. Who goes beyond is told when to try again.

Each process counts for itself: a limit keeps one caller from spoiling it for the others, it is not an account book.
"""

import time
from collections import Counter

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from malecon.engine.errors import MaleconError
from malecon.server.settings import Limits


class TooMany(MaleconError):
    """Too much of something; `wait` says after how many seconds it can be tried again."""

    def __init__(self, wait: int) -> None:
        super().__init__("error-too-many-requests", seconds=wait)
        self.wait = wait


class RateLimits:
    """Counts what everybody does."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.limiter = FixedWindowRateLimiter(MemoryStorage())
        self.sockets: Counter[str] = Counter()
        self.rates: dict[str, RateLimitItem | None] = {
            "requests": rate(RateLimitItemPerSecond, limits.requests * 2, 2),  # two seconds' worth may come at once
            "writes": rate(RateLimitItemPerSecond, limits.writes * 2, 2),
            "chats": rate(RateLimitItemPerMinute, limits.chats),
            "new_tables": rate(RateLimitItemPerHour, limits.new_tables),
            "new_identities": rate(RateLimitItemPerHour, limits.new_identities),
        }

    def count(self, what: str, who: str) -> None:
        """Count one more, or refuse it."""
        item = self.rates[what]
        if item is None or self.limiter.hit(item, what, who):
            return
        reset = self.limiter.get_window_stats(item, what, who).reset_time
        raise TooMany(max(1, round(reset - time.time())))

    def check(self, key: str, most: int, found: int) -> None:
        """Refuse to have more of something than is allowed."""
        if most and found >= most:
            raise MaleconError(key, most=most)

    def check_sockets(self, address: str) -> None:
        self.check("error-too-many-sockets", self.limits.sockets, self.sockets[address])

    def socket_opened(self, address: str) -> None:
        self.check_sockets(address)
        self.sockets[address] += 1

    def socket_closed(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


def rate(kind: type[RateLimitItem], amount: int, multiples: int = 1) -> RateLimitItem | None:
    return kind(amount, multiples) if amount else None
