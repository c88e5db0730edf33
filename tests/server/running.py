"""A real server in a process of its own, on a free loopback port, and clients that play at its tables."""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from malecon.server.settings import Limits
from tests.command import PATIENCE, ROOT, Command
from tests.server.services import HOST, free_port

NO_LIMITS = tuple(f"--limit={name}=0" for name in asdict(Limits()))
IN_A_HURRY = ("--bot-pace=0", "--bot-seconds=0.2")

Json = dict[str, Any]


def new_client(**settings: Any) -> httpx.Client:
    """A client for our own servers, which have no certificates: to load those of the whole world takes a while."""
    return httpx.Client(verify=False, **settings)


def fetch(url: str, **asked: Any) -> httpx.Response:
    """One GET, by nobody in particular."""
    return httpx.get(url, verify=False, **asked)


class Server:
    """`malecon serve` on a port of its own. Killed or stopped, it can be started again on the same database."""

    def __init__(self, database: str, *options: str, log: Path | None = None, limited: bool = False) -> None:
        self.database = database
        self.options = [*IN_A_HURRY, *options] if limited else [*IN_A_HURRY, *NO_LIMITS, *options]
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.log = log
        self.process: Command | subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> Self:
        self.process = self.launch("serve", "--no-browser", "--port", str(self.port), *self.settings())
        deadline = time.monotonic() + PATIENCE
        with new_client(timeout=5) as client:
            while time.monotonic() < deadline:
                with contextlib.suppress(httpx.TransportError):
                    if client.get(f"{self.url}/healthz").status_code == 200:
                        return self
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text() if self.log else 'see its log'}")

    def settings(self) -> list[str]:
        return ["--log", "json", "--db", self.database, *self.options]

    def launch(self, *arguments: str) -> Command | subprocess.Popen[bytes]:
        log = self.log or Path(os.devnull)
        environment = {**os.environ, "LANG": "C.UTF-8"}
        return Command(*arguments, folder=ROOT, out=Path(os.devnull), err=log, environment=environment)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def stop(self) -> int:
        """End it as an operator would; the exit code says whether it went well."""
        if self.process is None:
            return 0
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.process = None
        return code

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None


class ServerByHand(Server):
    """Started as a person would: for measuring, where what another process has read must not count as read."""

    def launch(self, *arguments: str) -> subprocess.Popen[bytes]:
        with (self.log or Path(os.devnull)).open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", "malecon", *arguments],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "LANG": "C.UTF-8"},
            )


class Player:
    """Somebody with an identity: requests over REST."""

    def __init__(self, url: str, name: str, language: str = "en") -> None:
        self.url = url
        self.name = name
        self.http = new_client(base_url=url, timeout=PATIENCE, headers={"Accept-Language": language})
        answer = self.http.post("/api/identity", json={"nickname": name})
        assert answer.status_code == 201, answer.text
        self.id: str = answer.json()["player"]
        self.token: str = answer.json()["token"]

    def close(self) -> None:
        self.http.close()

    def at(self, url: str) -> Self:
        """The same person at another address: another process, or the server started anew."""
        self.http.base_url = httpx.URL(url)
        self.url = url
        return self

    def get(self, path: str, **query: object) -> Json:
        answer = self.http.get(path, params={name: str(value) for name, value in query.items()})
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def do(self, method: str, path: str, body: object = None, status: int | None = None) -> Json:
        """A request; any success will do, or just the status that is expected."""
        answer = self.http.request(method, path, json=body)
        wanted = (200, 201) if status is None else (status,)
        assert answer.status_code in wanted, f"{answer.status_code}: {answer.text}"
        found: Json = answer.json()
        return found

    def open_table(self, game: str, seats: Sequence[Json], **more: object) -> str:
        table: str = self.do("POST", "/api/tables", {"game": game, "seats": list(seats), **more})["table"]
        return table

    def sit(self, table: str, seat: int) -> Json:
        return self.do("PUT", f"/api/tables/{table}/seats/{seat}", {})

    def look(self, table: str, **query: object) -> Json:
        return self.get(f"/api/tables/{table}", **query)

    def whole_log(self, table: str, **query: object) -> list[Json]:
        """All that ever happened at a table, page by page."""
        log: list[Json] = []
        before: dict[str, int] = {}
        while True:
            page = self.get(f"/api/tables/{table}/log", **query, **before)
            log = page["log"] + log
            if page["since"] == 0:
                return log
            before = {"before": page["since"] + 1}

    def move(self, table: str, question: Json, move: str, key: str | None = None, seat: int | None = None) -> Json:
        body: Json = {"id": key or uuid.uuid4().hex, "answers": question["number"], "move": move}
        if seat is not None:
            body["seat"] = seat
        return self.do("POST", f"/api/tables/{table}/moves", body)

    def socket(self, table: str, **query: object) -> "Socket":
        return Socket(self, table, query)


