"""Bringing a database to the present schema, before anything else is done with it."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from malecon.engine.errors import MaleconError
from malecon.server.storage.database import WRITES, storage_error

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x4D414C45  # any number, as long as every process takes the same


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return ScriptDirectory.from_config(config).get_current_head() or ""


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Run the migrations that are missing. Several processes may start at once: one does it, the others wait."""
    try:
        with engine.execution_options(**{WRITES: True}).begin() as connection:
            if engine.dialect.name == "postgresql":  # SQLite lets only one in anyhow
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            refuse_the_future(connection)
            command.upgrade(configuration(connection), revision)
    except SQLAlchemyError as trouble:
        raise storage_error(trouble) from trouble


def refuse_the_future(connection: Connection) -> None:
    """A database that a newer release has migrated must not be touched by this one."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise MaleconError("error-storage-newer", found=found, known=newest())
