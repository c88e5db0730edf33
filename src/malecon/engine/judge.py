"""Judgement: what a position promises each seat, from features that a player would name.

A feature is counted in hundredths of a point by rule of thumb. What it is really worth, early and late in the game, has
been fitted on games that the bots played against themselves (`scripts/fit.py`); the weights are data of each game.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.network import BOUND, Network
from malecon.engine.network import POINTS as MOST_POINTS
from malecon.engine.table import Table

POINT: Final = 100  # hundredths


class Judge:
    """Looks at a table for one seat after the other."""

    def __init__(self, features: list[str], by_thumb: list[int], victory: int) -> None:
        """The features, which of them (1, else 0) count in the rule of thumb, and how much it adds for a victory."""
        self.features: Final = features
        self.count: Final[i64] = len(features)
        self.by_thumb: Final[vec[i64]] = vec[i64](by_thumb)
        self.victory: Final[i64] = victory
        self.found: Final[vec[i64]] = vec[i64]([0] * len(features))  # by the last look
        # What each feature is worth when the game begins and when it ends; before any fit, the rule of thumb.
        self.early: Final[vec[float]] = vec[float]([float(counts) for counts in by_thumb])
        self.late: Final[vec[float]] = vec[float]([float(counts) for counts in by_thumb])
        self.base_early: float = 0.0  # points that everybody can expect
        self.base_late: float = 0.0
        self.doubt_early: float = 10.0  # points ahead that make a rival e times less likely to win
        self.doubt_late: float = 3.0
        self.network: Network | None = None  # what was learned beyond that: it adds a little

    # -- of each game -----------------------------------------------------------------------------------------------

    def look(self, table: Table, seat: i64) -> None:
        """Fill `found` with what a seat has, in hundredths of a point. The game is not over."""
        raise AssertionError("a judge of no game")

    def progress(self, table: Table) -> float:
        """How much of the game is over, from 0 to 1."""
        raise AssertionError("a judge of no game")

    def points(self, table: Table, seat: i64) -> i64:
        """The points of a seat, as they stand."""
        raise AssertionError("a judge of no game")

    def place(self, table: Table, seat: i64) -> i64:
        """1 for the winners, when the game is over."""
        raise AssertionError("a judge of no game")

    # -- of all games -----------------------------------------------------------------------------------------------

    def rule_of_thumb(self, table: Table, seat: i64) -> i64:
        """The sum of the features as a player would guess them, in hundredths of a point."""
        if table.over():
            return self.points(table, seat) * POINT + (self.victory if self.place(table, seat) == 1 else 0)
        self.look(table, seat)
        total: i64 = 0
        i: i64 = 0
        while i < self.count:
            total += self.found[i] * self.by_thumb[i]
            i += 1
        return total

    def worth(self, table: Table, seat: i64, progress: float) -> float:
        """The points that a seat can expect at the end, while the game is on."""
        self.look(table, seat)
        still = 1.0 - progress
        total = 0.0
        i: i64 = 0
        while i < self.count:
            total += float(self.found[i]) * (self.early[i] * still + self.late[i] * progress)
            i += 1
        return total / POINT + self.base_early * still + self.base_late * progress

    def verdict(self, table: Table, seat: i64) -> float:
        """How good the position is for a seat by these weights, in points, whether the game is over or not."""
        if table.over():
            return float(self.rule_of_thumb(table, seat)) / POINT
        return self.worth(table, seat, self.progress(table))

    def expect(self, table: Table, wins: vec[float], points: vec[float]) -> None:
        """Fill in each seat's chance to win and the points it can expect; both are certain when the game is over."""
        if table.over():
            self.settle(table, wins, points)
            return
        self.consult(table)
        self.reckon(table, wins, points)

    def expect_after(self, table: Table, wins: vec[float], points: vec[float]) -> None:
        """The same, one move after a table on which the network was consulted: it says what it said there, so that to
        compare many moves costs little."""
        if table.over():
            self.settle(table, wins, points)
            return
        self.reckon(table, wins, points)

    def consult(self, table: Table) -> None:
        """Ask the network, if there is one, what it would add for every seat. The game is not over."""
        network = self.network
        if network is None:
            return
        network.begin(table, self.progress(table))
        seat: i64 = 0
        while seat < table.seats:
            self.look(table, seat)
            network.take(table, seat, self.found)
            seat += 1
        network.say()

    def reckon(self, table: Table, wins: vec[float], points: vec[float]) -> None:
        """By the weights, and with what the network said last."""
        progress = self.progress(table)
        doubt = self.doubt_early * (1.0 - progress) + self.doubt_late * progress
        most = -1e9
        seat: i64 = 0
        while seat < table.seats:
            points[seat] = self.worth(table, seat, progress)
            most = max(most, points[seat])
            seat += 1
        seat = 0
        while seat < table.seats:
            wins[seat] = (points[seat] - most) / doubt
            seat += 1
        network = self.network
        if network is not None:
            seat = 0
            while seat < table.seats:
                wins[seat] += float(network.wins[seat]) / BOUND
                points[seat] += float(network.points[seat]) / BOUND * MOST_POINTS
                seat += 1
        share_out(wins, table.seats)

    def settle(self, table: Table, wins: vec[float], points: vec[float]) -> None:
        """Who has won, and with how many points; winners who are equal in everything share."""
        winners: i64 = 0
        seat: i64 = 0
        while seat < table.seats:
            points[seat] = float(self.points(table, seat))
            if self.place(table, seat) == 1:
                winners += 1
            seat += 1
        seat = 0
        while seat < table.seats:
            wins[seat] = 1.0 / float(winners) if self.place(table, seat) == 1 else 0.0
            seat += 1


def share_out(wins: vec[float], seats: i64) -> None:
    """Make chances of logits, none of which is large: they are more than 0, and 1 together."""
    total = 0.0
    seat: i64 = 0
    while seat < seats:
        wins[seat] = math.exp(wins[seat])
        total += wins[seat]
        seat += 1
    seat = 0
    while seat < seats:
        wins[seat] /= total
        seat += 1
