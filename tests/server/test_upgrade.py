"""A new release finds the database of the one before it: nothing is lost, and whoever was playing plays on."""

import json
import random
import shutil
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from itsdangerous import TimestampSigner
from sqlalchemy import MetaData, create_engine, insert, select, text

from malecon.engine.errors import MaleconError
from malecon.engine.record import parse_record, setting_of, verify
from malecon.games import find_game
from malecon.server.settings import database_url
from malecon.server.storage.backup import read_backup, write_backup
from malecon.server.storage.database import make_engine
from malecon.server.storage.migration import newest, upgrade
from tests.command import malecon
from tests.server import make_old_database as old
from tests.server.conftest import new_database
from tests.server.running import PATIENCE, Json, Player, Server, new_client, open_sockets, play_on
from tests.server.services import PostgreSQL, Redis, free_port

KEEP_ALL = ("--keep-idle=0", "--keep-players=0")  # the tables of the stored database have been idle for long
FUTURE = "9999"


class OldFriend(Player):
    """Somebody who became known to the server before the upgrade, and still has the token from then."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.id = old.PLAYERS[name]
        self.token = TimestampSigner(old.SIGNING_KEY, salt="malecon.identity").sign(self.id).decode()
        self.http = new_client(base_url=url, timeout=PATIENCE, headers={"Authorization": f"Bearer {self.token}"})


class Program(Player):
    """A program that was given the token of a seat before the upgrade."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.token = old.SEAT_TOKEN
        self.http = new_client(base_url=url, timeout=PATIENCE, headers={"Authorization": f"Bearer {self.token}"})


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def looked_at(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on the stored database, or on the same rows in PostgreSQL, whose tables nobody changes."""
    with upgraded(request.param, request, tmp_path_factory.mktemp("looked-at")) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def played_at(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """The same, for one test alone."""
    with upgraded(request.param, request, tmp_path) as server:
        yield server


def upgraded(kind: str, request: pytest.FixtureRequest, folder: Path) -> Server:
    database = new_database(kind, request, folder)
    if kind == "sqlite":
        shutil.copyfile(old.FILE, database)
    else:
        copy_rows(database)
    return Server(database, *KEEP_ALL, log=folder / "log")


def copy_rows(database: str) -> None:
    """Fill a PostgreSQL database of the old schema with the rows of the stored file."""
    engine, stored = make_engine(database), create_engine(f"sqlite:///{old.FILE}")
    upgrade(engine, old.SCHEMA)
    schema = MetaData()
    schema.reflect(stored)
    with stored.connect() as source, engine.begin() as target:
        for table in schema.sorted_tables:
            rows = [row._asdict() for row in source.execute(select(table))]
            if rows and table.name != "alembic_version":
                target.execute(insert(table), rows)
    stored.dispose()
    engine.dispose()


def test_the_stored_database_is_of_the_first_schema() -> None:
    with closing(sqlite3.connect(f"file:{old.FILE}?mode=ro", uri=True)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(old.SCHEMA,)]
        assert "summary" not in [column[1] for column in connection.execute("PRAGMA table_info(game_table)")]
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert newest() > old.SCHEMA


def test_tables_of_the_old_schema_go_on_to_the_end(played_at: Server) -> None:
    chooser = random.Random(1)
    with ExitStack() as stack:
        ana, bruno = (stack.enter_context(closing(OldFriend(played_at.url, name))) for name in old.PLAYERS)
        program = stack.enter_context(closing(Program(played_at.url)))
        carla = stack.enter_context(closing(Player(played_at.url, "Carla")))
        bruno.sit(old.WAITING, 1)
        carla.sit(old.WAITING, 2)
        third: dict[str, list[Player]] = {old.HAVANA: [program], old.WAITING: [carla]}
        for table in (*old.RUNNING, old.WAITING):
            assert ana.look(table)["table"]["state"] == "playing"
            begun = ana.whole_log(table)
            with open_sockets([ana, bruno, *third.get(table, [])], table) as sockets:
                assert play_on(sockets, chooser) > 0
            assert ana.whole_log(table)[: len(begun)] == begun
            record = parse_record(ana.http.get(f"/api/tables/{table}/record").text)
            match = verify(record, setting_of(record, find_game))
            assert match.over
            assert match.scores() == ana.look(table)["table"]["scores"]


def test_a_choice_made_before_the_upgrade_stays_made_and_stays_hidden(looked_at: Server) -> None:
    with closing(OldFriend(looked_at.url, "Ana")) as ana, closing(OldFriend(looked_at.url, "Bruno")) as bruno:
        for table in (old.HAVANA, old.BIDS):
            states = [ana.look(table), bruno.look(table)]
            chooser = states[0]["log"][-1]["seat"]
            other = 1 - chooser
            assert other in states[0]["table"]["asked"]
            assert chooser not in states[0]["table"]["asked"]
            assert "question" in states[other]
            assert "question" not in states[chooser]
            assert states[0]["log"] == states[1]["log"]


def test_a_move_whose_answer_was_lost_in_the_upgrade_is_answered_again(looked_at: Server) -> None:
    with closing(sqlite3.connect(f"file:{old.FILE}?mode=ro", uri=True)) as stored:
        query = "SELECT number, content FROM entry WHERE game_table = ? ORDER BY number DESC"
        number, content = stored.execute(query, (old.HAVANA,)).fetchone()
    last = json.loads(content)
    with closing(OldFriend(looked_at.url, list(old.PLAYERS)[last["seat"]])) as mover:
        answer = mover.move(old.HAVANA, {"number": last["answers"]}, last["move"], key=last["key"])
        assert answer == {"number": number, "repeated": True}
        assert mover.look(old.HAVANA)["number"] == number


def test_the_lists_show_the_tables_of_the_old_schema(looked_at: Server) -> None:
    with closing(OldFriend(looked_at.url, "Ana")) as ana:
        public = listed(ana, "/api/tables", 2)
        assert {table["id"]: table["state"] for table in public} == {old.SANTIAGO: "playing", old.WAITING: "open"}
        waiting = next(table for table in public if table["id"] == old.WAITING)
        assert [seat["kind"] for seat in waiting["seats"]] == ["person", "open", "open"]
        assert waiting["created"] == old.THEN
        mine = listed(ana, "/api/tables/mine", 5)
        assert {table["id"] for table in mine} == {*old.RUNNING, old.WAITING}
        for table in mine:
            assert table.get("asked", []) == ana.look(table["id"])["table"]["asked"]
        (over,) = listed(ana, "/api/tables/finished", 1)
        assert over["id"] == old.OVER
        assert [seat["name"] for seat in over["seats"]] == ["Ana", "Bruno"]
        ended = ana.look(old.OVER)["table"]
        assert (over["scores"], over["places"]) == (ended["scores"], ended["places"])


def listed(player: Player, path: str, count: int) -> list[Json]:
    """The list, once it shows so many tables: the server fills the summaries in while it already answers."""
    found: list[Json] = []
    deadline = time.monotonic() + PATIENCE
    while len(found) < count and time.monotonic() < deadline:
        found = player.get(path)["tables"]
    assert len(found) == count
    return found


def has_table(database: str, table: str) -> bool:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT id FROM game_table WHERE id = ?", (table,)).fetchone() is not None


def test_a_table_that_cannot_be_read_holds_up_nothing_else(tmp_path: Path) -> None:
    database = str(shutil.copyfile(old.FILE, tmp_path / "malecon.sqlite"))
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE entry SET content = '{}' WHERE game_table = ? AND number = 1", (old.SANTIAGO,))
    log = tmp_path / "log"
    with (
        Server(database, *KEEP_ALL, "--keep-finished=1", log=log) as server,
        closing(OldFriend(server.url, "Ana")) as ana,
    ):
        mine = listed(ana, "/api/tables/mine", 4)
        assert {table["id"] for table in mine} == {old.HAVANA, old.CUBA, old.BIDS, old.WAITING}
        assert ana.do("GET", f"/api/tables/{old.SANTIAGO}", status=500)["error"]["key"] == "error-internal"
        deadline = time.monotonic() + PATIENCE
        while has_table(database, old.OVER):  # the server makes its rounds, too: what is too old is removed
            assert time.monotonic() < deadline
            time.sleep(0.05)
    assert old.SANTIAGO not in log.read_text()


# -- refused, and at once -------------------------------------------------------------------------------------------


def revisions(database: str) -> list[str]:
    engine = make_engine(database_url(database))
    with engine.connect() as connection:
        found = list(connection.scalars(text("SELECT version_num FROM alembic_version")))
    engine.dispose()
    return found


@pytest.fixture
def future_database(database: str) -> str:
    """A database that a later release has migrated."""
    engine = make_engine(database_url(database))
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :future"), {"future": FUTURE})
    engine.dispose()
    return database


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", f"This database was last used by a newer release (schema {FUTURE}; this one knows {newest()})."),
        (
            "fr",
            f"Cette base a été utilisée par une version plus récente (schéma {FUTURE} ; celle-ci connaît {newest()}).",
        ),
    ],
    ids=["en", "fr"],
)
def test_a_database_from_the_future_is_not_served(language: str, sentence: str, future_database: str) -> None:
    done = malecon("serve", "--no-browser", "--port", str(free_port()), "--db", future_database, "--lang", language)
    assert done.returncode == 2
    assert done.stderr.startswith(sentence)
    assert len(done.stderr.splitlines()) == 1
    assert revisions(future_database) == [FUTURE]


def test_a_database_from_the_future_is_neither_backed_up_nor_restored(future_database: str, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    with pytest.raises(MaleconError) as refused:
        write_backup(database_url(future_database), backup)
    assert refused.value.key == "error-storage-newer"
    assert not backup.exists()
    write_backup(database_url(str(shutil.copyfile(old.FILE, tmp_path / "other.sqlite"))), backup)
    with pytest.raises(MaleconError) as refused:
        read_backup(database_url(future_database), backup, replace=True)
    assert refused.value.key == "error-storage-newer"
    assert revisions(future_database) == [FUTURE]


def test_two_processes_that_start_at_once_on_an_empty_database_migrate_it_once(
    postgresql: PostgreSQL, redis: Redis, tmp_path: Path
) -> None:
    database = postgresql.database()
    servers = [Server(database, "--redis", redis.url, log=tmp_path / f"log-{place}") for place in (1, 2)]
    try:
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(Server.start, servers))
        assert revisions(database) == [newest()]
        with closing(Player(servers[0].url, "Ana")) as ana:
            table = ana.open_table("cuba", [{"kind": "me"}, {"kind": "open"}])
            assert ana.at(servers[1].url).look(table)["table"]["host"]  # both sign and read with one key
    finally:
        for server in servers:
            server.stop()
