"""A server under load that is killed again and again: whatever it acknowledged is there, once, and every game ends."""

import contextlib
import json
import random
import sqlite3
import time
import uuid
from concurrent.futures import Future
from pathlib import Path

import pytest

from tests.server.people import (
    SEED,
    Weather,
    at_play,
    confirm_nothing_lost_or_doubled,
    confirm_record,
    people_at,
    traces_in,
)
from tests.server.running import PATIENCE, Json, Server, ServerByHand
from tests.thorough import THOROUGH

KILLS = 20 if THOROUGH else 2
LONGEST_LIFE = 1.3  # seconds from a server's first acknowledgement to its end

TABLES = (
    ("cuba", "pp"),
    ("cuba", "ppr"),
    ("cuba", "pprp"),
    ("cuba", "prprp"),
    ("santiago", "pp"),
    ("santiago", "prp"),
    ("santiago", "pplp"),
    ("havana", "pp"),
    ("havana", "ppr"),
    ("havana", "plpr"),
)


def marked(mark: str) -> set[int]:
    """The processes whose environment holds this word: servers, their bots, and whatever else they have started."""
    found = set()
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            with contextlib.suppress(OSError):  # it has ended meanwhile
                if mark.encode() in (process / "environ").read_bytes():
                    found.add(int(process.name))
    return found


def await_the_end_of(processes: set[int], mark: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while left := processes & marked(mark):
        assert time.monotonic() < deadline, f"left behind: {left}"
        time.sleep(0.05)


def kill_again_and_again(server: Server, weather: Weather, playing: list[Future[None]], mark: str) -> None:
    """Kill the server at random moments while people play, and start it again at once."""
    moments = random.Random(SEED)
    for _ in range(KILLS):
        weather.await_acknowledgements(1)
        weather.failed.wait(moments.uniform(0, LONGEST_LIFE))
        if weather.failed.is_set():
            return
        assert not all(person.done() for person in playing), "nobody plays any more: the killing proves nothing"
        family = marked(mark)
        assert server.pid in family
        weather.up.clear()
        server.kill()
        server.start()
        weather.up.set()
        await_the_end_of(family, mark)


def entries_in(database: Path) -> dict[str, dict[int, Json]]:
    """The log of every table, by number, as it is on disk."""
    found: dict[str, dict[int, Json]] = {}
    with contextlib.closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for table, number, at, content in connection.execute("SELECT game_table, number, at, content FROM entry"):
            found.setdefault(table, {})[number] = {"at": at, **json.loads(content)}
    return found


def test_a_server_killed_again_and_again_loses_no_acknowledged_move_and_plays_none_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = f"MARK-{uuid.uuid4().hex}"
    monkeypatch.setenv("MALECON_TEST_MARK", mark)
    database, log = tmp_path / "malecon.sqlite", tmp_path / "log"
    weather = Weather()
    with ServerByHand(str(database), log=log) as server, people_at(TABLES, server, weather) as people:
        with at_play(people, weather) as playing:
            kill_again_and_again(server, weather, playing, mark)
        records = {person.table: confirm_record(person.player, person.table) for person in people}
    await_the_end_of(marked(mark), mark)

    on_disk = entries_in(database)
    assert sorted(on_disk) == sorted(records)
    for person in people:
        confirm_nothing_lost_or_doubled(person, on_disk[person.table])
        assert person.turned_away == 0
    for table, moves in records.items():
        entries = [entry for _, entry in sorted(on_disk[table].items())]
        assert moves == [(entry["seat"], entry["move"]) for entry in entries if entry["kind"] == "moved"]
    assert traces_in(log) == []
    print(
        f"{KILLS} kills, {len(on_disk)} tables, {sum(map(len, on_disk.values()))} entries, "
        f"{weather.acknowledged} moves acknowledged, {sum(person.resent for person in people)} sent again "
        f"without an answer to the first time, of which {sum(person.found_played for person in people)} were on disk"
    )
