"""`malecon arena`: many games between bots, as fair as can be, kept where asked, and what came of them."""

import contextlib
import sys
from collections import Counter, defaultdict
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from malecon.arena.bout import Played, Result, play_bout
from malecon.arena.certainty import ERROR, Finding, found_after, scores_of
from malecon.arena.ledger import GAMES, Ledger, write_whole
from malecon.arena.lineup import Bout, schedule
from malecon.arena.plan import Plan, make_plan
from malecon.arena.plot import plot
from malecon.arena.ratings import ratings
from malecon.arena.report import PLOT, REPORT, main_sheets, report, summary, title
from malecon.arena.standings import share_of_win
from malecon.arena.tables import Sheet, Tables
from malecon.arena.workers import played_somewhere
from malecon.cli.speech import SPEECH, say
from malecon.engine.errors import MaleconError

FAULTY = 1
STOPPED = 130  # what shells say of a command that Ctrl-C has ended
SURE = {True: "arena-sure-more", False: "arena-sure-less", None: "arena-sure-open"}


@dataclass(frozen=True)
class Wishes:
    """How the arena is held; none of it changes a result."""

    games: int
    jobs: int | None
    ray: str | None
    out: Path | None
    times: bool
    sure: float | None = None  # play no further than until it is sure whether the first bot wins more than this share


def hold(
    game: str,
    bots: Sequence[str],
    players: int | None,
    seed: int,
    edition: str | None,
    options: Mapping[str, str],
    records: bool,
    wishes: Wishes,
) -> int:
    """Play what has not been played yet, show the tables; the exit code says whether all went well."""
    if wishes.games < 1:
        raise MaleconError("error-arena-games", games=wishes.games)
    if wishes.jobs is not None and wishes.jobs < 1:
        raise MaleconError("error-arena-jobs", jobs=wishes.jobs)
    if wishes.sure is not None and not 0.0 < wishes.sure < 1.0:
        raise MaleconError("error-arena-sure", share=str(wishes.sure))
    if records and wishes.out is None:
        raise MaleconError("error-arena-records")
    plan = make_plan(game, bots, players, seed, edition, options, records)
    bouts = schedule(plan.bots, plan.players, wishes.games)
    ledger = Ledger(wishes.out, plan, bouts) if wishes.out is not None else None
    return Contest(plan, bouts, ledger, wishes).hold()


