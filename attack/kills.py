"""`python -m attack.kills`: SIGKILLs under load, on SQLite, and on PostgreSQL and Redis with two processes.

Whatever was acknowledged is compared with the database, entry by entry: nothing may be lost, nothing be there twice.
"""

import argparse
import contextlib
import signal
import sys
import tempfile
from pathlib import Path

from tests.server.killing import Outcome, entries_in_postgresql, entries_in_sqlite, killed_under_load, mark
from tests.server.running import ServerByHand
from tests.server.services import PostgreSQL, Redis

KILLS = 20


def on_sqlite(folder: Path, kills: int) -> Outcome:
    database = folder / "malecon.sqlite"
    with mark() as word, ServerByHand(str(database), log=folder / "log") as server:
        return killed_under_load([server], kills, word, lambda: entries_in_sqlite(database))


def on_postgresql(folder: Path, kills: int) -> Outcome:
    """Two processes; who loses one goes to the other."""
    with contextlib.ExitStack() as stack:
        postgresql, redis = stack.enter_context(PostgreSQL()), stack.enter_context(Redis())
        database = postgresql.database()
        word = stack.enter_context(mark())
        servers = [
            stack.enter_context(ServerByHand(database, "--redis", redis.url, log=folder / f"log-{number}"))
            for number in (1, 2)
        ]
        return killed_under_load(servers, kills, word, lambda: entries_in_postgresql(database))


SET_UPS = {"sqlite": on_sqlite, "postgresql": on_postgresql}


def main() -> None:
    options = argparse.ArgumentParser(prog="attack.kills")
    options.add_argument("set_ups", nargs="*", metavar="SET-UP", help=f"by default all: {', '.join(SET_UPS)}")
    options.add_argument("--kills", type=int, default=KILLS, help="on each set-up")
    asked = options.parse_args()
    if unknown := set(asked.set_ups) - set(SET_UPS):
        options.error(f"no such set-up: {', '.join(sorted(unknown))}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that everything is stopped then, too
    for name in asked.set_ups or SET_UPS:
        with tempfile.TemporaryDirectory(prefix="malecon-kills-") as folder:
            print(f"{name}: {SET_UPS[name](Path(folder), asked.kills)}", flush=True)


if __name__ == "__main__":
    main()
