"""As much as possible of what everybody may do."""

import asyncio
import itertools

from attack.attacks.crowd import FRIEND, ME, identities, many, tables_of
from attack.attacks.writer import table_to_write_at, write_on
from attack.stranger import Json, Stranger, answer_from

AT_ONCE = 16
TALKERS = 30
MOVERS = 80
LARGE = 200_000  # bytes that a body may have
PAGES = (
    "/",
    "/api/games",
    "/api/rules/cuba?lang=fr",
    "/api/rules/havana?lang=en",
    "/api/rules/cuba/cuba.mayor.points-per-dock",
    "/api/identity",
    "/api/history/cuba",
    "/api/tables",
    "/api/tables/mine",
    "/api/tables/finished",
    "/api/tables/finished?mine=true",
    "/api/tables/{table}?lang=fr",
    "/api/tables/{table}/here",
    "/api/tables/{table}/log?lang=fr",
    "/api/tables/{table}/sheet?lang=en",
    "/api/tables/{table}/record",
    "/api/tables/{table}/components",
    "/api/tables/{table}/box",
    "/t/{table}",
    "/schema/openapi.json",
    "/nowhere",
)


async def requests(stranger: Stranger, _: Json) -> None:
    """Over connections that stay open, one request after another without a pause."""
    token = await stranger.identity()
    table = await stranger.open_table(token, "cuba", ME, FRIEND)
    turn = itertools.count()

    async def hail(_: int) -> None:
        async with stranger.connected() as (reader, writer):
            while True:
                path = PAGES[next(turn) % len(PAGES)].format(table=table)
                writer.write(stranger.request("GET", path, token))
                stranger.tally.sent += 1
                async with asyncio.timeout(20):
                    stranger.tally.note((await answer_from(reader)).status)

    await many(AT_ONCE, hail)


async def connections(stranger: Stranger, _: Json) -> None:
    """Opened, and closed without a word."""

    async def knock(_: int) -> None:
        stranger.tally.sent += 1
        async with stranger.connected():
            pass

    await many(AT_ONCE, knock)


async def newcomers(stranger: Stranger, _: Json) -> None:
    async def become(number: int) -> None:
        await stranger.ask("POST", "/api/identity", "", {"nickname": f"Visitor {number}"})

    await many(AT_ONCE, become)


async def selves(stranger: Stranger, _: Json) -> None:
    """Other names, codes that are never used, codes that nobody was given, and signing out everywhere."""
    tokens = await identities(stranger, TALKERS)
    turn = itertools.count()

    async def change(_: int) -> None:
        number = next(turn)
        method, path, body = (
            ("PATCH", "/api/identity", {"nickname": f"Visitor {number}"}),
            ("POST", "/api/identity/code", None),
            ("POST", "/api/identity/carry", {"code": f"{number:024}"}),
            ("POST", "/api/promises", None),
            ("POST", "/api/identity/sign-out", None),
        )[number % 5]
        place = number // 5 % len(tokens)
        answer = await stranger.ask(method, path, tokens[place], body)
        if path.endswith("sign-out") and answer.status == 200:
            tokens[place] = answer.json["token"]

    await many(AT_ONCE, change)


async def tables(stranger: Stranger, _: Json) -> None:
    """By as many identities as the address may have."""
    tokens = await identities(stranger, 40)
    turn = itertools.count()

    async def open_one(_: int) -> None:
        token = tokens[next(turn) % len(tokens)]
        await stranger.ask("POST", "/api/tables", token, {"game": "cuba", "seats": [ME] * 5, "visibility": "public"})

    await many(AT_ONCE, open_one)


async def chats(stranger: Stranger, _: Json) -> None:
    """Everybody talks as much as an identity may, and more."""
    tokens = await identities(stranger, TALKERS)
    rooms = await tables_of(stranger, tokens, "santiago")

    async def talk(number: int) -> None:
        table, token = rooms[number]
        await stranger.ask("POST", f"/api/tables/{table}/chat", token, {"text": "¡Hola! " * 70, "seat": 0})

    await many(len(rooms), talk)


async def moves(stranger: Stranger, _: Json) -> None:
    """Every identity is within what an identity may do; together they are many."""
    tokens = await identities(stranger, MOVERS)

    async def move(number: int) -> None:
        table, seat = await table_to_write_at(stranger, tokens[number])
        while True:
            await write_on(stranger, table, seat, tokens[number])

    await many(len(tokens), move, 0.05)


async def bodies(stranger: Stranger, _: Json) -> None:
    """As large as they may be, and larger; component files that are none, and records that are none."""
    token = await stranger.identity()
    components = {"game": "cuba", "seats": [ME, ME], "components": "x = [" + "[" * 60_000}
    wanted = (
        ("POST", "/api/tables", components),
        ("POST", "/api/replay", b"1. " + b"x" * (LARGE - 10)),
        ("POST", "/api/replay/sheet", b'[Game "cuba"]\n' * (LARGE // 20)),
        ("POST", "/api/identity", {"nickname": "x" * (LARGE - 100)}),
        ("POST", "/api/identity", b"x" * (5 * LARGE)),
    )
    turn = itertools.count()

    async def send(_: int) -> None:
        method, path, body = wanted[next(turn) % len(wanted)]
        headers = ["Content-Type: text/plain"] if isinstance(body, bytes) else []
        await stranger.ask(method, path, token, body, *headers)

    await many(AT_ONCE, send)
