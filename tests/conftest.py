"""How the tests are spread over the test processes, and how they are ended."""

import signal
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
LONG = ("web", "server")  # files that one process takes as a whole, some for a minute: what is short fills up the rest
collect_ignore = ["cluster"]  # needs Ray: `make cluster-test`, which asks for this folder by name
QUICK = ("cuba", "engine", "havana", "records", "santiago")


def pytest_configure() -> None:
    """Whoever ends the tests by a signal ends them as Ctrl-C does: what they have started is stopped in order.

    Also where Ctrl-C means nothing, in the background of a shell: the commands that the tests interrupt inherit this.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Thousands of quick tests go file by file: to hand them out one by one takes longer than to run them."""
    for item in items:
        if folder_of(item) in QUICK:
            item.add_marker(pytest.mark.xdist_group(f"{folder_of(item)}-{item.path.name}"))
    items.sort(key=lambda item: turn_of(folder_of(item)))


def folder_of(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).parts[0]


def turn_of(folder: str) -> int:
    if folder in LONG:
        return LONG.index(folder)
    return len(LONG) + (folder in QUICK)
