"""Limits on how often and how much, by identity and by address. Who goes beyond is told when to try again.

Each process counts for itself: a limit keeps one caller from spoiling it for the others, it is not an account book.
"""

import time
from collections import Counter

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from malecon.server.errors import TooMany, TooMuch
from malecon.server.settings import Limits


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

    def check_tables(self, found: int) -> None:
        if 0 < self.limits.tables <= found:
            raise TooMuch("error-too-many-tables", most=self.limits.tables)

    def check_seats(self, found: int) -> None:
        if 0 < self.limits.seats <= found:
            raise TooMuch("error-too-many-seats", most=self.limits.seats)

    def check_sockets(self, address: str) -> None:
        if 0 < self.limits.sockets <= self.sockets[address]:
            raise TooMuch("error-too-many-sockets", most=self.limits.sockets)

    def socket_opened(self, address: str) -> None:
        self.check_sockets(address)
        self.sockets[address] += 1

    def socket_closed(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


def rate(kind: type[RateLimitItem], amount: int, multiples: int = 1) -> RateLimitItem | None:
    return kind(amount, multiples) if amount else None
