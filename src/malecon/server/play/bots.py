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
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from multiprocessing.process import parent_process
from typing import TypeVar

from malecon.bots import Asked, Bot, read_name
from malecon.bots.explain import Advice, advise
from malecon.bots.opponents import company
from malecon.bots.turn import Turn
from malecon.engine.chance import Chance, chance_from
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.engine.moves import Move
from malecon.engine.views import View
from malecon.server.errors import StorageError, Unavailable
from malecon.server.metrics import BOT_FAILURES, BOT_SECONDS
from malecon.server.play.lobby import Lobby
from malecon.server.table import commands
from malecon.server.table.lesson import luck_of_bot
from malecon.server.table.plan import Plan, opponent_at
from malecon.server.table.state import TableState

T = TypeVar("T")
LOG = logging.getLogger("malecon.bots")

LONGEST = 30.0  # seconds of thought
FAILURES = 3  # then any move will do
SETTINGS = 64  # of tables, kept ready in each process
TREES = 2  # of bots that search, kept in each process for their next question; each may be 70 MB
ADVISER = "adviser"  # who is asked for advice, in the metrics
FURTHER = 0.3  # of its pace is enough for a bot that goes on with its turn
RETRY = 1.0  # seconds, when the database is away


@dataclass(frozen=True)
class Task:
    """All that a bot is told: how the game is played, its view, its legal moves, and what its seat did just before."""

    table: str
    plan: Plan
    names: tuple[str, ...]
    level: str
    seat: int
    view: View
    legal: tuple[str, ...]
    answers: int
    luck: int  # drawn by lot, or a hash
    seconds: float | None = None  # of thought, for those who think by the clock
    turn: tuple[tuple[View, str], ...] = ()  # what its seat has seen and done since somebody else moved
    lesson: bool = False

    @property
    def whose(self) -> tuple[str, int, str]:
        return self.table, self.seat, self.level


# -- in the bots' processes -----------------------------------------------------------------------------------------

known: OrderedDict[str, Setting] = OrderedDict()
trees: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


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
    return str(bot_of(task, setting).choose(task.view, legal_of(task, setting), turn_of(task, setting)))


def bot_of(task: Task, setting: Setting) -> Bot:
    """Who searches may still know something from its last question; in a lesson everything begins anew."""
    asked = read_name(task.level, setting.game)
    if asked.seconds is None and asked.opponent and asked.opponent.seconds:
        asked = replace(asked, seconds=task.seconds)
    if task.lesson:
        return asked.bot(setting, chance_from(task.luck))
    searches = asked.opponent and asked.opponent.searches
    return remembered(task, setting, asked) if searches else asked.bot(setting, chance_from(task.luck))


def turn_of(task: Task, setting: Setting) -> Turn:
    """In a lesson what is played follows from the seed and the question alone."""
    return () if task.lesson else [(view, setting.game.vocabulary.parse(move)) for view, move in task.turn]


def remembered(task: Task, setting: Setting, asked: Asked) -> Bot:
    bot = trees.pop(task.whose, None) or asked.bot(setting, chance_from(task.luck))
    trees[task.whose] = bot
    if len(trees) > TREES:
        trees.popitem(last=False)
    return bot


def rank(task: Task) -> Advice:
    setting = setting_of(task)
    return advise(setting, task.view, legal_of(task, setting), Chance("advice", task.answers))


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


class Mind:
    """A process that thinks about one question at a time, made anew when it breaks."""

    def __init__(self) -> None:
        self.pool = self.new_pool()
        self.last: tuple[str, int, str] | None = None  # who thought here

    def new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")  # a fork would take the server's sockets and threads along
        return ProcessPoolExecutor(1, spawn, initializer=begin_thinking)

    def renew(self) -> None:
        stop(self.pool)
        self.pool = self.new_pool()


class BotWorkers:
    """A few processes that think."""

    def __init__(self, count: int) -> None:
        self.minds = [Mind() for _ in range(count)]
        self.idle = list(self.minds)
        self.free = asyncio.Semaphore(count)  # waiting for a process is not thinking

    async def choose(self, task: Task) -> str:
        if len(task.legal) == 1:
            return task.legal[0]
        return await self.thought(think, task) or secrets.choice(task.legal)

    async def advise(self, task: Task) -> Advice:
        """What there is to say about the legal moves. It is never made up: without a thought there is no advice."""
        advice = await self.thought(rank, task)
        if advice is None:
            raise Unavailable("error-hint-failed")
        return advice

    async def thought(self, work: Callable[[Task], T], task: Task) -> T | None:
        """What a process makes of a task; None if it fails again and again."""
        async with self.free:
            mind = self.mind_for(task)
            try:
                return await self.tried(mind, work, task)
            finally:
                self.idle.append(mind)

    def mind_for(self, task: Task) -> Mind:
        """The one that knows the turn from the question before, or else the one that is awake."""
        mind = next((mind for mind in self.idle if mind.last == task.whose), self.idle[-1])
        self.idle.remove(mind)
        mind.last = task.whose
        return mind

    async def tried(self, mind: Mind, work: Callable[[Task], T], task: Task) -> T | None:
        for _ in range(FAILURES):
            started = time.perf_counter()
            try:
                loop = asyncio.get_running_loop()
                found = await asyncio.wait_for(loop.run_in_executor(mind.pool, work, task), LONGEST)
                BOT_SECONDS.labels(task.level.partition("/")[0]).observe(time.perf_counter() - started)
                return found
            except (BrokenProcessPool, TimeoutError, RuntimeError) as trouble:
                BOT_FAILURES.inc()
                LOG.warning("a bot failed", extra={"table": task.table[:4], "trouble": type(trouble).__name__})
                mind.renew()
            except Exception:  # the bot itself stumbled: asking again would not help
                BOT_FAILURES.inc()
                LOG.exception("a bot stumbled", extra={"table": task.table[:4], "level": task.level})
                break
        return None

    def close(self) -> None:
        for mind in self.minds:
            stop(mind.pool)
        for mind in self.minds:
            mind.pool.shutdown(wait=True)


