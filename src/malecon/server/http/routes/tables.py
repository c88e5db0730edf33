"""Sitting down at a table, playing, and everything else that changes it."""

from collections.abc import Callable

from litestar import delete, patch, post, put
from litestar.params import FromQuery, JSONBody

from malecon.server import wire
from malecon.server.http.dependencies import Place, TableId, TheCaller, TheServices
from malecon.server.http.error_responses import StaleMove
from malecon.server.play.permissions import must_be_known, must_host, own_seat
from malecon.server.table import commands
from malecon.server.table.messages import speech_of, update
from malecon.server.table.state import TableState

Act = Callable[[TableState, int, float], object]


async def change(services: TheServices, caller: TheCaller, table: TableId, seat: int | None, act: Act) -> wire.Done:
    """Carry out a command for one of the caller's seats."""
    services.limits.count("writes", caller.known)

    def command(state: TableState, at: float) -> wire.Done:
        answer = act(state, own_seat(state, caller, seat), at)
        if isinstance(answer, commands.Answer):
            return wire.Done(answer.number, answer.repeated)
        return wire.Done(state.number)

    return await services.lobby.change(table, command, caller.address)


# -- seats ----------------------------------------------------------------------------------------------------------


@put("/api/tables/{table:str}/seats/{place:int}", summary="Take a seat")
async def sit(
    table: TableId, place: Place, data: JSONBody[wire.SitBody], services: TheServices, caller: TheCaller
) -> wire.Done:
    player = must_be_known(caller)
    services.limits.count("writes", caller.known)
    services.limits.check_seats(await services.store.seats_of(player))
    nickname = await services.identities.name_of(player, caller.language)

    def command(state: TableState, at: float) -> int:
        commands.sit(state, place, player, data.name or nickname, at, data.contribution, data.colour)
        return state.number

    return wire.Done(await services.lobby.change(table, command, caller.address))


@patch("/api/tables/{table:str}/seats/{place:int}", summary="Take another name or colour before the game begins")
async def present(
    table: TableId, place: Place, data: JSONBody[wire.PresentBody], services: TheServices, caller: TheCaller
) -> wire.Done:
    def act(state: TableState, seat: int, at: float) -> None:
        commands.present(state, seat, data.name, data.colour, at)

    return await change(services, caller, table, place, act)


@delete("/api/tables/{table:str}/seats/{place:int}", status_code=200, summary="Leave a seat to whoever wants it")
async def leave(table: TableId, place: Place, services: TheServices, caller: TheCaller) -> wire.Done:
    return await change(services, caller, table, place, commands.leave)


@post("/api/tables/{table:str}/seats/{place:int}/bot", status_code=200, summary="Put a bot on an open seat (the host)")
async def seat_bot(
    table: TableId, place: Place, data: JSONBody[wire.BotBody], services: TheServices, caller: TheCaller
) -> wire.Done:
    services.limits.count("writes", caller.known)

    def last_for_bots(state: TableState) -> bool:
        others = (seat for other, seat in enumerate(state.seats) if other != place)
        return caller.player == state.host and all(seat.kind == "bot" for seat in others)

    if await services.lobby.look(table, last_for_bots, caller.address):
        services.limits.check_bot_tables(await services.store.bot_tables_of(caller.player))

    def command(state: TableState, at: float) -> int:
        must_host(state, caller)
        commands.seat_bot(state, place, data.level, at)
        return state.number

    return wire.Done(await services.lobby.change(table, command, caller.address))


@post("/api/tables/{table:str}/seats/{place:int}/away", status_code=200, summary="Let a bot play for me")
async def away(
    table: TableId, place: Place, data: JSONBody[wire.BotBody], services: TheServices, caller: TheCaller
) -> wire.Done:
    def act(state: TableState, seat: int, at: float) -> None:
        commands.hand_over(state, seat, data.level, "asked", at)

    return await change(services, caller, table, place, act)


@post("/api/tables/{table:str}/seats/{place:int}/back", status_code=200, summary="Take my seat back from the bot")
async def back(table: TableId, place: Place, services: TheServices, caller: TheCaller) -> wire.Done:
    return await change(services, caller, table, place, commands.come_back)


