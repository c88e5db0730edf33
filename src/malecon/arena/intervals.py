"""How sure the numbers are: 95 % intervals, as if the games had nothing to do with each other."""

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import stdev

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations of its mean


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's score interval (1927) of a share: it stays between 0 and 1, and is of use after a few games already."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def reach_of_mean(values: Sequence[float]) -> float | None:
    """How far the true mean may lie on either side of the one found; nobody knows after a single game."""
    return Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else None


def percentile(values: Sequence[int], share: float) -> int:
    """The smallest of the values that at least this share of them do not exceed."""
    ordered = sorted(values)
    return ordered[max(1, ceil(share * len(ordered))) - 1]
