"""Bots think in processes of their own: they are sent the view of their seat and the legal moves, and answer with one.

They never hold up anybody: the server waits for them as it waits for people. A process that dies or thinks for too long
is replaced, and the question is asked again; after a few failures any legal move will do, so that the table goes on.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import threading
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.process import parent_process

from malecon.bots import make_bot
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting, View
from malecon.server.metrics import BOT_FAILURES, BOT_SECONDS
from malecon.server.storage.database import StorageError
from malecon.server.table import commands
from malecon.server.table.plan import Plan
from malecon.server.table.state import TableState
from malecon.server.tables import Tables

LOG = logging.getLogger("malecon.bots")

LONGEST = 30.0  # seconds of thought
FAILURES = 3  # then any move will do
SETTINGS = 64  # of tables, kept ready in each process
RETRY = 1.0  # seconds, when the database is away


@dataclass(frozen=True)
class Task:
    """All that a bot is told: how the game is played, its view, its legal moves and the number of the question."""

    table: str
    plan: Plan
    names: tuple[str, ...]
    level: str
    seat: int
    view: View
    legal: tuple[str, ...]
    answers: int
    seed: int


# -- in the bots' processes -----------------------------------------------------------------------------------------

known: OrderedDict[str, Setting] = OrderedDict()


def begin_thinking() -> None:
    """Bots give way to the server, and end when it does, even if it was killed."""
    with contextlib.suppress(OSError):
        os.nice(5)
    server = parent_process()
    assert server is not None

    def follow() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def think(task: Task) -> str:
    setting = known.get(task.table)
    if setting is None:
        setting = known[task.table] = task.plan.setting(task.names)
        if len(known) > SETTINGS:
            known.popitem(last=False)
    vocabulary = setting.game.vocabulary
    legal = [vocabulary.parse(move) for move in task.legal]
    return str(make_bot(task.level, setting, task.seed).choose(task.view, legal))


# -- in the server --------------------------------------------------------------------------------------------------


class BotWorkers:
    """A few processes that think, made anew when one breaks."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = self.new_pool()
        self.free = asyncio.Semaphore(count)  # waiting for a process is not thinking

    def new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")  # a fork would take the server's sockets and threads along
        return ProcessPoolExecutor(self.count, spawn, initializer=begin_thinking)

    async def choose(self, task: Task) -> str:
        if len(task.legal) == 1:
            return task.legal[0]
        async with self.free:
            return await self.thought(task)

    async def thought(self, task: Task) -> str:
        for _ in range(FAILURES):
            pool = self.pool
            started = time.perf_counter()
            try:
                loop = asyncio.get_running_loop()
                chosen = await asyncio.wait_for(loop.run_in_executor(pool, think, task), LONGEST)
                BOT_SECONDS.labels(task.level).observe(time.perf_counter() - started)
                return chosen
            except (BrokenProcessPool, TimeoutError, RuntimeError) as trouble:
                BOT_FAILURES.inc()
                LOG.warning("a bot failed", extra={"table": task.table[:4], "trouble": type(trouble).__name__})
                self.replace(pool)
            except Exception:  # the bot itself stumbled: asking again would not help
                BOT_FAILURES.inc()
                LOG.exception("a bot stumbled", extra={"table": task.table[:4], "level": task.level})
                break
        return secrets.choice(task.legal)

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """Only who finds the present pool broken makes a new one; the others find it made."""
        if pool is self.pool:
            self.pool = self.new_pool()
            stop(pool)

    def close(self) -> None:
        stop(self.pool)
        self.pool.shutdown(wait=True)


def stop(pool: ProcessPoolExecutor) -> None:
    """End its processes now, thinking or not."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


class BotDriver:
    """Sees to it that bots move wherever they are asked; one task for each table where they are."""

    def __init__(self, tables: Tables, workers: BotWorkers) -> None:
        self.tables = tables
        self.workers = workers
        self.driving: dict[str, asyncio.Task[None]] = {}
        tables.after_change.append(self.notice)

    def notice(self, state: TableState) -> None:
        if state.bots_asked() and state.id not in self.driving:
            task = asyncio.get_running_loop().create_task(self.drive(state.id))
            self.driving[state.id] = task
            task.add_done_callback(lambda done: self.stopped(state.id, done))

    def stopped(self, id: str, done: asyncio.Task[None]) -> None:
        self.driving.pop(id, None)
        if not done.cancelled() and done.exception() is not None:
            # The watch asks again later.
            LOG.error("bots stopped at a table", extra={"table": id[:4]}, exc_info=done.exception())

    async def look_after(self, id: str) -> None:
        """Let the bots of a table move, if they have to: the process that should have may be gone."""
        await self.tables.look(id, self.notice)

    async def drive(self, id: str) -> None:
        """Move for the bots of a table until none of them is asked."""
        while True:
            try:
                tasks = await self.tables.look(id, tasks_of)
            except StorageError:
                await asyncio.sleep(RETRY)
                continue
            if not tasks:
                return
            chosen = await asyncio.gather(*(self.workers.choose(task) for task in tasks))
            for task, move in zip(tasks, chosen, strict=True):
                try:
                    await self.tables.change(id, played(task, move))
                except StorageError:
                    await asyncio.sleep(RETRY)  # it will be asked again
                except MaleconError:
                    continue  # meanwhile another process moved, or the player came back

    def close(self) -> None:
        for task in list(self.driving.values()):
            task.cancel()
        self.workers.close()


def played(task: Task, move: str) -> commands.Command[None]:
    def command(state: TableState, at: float) -> None:
        commands.move_for_absent(state, task.seat, move, task.answers, at)

    return command


def tasks_of(state: TableState) -> list[Task]:
    """A task for each bot that is asked."""
    tasks = []
    for seat in state.bots_asked():
        view = state.match.view(seat)
        legal = tuple(str(move) for move in state.match.legal(seat))
        level, answers = state.seats[seat].bot, state.questions[seat]
        seed = secrets.randbits(48)
        names = state.match.setting.seats
        tasks.append(Task(state.id, state.plan, names, level, seat, view, legal, answers, seed))
    return tasks
