"""Mutation testing: breaks the rules one place at a time, interpreted, and counts how often the tests notice.

`make mutation`, or `scripts/mutation.py havana --count 60`. Every game is broken in as many places, drawn by lot from a
seed; docs/mutation.md explains what kinds of survivors there are, and the report lists those of this run.

The tests are collected and run once, to see that they pass, how long each takes and which functions it comes to. Then
every mutant has a forked process of its own, in which nothing is loaded again: one function is given broken code, and
the tests that come to it are run until one of them fails, those that come to little else first.
"""

import argparse
import contextlib
import gc
import os
import resource
import selectors
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from types import CodeType, FrameType, FunctionType

import pytest
from mutants import Mutant, sample

ROOT = Path(__file__).resolve().parents[1]
REPORTS = ROOT / "build" / "mutation"
PAGE = ROOT / "docs" / "mutation.md"
MARK = "<!-- mutation -->"
GAMES = ("cuba", "havana", "santiago")
COUNT = 1000  # mutants of a game
SEED = 2007
JOBS = 2
GOAL = 95.0  # per cent noticed

CONTRACT = "tests/contract"
SHARED = ("tests/records", CONTRACT)  # hold for every game, and name it
ELSEWHERE = ("test_builds.py", "test_machine.py")  # of the contract: run programs of their own, or take their time
CASES = (
    2  # of each test of the contract: whole games of random moves take long, and after a few they notice little more
)
WITHOUT = ("cacheprovider", "schemathesis", "terminal")  # plugins
BUDGET = 6.0  # seconds that the tests of one mutant from one folder took together when all was well
WALK = "test_random_games_keep"  # is never left out: a whole game, with all that must hold asked at each step
PATIENCE = (2.0, 20.0)  # a test may take so many seconds and so many times as long as it took when all was well
MEMORY = 4 * 2**30  # bytes; a list may grow for ever
KILLED, SURVIVED, LATE, UNREACHED = "killed", "survived", "timed out", "not reached"
EXITS = {0: SURVIVED, 1: KILLED, 3: LATE}


@dataclass
class Baseline:
    """What is known of a test when all is well."""

    item: pytest.Item
    seconds: float = 0.0
    reached: set[CodeType] = field(default_factory=set)


@dataclass
class Tally:
    """What became of the mutants of one game."""

    outcomes: dict[str, list[Mutant]] = field(default_factory=lambda: defaultdict(list))

    @property
    def tried(self) -> int:
        return sum(len(found) for found in self.outcomes.values())

    @property
    def share(self) -> float:
        """A mutant that never ends is noticed, too; one that no test comes to is not."""
        noticed = len(self.outcomes[KILLED]) + len(self.outcomes[LATE])
        return 100 * noticed / max(self.tried, 1)


