"""A connection to the database, and the one thread that writes to it.

Writes wait in a queue; the thread takes all that are waiting, carries them out in one transaction and only then answers
them. So each is on disk when it is answered, and a hundred cost hardly more than one.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from malecon.engine.errors import MaleconError
from malecon.server.errors import StorageError, StorageFull

T = TypeVar("T")
Work = Callable[[Connection], Any]

BATCH = 256
READERS = 4
BUSY_MS = 5_000
WRITES = "malecon_writes"


class Job:
    """Something to be written, and the future that waits for it."""

    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.trouble: Exception | None = None

    def settle(self) -> None:
        if self.future.done():
            return
        if self.trouble is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.trouble)


def answer(jobs: list[Job]) -> None:
    """Wake the loop once for all of them."""

    def settle() -> None:
        for job in jobs:
            job.settle()

    if jobs:
        with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
            jobs[0].loop.call_soon_threadsafe(settle)


class Database:
    """Reads in a few threads, writes in one."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url)
        self.writing = self.engine.execution_options(**{WRITES: True})
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = threading.Thread(target=self.write_for_ever, name="writer", daemon=True)
        self.writer.start()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as trouble:
            raise storage_error(trouble) from trouble

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out some writing; when this returns, it is on disk."""
        job = Job(work, asyncio.get_running_loop())
        self.jobs.put(job)
        result: T = await asyncio.shield(job.future)  # whoever asked may go away; the answer is the same
        return result

    def write_for_ever(self) -> None:
        while True:
            batch = [self.jobs.get()]
            while len(batch) < BATCH and not self.jobs.empty():
                batch.append(self.jobs.get())
            jobs = [job for job in batch if job is not None]
            if jobs and not self.write_together(jobs):
                for job in jobs:  # one of them is the trouble; the others must not suffer for it
                    self.write_alone(job)
            answer(jobs)
            if None in batch:
                return

    def write_together(self, jobs: list[Job]) -> bool:
        """Whether all of them have got their answers; if not, one of them is at fault."""
        try:
            with self.writing.begin() as connection:
                for job in jobs:
                    job.trouble = None
                    try:
                        job.result = job.work(connection)
                    except MaleconError as refusal:  # of the work itself, before it wrote anything
                        job.trouble = refusal
            return True
        except (OperationalError, InterfaceError) as trouble:  # the database is away: for each of them alone, too
            for job in jobs:
                job.trouble = storage_error(trouble)
            return True
        except Exception:
            return False

    def write_alone(self, job: Job) -> None:
        job.trouble = None
        try:
            with self.writing.begin() as connection:
                job.result = job.work(connection)
        except MaleconError as refusal:
            job.trouble = refusal
        except SQLAlchemyError as trouble:
            job.trouble = storage_error(trouble)
        except Exception as mistake:  # ours: it must not end the thread, and whoever asked must hear of it
            job.trouble = mistake

    def close(self) -> None:
        """Write what is waiting, then let go."""
        self.jobs.put(None)
        self.writer.join(timeout=30)
        self.readers.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()


def storage_error(trouble: SQLAlchemyError) -> StorageError:
    reason = str(trouble.orig if isinstance(trouble, DBAPIError) else trouble).strip().partition("\n")[0]
    full = "is full" in reason or "I/O" in reason or "No space" in reason
    return StorageFull("error-storage-full", reason=reason) if full else StorageError("error-storage", reason=reason)


def make_engine(url: str) -> Engine:
    if url.startswith("postgresql"):
        try:
            make_url(url)
        except (ValueError, ArgumentError) as trouble:
            raise MaleconError("error-database-url", reason=str(trouble)) from trouble
        # Long enough for a busy server, short enough that people hear of one that is gone.
        return create_engine(
            url.replace("postgresql://", "postgresql+psycopg://", 1),
            pool_size=READERS + 1,
            pool_pre_ping=True,
            pool_timeout=5,
            connect_args={"connect_timeout": 5, "tcp_user_timeout": 10_000},
        )
    engine = create_engine(url, poolclass=QueuePool, pool_size=READERS + 1, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", set_up_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, see begin_sqlite
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: Connection) -> None:
    """Who will write says so at the start: a transaction that began by reading could not be sure to get its turn."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
