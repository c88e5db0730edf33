"""What takes the server a while to read: tables at their bound that nobody has looked at, and long component files."""

import asyncio
import itertools
import time

from attack.attacks.crowd import FRIEND, ME, identities, many
from attack.attacks.endless_log import LONGEST, full_table
from attack.stranger import Json, Stranger

TABLES = 20
AT_ONCE = 50
PEOPLE = 40
OPEN: Json = {"kind": "open"}
COMPONENTS = 'like = "components.toml"\n' + "\n".join(f"x{line} = [{', '.join('1' * 60)}]" for line in range(330))


async def prepare(stranger: Stranger) -> Json:
    """The server is started anew before the attack: none of them is in its memory then."""
    token, deadline = await stranger.identity(), time.monotonic() + LONGEST
    return {
        "token": token,
        "tables": await asyncio.gather(*(full_table(stranger, token, deadline) for _ in range(TABLES))),
    }


async def tables(stranger: Stranger, prepared: Json) -> None:
    turn = itertools.count()

    async def look(_: int) -> None:
        wanted = prepared["tables"][next(turn) % TABLES]
        await stranger.ask("GET", f"/api/tables/{wanted['table']}?lang=en", prepared["token"])

    await many(AT_ONCE, look)


async def components(stranger: Stranger, _: Json) -> None:
    """Games that begin with a long component file, and the boxes of tables that wait with one."""
    tokens = await identities(stranger, PEOPLE)
    waiting = await stranger.open_table(tokens[0], "santiago", ME, OPEN, components=COMPONENTS)
    turn = itertools.count()

    async def begin(_: int) -> None:
        number = next(turn)
        token = tokens[number // 2 % len(tokens)]
        if number % 2:
            await stranger.ask("GET", f"/api/tables/{waiting}/box", token)
        else:
            body = {"game": "santiago", "seats": [ME, FRIEND], "components": COMPONENTS}
            await stranger.ask("POST", "/api/tables", token, body)

    await many(AT_ONCE, begin)
