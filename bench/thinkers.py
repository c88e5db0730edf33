"""How many moves of a strong bot are answered in a second by thinkers that servers share through Redis.

As many tables ask as there are at a busy club: a server's lane always has more questions than thinkers. `--write` puts
the numbers into docs/operating.md.
"""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

from redis.asyncio import Redis as Client

from malecon.server.cluster.connection import connect
from malecon.server.cluster.pool import IDLE
from malecon.server.cluster.shared_lane import SharedLane
from malecon.server.metrics import BOT_SECONDS
from malecon.server.play.bots.tasks import Task, tasks_of
from malecon.server.play.bots.thinking import think
from malecon.server.play.work.lane import Job, Lane, Mind
from malecon.server.play.work.queue import Share
from malecon.server.table import commands
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import TableState
from tests.server.services import Redis

DOCS = Path(__file__).parents[1] / "docs" / "operating.md"
BEGIN, END = "<!-- bench-thinkers -->", "<!-- /bench-thinkers -->"
SECONDS = 0.2  # of thought for a move
LONG = 10.0  # seconds of measuring
ASKING = 4  # tables that ask at each server at once


def a_task(table: str) -> Task:
    plan = Plan("cuba", [SeatPlan("bot", level="caridad")] * 4)
    state = TableState(table, plan, "host", "00" * 32)
    commands.open_table(state, {}, 0.0)
    return tasks_of(state, SECONDS)[0]


async def ask_for_a_while(lane: SharedLane, table: str) -> int:
    """How many questions of one table are answered."""
    answered, end, task = 0, time.monotonic() + LONG, a_task(table)
    while time.monotonic() < end:
        job = Job(Share("somewhere", "somebody", table), think, task, BOT_SECONDS.labels("caridad"))
        lane.put(job)
        await job.answer
        answered += 1
    return answered


async def measure(client: Client, servers: int, workers: int) -> float:
    while await client.llen(IDLE) < workers:
        await asyncio.sleep(0.05)
    lanes = [SharedLane(client, Lane([Mind()])) for _ in range(servers)]
    for lane in lanes:
        lane.open()
        warm = Job(Share("somewhere"), think, a_task("warm"), BOT_SECONDS.labels("caridad"))
        lane.put(warm)
        await warm.answer
    begun = time.monotonic()
    asked = (ask_for_a_while(lane, f"table{number}") for lane in lanes for number in range(ASKING))
    answered = sum(await asyncio.gather(*asked))
    taken = time.monotonic() - begun
    for lane in lanes:
        lane.close()
    return answered / taken


async def measured(url: str, servers: int, workers: int) -> float:
    client = connect(url)
    try:
        return await measure(client, servers, workers)
    finally:
        await client.aclose()


def main() -> None:
    lines = ["| | one server | two servers |", "| --- | --- | --- |"]
    for workers in (1, 2):
        figures = []
        for servers in (1, 2):
            with Redis() as redis:
                command = [sys.executable, "-m", "malecon", "think", "--redis", redis.url, "--workers", str(workers)]
                thinking = subprocess.Popen(command, stdout=subprocess.DEVNULL)
                try:
                    figures.append(asyncio.run(measured(redis.url, servers, workers)))
                finally:
                    thinking.terminate()
                    thinking.wait(20)
        lines.append(
            f"| `malecon think --workers {workers}` | " + " | ".join(f"{found:.1f}/s" for found in figures) + " |"
        )
    lines += [
        "",
        f"Moves of Caridad at Cuba that are answered in a second, with at most {SECONDS} s of thought each, measured by"
        f" `make bench-thinkers` on {os.cpu_count()} cores, which Redis and the servers shared: {ASKING} tables"
        " ask at each server all the time.",
    ]
    text = "\n".join(lines)
    print(text)
    if "--write" in sys.argv:
        before, _, rest = DOCS.read_text("utf-8").partition(BEGIN)
        DOCS.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    main()