Somebody = Callable[..., Player]  # makes people who are known to the server


class Socket:
    """One view of a table over a WebSocket; what arrives is kept until it is asked for."""

    def __init__(self, player: Player, table: str, query: dict[str, object]) -> None:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{player.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{asked}"
        headers = {"Authorization": f"Bearer {player.token}"}
        self.connection: ClientConnection = connect(
            address, additional_headers=headers, open_timeout=PATIENCE, max_size=None, compression=None, legacy=True
        )
        self.state: Json = {}
        self.log: list[Json] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def receive(self, timeout: float = PATIENCE) -> Json:
        message: Json = json.loads(self.connection.recv(timeout))
        if message["type"] == "update":
            self.log = self.log[: message["since"]] + message["log"]
            self.state = message
        return message

    def next(self, *types: str) -> Json:
        """The next message of one of these types."""
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def send(self, **message: object) -> None:
        self.connection.send(json.dumps(message))

    def ask(self, **message: object) -> Json:
        """Send a command and wait for its answer."""
        key = str(message.setdefault("id", uuid.uuid4().hex))
        self.send(**message)
        while True:
            answer = self.receive()
            if answer["type"] != "update" and answer["id"] == key:
                return answer

    def play(self, move: str) -> Json:
        return self.ask(type="move", answers=self.state["question"]["number"], move=move)


def play_on(sockets: Sequence[Socket], chooser: random.Random, moves: int | None = None) -> int:
    """Let people play random moves, each over the own socket, until the game is over or so many moves are made."""
    played = 0
    for socket in sockets:
        if not socket.state:
            socket.next("update")
    while moves is None or played < moves:
        newest = max(socket.state["number"] for socket in sockets)
        for socket in sockets:
            while socket.state["number"] < newest:
                socket.next("update")
        if any(socket.state["number"] != newest for socket in sockets):
            continue  # one of them has meanwhile been told more
        if sockets[0].state["table"]["state"] != "playing":
            return played
        asked = [socket for socket in sockets if "question" in socket.state]
        if not asked:  # bots think
            sockets[0].next("update")
            continue
        socket = chooser.choice(asked)
        answer = socket.play(chooser.choice(socket.state["question"]["moves"])["move"])
        assert answer["type"] == "accepted", answer
        played += 1
        while socket.state["number"] < answer["number"]:
            socket.next("update")
    return played


@contextlib.contextmanager
def open_sockets(players: Sequence[Player], table: str) -> Iterator[list[Socket]]:
    """A socket for each player, in the order of their names."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(player.socket(table)) for player in players]


__all__ = [
    "HOST",
    "PATIENCE",
    "ConnectionClosed",
    "Json",
    "Player",
    "Server",
    "ServerByHand",
    "Socket",
    "Somebody",
    "new_client",
    "open_sockets",
    "play_on",
]


def await_condition(condition: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def metric(server: Server, name: str) -> float:
    """A number of /metrics; what has never been counted is not there."""
    lines = fetch(f"{server.url}/metrics", timeout=PATIENCE).text.splitlines()
    return next((float(line.split()[1]) for line in lines if line.startswith(f"{name} ")), 0.0)


def workers_of(server: Server) -> list[int]:
    """The processes where a server's bots think."""
    children = Path(f"/proc/{server.pid}/task").glob("*/children")
    pids = [int(pid) for found in children for pid in found.read_text().split()]
    return [pid for pid in pids if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
