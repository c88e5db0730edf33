"""Replays: a whole game is played again for each, whether anybody waits for it or not."""

import asyncio

from attack.attacks.crowd import many
from attack.stranger import Json, Stranger

ABANDONED = 300
APART = 0.03  # seconds: below the limit of requests
LONGEST_GAME = 1_500  # moves
RECORDS_AT_ONCE = 8


async def prepare(stranger: Stranger) -> Json:
    """A game of Cuba between people at one screen, to its end."""
    token = await stranger.identity()
    names = [{"kind": "me", "name": name} for name in ("Ana", "Bruno", "Clara", "Diego", "Elena")]
    table = await stranger.open_table(token, "cuba", *names, visibility="public")
    number, moves = 0, 0
    state = await stranger.get("GET", f"/api/tables/{table}", token)
    while state["table"]["state"] == "playing" and moves < LONGEST_GAME:
        question = state["question"]
        body = {
            "id": f"{question['number']} {moves}",
            "answers": question["number"],
            "move": stranger.chooser.choice(question["moves"])["move"],
            "seat": state["seat"],
        }
        number = (await stranger.get("POST", f"/api/tables/{table}/moves", token, body))["number"]
        state = await stranger.get("GET", f"/api/tables/{table}?after={number}", token)
        moves += 1
    if state["table"]["state"] == "playing":  # long enough
        await stranger.get("POST", f"/api/tables/{table}/seats/0/resign", token)
    record = await stranger.ask("GET", f"/api/tables/{table}/record", token)
    return {"table": table, "token": token, "moves": moves, "record": record.body.decode()}


async def run(stranger: Stranger, prepared: Json) -> None:
    """Different seats and languages, so that no two in a row are the same question."""
    async with asyncio.TaskGroup() as group:
        for number in range(ABANDONED):
            seat, lang, what = number % 5, ("en", "fr")[number // 5 % 2], ("replay", "summary")[number // 10 % 2]
            path = f"/api/tables/{prepared['table']}/{what}?seat={seat}&lang={lang}"
            group.create_task(stranger.abandon("GET", path, prepared["token"]))
            await asyncio.sleep(APART)
    await asyncio.Event().wait()


async def records(stranger: Stranger, prepared: Json) -> None:
    """The same as files, and their answers are waited for."""
    count = 0

    async def send(_: int) -> None:
        nonlocal count
        count += 1
        body = f"{prepared['record']}{' ' * (count % 1000)}\n".encode()  # never the same one twice
        path = f"/api/replay?seat={count % 5}&lang=en"
        await stranger.ask("POST", path, prepared["token"], body, "Content-Type: text/plain")

    await many(RECORDS_AT_ONCE, send)
