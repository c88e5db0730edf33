"""When an arena has seen enough: how sure it is that a bot wins more, or less, than a share of its games.

Whoever looks after every deal and stops when the numbers please sees a difference in the end where there is none: an
interval for a number of games that was fixed before does not allow it. This one does (Waudby-Smith and Ramdas, 2023,
"Estimating means of bounded random variables by betting"). Somebody begins with a capital of 1 and bets on every deal
that the bot wins more than the share. If it does not, each bet is fair or worse, and by Ville's inequality the chance
that the capital ever reaches 1 / error is at most `error`, however often one looks and whatever the results are like:
shared wins, rotations that have their chance in common, bots that differ in luck. So the unit is the whole deal, of
which all rotations are the average, and the only thing supposed is that deals have nothing to do with each other.

How boldly to bet would have to be known before. Instead the capital is divided among bets from timid to bold, which
costs some deals and never the guarantee.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from malecon.arena.bout import Result
from malecon.arena.lineup import Bout
from malecon.arena.standings import share_of_win

ERROR: Final = 0.05  # at most, of ever saying that a bot wins more, or less, when it does not
BOLDNESS: Final = (0.01, 0.02, 0.04, 0.08, 0.12, 0.18, 0.26, 0.36, 0.5, 0.7)  # of the capital that a lost bet takes
STEPS: Final = 40  # of a bisection
MOST: Final = 700.0  # a larger exponent is no number any more


@dataclass(frozen=True)
class Finding:
    """What is known of the first bot's share of the wins after some deals: an interval that holds at any time, and
    whether the share is more than the one in question (or less, or nobody knows)."""

    deals: int
    low: float
    high: float
    more: bool | None


def capital(scores: Mapping[float, int], share: float) -> float:
    """What has become of 1 by betting that the mean of scores from 0 to 1 is more than a share; how often each score
    was seen is all that it depends on."""
    if share <= 0.0:
        return math.inf if any(score > 0.0 for score in scores) else 1.0
    total = 0.0
    for bold in BOLDNESS:
        grown = sum(count * math.log1p(bold * (score / share - 1.0)) for score, count in scores.items())
        total += math.exp(min(grown, MOST))
    return total / len(BOLDNESS)


def mirrored(scores: Mapping[float, int]) -> dict[float, int]:
    """The same for whoever bets on the others."""
    found: Counter[float] = Counter()
    for score, count in scores.items():
        found[1.0 - score] += count
    return dict(found)


def least_mean(scores: Mapping[float, int], error: float) -> float:
    """The smallest mean that is not ruled out: the capital falls as the share rises."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if capital(scores, middle) >= 1.0 / error:
            low = middle
        else:
            high = middle
    return low


def found_after(scores: Sequence[float], share: float, error: float = ERROR) -> Finding:
    """What these scores of deals say: the first deal after which it is sure ends the matter, later ones are not
    looked at. Each side of the interval is wrong with half the error."""
    seen: Counter[float] = Counter()
    more: bool | None = None
    for score in scores:
        seen[score] += 1
        if capital(seen, share) >= 1.0 / error:
            more = True
        elif capital(mirrored(seen), 1.0 - share) >= 1.0 / error:
            more = False
        if more is not None:
            break
    low, high = least_mean(seen, error / 2), 1.0 - least_mean(mirrored(seen), error / 2)
    return Finding(seen.total(), low, high, more)


def deals_of(bouts: Iterable[Bout]) -> dict[int, list[Bout]]:
    found: dict[int, list[Bout]] = {}
    for bout in bouts:
        found.setdefault(bout.deal, []).append(bout)
    return found


def scores_of(
    bot: str, bouts: Sequence[Bout], finished: Mapping[tuple[int, int], Result]
) -> Iterator[tuple[int, float]]:
    """The deals that are finished without a gap, in the order of the plan, each with the bot's share of the wins: what
    is done first has nothing to do with what is known. Deals without the bot, or with a fault, say nothing."""
    for deal, rotations in deals_of(bouts).items():
        if any(bout.key not in finished for bout in rotations):
            return
        results = [finished[bout.key] for bout in rotations]
        if any(result.fault for result in results) or bot not in rotations[0].bots:
            continue
        yield deal, sum(share_of_games(bot, result) for result in results) / len(results)


def share_of_games(bot: str, result: Result) -> float:
    return sum(share_of_win(result, seat) for seat, name in enumerate(result.bots) if name == bot)
