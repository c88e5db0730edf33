"""Learn Santiago de Cuba for two by playing against oneself: PPO in one file, in the manner of CleanRL.

    pip install "malecon[environments]" torch
    python examples/learn.py

writes what was learned to `learned.npz`, with which `learned.py` plays, and draws how it went to `learned.svg`.

All tables of a batch are played by one network, for both seats. Of Malecón it needs four lines: `Batch(…)`,
`.observations`, `.masks` and `.step(actions)`. The rest is PPO, but for two things that board games ask for. The next
question may be the rival's, and what is good for the rival is bad for oneself: then values change their sign. And
of 1,423 actions three are legal on average, so only those are looked at.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from curve import draw
from learned import FILE, FORM, Learned, scale_of
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from malecon.bots import make_bot
from malecon.engine.chance import Chance
from malecon.engine.game import Game, Setting
from malecon.engine.match import Match
from malecon.engine.table import Table
from malecon.environments import Batch, Encoding
from malecon.environments.rewards import by_place

TABLES, STEPS = 128, 64  # what is played between two rounds of learning: so many tables, so many steps at each
EPOCHS, PARTS = 2, 8  # how often it is gone through, and in how many parts
RATE = 1e-3  # of learning, at the beginning; it comes down to nothing
MEMORY = 0.9  # of the average of networks, which plays better than each of them: from round to round
REACH = 0.95  # how far back a reward is felt, from step to step (lambda of GAE); nothing is worth less for coming late
CLIP = 0.2  # how much more or less likely a move may become in a round
CURIOSITY = 0.01  # what it is worth not to be too sure
HIDDEN = 128
FAR_AHEAD = 30.0  # points
ROUNDS = 100
LOOKS = (0, 5, 10, 20, 30, 45, 60, 80, 100)  # the rounds after which it is measured
GAMES = 40  # against level 2, for each point of the curve
LEVEL = "2"


def reward(game: Game, table: Table) -> list[float]:
    """Half for having won, half for how far one is ahead: whoever plays badly learns more from the second."""
    mine, other = game.scores(table)
    ahead = max(-1.0, min(1.0, (mine - other) / FAR_AHEAD))
    first, second = by_place(game, table)
    return [(first + ahead) / 2, (second - ahead) / 2]


class Network(nn.Module):
    """What it would play, and what the position is worth to who is asked."""

    def __init__(self, encoding: Encoding) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(encoding.width, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy = nn.Linear(HIDDEN, encoding.actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Of every legal move the table, the action, and how likely it is (as a logarithm); and the values."""
        found = self.body(seen)
        at, actions = masks.nonzero(as_tuple=True)
        liked = (found[at] * self.policy.weight[actions]).sum(1) + self.policy.bias[actions]
        total = torch.zeros(len(seen)).index_add(0, at, liked.exp())
        return at, actions, liked - total.log()[at], self.value(found).squeeze(1)


