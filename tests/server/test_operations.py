"""For whoever runs a server: how it is, what it does and says, what it keeps, and what it refuses at the start."""

import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import cast

import pytest
from itsdangerous import TimestampSigner
from sqlalchemy import insert, select

from malecon import __version__
from malecon.server.play.health import Health
from malecon.server.settings import DAY, database_url
from malecon.server.storage import schema
from malecon.server.storage.database import Database, make_engine
from malecon.server.storage.migration import upgrade
from malecon.server.storage.store import Store
from tests.command import ROOT, ending_with_us, malecon
from tests.server.running import HOST, PATIENCE, Player, Server, Socket, fetch, open_sockets, play_on
from tests.server.services import free_port

WITH_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


# -- how it is and what it does -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(str(folder / "malecon.sqlite"), log=folder / "log") as started:
        yield started


def metrics_of(server: Server) -> dict[str, float]:
    answer = fetch(f"{server.url}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    samples = (line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in samples}


def test_a_server_says_that_it_is_well(server: Server) -> None:
    answer = fetch(f"{server.url}/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"status": "well", "version": __version__, "storage": "there"}


class CountingStore:
    """Counts how often it is written to, which takes a moment."""

    writes = 0

    async def numbers(self, ids: list[str]) -> dict[str, int]:
        return {}

    async def try_to_write(self) -> None:
        self.writes += 1
        await asyncio.sleep(0)


def test_all_who_ask_how_a_server_is_share_one_attempt_to_write() -> None:
    store = CountingStore()

    async def ask() -> list[str]:
        health = Health(cast(Store, store))
        return await asyncio.gather(*(health.storage() for _ in range(50)))

    assert asyncio.run(ask()) == ["there"] * 50
    assert store.writes == 1


def test_metrics_count_moves_refusals_sockets_and_tables(server: Server) -> None:
    before = metrics_of(server)
    with closing(Player(server.url, "Ana")) as ana:
        table = ana.open_table("havana", [{"kind": "me"}, {"kind": "me", "name": "Bruno"}])
        with ana.socket(table) as view:
            view.next("update")
            open_now = metrics_of(server)
            ana.move(table, view.state["question"], view.state["question"]["moves"][0]["move"])
        ana.do("POST", f"/api/tables/{table}/rematch", {}, status=409)
    after = metrics_of(server)
    assert open_now["malecon_sockets"] == before["malecon_sockets"] + 1
    assert open_now["malecon_tables_in_memory"] == before["malecon_tables_in_memory"] + 1
    assert after['malecon_moves_total{game="havana"}'] > before.get('malecon_moves_total{game="havana"}', 0)
    refused = 'malecon_refusals_total{key="error-table-not-over"}'
    assert after[refused] == before.get(refused, 0) + 1
    assert after["malecon_commit_seconds_count"] > before["malecon_commit_seconds_count"]
    assert after['malecon_request_seconds_count{status="409"}'] >= 1


def test_metrics_name_nobody_and_no_table(server: Server) -> None:
    with closing(Player(server.url, "Esmeralda")) as player:
        table = player.open_table("cuba", WITH_BOT)
        player.look(table)
        told = fetch(f"{server.url}/metrics").text
        assert "malecon_moves_total" in told
        for secret in (table, player.id, player.token, player.name):
            assert secret not in told


def test_whoever_watches_over_a_server_is_not_counted_among_its_callers(tmp_path: Path) -> None:
    with Server(str(tmp_path / "malecon.sqlite"), "--limit=requests=1", limited=True) as server:
        for _ in range(10):
            assert fetch(f"{server.url}/healthz").status_code == 200
            assert fetch(f"{server.url}/metrics").status_code == 200
        assert 429 in [fetch(f"{server.url}/api/games").status_code for _ in range(10)]


# -- what it says ---------------------------------------------------------------------------------------------------


def thinking_processes(server: Server) -> list[int]:
    """The processes in which the bots of a server think."""
    children = [
        int(child)
        for task in Path(f"/proc/{server.pid}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]
    return [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def send_raw(server: Server, request: bytes) -> None:
    with socket.create_connection((HOST, server.port), timeout=PATIENCE) as connection:
        connection.sendall(request)
        connection.recv(1000)


def test_the_log_is_json_and_holds_no_secret(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Server(str(tmp_path / "malecon.sqlite"), log=log) as server, closing(Player(server.url, "Esmeralda")) as ana:
        table = ana.open_table("cuba", WITH_BOT)
        seat_token = ana.do("POST", f"/api/tables/{table}/seats/0/token")["token"]
        code = ana.do("POST", "/api/identity/code")["code"]
        secrets = [table, ana.id, ana.token, ana.name, seat_token, code, "forged-token", "query-secret", "whisper"]
        ana.do("POST", "/api/identity/carry", {"code": code})
        ana.do("POST", f"/api/tables/{table}/chat", {"text": "whisper"})
        ana.http.get(f"/api/tables/{table}", params={"word": "query-secret"})
        ana.http.get(f"/api/tables/{table}/query-secret")
        ana.http.get(f"/query-secret/{table}")
        ana.http.post(f"/api/tables/{table}/moves", content=f'{{"id": "{ana.token}"')
        fetch(f"{server.url}/api/tables/{table}", headers={"Authorization": "Bearer forged-token"})
        send_raw(server, f"GET /api/tables/{table} NONSENSE\r\nAuthorization: {ana.token}\r\n\r\n".encode())
        with open_sockets([ana], table) as sockets:
            sockets[0].next("update")
            assert sockets[0].ask(type="chat", text="whisper")["type"] == "accepted"
            assert sockets[0].ask(type="move", answers=0, move="whisper")["type"] == "refused"
            play_on(sockets, random.Random(1), moves=5)
            processes = thinking_processes(server)
            assert processes
            for process in processes:
                os.kill(process, signal.SIGKILL)
            play_on(sockets, random.Random(2))
            assert sockets[0].state["table"]["state"] == "finished"
        with Socket(ana, f"{table}x", {"word": "query-secret"}) as refused:
            assert refused.receive()["type"] == "refused"
    text = log.read_text()
    for secret in secrets:
        assert secret not in text
    lines = [json.loads(line) for line in text.splitlines()]
    assert all({"at", "level", "logger", "message"} <= line.keys() for line in lines)
    pages = {line["page"] for line in lines if line["logger"] == "malecon.access"}
    assert {"/api/identity", "/api/tables/{table}", "/api/tables/{table}/moves", "/healthz", "-"} <= pages
    assert "a process failed" in [line["message"] for line in lines]


# -- what it keeps --------------------------------------------------------------------------------------------------


def age(database: str, ages: dict[str, tuple[str, float]], now: float) -> None:
    """Fill a database with tables (by id: their state and how many days nothing has happened) and their players.

    At each table sits a player of the same name who became known just as long ago; "nobody" sits nowhere.
    """
    engine = make_engine(database_url(database))
    upgrade(engine)
    with engine.begin() as connection:
        for id, (state, days) in ages.items():
            then = now - days * DAY
            connection.execute(insert(schema.players).values(id=id, nickname=id, created=then, seen=then))
            if state == "nobody":
                connection.execute(insert(schema.codes).values(hash=id, player=id, expires=now + DAY))
                continue
            connection.execute(
                insert(schema.game_tables).values(
                    id=id,
                    host=id,
                    plan="{}",
                    seed="",
                    created=then,
                    changed=then,
                    number=1,
                    state=state,
                    game="cuba",
                    visibility="private",
                    summary="{}",
                )
            )
            connection.execute(insert(schema.entries).values(game_table=id, number=1, at=then, content="{}"))
            connection.execute(insert(schema.seats).values(game_table=id, place=0, player=id))
            connection.execute(insert(schema.tokens).values(hash=id, game_table=id, place=1))
    engine.dispose()


def kept(database: str) -> dict[str, set[str]]:
    """What is left, by kind; whatever belongs to a table must be left or gone with it."""
    engine = make_engine(database_url(database))
    # One moment for all of it: the server may be removing something just now.
    level = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    with closing(engine.connect().execution_options(**level)) as connection:
        columns = {
            "tables": schema.game_tables.c.id,
            "players": schema.players.c.id,
            "codes": schema.codes.c.hash,
        }
        found = {name: set(connection.scalars(select(column))) for name, column in columns.items()}
        for table in (schema.entries, schema.seats, schema.tokens):
            assert set(connection.scalars(select(table.c.game_table))) == found["tables"]
    engine.dispose()
    return found


AGES = {
    "finished-new": ("finished", 1.0),
    "finished-old": ("finished", 200.0),
    "abandoned-old": ("abandoned", 200.0),
    "open-new": ("open", 1.0),
    "open-old": ("open", 200.0),
    "playing-new": ("playing", 1.0),
    "playing-old": ("playing", 200.0),
    "nobody-new": ("nobody", 1.0),
    "nobody-old": ("nobody", 200.0),
}


def forget(database: str, *before: float) -> int:
    opened = Database(database_url(database))
    try:
        return asyncio.run(Store(opened).forget(*before))
    finally:
        opened.close()


@pytest.mark.parametrize(
    ("finished", "idle", "players", "tables_gone", "players_gone"),
    [
        (0, 0, 0, set(), set()),
        (100, 0, 0, {"finished-old", "abandoned-old"}, set()),
        (0, 100, 0, {"open-old", "playing-old"}, set()),
        (0, 0, 100, set(), {"nobody-old"}),
        (0, 100, 100, {"open-old", "playing-old"}, {"nobody-old", "open-old", "playing-old"}),
        (300, 300, 300, set(), set()),
    ],
)
def test_only_what_is_older_than_its_limit_is_forgotten(
    finished: float, idle: float, players: float, tables_gone: set[str], players_gone: set[str], database: str
) -> None:
    now = time.time()
    age(database, AGES, now)
    before = [now - days * DAY if days else 0.0 for days in (finished, idle, players)]
    assert forget(database, *before) == len(tables_gone)
    left = kept(database)
    tables = {id for id, (state, _) in AGES.items() if state != "nobody"}
    assert left["tables"] == tables - tables_gone
    assert left["players"] == AGES.keys() - players_gone
    assert left["codes"] == {"nobody-new", "nobody-old"} - players_gone


def test_a_code_that_has_expired_is_forgotten(database: str) -> None:
    now = time.time()
    age(database, {"nobody": ("nobody", 1.0)}, now - 2 * DAY)
    assert kept(database)["codes"] == {"nobody"}
    forget(database, 0.0, 0.0, 0.0)
    assert kept(database)["codes"] == set()
    assert kept(database)["players"] == {"nobody"}


def test_days_given_at_the_start_are_kept_and_no_more(database: str) -> None:
    ages = {
        "finished-2": ("finished", 2.0),
        "finished-4": ("finished", 4.0),
        "playing-4": ("playing", 4.0),
        "playing-6": ("playing", 6.0),
        "nobody-6": ("nobody", 6.0),
        "nobody-8": ("nobody", 8.0),
    }
    age(database, ages, time.time())
    with Server(database, "--keep-finished", "3", "--keep-idle", "5", "--keep-players", "7"):
        deadline = time.monotonic() + PATIENCE
        while "playing-6" in kept(database)["tables"] and time.monotonic() < deadline:
            time.sleep(0.05)
    left = kept(database)
    assert left["tables"] == {"finished-2", "playing-4"}
    assert left["players"] == ages.keys() - {"nobody-8"}


class SignedDaysAgo(TimestampSigner):
    """Signs as the server did some days ago."""

    def get_timestamp(self) -> int:
        return int(time.time() - 6 * DAY)


def test_an_identity_that_is_in_use_is_not_forgotten(tmp_path: Path) -> None:
    database = str(tmp_path / "malecon.sqlite")
    age(database, {"regular": ("nobody", 6.0), "lost": ("nobody", 6.0)}, time.time())
    with Server(database) as server:
        with closing(sqlite3.connect(database)) as connection:
            (key,) = connection.execute("SELECT value FROM secret WHERE name = 'signing-key'").fetchone()
        token = SignedDaysAgo(key, salt="malecon.identity").sign("regular").decode()
        answer = fetch(f"{server.url}/api/identity", headers={"Authorization": f"Bearer {token}"})
        assert answer.json()["nickname"] == "regular"
    forget(database, 0.0, 0.0, time.time() - 5 * DAY)
    assert kept(database)["players"] == {"regular"}


# -- at the start and at the end ------------------------------------------------------------------------------------


@contextmanager
def serving(*options: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """`malecon serve` as it is started by hand; it has said that it is ready."""
    process = subprocess.Popen(
        ending_with_us(sys.executable, "-m", "malecon", "serve", "--no-browser", *options),
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            assert process.stdout is not None
            assert "Malecón" in process.stdout.readline()
            yield process
        finally:
            with suppress(ProcessLookupError):
                process.kill()  # it has ended by itself, unless the test has failed


@pytest.mark.parametrize("ended_by", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_a_server_that_is_asked_to_stop_says_so_and_ends_well(ended_by: signal.Signals, tmp_path: Path) -> None:
    with serving("--port", str(free_port()), "--db", str(tmp_path / "malecon.sqlite"), "--lang", "en") as process:
        process.send_signal(ended_by)
        said, complained = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert said == "The server has stopped; every table resumes when it starts again.\n"
    assert complained == ""


def test_without_a_database_named_it_lies_in_the_data_folder_of_the_user(tmp_path: Path) -> None:
    port = str(free_port())
    with serving("--port", port, XDG_DATA_HOME=str(tmp_path), MALECON_DATABASE_URL=""):
        assert fetch(f"http://{HOST}:{port}/healthz").status_code == 200
        file = tmp_path / "malecon" / "malecon.sqlite"
        assert file.exists()
        for path in file.parent.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, f"{path.name} is open to others"


def test_the_environment_names_the_database_unless_the_command_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MALECON_DATABASE_URL", "postgresql://club/malecon")
    assert database_url(None) == "postgresql://club/malecon"
    assert database_url(str(tmp_path / "own.sqlite")) == f"sqlite:///{tmp_path / 'own.sqlite'}"
    monkeypatch.setenv("MALECON_DATABASE_URL", f"sqlite:///{tmp_path / 'other.sqlite'}")
    assert database_url(None) == f"sqlite:///{tmp_path / 'other.sqlite'}"


def test_a_server_uses_the_database_of_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "environment.sqlite"
    port = str(free_port())
    with serving("--port", port, MALECON_DATABASE_URL=str(file), XDG_DATA_HOME=str(tmp_path / "data")):
        assert fetch(f"http://{HOST}:{port}/healthz").status_code == 200
    assert file.exists()
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "{place} cannot be used (Address already in use). Choose another port with --port, or stop what uses it.",
        ),
        ("fr", "{place} ne peut pas servir (Address already in use)."),
    ],
    ids=["en", "fr"],
)
def test_a_port_that_is_taken_is_told_at_once(language: str, sentence: str, tmp_path: Path) -> None:
    database = tmp_path / "malecon.sqlite"
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = malecon("serve", "--no-browser", "--port", str(port), "--db", database, "--lang", language)
    assert done.returncode == 2
    assert done.stderr.startswith(sentence.format(place=f"{HOST}:{port}"))
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""
    assert not database.exists()


REFUSED = [
    (("--log", "xml"), "en", "The log cannot be written as “xml”. Choose one of these: text, json."),
    (("--limit", "chats=many"), "fr", "« chats=many » n’est pas une limite."),
    (("--db", "mysql://localhost/malecon"), "fr", "Une base de données du type « mysql » ne convient pas."),
    (("--db", "postgresql://localhost:door/malecon"), "en", ""),
    (("--db", "postgresql://nobody@127.0.0.1:1/malecon"), "en", "The database cannot be used (connection failed: "),
    (("--db", "{folder}"), "fr", ""),
    (("--db", "{folder}/letter.txt"), "en", ""),
    (("--db", "{folder}/letter.txt/malecon.sqlite"), "en", "Nothing can be written in {folder}/letter.txt ("),
    (("--redis", "nonsense"), "en", ""),
    (("--redis", "redis://127.0.0.1:door"), "fr", ""),
]


@pytest.mark.parametrize(
    ("options", "language", "sentence"),
    REFUSED,
    ids=[f"{language} {' '.join(options)}" for options, language, _ in REFUSED],
)
def test_what_cannot_work_is_refused_in_one_sentence(
    options: tuple[str, ...], language: str, sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "letter.txt").write_text("Dear diary, today we played Havana.\n" * 100)
    named = () if "--db" in options else ("--db", str(tmp_path / "malecon.sqlite"))
    chosen = [option.format(folder=tmp_path) for option in (*options, *named)]
    done = malecon("serve", "--no-browser", "--port", str(free_port()), *chosen, "--lang", language)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith(sentence.format(folder=tmp_path))
    assert done.stdout == ""
    assert (tmp_path / "letter.txt").read_text().startswith("Dear diary")


@pytest.mark.parametrize(
    "options", [("--port", "0"), ("--port", "http"), ("--keep-idle", "-1"), ("--bot-workers", "0")]
)
def test_a_number_that_is_none_is_refused(options: tuple[str, ...], tmp_path: Path) -> None:
    done = malecon("serve", "--no-browser", "--db", tmp_path / "malecon.sqlite", *options)
    assert done.returncode == 2
    assert options[0] in done.stderr


def test_a_data_folder_that_cannot_be_made_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.delenv("MALECON_DATABASE_URL", raising=False)
    done = malecon("serve", "--no-browser", "--lang", "fr", XDG_DATA_HOME=str(tmp_path / "file"))
    assert done.returncode == 2
    assert str(tmp_path / "file" / "malecon") in done.stderr
    assert len(done.stderr.splitlines()) == 1
