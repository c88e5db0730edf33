"""Limits on how often and how much, by identity and by address. Who goes beyond is told when to try again.

Each process counts for itself: a limit keeps one caller from spoiling it for the others, it is not an account book.
"""

import ipaddress
import time
from collections import Counter
from functools import lru_cache

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.strategies import FixedWindowRateLimiter

from malecon.server.errors import TooMany, TooMuch
from malecon.server.http.counts import Counts
from malecon.server.http.rounds import Pace, Rounds
from malecon.server.settings import Limits

HOUSEHOLD = 64  # bits of an address of IPv6: providers give every household at least such a network
CHECKS = 50  # a second: looks at how the server is, by address; nobody watches more closely


class RateLimits:
    """Counts what everybody does, for the gate and for all that is behind it, and knows whose turn it is."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.rounds = Rounds()
        self.requests, self.messages = Pace(limits.requests), Pace(limits.messages)
        self.counts = Counts()
        self.limiter = FixedWindowRateLimiter(self.counts)
        self.sockets: Counter[str] = Counter()
        self.present: Counter[str] = Counter()
        self.rates: dict[str, RateLimitItem | None] = {
            "requests": rate(RateLimitItemPerSecond, limits.requests * 2, 2),  # two seconds' worth may come at once
            "checks": rate(RateLimitItemPerSecond, CHECKS * 2 if limits.requests else 0, 2),
            "messages": rate(RateLimitItemPerSecond, limits.messages * 2, 2),
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

    def check_bot_tables(self, found: int) -> None:
        if 0 < self.limits.bot_tables <= found:
            raise TooMuch("error-too-many-bot-tables", most=self.limits.bot_tables)

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
        one_less(self.sockets, address)

    def enter(self, address: str) -> None:
        """A request or a socket begins. Behind a proxy only this tells how much somebody has open."""
        if 0 < self.limits.connections <= self.present[address]:
            raise TooMuch("error-too-many-connections", most=self.limits.connections)
        self.present[address] += 1

    def leave(self, address: str) -> None:
        one_less(self.present, address)


def one_less(counter: Counter[str], address: str) -> None:
    counter[address] -= 1
    if not counter[address]:
        del counter[address]


def rate(kind: type[RateLimitItem], amount: int, multiples: int = 1) -> RateLimitItem | None:
    return kind(amount, multiples) if amount else None


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """By what an address is counted: who has one of IPv6 has billions of them, so the whole network counts as one."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))
