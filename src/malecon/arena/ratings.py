"""Ratings by OpenSkill's model of Plackett and Luce, from the places of every game."""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from malecon.arena.bout import Result
from malecon.arena.intervals import Z

START = 25.0  # the mu of whoever has not played yet
AVERAGE = 1500.0  # the same on the scale that chess players know

# Between two well-known players the model gives odds of exp(difference of mu / 5.893), where 5.893 is √2 × its beta of
# 25/6. 400 points of Elo are odds of ten to one: 400 / ln 10 / 5.893 points for each point of mu.
ELO_OF_MU = 29.48


@dataclass(frozen=True)
class Rating:
    """A strength and how sure it is: mu and sigma of the model."""

    mu: float
    sigma: float

    @property
    def elo(self) -> float:
        return AVERAGE + ELO_OF_MU * (self.mu - START)

    @property
    def reach(self) -> float:
        """Half of the 95 % interval, in points of Elo."""
        return ELO_OF_MU * Z * self.sigma


def ratings(results: Iterable[Result]) -> dict[str, Rating]:
    """Everybody's rating, the best first. The order of the games matters to the model: theirs is that of the deals."""
    model = PlackettLuce(tau=0)  # bots do not get better from one game to the next
    found: dict[str, PlackettLuceRating] = {}
    for result in sorted(results, key=lambda result: result.key):
        for bot in result.bots:
            found.setdefault(bot, model.rating())
        if len(set(result.bots)) > 1:  # who plays only against itself learns nothing of its strength
            rate(model, found, result)
    rated = {bot: Rating(rating.mu, rating.sigma) for bot, rating in found.items()}
    return dict(sorted(rated.items(), key=lambda pair: (-pair[1].mu, pair[0])))


def rate(model: PlackettLuce, found: dict[str, PlackettLuceRating], result: Result) -> None:
    teams = model.rate([[found[bot]] for bot in result.bots], ranks=[float(place) for place in result.places])
    for bot in set(result.bots):
        # One that had several seats has learned something in each of them: the mean of it.
        after = [team[0] for team, name in zip(teams, result.bots, strict=True) if name == bot]
        mu, sigma = fmean(rating.mu for rating in after), fmean(rating.sigma for rating in after)
        found[bot] = model.rating(mu=mu, sigma=sigma)
