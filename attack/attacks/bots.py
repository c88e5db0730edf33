"""Bots that think as long as they may, at as many tables as possible."""

import asyncio
import contextlib

from websockets.asyncio.client import ClientConnection

from attack.attacks.crowd import BREATH, ME, TROUBLE, identities, many
from attack.attacks.writer import LOST
from attack.stranger import Json, Stranger, next_update, play

TABLES = 45
FOR_AN_IDENTITY = 25  # tables; the limit is 30 an hour
STRONGEST = ("caridad@10", "caridad", "5")  # as long as one may ask for, or else as long as the host allows
APART = 0.3  # seconds between two tables


async def opened(stranger: Stranger, token: str, people: int) -> str:
    """A table of Cuba for five with so many people; empty where it is refused."""
    for level in STRONGEST:
        seats = [ME] * people + [{"kind": "bot", "level": level}] * (5 - people)
        answer = await stranger.try_to("POST", "/api/tables", token, {"game": "cuba", "seats": seats})
        if answer is not None and answer.status < 400:
            table: str = answer.json["table"]
            return table
        if answer is None or answer.status == 429:
            break
    return ""


async def alone(stranger: Stranger, _: Json) -> None:
    tokens = await identities(stranger, -(-TABLES // FOR_AN_IDENTITY))
    for number in range(TABLES):
        await opened(stranger, tokens[number % len(tokens)], 0)
        await asyncio.sleep(APART)
    await asyncio.Event().wait()


async def by_many(stranger: Stranger, _: Json) -> None:
    """A person at each table, who looks on and answers at once, so that the bots are asked again."""
    tokens = await identities(stranger, TABLES)

    async def sit(number: int) -> None:
        token = tokens[number % len(tokens)]
        if not (table := await opened(stranger, token, 1)):
            await asyncio.sleep(1)
            return
        while True:
            with contextlib.suppress(*LOST, *TROUBLE):
                async with stranger.socket(table, token) as view:
                    await answer_at_once(stranger, view)
            await asyncio.sleep(BREATH)

    await many(TABLES, sit, APART)


async def answer_at_once(stranger: Stranger, view: ClientConnection) -> None:
    while True:
        state = await next_update(view)
        if "question" in state:
            stranger.tally.sent += 1
            answer = await play(view, state["question"], stranger.chooser.choice(state["question"]["moves"])["move"])
            if answer["type"] == "refused":
                stranger.tally.refused[answer["error"]["key"]] += 1
