"""Whether chances are true: what the strongest search promises against what happens, for `make calibration`.

Bots of levels 3, 4 and 5, and of all three, play in every game and every number of players; now and then a search looks
on, and writes down what it promises every seat. From what came of it follow how warm its chances have to be made
(`games/*/chances.toml`) and the table in docs/bots.md. One half of the deals says how warm, and the other half is told
in the table, and the other way round: nothing is measured on what it was made with. The games are kept in
`build/calibration`; `--read` only writes what is there.
"""

import argparse
import json
import math
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec

from malecon.bots import Bot
from malecon.bots.chances import FILE, warmed, written
from malecon.bots.opponents import Opponent, company
from malecon.bots.thinker import Thinker
from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.judge import Judge
from malecon.engine.match import Match
from malecon.engine.table import Table
from malecon.games import find_game, games

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs" / "bots.md"
KEPT: Final = ROOT / "build" / "calibration"
BEGIN, END = "<!-- calibration -->", "<!-- /calibration -->"

LEVELS: Final = (3, 4, 5)
MIXED: Final = "mixed"
TABLES: Final = (*[f"level-{level}" for level in LEVELS], MIXED)
THOUGHTS: Final = 400  # of the strongest, and of the search that looks on: a clock would not give the same twice
EVERY: Final = 8  # decisions between two promises, about
BINS: Final = 10
BELIEF: Final = 0.5  # standard deviation of the logarithm of a warmth, before any game
THIRDS: Final = 3
WARMTHS: Final = [math.exp(step / 50) for step in range(-60, 121)]  # from 0.3 to 11

Promise = tuple[float, list[float], list[float], list[float]]  # progress, the search's, the judge's, what happened


@dataclass(frozen=True)
class Cell:
    """A game, how many play it, and who."""

    game: str
    players: int
    who: str

    @property
    def file(self) -> Path:
        return KEPT / f"{self.game}-{self.players}-{self.who}.jsonl"


def cells() -> Iterator[Cell]:
    for game in games().values():
        for players in game.players:
            for who in TABLES:
                yield Cell(game.name, players, who)


# -- playing ----------------------------------------------------------------------------------------------------------


def bot_of(opponent: Opponent, setting: Setting, chance: Chance) -> Bot:
    known = company(setting.game)
    temper = known.tempers[known.drawn_temper(chance)]
    if opponent.seconds is None:
        return opponent.bot(setting, chance, temper)
    judge = opponent.judge(setting, temper)
    return Thinker(setting, chance, THOUGHTS, None, opponent.manner(), judge, opponent.remembers)


class Watched:
    """One game, and what was promised in it."""

    def __init__(self, cell: Cell, deal: int) -> None:
        self.game = find_game(cell.game)
        self.setting = Setting(self.game, [f"Seat {seat + 1}" for seat in range(cell.players)])
        self.match = Match(self.setting)
        self.chance = Chance("calibration", cell.game, cell.players, cell.who, deal)
        self.judge: Judge = self.game.fitted_judge(cell.players)
        known = list(company(self.game).opponents.values())
        chosen = {level: next(found for found in known if found.level == level) for level in LEVELS}
        levels = [self.level(cell.who) for _ in self.setting.seats]
        self.bots = [bot_of(chosen[level], self.setting, self.chance.branch()) for level in levels]
        self.promises: list[tuple[float, list[float], list[float]]] = []
        self.drift: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0, 0.0])  # count, points, chance, squares

    def level(self, who: str) -> int:
        return LEVELS[self.chance.below(len(LEVELS))] if who == MIXED else int(who.removeprefix("level-"))

    def play(self) -> None:
        until = 1 + self.chance.below(EVERY)
        before = self.expected(self.match.table)
        while not self.match.over:
            if self.match.nature_asked:
                self.match.play_nature(self.chance)
            else:
                seat = self.match.asked[0]
                if len(self.match.legal(seat)) > 1:
                    until -= 1
                    if until == 0:
                        until = 1 + self.chance.below(2 * EVERY)
                        self.promise(seat)
                view, legal = self.match.view(seat), self.match.legal(seat)
                self.match.play(seat, self.bots[seat].choose(view, legal, known=self.match.known()))
            after = self.expected(self.match.table)
            self.note_drift(before, after)
            before = after

    def expected(self, table: Table) -> tuple[list[float], list[float]]:
        seats = len(self.setting.seats)
        wins, points = vec[float]([0.0] * seats), vec[float]([0.0] * seats)
        self.judge.expect(table, wins, points)
        return list(wins), list(points)

    def promise(self, seat: int) -> None:
        view, known = self.match.view(seat), self.match.known()
        manner = company(self.game).manner()
        search = Thinker(self.setting, self.chance.branch(), THOUGHTS, None, manner, self.judge, remembers=True)
        best = search.opinions(view, self.match.legal(seat), known)[0]
        judged, _ = self.expected(self.setting.imagine(view, self.chance, known))
        self.promises.append((self.judge.progress(self.match.table), list(best.wins), judged))

    def note_drift(self, before: tuple[list[float], list[float]], after: tuple[list[float], list[float]]) -> None:
        """What a move changed of what everybody can expect, by the kinds of event in it; the end of a game is none."""
        if self.match.over:
            return
        points = sum(after[1]) / len(after[1]) - sum(before[1]) / len(before[1])
        seat = self.match.played[-1].seat
        chance = after[0][seat] - before[0][seat] if seat >= 0 else 0.0
        for kind in {event.kind.name for event in self.match.played[-1].events}:
            for at, value in enumerate((1.0, points, chance, points * points)):
                self.drift[kind][at] += value

    def told(self) -> dict[str, Any]:
        places = self.match.places()
        happened = [1 / places.count(1) if place == 1 else 0.0 for place in places]
        return {"promises": self.promises, "happened": happened, "drift": dict(self.drift)}


