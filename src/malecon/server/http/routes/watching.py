"""Looking at a table without a socket: once, as soon as something happens, or as a stream; and its record."""

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, get
from litestar.params import QueryParameter
from litestar.response import Stream

from malecon.engine.errors import MaleconError
from malecon.server import wire
from malecon.server.errors import Conflict, NotFound, StorageError
from malecon.server.http.dependencies import TableId, TheCaller, TheServices
from malecon.server.metrics import STREAMS
from malecon.server.play.permissions import viewer_of
from malecon.server.play.protocol import must_speak_our_protocol
from malecon.server.table.messages import page, speech_of, update
from malecon.server.table.records import record_for
from malecon.server.table.sheet import sheet_for
from malecon.server.table.state import TableState

ENCODER = msgspec.json.Encoder()
BREATH = 15.0  # seconds: an empty line tells both sides of a silent stream that the other is still there
RETRY = 1.0

Seat = Annotated[int | None, QueryParameter(ge=-1, le=7, description="One of my seats; -1 to look on as a spectator")]
After = Annotated[int, QueryParameter(ge=0, le=2**31, description="The number of the last entry seen")]
Wait = Annotated[float, QueryParameter(ge=0, le=60, description="Seconds to wait for something new")]
Before = Annotated[
    int | None, QueryParameter(ge=1, le=2**31, description="The number of the first entry seen; without it, the end")
]
Protocol = Annotated[int | None, QueryParameter(ge=0, le=2**31, description="The version that the client speaks")]
Lang = Annotated[Literal["en", "fr"] | None, QueryParameter(description="Send sentences, too, in this language")]


def seen_by(caller: TheCaller, seat: int | None, after: int, lang: str | None, state: TableState) -> wire.Update:
    viewer = viewer_of(state, caller, seat)
    since = after if after <= state.number else 0
    return update(state, viewer, caller.player, since, speech_of(state, lang), time.time())


@get("/api/tables/{table:str}", summary="A table as it stands; with `wait`, as soon as there is something new")
async def look(
    table: TableId,
    services: TheServices,
    caller: TheCaller,
    seat: Seat = None,
    after: After = 0,
    wait: Wait = 0,
    lang: Lang = None,
    protocol: Protocol = None,
) -> wire.Update:
    must_speak_our_protocol(protocol)
    found = await services.lobby.look(table, lambda state: seen_by(caller, seat, after, lang, state), caller.address)
    live = services.lobby.table(table)
    live.glance(caller.address)
    if not wait or found.number != after:
        return found
    live.arrive(caller.address, caller.player)
    STREAMS.inc()
    try:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                while live.number <= after and not services.lobby.closing:
                    await live.changed.wait()
    finally:
        live.depart(caller.address, caller.player)
        STREAMS.dec()
    await services.limits.rounds.turn(caller.address)
    services.identities.check(caller)
    return await services.lobby.look(table, lambda state: seen_by(caller, seat, after, lang, state), caller.address)


@get(
    "/api/tables/{table:str}/stream",
    media_type="application/x-ndjson",
    summary="Updates as lines of JSON, one after another, until the game is over",
)
async def stream(
    table: TableId,
    services: TheServices,
    caller: TheCaller,
    seat: Seat = None,
    after: After = 0,
    lang: Lang = None,
    protocol: Protocol = None,
) -> Stream:
    must_speak_our_protocol(protocol)
    await services.lobby.look(
        table, lambda state: viewer_of(state, caller, seat), caller.address
    )  # refused before the first line
    services.limits.check_sockets(caller.address)
    lines = updates(services, caller, table, seat, after, lang)
    return Stream(lines, media_type="application/x-ndjson")


