"""Fits a network to examples, with torch; on a GPU where there is one.

It is learned as it will play: weights are rounded on the way, and what the judge says without it is given, so that it
only learns what that leaves open.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from learn.examples import Examples, Read
from learn.integers import rounded, shapes, units
from learn.settings import Training
from malecon.engine.inputs import MOST
from malecon.engine.network import FULL, POINTS

Array = NDArray[Any]
Blind = Mapping[str, Sequence[int]]  # by part of the weights: inputs that nothing is learned from
Tensor = Any  # torch has types of its own, and is not there when types are checked
STEP = 128.0  # of what a hidden number can be
SPREAD = 8.0  # points
HEAVIEST = {"second": 127 / 64, "second_begin": 3.9, "last_begin": 0.99}
BLOCK = 200  # examples in a row are learned from or held back together: neighbours are of one game
CHUNK = 65536


@dataclass
class Group:
    """Examples of one number of players, as tensors."""

    own: Tensor
    common: Tensor
    logits: Tensor
    expected: Tensor
    wins: Tensor  # what is to be said
    points: Tensor
    visited: Tensor


@dataclass
class Fitted:
    numbers: dict[str, Array]  # integers
    curve: list[dict[str, float]]


def group_of(read: Read, examples: Examples, training: Training, device: str) -> Group:
    """The label is what a search says, mixed with the end of the game, if one was played."""
    share = np.where(examples.sure, training.result, training.doubtful)[:, None]
    share = np.where(np.isnan(examples.won), 0.0, share)
    wins = examples.wins * (1 - share) + np.nan_to_num(examples.won) * share
    points = examples.points * (1 - share) + np.nan_to_num(examples.scored) * share
    wins = wins / np.maximum(wins.sum(axis=1, keepdims=True), 1e-6)

    def tensor(array: Array, kind: Any) -> Tensor:
        return torch.tensor(array, dtype=kind, device=device)

    whole, real = torch.int16, torch.float32
    return Group(
        tensor(read.own, whole),
        tensor(read.common, whole),
        tensor(read.logits, real),
        tensor(read.expected, real),
        tensor(wins, real),
        tensor(points, real),
        tensor(examples.visited, torch.bool),
    )


def scale_of(parts: Sequence[Array], most: Sequence[int]) -> Array:
    """How large an input is where it is not zero; 1 for what is there or not."""
    rows = np.concatenate([part.reshape(-1, len(most))[:20000] for part in parts]).astype(np.float64)
    there = np.maximum((rows != 0).sum(axis=0), 1)
    size = np.sqrt((rows**2).sum(axis=0) / there)
    return np.where(np.array(most) == MOST, np.maximum(size, 1.0), 1.0)


class Net:
    """The weights, and what they say."""

    def __init__(self, own_scale: Array, common_scale: Array, blind: Blind, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.units = {
            part: torch.tensor(unit, dtype=torch.float32, device=device)
            for part, unit in units(own_scale, common_scale).items()
        }
        self.own_scale = torch.tensor(own_scale, dtype=torch.float32, device=device)
        self.common_scale = torch.tensor(common_scale, dtype=torch.float32, device=device)
        size = {"own": 0.06, "rivals": 0.06, "common": 0.04, "second": 0.35}
        begin = {"begin": 0.25, "second_begin": 0.1}
        self.weights = {}
        for part, shape in shapes(len(own_scale), len(common_scale)).items():
            weight = torch.randn(shape) * size.get(part, 0.0) + begin.get(part, 0.0)
            weight[list(blind.get(part, ()))] = 0.0
            self.weights[part] = weight.to(device).requires_grad_()

    def weight(self, part: str) -> Tensor:
        """As it is when it is an integer; learned as if it were not."""
        weight, unit = self.weights[part], self.units[part]
        return weight + (torch.round(weight * unit) / unit - weight).detach()

    def say(self, own: Tensor, common: Tensor) -> tuple[Tensor, Tensor]:
        own, common = own.float() / self.own_scale, common.float() / self.common_scale
        rivals = own @ self.weight("rivals")
        sums = own @ self.weight("own") + rivals.sum(dim=1, keepdim=True) - rivals
        hidden = stepped(sums + (common @ self.weight("common") + self.weight("begin"))[:, None, :])
        second = stepped(hidden @ self.weight("second") + self.weight("second_begin"))
        last = second @ self.weight("last") + self.weight("last_begin")
        found = last / (1 + last.abs())
        return found[..., 0], found[..., 1] * POINTS

    def hold(self) -> None:
        """Keep the weights in their bounds."""
        with torch.no_grad():
            for part, most in HEAVIEST.items():
                self.weights[part].clamp_(-most, most)

    def numbers(self) -> dict[str, Array]:
        found = {part: weight.detach().cpu().numpy() for part, weight in self.weights.items()}
        return rounded(found, {part: unit.cpu().numpy() for part, unit in self.units.items()})


def stepped(sums: Tensor) -> Tensor:
    """From 0 to almost 1, in steps."""
    found = sums.clamp(0.0, FULL / STEP)
    return found + (torch.floor(found * STEP) / STEP - found).detach()


def losses(net: Net | None, group: Group, rows: Tensor) -> tuple[Tensor, Tensor]:
    """How surprised the judge is by each example, and how far it is from its points; without a network as well."""
    logits, expected = group.logits[rows], group.expected[rows]
    if net is not None:
        more, points = net.say(group.own[rows], group.common[rows])
        logits, expected = logits + more, expected + points
    surprise = -(group.wins[rows] * torch.log_softmax(logits, dim=1)).sum(dim=1)
    away = torch.nn.functional.smooth_l1_loss(expected / SPREAD, group.points[rows] / SPREAD, reduction="none")
    return surprise, away.mean(dim=1)


def split(count: int, held_back: int) -> tuple[Array, Array]:
    blocks = np.arange(count) // BLOCK
    apart = blocks % held_back == held_back - 1 if count > BLOCK * held_back else np.arange(count) % held_back == 0
    return np.flatnonzero(~apart), np.flatnonzero(apart)


def measured(net: Net | None, groups: Mapping[int, Group], held: Mapping[int, Array]) -> dict[str, float]:
    """On what was held back: of games, and of what a search visited."""
    sums = {"games": [0.0, 0], "visited": [0.0, 0], "points": [0.0, 0]}
    with torch.no_grad():
        for players, group in groups.items():
            for begin in range(0, len(held[players]), CHUNK):
                rows = torch.tensor(held[players][begin : begin + CHUNK], device=group.own.device)
                surprise, away = losses(net, group, rows)
                visited = group.visited[rows]
                for name, found in (("games", surprise[~visited]), ("visited", surprise[visited]), ("points", away)):
                    sums[name][0] += float(found.sum())
                    sums[name][1] += len(found)
    return {name: round(total / max(count, 1), 5) for name, (total, count) in sums.items()}


def batches(learned: Mapping[int, Array], size: int, generator: np.random.Generator) -> Iterator[tuple[int, Array]]:
    """All of it in another order, each batch of one number of players."""
    parts = []
    for players, rows in learned.items():
        mixed = generator.permutation(rows)
        parts += [(players, mixed[begin : begin + size]) for begin in range(0, len(mixed), size)]
    for at in generator.permutation(len(parts)):
        yield parts[at]


def fit(
    read: Mapping[int, Read],
    examples: Mapping[int, Examples],
    most: tuple[Sequence[int], Sequence[int]],
    blind: Blind,
    training: Training,
    seed: int,
    until: float,
) -> Fitted:
    """The network that explains what was held back best; past a moment of the monotonic clock it is done."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    for found in read.values():
        found.own[..., list(blind["own"])] = 0
        found.common[..., list(blind["common"])] = 0
    groups = {players: group_of(read[players], examples[players], training, device) for players in read}
    parts = {players: split(len(found), training.held_back) for players, found in examples.items()}
    learned = {players: found[0] for players, found in parts.items()}
    held = {players: found[1] for players, found in parts.items()}
    own_scale = scale_of([found.own for found in read.values()], most[0])
    common_scale = scale_of([found.common for found in read.values()], most[1])
    net = Net(own_scale, common_scale, blind, device, seed)
    generator = np.random.default_rng(seed)
    steps = training.epochs * sum(1 for _ in batches(learned, training.batch, generator))
    first = [net.weights[part] for part in ("own", "rivals", "common")]
    rest = [weight for part, weight in net.weights.items() if part not in ("own", "rivals", "common")]
    optimizer = torch.optim.AdamW(
        [{"params": first, "weight_decay": training.decay / training.rate}, {"params": rest, "weight_decay": 0.0}],
        lr=training.rate,
    )
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    curve = [{"epoch": 0, **measured(None, groups, held)}]
    best, numbers = float("inf"), net.numbers()
    begun = time.monotonic()
    for epoch in range(1, training.epochs + 1):
        seen = 0.0
        count = 0
        for players, chosen in batches(learned, training.batch, generator):
            rows = torch.tensor(chosen, device=device)
            surprise, away = losses(net, groups[players], rows)
            loss = surprise.mean() + training.points * away.mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            net.hold()
            seen += float(surprise.detach().sum())
            count += len(chosen)
        heard = measured(net, groups, held)
        curve.append({"epoch": epoch, "learned": round(seen / count, 5), **heard})
        reached = heard["games"] + heard["visited"]
        if reached < best:
            best, numbers = reached, net.numbers()
        each = (time.monotonic() - begun) / epoch
        if time.monotonic() + each > until:
            break
    return Fitted(numbers, curve)
