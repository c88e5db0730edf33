"""People who call into the bare echo, as often and as long as the messages of the tables are."""

import contextlib
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

from load.crowd import Crowd, in_turn
from load.sockets import Socket, connect
from tests.server.services import HOST, free_port

PROGRAM = Path(__file__).parents[1] / "echo_server.py"
PATIENCE = 30.0  # seconds


class Caller:
    """One socket: calls, and waits for the echo."""

    def __init__(self, crowd: Crowd, message: bytes) -> None:
        self.crowd = crowd
        self.message = message
        self.socket: Socket | None = None
        self.sent = 0.0

    async def connect(self, port: int) -> None:
        self.socket = await connect(HOST, port, "/echo", "nobody", self.listen)

    def move(self) -> None:
        assert self.socket is not None
        self.crowd.begun()
        self.sent = time.perf_counter()
        self.socket.send(self.message)

    def listen(self, message: bytes, now: float) -> None:
        self.crowd.times.note(message)
        self.crowd.times.to_answer.append(now - self.sent)
        self.crowd.done(self)


@contextlib.contextmanager
def echo_server() -> Iterator[tuple[int, int]]:
    """The process and the port of an echo that has begun to listen."""
    port = free_port()
    process = subprocess.Popen([sys.executable, str(PROGRAM), str(port)])
    try:
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://{HOST}:{port}/")
                break
            if time.monotonic() > end or process.poll() is not None:
                raise ConnectionError("the echo did not start")
            time.sleep(0.05)
        yield process.pid, port
    finally:
        process.terminate()
        process.wait(PATIENCE)


async def open_callers(crowd: Crowd, port: int, count: int, size: int) -> list[Caller]:
    callers = [Caller(crowd, b"x" * size) for _ in range(count)]
    await in_turn(64, [caller.connect(port) for caller in callers])
    return callers
