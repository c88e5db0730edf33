"""What everybody does is counted: up to a limit, for a time, and nothing else runs for it."""

import threading
import time

import pytest

from malecon.server.errors import TooMany
from malecon.server.http.limits import RateLimits
from malecon.server.settings import Limits

LIMITS = Limits(writes=3, new_tables=2)  # six writes in two seconds, two tables in an hour


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1_000_000.0]
    monkeypatch.setattr(time, "time", lambda: now[0])
    return now


def counted(limits: RateLimits, what: str, who: str, times: int) -> int:
    """How many of them were let through."""
    passed = 0
    for _ in range(times):
        try:
            limits.count(what, who)
        except TooMany:
            continue
        passed += 1
    return passed


def test_who_goes_beyond_waits_and_others_do_not(clock: list[float]) -> None:
    limits = RateLimits(LIMITS)
    assert counted(limits, "writes", "ada", 10) == 6
    assert counted(limits, "writes", "ben", 6) == 6
    assert counted(limits, "new_tables", "ada", 10) == 2
    with pytest.raises(TooMany) as refused:
        limits.count("new_tables", "ada")
    assert refused.value.wait == 3600
    clock[0] += 2
    assert counted(limits, "writes", "ada", 10) == 6
    assert counted(limits, "new_tables", "ada", 10) == 0
    clock[0] += 3600
    assert counted(limits, "new_tables", "ada", 10) == 2


def test_what_is_over_is_forgotten_also_of_those_who_never_come_back(clock: list[float]) -> None:
    limits = RateLimits(LIMITS)
    for number in range(1_000):
        limits.count("writes", f"passer-by {number}")
    clock[0] += 2
    limits.count("writes", "ada")
    assert len(limits.counts.counts) == len(limits.counts.ends) == len(limits.counts.order) == 1


def test_to_count_starts_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[threading.Thread] = []
    monkeypatch.setattr(threading.Thread, "start", started.append)
    limits = RateLimits(LIMITS)
    assert counted(limits, "writes", "ada", 7) == 6
    assert started == []
