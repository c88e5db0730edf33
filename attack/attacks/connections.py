"""Connections that only have to be there: whoever may open no more files lets nobody else in."""

import asyncio

from attack.attacks.crowd import FRIEND, ME, many
from attack.stranger import Json, Stranger

COUNT = 1_500
APART = 0.004  # seconds between two connections
REST = 1.0  # seconds until one that was closed is opened again


async def idle(stranger: Stranger, _: Json) -> None:
    async def wait(_: int) -> None:
        stranger.tally.sent += 1
        async with stranger.connected() as (reader, _writer):
            if await reader.read():
                stranger.tally.refused["answered"] += 1
            else:
                stranger.tally.broken += 1
        await asyncio.sleep(REST)

    await many(COUNT, wait, APART)


async def polls(stranger: Stranger, _: Json) -> None:
    token = await stranger.identity()
    table = await stranger.open_table(token, "santiago", ME, FRIEND)
    number = (await stranger.get("GET", f"/api/tables/{table}", token))["number"]

    async def wait(_: int) -> None:
        answer = await stranger.ask("GET", f"/api/tables/{table}?after={number}&wait=60", token)
        await asyncio.sleep(REST if answer.status >= 400 else 0.0)

    await many(COUNT, wait, 0.02)  # 50 requests a second are allowed


async def streams(stranger: Stranger, _: Json) -> None:
    token = await stranger.identity()
    table = await stranger.open_table(token, "santiago", ME, FRIEND)

    async def listen(_: int) -> None:
        answer = await stranger.ask("GET", f"/api/tables/{table}/stream", token)
        await asyncio.sleep(REST if answer.status >= 400 else 0.0)

    await many(COUNT, listen, 0.02)