def watch(cell: Cell, deal: int) -> dict[str, Any]:
    watched = Watched(cell, deal)
    watched.play()
    return {"deal": deal, **watched.told()}


def play_all(count: int, jobs: int, seconds: float) -> None:
    """A deal of every cell, then the next of every cell, until there are enough or the time is up."""
    KEPT.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    there = {cell: {told["deal"] for told in kept(cell)} for cell in cells()}
    missing = ((cell, deal) for deal in range(count) for cell in there if deal not in there[cell])
    playing: dict[Future[dict[str, Any]], Cell] = {}
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            wanted = 2 * jobs - len(playing) if time.monotonic() - begun < seconds else 0
            playing |= {pool.submit(watch, cell, deal): cell for cell, deal in islice(missing, wanted)}
            if not playing:
                return
            for done in wait(playing, return_when=FIRST_COMPLETED).done:
                with playing.pop(done).file.open("a") as file:
                    file.write(json.dumps(done.result(), separators=(",", ":"), default=float) + "\n")


def kept(cell: Cell) -> list[dict[str, Any]]:
    return [json.loads(line) for line in cell.file.read_text().splitlines()] if cell.file.is_file() else []


# -- what came of it --------------------------------------------------------------------------------------------------


def promises_of(told: Iterable[Mapping[str, Any]]) -> list[Promise]:
    return [(at, wins, judged, game["happened"]) for game in told for at, wins, judged in game["promises"]]


def log_loss(promises: Sequence[Promise], warmth: float, of: int = 1) -> float:
    total = 0.0
    for promise in promises:
        for chance, happened in zip(warmed(promise[of], warmth), promise[3], strict=True):  # type: ignore[arg-type]
            total -= happened * math.log(max(chance, 1e-6))
    return total / max(len(promises), 1)


def fitted_warmth(promises: Sequence[Promise], count: int, of: int = 1) -> float:
    """What makes the promises of so many games least wrong. Those of one game share its fate, so each game counts
    once; and 1 is believed until games say otherwise."""

    def wrong(warmth: float) -> float:
        return count * log_loss(promises, warmth, of) + (math.log(warmth) / BELIEF) ** 2 / 2

    return min(WARMTHS, key=wrong)


def calibration_error(pairs: Sequence[tuple[float, float]]) -> float:
    """How far what happened is from what was promised, on average over promises (ECE, ten bins of a tenth)."""
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for chance, happened in pairs:
        bins[min(int(chance * BINS), BINS - 1)].append((chance, happened))
    return sum(abs(sum(p - h for p, h in found)) for found in bins.values()) / max(len(pairs), 1)