async def updates(
    services: TheServices, caller: TheCaller, table: TableId, seat: int | None, after: int, lang: str | None
) -> AsyncGenerator[bytes, None]:
    live = services.lobby.table(table)
    services.limits.socket_opened(caller.address)
    live.arrive(caller.address, caller.player)
    STREAMS.inc()
    sent = -1
    hands: list[int] = []  # how often the seats had changed them when a program's token was last confirmed
    try:
        while True:
            changed = live.changed
            await services.limits.rounds.turn(caller.address)
            try:
                services.identities.check(caller)
                since = after if sent < 0 else sent
                news, now = await services.lobby.look(
                    table,
                    lambda state, s=since: (seen_by(caller, seat, s, lang, state), list(state.hands)),  # type: ignore[misc]
                    caller.address,
                )
                if caller.seat_token is not None and now != hands:
                    await services.identities.confirm(caller)  # nothing is told before
                    hands = now
            except StorageError:
                await asyncio.sleep(RETRY)
                continue
            except MaleconError:
                return  # the seat is no longer the caller's, or the caller has signed out
            if services.lobby.closing:
                return
            if news.number != sent:
                sent = news.number
                yield ENCODER.encode(news) + b"\n"
                if news.table.state in ("finished", "abandoned"):
                    return
            try:
                await asyncio.wait_for(changed.wait(), BREATH)
            except TimeoutError:
                yield b"\n"
    finally:
        services.limits.socket_closed(caller.address)
        live.depart(caller.address, caller.player)
        STREAMS.dec()


@get("/api/tables/{table:str}/here", summary="Who looks at a table now, by their seats")
async def here(table: TableId, services: TheServices, caller: TheCaller) -> wire.Here:
    people = services.lobby.table(table).people

    def reader(state: TableState) -> wire.Here:
        viewer_of(state, caller, None)
        present = [place for place, seat in enumerate(state.seats) if seat.player and seat.player in people]
        return wire.Here(present, state.host in people)

    return await services.lobby.look(table, reader, caller.address)


@get("/api/tables/{table:str}/log", summary="The lines of the log before an entry, a page at a time")
async def log(
    table: TableId, services: TheServices, caller: TheCaller, before: Before = None, lang: Lang = None
) -> wire.LogPage:
    def reader(state: TableState) -> wire.LogPage:
        viewer = viewer_of(state, caller, None)
        return page(state, viewer, before, speech_of(state, lang))

    return await services.lobby.look(table, reader, caller.address)


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    summary="The record so far, as the caller may know it; all of it after the end",
)
async def record(table: TableId, services: TheServices, caller: TheCaller, seat: Seat = None) -> Response[str]:
    def reader(state: TableState) -> tuple[str, str]:
        viewer = viewer_of(state, caller, seat)
        if state.game_match is None:
            raise Conflict("error-table-waiting")
        return record_for(state, viewer), state.plan.game

    text, game = await services.lobby.look(table, reader, caller.address)
    disposition = f'attachment; filename="{game}-{table}.malecon"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": disposition})


@get(
    "/api/tables/{table:str}/components",
    media_type="application/toml",
    summary="The component file that the table brought along",
)
async def components(table: TableId, services: TheServices, caller: TheCaller, seat: Seat = None) -> Response[str]:
    def reader(state: TableState) -> str:
        viewer_of(state, caller, seat)
        if state.plan.components is None:
            raise NotFound("error-no-components")
        return state.plan.components

    return Response(await services.lobby.look(table, reader, caller.address), media_type="application/toml")


@get("/api/tables/{table:str}/sheet", summary="A table in words, as the caller may see it")
async def sheet(
    table: TableId, services: TheServices, caller: TheCaller, seat: Seat = None, lang: Lang = None
) -> Response[wire.Sheet]:
    def reader(state: TableState) -> wire.Sheet:
        return sheet_for(state, viewer_of(state, caller, seat), lang or caller.language)

    return Response(
        await services.lobby.look(table, reader, caller.address), headers={"Cache-Control": "private, no-cache"}
    )


ROUTES = (look, stream, here, log, record, components, sheet)
