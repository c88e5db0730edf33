"""What the tests of the server share: real PostgreSQL and Redis, once for each test process, a server and people."""

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.nonsense import troubles_in
from tests.server.refusals import Begun
from tests.server.running import PATIENCE, Player, Server, Somebody, new_client
from tests.server.services import PostgreSQL, Redis, postgresql_program

HERE = Path(__file__).resolve().parent


@pytest.hookimpl(tryfirst=True)
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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that only come and play. Who wants to kill or limit a server starts another."""
    folder = tmp_path_factory.mktemp("server")
    with Server(str(folder / "malecon.sqlite"), log=folder / "log") as running:
        yield running


@pytest.fixture
def somebody(server: Server) -> Iterator[Somebody]:
    """Makes people who are known to the server."""
    with contextlib.ExitStack() as stack:

        def arrive(name: str, language: str = "en") -> Player:
            player = Player(server.url, name, language)
            stack.callback(player.close)
            return player

        yield arrive


@pytest.fixture
def ana(somebody: Somebody) -> Player:
    return somebody("Ana")


@pytest.fixture
def bruno(somebody: Somebody) -> Player:
    return somebody("Bruno")


@pytest.fixture
def stranger(server: Server) -> Iterator[httpx.Client]:
    """Somebody without an identity."""
    with new_client(base_url=server.url, timeout=PATIENCE) as client:
        yield client


@pytest.fixture
def begun(ana: Player, bruno: Player) -> Begun:
    return Begun(ana, bruno)


@pytest.fixture
def nothing_in_the_log(server: Server) -> Iterator[None]:
    assert server.log is not None
    before = len(troubles_in(server.log))
    yield
    assert troubles_in(server.log)[before:] == []


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