def pairs_of(promises: Sequence[Promise], warmth: float, of: int = 1) -> list[tuple[float, float]]:
    return [
        pair
        for promise in promises
        for pair in zip(warmed(promise[of], warmth), promise[3], strict=True)  # type: ignore[arg-type]
    ]


@dataclass
class Found:
    """What is told of some games: how warm, how far off before and after, and the log loss of each third."""

    games: int
    promises: int
    warmth: float
    before: float
    after: float
    judge: float
    thirds: list[float]


def found_in(told: Sequence[Mapping[str, Any]]) -> Found:
    parts = [[game for game in told if game["deal"] % 2 == half] for half in (0, 1)]
    halves = [promises_of(part) for part in parts]
    pairs, judged, loss = [], [], [[0.0, 0] for _ in range(THIRDS)]
    for half, other in ((0, 1), (1, 0)):
        warmth = fitted_warmth(halves[half], len(parts[half]))
        pairs += pairs_of(halves[other], warmth)
        judged += pairs_of(halves[other], fitted_warmth(halves[half], len(parts[half]), 2), 2)
        for promise in halves[other]:
            third = loss[min(int(promise[0] * THIRDS), THIRDS - 1)]
            third[0] += log_loss([promise], warmth)
            third[1] += 1
    both = halves[0] + halves[1]
    return Found(
        len(told),
        len(both),
        fitted_warmth(both, len(told)),
        calibration_error(pairs_of(both, 1.0)),
        calibration_error(pairs),
        calibration_error(judged),
        [total / max(count, 1) for total, count in loss],
    )


def table() -> str:
    lines = [
        "| game | players | games | promises | warmth | ECE as promised | ECE warmed | ECE of the judge, warmed "
        "| log loss by thirds | knowing nothing |",
        "| --- | --: | --: | --: | --: | --: | --: | --: | --- | --: |",
    ]
    for game in games().values():
        warmths: dict[int, float] = {}
        for players in game.players:
            told = [game_told for who in TABLES for game_told in kept(Cell(game.name, players, who))]
            if told:
                found = found_in(told)
                warmths[players] = found.warmth
                lines.append(row(game.title, players, found))
        if warmths:
            game.catalogue_file.with_name(FILE).write_text(written(warmths), "utf-8")
    return "\n".join(lines)


def row(title: str, players: int, found: Found) -> str:
    thirds = ", ".join(f"{loss:.3f}" for loss in found.thirds)
    errors = f"{found.before:.3f} | {found.after:.3f} | {found.judge:.3f}"
    counts = f"{found.games} | {found.promises} | {found.warmth:.2f}"
    return f"| {title} | {players} | {counts} | {errors} | {thirds} | {math.log(players):.3f} |"


def drifts() -> str:
    """The kinds of event after which expected points change most, over all tables of a game."""
    lines = ["| game | event | times | points | chance of who moved |", "| --- | --- | --: | --: | --: |"]
    for game in games().values():
        sums: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0, 0.0])
        for cell in cells():
            for told in kept(cell) if cell.game == game.name else ():
                for kind, values in told["drift"].items():
                    sums[kind] = [one + other for one, other in zip(sums[kind], values, strict=True)]
        often = {kind: values for kind, values in sums.items() if values[0] >= 50}
        for kind, (count, points, chance, squares) in sorted(
            often.items(), key=lambda item: -abs(item[1][1] / item[1][0])
        )[:6]:
            error = 1.96 * math.sqrt(max(squares / count - (points / count) ** 2, 0.0) / count)
            means = f"{points / count:+.2f} ± {error:.2f} | {100 * chance / count:+.1f} %"
            lines.append(f"| {game.title} | {kind} | {count:,.0f} | {means} |")
    return "\n".join(lines)


def write_docs(text: str) -> None:
    before, rest = DOCS.read_text("utf-8").split(BEGIN)
    DOCS.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="of each game, number of players and kind of table")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=86_400.0, help="no deal is begun after so long")
    parser.add_argument("--read", action="store_true", help="write the tables from the games that are kept")
    chosen = parser.parse_args()
    if not chosen.read:
        play_all(chosen.games, chosen.jobs, chosen.seconds)
    write_docs(f"{table()}\n\n{drifts()}")


if __name__ == "__main__":
    main()
