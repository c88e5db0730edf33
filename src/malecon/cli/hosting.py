"""`malecon serve`, `think`, `backup`, `restore` and `bot`. What is large is imported only when it is needed."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from malecon.cli.speech import say
from malecon.engine.errors import MaleconError
from malecon.extras import need
from malecon.games import games
from malecon.server.settings import SHARED, WHERE_BOTS_THINK, Limits, Settings, sqlite_path

LOG_FORMATS = ("text", "json")


def serve(settings: Settings, browser: bool) -> None:
    need_for_database(settings.database)
    if settings.redis:
        need("club")
    from malecon.server.run import serve as serve_for_ever

    games()  # a game that cannot be played is told of now, not when somebody opens a table
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::1", "::") else settings.host
    address = f"http://{shown}:{settings.port}/"
    serve_for_ever(settings, say("serve-ready", address=address), address if browser else "")
    print(say("serve-stopped"))


def think(redis: str, workers: int, log: str) -> None:
    from malecon.server.cluster.thinkers import run
    from malecon.server.logs import set_up_log

    games()
    set_up_log(Settings("", log_format=log))
    run(redis, workers, say("think-ready", workers=workers))
    print(say("think-stopped"))


def backup(database: str, file: Path) -> None:
    need_for_database(database)
    from malecon.server.storage.backup import write_backup

    kept = write_backup(database, file)
    print(say("backup-done", path=str(file), tables=kept.tables, entries=kept.entries))


def restore(database: str, file: Path, replace: bool) -> None:
    need_for_database(database)
    from malecon.server.storage.backup import read_backup

    kept = read_backup(database, file, replace)
    print(say("restore-done", path=str(file), tables=kept.tables, entries=kept.entries))


def play_outside(address: str, table: str, token: str, kind: str, seed: int) -> None:
    from malecon.cli.outside_bot import play

    play(address, table, token, kind, seed)


def need_for_database(url: str) -> None:
    need("server" if sqlite_path(url) is not None else "club")


def log_format(typed: str) -> str:
    if typed not in LOG_FORMATS:
        raise MaleconError("error-log-format", found=typed, known=", ".join(LOG_FORMATS))
    return typed


def where_bots_think(typed: str, redis: str) -> str:
    if typed not in WHERE_BOTS_THINK:
        raise MaleconError("error-bots-where", found=typed, known=", ".join(WHERE_BOTS_THINK))
    if typed == SHARED and not redis:
        raise MaleconError("error-bots-redis")
    return typed


def read_limits(typed: Sequence[str]) -> Limits:
    """Limits as they are typed: NAME=NUMBER."""
    chosen: dict[str, int] = {}
    usual = asdict(Limits())
    known = ", ".join(f"{name}={value}" for name, value in usual.items())
    for pair in typed:
        name, _, number = pair.partition("=")
        if name not in usual or not number.isdigit():
            raise MaleconError("error-limit", found=pair, known=known)
        chosen[name] = int(number)
    return Limits(**chosen)
