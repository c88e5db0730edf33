"""One generation: self-play on all processors, a network from it and from all that was played before, and its games.

Everything keeps to the time that it is given: what is there when it is over is what is learned from.
"""

import json
import multiprocessing
import time
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import numpy as np

from learn.examples import Array, Examples, Read, gathered, joined, load_examples, read_tables, save_examples
from learn.gate import Tally, bouts, cost_of, play_bout
from learn.selfplay import Example, SelfPlay
from learn.settings import Settings
from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.insight import Insight, Reading, learned_judge, write_insight
from malecon.games import find_game

LARGEST_FILE = 15_000_000  # bytes of examples
PIECE = 4000  # examples that are read at a time
TABLES = (2, 4)  # players in the games that decide
GRACE = 25.0  # seconds in which a game that has begun may come to its end

Wanted = tuple[str, int, Path]  # game, players, network


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
        seen = {side: largest([getattr(found, side) for found in read.values()]) for side in ("own", "common")}
        most = (reading.own.most, reading.common.most)
        own, common = matching(reading.own.names, settings.blind), matching(reading.common.names, settings.blind)
        blind = {"own": own, "rivals": own, "common": common}
        fitted = fit(read, examples, most, blind, settings.training, self.plan.seed, time.monotonic() + seconds)
        count = sum(len(found) for found in examples.values())
        story = {"generation": self.plan.number, "seed": self.plan.seed, "examples": count}
        numbers = {part: found.reshape(-1).tolist() for part, found in fitted.numbers.items()}
        insight = Insight(reading.made_for(), tuple(find_game(game).players), settings.fields, story, numbers, seen)
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
        """Games of two and of four, or as many as can play, of all games in turn."""
        made = [game for game in self.settings if self.network(game).exists()]
        found = self.matches([(game, players, self.network(game)) for game in made for players in TABLES], seconds)
        for (game, players, _), tally in found.items():
            self.told(game, {f"gate_{players}": tally})

    def matches(self, wanted: Sequence[Wanted], seconds: float) -> dict[Wanted, dict[str, float]]:
        """Games with and without these networks, at the same cost, until the time is over."""
        until = time.monotonic() + seconds
        tasks = {key: self.pool.submit(cost_of, *key, self.settings[key[0]].playing) for key in wanted}
        cost = {key: task.result() for key, task in tasks.items()}
        lineups = {key: bouts(*key, self.settings[key[0]].playing.gate, cost[key]) for key in wanted}
        tallies = {key: Tally() for key in wanted}
        begun = dict.fromkeys(wanted, 0)
        running: dict[Future[float | None], Wanted] = {}
        while wanted and (time.monotonic() < until or running):
            while len(running) < self.plan.jobs and time.monotonic() < until:
                key = min(wanted, key=lambda key: begun[key] * key[1])  # twice as many games of two as of four
                begun[key] += 1
                playing = self.settings[key[0]].playing
                running[self.pool.submit(play_bout, next(lineups[key]), playing, until + GRACE)] = key
            for task in [task for task in running if task.done()]:
                won, key = task.result(), running.pop(task)
                if won is not None:
                    tallies[key].add(won)
            time.sleep(0.02)
        for key, tally in tallies.items():
            say(f"{key[0]}, {key[1]} players, {key[2].stem}, cost {cost[key]:.2f}: {tally.told()}")
        return {key: {"cost": round(cost[key], 3), **tally.told()} for key, tally in tallies.items()}


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


def largest(parts: Sequence[Array]) -> list[int]:
    """How large each input was."""
    return [int(most) for most in np.max([np.abs(part).reshape(-1, part.shape[-1]).max(axis=0) for part in parts], 0)]


def matching(names: Sequence[str], patterns: Sequence[str]) -> list[int]:
    return [at for at, name in enumerate(names) if any(fnmatch(name, pattern) for pattern in patterns)]
