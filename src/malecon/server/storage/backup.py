"""Backups: the whole database as one file of JSON lines, which any release from this one on can read into any database.

They are taken while the server runs, in one reading transaction. The first line says what the file is, the last one how
many lines there should be, so that half a backup is recognised.
"""

import contextlib
import gzip
import os
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from malecon.engine.errors import MaleconError
from malecon.server.settings import keep_private, make_folder, sqlite_path
from malecon.server.storage import schema
from malecon.server.storage.database import WRITES, make_engine, storage_error
from malecon.server.storage.migration import newest, upgrade
from malecon.server.storage.occupancy import used_alone

FORMAT = "malecon-backup"
VERSION = 1
BATCH = 500


@dataclass
class Kept:
    """What a backup holds."""

    tables: int = 0
    entries: int = 0


def write_backup(url: str, file: Path) -> Kept:
    """Write everything to a new file; it appears under its name only when it is complete."""
    path = sqlite_path(url)
    if path is not None and not path.exists():
        raise MaleconError("error-no-database", path=str(path))
    if file.exists():
        raise MaleconError("error-backup-exists", path=str(file))
    half = file.with_name(file.name + ".part")
    keep_private(half)
    engine = make_engine(url)
    kept = Kept()
    try:
        upgrade(engine)
        reading = engine.execution_options(isolation_level="REPEATABLE READ") if path is None else engine
        with reading.connect() as connection, gzip.open(half, "wb") as out:
            lines = 0
            for line in backup_lines(connection, kept):
                out.write(msgspec.json.encode(line) + b"\n")
                lines += 1
            out.write(msgspec.json.encode({"end": lines}) + b"\n")
        with half.open("rb") as written:
            os.fsync(written.fileno())
        half.rename(file)
    except SQLAlchemyError as trouble:
        raise storage_error(trouble) from trouble
    except OSError as trouble:
        raise MaleconError("error-disk", path=str(file), reason=trouble.strerror or "") from trouble
    finally:
        with contextlib.suppress(OSError):
            half.unlink()
        engine.dispose()
    return kept


def backup_lines(connection: Connection, kept: Kept) -> Iterator[dict[str, Any]]:
    yield {"format": FORMAT, "version": VERSION, "schema": newest()}
    for table in schema.SCHEMA.sorted_tables:
        for row in connection.execution_options(stream_results=True).execute(select(table)).mappings():
            kept.tables += table is schema.game_tables
            kept.entries += table is schema.entries
            # The names of the library are a kind of text that the encoder does not know.
            yield {"table": str(table.name), "row": {str(name): value for name, value in row.items()}}


def read_backup(url: str, file: Path, replace: bool) -> Kept:
    """Fill a database from a backup, all of it or nothing."""
    path = sqlite_path(url)
    if path is not None:
        make_folder(path)
        keep_private(path)
    with used_alone(url):
        return fill(url, file, replace)


def fill(url: str, file: Path, replace: bool) -> Kept:
    engine = make_engine(url)
    kept = Kept()
    try:
        upgrade(engine)
        with engine.execution_options(**{WRITES: True}).begin() as connection:
            make_room(connection, replace)
            waiting: dict[str, list[dict[str, Any]]] = {table.name: [] for table in schema.SCHEMA.sorted_tables}
            for name, row in rows_of(file):
                kept.tables += name == schema.game_tables.name
                kept.entries += name == schema.entries.name
                waiting[name].append(row)
                if len(waiting[name]) == BATCH:
                    put(connection, waiting)
            put(connection, waiting)
    except (OperationalError, InterfaceError) as trouble:
        raise storage_error(trouble) from trouble
    except SQLAlchemyError as trouble:  # rows that no database takes
        raise MaleconError("error-backup-broken", path=str(file)) from trouble
    finally:
        engine.dispose()
    return kept


def make_room(connection: Connection, replace: bool) -> None:
    found = connection.scalar(select(func.count()).select_from(schema.game_tables)) or 0
    if found and not replace:
        raise MaleconError("error-restore-full", tables=found)
    for table in reversed(schema.SCHEMA.sorted_tables):
        connection.execute(delete(table))


def put(connection: Connection, waiting: dict[str, list[dict[str, Any]]]) -> None:
    for table in schema.SCHEMA.sorted_tables:  # in an order that keeps every reference good
        if waiting[table.name]:
            connection.execute(insert(table), waiting[table.name])
            waiting[table.name] = []


def rows_of(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup, checked line by line; a file that breaks off is refused at its end."""
    tables = {table.name: table for table in schema.SCHEMA.sorted_tables}
    broken = MaleconError("error-backup-broken", path=str(file))
    try:
        with gzip.open(file, "rb") as found:
            first = first_line(found)
            if not isinstance(first, dict) or first.get("format") != FORMAT:
                raise MaleconError("error-backup-other", path=str(file))
            if first.get("version") != VERSION or str(first.get("schema")) > newest():
                raise MaleconError("error-backup-newer", path=str(file), found=str(first.get("schema")), known=newest())
            lines, end = 1, None
            for text in found:
                line = msgspec.json.decode(text)
                if "end" in line:
                    end = line["end"]
                    break
                lines += 1
                yield line["table"], known_columns(tables[line["table"]], line["row"])
            if end != lines or found.read(1):  # reading to the very end compares the checksum
                raise broken
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, KeyError, TypeError) as trouble:
        raise broken from trouble
    except OSError as trouble:
        raise MaleconError("error-file-unreadable", path=str(file), reason=trouble.strerror or "") from trouble


def first_line(found: gzip.GzipFile) -> Any:
    """What the file says of itself; nothing, if it is no file of ours."""
    try:
        return msgspec.json.decode(found.readline())
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError):
        return None


def known_columns(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {column.name: row[column.name] for column in table.columns if column.name in row}
