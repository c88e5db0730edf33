"""How the bots did: wins, places, points and time, by name, by seat, and against each other."""

from array import array
from collections.abc import Callable, Hashable, Iterable
from itertools import combinations
from typing import TypeVar

from malecon.arena.bout import Result

K = TypeVar("K", bound=Hashable)


class Standing:
    """What was gathered by whoever is counted together. A bot that has two seats in a game has played twice."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.points: list[int] = []
        self.places: list[int] = []
        self.decisions = 0
        self.late = 0
        self.overruns = 0
        self.microseconds = array("q")

    def add(self, result: Result, seat: int) -> None:
        self.wins += share_of_win(result, seat)
        self.points.append(result.points[seat])
        self.places.append(result.places[seat])
        self.decisions += result.decisions[seat]
        self.late += result.late[seat]
        self.overruns += result.overruns[seat]
        self.microseconds.extend(result.microseconds[seat])

    @property
    def played(self) -> int:
        return len(self.points)

    @property
    def win_share(self) -> float:
        return self.wins / self.played


def share_of_win(result: Result, seat: int) -> float:
    """Those who share the first place share the win."""
    return 1 / result.places.count(1) if result.places[seat] == 1 else 0.0


def standings(results: Iterable[Result], kind: Callable[[tuple[str, int]], K]) -> dict[K, Standing]:
    """Everybody's standing, counted together as `kind` says of a name and a seat."""
    found: dict[K, Standing] = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            found.setdefault(kind((bot, seat)), Standing()).add(result, seat)
    return found


def by_bot(results: Iterable[Result]) -> dict[str, Standing]:
    """The best one first."""
    found = standings(results, lambda who: who[0])
    return dict(sorted(found.items(), key=lambda pair: (-pair[1].win_share, pair[0])))


def by_seat(results: Iterable[Result]) -> dict[int, Standing]:
    return dict(sorted(standings(results, lambda who: who[1]).items()))


def by_bot_and_seat(results: Iterable[Result]) -> dict[tuple[str, int], Standing]:
    return dict(sorted(standings(results, lambda who: who).items()))


class Meeting:
    """Two bots at the same tables: who came out ahead, and by how many points."""

    def __init__(self) -> None:
        self.ahead = 0
        self.level = 0
        self.behind = 0
        self.leads: list[int] = []

    def add(self, result: Result, one: int, other: int) -> None:
        self.ahead += result.places[one] < result.places[other]
        self.level += result.places[one] == result.places[other]
        self.behind += result.places[one] > result.places[other]
        self.leads.append(result.points[one] - result.points[other])

    @property
    def played(self) -> int:
        return len(self.leads)


def meetings(results: Iterable[Result]) -> dict[tuple[str, str], Meeting]:
    """Each pair of different names, in the order of the alphabet."""
    found: dict[tuple[str, str], Meeting] = {}
    for result in results:
        for pair in combinations(range(len(result.bots)), 2):
            one, other = sorted(pair, key=lambda seat: result.bots[seat])
            if result.bots[one] != result.bots[other]:
                found.setdefault((result.bots[one], result.bots[other]), Meeting()).add(result, one, other)
    return dict(sorted(found.items()))
