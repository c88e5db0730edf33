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
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import uvloop
from load.crowd import Crowd, Measured
from load.echo import echo_server, open_callers
from load.long_run import Stretch, is_flat, run_on
from load.pace import Racing, Thinking
from load.process import Processes
from load.report import PAUSE, PLACES, STEADY, TABLES, Findings, SetUp, compared, watched
from load.tables import Table, TableWithBot, open_tables, watch_tables

from malecon.games import games
from tests.server.processes import allow_open_files
from tests.server.running import Server, ServerByHand
from tests.server.services import PostgreSQL, Redis

PAGE = Path(__file__).parents[1] / "docs" / "operating.md"

RACE, SHORT = 8.0, 8.0  # seconds that are measured
AT_ONCE = (16, 64, 256)  # moves on their way, when as many as possible are wanted
LONGEST = {False: 300.0, True: 600.0}  # seconds of everything together, on SQLite and on PostgreSQL
FILES = 10_000
BY_DEFAULT = ("--bot-pace=1", "--bot-seconds=2")  # bots that take their time, unlike those of the tests


@contextlib.contextmanager
def servers_of(set_up: SetUp, folder: Path) -> Iterator[tuple[list[Server], Processes]]:
    with contextlib.ExitStack() as stack:
        database, options, beside = f"{folder}/malecon.sqlite", [*BY_DEFAULT], list[int]()
        if set_up.postgresql:
            postgresql, redis = stack.enter_context(PostgreSQL(durable=True)), stack.enter_context(Redis())
            database, beside = postgresql.database(), [postgresql.pid, redis.pid]
            options += ["--redis", redis.url]
        servers: list[Server] = [
            stack.enter_context(ServerByHand(database, *options, log=folder / f"log-{number}"))
            for number in range(set_up.processes)
        ]
        yield servers, Processes([server.pid for server in servers], beside)


async def race(crowd: Crowd, processes: Processes) -> tuple[Measured, int]:
    """The most that the server can do, whatever the number of moves on their way it takes."""
    found = [(await crowd.measure(Racing(count), RACE, processes), count) for count in AT_ONCE]
    return max(found, key=lambda pair: pair[0].per_second)


@dataclass(frozen=True)
class Play:
    """Servers with everybody seated at their tables."""

    crowd: Crowd
    processes: Processes
    empty: int  # bytes of memory before anybody came
    tables: list[Table]
    with_bots: list[Table]


async def begun(set_up: SetUp, servers: Sequence[Server], processes: Processes) -> Play:
    crowd = Crowd(seed=7)
    empty = processes.memory
    progress(f"{set_up}: {set_up.tables} tables are opened")
    tables = await open_tables(crowd, servers, list(games()), set_up.tables)
    with_bots = await open_tables(crowd, servers, list(games()), set_up.bots, TableWithBot)
    await watch_tables(tables)
    return Play(crowd, processes, empty, tables, with_bots)


async def measure_server(set_up: SetUp, folder: Path) -> Findings:
    with servers_of(set_up, folder) as (servers, processes):
        play = await begun(set_up, servers, processes)
        crowd = play.crowd
        crowd.join(play.tables)
        progress("as many moves as it can do; by the end the games are at all stages")
        fastest, at_once = await race(crowd, processes)
        progress(f"a move every {PAUSE:.0f} s at every table")
        await watch_tables(play.with_bots)
        crowd.join([*play.tables, *play.with_bots])
        steady = await crowd.measure(Thinking(PAUSE, crowd.chooser), STEADY, processes)
        entries = sum(table.people[0].number for table in play.tables) / set_up.tables
        return Findings(steady, fastest, at_once, (processes.memory - play.empty) / set_up.tables, entries)


async def measure_long(set_up: SetUp, folder: Path) -> list[Stretch]:
    with servers_of(set_up, folder) as (servers, processes):
        play = await begun(set_up, servers, processes)
        await watch_tables(play.with_bots)
        play.crowd.join([*play.tables, *play.with_bots])
        progress(f"{set_up.minutes:g} minutes, a move every {PAUSE:.0f} s at every table")
        return await run_on(play.crowd, PAUSE, set_up.minutes, processes)


async def measure_echo(set_up: SetUp, size: int) -> Findings:
    """As many sockets, messages of the same size, called as often as there are moves."""
    with echo_server() as (process, port):
        crowd, processes = Crowd(seed=7), Processes([process])
        empty = processes.memory
        progress(f"the bare echo, {size} bytes")
        crowd.join(await open_callers(crowd, port, 2 * set_up.tables, size))
        fastest, at_once = await race(crowd, processes)
        steady = await crowd.measure(Thinking(2 * PAUSE, crowd.chooser), SHORT, processes)
        return Findings(steady, fastest, at_once, (processes.memory - empty) / set_up.tables, 0)


def progress(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


async def beside_the_echo(set_up: SetUp, folder: Path) -> str:
    async with asyncio.timeout(LONGEST[set_up.postgresql]):
        server = await measure_server(set_up, folder)
        size = round(server.steady.times.received_bytes / server.steady.times.received)
        return compared(set_up, server, await measure_echo(set_up, size), size)


async def over_a_long_time(set_up: SetUp, folder: Path) -> tuple[str, bool]:
    """The table, and whether the memory is flat."""
    async with asyncio.timeout(LONGEST[set_up.postgresql] + 90 * set_up.minutes):
        found = await measure_long(set_up, folder)
    return watched(set_up, found), is_flat(found)


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
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the servers are stopped then, too
    allow_open_files(FILES)
    gc.disable()  # the client's own pauses would be taken for the server's
    flat = True
    with tempfile.TemporaryDirectory() as folder:
        if set_up.minutes:
            text, flat = uvloop.run(over_a_long_time(set_up, Path(folder)))
        else:
            text = uvloop.run(beside_the_echo(set_up, Path(folder)))
    print(text)
    if set_up in PLACES:
        PAGE.write_text(PLACES[set_up].filled(PAGE.read_text("utf-8"), text), "utf-8")
    if not flat:
        sys.exit("the memory grows")


if __name__ == "__main__":
    main()
