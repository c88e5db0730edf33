"""`malecon simulate`: games between bots, their records, and a table of how they went."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import mean, pstdev

from rich.console import Console
from rich.table import Table

from malecon.bots import make_bot
from malecon.bots.game import play_with_bots
from malecon.cli.records import ENDING
from malecon.cli.speech import say
from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.engine.match import Match
from malecon.engine.record import print_record, record_of
from malecon.engine.table import NATURE
from malecon.games import find_game


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int,
    bot: str,
    out: Path | None,
    edition: str | None,
    options: Mapping[str, str],
    components: Path | None,
) -> None:
    names = [f"{bot} {seat + 1}" for seat in range(players)]
    setting = Setting(find_game(game), names, edition, options, components)
    make_bot(bot, setting, Chance())  # an unknown bot is refused before anything is written
    if out is not None:
        make_folder(out)
    summary = Summary(players)
    for number in range(games):
        match = play_with_bots(setting, [bot] * players, seed, number)
        summary.add(match)
        if out is not None:
            write_record(out / f"{game}-{players}p-{seed}-{number + 1:05}{ENDING}", match, bot)
    Console(highlight=False).print(summary.table(names))
    print(say("simulate-done", games=games, decisions=summary.all_decisions))
    if out is not None:
        print(say("simulate-records", folder=str(out)))


class Summary:
    """How the games went: points, by winners and by seats, and how long they took."""

    def __init__(self, players: int) -> None:
        self.winners: list[int] = []
        self.margins: list[int] = []
        self.decisions: list[int] = []
        self.turns: list[int] = []
        self.points: list[list[int]] = [[] for _ in range(players)]
        self.wins = [0] * players
        self.all_decisions = 0

    def add(self, match: Match) -> None:
        scores = sorted(match.scores(), reverse=True)
        self.winners.append(scores[0])
        self.margins.append(scores[0] - scores[1])
        asked = [played.seat for played in match.played if played.seat != NATURE]
        self.decisions.append(len(asked))
        self.turns.append(sum(one != other for one, other in zip([NATURE, *asked], asked, strict=False)))
        self.all_decisions += len(match.played)
        for seat, points in enumerate(match.scores()):
            self.points[seat].append(points)
            self.wins[seat] += match.places()[seat] == 1

    def table(self, names: Sequence[str]) -> Table:
        table = Table()
        table.add_column("")
        for column in ("mean", "spread", "least", "most", "wins"):
            table.add_column(say(f"simulate-{column}"), justify="right")
        rows = [
            (say("simulate-winner"), self.winners, ""),
            (say("simulate-margin"), self.margins, ""),
            *((name, points, str(wins)) for name, points, wins in zip(names, self.points, self.wins, strict=True)),
            (say("simulate-turns"), self.turns, ""),
            (say("simulate-decisions"), self.decisions, ""),
        ]
        for label, found, wins in rows:
            numbers = (f"{mean(found):.1f}", f"{pstdev(found):.1f}", str(min(found)), str(max(found)))
            table.add_row(label, *numbers, wins)
        return table


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise MaleconError("error-folder-not-writable", path=str(folder), reason=trouble.strerror or "") from trouble


def write_record(path: Path, match: Match, bot: str) -> None:
    record = record_of(match, dict.fromkeys(range(len(match.setting.seats)), bot))
    try:
        path.write_text(print_record(record), "utf-8", newline="\n")
    except OSError as trouble:
        path.unlink(missing_ok=True)  # nothing half written stays behind
        raise MaleconError("error-disk", path=str(path), reason=trouble.strerror or "") from trouble