class Learner:
    def __init__(self, seed: int) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        self.batch = Batch("santiago", players=2, tables=TABLES, seed=seed, encoding=FORM, reward=reward)
        self.scale = scale_of(self.batch.encoding)
        self.network = Network(self.batch.encoding)
        self.optimiser = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        # What was played since the last round of learning, and the question after it.
        self.seen = torch.zeros(STEPS + 1, TABLES, self.batch.width)
        self.masks = torch.zeros(STEPS + 1, TABLES, self.batch.actions, dtype=torch.bool)
        self.seats = torch.zeros(STEPS + 1, TABLES, dtype=torch.int64)
        self.values = torch.zeros(STEPS + 1, TABLES)
        self.actions = torch.zeros(STEPS, TABLES, dtype=torch.int64)
        self.likely = torch.zeros(STEPS, TABLES)
        self.rewards = torch.zeros(STEPS, TABLES)
        self.ended = torch.zeros(STEPS, TABLES)
        self.games = 0
        self.average = AveragedModel(self.network, multi_avg_fn=get_ema_multi_avg_fn(MEMORY))

    # -- playing ----------------------------------------------------------------------------------------------------

    @torch.no_grad()
    def play(self) -> None:
        for step in range(STEPS):
            at, actions, likely = self.look(step)
            chosen = drawn(at, likely)
            came = self.batch.step(actions[chosen].numpy())
            self.actions[step], self.likely[step] = actions[chosen], likely[chosen]
            self.rewards[step] = torch.from_numpy(came.rewards).gather(1, self.seats[step][:, None])[:, 0]
            self.ended[step] = torch.from_numpy(came.over | came.truncated)
            self.games += int(came.over.sum())
        self.look(STEPS)

    def look(self, step: int) -> tuple[Tensor, Tensor, Tensor]:
        self.seen[step] = torch.from_numpy(self.batch.observations * self.scale)
        self.masks[step] = torch.from_numpy(self.batch.masks)
        self.seats[step] = torch.from_numpy(self.batch.seats)
        at, actions, likely, self.values[step] = self.network(self.seen[step], self.masks[step])
        return at, actions, likely

    # -- learning ---------------------------------------------------------------------------------------------------

    def advantages(self) -> Tensor:
        """By how much each answer turned out better than was thought, to who gave it."""
        found, after = torch.zeros(STEPS, TABLES), torch.zeros(TABLES)
        for step in reversed(range(STEPS)):
            same_seat = torch.where(self.seats[step] == self.seats[step + 1], 1.0, -1.0)
            goes_on = same_seat * (1 - self.ended[step])
            surprise = self.rewards[step] + goes_on * self.values[step + 1] - self.values[step]
            found[step] = after = surprise + REACH * goes_on * after
        return found

    def learn(self, rate: float) -> None:
        self.optimiser.param_groups[0]["lr"] = rate
        gains = self.advantages()
        worth, gains = (gains + self.values[:-1]).flatten(), gains.flatten()
        seen, masks = self.seen[:-1].flatten(0, 1), self.masks[:-1].flatten(0, 1)
        played, likely_then = self.actions.flatten(), self.likely.flatten()
        choices = (masks.sum(1) > 1).nonzero()[:, 0]  # where there was none there is nothing to learn
        for _ in range(EPOCHS):
            for part in choices[torch.randperm(len(choices))].chunk(PARTS):
                at, actions, likely, values = self.network(seen[part], masks[part])
                ratio = (likely[actions == played[part][at]] - likely_then[part]).exp()
                gain = (gains[part] - gains[part].mean()) / (gains[part].std() + 1e-8)
                better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                unsure = -(likely.exp() * likely).sum() / len(part)
                wrong = (values - worth[part]).pow(2).mean()
                self.optimiser.zero_grad()
                (0.5 * wrong - better - CURIOSITY * unsure).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()
        self.average.update_parameters(self.network)

    def numbers(self) -> dict[str, np.ndarray]:
        return {name: found.numpy() for name, found in self.average.module.state_dict().items()}


def drawn(at: Tensor, likely: Tensor) -> Tensor:
    """One legal move at each table, by how likely it is: places in the list of them all."""
    until = likely.exp().double().cumsum(0)  # the moves of a table take up a length of 1
    tables = int(at[-1]) + 1
    return torch.searchsorted(until, torch.arange(tables) + torch.rand(tables, dtype=torch.float64)).clamp_(
        max=len(at) - 1
    )


def wins(numbers: dict[str, np.ndarray], games: int) -> float:
    """The share of games that it wins against level 2, each deal from both seats."""
    won = 0
    for number in range(games):
        setting, mine = Setting(Batch("santiago", 1).setting.game, ["Alicia", "Bruno"]), number % 2
        rival = make_bot(LEVEL, setting, Chance("rival", number))
        learned, nature = Learned(setting, Chance(), numbers), Chance("nature", number // 2)
        match = Match(setting)
        while not match.over:
            if match.nature_asked:
                match.play_nature(nature)
                continue
            seat = match.asked[0]
            bot = learned if seat == mine else rival
            match.play(seat, bot.choose(match.view(seat), match.legal(seat), known=match.known()))
        won += match.places() == [1 + mine, 2 - mine]
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    asked = parser.parse_args()
    begun, learner, curve = time.process_time(), Learner(asked.seed), []
    for round in range(asked.rounds + 1):
        if round > 0:
            learner.play()
            learner.learn(RATE * (1 - round / (asked.rounds + 1)))
        if round in LOOKS or round == asked.rounds:
            spent = time.process_time() - begun
            curve.append((round * TABLES * STEPS, wins(learner.numbers(), GAMES)))
            begun += time.process_time() - begun - spent  # to measure is not to learn
            print(
                f"round {round}, {learner.games:,} games, {spent:.0f} s of one core:"
                f" wins {curve[-1][1]:.0%} of {GAMES} against level {LEVEL}",
                flush=True,
            )
    np.savez(asked.out, **learner.numbers())
    asked.out.with_suffix(".svg").write_text(draw(curve, f"wins against level {LEVEL}"), "utf-8")
    asked.out.with_suffix(".json").write_text(json.dumps(curve), "utf-8")


if __name__ == "__main__":
    main()
