"""Live play: one socket per view of a table. See docs/protocol.md."""

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from malecon.engine.catalogue import LANGUAGES
from malecon.engine.errors import MaleconError
from malecon.server import wire
from malecon.server.errors import Forbidden, Mistake, StorageError, TooMany, TooSlow, Unauthorised, status_of
from malecon.server.http.dependencies import TableId
from malecon.server.http.identity import Caller, address_of, language_of
from malecon.server.metrics import REFUSALS, SOCKETS
from malecon.server.play.lobby import Held
from malecon.server.play.permissions import WATCHING, own_seat, viewer_of
from malecon.server.play.protocol import must_speak_our_protocol
from malecon.server.play.services import Services
from malecon.server.table import commands
from malecon.server.table.messages import error, speech_of, update
from malecon.server.table.state import TableState

LOG = logging.getLogger("malecon.live")

SLOW = 20.0  # seconds that a client may take to accept a message
NONSENSE = 20  # refused messages in a row, then the socket is closed
RETRY = 1.0  # seconds, when the database is away
MOST = 2**31  # no table has more entries

DECODER = msgspec.json.Decoder(wire.FromClient)
ENCODER = msgspec.json.Encoder()


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: TableId) -> None:
    """Open a view of a table, by `?seat=` (without it my own, -1 to look on), `?after=`, `?lang=`, `?protocol=`."""
    services: Services = socket.app.state.services
    address = address_of(socket)
    try:
        caller = await services.identities.caller(socket)
        services.limits.socket_opened(address)
    except MaleconError as trouble:
        await turn_away(socket, trouble)
        return
    SOCKETS.inc()
    try:
        await serve(services, socket, table, caller)
    except MaleconError as trouble:
        await turn_away(socket, trouble)
    finally:
        SOCKETS.dec()
        services.limits.socket_closed(address)


async def serve(services: Services, socket: WebSocket[Any, Any, Any], id: str, caller: Caller) -> None:
    must_speak_our_protocol(number_in(socket, "protocol", 0))
    seat, after = number_in(socket, "seat", WATCHING), number_in(socket, "after", 0) or 0
    viewer = await services.lobby.look(id, lambda state: viewer_of(state, caller, seat), caller.address)
    language = socket.query_params.get("lang")
    if language is not None and language not in LANGUAGES:
        raise MaleconError("error-unknown-language", language=language, known=", ".join(LANGUAGES))
    await socket.accept()
    table = services.lobby.table(id)
    table.arrive(caller.address, caller.player)
    conversation = Conversation(services, socket, table, caller, viewer, language)
    try:
        with services.identities.until_signed_out(caller, conversation.dismiss):
            await conversation.run(after)
    finally:
        table.depart(caller.address, caller.player)


def number_in(socket: WebSocket[Any, Any, Any], name: str, least: int) -> int | None:
    found = socket.query_params.get(name)
    if found is None:
        return None
    if not found.removeprefix("-").isdecimal() or not least <= int(found[:20]) <= MOST:
        raise MaleconError("error-malformed", reason=f"{name}={found[:20]}")
    return int(found)


async def turn_away(socket: WebSocket[Any, Any, Any], trouble: MaleconError) -> None:
    """Say why, then close: browsers show scripts nothing of a refused handshake."""
    REFUSALS.labels(trouble.key).inc()
    with contextlib.suppress(Exception):
        async with asyncio.timeout(SLOW):  # who does not read is not told either
            if socket.connection_state == "init":
                await socket.accept()
            refused = wire.Refused("", error(presentable(trouble), language_of(socket)))
            await socket.send_data(ENCODER.encode(refused), mode="text")
            await socket.close(4000 + status_of(trouble), trouble.key)


def presentable(trouble: MaleconError) -> MaleconError:
    """What the database says is not for everybody."""
    return MaleconError(trouble.key) if isinstance(trouble, StorageError) else trouble


