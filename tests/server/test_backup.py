"""`malecon backup` and `restore`: taken while people play, read into either kind of database, all of it or nothing."""

import gzip
import random
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest
from sqlalchemy import select

from malecon.engine.errors import MaleconError
from malecon.engine.record import parse_record, setting_of, verify
from malecon.games import find_game
from malecon.server.settings import database_url
from malecon.server.storage import schema
from malecon.server.storage.backup import read_backup, write_backup
from malecon.server.storage.database import make_engine
from malecon.server.storage.migration import upgrade
from tests.command import malecon
from tests.server import make_old_database as old
from tests.server.conftest import new_database
from tests.server.running import PATIENCE, Player, Server, open_sockets, play_on
from tests.server.services import PostgreSQL

SEATS = [{"kind": "me"}, {"kind": "open"}]
KINDS = ("sqlite", "postgresql")
BETWEEN_MOVES = 0.02  # seconds: people think, and leave the machine to the backup

Rows = dict[str, list[dict[str, Any]]]


def contents(database: str) -> Rows:
    """Every row of a database, by table."""
    engine = make_engine(database_url(database))
    with engine.connect() as connection:
        found: Rows = {
            table.name: sorted((row._asdict() for row in connection.execute(select(table))), key=repr)
            for table in schema.SCHEMA.sorted_tables
        }
    engine.dispose()
    return found


def full_database(folder: Path) -> str:
    """Tables, identities and tokens, as they were made for the test of the upgrade."""
    database = str(shutil.copyfile(old.FILE, folder / "full.sqlite"))
    engine = make_engine(database_url(database))
    upgrade(engine)
    engine.dispose()
    return database


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup of the full database."""
    file = tmp_path / "backup"
    write_backup(database_url(full_database(tmp_path)), file)
    return file


# -- while people play ----------------------------------------------------------------------------------------------


class Company:
    """Two people who play one game after another, and what the server has answered them so far."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.answered: dict[str, int] = {}  # by table, the number up to which everything is known to be on disk
        self.moved = threading.Event()
        self.enough = threading.Event()
        self.thread = threading.Thread(target=self.play)

    def __enter__(self) -> Self:
        self.thread.start()
        self.wait_for_moves()
        return self

    def __exit__(self, *_: object) -> None:
        self.enough.set()
        self.thread.join()

    def play(self) -> None:
        chooser = random.Random(5)
        while not self.enough.is_set():
            table = sit_down(self.players, "santiago")
            with open_sockets(self.players, table) as sockets:
                while not self.enough.wait(BETWEEN_MOVES) and play_on(sockets, chooser, moves=3):
                    self.answered[table] = max(socket.state["number"] for socket in sockets)
                    self.moved.set()

    def wait_for_moves(self) -> None:
        self.moved.clear()
        assert self.moved.wait(PATIENCE)


def sit_down(players: list[Player], game: str) -> str:
    table = players[0].open_table(game, SEATS)
    players[1].sit(table, 1)
    return table


