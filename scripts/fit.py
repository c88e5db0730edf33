"""Fits the weights of the bots' judgement on games that they play against themselves: `make fit`.

The players search by the rule of thumb; then the points at the end are explained by the features in the middle. In a
second round they go by the weights of the first, and the games of both rounds are explained together. (From the second
round alone little is learnt: who plays well does not try what is bad, and never finds out that it is. Such weights lost
19 of 20 games of Cuba against those of the first round.) The seeds are fixed: the same sources give the same weights.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from malecon.bots.thinker import Thinker
from malecon.engine.chance import Chance
from malecon.engine.game import Game, Setting
from malecon.engine.judge import Judge
from malecon.engine.match import Match
from malecon.engine.table import Table
from malecon.engine.weights import Weights, written
from malecon.games import find_game, games

Numbers = NDArray[np.float64]
Name = tuple[int | str, ...]  # of the chance that a batch of games follows from

THOUGHTS = 64  # before every move
ADVENTURE = 10  # one move in so many is drawn by lot
EVERY = 6  # decisions between two positions that are kept, about
HOLD = 0.002  # how strongly a weight is held at its rule of thumb: games that were not fitted are explained best so
BATCHES = 16  # of games; each has a chance of its own


@dataclass
class Samples:
    """Positions of many games: how far the game was, the features of each seat, and how it ended."""

    progress: Numbers  # positions
    features: Numbers  # positions x seats x features, in points
    points: Numbers  # positions x seats, at the end
    won: Numbers  # positions x seats: the share of the victory


def play(game: Game, players: int, count: int, name: Name, weights: Weights | None) -> Samples:
    """Games of thinkers of the same judgement; now and then one of them tries something else."""
    setting = Setting(game, [f"Seat {seat + 1}" for seat in range(players)])
    judge = game.judge()
    if weights is not None:
        weights.apply_to(judge)
    kept: list[tuple[float, list[list[int]]]] = []
    progress, features, points, won = [], [], [], []
    for number in range(count):
        chance = Chance(*name, number)
        bots = [Thinker(setting, chance.branch(), THOUGHTS, judge=judge) for _ in range(players)]
        match = Match(setting)
        kept.clear()
        until = 1 + chance.below(EVERY)
        while not match.over:
            if match.nature_asked:
                match.play_nature(chance)
                continue
            seat = match.asked[0]
            legal = match.legal(seat)
            move = legal[0]
            if len(legal) > 1:
                until -= 1
                if until == 0:
                    until = 1 + chance.below(2 * EVERY)
                    kept.append((judge.progress(match.table), [look(judge, match.table, s) for s in range(players)]))
                move = bots[seat].choose(match.view(seat), legal)
                if chance.below(ADVENTURE) == 0:
                    move = legal[chance.below(len(legal))]
            match.play(seat, move)
        places = match.places()
        winners = places.count(1)
        for at, found in kept:
            progress.append(at)
            features.append(found)
            points.append(match.scores())
            won.append([1 / winners if place == 1 else 0.0 for place in places])
    return Samples(
        np.array(progress),
        np.array(features, dtype=np.float64) / 100,
        np.array(points, dtype=np.float64),
        np.array(won),
    )


def look(judge: Judge, table: Table, seat: int) -> list[int]:
    judge.look(table, seat)
    return list(judge.found)


def joined(parts: list[Samples]) -> Samples:
    return Samples(
        np.concatenate([part.progress for part in parts]),
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.won for part in parts]),
    )


def fit(judge: Judge, samples: Samples) -> Weights:
    """What the features are worth, so that what one seat has more than the others explains its lead at the end."""
    late = samples.progress[:, None, None]
    both = np.concatenate([samples.features * (1 - late), samples.features * late], axis=2)
    held = np.array([float(counts) for counts in judge.by_thumb] * 2)
    ahead = (both - both.mean(axis=1, keepdims=True)).reshape(-1, both.shape[2])
    lead = (samples.points - samples.points.mean(axis=1, keepdims=True)).reshape(-1)
    found = held + np.linalg.solve(
        ahead.T @ ahead / len(lead) + HOLD * np.eye(len(held)), ahead.T @ (lead - ahead @ held) / len(lead)
    )
    expected = both @ found
    base = np.linalg.lstsq(
        np.stack([1 - samples.progress, samples.progress], axis=1), (samples.points - expected).mean(axis=1), rcond=None
    )[0]
    doubt = fit_doubt(expected, samples)
    half = len(held) // 2
    features = {name: (float(found[i]), float(found[half + i])) for i, name in enumerate(judge.features)}
    return Weights(features, (float(base[0]), float(base[1])), doubt)


def fit_doubt(expected: Numbers, samples: Samples) -> tuple[float, float]:
    """How many points ahead decide the game, early and late: the pair under which the winners were most likely."""
    grid = np.geomspace(0.3, 40, 40)
    late = samples.progress[:, None]

    def surprise(early: float, end: float) -> float:
        scaled = expected / (early * (1 - late) + end * late)
        scaled -= scaled.max(axis=1, keepdims=True)
        chances = np.exp(scaled)
        chances /= chances.sum(axis=1, keepdims=True)
        return -float((samples.won * np.log(np.maximum(chances, 1e-9))).sum())

    early, end = 8.0, 3.0
    for _ in range(4):
        early = min(grid, key=lambda tried: surprise(tried, end))
        end = min(grid, key=lambda tried: surprise(early, tried))
    return float(early), float(end)


def explained(weights: Weights, samples: Samples) -> tuple[float, float]:
    """How much of the leads at the end the weights explain, and how often the favourite of the last third won."""
    late = samples.progress[:, None, None]
    pairs = np.array(list(weights.features.values()))
    worth = (samples.features * (pairs[:, 0] * (1 - late) + pairs[:, 1] * late)).sum(axis=2)
    worth -= worth.mean(axis=1, keepdims=True)
    lead = samples.points - samples.points.mean(axis=1, keepdims=True)
    share = 1 - float(((lead - worth) ** 2).sum() / (lead**2).sum())
    rows = samples.progress > 2 / 3
    favourite = worth[rows].argmax(axis=1)
    return share, float(samples.won[rows][np.arange(len(favourite)), favourite].mean())


def fitted(pool: ProcessPoolExecutor, game: Game, players: int, count: int, seed: int) -> Weights:
    """The weights after both rounds."""
    samples: list[Samples] = []
    weights = None
    for number in (1, 2):
        begun = time.perf_counter()
        names = [("fit", seed, number, batch) for batch in range(BATCHES)]
        jobs = [pool.submit(task, game.name, players, count // BATCHES, name, weights) for name in names]
        samples += [job.result() for job in jobs]
        weights = fit(game.judge(), joined(samples))
        told(game, players, number, weights, joined(samples), time.perf_counter() - begun)
    assert weights is not None
    return weights


def told(game: Game, players: int, number: int, weights: Weights, samples: Samples, seconds: float) -> None:
    share, favourites = explained(weights, samples)
    print(
        f"{game.name}, {players} players, round {number}: {len(samples.progress)} positions, {share:.0%} of the leads"
        f" explained, late favourites won {favourites:.0%}, doubt {weights.doubt[0]:.1f} to {weights.doubt[1]:.1f}"
        f" ({seconds:.0f} s)",
        file=sys.stderr,
    )


def task(game: str, players: int, count: int, name: Name, weights: Weights | None) -> Samples:
    return play(find_game(game), players, count, name, weights)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", default=list(games()))
    options.add_argument("--count", type=int, default=1600, help="seats that are filled in a round, with any number")
    options.add_argument("--seed", type=int, default=2007)
    options.add_argument("--jobs", type=int, default=2)
    chosen = options.parse_args()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for name in chosen.games:
            game = find_game(name)
            found = {
                players: fitted(pool, game, players, chosen.count // players, chosen.seed) for players in game.players
            }
            game.weights_file.write_text(written(found), "utf-8")


if __name__ == "__main__":
    main()
