"""A table whose log grows as long as it can, and that is then looked at.

What an identity may write takes minutes to become long, so most of the log is written before, while the limits are
lifted: not more than the limits let one identity write within nine minutes.
"""

import time

from websockets.exceptions import ConnectionClosed

from attack.attacks.crowd import many
from attack.attacks.writer import move_and_undo, table_to_write_at, write_on
from attack.stranger import Json, Stranger, next_update

ENTRIES = 10_000
LONGEST = 100.0  # seconds to write them
BATCH = 20  # pairs of a move and its undo that are sent at once
LOOKERS = 4


async def prepare(stranger: Stranger) -> Json:
    token = await stranger.identity()
    return {"token": token, **await full_table(stranger, token, time.monotonic() + LONGEST)}


async def full_table(stranger: Stranger, token: str, deadline: float) -> Json:
    """A table where so much has happened that there is no room for more, or no time."""
    table, seat = await table_to_write_at(stranger, token)
    number = 0
    try:
        async with stranger.socket(table, token, seat=seat) as view:
            state = await next_update(view)
            move, number = state["question"]["moves"][0]["move"], state["number"]
            while number < ENTRIES and time.monotonic() < deadline:
                if not (written := await move_and_undo(view, move, number, BATCH)):
                    break  # the table is full
                number += written
    except ConnectionClosed:
        pass  # too many refusals: it is full, too
    return {"table": table, "seat": seat, "entries": number}


async def run(stranger: Stranger, prepared: Json) -> None:
    """One writes on, at the pace of the limits, and a few look at the whole log, in both languages."""
    table, token, seat = prepared["table"], prepared["token"], prepared["seat"]

    async def look(number: int) -> None:
        if number == 0:
            await write_on(stranger, table, seat, token)
        else:
            await stranger.ask("GET", f"/api/tables/{table}?seat={seat}&lang={('en', 'fr')[number % 2]}", token)

    await many(1 + LOOKERS, look)
