"""The `malecon` command in a process of its own, without the second that Python takes to read its libraries.

Each process is forked from one that has read them and does nothing else. Whatever the command does, it does as ever:
arguments, environment, folder, output, signals and exit code are its own. Tests about how it is started run
`python -m malecon` instead. However the process that started it ends, the command ends as well.
"""

import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from multiprocessing.process import parent_process
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 60.0  # seconds: the machines that run the tests are slow at times
GRACE = 10.0  # seconds for an orderly end

FORKS = multiprocessing.get_context("forkserver")
# But nothing that says a word already: in which language is not settled before the arguments are there.
FORKS.set_forkserver_preload(
    [
        "anyio._backends._asyncio",
        "confusable_homoglyphs.confusables",
        "litestar.plugins.pydantic",
        "malecon.arena.bout",
        "malecon.bots.explain",
        "malecon.games.cuba.game",
        "malecon.games.havana.game",
        "malecon.games.santiago.game",
        "malecon.server.run",
        "malecon.server.storage.backup",
        "multiprocessing.resource_tracker",
        "pydantic.type_adapter",
        "pydantic.v1",
        "rich.console",
        "rich.table",
        "typer",
        "typer._adapters",
        "typer.core",
        "uvicorn.lifespan.on",
        "uvicorn.loops.uvloop",
    ]
)


def ending_with_us(*command: str) -> list[str]:
    """Any other command, which the kernel ends when the thread that started it ends, however that comes about."""
    return ["setpriv", "--pdeathsig", "TERM", *command]


class Command:
    """One run of `malecon`, as `subprocess.Popen` would have it."""

    def __init__(self, *arguments: str, folder: Path, out: Path, err: Path, environment: dict[str, str]) -> None:
        self.arguments = arguments
        self.process = FORKS.Process(target=be_malecon, args=(arguments, folder, out, err, environment))
        self.process.start()

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        if self.process.exitcode is None:
            raise subprocess.TimeoutExpired(self.arguments, timeout or 0.0)
        return self.process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        if self.process.exitcode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def be_malecon(arguments: tuple[str, ...], folder: Path, out: Path, err: Path, environment: dict[str, str]) -> None:
    """In the new process: become the command."""
    threading.Thread(target=end_with_the_tests, daemon=True).start()
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    for path, descriptor in ((Path(os.devnull), 0), (out, 1), (err, 2)):
        opened = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        os.dup2(opened, descriptor)
        os.close(opened)
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - open as long as the process runs
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False, buffering=1)  # noqa: SIM115
    sys.argv = ["malecon", *arguments]

    from malecon.cli.main import main

    main()


def end_with_the_tests() -> None:
    tests = parent_process()
    assert tests is not None
    tests.join()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GRACE)
    os.kill(os.getpid(), signal.SIGKILL)


def malecon(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command, run to its end. Whatever happens, a person is never shown a traceback."""
    words = tuple(map(str, arguments))
    everything = {**os.environ, "LC_ALL": "C.UTF-8", **environment}
    with tempfile.TemporaryDirectory() as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        command = Command(*words, folder=ROOT, out=out, err=err, environment=everything)
        try:
            code = command.wait(PATIENCE)
        finally:
            command.kill()
        done = subprocess.CompletedProcess(words, code, out.read_text("utf-8"), err.read_text("utf-8"))
    assert "Traceback" not in done.stderr, done.stderr
    return done
