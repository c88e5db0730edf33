"""Hints that nobody waits for."""

import asyncio

from attack.attacks.crowd import identities, tables_of
from attack.stranger import Json, Stranger

PEOPLE = 10
APART = 0.05  # seconds between two hints: below what an identity may write, and below the requests of an address


async def run(stranger: Stranger, _: Json) -> None:
    tokens = await identities(stranger, PEOPLE)
    pairs = await tables_of(stranger, tokens, "cuba", hints=True)
    async with asyncio.TaskGroup() as group:
        while True:
            for table, token in pairs:
                for seat in (0, 1):  # one of them is asked
                    group.create_task(stranger.abandon("POST", f"/api/tables/{table}/hint", token, {"seat": seat}))
                    await asyncio.sleep(APART)
