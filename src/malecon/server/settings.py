"""How a server is run: what the command line and the environment say, with defaults for a living room."""

import os
from dataclasses import dataclass
from pathlib import Path

from malecon.engine.errors import MaleconError

DAY = 86_400.0
SHARED = "shared"
WHERE_BOTS_THINK = ("own", SHARED)


@dataclass(frozen=True)
class Limits:
    """What one identity or one address may do, so that nobody spoils it for the others. 0 lifts a limit."""

    requests: int = 50  # a second, by address; attempts to open a socket are requests, too
    messages: int = 100  # a second, by address: whatever its sockets say
    writes: int = 20  # a second, by identity: moves, seats, undo
    chats: int = 20  # a minute, by identity
    new_tables: int = 30  # an hour, by identity
    new_identities: int = 100  # an hour, by address
    tables: int = 100  # open or playing, by host
    bot_tables: int = 5  # open or playing without a person, by host
    seats: int = 500  # at tables that are not over, by player
    sockets: int = 200  # at once, by address: sockets and streams
    connections: int = 500  # at once, by address: whatever is open, also where nothing is said
    all_connections: int = 5_000  # at once


@dataclass(frozen=True)
class Keep:
    """For how many days things are kept; 0 keeps them for ever."""

    finished: float = 0.0
    idle: float = 90.0  # tables where nothing happens any more
    players: float = 400.0  # identities that nobody has used


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen when a server is started."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8765
    redis: str = ""
    origins: tuple[str, ...] = ()  # further origins that may open sockets, beside the server's own
    names: tuple[str, ...] = ()  # under which the server is reached, beside those that no stranger can have
    proxies: str = "127.0.0.1"  # whose word about the caller's address is taken
    bots: str = "own"  # or shared: where the strongest think
    bot_workers: int = 1  # processes for long thoughts, beside one for quick ones
    bot_pace: float = 1.0  # how long opponents take at least, by their usual pace; 0: no longer than they think
    bot_seconds: float = 2.0  # of thought for the strongest opponents
    log_format: str = "text"
    limits: Limits = Limits()
    keep: Keep = Keep()


def default_database() -> str:
    """SQLite in the user's data folder."""
    from platformdirs import user_data_path

    return sqlite_url(user_data_path("malecon", appauthor=False) / "malecon.sqlite")


def database_url(wanted: str | None) -> str:
    """The database that was asked for: a file, or the URL of a PostgreSQL server."""
    chosen = wanted or os.environ.get("MALECON_DATABASE_URL") or default_database()
    if chosen.startswith(("postgresql://", "postgresql+psycopg://")):
        return chosen
    if chosen.startswith("sqlite:///"):
        chosen = chosen.removeprefix("sqlite:///")
    elif "://" in chosen:
        raise MaleconError("error-database-kind", found=chosen.partition("://")[0])
    return sqlite_url(Path(chosen))


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def make_folder(path: Path) -> None:
    """Make the folder of a database file, if need be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise MaleconError(
            "error-folder-not-writable", path=str(path.parent), reason=trouble.strerror or ""
        ) from trouble


def keep_private(path: Path) -> None:
    """A new file that only its owner reads: it will hold the key of the identities and the seeds of running games."""
    try:
        path.touch(0o600)
    except OSError as trouble:
        raise MaleconError("error-disk", path=str(path), reason=trouble.strerror or "") from trouble


def sqlite_path(url: str) -> Path | None:
    """The file of an SQLite database; None for a server."""
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None
