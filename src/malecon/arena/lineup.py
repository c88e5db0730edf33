"""Who plays with whom, and who sits where: every bot gets every seat as often as any other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count

Lineup = tuple[str, ...]
Seating = tuple[int, ...]  # for each seat, a place in the line-up


@dataclass(frozen=True)
class Bout:
    """One game: a deal of chance, and one of the ways to sit down to it. Deals and rotations count from 1."""

    deal: int
    rotation: int
    lineup: Lineup
    seating: Seating

    @property
    def bots(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(self.lineup[place] for place in self.seating)

    @property
    def key(self) -> tuple[int, int]:
        return self.deal, self.rotation


def lineups(bots: Sequence[str], players: int) -> tuple[Lineup, ...]:
    """Every combination of as many bots as there are seats."""
    return tuple(dict.fromkeys(combinations(bots, players)))


def seatings(lineup: Lineup) -> tuple[Seating, ...]:
    """Every rotation of a line-up; of those that look alike, because a name is repeated, only the first."""
    found: dict[Lineup, Seating] = {}
    for turn in range(len(lineup)):
        seating = tuple((turn + seat) % len(lineup) for seat in range(len(lineup)))
        found.setdefault(tuple(lineup[place] for place in seating), seating)
    return tuple(found.values())


def deals(bots: Sequence[str], players: int) -> Iterator[list[Bout]]:
    """The bouts of each deal, without end. The line-ups take turns, a deal each."""
    known = lineups(bots, players)
    for deal in count(1):
        lineup = known[(deal - 1) % len(known)]
        yield [Bout(deal, rotation, lineup, seating) for rotation, seating in enumerate(seatings(lineup), 1)]


def schedule(bots: Sequence[str], players: int, games: int) -> list[Bout]:
    """At least as many games as asked for, in whole deals: half a deal would favour somebody's seat."""
    bouts: list[Bout] = []
    for deal in deals(bots, players):
        if len(bouts) >= games:
            break
        bouts += deal
    return bouts
