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
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.process import parent_process
from typing import TypeVar

from malecon.bots import BEST, make_adviser, make_bot
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting, View
from malecon.engine.moves import Move
from malecon.server.metrics import BOT_FAILURES, BOT_SECONDS
from malecon.server.storage.database import StorageError
from malecon.server.table import commands
from malecon.server.table.hint import Ranking
from malecon.server.table.lesson import luck_of_bot
from malecon.server.table.plan import Plan
from malecon.server.table.state import TableState
from malecon.server.tables import Tables

T = TypeVar("T")
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
    setting = setting_of(task)
    return str(make_bot(task.level, setting, task.seed).choose(task.view, legal_of(task, setting)))


def rank(task: Task) -> Ranking:
    setting = setting_of(task)
    ranked = make_adviser(setting, task.seed).ranked(task.view, legal_of(task, setting))
    return [(str(move), worth) for move, worth in ranked]


def setting_of(task: Task) -> Setting:
    setting = known.get(task.table)
    if setting is None:
        setting = known[task.table] = task.plan.setting(task.names)
        if len(known) > SETTINGS:
            known.popitem(last=False)
    return setting


def legal_of(task: Task, setting: Setting) -> list[Move]:
    return [setting.game.vocabulary.parse(move) for move in task.legal]


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
        return await self.thought(think, task) or secrets.choice(task.legal)

    async def advise(self, task: Task) -> Ranking:
        """The legal moves by their worth. Advice is never made up: without a thought there is none."""
        if len(task.legal) == 1:
            return [(task.legal[0], 0.0)]
        ranking = await self.thought(rank, task)
        if ranking is None:
            raise MaleconError("error-hint-failed")
        return ranking

    async def thought(self, work: Callable[[Task], T], task: Task) -> T | None:
        """What a process makes of a task; None if it fails again and again."""
        async with self.free:
            return await self.tried(work, task)

    async def tried(self, work: Callable[[Task], T], task: Task) -> T | None:
        for _ in range(FAILURES):
            pool = self.pool
            started = time.perf_counter()
            try:
                loop = asyncio.get_running_loop()
                found = await asyncio.wait_for(loop.run_in_executor(pool, work, task), LONGEST)
                BOT_SECONDS.labels(task.level).observe(time.perf_counter() - started)
                return found
            except (BrokenProcessPool, TimeoutError, RuntimeError) as trouble:
                BOT_FAILURES.inc()
                LOG.warning("a bot failed", extra={"table": task.table[:4], "trouble": type(trouble).__name__})
                self.replace(pool)
            except Exception:  # the bot itself stumbled: asking again would not help
                BOT_FAILURES.inc()
                LOG.exception("a bot stumbled", extra={"table": task.table[:4], "level": task.level})
                break
        return None

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
    """A task for each bot that is asked; in a lesson one at a time, so that none can tell how quick another was."""
    most = 1 if state.plan.lesson else None
    return [task_of(state, seat, state.seats[seat].bot, luck(state)) for seat in state.bots_asked()[:most]]


def luck(state: TableState) -> int:
    return luck_of_bot(state.seed, len(state.match.played) + 1) if state.plan.lesson else secrets.randbits(48)


def advice_for(state: TableState, seat: int) -> Task:
    """The task of a bot that is asked for advice. The same question gets the same answer."""
    return task_of(state, seat, BEST, state.questions[seat])


def task_of(state: TableState, seat: int, level: str, seed: int) -> Task:
    match = state.match
    legal = tuple(str(move) for move in match.legal(seat))
    answers = state.questions[seat]
    return Task(state.id, state.plan, match.setting.seats, level, seat, match.view(seat), legal, answers, seed)
