"""Measures the server under load: a thousand tables that move every few seconds, then as many moves as it can do.

One server process on SQLite; everybody who plays is in this process. A bare echo of the same framework, called in the
same run by the same client, says what of it is the framework's. The table goes into docs/operating.md.
"""

import asyncio
import gc
import os
import platform
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import uvloop
from load.crowd import Crowd, Measured, quantile
from load.echo import echo_server, open_callers
from load.pace import Racing, Thinking
from load.tables import Table, open_tables, watch_tables

from malecon.games import games
from tests.server.processes import allow_open_files, memory
from tests.server.running import ServerByHand

PAGE = Path(__file__).parents[1] / "docs" / "operating.md"
BEGIN, END = "<!-- bench-server -->", "<!-- /bench-server -->"

TABLES = 1_000
PAUSE = 3.0  # seconds on average between two moves of a table
STEADY, RACE, SHORT = 60.0, 8.0, 8.0  # seconds that are measured
AT_ONCE = (16, 64, 256)  # moves on their way, when as many as possible are wanted
LONGEST = 235.0  # seconds of everything together
FILES = 10_000


@dataclass(frozen=True)
class Findings:
    """Of the server or of the echo."""

    steady: Measured
    fastest: Measured
    at_once: int  # moves that were on their way when it was fastest
    bytes: float  # of memory for a table with its two sockets, or just for two sockets
    entries: float  # of the log of a table


async def race(crowd: Crowd, process: int) -> tuple[Measured, int]:
    """The most that the server can do, whatever the number of moves on their way it takes."""
    found = [(await crowd.measure(Racing(count), RACE, process), count) for count in AT_ONCE]
    return max(found, key=lambda pair: pair[0].per_second)


async def measure_server(folder: str) -> Findings:
    with ServerByHand(f"{folder}/malecon.sqlite", log=Path(folder) / "log") as server:
        crowd = Crowd(seed=7)
        empty = memory(server.pid)
        progress(f"{TABLES} tables are opened")
        tables: list[Table] = await open_tables(crowd, server, list(games()), TABLES)
        await watch_tables(tables)
        crowd.join(tables)
        progress("as many moves as it can do; by the end the games are at all stages")
        fastest, at_once = await race(crowd, server.pid)
        progress(f"a move every {PAUSE:.0f} s at every table")
        steady = await crowd.measure(Thinking(PAUSE, crowd.chooser), STEADY, server.pid)
        entries = sum(table.people[0].number for table in tables) / TABLES
        return Findings(steady, fastest, at_once, (memory(server.pid) - empty) / TABLES, entries)


async def measure_echo(size: int) -> Findings:
    """As many sockets, messages of the same size, called as often as there are moves."""
    with echo_server() as (process, port):
        crowd = Crowd(seed=7)
        empty = memory(process)
        progress(f"the bare echo, {size} bytes")
        crowd.join(await open_callers(crowd, port, 2 * TABLES, size))
        fastest, at_once = await race(crowd, process)
        steady = await crowd.measure(Thinking(2 * PAUSE, crowd.chooser), SHORT, process)
        return Findings(steady, fastest, at_once, (memory(process) - empty) / TABLES, 0)


def table(server: Findings, echo: Findings) -> str:
    steady, bare = server.steady, echo.steady
    fastest, bare_fastest = server.fastest, echo.fastest
    lines = [
        "| | Malecón | bare echo | ratio |",
        "| --- | --- | --- | --- |",
        f"| **{TABLES:,} tables, {2 * TABLES:,} sockets, a move every {PAUSE:.0f} s at each** | | | |",
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


def method(server: Findings, echo: Findings, size: int) -> str:
    steady, titles = server.steady, ", ".join(game.title for game in games().values())
    return (
        f"Measured by `make bench-server` on {os.cpu_count()} cores, Python {platform.python_version()}: one server "
        f"process on SQLite, {titles} for two in turn, {STEADY:.0f} s. A move is answered, and shown to both seats: "
        f"three messages, {size} bytes each on average. The echo is Litestar and uvicorn with the same settings and "
        f"messages of that size. The client took {steady.client:.2f} of a core (at the most they can do "
        f"{server.fastest.client:.2f}, with the echo {echo.fastest.client:.2f}), other work on the machine "
        f"{steady.elsewhere:.2f}."
    )


def progress(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


async def main() -> None:
    allow_open_files(FILES)
    gc.disable()  # the client's own pauses would be taken for the server's
    async with asyncio.timeout(LONGEST):
        with tempfile.TemporaryDirectory() as folder:
            server = await measure_server(folder)
        size = round(server.steady.times.received_bytes / server.steady.times.received)
        echo = await measure_echo(size)
    text = f"{table(server, echo)}\n\n{method(server, echo, size)}"
    print(text)
    page = PAGE.read_text("utf-8") if PAGE.exists() else ""
    if BEGIN in page and END in page:
        before, _, rest = page.partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    uvloop.run(main())
