"""A lane: processes that work, and what waits for them in fair turns."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable, Hashable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import parent_process
from typing import Any, Generic, TypeVar

from prometheus_client import Histogram

from malecon.server.metrics import BOT_FAILURES
from malecon.server.play.work.queue import FairQueue, Share

T = TypeVar("T")
LOG = logging.getLogger("malecon.work")

LONGEST = 30.0  # seconds for one piece of work
FAILURES = 3  # then there is no answer


class Job(Generic[T]):
    """Something to be found out. Whoever no longer needs the answer cancels it."""

    def __init__(
        self, share: Share, work: Callable[[Any], T], given: Any, timed: Histogram, whose: Hashable = None
    ) -> None:
        self.share = share
        self.work = work
        self.given = given
        self.timed = timed
        self.whose = whose  # who may still know something of the answer before
        self.tries = 0  # that came to nothing
        self.answer: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()

    @property
    def wanted(self) -> bool:
        return not self.answer.done()

    def settle(self, found: T | None) -> None:
        if self.wanted:
            self.answer.set_result(found)


class Mind:
    """A process that works on one thing at a time, made anew when it breaks."""

    def __init__(self) -> None:
        self.pool = self.new_pool()
        self.last: Hashable = None  # for whom it worked

    def new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")  # a fork would take the server's sockets and threads along
        return ProcessPoolExecutor(1, spawn, initializer=begin_working)

    def renew(self) -> None:
        stop(self.pool)
        self.pool = self.new_pool()

    async def tried(self, job: Job[T]) -> T | None:
        """What the process makes of it; None if it fails again and again, or if nobody wants to know any more."""
        for _ in range(FAILURES):
            if not job.wanted:
                break
            started = time.perf_counter()
            try:
                loop = asyncio.get_running_loop()
                found = await asyncio.wait_for(loop.run_in_executor(self.pool, job.work, job.given), LONGEST)
                job.timed.observe(time.perf_counter() - started)
                return found
            except (BrokenProcessPool, TimeoutError, RuntimeError) as trouble:
                BOT_FAILURES.inc()
                LOG.warning("a process failed", extra={"trouble": type(trouble).__name__, **about(job)})
                self.renew()
            except Exception:  # the work itself stumbled: trying again would not help
                BOT_FAILURES.inc()
                LOG.exception("a process stumbled", extra=about(job))
                break
        return None


def about(job: Job[Any]) -> dict[str, str]:
    """Which table, but not so much of it that whoever reads the log could sit down there."""
    return {"table": job.share.table[:4], "work": job.work.__name__}


class Lane:
    """A few processes, and what waits for them."""

    def __init__(self, minds: Sequence[Mind]) -> None:
        self.minds = minds
        self.idle = list(minds)
        self.waiting: FairQueue[Job[Any]] = FairQueue()
        self.running: set[asyncio.Task[None]] = set()

    def put(self, job: Job[Any]) -> None:
        self.waiting.put(job, job.share)
        job.answer.add_done_callback(lambda _: self.waiting.remove(job))
        self.assign()

    def move(self, job: Job[Any], share: Share) -> None:
        job.share = share
        self.waiting.move(job, share)

    def load(self, account: str) -> int:
        return self.waiting.load[account]

    def assign(self) -> None:
        while self.idle and (job := self.waiting.take()) is not None:
            self.run(self.carry_out(self.mind_for(job), job))

    def run(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    def mind_for(self, job: Job[Any]) -> Mind:
        """The one that knows the turn from the question before, or else the one that is awake."""
        mind = next((mind for mind in self.idle if job.whose is not None and mind.last == job.whose), self.idle[-1])
        self.idle.remove(mind)
        mind.last = job.whose
        return mind

    async def carry_out(self, mind: Mind, job: Job[Any]) -> None:
        try:
            job.settle(await mind.tried(job))
        finally:
            self.idle.append(mind)
            self.waiting.finished(job)
        self.assign()

    def close(self) -> None:
        for task in list(self.running):
            task.cancel()
        end(self.minds)


def begin_working() -> None:
    """What takes a while gives way to the server, and ends when it does, even if it was killed."""
    with contextlib.suppress(OSError):
        if sys.platform != "win32":
            os.nice(5)
    server = parent_process()
    assert server is not None

    def follow() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def stop(pool: ProcessPoolExecutor) -> None:
    """End its processes now, working or not."""
    kill(pool)
    pool.shutdown(wait=False, cancel_futures=True)


def end(minds: Iterable[Mind]) -> None:
    """For good. A thread of a pool that outlived this could fail while Python ends, and the whole exit with it."""
    pools = [mind.pool for mind in minds]
    for pool in pools:
        kill(pool)
    for pool in pools:
        pool.shutdown(wait=True, cancel_futures=True)


def kill(pool: ProcessPoolExecutor) -> None:
    processes = list((getattr(pool, "_processes", None) or {}).values())
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.kill()
