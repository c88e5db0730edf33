"""One generation: self-play on all processors, a network from it and from all that was played before, and its games.

Everything keeps to the time that it is given: what is there when it is over is what is learned from.
"""

import json
import multiprocessing
import time
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from learn.examples import Examples, Read, gathered, joined, load_examples, read_tables, save_examples
from learn.gate import Tally, bouts, cost_of, play_bout
from learn.selfplay import Example, SelfPlay
from learn.settings import Settings
from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.insight import Insight, Reading, learned_judge, write_insight
from malecon.games import find_game

LARGEST_FILE = 15_000_000  # bytes of examples
PIECE = 4000  # examples that are read at a time


@dataclass(frozen=True)
class Plan:
    """What a generation is given."""

    number: int
    jobs: int
    seed: int
    out: Path
    before: tuple[Path, ...]  # folders of the generations before
    judges: dict[str, Path]  # the networks that play, by game; without one the judge that was fitted
    play: float  # seconds of self-play, of all games together
    fit: float  # seconds of training for each game
    gate: float  # seconds of games that decide, of all games together


def say(text: str) -> None:
    print(f"[{time.strftime('%H:%M:%S')}] {text}", flush=True)


class Generation:
    """All that happens in one."""

    def __init__(self, plan: Plan, settings: dict[str, Settings]) -> None:
        self.plan = plan
        self.settings = settings
        self.report: dict[str, Any] = {"generation": plan.number, "seed": plan.seed}
        plan.out.mkdir(parents=True, exist_ok=True)
        self.pool = ProcessPoolExecutor(plan.jobs, multiprocessing.get_context("fork"))

    def run(self) -> dict[str, Any]:
        with self.pool:
            list(self.pool.map(nothing, range(self.plan.jobs * 4)))  # all are there before anybody uses a GPU
            shares = sum(settings.playing.share for settings in self.settings.values())
            for game, settings in self.settings.items():
                self.guarded("play", game, self.plan.play * settings.playing.share / shares)
            for game in self.settings:
                self.guarded("fit", game, self.plan.fit)
            self.decide(self.plan.gate)
        return self.report

    def guarded(self, step: str, game: str, seconds: float) -> None:
        """One game that fails does not stop the others."""
        try:
            getattr(self, step)(game, seconds)
        except Exception as trouble:
            say(f"{game}: {step} failed: {type(trouble).__name__}: {trouble}")
            self.told(game, {f"{step}_failed": repr(trouble)})

    def told(self, game: str, what: dict[str, Any]) -> None:
        self.report.setdefault(game, {}).update(what)
        (self.plan.out / "report.json").write_text(json.dumps(self.report, indent=1), "utf-8")

    def network(self, game: str) -> Path:
        return self.plan.out / f"{game}-{self.plan.number}.bin"

    # -- self-play ---------------------------------------------------------------------------------------------------

    def play(self, game: str, seconds: float) -> None:
        plan, settings = self.plan, self.settings[game]
        until = time.monotonic() + seconds
        tasks = [
            self.pool.submit(play_until, game, settings, plan.judges.get(game), (plan.seed, plan.number, worker), until)
            for worker in range(plan.jobs)
        ]
        parts: dict[int, list[Examples]] = {}
        games = 0
        for task in tasks:
            played, found = task.result()
            games += played
            for players, examples in found.items():
                parts.setdefault(players, []).append(examples)
        found = {players: joined(parts[players]) for players in sorted(parts)}
        count = {players: len(examples) for players, examples in found.items()}
        visited = sum(int(examples.visited.sum()) for examples in found.values())
        say(f"{game}: {games} games, examples by players {count}, {visited} of them visited by a search")
        self.told(game, {"games": games, "examples": count, "visited": visited, "play_seconds": round(seconds)})
        self.keep(game, found)

    def keep(self, game: str, found: dict[int, Examples]) -> None:
        """In a file that is not too large: if it is, some examples are left out by lot."""
        file = self.plan.out / f"{game}-{self.plan.number}.npz"
        save_examples(file, found)
        while file.stat().st_size > LARGEST_FILE:
            share = 0.95 * LARGEST_FILE / file.stat().st_size
            generator = np.random.default_rng(self.plan.seed)
            for players, examples in found.items():
                count = int(len(examples) * share)
                found[players] = examples.of(np.sort(generator.choice(len(examples), count, replace=False)))
            save_examples(file, found)

    # -- the network -------------------------------------------------------------------------------------------------

    def fit(self, game: str, seconds: float) -> None:
        from learn.training import fit  # whoever only plays needs no torch

        begun = time.monotonic()
        settings, reading = self.settings[game], Reading(find_game(game), 2, self.settings[game].fields)
        examples, read = self.everything(game)
        until = time.monotonic() + seconds
        fitted = fit(read, examples, (reading.own.most, reading.common.most), settings.training, self.plan.seed, until)
        count = sum(len(found) for found in examples.values())
        story = {
            "generation": self.plan.number,
            "seed": self.plan.seed,
            "examples": count,
            "curve": [fitted.curve[0], fitted.curve[-1]],
        }
        numbers = {part: found.reshape(-1).tolist() for part, found in fitted.numbers.items()}
        insight = Insight(reading.made_for(), settings.fields, story, numbers)
        overflow = insight.overflow(find_game(game))
        write_insight(self.network(game), insight)
        self.told(game, {"learned_from": count, "curve": fitted.curve, "overflow": overflow})
        first, last = fitted.curve[0], min(fitted.curve[1:], key=lambda found: found["games"] + found["visited"])
        say(
            f"{game}: {count} examples, {len(fitted.curve) - 1} epochs, {time.monotonic() - begun:.0f} s; surprise in"
            f" games {first['games']:.4f} to {last['games']:.4f}, where a search was {first['visited']:.4f} to"
            f" {last['visited']:.4f}, points {first['points']:.4f} to {last['points']:.4f}; overflow: {overflow}"
        )

    def everything(self, game: str) -> tuple[dict[int, Examples], dict[int, Read]]:
        """All examples so far, and what is read of them."""
        parts: dict[int, list[Examples]] = {}
        for folder in (*self.plan.before, self.plan.out):
            for file in sorted(folder.glob(f"{game}-*.npz")):
                for players, found in load_examples(file).items():
                    parts.setdefault(players, []).append(found)
        examples = {players: joined(found) for players, found in parts.items()}
        fields = self.settings[game].fields
        read = {}
        for players, found in examples.items():
            pieces = [found.numbers[begin : begin + PIECE] for begin in range(0, len(found), PIECE)]
            tasks = [self.pool.submit(read_tables, find_game(game), players, fields, piece) for piece in pieces]
            read[players] = joined_reads([task.result() for task in tasks])
        return examples, read

    # -- the games that decide ---------------------------------------------------------------------------------------

    def decide(self, seconds: float) -> None:
        """Games of two and of four, or as many as can play, in turn; each game gets its share of the time."""
        until = time.monotonic() + seconds
        made = [game for game in self.settings if self.network(game).exists()]
        costs = {
            (game, players): self.pool.submit(cost_of, game, players, self.network(game), self.settings[game].playing)
            for game in made
            for players in (2, 4)
        }
        cost = {key: task.result() for key, task in costs.items()}
        for (game, players), found in cost.items():
            self.told(game, {f"cost_{players}": round(found, 3)})
        costly = ", ".join(f"{game} {players}: {found:.2f}" for (game, players), found in cost.items())
        say(f"cost of a simulation: {costly}")
        shares = sum(self.settings[game].playing.share for game in made)
        for game in made:
            share = self.settings[game].playing.share / shares
            left = until - time.monotonic()
            mine = min(left, seconds * share)
            for players, part in ((2, 0.45), (4, 0.55)):
                self.match(game, players, cost[game, players], mine * part)

    def match(self, game: str, players: int, cost: float, seconds: float) -> None:
        playing = self.settings[game].playing
        until = time.monotonic() + seconds
        tally = Tally()
        lineup = bouts(game, players, self.network(game), playing.gate, cost)
        running: set[Future[float | None]] = set()
        while time.monotonic() < until or running:
            while len(running) < self.plan.jobs and time.monotonic() < until:
                running.add(self.pool.submit(play_bout, next(lineup), playing, until + 0.25 * seconds))
            done = {task for task in running if task.done()}
            running -= done
            for task in done:
                won = task.result()
                if won is not None:
                    tally.add(won)
            time.sleep(0.02)
        found = tally.told()
        self.told(game, {f"gate_{players}": found})
        say(f"{game}, {players} players, against equals without a network: {found}")


def nothing(_: int) -> None:
    time.sleep(0.02)


def play_until(
    game: str, settings: Settings, judge_file: Path | None, name: Sequence[int], until: float
) -> tuple[int, dict[int, Examples]]:
    """Games of all numbers of players in turn, two most often, and their examples."""
    chance = Chance("learn", *name)
    found = find_game(game)
    tables: dict[int, SelfPlay] = {}
    examples: dict[int, list[Example]] = {}
    numbers = [2, *found.players]
    games = 0
    begin = chance.below(len(numbers))
    while time.monotonic() < until:
        players = numbers[(begin + games) % len(numbers)]
        if players not in tables:
            setting = Setting(found, [f"Seat {seat + 1}" for seat in range(players)])
            judge = learned_judge(setting, judge_file) if judge_file else found.fitted_judge(players)
            tables[players] = SelfPlay(found, players, settings.playing, judge, chance.branch())
        examples.setdefault(players, []).extend(tables[players].play(until))
        games += 1
    return games, {players: gathered(found) for players, found in examples.items() if found}


def joined_reads(parts: Sequence[Read]) -> Read:
    names = ("own", "common", "logits", "expected")
    return Read(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))
