"""For who has to choose: why a move is not allowed, what is out of reach, and what a bot would do."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta

from malecon.server import wire
from malecon.server.http.dependencies import Lang, TableId, TheCaller, TheServices
from malecon.server.http.gone import unless_gone
from malecon.server.play.bots.tasks import Task, advice_for
from malecon.server.play.permissions import own_seat
from malecon.server.play.work.queue import Share
from malecon.server.table import hint as hints
from malecon.server.table import shortages as missing
from malecon.server.table import why as reasons
from malecon.server.table.commands import Stale
from malecon.server.table.state import TableState

MoveTexts = Annotated[
    list[Annotated[str, Meta(max_length=200)]],
    QueryParameter(
        min_items=1, max_items=12, description="A move of the game as text; with a star for a word, any that fits"
    ),
]
OwnSeat = Annotated[int | None, QueryParameter(ge=0, le=7, description="One of my seats; needed by who has several")]


@get("/api/tables/{table:str}/why", summary="Why I may not play a move now; nothing is played")
async def why(
    table: TableId, services: TheServices, caller: TheCaller, move: MoveTexts, seat: OwnSeat = None, lang: Lang = None
) -> wire.Why:
    services.limits.count("writes", caller.known)  # every candidate of the question is looked at

    def reader(state: TableState) -> wire.Why:
        return reasons.why(state, own_seat(state, caller, seat), move, lang or caller.language)

    return await services.lobby.look(table, reader, caller.address)


@get("/api/tables/{table:str}/shortages", summary="What I have too little for now")
async def shortages(
    table: TableId, services: TheServices, caller: TheCaller, seat: OwnSeat = None, lang: Lang = None
) -> wire.Shortages:
    services.limits.count("writes", caller.known)  # every candidate of the question is looked at

    def reader(state: TableState) -> wire.Shortages:
        return missing.shortages(state, own_seat(state, caller, seat), lang or caller.language)

    return await services.lobby.look(table, reader, caller.address)


@post("/api/tables/{table:str}/hint", status_code=200, summary="What the strongest bot would do in my place, and why")
async def hint(
    table: TableId,
    data: JSONBody[wire.SeatBody],
    services: TheServices,
    caller: TheCaller,
    request: Request[Any, Any, Any],
    lang: Lang = None,
) -> wire.Hint:
    services.limits.count("writes", caller.known)

    def task(state: TableState) -> Task:
        seat = own_seat(state, caller, data.seat)
        hints.must_allow_hints(state, seat)
        return advice_for(state, seat)

    asked = await services.lobby.look(table, task, caller.address)
    share = Share(caller.address, caller.known, table)
    advice = await unless_gone(request, services.hints.advise(asked, share))

    def told(state: TableState) -> wire.Hint:
        """While the bot thought, the question may have been answered."""
        seat = own_seat(state, caller, asked.seat)
        hints.must_allow_hints(state, seat)
        if state.questions[seat] != asked.answers:
            raise Stale
        return hints.hint(state, seat, advice, lang or caller.language)

    return await services.lobby.look(table, told, caller.address)


ROUTES = (why, shortages, hint)
