"""Who uses a database: one server a file of SQLite, and nobody restores a backup under a running server.

Both locks end with the process that holds them, however it ends. A backup is taken beside a running server, so it needs
none. SQLite: a lock on a file beside the database. PostgreSQL: every connection of every server holds a shared lock of
its session; who restores needs it alone.
"""

import contextlib
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from sqlalchemy import Engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from malecon.engine.errors import MaleconError
from malecon.server.settings import keep_private, sqlite_path
from malecon.server.storage.database import make_engine, storage_error

if TYPE_CHECKING:
    import psycopg  # comes with the extra `club`

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None

LOG = logging.getLogger("malecon.storage")
LOCK = 0x4D414C45_43  # any number, as long as every process takes the same; not that of the migrations


@contextlib.contextmanager
def used_by_a_server(url: str) -> Iterator[None]:
    """While a server runs: on SQLite it is the only one."""
    path = sqlite_path(url)
    if path is None:
        refuse_while_restoring(url)
        yield
        return
    with locked(path, "error-database-used"):
        yield


@contextlib.contextmanager
def used_alone(url: str) -> Iterator[None]:
    """While a backup is restored: no server runs, and none starts."""
    path = sqlite_path(url)
    with locked(path, "error-restore-running") if path is not None else postgresql_alone(url):
        yield


# -- SQLite ---------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def locked(database: Path, refusal: str) -> Iterator[None]:
    """A lock of this process on a file beside the database, with its number; a fork does not inherit it."""
    if fcntl is None:
        LOG.warning("this system has no locks on files: see to it that only one process uses the database")
        yield
        return
    whole = database.resolve()  # whatever name it was called by
    path = whole.with_name(f"{whole.name}.lock")
    keep_private(path)
    with path.open("r+", encoding="ascii") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as trouble:
            raise MaleconError(refusal, path=str(database), process=file.read(20).strip() or "?") from trouble
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield
        file.truncate(0)


# -- PostgreSQL -----------------------------------------------------------------------------------------------------


def share(engine: Engine) -> None:
    """Let every connection of a server hold the shared lock, also those that are made after PostgreSQL was away."""
    if engine.dialect.name == "postgresql":
        event.listen(engine, "connect", take_share)


def take_share(connection: "psycopg.Connection[tuple[bool]]", _record: object) -> None:
    taken = connection.execute(f"SELECT pg_try_advisory_lock_shared({LOCK})".encode()).fetchone()
    connection.commit()
    if taken != (True,):
        from psycopg import OperationalError

        raise OperationalError("a backup is being restored into this database")


def refuse_while_restoring(url: str) -> None:
    with granted(url, "pg_try_advisory_xact_lock_shared") as free:
        if not free:
            raise MaleconError("error-database-restoring")


@contextlib.contextmanager
def postgresql_alone(url: str) -> Iterator[None]:
    with granted(url, "pg_try_advisory_xact_lock") as free:
        if not free:
            raise MaleconError("error-restore-running", path=make_url(url).database or "", process="")
        yield


@contextlib.contextmanager
def granted(url: str, lock: str) -> Iterator[bool]:
    """Whether the lock can be had; it is held meanwhile, by a connection that does nothing else."""
    engine = make_engine(url)
    try:
        with engine.connect() as connection:
            yield bool(connection.scalar(text(f"SELECT {lock}({LOCK})")))
    except SQLAlchemyError as trouble:
        raise storage_error(trouble) from trouble
    finally:
        engine.dispose()