@post("/api/tables/{table:str}/seats/{place:int}/resign", status_code=200, summary="Give up for good")
async def resign(table: TableId, place: Place, services: TheServices, caller: TheCaller) -> wire.Done:
    return await change(services, caller, table, place, commands.resign)


@post(
    "/api/tables/{table:str}/seats/{place:int}/token",
    status_code=201,
    summary="A token with which a program plays this seat",
)
async def new_token(table: TableId, place: Place, services: TheServices, caller: TheCaller) -> wire.SeatToken:
    services.limits.count("writes", caller.known)

    def allowed(state: TableState) -> None:
        seat = commands.existing_seat(state, place)
        if seat.kind == "program":
            must_host(state, caller)
        else:
            own_seat(state, caller, place)

    await services.lobby.look(table, allowed, caller.address)
    return wire.SeatToken(table, place, await services.players.add_token(table, place))


# -- playing --------------------------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/moves", status_code=200, summary="Play a move")
async def play(
    table: TableId,
    data: JSONBody[wire.MoveBody],
    services: TheServices,
    caller: TheCaller,
    lang: FromQuery[wire.Language | None] = None,
) -> wire.Done:
    services.limits.count("writes", caller.known)

    def command(state: TableState, at: float) -> commands.Answer:
        seat = own_seat(state, caller, data.seat)
        try:
            return commands.move(state, seat, data.move, data.answers, data.id, at)
        except commands.Stale as stale:
            now = update(state, seat, caller.player, state.number, speech_of(state, lang), at)
            raise StaleMove(now) from stale

    done = await services.lobby.change(table, command, caller.address)
    return wire.Done(done.number, done.repeated)


@post("/api/tables/{table:str}/undo", status_code=200, summary="Take back my last move, or ask the others to agree")
async def undo(table: TableId, data: JSONBody[wire.UndoBody], services: TheServices, caller: TheCaller) -> wire.Done:
    def act(state: TableState, seat: int, at: float) -> commands.Answer:
        return commands.undo(state, seat, at, data.id)

    return await change(services, caller, table, data.seat, act)


@post("/api/tables/{table:str}/abandon", status_code=200, summary="End the game without a result, if all agree")
async def abandon(table: TableId, data: JSONBody[wire.SeatBody], services: TheServices, caller: TheCaller) -> wire.Done:
    """Before the game begins, the host closes the table."""
    services.limits.count("writes", caller.known)

    def command(state: TableState, at: float) -> int:
        if state.state == "open":
            must_host(state, caller)
            commands.close(state, at)
        else:
            commands.abandon(state, own_seat(state, caller, data.seat), at)
        return state.number

    return wire.Done(await services.lobby.change(table, command, caller.address))


@post("/api/tables/{table:str}/proposal", status_code=200, summary="Agree to what somebody proposed, or decline")
async def answer(
    table: TableId, data: JSONBody[wire.AnswerBody], services: TheServices, caller: TheCaller
) -> wire.Done:
    return await change(services, caller, table, data.seat, commands.agree if data.agree else commands.decline)


@post("/api/tables/{table:str}/rematch", status_code=200, summary="The table where we play again, with rotated seats")
async def rematch(
    table: TableId, data: JSONBody[wire.SeatBody], services: TheServices, caller: TheCaller
) -> wire.Opened:
    services.limits.count("new_tables", caller.known)
    player = must_be_known(caller)
    seat = await services.lobby.look(table, lambda state: own_seat(state, caller, data.seat), caller.address)
    return wire.Opened(await services.lobby.rematch(table, seat, player, caller.address))


@post("/api/tables/{table:str}/chat", status_code=200, summary="Say something to the table")
async def chat(table: TableId, data: JSONBody[wire.ChatBody], services: TheServices, caller: TheCaller) -> wire.Done:
    services.limits.count("chats", caller.known)

    def act(state: TableState, seat: int, at: float) -> commands.Answer:
        return commands.chat(state, seat, data.text, at, data.id)

    return await change(services, caller, table, data.seat, act)


ROUTES = (
    sit,
    present,
    leave,
    seat_bot,
    away,
    back,
    resign,
    new_token,
    play,
    undo,
    abandon,
    answer,
    rematch,
    chat,
)
