"""The servers that the other tests rely on: they start, go, come back, and leave nothing behind."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.services import HOST, PostgreSQL, Redis, Service, ServiceFailed

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def postgresql() -> Iterator[PostgreSQL]:
    with PostgreSQL() as server:
        yield server


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    with Redis() as server:
        yield server


def ask_redis(port: int, command: bytes) -> bytes:
    with socket.create_connection((HOST, port), timeout=5) as connection:
        connection.sendall(command + b"\r\n")
        return connection.recv(1024)


def listens(port: int) -> bool:
    with socket.socket() as connection:
        return connection.connect_ex((HOST, port)) == 0


def running_in(folder: Path) -> list[str]:
    """The processes whose current folder is this one or inside it, as every process of both servers' is."""
    found = []
    for process in Path("/proc").iterdir():
        try:
            current = str((process / "cwd").readlink())
        except OSError:  # not a process, no longer one, or not ours
            continue
        if current.startswith(str(folder)):
            found.append(process.name)
    return found


def test_a_fresh_database_can_be_written_and_read(postgresql: PostgreSQL) -> None:
    first, second = postgresql.database(), postgresql.database()
    assert first != second
    with psycopg.connect(first) as connection:
        connection.execute("CREATE TABLE word (text text)")
        connection.execute("INSERT INTO word VALUES ('Malecón')")
    with psycopg.connect(first) as connection:
        assert connection.execute("SELECT text FROM word").fetchall() == [("Malecón",)]
    with psycopg.connect(second) as connection:
        assert connection.execute("SELECT to_regclass('word')").fetchone() == (None,)


def test_what_was_committed_survives_the_server_going(postgresql: PostgreSQL) -> None:
    url = postgresql.database()
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE word (text text)")
        connection.execute("INSERT INTO word VALUES ('kept')")
    postgresql.gone()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url)
    postgresql.back()
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT text FROM word").fetchall() == [("kept",)]


def test_only_a_durable_server_forces_commits_to_disk(postgresql: PostgreSQL) -> None:
    with PostgreSQL(durable=True) as durable:
        for server, expected in ((postgresql, "off"), (durable, "on")):
            with psycopg.connect(server.url) as connection:
                assert connection.execute("SHOW fsync").fetchone() == (expected,)


def test_redis_answers_again_after_it_was_gone(redis: Redis) -> None:
    assert ask_redis(redis.port, b"SET word here") == b"+OK\r\n"
    redis.gone()
    assert not listens(redis.port)
    redis.back()
    assert ask_redis(redis.port, b"GET word") == b"$-1\r\n"


@pytest.mark.parametrize("service", [PostgreSQL, Redis])
def test_nothing_is_left_after_stop(service: type[Service]) -> None:
    server = service().start()
    folder = server.folder
    assert running_in(folder)
    server.stop()
    assert not listens(server.port)
    assert not running_in(folder)
    assert not folder.exists()
    server.stop()


@pytest.mark.parametrize("service", [PostgreSQL, Redis])
def test_a_server_ends_with_the_process_that_started_it(service: type[Service]) -> None:
    name = service.__name__
    started = subprocess.run(
        [
            sys.executable,
            "-c",
            f"import os; from tests.server.services import {name}\n"
            f"server = {name}().start(); print(server.port, server.folder, flush=True); os.kill(os.getpid(), 9)",
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    port, folder = started.stdout.split()
    try:
        deadline = time.monotonic() + 10
        while running_in(Path(folder)) or listens(int(port)):  # a process that is ending closes its sockets last
            assert time.monotonic() < deadline, "still running"
            time.sleep(0.01)
    finally:
        shutil.rmtree(folder)


@pytest.mark.parametrize(("service", "complaint"), [(PostgreSQL, "could not bind"), (Redis, "in use")])
def test_a_server_that_cannot_start_says_what_its_log_says(
    service: type[Service], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        monkeypatch.setattr("tests.server.services.free_port", lambda: taken.getsockname()[1])
        with pytest.raises(ServiceFailed, match=complaint):
            service().start()
