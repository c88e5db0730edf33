"""Questions for which every candidate of a decision is looked at: why not, by patterns, and what is out of reach."""

import asyncio
import itertools
from urllib.parse import quote

from attack.attacks.crowd import FRIEND, ME, TROUBLE, identities, many, tables_of
from attack.stranger import Json, Stranger

PATTERN = "open ******+******!"  # stars side by side can be divided in very many ways
MOVES = 12  # as many as one request may name
AT_ONCE = 4
PEOPLE = 20
MOST_MOVES = 60  # by then somebody trades, which has most candidates
DEAREST = "trade"


async def run(stranger: Stranger, _: Json) -> None:
    token = await stranger.identity()
    table = await stranger.open_table(token, "havana", ME, FRIEND)
    asked = "&".join([f"move={quote(PATTERN)}"] * MOVES)

    async def ask(_: int) -> None:
        await stranger.ask("GET", f"/api/tables/{table}/why?seat=0&{asked}", token)

    await many(AT_ONCE, ask)


async def out_of_reach(stranger: Stranger, _: Json) -> None:
    """By as many people as the address may be, each within what one may ask."""
    found = await tables_of(stranger, await identities(stranger, PEOPLE), "cuba")
    turn = itertools.count()
    seats = [await seat_that_trades(stranger, table, token) for table, token in found]

    async def ask(_: int) -> None:
        place = next(turn) % len(found)
        table, token = found[place]
        lang = ("en", "fr")[next(turn) // 2 % 2]
        await stranger.ask("GET", f"/api/tables/{table}/shortages?seat={seats[place]}&lang={lang}", token)

    await many(2 * AT_ONCE, ask)


async def seat_that_trades(stranger: Stranger, table: str, token: str) -> int:
    """The seat that is asked the dearest question, or any if nobody comes to it."""
    state: Json = {}
    for number in range(MOST_MOVES):
        try:
            state = await stranger.get("GET", f"/api/tables/{table}", token)
            question = state["question"]
            if question["decision"] == DEAREST:
                break
            body = {"id": f"{number}", "answers": question["number"], "move": question["moves"][0]["move"]}
            await stranger.get("POST", f"/api/tables/{table}/moves", token, {**body, "seat": state["seat"]})
        except TROUBLE:
            await asyncio.sleep(0.1)
    return int(state.get("seat") or 0)
