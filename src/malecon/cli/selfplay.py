"""`malecon selfplay`: games of bots among themselves as data to learn from, in shards that are played once."""

import contextlib
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from malecon.arena.bout import Fault
from malecon.arena.plan import make_plan
from malecon.arena.workers import played_somewhere
from malecon.cli.arena import FAULTY, STOPPED
from malecon.cli.speech import say
from malecon.engine.errors import MaleconError
from malecon.selfplay.folder import Folder
from malecon.selfplay.plan import SelfPlay, self_play
from malecon.selfplay.shard import fill_shard


@dataclass(frozen=True)
class Wishes:
    """How much is played and where; none of it changes what is in a shard."""

    games: int
    jobs: int | None
    ray: str | None
    out: Path


def play(
    game: str,
    bots: Sequence[str],
    players: int | None,
    seed: int,
    edition: str | None,
    options: Mapping[str, str],
    shard: int,
    adventure: int,
    wishes: Wishes,
) -> int:
    """Play the shards that are missing; the exit code says whether all went well."""
    for number in (wishes.games, shard):
        if number < 1:
            raise MaleconError("error-arena-games", games=number)
    if wishes.jobs is not None and wishes.jobs < 1:
        raise MaleconError("error-arena-jobs", jobs=wishes.jobs)
    if adventure < 0 or adventure == 1:
        raise MaleconError("error-selfplay-adventure", adventure=adventure)
    plan = self_play(make_plan(game, bots, players, seed, edition, options, False), shard, adventure)
    return Session(plan, Folder(wishes.out, plan), wishes).play()


class Session:
    """The shards of a plan, those that are there, and those that are played now."""

    def __init__(self, plan: SelfPlay, folder: Folder, wishes: Wishes) -> None:
        self.plan = plan
        self.folder = folder
        self.wishes = wishes
        self.shards = -(-wishes.games // plan.shard)
        self.games = 0
        self.positions = 0
        self.faults: list[Fault] = []

    def play(self) -> int:
        self.announce()
        try:
            self.fill()
        except KeyboardInterrupt:
            kept = len(self.folder.kept)
            print(say("selfplay-stopped", shards=kept, folder=str(self.folder.path)), file=sys.stderr)
            return STOPPED
        print(say("selfplay-done", games=self.games, positions=self.positions, folder=str(self.folder.path)))
        for fault in self.faults:
            print(say("selfplay-fault", bot=fault.bot or say("nature"), move=fault.move, error=fault.error))
        return FAULTY if self.faults else 0

    def announce(self) -> None:
        games = self.shards * self.plan.shard
        if games != self.wishes.games:
            print(say("selfplay-rounded", asked=self.wishes.games, games=games, shard=self.plan.shard))
        for name in self.folder.dropped:
            print(say("selfplay-dropped", file=name))
        if self.folder.kept:
            print(say("selfplay-resumed", shards=len(self.folder.kept), folder=str(self.folder.path)))
        sys.stdout.flush()

    def fill(self) -> None:
        waiting = [number for number in range(1, self.shards + 1) if number not in self.folder.kept]
        console = Console(stderr=True)
        bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console)
        bar.disable = not console.is_terminal
        arriving = played_somewhere(fill_shard, self.plan, waiting, self.wishes.jobs, self.wishes.ray)
        with contextlib.closing(arriving), bar:
            task = bar.add_task("", total=self.shards, completed=self.shards - len(waiting))
            for shard in arriving:
                self.folder.add(shard)
                self.games += shard.games
                self.positions += shard.positions
                self.faults += shard.faults
                bar.advance(task)