@pytest.fixture
def players() -> Iterator[Callable[[Server], list[Player]]]:
    """Ana and Bruno, who come to a server and leave when the test is over."""
    came: list[Player] = []

    def come(server: Server) -> list[Player]:
        came.extend(Player(server.url, name) for name in ("Ana", "Bruno"))
        return came

    yield come
    for player in came:
        player.close()


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_taken_while_people_play_is_whole_and_its_tables_go_on(
    kind: str, players: Callable[[Server], list[Player]], request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database, backup = new_database(kind, request, tmp_path), tmp_path / "backup"
    with Server(database, log=tmp_path / "log") as server:
        company = players(server)
        table = sit_down(company, "havana")
        with open_sockets(company, table) as sockets:
            play_on(sockets, random.Random(1), moves=20)
        left = company[0].look(table)
        with Company(company) as busy:
            answered = dict(busy.answered)
            done = malecon("backup", backup, "--db", database, "--lang", "en")
            assert done.returncode == 0, done.stderr
            busy.wait_for_moves()  # they are not stopped by it
    for target in KINDS:
        folder = tmp_path / target
        folder.mkdir()
        restored = new_database(target, request, folder)
        done = malecon("restore", backup, "--db", restored, "--lang", "en")
        assert done.returncode == 0, done.stderr
        rows = contents(restored)
        assert f"{len(rows['entry'])} entries restored" in done.stdout
        must_be_whole(rows, answered)
        with Server(restored, log=folder / "log") as server:
            for player in company:
                player.at(server.url)
            assert company[0].look(table) == left
            play_to_the_end(company, table)


def must_be_whole(rows: Rows, answered: dict[str, int]) -> None:
    """Every table has all its entries up to its number, and none is behind what had been answered before the backup."""
    numbers = {row["id"]: row["number"] for row in rows["game_table"]}
    for table, number in numbers.items():
        found = sorted(row["number"] for row in rows["entry"] if row["game_table"] == table)
        assert found == list(range(1, number + 1))
    for table, number in answered.items():
        assert numbers[table] >= number


def play_to_the_end(players: list[Player], table: str) -> None:
    with open_sockets(players, table) as sockets:
        assert play_on(sockets, random.Random(2)) > 0
    record = parse_record(players[0].http.get(f"/api/tables/{table}/record").text)
    assert verify(record, setting_of(record, find_game)).over


# -- what is restored -----------------------------------------------------------------------------------------------


def test_a_restored_database_holds_the_same_rows(backup: Path, database: str, tmp_path: Path) -> None:
    kept = read_backup(database_url(database), backup, replace=False)
    rows = contents(database)
    assert rows == contents(str(tmp_path / "full.sqlite"))
    assert (kept.tables, kept.entries) == (len(rows["game_table"]), len(rows["entry"]))


def test_a_backup_of_a_restored_database_is_the_same_again(backup: Path, database: str, tmp_path: Path) -> None:
    read_backup(database_url(database), backup, replace=False)
    again = tmp_path / "again"
    write_backup(database_url(database), again)
    assert sorted(lines_of(again)) == sorted(lines_of(backup))


def test_what_is_in_a_database_is_replaced_only_on_demand(backup: Path, database: str, tmp_path: Path) -> None:
    read_backup(database_url(database), backup, replace=False)
    empty = tmp_path / "empty-backup"
    write_backup(database_url(new_sqlite(tmp_path / "empty.sqlite")), empty)
    before = contents(database)
    done = malecon("restore", empty, "--db", database, "--lang", "en")
    assert done.returncode == 2
    assert (
        done.stderr
        == "There are 6 tables in this database, which would be lost. Restore into an empty one, or say --replace.\n"
    )
    assert contents(database) == before
    done = malecon("restore", empty, "--db", database, "--replace", "--lang", "fr")
    assert done.returncode == 0, done.stderr
    assert str(empty) in done.stdout
    assert contents(database)["game_table"] == []


def new_sqlite(path: Path) -> str:
    engine = make_engine(database_url(str(path)))
    upgrade(engine)
    engine.dispose()
    return str(path)


# -- what is refused ------------------------------------------------------------------------------------------------


def lines_of(backup: Path) -> list[bytes]:
    return gzip.decompress(backup.read_bytes()).splitlines(keepends=True)


def shortened(backup: Path) -> bytes:
    return backup.read_bytes()[:-200]


def cut_in_half(backup: Path) -> bytes:
    return backup.read_bytes()[: backup.stat().st_size // 2]


def with_a_changed_byte(backup: Path, place: int = -100) -> bytes:
    packed = bytearray(backup.read_bytes())
    packed[place] ^= 0x55
    return bytes(packed)


def with_a_changed_letter(backup: Path) -> bytes:
    """Damage that only the checksum at the end of the file can tell."""
    lines = b"".join(lines_of(backup))
    packed = bytearray(gzip.compress(lines, compresslevel=0))
    place = packed.index(b"Bruno")
    packed[place] = ord("C")
    return bytes(packed)


def without_its_last_line(backup: Path) -> bytes:
    return gzip.compress(b"".join(lines_of(backup)[:-1]))


def without_a_line_in_the_middle(backup: Path) -> bytes:
    lines = lines_of(backup)
    del lines[len(lines) // 2]
    return gzip.compress(b"".join(lines))


def with_a_line_that_is_no_row(backup: Path) -> bytes:
    lines = lines_of(backup)
    lines[len(lines) // 2] = b"[1, 2, 3]\n"
    return gzip.compress(b"".join(lines))


def with_a_row_of_an_unknown_table(backup: Path) -> bytes:
    lines = lines_of(backup)
    lines[len(lines) // 2] = b'{"table": "weather", "row": {"sun": 1}}\n'
    return gzip.compress(b"".join(lines))


def with_a_row_that_lacks_something(backup: Path) -> bytes:
    lines = lines_of(backup)
    lines[1] = b'{"table": "player", "row": {"id": "x"}}\n'
    return gzip.compress(b"".join(lines))


def with_the_same_row_twice(backup: Path) -> bytes:
    lines = lines_of(backup)
    lines[2] = lines[1]
    return gzip.compress(b"".join(lines))


def empty(_backup: Path) -> bytes:
    return b""


def unpacked(backup: Path) -> bytes:
    return b"".join(lines_of(backup))


def something_else(_backup: Path) -> bytes:
    return b"Dear diary, today we played Havana.\n"


def something_else_packed(_backup: Path) -> bytes:
    return gzip.compress(b'{"format": "diary", "version": 1}\n')


def of_a_newer_release(backup: Path) -> bytes:
    lines = lines_of(backup)
    lines[0] = msgspec.json.encode({**msgspec.json.decode(lines[0]), "schema": "9999"}) + b"\n"
    return gzip.compress(b"".join(lines))


BROKEN = [
    shortened,
    cut_in_half,
    with_a_changed_byte,
    with_a_changed_letter,
    without_its_last_line,
    without_a_line_in_the_middle,
    with_a_line_that_is_no_row,
    with_a_row_of_an_unknown_table,
    with_a_row_that_lacks_something,
    with_the_same_row_twice,
]
FOREIGN = [empty, unpacked, something_else, something_else_packed]


UNSOUND: dict[Callable[[Path], bytes], str] = {
    **dict.fromkeys(BROKEN, "error-backup-broken"),
    **dict.fromkeys(FOREIGN, "error-backup-other"),
    of_a_newer_release: "error-backup-newer",
}


@pytest.mark.parametrize(("made", "key"), UNSOUND.items(), ids=[make.__name__ for make in UNSOUND])
def test_a_backup_that_is_not_sound_changes_nothing(
    made: Callable[[Path], bytes], key: str, backup: Path, tmp_path: Path
) -> None:
    must_change_nothing(made, key, backup, str(tmp_path / "full.sqlite"))


def test_a_backup_that_breaks_off_changes_nothing_in_postgresql(backup: Path, postgresql: PostgreSQL) -> None:
    database = postgresql.database()
    read_backup(database_url(database), backup, replace=False)
    must_change_nothing(without_its_last_line, "error-backup-broken", backup, database)


def must_change_nothing(made: Callable[[Path], bytes], key: str, backup: Path, database: str) -> None:
    before = contents(database)
    unsound = backup.with_name("unsound")
    unsound.write_bytes(made(backup))
    with pytest.raises(MaleconError) as refused:
        read_backup(database_url(database), unsound, replace=True)
    assert refused.value.key == key
    assert contents(database) == before


def test_a_changed_byte_is_noticed_wherever_it_is(backup: Path, tmp_path: Path) -> None:
    database, unsound = str(tmp_path / "malecon.sqlite"), tmp_path / "unsound"
    for place in range(50, backup.stat().st_size, 1 + backup.stat().st_size // 40):  # after the header, with its name
        unsound.write_bytes(with_a_changed_byte(backup, place))
        with pytest.raises(MaleconError) as refused:
            read_backup(database_url(database), unsound, replace=False)
        assert refused.value.key in ("error-backup-broken", "error-backup-other"), place


def test_a_broken_backup_is_refused_in_a_sentence(backup: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(with_a_changed_byte(backup))
    done = malecon("restore", broken, "--db", tmp_path / "malecon.sqlite", "--lang", "fr")
    assert done.returncode == 2
    assert done.stderr.startswith(f"{broken} est abîmé ou s’interrompt, et rien n’a été restauré.")
    assert len(done.stderr.splitlines()) == 1


def test_a_backup_that_is_not_there_cannot_be_restored(tmp_path: Path) -> None:
    with pytest.raises(MaleconError) as refused:
        read_backup(database_url(str(tmp_path / "malecon.sqlite")), tmp_path / "nothing", replace=False)
    assert refused.value.key == "error-file-unreadable"


def test_an_existing_file_is_never_overwritten_by_a_backup(tmp_path: Path) -> None:
    database = full_database(tmp_path)
    precious = tmp_path / "precious"
    precious.write_text("mine")
    done = malecon("backup", precious, "--db", database, "--lang", "en")
    assert done.returncode == 2
    assert done.stderr == f"{precious} exists already and would be lost. Choose another name for the backup.\n"
    assert precious.read_text() == "mine"


def test_a_backup_of_a_database_that_is_not_there_makes_nothing(tmp_path: Path) -> None:
    done = malecon("backup", tmp_path / "backup", "--db", tmp_path / "folder" / "wrong.sqlite", "--lang", "en")
    assert done.returncode == 2
    assert done.stderr.startswith(f"There is no database at {tmp_path / 'folder' / 'wrong.sqlite'}.")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_is_neither_backed_up_nor_changed(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear diary, today we played Havana.\n" * 100)
    done = malecon("backup", tmp_path / "backup", "--db", letter)
    assert done.returncode == 2
    assert letter.read_text().startswith("Dear diary")
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("place", ["missing-folder/backup", "full.sqlite/backup"])
def test_a_backup_that_cannot_be_written_is_explained_and_leaves_nothing(place: str, tmp_path: Path) -> None:
    database = full_database(tmp_path)
    with pytest.raises(MaleconError) as refused:
        write_backup(database_url(database), tmp_path / place)
    assert refused.value.key == "error-disk"
    assert not (tmp_path / place).exists()
    assert not (tmp_path / f"{place}.part").exists()