class Contest:
    """The bouts of a plan, those that are finished, and where they are kept, if anywhere."""

    def __init__(self, plan: Plan, bouts: Sequence[Bout], ledger: Ledger | None, wishes: Wishes) -> None:
        self.plan = plan
        self.bouts = bouts
        self.ledger = ledger
        self.wishes = wishes
        self.finished: dict[tuple[int, int], Result] = dict(ledger.kept) if ledger else {}
        self.finding: Finding | None = None

    def hold(self) -> int:
        self.announce()
        try:
            self.play()
        except KeyboardInterrupt:
            self.show()
            self.tell_stopped()
            return STOPPED
        finally:
            if self.ledger:
                self.ledger.close()
        self.show()
        self.keep_report()
        return FAULTY if any(result.fault for result in self.results()) else 0

    def announce(self) -> None:
        if len(self.bouts) != self.wishes.games:
            print(say("arena-rounded", asked=self.wishes.games, games=len(self.bouts)))
        if self.ledger and self.ledger.dropped:
            print(say("arena-half-line", path=str(self.ledger.folder / GAMES)))
        if self.ledger and self.finished:
            print(say("arena-resumed", games=len(self.finished), folder=str(self.ledger.folder)))
        sys.stdout.flush()

    def play(self) -> None:
        waiting = [bout for bout in self.bouts if bout.key not in self.finished]
        if self.is_sure() or not waiting:
            return
        with contextlib.closing(self.workers(waiting)) as arriving, Watching(self) as watching:
            for played in arriving:
                if self.ledger:
                    self.ledger.add(played)
                self.finished[played.result.key] = played.result
                watching.look(played.result)
                if self.is_sure():
                    return

    def is_sure(self) -> bool:
        """Whether no further deal has to be played. Games beyond that deal, of other processes, are left out."""
        if self.wishes.sure is None:
            return False
        deals, scores = [], []
        for deal, score in scores_of(self.plan.bots[0], self.bouts, self.finished):
            deals.append(deal)
            scores.append(score)
        self.finding = found_after(scores, self.wishes.sure)
        if self.finding.more is None:
            return False
        last = deals[self.finding.deals - 1]
        self.bouts = [bout for bout in self.bouts if bout.deal <= last]
        return True

    def verdict(self) -> str:
        """How the question was answered, if one was asked."""
        found, share = self.finding, self.wishes.sure
        if found is None or share is None:
            return ""
        numbers = {"share": share, "low": found.low, "high": found.high, "error": ERROR}
        told = {name: say("arena-percent", share=number) for name, number in numbers.items()}
        return say(SURE[found.more], bot=self.plan.bots[0], deals=found.deals, **told)

    def workers(self, waiting: Sequence[Bout]) -> Generator[Played, None, None]:
        return played_somewhere(play_bout, self.plan, waiting, self.wishes.jobs, self.wishes.ray)

    def results(self) -> list[Result]:
        """In the order of the plan, whatever the order in which they came in."""
        return [self.finished[bout.key] for bout in self.bouts if bout.key in self.finished]

    def show(self) -> None:
        results = self.results()
        if not results:
            return
        console = Console(highlight=False)
        tables = Tables(self.plan, results, SPEECH)
        console.print(title(self.plan, SPEECH), style="bold")
        if len(results) == len(self.bouts):
            console.print(summary(self.plan, self.bouts, SPEECH))
        if self.finding is not None:
            console.print(self.verdict())
        for sheet in main_sheets(tables, ratings(tables.sound), self.wishes.times):
            console.print(drawn(sheet))
            console.print(sheet.note, style="dim")
        if tables.faulty:
            print(say("arena-faulty", faults=len(tables.faulty)))

    def keep_report(self) -> None:
        if self.ledger is None:
            return
        tables = Tables(self.plan, self.results(), SPEECH)
        rated = ratings(tables.sound)
        flags = [*(["--records"] if self.plan.records else []), *([] if self.wishes.times else ["--no-times"])]
        flags += [] if self.wishes.sure is None else ["--sure", str(self.wishes.sure)]
        sheets = main_sheets(tables, rated, self.wishes.times)
        if tables.sound:
            sheets.append(tables.bots_in_seats())
        written = report(self.plan, self.bouts, sheets, SPEECH, flags, self.verdict())
        write_whole(self.ledger.folder / REPORT, written.encode())
        if rated:
            write_whole(self.ledger.folder / PLOT, plot(rated, SPEECH).encode())
        print(say("arena-done", folder=str(self.ledger.folder)))

    def tell_stopped(self) -> None:
        done, games = len(self.finished), len(self.bouts)
        if self.ledger:
            print(say("arena-stopped", done=done, games=games, folder=str(self.ledger.folder)), file=sys.stderr)
        else:
            print(say("arena-stopped-nowhere", done=done, games=games), file=sys.stderr)


class Watching:
    """A bar with how far the arena is and who leads, for whoever sits at a terminal; nothing at all for a file."""

    def __init__(self, contest: Contest) -> None:
        self.wins: dict[str, float] = defaultdict(float)
        self.seats: Counter[str] = Counter()
        console = Console(stderr=True)
        numbers = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        words = (TextColumn("{task.fields[speed]}"), TextColumn("{task.fields[leader]}", markup=False))
        self.progress = Progress(*numbers, *words, console=console, disable=not console.is_terminal)
        self.task: TaskID = self.progress.add_task(
            "", total=len(contest.bouts), completed=len(contest.finished), speed="", leader=""
        )

    def __enter__(self) -> "Watching":
        self.progress.start()
        return self

    def __exit__(self, *trouble: object) -> None:
        self.progress.stop()

    def look(self, result: Result) -> None:
        if self.progress.disable:
            return
        self.progress.advance(self.task)
        speed = self.progress.tasks[0].speed
        if speed:
            self.progress.update(self.task, speed=say("arena-speed", speed=round(speed, 1)))
        if result.fault is None:
            for seat, bot in enumerate(result.bots):
                self.wins[bot] += share_of_win(result, seat)
                self.seats[bot] += 1
            self.progress.update(self.task, leader=self.leader())

    def leader(self) -> str:
        shares = {bot: self.wins[bot] / seats for bot, seats in self.seats.items()}
        bot = max(shares, key=lambda bot: shares[bot])
        return say("arena-progress", bot=bot, share=say("arena-percent", share=shares[bot]))


def drawn(sheet: Sheet) -> Table:
    """For the terminal; a long head is broken, so that the numbers need not be."""
    table = Table(title=sheet.title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for number, column in enumerate(sheet.columns):
        widest = max(cell_len(row[number]) for row in sheet.rows)
        head = wrap(column, max(widest, *map(len, column.split())), break_on_hyphens=False)
        table.add_column("\n".join(head), justify="left" if number < sheet.words else "right", overflow="fold")
    for row in sheet.rows:
        table.add_row(*map(Text, row))
    return table