class Conversation:
    """One socket: what the client asks for is answered, and whatever happens at the table is told."""

    def __init__(
        self,
        services: Services,
        socket: WebSocket[Any, Any, Any],
        table: Held,
        caller: Caller,
        viewer: int | None,
        language: str | None,
    ) -> None:
        self.services = services
        self.socket = socket
        self.table = table
        self.caller = caller
        self.viewer = viewer
        self.language = language
        self.nonsense = 0
        self.listening: asyncio.Task[None] | None = None
        self.dismissed = False
        self.hands: list[int] = []  # how often the seats had changed them when a program's token was last confirmed

    def dismiss(self) -> None:
        """End it: the caller has signed out."""
        self.dismissed = True
        if self.listening is not None:
            self.listening.cancel()

    async def run(self, after: int) -> None:
        telling = asyncio.create_task(self.tell(after))
        listening = self.listening = asyncio.create_task(self.listen())
        try:
            await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (telling, listening):
                task.cancel()
            for outcome in await asyncio.gather(telling, listening, return_exceptions=True):
                if isinstance(outcome, MaleconError):
                    await turn_away(self.socket, outcome)
                elif isinstance(outcome, Exception):
                    LOG.error("a socket failed", exc_info=outcome)
                    await turn_away(self.socket, Mistake("error-internal"))
            if self.dismissed:
                await turn_away(self.socket, Unauthorised("error-identity-revoked"))

    # -- telling ----------------------------------------------------------------------------------------------------

    async def tell(self, after: int) -> None:
        """Send what is new whenever the table changes. A slow client gets fewer, larger updates, never a queue."""
        sent = after
        first = True
        while True:
            changed = self.table.changed
            await self.services.limits.rounds.turn(self.caller.address)
            try:
                news = await self.update_since(sent)
            except StorageError:
                await asyncio.sleep(RETRY)
                continue
            if first or news.number != sent:
                await self.send(news)
                sent, first = news.number, False
            del news  # it may be long until the next one, and this one is large
            await changed.wait()

    async def update_since(self, since: int) -> wire.Update:
        async with self.table.lock:
            state = await self.services.lobby.current(self.table)
            self.table.used = time.monotonic()
            viewer = self.viewer_now(state)
            # A number from the future comes from before a backup was restored: begin again.
            since = since if since <= state.number else 0
            speech = speech_of(state, self.language)
            await self.confirm(state)
            return update(state, viewer, self.caller.player, since, speech, time.time())

    async def confirm(self, state: TableState) -> None:
        """A program's token ends when its seat changes hands: nothing is told before it was asked whether it has."""
        if self.caller.seat_token is not None and self.hands != state.hands:
            await self.services.identities.confirm(self.caller)
            self.hands = list(state.hands)

    def viewer_now(self, state: TableState) -> int | None:
        """Who has left a seat, or been replaced, no longer looks at its hand."""
        return viewer_of(state, self.caller, -1 if self.viewer is None else self.viewer)

    async def send(self, message: wire.FromServer) -> None:
        try:
            async with asyncio.timeout(SLOW):
                await self.socket.send_data(ENCODER.encode(message), mode="text")
        except TimeoutError:
            raise TooSlow("error-slow") from None
        except (RuntimeError, OSError, WebSocketDisconnect):  # closed by the other side while we spoke
            raise asyncio.CancelledError from None

    # -- listening --------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        while True:
            try:
                received = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            except (KeyError, TypeError, UnicodeError):
                received = ""  # a binary message, say
            await self.services.limits.rounds.turn(self.caller.address)
            await self.answer(received if isinstance(received, str) else "")
            if self.nonsense >= NONSENSE:
                raise MaleconError("error-nonsense")

    async def answer(self, received: str) -> None:
        asked: wire.FromClient | None = None
        id, reason = "", ""
        try:
            asked = DECODER.decode(received)
            id = asked.id
        except (msgspec.DecodeError, RecursionError, UnicodeError) as trouble:
            reason = str(trouble)
        try:
            self.services.limits.count("messages", self.caller.address)  # whatever it is, and whoever says it
            await self.services.limits.messages.keep(self.caller.address)
            if asked is None:
                raise MaleconError("error-malformed", reason=reason)
            await self.send(await self.carry_out(asked))
            self.nonsense = 0
        except commands.Stale as stale:
            await self.refuse(id, stale)
            await self.send(await self.update_since(0))
        except MaleconError as trouble:
            await self.refuse(id, trouble)

    async def carry_out(self, asked: wire.FromClient) -> wire.FromServer:
        if isinstance(asked, wire.SendPing):
            return wire.Pong(asked.id)
        self.services.limits.count("chats" if isinstance(asked, wire.SendChat) else "writes", self.caller.known)

        def command(state: TableState, at: float) -> commands.Answer:
            viewer = self.viewer_now(state)
            seat = own_seat(state, self.caller, viewer)
            if self.caller.seat_token is not None and self.hands != state.hands:
                raise Forbidden("error-not-your-seat")  # not before we know that it still is
            match asked:
                case wire.SendMove():
                    return commands.move(state, seat, asked.move, asked.answers, asked.id, at)
                case wire.SendUndo():
                    return commands.undo(state, seat, at, asked.id)
                case wire.SendAgree():
                    commands.agree(state, seat, at)
                case wire.SendDecline():
                    commands.decline(state, seat, at)
                case wire.SendChat():
                    return commands.chat(state, seat, asked.text, at, asked.id)
            return commands.Answer(state.number)

        done = await self.services.lobby.change(self.table.id, command, self.caller.address)
        return wire.Accepted(asked.id, done.number, done.repeated)

    async def refuse(self, id: str, trouble: MaleconError) -> None:
        REFUSALS.labels(trouble.key).inc()
        self.nonsense += 1
        if isinstance(trouble, TooMany):
            await asyncio.sleep(min(trouble.wait, 1))  # who floods is read more slowly
        await self.send(wire.Refused(id, error(presentable(trouble), self.language or self.caller.language)))
