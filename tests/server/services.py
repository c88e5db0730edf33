"""Real PostgreSQL and Redis servers for the tests and the benchmark, each on a free loopback port in its own folder.

`with PostgreSQL() as postgresql:` or `start()` and `stop()`. `gone()` and `back()` take a server away and return it on
the same port. scripts/services.py installs the programs.
"""

import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from abc import ABC, abstractmethod
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Self

import psycopg
from psycopg import sql

HOST = "127.0.0.1"
PATIENCE = 30.0  # seconds; many test processes may be starting their servers at once
LOG_TAIL = 2000  # characters


class ServiceFailed(Exception):
    """A server did not start, or stopped by itself; the end of its log is in the message."""


class Service(ABC):
    """A server process that this process started, and the folder that holds all it writes."""

    name: ClassVar[str]
    user: ClassVar[str | None] = None  # whom to run as, where we are root and the server refuses to be
    ends_gently: ClassVar[signal.Signals]
    ends_at_once: ClassVar[signal.Signals]

    def __init__(self) -> None:
        self.port = 0
        self.folder = Path()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, folder: Path = Path("/tmp")) -> Self:
        """Make a folder inside this one and start in it.

        pytest's tmp_path will not do for PostgreSQL as root: its parents are closed to every other user.
        """
        self.folder = Path(tempfile.mkdtemp(prefix=f"malecon-{self.name}-", dir=folder))
        self.port = free_port()
        try:
            user = self._runs_as()
            if user is not None:
                shutil.chown(self.folder, user, user)
            self._prepare()
            self.back()
        except BaseException:
            self.stop()
            raise
        return self

    def stop(self) -> None:
        """Stop for good and remove the folder; stopping twice does no harm."""
        self._end(self.ends_gently)
        if self.folder != Path():
            shutil.rmtree(self.folder)
            self.folder = Path()

    def gone(self) -> None:
        """Take the server away at once, as a crash would."""
        self._end(self.ends_at_once)

    def back(self) -> None:
        """Start, on the port and with the folder it had, and wait until it answers."""
        if self._process is not None:
            raise ServiceFailed(f"{self.name} is already running")
        self._process = self._launch(*self._command())
        deadline = time.monotonic() + PATIENCE
        while not self._answers(self._process.pid):
            status = self._process.poll()
            if status is not None or time.monotonic() > deadline:
                self._end(signal.SIGKILL)
                reason = f"did not answer within {PATIENCE:.0f} s" if status is None else f"ended with status {status}"
                raise ServiceFailed(f"{self.name} {reason}; its log ends with:\n{self._log_tail()}")
            time.sleep(0.005)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.stop()

    @property
    @abstractmethod
    def url(self) -> str: ...

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _prepare(self) -> None:  # noqa: B027 - most servers need nothing before they first start
        """Make what must be in the folder before the first start."""

    @abstractmethod
    def _command(self) -> list[str]: ...

    @abstractmethod
    def _answers(self, pid: int) -> bool: ...

    def _launch(self, *command: str) -> subprocess.Popen[bytes]:
        """Run a program that ends when this process does, however this process ends.

        The kernel is asked to signal it (prctl PR_SET_PDEATHSIG): no handler of ours runs when a test process is
        killed. setpriv asks, then becomes the program, because a preexec_fn is unsafe where there are threads, and
        Python 3.12 warns of it. The kernel counts the thread that started the program as its parent, so start servers
        from a thread that lasts. The session of its own keeps the terminal's Ctrl-C for pytest, which then stops the
        servers in order.
        """
        user = self._runs_as()
        with self._log.open("ab") as log:
            return subprocess.Popen(
                ["setpriv", "--pdeathsig", self.ends_at_once.name.removeprefix("SIG"), *command],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,  # the current one may be closed to the user
                start_new_session=True,
                user=user,
                group=user,
                extra_groups=None if user is None else [],
            )

    def _end(self, with_signal: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(with_signal)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _runs_as(self) -> str | None:
        return self.user if os.geteuid() == 0 else None

    @property
    def _log(self) -> Path:
        return self.folder / "log"

    def _log_tail(self) -> str:
        return self._log.read_text("utf-8", "replace")[-LOG_TAIL:]


class PostgreSQL(Service):
    """A cluster of its own. Commits are not forced to disk unless it is `durable`, as a benchmark needs it to be.

    What was committed survives `gone()` either way: the system's memory holds it, and only the server's is lost.
    """

    name = "postgresql"
    user = "postgres"
    ends_gently = signal.SIGINT  # "fast": open connections are closed
    ends_at_once = signal.SIGQUIT  # "immediate": no last checkpoint, but no process of its own is left either

    def __init__(self, *, durable: bool = False) -> None:
        super().__init__()
        self._durable = durable

    @property
    def url(self) -> str:
        """The database that is always there; `database()` makes fresh ones."""
        return self._url("postgres")

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"malecon_{uuid.uuid4().hex}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://postgres@{HOST}:{self.port}/{name}"

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _prepare(self) -> None:
        self._process = self._launch(  # held, so that an interruption ends it before its folder is removed
            postgresql_program("initdb"),
            f"--pgdata={self._data}",
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
            "--no-instructions",
        )
        status = self._process.wait()
        self._process = None
        if status != 0:
            raise ServiceFailed(f"initdb ended with status {status}; its log ends with:\n{self._log_tail()}")

    def _command(self) -> list[str]:
        settings = {
            "listen_addresses": HOST,
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
        }
        if not self._durable:
            # synchronous_commit stays on: without it a commit that was answered can be lost when the server goes.
            settings |= {"fsync": "off", "full_page_writes": "off"}
        return [
            postgresql_program("postgres"),
            "-D",
            str(self._data),
            *(f"--{name}={value}" for name, value in settings.items()),
        ]

    def _answers(self, pid: int) -> bool:
        """Whether the server says so in its lock file, as pg_ctl asks; after a crash the file may be an older one's."""
        try:
            lines = (self._data / "postmaster.pid").read_text("utf-8").splitlines()
        except FileNotFoundError:
            return False
        return len(lines) >= 8 and int(lines[0]) == pid and lines[7].strip() == "ready"


class Redis(Service):
    """Keeps nothing on disk: `back()` is empty."""

    name = "redis"
    ends_gently = signal.SIGTERM
    ends_at_once = signal.SIGKILL

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"

    def _command(self) -> list[str]:
        options = {"bind": HOST, "port": str(self.port), "save": "", "appendonly": "no", "dir": str(self.folder)}
        return ["redis-server", *(word for name, value in options.items() for word in (f"--{name}", value))]

    def _answers(self, pid: int) -> bool:
        try:
            with socket.create_connection((HOST, self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False


def free_port() -> int:
    """A port that nobody uses, below those that the kernel gives to outgoing connections.

    One of those could be taken while the server is gone; and a client that tries such a port again and again, with no
    server there, may be given that very port and find itself connected to itself.
    """
    while True:
        port = random.randrange(10_000, 32_768)
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return port


def postgresql_program(name: str) -> str:
    """The newest version in Debian's folder, where the path does not lead; elsewhere, the path's."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: float(path.parts[4]))
    return str(found[-1]) if found else name