class Breaking:
    """Takes the place of pytest's loop over the tests."""

    def __init__(self, game: str, count: int, seed: int, jobs: int) -> None:
        self.game, self.count, self.seed, self.jobs = game, count, seed, jobs
        self.folder = ROOT / "src" / "malecon" / "games" / game
        self.at_import: set[CodeType] = set()
        self.failed = False
        self.tally = Tally()

    # -- when all is well -------------------------------------------------------------------------------------------

    def pytest_collection(self) -> None:
        with watched(self.folder, self.at_import):
            __import__(f"malecon.games.{self.game}.game")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        cases, chosen = Counter[str](), []
        for item in items:
            test = item.nodeid.partition("[")[0]
            if folder_of(item) not in SHARED or (self.game in item.name and item.path.name not in ELSEWHERE):
                cases[test] += folder_of(item) == CONTRACT
                chosen += [item] if cases[test] <= CASES else []
        items[:] = chosen

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        begun = time.monotonic()
        tests = [self.run_well(item) for item in session.items]
        say(f"{self.game}: {len(tests)} tests pass in {time.monotonic() - begun:.0f} s")
        functions = functions_in(self.folder)
        self.try_all(self.draw(functions, tests), functions, tests)
        return True

    def run_well(self, item: pytest.Item) -> Baseline:
        test, begun = Baseline(item), time.process_time()
        with watched(self.folder, test.reached):
            self.run(item)
        test.seconds = time.process_time() - begun
        if self.failed:
            raise pytest.UsageError(f"{item.nodeid} fails without any mutant")
        return test

    def run(self, item: pytest.Item) -> None:
        item._initrequest()  # type: ignore[attr-defined]  # a test that is run again wants its fixtures anew
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)

    def draw(self, functions: "Functions", tests: Sequence[Baseline]) -> list[Mutant]:
        """Mutants of what is run by a test, or by nobody; not of what is run once, when the module is read."""
        from malecon.games import find_game

        reached = {code for test in tests for code in test.reached}
        only_once = {key_of(code) for code in self.at_import - reached}
        files = sorted(self.folder.rglob("*.py"))
        drawn = sample(files, ROOT, tuple(find_game(self.game).catalogue), 2 * self.count, f"{self.seed} {self.game}")
        kept = [mutant for mutant in drawn if (mutant.file, mutant.name) not in only_once]
        return [mutant for mutant in kept if (mutant.file, mutant.name) in functions][: self.count]

    # -- with a mutant ------------------------------------------------------------------------------------------------

    def try_all(self, mutants: list[Mutant], functions: "Functions", tests: Sequence[Baseline]) -> None:
        gc.collect()
        gc.freeze()  # nothing that is here already is looked through in the forked processes
        begun, waiting, running = time.monotonic(), list(mutants), Running()
        while waiting or running.processes:
            while waiting and len(running.processes) < self.jobs:
                mutant = waiting.pop()
                broken = functions[mutant.file, mutant.name]
                chosen = chosen_tests(broken, tests)
                if chosen:
                    running.begin(mutant, lambda: self.in_a_process(mutant, broken, chosen))  # noqa: B023 - at once
                else:
                    self.note(UNREACHED, mutant)
            for mutant, outcome in running.ended():
                self.note(outcome, mutant)
                if self.tally.tried % 100 == 0 or not waiting:
                    say(f"{self.game}: {self.tally.tried} mutants, {self.tally.share:.1f} % noticed, {spent(begun)}")

    def note(self, outcome: str, mutant: Mutant) -> None:
        self.tally.outcomes[outcome].append(mutant)

    def in_a_process(self, mutant: Mutant, broken: Sequence[FunctionType], chosen: Sequence[Baseline]) -> int:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, lambda *_: os._exit(3))
        for function in broken:
            function.__code__ = mutant.code()
        for test in chosen:
            signal.setitimer(signal.ITIMER_PROF, PATIENCE[0] + PATIENCE[1] * test.seconds)
            self.run(test.item)
            if self.failed:
                return 1
        return 0


Functions = dict[tuple[Path, str], list[FunctionType]]


def functions_in(folder: Path) -> Functions:
    """The functions of a game that are loaded, by file and name."""
    found: Functions = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and Path(thing.__code__.co_filename).is_relative_to(folder):
            found[key_of(thing.__code__)].append(thing)
    return dict(found)


def key_of(code: CodeType) -> tuple[Path, str]:
    return Path(code.co_filename).relative_to(ROOT), code.co_qualname


@contextlib.contextmanager
def watched(folder: Path, reached: set[CodeType]) -> Iterator[None]:
    """Notes which functions of a folder are called."""
    prefix = str(folder)

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(prefix):
            reached.add(frame.f_code)

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)


def chosen_tests(broken: Sequence[FunctionType], tests: Sequence[Baseline]) -> list[Baseline]:
    """The tests that come to a function: its game's own, then recorded games, then the contract.

    In each folder first those that come to little else: a test of the set-up says more of it than the hundreds that
    merely begin with one.
    """
    codes = {function.__code__ for function in broken}
    by_folder: dict[str, list[Baseline]] = defaultdict(list)
    for test in sorted((test for test in tests if codes & test.reached), key=lambda test: len(test.reached)):
        by_folder[folder_of(test.item)].append(test)
    turns = sorted(by_folder, key=lambda folder: SHARED.index(folder) if folder in SHARED else -1)
    chosen = [test for folder in turns for test in in_time(by_folder[folder])]
    walks = [test for test in by_folder[CONTRACT] if test.item.name.startswith(WALK)]
    return chosen + [walk for walk in walks[:1] if walk not in chosen]


def in_time(tests: Sequence[Baseline]) -> list[Baseline]:
    """As many as there is time for, and at least one."""
    ends = accumulate(test.seconds for test in tests)
    return [test for test, end in zip(tests, ends, strict=True) if end < BUDGET] or list(tests[:1])


def folder_of(item: pytest.Item) -> str:
    return str(item.path.relative_to(ROOT).parent)


