"""Measures the server under load: a thousand tables that move every few seconds, then as many moves as it can do.

One server process on SQLite; everybody who plays is in this process. A bare echo of the same framework, called in the
same run by the same client, says what of it is the framework's. `--postgresql` and `--processes` measure PostgreSQL and
Redis, `--bots` lets bots think meanwhile, `--minutes` watches the memory over a long time. The tables go into
docs/operating.md, each to its own place.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import platform
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import uvloop
from load.crowd import Crowd, Measured, quantile
from load.echo import echo_server, open_callers
from load.long_run import Stretch, is_flat, run_on, slope
from load.pace import Racing, Thinking
from load.tables import Table, TableWithBot, open_tables, watch_tables

from malecon.games import games
from tests.server.processes import allow_open_files, family, memory, processor_seconds
from tests.server.running import Server, ServerByHand
from tests.server.services import PostgreSQL, Redis

PAGE = Path(__file__).parents[1] / "docs" / "operating.md"

TABLES = 1_000
PAUSE = 3.0  # seconds on average between two moves of a table
STEADY, RACE, SHORT = 60.0, 8.0, 8.0  # seconds that are measured
AT_ONCE = (16, 64, 256)  # moves on their way, when as many as possible are wanted
LONGEST = {False: 235.0, True: 600.0}  # seconds of everything together, on SQLite and on PostgreSQL
FILES = 10_000
BY_DEFAULT = ("--bot-pace=1", "--bot-seconds=2")  # bots that take their time, unlike those of the tests


@dataclass(frozen=True)
class SetUp:
    """What is measured."""

    tables: int = TABLES
    processes: int = 1
    postgresql: bool = False
    bots: int = 0  # further tables, each with a person against a strong bot
    minutes: float = 0.0  # of a long run, instead of the measurements beside the echo

    @property
    def place(self) -> str:
        """The mark of the page between which the table goes."""
        if self.minutes:
            return "bench-server-long"
        return "bench-server-club" if self.postgresql else "bench-server"

    def __str__(self) -> str:
        count = "one server process" if self.processes == 1 else f"{self.processes} server processes"
        where = "PostgreSQL and Redis, commits forced to disk" if self.postgresql else "SQLite"
        bots = f", and {self.bots} people against a bot that thinks for 2 s" if self.bots else ""
        return f"{count} on {where}{bots}"


@contextlib.contextmanager
def servers_of(set_up: SetUp, folder: Path) -> Iterator[list[Server]]:
    with contextlib.ExitStack() as stack:
        database, options = f"{folder}/malecon.sqlite", [*BY_DEFAULT]
        if set_up.postgresql:
            database = stack.enter_context(PostgreSQL(durable=True)).database()
            options += ["--redis", stack.enter_context(Redis()).url]
        yield [
            stack.enter_context(ServerByHand(database, *options, log=folder / f"log-{number}"))
            for number in range(set_up.processes)
        ]


@dataclass(frozen=True)
class Findings:
    """Of the server or of the echo."""

    steady: Measured
    fastest: Measured
    at_once: int  # moves that were on their way when it was fastest
    bytes: float  # of memory for a table with its two sockets, or just for two sockets
    entries: float  # of the log of a table
    bots: float = 0.0  # share of a core in which bots thought meanwhile


async def race(crowd: Crowd, processes: Sequence[int]) -> tuple[Measured, int]:
    """The most that the server can do, whatever the number of moves on their way it takes."""
    found = [(await crowd.measure(Racing(count), RACE, processes), count) for count in AT_ONCE]
    return max(found, key=lambda pair: pair[0].per_second)


@dataclass(frozen=True)
class Play:
    """Servers with everybody seated at their tables."""

    crowd: Crowd
    processes: list[int]
    empty: int  # bytes of memory before anybody came
    tables: list[Table]
    with_bots: list[Table]

    @property
    def memory(self) -> int:
        return sum(map(memory, self.processes))

    def bot_seconds(self) -> float:
        """Of processor, in the processes where bots think."""
        return sum(processor_seconds(bot) for each in self.processes for bot in family(each) - {each})


async def begun(set_up: SetUp, servers: Sequence[Server]) -> Play:
    crowd, processes = Crowd(seed=7), [server.pid for server in servers]
    empty = sum(map(memory, processes))
    progress(f"{set_up}: {set_up.tables} tables are opened")
    tables = await open_tables(crowd, servers, list(games()), set_up.tables)
    with_bots = await open_tables(crowd, servers, list(games()), set_up.bots, TableWithBot)
    await watch_tables(tables)
    return Play(crowd, processes, empty, tables, with_bots)


async def measure_server(set_up: SetUp, folder: Path) -> Findings:
    with servers_of(set_up, folder) as servers:
        play = await begun(set_up, servers)
        crowd = play.crowd
        crowd.join(play.tables)
        progress("as many moves as it can do; by the end the games are at all stages")
        fastest, at_once = await race(crowd, play.processes)
        progress(f"a move every {PAUSE:.0f} s at every table")
        await watch_tables(play.with_bots)
        crowd.join([*play.tables, *play.with_bots])
        thought = play.bot_seconds()
        steady = await crowd.measure(Thinking(PAUSE, crowd.chooser), STEADY, play.processes)
        thought = (play.bot_seconds() - thought) / steady.seconds
        entries = sum(table.people[0].number for table in play.tables) / set_up.tables
        return Findings(steady, fastest, at_once, (play.memory - play.empty) / set_up.tables, entries, thought)


async def measure_long(set_up: SetUp, folder: Path) -> list[Stretch]:
    with servers_of(set_up, folder) as servers:
        play = await begun(set_up, servers)
        await watch_tables(play.with_bots)
        play.crowd.join([*play.tables, *play.with_bots])
        progress(f"{set_up.minutes:.0f} minutes, a move every {PAUSE:.0f} s at every table")
        return await run_on(play.crowd, PAUSE, set_up.minutes, play.processes)


async def measure_echo(set_up: SetUp, size: int) -> Findings:
    """As many sockets, messages of the same size, called as often as there are moves."""
    with echo_server() as (process, port):
        crowd = Crowd(seed=7)
        empty = memory(process)
        progress(f"the bare echo, {size} bytes")
        crowd.join(await open_callers(crowd, port, 2 * set_up.tables, size))
        fastest, at_once = await race(crowd, [process])
        steady = await crowd.measure(Thinking(2 * PAUSE, crowd.chooser), SHORT, [process])
        return Findings(steady, fastest, at_once, (memory(process) - empty) / set_up.tables, 0)


def table(set_up: SetUp, server: Findings, echo: Findings) -> str:
    steady, bare = server.steady, echo.steady
    fastest, bare_fastest = server.fastest, echo.fastest
    lines = [
        "| | Malecón | bare echo | ratio |",
        "| --- | --- | --- | --- |",
        f"| **{set_up.tables:,} tables, {2 * set_up.tables:,} sockets, a move every {PAUSE:.0f} s at each** | | | |",
        f"| moves/s held | {steady.per_second:.0f} | {bare.per_second:.0f} echoes/s | |",
        times("p50, move to the other seat's screen", steady.times.to_other, bare.times.to_answer, 0.5),
        times("p99, move to the other seat's screen", steady.times.to_other, bare.times.to_answer, 0.99),
        times("p50, move to its answer (it is on disk)", steady.times.to_answer, bare.times.to_answer, 0.5),
        times("p99, move to its answer (it is on disk)", steady.times.to_answer, bare.times.to_answer, 0.99),
        f"| processor | {steady.server:.2f} of a core | {bare.server:.2f} | {steady.server / bare.server:.0f} × |",
        f"| memory of a table with {server.entries:.0f} entries and its two sockets | {server.bytes / 1e3:.0f} kB "
        f"| {echo.bytes / 1e3:.0f} kB (two sockets) | {server.bytes / echo.bytes:.1f} × |",
        f"| **the most it can do** ({server.at_once} moves on their way, {echo.at_once} echoes) | | | |",
        f"| moves/s | {fastest.per_second:.0f} | {bare_fastest.per_second:.0f} echoes/s "
        f"| {fastest.per_second / bare_fastest.per_second:.3f} |",
        f"| messages sent/s | {sent(fastest):.0f} | {sent(bare_fastest):.0f} "
        f"| {sent(fastest) / sent(bare_fastest):.2f} |",
        f"| p50 / p99, move to the other seat's screen | {both(fastest.times.to_other)} "
        f"| {both(bare_fastest.times.to_answer)} | |",
    ]
    return "\n".join(lines)


def times(title: str, ours: list[float], theirs: list[float], share: float) -> str:
    here, there = quantile(ours, share) * 1e3, quantile(theirs, share) * 1e3
    return f"| {title} | {here:.1f} ms | {there:.1f} ms | {here / there:.1f} × |"


def both(found: list[float]) -> str:
    return f"{quantile(found, 0.5) * 1e3:.1f} / {quantile(found, 0.99) * 1e3:.1f} ms"


def sent(measured: Measured) -> float:
    return measured.times.received / measured.seconds


def long_table(found: Sequence[Stretch]) -> str:
    lines = ["| after | memory | moves/s | p50 / p99, move to the other seat's screen |", "| --- | --- | --- | --- |"]
    for stretch in found:
        measured = stretch.measured
        lines.append(
            f"| {stretch.minute:.0f} min | {stretch.memory / 1e6:.0f} MB | {measured.per_second:.0f} "
            f"| {both(measured.times.to_other)} |"
        )
    return "\n".join(lines)


def long_method(set_up: SetUp, found: Sequence[Stretch]) -> str:
    growth = slope(found) / 1e6
    verdict = "The memory is flat" if is_flat(found) else "**The memory grows**"
    return (
        f"Measured by `make bench-server` with `--minutes {set_up.minutes:g}` on {os.cpu_count()} cores, Python "
        f"{platform.python_version()}: {set_up}; {set_up.tables:,} tables, a move every {PAUSE:.0f} s at each. "
        f"{verdict}: {growth:+.1f} MB an hour over the second half."
    )


def method(set_up: SetUp, server: Findings, echo: Findings, size: int) -> str:
    thinking = f", bots thought in {server.bots:.2f} of a core" if set_up.bots else ""
    steady, titles = server.steady, ", ".join(game.title for game in games().values())
    return (
        f"Measured by `make bench-server` on {os.cpu_count()} cores, Python {platform.python_version()}: {set_up}, "
        f"{titles} for two in turn, {STEADY:.0f} s. A move is answered, and shown to both seats: "
        f"three messages, {size} bytes each on average. The echo is Litestar and uvicorn with the same settings and "
        f"messages of that size. The client took {steady.client:.2f} of a core (at the most they can do "
        f"{server.fastest.client:.2f}, with the echo {echo.fastest.client:.2f}), other work on the machine "
        f"{steady.elsewhere:.2f}{thinking}."
    )


def progress(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


async def compared(set_up: SetUp, folder: Path) -> str:
    """The server beside the echo."""
    async with asyncio.timeout(LONGEST[set_up.postgresql]):
        server = await measure_server(set_up, folder)
        size = round(server.steady.times.received_bytes / server.steady.times.received)
        echo = await measure_echo(set_up, size)
    return f"{table(set_up, server, echo)}\n\n{method(set_up, server, echo, size)}"


async def watched(set_up: SetUp, folder: Path) -> tuple[str, bool]:
    """The server over a long time, and whether its memory is flat."""
    async with asyncio.timeout(LONGEST[set_up.postgresql] + 90 * set_up.minutes):
        found = await measure_long(set_up, folder)
    return f"{long_table(found)}\n\n{long_method(set_up, found)}", is_flat(found)


def write(text: str, place: str) -> None:
    begin, end = f"<!-- {place} -->", f"<!-- /{place} -->"
    page = PAGE.read_text("utf-8") if PAGE.exists() else ""
    if begin in page and end in page:
        before, _, rest = page.partition(begin)
        PAGE.write_text(f"{before}{begin}\n{text}\n{end}{rest.partition(end)[2]}", "utf-8")


def asked() -> SetUp:
    options = argparse.ArgumentParser(prog="bench/server.py")
    options.add_argument("--tables", type=int, default=TABLES)
    options.add_argument(
        "--processes", type=int, default=1, help="more than one need PostgreSQL and Redis, and get them"
    )
    options.add_argument("--postgresql", action="store_true", help="PostgreSQL and Redis instead of SQLite")
    options.add_argument("--bots", type=int, default=0, help="further tables where a person plays a strong bot")
    options.add_argument("--minutes", type=float, default=0.0, help="a long run: is the memory flat?")
    found = options.parse_args()
    postgresql = found.postgresql or found.processes > 1
    return SetUp(found.tables, found.processes, postgresql, found.bots, found.minutes)


def main() -> None:
    set_up = asked()
    allow_open_files(FILES)
    gc.disable()  # the client's own pauses would be taken for the server's
    flat = True
    with tempfile.TemporaryDirectory() as folder:
        if set_up.minutes:
            text, flat = uvloop.run(watched(set_up, Path(folder)))
        else:
            text = uvloop.run(compared(set_up, Path(folder)))
    print(text)
    if set_up.tables == TABLES:
        write(text, set_up.place)
    if not flat:
        sys.exit("the memory grows")


if __name__ == "__main__":
    main()
