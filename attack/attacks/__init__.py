"""Every attack by its name. Each comes from one address, and goes on until it is stopped."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from attack.attacks import bots, connections, endless_log, floods, hints, long_reads, patterns, replays, slow, sockets
from attack.stranger import Json, Stranger


@dataclass(frozen=True)
class Attack:
    """What it does, in words for the table; and what has to be there before, made while the limits are lifted."""

    title: str
    run: Callable[[Stranger, Json], Awaitable[None]]
    prepare: Callable[[Stranger], Awaitable[Json]] | None = None


ATTACKS = {
    "patterns": Attack("12 patterns full of stars a `GET /why`, again and again", patterns.run),
    "out-of-reach": Attack("what 20 people have too little for, again and again", patterns.out_of_reach),
    "bots-alone": Attack("45 tables of five strongest bots, nobody looks", bots.alone),
    "bots-many": Attack("45 identities, each at a table with four strongest bots", bots.by_many),
    "hints": Attack("hints, each connection closed at once", hints.run),
    "endless-log": Attack("move and undo in turns, looks at the long log", endless_log.run, endless_log.prepare),
    "unread-tables": Attack(
        "20 tables at their bound that have to be read, one after another", long_reads.tables, long_reads.prepare
    ),
    "components": Attack("tables with component files of 60,000 bytes, and their boxes", long_reads.components),
    "idle": Attack("1,500 connections that say nothing", connections.idle),
    "polls": Attack("long polls, 50 more every second", connections.polls),
    "streams": Attack("streams, 50 more every second", connections.streams),
    "replays": Attack(
        "replays and summaries of a whole game, each connection closed at once", replays.run, replays.prepare
    ),
    "records": Attack("replays of record files", replays.records, replays.prepare),
    "refused-sockets": Attack("sockets that are refused", sockets.refused),
    "pings": Attack("pings over 200 sockets", sockets.pings),
    "spectators": Attack("200 sockets look on while two seats move as fast as they may", sockets.spectators),
    "slow-heads": Attack("500 heads, a byte a second each", slow.heads),
    "slow-bodies": Attack("500 bodies, a byte a second each", slow.bodies),
    "unread": Attack("100 clients that do not read what they asked for", slow.unread),
    "requests": Attack("requests for every page, as many as possible", floods.requests),
    "connections": Attack("connections opened and closed, as many as possible", floods.connections),
    "identities": Attack("new identities", floods.newcomers),
    "selves": Attack("names, codes, promises and signing out of 30 identities", floods.selves),
    "tables": Attack("new tables", floods.tables),
    "chats": Attack("chat of 30 identities", floods.chats),
    "moves": Attack("moves of 80 identities at tables of their own", floods.moves),
    "bodies": Attack("bodies of 200,000 bytes and more", floods.bodies),
}
