"""One server a file of SQLite, and no backup restored under a running server."""

from pathlib import Path

import pytest

from malecon.engine.errors import MaleconError
from malecon.server.settings import database_url
from malecon.server.storage import occupancy
from malecon.server.storage.backup import read_backup, write_backup
from malecon.server.storage.database import make_engine
from malecon.server.storage.migration import upgrade
from malecon.server.storage.occupancy import used_alone, used_by_a_server
from tests.command import malecon
from tests.server.conftest import new_database
from tests.server.running import Player, Server
from tests.server.services import PostgreSQL, free_port


def empty_backup(folder: Path) -> Path:
    database = database_url(str(folder / "empty.sqlite"))
    engine = make_engine(database)
    upgrade(engine)
    engine.dispose()
    write_backup(database, folder / "backup")
    return folder / "backup"


def test_a_second_server_on_one_file_is_refused_and_the_first_plays_on(tmp_path: Path) -> None:
    database = tmp_path / "malecon.sqlite"
    (tmp_path / "other-name.sqlite").symlink_to(database)
    with Server(str(database), log=tmp_path / "log") as first:
        for language, words in (("en", "is in use by another Malecón"), ("fr", "est utilisée par un autre Malecón")):
            wanted = ("--port", str(free_port()), "--db", str(tmp_path / "other-name.sqlite"), "--lang", language)
            done = malecon("serve", "--no-browser", *wanted)
            assert done.returncode == 2
            assert words in done.stderr
            assert str(first.pid) in done.stderr
        ana = Player(first.url, "Ana")
        ana.open_table("havana", [{"kind": "me"}, {"kind": "open"}])
        ana.close()


def test_after_a_server_was_killed_the_next_one_starts(tmp_path: Path) -> None:
    with Server(str(tmp_path / "malecon.sqlite"), log=tmp_path / "log") as server:
        server.kill()
        server.start()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_restored_under_a_running_server(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    database, backup = new_database(kind, request, tmp_path), empty_backup(tmp_path)
    with Server(database, log=tmp_path / "log") as server:
        ana = Player(server.url, "Ana")
        table = ana.open_table("havana", [{"kind": "me"}, {"kind": "open"}])
        for options, words in (
            (("--lang", "en"), "is in use by a running server"),
            (("--replace", "--lang", "fr"), "est utilisée par un serveur en marche"),
        ):
            done = malecon("restore", backup, "--db", database, *options)
            assert (done.returncode, words in done.stderr) == (2, True), done.stderr
        beside = malecon("backup", tmp_path / "beside", "--db", database)
        assert beside.returncode == 0, beside.stderr
        assert ana.look(table)["table"]["state"] == "open"
        ana.close()
    done = malecon("restore", backup, "--db", database, "--replace")
    assert done.returncode == 0, done.stderr


def test_no_server_starts_while_a_backup_is_restored(database: str) -> None:
    url = database_url(database)
    with used_alone(url):
        done = malecon("serve", "--no-browser", "--port", str(free_port()), "--db", database, "--lang", "en")
    assert done.returncode == 2
    assert "Malecón" in done.stderr or "is being restored" in done.stderr


def test_every_connection_of_a_server_to_postgresql_keeps_restorers_out(postgresql: PostgreSQL) -> None:
    """So the lock is there again by itself after PostgreSQL was away."""
    url = database_url(postgresql.database())
    engine = make_engine(url)
    occupancy.share(engine)
    for _ in range(2):
        with engine.connect(), pytest.raises(MaleconError, match="error-restore-running"), used_alone(url):
            pass
        engine.dispose()
        with used_alone(url), pytest.raises(Exception, match="is being restored"), engine.connect():
            pass
    engine.dispose()


def test_where_files_cannot_be_locked_a_word_in_the_log_is_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(occupancy, "fcntl", None)
    url = database_url(str(tmp_path / "malecon.sqlite"))
    with used_by_a_server(url), used_by_a_server(url):
        read_backup(url, empty_backup(tmp_path), replace=False)
    assert "only one process" in caplog.text
