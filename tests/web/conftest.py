"""What the tests in a real browser share: Chromium, a server, and people with screens of their own."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.running import Player, Server, Somebody
from tests.web.browser import UNSEEN, Screen, chromium

HERE = Path(__file__).resolve().parent

NewScreen = Callable[..., Screen]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file share a server and a browser, so one test process takes all of them."""
    for item in items:
        if item.path.parent == HERE and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(f"web-{item.path.name}"))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests of a process; gone when other tests come that have event loops of their own."""
    with chromium() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("web")
    with Server(str(folder / "malecon.sqlite"), log=folder / "log") as running:
        yield running


@pytest.fixture
def screen(browser: Browser, server: Server) -> Iterator[NewScreen]:
    """Opens screens; in the end, nothing must have gone wrong on any of them."""
    with contextlib.ExitStack() as stack:

        def open(**wanted: Any) -> Screen:
            opened = stack.enter_context(Screen(browser, wanted.pop("url", server.url), **wanted))
            opened.context.add_init_script(UNSEEN)
            return opened

        yield open


@pytest.fixture
def somebody(server: Server) -> Iterator[Somebody]:
    """Makes people who are known to the server."""
    with contextlib.ExitStack() as stack:

        def arrive(name: str, language: str = "en") -> Player:
            player = Player(server.url, name, language)
            stack.callback(player.close)
            return player

        yield arrive
