"""A server under load that is killed again and again: whatever it acknowledged is there, once, and every game ends."""

from pathlib import Path

from tests.server.killing import TABLES, entries_in_sqlite, killed_under_load, mark
from tests.server.running import ServerByHand
from tests.thorough import THOROUGH

KILLS, CROWD = (20, TABLES) if THOROUGH else (2, TABLES[2::3])  # `make kills` does more of it


def test_a_server_killed_again_and_again_loses_no_acknowledged_move_and_plays_none_twice(tmp_path: Path) -> None:
    database = tmp_path / "malecon.sqlite"
    with mark() as word, ServerByHand(str(database), log=tmp_path / "log") as server:
        print(killed_under_load([server], KILLS, word, lambda: entries_in_sqlite(database), CROWD))
