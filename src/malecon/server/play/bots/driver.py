"""Who moves for the bots of a table: one task for each table where they are asked."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from malecon.engine.errors import MaleconError
from malecon.engine.views import View
from malecon.server.errors import StorageError
from malecon.server.play.bots.crew import Crew
from malecon.server.play.bots.tasks import Task, tasks_of
from malecon.server.play.lobby import Held, Lobby
from malecon.server.play.work.lane import Job
from malecon.server.play.work.queue import Share
from malecon.server.table import commands
from malecon.server.table.plan import opponent_at
from malecon.server.table.state import LATE, TableState

LOG = logging.getLogger("malecon.bots")

FURTHER = 0.3  # of its pace is enough for a bot that goes on with its turn
RETRY = 1.0  # seconds, when the database is away


class BotDriver:
    """Sees to it that bots move wherever they are asked. Where no person plays, they do so while somebody looks on."""

    def __init__(self, lobby: Lobby, crew: Crew, pace: float, seconds: float) -> None:
        """The pace is a factor for everybody's; the seconds are for those who think by the clock."""
        self.lobby = lobby
        self.crew = crew
        self.pace = pace
        self.seconds = seconds
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.waking: set[asyncio.Task[None]] = set()
        lobby.after_change.append(self.notice)
        lobby.after_arrival.append(self.arrived)

    def notice(self, state: TableState) -> None:
        if state.id not in self.driving and self.bots_to_move(state):
            task = asyncio.get_running_loop().create_task(self.drive(state.id))
            self.driving[state.id] = task
            task.add_done_callback(lambda done: self.stopped(state.id, done))

    def bots_to_move(self, state: TableState) -> bool:
        return bool(state.bots_asked()) and (not state.bots_alone() or self.lobby.table(state.id).attended)

    def stopped(self, id: str, done: asyncio.Task[None]) -> None:
        if not done.cancelled() and done.exception() is not None:
            # The watch asks again later.
            LOG.error("bots stopped at a table", extra={"table": id[:4]}, exc_info=done.exception())

    # -- coming to a table -------------------------------------------------------------------------------------------

    async def look_after(self, id: str) -> None:
        """Let the bots of a table move, if they have to: the process that should have may be gone."""
        await self.lobby.look(id, self.notice)

    def arrived(self, held: Held) -> None:
        if held.id not in self.driving:
            task = asyncio.get_running_loop().create_task(self.wake(held))
            self.waking.add(task)
            task.add_done_callback(self.waking.discard)

    async def wake(self, held: Held) -> None:
        """Somebody looks at a table: if bots have it for themselves they go on, unless another process lets them."""
        with contextlib.suppress(MaleconError):
            while held.attended and held.id not in self.driving:
                wait = await self.lobby.look(held.id, lambda state: self.wait_before_waking(held, state))
                if wait is None:
                    return
                await asyncio.sleep(wait)
                if not wait:
                    await self.look_after(held.id)

    def wait_before_waking(self, held: Held, state: TableState) -> float | None:
        """Seconds in which another process may still let them move; None if they do not rest."""
        if not state.bots_alone() or not state.bots_asked():
            return None
        if not self.lobby.shared or held.written_here == state.number:
            return 0.0
        return max(state.log[-1].at + LATE - time.time(), 0.0)

    # -- moving ------------------------------------------------------------------------------------------------------

    async def drive(self, id: str) -> None:
        """Move for the bots of a table until none of them is asked, or nobody is left to see it."""
        try:
            last: int | None = None
            turn: list[tuple[View, str]] = []
            while True:
                begun = time.monotonic()
                try:
                    host, tasks = await self.lobby.look(id, lambda state: (state.host, self.tasks(state)))
                except StorageError:
                    await asyncio.sleep(RETRY)
                    continue
                if not tasks:
                    return
                further = len(tasks) == 1 and tasks[0].seat == last
                if not further:
                    turn.clear()
                chosen = await self.thoughts(id, host, [replace(task, turn=tuple(turn)) for task in tasks])
                if chosen is None:
                    continue
                await asyncio.sleep(max(self.patience(tasks, further) - (time.monotonic() - begun), 0.0))
                last = tasks[0].seat if len(tasks) == 1 else None
                turn.append((tasks[0].view, chosen[0]))
                await self.play(id, tasks, chosen)
        finally:
            self.driving.pop(id, None)  # here, and not a moment later: whoever arrives then has to find out

    def tasks(self, state: TableState) -> list[Task]:
        return tasks_of(state, self.seconds) if self.bots_to_move(state) else []

    async def thoughts(self, id: str, host: str, tasks: Sequence[Task]) -> list[str] | None:
        """What the bots choose; None if they are no longer asked, or if nobody is left to see it."""
        held = self.lobby.table(id)
        jobs = [self.crew.choosing(task, self.share(held, host)) for task in tasks]
        try:
            while any(job.wanted for job in jobs):
                await something_happens(jobs, held.changed, held.presence)
                if any(job.wanted for job in jobs) and not await self.go_on(held, jobs):
                    return None
            found = [job.answer.result() for job in jobs]
        finally:
            for job in jobs:
                job.answer.cancel()  # what nobody waits for
        return [move or secrets.choice(task.legal) for task, move in zip(tasks, found, strict=True)]

    async def go_on(self, held: Held, jobs: Sequence[Job[str]]) -> bool:
        """Whether the thoughts are still wanted, now that something has happened at the table."""

        def wanted(state: TableState) -> bool:
            asked = (job.given.still_asked(state) and state.seats[job.given.seat].bot for job in jobs)
            return self.bots_to_move(state) and all(asked)

        try:
            if not await self.lobby.look(held.id, wanted):
                return False
        except StorageError:
            await asyncio.sleep(RETRY)  # it is asked again when they have thought
        for job in jobs:
            self.crew.move(job, replace(job.share, present=held.attended))
        return True

    def share(self, held: Held, host: str) -> Share:
        """Of all who look on, whoever has asked for least pays."""
        return Share(min(held.accounts, key=self.crew.load), host, held.id, held.attended)

    async def play(self, id: str, tasks: Sequence[Task], chosen: Sequence[str]) -> None:
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
        for task in [*self.driving.values(), *self.waking]:
            task.cancel()
        self.crew.close()


async def something_happens(jobs: Sequence[Job[str]], *events: asyncio.Event) -> None:
    """Wait until one more has been answered, or for something else."""
    waiting = [asyncio.ensure_future(event.wait()) for event in events]
    all_of_them: list[asyncio.Future[Any]] = [*(job.answer for job in jobs if job.wanted), *waiting]
    try:
        await asyncio.wait(all_of_them, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for other in waiting:
            other.cancel()


def played(task: Task, move: str) -> commands.Command[None]:
    def command(state: TableState, at: float) -> None:
        commands.move_for_absent(state, task.seat, move, task.answers, at)

    return command
