"""What the tests of the server share: real PostgreSQL and Redis, once for each test process, and the command line."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import PATIENCE
from tests.server.services import PostgreSQL, Redis, postgresql_program

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file share a server, so one test process takes all of them."""
    for item in items:
        if item.path.parent == HERE and "no_leak" not in item.path.name:  # those need no server, and much time
            item.add_marker(pytest.mark.xdist_group(item.path.name))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    must_be_installed(postgresql_program("initdb"))
    with PostgreSQL() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    must_be_installed("redis-server")
    with Redis() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind that nobody has used."""
    return new_database(request.param, request, tmp_path)


def new_database(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """PostgreSQL is started only where it is needed."""
    if kind == "sqlite":
        return str(folder / "malecon.sqlite")
    postgresql: PostgreSQL = request.getfixturevalue("postgresql")
    return postgresql.database()


def must_be_installed(program: str) -> None:
    if shutil.which(program) is None:
        pytest.fail(f"{program} is not installed, and this test needs it: run python3 scripts/services.py", False)


def malecon(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The `malecon` command, run to its end. Whatever happens, a person is never shown a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "malecon", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done
