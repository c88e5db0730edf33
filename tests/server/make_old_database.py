"""Makes tests/server/old_database.sqlite: tables that were begun on the first schema, for the test of the upgrade.

    .venv/bin/python -m tests.server.make_old_database

The file is kept as it was made, by the release whose schema was the first: it is made anew only to add something to it.
"""

import hashlib
import random
import sqlite3
from dataclasses import dataclass
from pathlib import Path

import msgspec
from sqlalchemy import Connection, text

from malecon.server.storage.database import make_engine
from malecon.server.storage.migration import upgrade
from malecon.server.table import commands
from malecon.server.table.plan import Plan, SeatPlan
from malecon.server.table.state import FINISHED, PLAYING, TableState

FILE = Path(__file__).with_name("old_database.sqlite")
SCHEMA = "0001"
THEN = 1_760_000_000.0  # seconds since 1970: a day in October 2025
SIGNING_KEY = "the-key-with-which-the-old-server-signed-its-identities"
SEAT_TOKEN = "the-token-of-the-program-at-the-havana-table"
PLAYERS = {"Ana": "a" * 32, "Bruno": "b" * 32}


@dataclass(frozen=True)
class OldTable:
    """A table as it was left: after so many moves, or when the first few seats of several had chosen at once."""

    id: str
    plan: Plan
    moves: int
    until_choosing: bool = False


ME, OPEN, BOT, PROGRAM = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", level="random"), SeatPlan("program")
SANTIAGO, HAVANA, CUBA, BIDS = "sant2345ag234", "havana2345678", "cuba234567892", "bds2345678923"
WAITING, OVER = "wat2345678923", "ver2345678923"
RUNNING = (SANTIAGO, HAVANA, CUBA, BIDS)
TABLES = (
    OldTable(SANTIAGO, Plan("santiago", [ME, OPEN], visibility="public"), moves=40),
    OldTable(HAVANA, Plan("havana", [ME, OPEN, PROGRAM]), moves=0, until_choosing=True),
    OldTable(CUBA, Plan("cuba", [ME, OPEN, BOT], edition="fr2008", spectators=False), moves=60),
    OldTable(BIDS, Plan("cuba", [ME, OPEN]), moves=20, until_choosing=True),
    OldTable(WAITING, Plan("santiago", [ME, OPEN, OPEN], visibility="public"), moves=0),
    OldTable(OVER, Plan("santiago", [ME, OPEN], visibility="public"), moves=10_000),
)


def played(old: OldTable, chooser: random.Random) -> TableState:
    """The table, with random moves of everybody, one a minute."""
    seed = hashlib.sha256(old.id.encode()).hexdigest()
    state = TableState(old.id, old.plan, PLAYERS["Ana"], seed)
    at = THEN
    commands.open_table(state, commands.people_of(old.plan, PLAYERS["Ana"], "Ana"), at)
    if old.id == WAITING:
        return state
    commands.sit(state, 1, PLAYERS["Bruno"], "Bruno", at)
    moves = 0
    while state.state == PLAYING and not left_so(state, old, moves):
        at += 60
        seat = chooser.choice(state.asked)
        move = str(chooser.choice(state.match.legal(seat)))
        commands.move(state, seat, move, state.questions[seat], f"key-{moves}", at)
        moves += 1
    return state


def left_so(state: TableState, old: OldTable, moves: int) -> bool:
    """Choosing at once is left half done: the last entry is a choice, and somebody still has to make theirs."""
    if not old.until_choosing:
        return moves == old.moves
    last = state.log[-1]
    still_asked = [seat for seat, number in state.questions.items() if number < last.number]
    return moves >= old.moves and bool(still_asked)


def write(connection: Connection, state: TableState) -> None:
    """In the words of the first schema: no later one may change what is written here."""
    table = {
        "id": state.id,
        "host": state.host,
        "plan": msgspec.json.encode(state.plan).decode(),
        "seed": state.seed,
        "created": THEN,
        "changed": state.log[-1].at,
        "number": state.number,
        "state": state.state,
        "game": state.plan.game,
        "visibility": state.plan.visibility,
        "due": state.due(),
    }
    connection.execute(
        text(
            "INSERT INTO game_table"
            " (id, host, plan, seed, created, changed, number, state, game, visibility, due) VALUES"
            " (:id, :host, :plan, :seed, :created, :changed, :number, :state, :game, :visibility, :due)"
        ),
        table,
    )
    for told in state.log:
        entry = {
            "id": state.id,
            "number": told.number,
            "at": told.at,
            "entry": msgspec.json.encode(told.entry).decode(),
        }
        connection.execute(
            text("INSERT INTO entry (game_table, number, at, content) VALUES (:id, :number, :at, :entry)"), entry
        )
    for place, seat in enumerate(state.seats):
        if seat.player:
            row = {"id": state.id, "place": place, "player": seat.player}
            connection.execute(text("INSERT INTO seat (game_table, place, player) VALUES (:id, :place, :player)"), row)


def main() -> None:
    FILE.unlink(missing_ok=True)
    engine = make_engine(f"sqlite:///{FILE}")
    upgrade(engine, SCHEMA)
    with engine.begin() as connection:
        for name, player in PLAYERS.items():
            row = {"id": player, "name": name, "then": THEN}
            connection.execute(
                text("INSERT INTO player (id, nickname, created, seen) VALUES (:id, :name, :then, :then)"), row
            )
        connection.execute(text("INSERT INTO secret (name, value) VALUES ('signing-key', :key)"), {"key": SIGNING_KEY})
        for old in TABLES:
            state = played(old, random.Random(old.id))
            assert (state.state == FINISHED) == (old.id == OVER)
            write(connection, state)
        token = {"hash": hashlib.sha256(SEAT_TOKEN.encode()).hexdigest(), "id": HAVANA}
        connection.execute(text("INSERT INTO token (hash, game_table, place) VALUES (:hash, :id, 2)"), token)
    engine.dispose()
    alone = sqlite3.connect(FILE, isolation_level=None)
    alone.execute("PRAGMA journal_mode=DELETE")
    alone.execute("VACUUM")
    alone.close()


if __name__ == "__main__":
    main()
