"""A suite that somebody ends leaves nothing behind: no server, no browser, no database."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.command import PATIENCE, ROOT, ending_with_us
from tests.thorough import THOROUGH

EVERYTHING = "tests/suite/everything_running.py"
SPREAD = {"spread": ("--numprocesses", "1")} | ({"alone": ("--numprocesses", "0")} if THOROUGH else {})
STARTED = ("chromium", "multiprocessing.forkserver", "postgres", "redis-server")  # and what they start themselves

Process = tuple[int, str]  # the number, and when it began: numbers are used again


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that every user may enter: PostgreSQL will not run as root."""
    made = Path(tempfile.mkdtemp(prefix="malecon-suite-"))
    made.chmod(0o777)
    yield made
    shutil.rmtree(made)


def status_of(number: str) -> list[str]:
    """What the kernel says about a process behind its name: the state, the parent and so on; nothing if it is gone."""
    try:
        return Path(f"/proc/{number}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return []


def everybody() -> dict[Process, int]:
    """Every process that runs, with the number of its parent."""
    found = {}
    for entry in Path("/proc").iterdir():
        status = status_of(entry.name) if entry.name.isdigit() else []
        if status and status[0] not in "ZX":
            found[int(entry.name), status[19]] = int(status[1])
    return found


def family_of(ancestor: int) -> set[Process]:
    everyone = everybody()
    family = {ancestor}
    grown = True
    while grown:
        children = {number for (number, _), parent in everyone.items() if parent in family} - family
        family |= children
        grown = bool(children)
    return {process for process in everyone if process[0] in family}


def commands_of(processes: set[Process]) -> list[str]:
    commands = []
    for number, _ in processes:
        try:
            commands.append(Path(f"/proc/{number}/cmdline").read_bytes().replace(b"\0", b" ").decode())
        except OSError:
            continue
    return commands


def wait_until(true: Callable[[], bool], otherwise: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, otherwise()
        time.sleep(0.05)


@pytest.mark.parametrize("spread", SPREAD.values(), ids=SPREAD)
def test_a_suite_ended_by_a_signal_to_pytest_alone_leaves_nothing_behind(spread: tuple[str, ...], folder: Path) -> None:
    log = folder / "log"
    with log.open("wb") as out:
        suite = subprocess.Popen(
            ending_with_us(sys.executable, "-m", "pytest", EVERYTHING, *spread),
            cwd=ROOT,
            env={**os.environ, "MALECON_FOLDER": str(folder)},
            stdout=out,
            stderr=out,
        )
    wait_until(lambda: (folder / "running").exists() or suite.poll() is not None, log.read_text)
    family = family_of(suite.pid)
    commands = commands_of(family)
    for name in STARTED:
        assert any(name in command for command in commands), f"{name} is not running: {commands}\n{log.read_text()}"
    suite.send_signal(signal.SIGTERM)
    suite.wait(PATIENCE)
    wait_until(lambda: not family & everybody().keys(), lambda: commands_of(family & everybody().keys()))
