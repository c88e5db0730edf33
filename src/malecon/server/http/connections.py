"""Connections with an end to their patience: uvicorn's own wait for ever for whoever asks or listens too slowly.

Nobody takes for ever over a request, nobody goes on sending what is not read, nobody is waited for who does not listen.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

HEAD_BYTES = 65_536  # of a request: its path and headers
UNREAD_BYTES = 1_000_000  # of a body, after it has been answered: enough to hear the answer
ASKING = 20.0  # seconds for a whole request
LISTENING = 20.0  # seconds until what was sent has to be taken
TOO_LARGE = STATUS_LINE[431] + b"content-length: 0\r\nconnection: close\r\n\r\n"


class Heard(asyncio.Protocol):
    """A connection whose other side has to take what it is sent."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    listening: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.listening = self.loop.call_later(LISTENING, self.transport.abort)

    def resume_writing(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            self.listening = None
        super().resume_writing()


class PatientRequests(Heard, HttpToolsProtocol):
    """A connection over which requests come."""

    asking: asyncio.TimerHandle | None = None
    in_head = False
    head = 0  # bytes of a head that is not complete
    unread = 0  # bytes of a body that nobody needs any more

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.unanswered: list[RequestResponseCycle] = []

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.asked()
        self.resume_writing()
        self.nobody_listens()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self.nobody_listens()

    def nobody_listens(self) -> None:
        """uvicorn tells only the last of several requests that came at once; the others would talk to nobody."""
        for cycle in self.unanswered:
            if not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.in_head:
            self.head += len(data)
            if self.head > HEAD_BYTES and not self.transport.is_closing():
                self.transport.write(TOO_LARGE)
                self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self.asked()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.head, self.unread = True, 0, 0
        self.expect_request()

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()
        if self.cycle is not None:  # None where a socket is wanted
            self.unanswered = [cycle for cycle in self.unanswered if not cycle.response_complete] + [self.cycle]

    def on_body(self, body: bytes) -> None:
        if self.cycle.response_complete:
            self.unread += len(body)
            if self.unread > UNREAD_BYTES:
                self.transport.close()
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.asked()
        super().on_message_complete()

    def expect_request(self) -> None:
        self.asked()
        self.asking = self.loop.call_later(ASKING, self.transport.abort)

    def asked(self) -> None:
        if self.asking is not None:
            self.asking.cancel()
            self.asking = None


class PatientSocket(Heard, WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def connection_lost(self, exc: Exception | None) -> None:
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:  # uvicorn would say nothing at all
            self.handshake_complete = True
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would call it a mistake of the server
                self.frames = []
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # dropped: answers to who does not read them would only fill the memory

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until everything is sent
