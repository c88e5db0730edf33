"""Somebody who makes a move and takes it back, for ever: the cheapest way to write as much as the limits allow."""

import asyncio
import json

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from attack.attacks.crowd import FRIEND, ME
from attack.stranger import Json, Stranger, next_update, told

PACE = 0.11  # seconds between two pairs: an identity may write 20 times a second
REST = 1.0  # seconds after a refusal
LOST = (ConnectionClosed, InvalidHandshake)


async def table_to_write_at(stranger: Stranger, token: str) -> tuple[str, int]:
    """A table, and the seat that is asked there: its first question can be answered and taken back for ever."""
    table = await stranger.open_table(token, "santiago", ME, FRIEND)
    state = await stranger.get("GET", f"/api/tables/{table}", token)
    return table, state["table"]["asked"][0]


async def move_and_undo(view: ClientConnection, move: str, number: int, pairs: int) -> int:
    """So many moves, each taken back at once; how many entries came of it. Entries are numbered in turn."""
    for pair in range(number, number + 2 * pairs, 2):
        await view.send(json.dumps({"type": "move", "id": f"{pair}", "answers": pair, "move": move}))
        await view.send(json.dumps({"type": "undo", "id": f"{pair + 1}"}))
    answered = [await answer(view) for _ in range(2 * pairs)]
    return len(answered) if all(message["type"] == "accepted" for message in answered) else 0


async def answer(view: ClientConnection) -> Json:
    while (message := await told(view))["type"] == "update":
        pass
    return message


async def write_on(stranger: Stranger, table: str, seat: int, token: str) -> None:
    """As often as an identity may, until it is refused."""
    try:
        async with stranger.socket(table, token, seat=seat) as view:
            state = await next_update(view)
            question, number = state.get("question"), state["number"]
            while question is not None:
                move = question["moves"][0]["move"]
                stranger.tally.sent += 2
                if not await move_and_undo(view, move, number, 1):
                    stranger.tally.refused["message"] += 1
                    break
                number += 2
                await asyncio.sleep(PACE)
    except LOST as lost:
        raise ConnectionError from lost
    await asyncio.sleep(REST)