def stop(pool: ProcessPoolExecutor) -> None:
    """End its processes now, thinking or not."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


class BotDriver:
    """Sees to it that bots move wherever they are asked; one task for each table where they are."""

    def __init__(self, lobby: Lobby, workers: BotWorkers, pace: float, seconds: float) -> None:
        """The pace is a factor for everybody's; the seconds are for those who think by the clock."""
        self.lobby = lobby
        self.workers = workers
        self.pace = pace
        self.seconds = seconds
        self.driving: dict[str, asyncio.Task[None]] = {}
        lobby.after_change.append(self.notice)

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
        await self.lobby.look(id, self.notice)

    async def drive(self, id: str) -> None:
        """Move for the bots of a table until none of them is asked."""
        last: int | None = None
        turn: list[tuple[View, str]] = []
        while True:
            begun = time.monotonic()
            try:
                tasks = await self.lobby.look(id, lambda state: tasks_of(state, self.seconds))
            except StorageError:
                await asyncio.sleep(RETRY)
                continue
            if not tasks:
                return
            further = len(tasks) == 1 and tasks[0].seat == last
            if not further:
                turn.clear()
            chosen = await asyncio.gather(*(self.workers.choose(replace(task, turn=tuple(turn))) for task in tasks))
            await asyncio.sleep(max(self.patience(tasks, further) - (time.monotonic() - begun), 0.0))
            last = tasks[0].seat if len(tasks) == 1 else None
            turn.append((tasks[0].view, chosen[0]))
            for task, move in zip(tasks, chosen, strict=True):
                try:
                    await self.lobby.change(id, played(task, move))
                except StorageError:
                    await asyncio.sleep(RETRY)  # it will be asked again
                except MaleconError:
                    continue  # meanwhile another process moved, or the player came back

    def patience(self, tasks: Sequence[Task], further: bool) -> float:
        """Seconds that these answers take at least: nobody can follow who answers at once."""
        paces = [opponent.pace for task in tasks if (opponent := opponent_at(task.plan.game, task.level))]
        if all(len(task.legal) == 1 for task in tasks) or not paces:
            return 0.0
        return max(paces) * self.pace * (FURTHER if further else 1.0)

    def close(self) -> None:
        for task in list(self.driving.values()):
            task.cancel()
        self.workers.close()


def played(task: Task, move: str) -> commands.Command[None]:
    def command(state: TableState, at: float) -> None:
        commands.move_for_absent(state, task.seat, move, task.answers, at)

    return command


def tasks_of(state: TableState, seconds: float | None = None) -> list[Task]:
    """A task for each bot that is asked; in a lesson one at a time, so that none can tell how quick another was."""
    most = 1 if state.plan.lesson else None
    return [
        replace(task_of(state, seat, in_temper(state, seat), luck(state)), seconds=seconds)
        for seat in state.bots_asked()[:most]
    ]


def in_temper(state: TableState, seat: int) -> str:
    """The bot of a seat by its full name: an opponent stays in the same temper for a whole game."""
    level = state.seats[seat].bot
    who, at, time = level.partition("@")
    if opponent_at(state.plan.game, level) is None or "/" in who:
        return level
    temper = company(state.match.game).drawn_temper(Chance("temper", state.id, seat))
    return f"{who}/{temper}{at}{time}"


def luck(state: TableState) -> int:
    return luck_of_bot(state.seed, len(state.match.played) + 1) if state.plan.lesson else secrets.randbits(64)


def advice_for(state: TableState, seat: int) -> Task:
    """The task of a bot that is asked for advice. The same question gets the same answer."""
    return task_of(state, seat, ADVISER)


def task_of(state: TableState, seat: int, level: str, luck: int = 0) -> Task:
    match = state.match
    legal = tuple(str(move) for move in match.legal(seat))
    answers = state.questions[seat]
    view, lesson = match.view(seat), state.plan.lesson
    return Task(state.id, state.plan, match.setting.seats, level, seat, view, legal, answers, luck, lesson=lesson)
