"""What several attacks do alike: many at once, again and again."""

import asyncio
from collections.abc import Awaitable, Callable

from attack.stranger import Json, Refused, Stranger

ME: Json = {"kind": "me"}
FRIEND: Json = {"kind": "me", "name": "Accomplice"}
TROUBLE = (OSError, EOFError, TimeoutError, Refused)
BREATH = 0.02  # seconds after something that was cut off: whoever is shut out does not spin


async def many(count: int, doing: Callable[[int], Awaitable[None]], apart: float = 0.0) -> None:
    """So many do this at the same time, each again and again, whatever becomes of it; they begin one after another."""

    async def one(number: int) -> None:
        await asyncio.sleep(number * apart)
        while True:
            try:
                await doing(number)
            except TROUBLE:
                await asyncio.sleep(BREATH)

    async with asyncio.TaskGroup() as group:
        for number in range(count):
            group.create_task(one(number))


async def identities(stranger: Stranger, count: int) -> list[str]:
    """As many identities as the limits let this address have, but no more than so many; at least one."""
    found = [await stranger.identity()]
    while len(found) < count:
        answer = await stranger.try_to("POST", "/api/identity", "", {"nickname": f"Visitor {len(found)}"})
        if answer is None or answer.status >= 400:
            break
        found.append(answer.json["token"])
        await asyncio.sleep(0.02)  # below the limit of requests
    return found


async def tables_of(stranger: Stranger, tokens: list[str], game: str, **more: object) -> list[tuple[str, str]]:
    """A table of each identity for two at one screen, with its token; without those that are refused."""
    found = []
    for token in tokens:
        try:
            found.append((await stranger.open_table(token, game, ME, FRIEND, **more), token))
        except TROUBLE:
            await asyncio.sleep(BREATH)
    return found
