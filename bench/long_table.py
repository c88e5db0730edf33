"""Measures what a look costs at a table whose log is at its bound. The table goes into docs/operating.md.

The tables are half played, then filled by a move that is made and taken back. What is measured is the processor time of
the server, all of its threads, from just before the requests to just after; the machine need not be idle.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from malecon.games import games
from malecon.server.play.lobby import summary_of
from malecon.server.settings import database_url
from malecon.server.storage.database import Database
from malecon.server.storage.store import Store
from malecon.server.table import commands
from malecon.server.table.messages import PAGE as LINES
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import LONGEST_LOG, TableState
from tests.server.running import Player, ServerByHand

PAGE = Path(__file__).parents[1] / "docs" / "operating.md"
BEGIN, END = "<!-- bench-long-table -->", "<!-- /bench-long-table -->"

FIRST_PAGE = f"/log?lang=fr&before={LINES + 1}"
OF_EACH = 6  # tables of each game
HALF = 120  # moves
START = time.time()  # long ago, and it would be tidied away


def long_table(id: str, game: str, player: str, seed: int) -> TableState:
    """Two friends on one device, in the middle of a game, who could not make up their minds."""
    plan = Plan(game, [SeatPlan("me"), SeatPlan("me", "Beto")]).checked()
    table = TableState(id, plan, player, f"{seed:064x}")
    commands.open_table(table, {0: (player, "Ana"), 1: (player, "Beto")}, START)
    chance = random.Random(seed)
    while len(table.match.played) < HALF or not table.match.may_undo(table.match.played[-1].seat):
        play(table, chance)
    while not table.log_full:
        commands.undo(table, table.match.played[-1].seat, START)
        play(table, chance)
        if not table.match.may_undo(table.match.played[-1].seat):
            return long_table(id, game, player, seed + 1_000)  # something was learned: another game
    return table


def play(table: TableState, chance: random.Random) -> None:
    seat = chance.choice(table.asked)
    commands.move(table, seat, str(chance.choice(table.match.legal(seat))), table.questions[seat], "", START)


async def keep(database: str, tables: list[TableState]) -> None:
    opened = Database(database_url(database))
    try:
        for table in tables:
            await Store(opened).create(table, table.taken_fresh(), summary_of(table))
    finally:
        opened.close()


def processor_ms(process: int) -> float:
    """What a process has used of the processors, all of its threads together, to the nanosecond."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


def measured(database: str, log: Path) -> Iterator[tuple[str, float, int]]:
    """What was asked, milliseconds of processor for each, and bytes of the answer."""
    with ServerByHand(database, log=log) as server:
        ana = Player(server.url, "Ana")
    names = [name for name in games() for _ in range(OF_EACH)]
    tables = [long_table(f"bench{seed:04}", name, ana.id, seed) for seed, name in enumerate(names)]
    asyncio.run(keep(database, tables))
    with ServerByHand(database, log=log) as server:
        ana.at(server.url)

        def cost(what: str, query: Callable[[TableState], str]) -> tuple[str, float, int]:
            ana.http.get("/healthz")
            before, size = processor_ms(server.pid), 0
            for table in tables:
                answer = ana.http.get(f"/api/tables/{table.id}{query(table)}")
                answer.raise_for_status()
                size += len(answer.content)
            return what, (processor_ms(server.pid) - before) / len(tables), size // len(tables)

        yield cost("the first since the server was started: the table is read", lambda table: f"?after={table.number}")
        yield cost("by somebody new, in words that nobody has asked for yet", lambda _: "?lang=en")
        yield cost("by somebody new", lambda _: "?lang=en")
        yield cost("by somebody who is up to date", lambda table: f"?lang=en&after={table.number}")
        yield cost("at the first page of the log, where nothing repeats itself, worded anew", lambda _: FIRST_PAGE)
        ana.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = list(measured(f"{folder}/malecon.sqlite", Path(folder) / "log"))
    rows = [f"| {what} | {cost:.1f} ms | {size / 1e3:.0f} kB |" for what, cost, size in found]
    table = "\n".join(["| a look | processor | answer |", "| --- | --- | --- |", *rows])
    text = (
        f"{table}\n\nMeasured by `make bench-server` at tables with {LONGEST_LOG:,} entries, of which {LINES} are told "
        f"at a time: {OF_EACH} of each game, half played, seen by who is asked."
    )
    print(text)
    page = PAGE.read_text("utf-8")
    if BEGIN in page and END in page:
        before, _, rest = page.partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    main()
