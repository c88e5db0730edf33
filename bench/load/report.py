"""What was measured, as the tables that the docs show."""

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass

from load.crowd import Measured, quantile
from load.long_run import Stretch, is_flat, slope
from malecon.games import games

TABLES = 1_000
PAUSE = 3.0  # seconds on average between two moves of a table
STEADY = 60.0  # seconds that are measured


@dataclass(frozen=True)
class SetUp:
    """What is measured."""

    tables: int = TABLES
    processes: int = 1
    postgresql: bool = False
    bots: int = 0  # further tables, each with a person against a strong bot
    minutes: float = 0.0  # of a long run, instead of the measurements beside the echo

    def __str__(self) -> str:
        count = "one server process" if self.processes == 1 else f"{self.processes} server processes"
        where = "PostgreSQL and Redis, commits forced to disk" if self.postgresql else "SQLite"
        bots = f", and {self.bots} people against a bot that thinks for 2 s" if self.bots else ""
        return f"{count} on {where}{bots}"


@dataclass(frozen=True)
class Place:
    """Where in the page a table goes: between the marks of this name, below what is said of it."""

    mark: str
    introduction: str = ""

    def filled(self, page: str, table: str) -> str:
        begin, end = f"<!-- {self.mark} -->", f"<!-- /{self.mark} -->"
        before, found, rest = page.partition(begin)
        _, closed, after = rest.partition(end)
        if not found or not closed:
            return page
        introduction = f"{self.introduction}\n\n" if self.introduction else ""
        return f"{before}{begin}\n{introduction}{table}\n{end}{after}"


# What was measured in another way goes nowhere.
PLACES = {
    SetUp(): Place("bench-server"),
    SetUp(processes=2, postgresql=True, bots=20): Place(
        "bench-server-club",
        "A club: two processes on PostgreSQL and Redis, each seat of a table at another process, and people who play\n"
        'against bots that think meanwhile (`make bench-server OPTIONS="--processes 2 --bots 20"`):',
    ),
    SetUp(minutes=30): Place("bench-server-long", 'Over half an hour (`make bench-server OPTIONS="--minutes 30"`):'),
}


@dataclass(frozen=True)
class Findings:
    """Of the server or of the echo."""

    steady: Measured
    fastest: Measured
    at_once: int  # moves that were on their way when it was fastest
    bytes: float  # of memory for a table with its two sockets, or just for two sockets
    entries: float  # of the log of a table


# -- beside the echo ------------------------------------------------------------------------------------------------


def compared(set_up: SetUp, server: Findings, echo: Findings, size: int) -> str:
    return f"{comparison(set_up, server, echo)}\n\n{method(set_up, server, echo, size)}"


def comparison(set_up: SetUp, server: Findings, echo: Findings) -> str:
    steady, bare = server.steady, echo.steady
    fastest, bare_fastest = server.fastest, echo.fastest
    processor, bare_processor = steady.shares.server, bare.shares.server
    lines = [
        "| | Malecón | bare echo | ratio |",
        "| --- | --- | --- | --- |",
        f"| **{set_up.tables:,} tables, {2 * set_up.tables:,} sockets, a move every {PAUSE:.0f} s at each** | | | |",
        f"| moves/s held | {steady.per_second:.0f} | {bare.per_second:.0f} echoes/s | |",
        times("p50, move to the other seat's screen", steady.times.to_other, bare.times.to_answer, 0.5),
        times("p99, move to the other seat's screen", steady.times.to_other, bare.times.to_answer, 0.99),
        times("p50, move to its answer (it is on disk)", steady.times.to_answer, bare.times.to_answer, 0.5),
        times("p99, move to its answer (it is on disk)", steady.times.to_answer, bare.times.to_answer, 0.99),
        f"| processor | {processor:.2f} of a core | {bare_processor:.2f} | {processor / bare_processor:.0f} × |",
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


def method(set_up: SetUp, server: Findings, echo: Findings, size: int) -> str:
    steady, titles = server.steady, ", ".join(game.title for game in games().values())
    return (
        f"{machine()}: {set_up}, {titles} for two in turn, {STEADY:.0f} s. A move is answered, and shown to both "
        f"seats: three messages, {size} bytes each on average. The echo is Litestar and uvicorn with the same settings "
        f"and messages of that size. The client took {steady.shares.client:.2f} of a core (at the most they can do "
        f"{server.fastest.shares.client:.2f}, with the echo {echo.fastest.shares.client:.2f}){beside(set_up, steady)}, "
        f"other work on the machine {steady.shares.elsewhere:.2f} (at the most they can do "
        f"{server.fastest.shares.elsewhere:.2f}, with the echo {echo.steady.shares.elsewhere:.2f} and "
        f"{echo.fastest.shares.elsewhere:.2f})."
    )


def beside(set_up: SetUp, steady: Measured) -> str:
    """What else belongs to it."""
    databases = f", PostgreSQL and Redis {steady.shares.databases:.2f}" if set_up.postgresql else ""
    bots = f", bots that thought {steady.shares.bots:.2f}" if set_up.bots else ""
    return f"{databases}{bots}"


def times(title: str, ours: list[float], theirs: list[float], share: float) -> str:
    here, there = quantile(ours, share) * 1e3, quantile(theirs, share) * 1e3
    return f"| {title} | {here:.1f} ms | {there:.1f} ms | {here / there:.1f} × |"


def both(found: list[float]) -> str:
    return f"{quantile(found, 0.5) * 1e3:.1f} / {quantile(found, 0.99) * 1e3:.1f} ms"


def sent(measured: Measured) -> float:
    return measured.times.received / measured.seconds


# -- over a long time -----------------------------------------------------------------------------------------------


def watched(set_up: SetUp, found: Sequence[Stretch]) -> str:
    lines = ["| after | memory | moves/s | p50 / p99, move to the other seat's screen |", "| --- | --- | --- | --- |"]
    for stretch in found:
        measured = stretch.measured
        lines.append(
            f"| {stretch.minute:.0f} min | {stretch.memory / 1e6:.0f} MB | {measured.per_second:.0f} "
            f"| {both(measured.times.to_other)} |"
        )
    lines += ["", long_method(set_up, found)]
    return "\n".join(lines)


def long_method(set_up: SetUp, found: Sequence[Stretch]) -> str:
    verdict = "The memory is flat" if is_flat(found) else "**The memory grows**"
    elsewhere = [stretch.measured.shares.elsewhere for stretch in found]
    return (
        f"{machine()}, with `--minutes {set_up.minutes:g}`: {set_up}; {set_up.tables:,} tables, a move every "
        f"{PAUSE:.0f} s at each. {verdict}: {slope(found) / 1e6:+.1f} MB an hour over the second half. Other work on "
        f"the machine took {sum(elsewhere) / len(elsewhere):.2f} of a core, {max(elsewhere):.2f} at most."
    )


def machine() -> str:
    return f"Measured by `make bench-server` on {os.cpu_count()} cores, Python {platform.python_version()}"