class Running:
    """The forked processes."""

    def __init__(self) -> None:
        self.processes: dict[int, Mutant] = {}
        self.ends = selectors.DefaultSelector()

    def begin(self, mutant: Mutant, work: Callable[[], int]) -> None:
        process = os.fork()
        if process == 0:
            status = 1  # whatever goes wrong has been noticed
            with contextlib.suppress(BaseException):
                quiet()
                status = work()
            os._exit(status)
        self.processes[process] = mutant
        self.ends.register(os.pidfd_open(process), selectors.EVENT_READ, process)

    def ended(self) -> Iterator[tuple[Mutant, str]]:
        for key, _ in self.ends.select() if self.processes else ():
            self.ends.unregister(key.fd)
            os.close(key.fd)
            _, status = os.waitpid(key.data, 0)
            code = os.waitstatus_to_exitcode(status)
            yield self.processes.pop(key.data), EXITS.get(code, KILLED)


def quiet() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


# -- the report -----------------------------------------------------------------------------------------------------


def say(line: str) -> None:
    print(line, file=sys.__stderr__, flush=True)


def spent(begun: float) -> str:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return f"{time.monotonic() - begun:.0f} s ({used.ru_utime + used.ru_stime:.0f} s of processor time)"


def report(breaking: Breaking) -> str:
    tally = breaking.tally
    parts = [f"{len(tally.outcomes[outcome])} {outcome}" for outcome in (KILLED, LATE, SURVIVED, UNREACHED)]
    found = f"{', '.join(parts)}; {tally.share:.1f} % noticed"
    head = f"{breaking.game}: {tally.tried} mutants of seed {breaking.seed}: {found}"
    left = [(outcome, mutant) for outcome in (SURVIVED, UNREACHED) for mutant in tally.outcomes[outcome]]
    left.sort(key=lambda pair: (pair[1].file, pair[1].line))
    return "\n".join([head, "", *(f"{mutant.diff}  ({outcome})" for outcome, mutant in left)]) + "\n"


def row(breaking: Breaking) -> str:
    """A line of the table in docs/mutation.md."""
    tally = breaking.tally
    counts = [str(len(tally.outcomes[outcome])) for outcome in (KILLED, LATE, SURVIVED, UNREACHED)]
    return f"| {' | '.join((breaking.game, str(tally.tried), *counts, f'{tally.share:.1f} %'))} |"


def write_table(games: Sequence[str], seed: int, minutes: float) -> None:
    rows = [(REPORTS / f"{game}.row").read_text("utf-8") for game in games]
    head = f"| game | mutants | {KILLED} | {LATE} | {SURVIVED} | {UNREACHED} | noticed |"
    told = f"Mutants drawn from seed {seed}, {minutes:.0f} minutes on {os.cpu_count()} cores."
    table = "\n".join((head, "| --- | --- | --- | --- | --- | --- | --- |", *rows, "", told))
    before, _, rest = PAGE.read_text("utf-8").partition(MARK)
    after = rest.partition(MARK.replace("<!-- ", "<!-- /"))[2]
    PAGE.write_text(f"{before}{MARK}\n{table}\n{MARK.replace('<!-- ', '<!-- /')}{after}", "utf-8")


def break_game(game: str, count: int, seed: int, jobs: int) -> int:
    breaking = Breaking(game, count, seed, jobs)
    without = [word for plugin in WITHOUT for word in ("-p", f"no:{plugin}")]
    pytest.main([*without, "-o", "addopts=", f"tests/{game}", *SHARED], [breaking])
    REPORTS.mkdir(parents=True, exist_ok=True)
    text = report(breaking)
    (REPORTS / f"{game}.txt").write_text(text, "utf-8")
    (REPORTS / f"{game}.row").write_text(row(breaking), "utf-8")
    print(text, flush=True)
    return 0 if breaking.tally.tried and breaking.tally.share >= GOAL else 1


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", default=GAMES)
    options.add_argument("--count", type=int, default=COUNT)
    options.add_argument("--seed", type=int, default=SEED)
    options.add_argument("--jobs", type=int, default=JOBS)
    options.add_argument("--write", action="store_true", help="the table in docs/mutation.md")
    chosen, begun = options.parse_args(), time.monotonic()
    if len(chosen.games) == 1:
        return break_game(chosen.games[0], chosen.count, chosen.seed, chosen.jobs)
    numbers = ["--count", str(chosen.count), "--seed", str(chosen.seed), "--jobs", str(chosen.jobs)]
    python = [sys.executable, __file__]
    done = [subprocess.run([*python, game, *numbers], cwd=ROOT, check=False).returncode for game in chosen.games]
    if chosen.write:
        write_table(chosen.games, chosen.seed, (time.monotonic() - begun) / 60)
    return max(done)


if __name__ == "__main__":
    os.environ["MALECON_PURE"] = "1"
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    os.chdir(ROOT)
    sys.exit(main())
