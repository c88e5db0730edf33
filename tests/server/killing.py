"""Servers under load that are killed again and again: what they acknowledged is compared with their database."""

import contextlib
import json
import math
import os
import random
import sqlite3
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path

import psycopg

from tests.server.people import (
    LONGEST_THOUGHT,
    SEED,
    Person,
    Weather,
    at_play,
    confirm_nothing_lost_or_doubled,
    confirm_record,
    people_at,
    traces_in,
)
from tests.server.processes import family
from tests.server.running import PATIENCE, Json, Server

LONGEST_LIFE = 1.3  # seconds from a server's first acknowledgement to its end
MEANWHILE = 30  # moves at the other processes until a server is back: the games have to outlast all kills
MARK = "MALECON_TEST_MARK"

Crowd = tuple[str, str]  # a game, and its seats: p for a person, r and l for bots

TABLES: tuple[Crowd, ...] = (
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

Logs = dict[str, dict[int, Json]]  # the log of every table, by number


@dataclass(frozen=True)
class Outcome:
    """What was compared, entry by entry."""

    kills: int
    tables: int
    entries: int
    acknowledged: int
    resent: int  # moves to which no answer had come
    found_played: int  # those of them that were on disk

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.tables} tables, {self.entries} entries, {self.acknowledged} moves "
            f"acknowledged, {self.resent} sent again without an answer to the first time, of which "
            f"{self.found_played} were on disk; none lost, none doubled"
        )


@contextlib.contextmanager
def mark() -> Iterator[str]:
    """A word in the environment of whatever is started meanwhile."""
    word = f"MARK-{uuid.uuid4().hex}"
    os.environ[MARK] = word
    try:
        yield word
    finally:
        del os.environ[MARK]


def marked(word: str) -> set[int]:
    """The processes whose environment holds this word: servers, their bots, and whatever else they have started."""
    found = set()
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            with contextlib.suppress(OSError):  # it has ended meanwhile
                if word.encode() in (process / "environ").read_bytes():
                    found.add(int(process.name))
    return found - {os.getpid()}


def await_the_end_of(processes: set[int], word: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while left := processes & marked(word):
        assert time.monotonic() < deadline, f"left behind: {left}"
        time.sleep(0.05)


def spread(people: Sequence[Person], servers: Sequence[Server]) -> None:
    """Everybody has a process to be at home at. Who plays by requests is there at once, who has a socket later."""
    for place, person in enumerate(people):
        person.player.at(servers[place // 2 % len(servers)].url)  # of two who follow each other, one has a socket


def kill_again_and_again(
    servers: Sequence[Server], kills: int, people: Sequence[Person], playing: Sequence[Future[None]], word: str
) -> None:
    """Kill the servers in turn, at random moments while people play, and start each again at once."""
    weather, moments = people[0].weather, random.Random(SEED)
    for number in range(kills):
        weather.await_acknowledgements(1)
        weather.failed.wait(moments.uniform(0, LONGEST_LIFE))
        if weather.failed.is_set():
            return
        assert not all(person.done() for person in playing), "nobody plays any more: the killing proves nothing"
        server = servers[number % len(servers)]
        own = family(server.pid) & marked(word)
        assert server.pid in own
        if len(servers) == 1:
            weather.up.clear()
        weather.most = weather.acknowledged + MEANWHILE
        server.kill()
        server.start()
        spread(people, servers)
        weather.most = math.inf
        weather.up.set()
        await_the_end_of(own, word)


def killed_under_load(
    servers: Sequence[Server], kills: int, word: str, on_disk: Callable[[], Logs], tables: Sequence[Crowd] = TABLES
) -> Outcome:
    """Let people play while these servers are killed, then compare what each of them knows with the database."""
    weather = Weather(thought=len(servers) * LONGEST_THOUGHT)
    with people_at(tables, servers[0], weather) as people:
        for person in people:
            person.servers = [server.url for server in servers]
        spread(people, servers)
        with at_play(people, weather) as playing:
            kill_again_and_again(servers, kills, people, playing, word)
        records = {person.table: confirm_record(person.player, person.table) for person in people}
    for server in servers:
        server.stop()
    await_the_end_of(marked(word), word)

    logs = on_disk()
    assert sorted(logs) == sorted(records)
    for person in people:
        confirm_nothing_lost_or_doubled(person, logs[person.table])
        assert person.turned_away == 0
    for table, moves in records.items():
        entries = [entry for _, entry in sorted(logs[table].items())]
        assert moves == [(entry["seat"], entry["move"]) for entry in entries if entry["kind"] == "moved"]
    for server in servers:
        assert server.log is not None
        assert traces_in(server.log) == []
    return Outcome(
        kills,
        len(logs),
        sum(map(len, logs.values())),
        weather.acknowledged,
        sum(person.resent for person in people),
        sum(person.found_played for person in people),
    )


SELECT = "SELECT game_table, number, at, content FROM entry"


def entries_in_sqlite(database: Path) -> Logs:
    found: Logs = {}
    with contextlib.closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for table, number, at, content in connection.execute(SELECT):
            found.setdefault(table, {})[number] = {"at": at, **json.loads(content)}
    return found


def entries_in_postgresql(url: str) -> Logs:
    found: Logs = {}
    with psycopg.connect(url) as connection:
        for table, number, at, content in connection.execute(SELECT):
            found.setdefault(table, {})[number] = {"at": at, **json.loads(content)}
    return found
