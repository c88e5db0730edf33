"""Looking at a game again: what is in its box, and a whole game move by move, from a table or from a record file."""

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import QueryParameter, RawBody

from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting
from malecon.server import wire
from malecon.server.http.dependencies import Lang, TableId, TheCaller, TheServices
from malecon.server.http.gone import unless_gone
from malecon.server.http.identity import Caller
from malecon.server.play.permissions import WATCHING, viewer_of
from malecon.server.play.replays import Wanted
from malecon.server.play.services import Services
from malecon.server.table.box import box_of
from malecon.server.table.replay import FinishedGame, finished
from malecon.server.table.state import TableState

# What is printed does not change during a game, but who may look at a table may: no cache in between keeps it.
KEEP = "private, max-age=86400, immutable"

AnySeat = Annotated[
    int | None, QueryParameter(ge=WATCHING, le=7, description="Whose view; without it, or with -1, a spectator's")
]
ARequest = Request[Any, Any, Any]
At = Annotated[int, QueryParameter(ge=0, le=100_000, description="How many moves have been played")]


@dataclass
class RecordOperation(Operation):
    """The body is the text of a record, which the framework has no type for."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody({"text/plain": text}, "The text of a record", required=True)


@get("/api/tables/{table:str}/box", summary="What is printed on the components of this table")
async def box(table: TableId, services: TheServices, caller: TheCaller) -> Response[wire.Box]:
    def reader(state: TableState) -> Setting:
        viewer_of(state, caller, None)
        return state.setting or state.plan.unnamed_setting(state.own)

    setting = await services.lobby.look(table, reader, caller.address)
    return Response(box_of(setting), headers={"Cache-Control": KEEP})


async def game_over(services: Services, caller: Caller, table: str) -> FinishedGame:
    """A finished game, for who may look at its table."""

    def reader(state: TableState) -> FinishedGame:
        viewer_of(state, caller, None)
        return finished(state)

    return await services.lobby.look(table, reader, caller.address)


async def made(services: Services, caller: Caller, request: ARequest, wanted: Wanted) -> Response[Any]:
    """The answer comes as it will be sent: whoever asks for the same gets the same bytes."""
    found = await unless_gone(request, services.replays.get(wanted, caller.address))
    return Response(found, media_type=MediaType.JSON)


@get(
    "/api/tables/{table:str}/replay",
    summary="A game that is over, move by move, as any seat saw it",
)
async def replay(
    table: TableId, services: TheServices, caller: TheCaller, request: ARequest, seat: AnySeat = None, lang: Lang = None
) -> Response[wire.Replay]:
    game = await game_over(services, caller, table)
    return await made(services, caller, request, Wanted(game, viewer(seat), lang or caller.language))


@post(
    "/api/replay",
    status_code=200,
    summary="The game of a record file, move by move",
    operation_class=RecordOperation,
)
async def replay_record(
    body: RawBody, services: TheServices, caller: TheCaller, request: ARequest, seat: AnySeat = None, lang: Lang = None
) -> Response[wire.Replay]:
    services.limits.count("writes", caller.known)
    return await made(services, caller, request, Wanted(as_text(body), viewer(seat), lang or caller.language))


@get("/api/tables/{table:str}/summary", summary="What a game that is over came to: points by source, ties, facts")
async def summary(
    table: TableId, services: TheServices, caller: TheCaller, request: ARequest, seat: AnySeat = None, lang: Lang = None
) -> Response[wire.Summary]:
    game = await game_over(services, caller, table)
    wanted = Wanted(game, viewer(seat), lang or caller.language, what="summary")
    return await made(services, caller, request, wanted)


@post(
    "/api/replay/summary",
    status_code=200,
    summary="What the game of a record file came to",
    operation_class=RecordOperation,
)
async def record_summary(
    body: RawBody, services: TheServices, caller: TheCaller, request: ARequest, seat: AnySeat = None, lang: Lang = None
) -> Response[wire.Summary]:
    services.limits.count("writes", caller.known)
    wanted = Wanted(as_text(body), viewer(seat), lang or caller.language, what="summary")
    return await made(services, caller, request, wanted)


@get(
    "/api/tables/{table:str}/replay/sheet",
    summary="A game that is over, in words, after some of its moves",
)
async def replay_sheet(
    table: TableId,
    services: TheServices,
    caller: TheCaller,
    request: ARequest,
    at: At = 0,
    seat: AnySeat = None,
    lang: Lang = None,
) -> Response[wire.Sheet]:
    game = await game_over(services, caller, table)
    return await made(services, caller, request, Wanted(game, viewer(seat), lang or caller.language, at))


@post(
    "/api/replay/sheet",
    status_code=200,
    summary="The game of a record file, in words, after some of its moves",
    operation_class=RecordOperation,
)
async def record_sheet(
    body: RawBody,
    services: TheServices,
    caller: TheCaller,
    request: ARequest,
    at: At = 0,
    seat: AnySeat = None,
    lang: Lang = None,
) -> Response[wire.Sheet]:
    services.limits.count("writes", caller.known)
    return await made(services, caller, request, Wanted(as_text(body), viewer(seat), lang or caller.language, at))


def as_text(body: bytes) -> str:
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as trouble:
        raise MaleconError("error-replay-not-text") from trouble


def viewer(seat: int | None) -> int | None:
    return None if seat == WATCHING else seat


ROUTES = (box, replay, replay_record, summary, record_summary, replay_sheet, record_sheet)
