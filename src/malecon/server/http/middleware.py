"""What every request and every socket passes: its name and its origin are checked, its address is counted.

Answers get the headers that keep browsers safe.
"""

import asyncio
import logging
import time

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from malecon.engine.errors import MaleconError
from malecon.server import wire
from malecon.server.errors import Forbidden, TooMany, status_of
from malecon.server.http.hosts import Hosts, origin_is_ours
from malecon.server.http.identity import address_of, language_of
from malecon.server.http.limits import RateLimits
from malecon.server.metrics import REFUSALS, REQUEST_SECONDS
from malecon.server.settings import Settings
from malecon.server.table.messages import error

ACCESS = logging.getLogger("malecon.access")

SAFE = ("GET", "HEAD", "OPTIONS")
WATCHED = ("/healthz", "/metrics")  # by whoever runs the server, who is counted apart
ANY_NAME = "/healthz"  # proxies ask under names of their own, and it tells nothing
WORK = ("/api/", "/schema/")  # addresses behind which the server has something to do
SLOWLY = 1.0  # seconds at most that an answer is kept back from whoever asks too often

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
PAIRS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NO_STORE = (b"cache-control", b"no-store")
TRANSPORT_SECURITY = (b"strict-transport-security", b"max-age=31536000")


class Gate:
    """Around the whole application: what it does not know passes here, too."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits) -> None:
        self.app = app
        self.limits = limits
        self.hosts = Hosts(settings.names, settings.origins)
        self.origins = settings.origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await self.answer(scope, receive, send)
        else:
            await self.open(scope, receive, send)

    async def answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                more = [TRANSPORT_SECURITY] if scope["scheme"] == "https" else []
                headers = [*message["headers"]]
                if scope["path"].startswith("/api/") and not any(name == NO_STORE[0] for name, _ in headers):
                    more.append(NO_STORE)  # identities, tokens, a seat's own view
                message["headers"] = [*headers, *PAIRS, *more]
            await send(message)

        address = address_of(ASGIConnection(scope))
        await self.limits.rounds.turn(address)
        try:
            self.check(scope, address)
        except MaleconError as trouble:
            await self.turn_away(scope, trouble, send_safely)
        else:
            try:
                await self.pace(scope, address)
                await self.app(scope, receive, send_safely)
            finally:
                self.limits.leave(address)
        seconds = time.perf_counter() - started
        REQUEST_SECONDS.labels(str(status)).observe(seconds)
        # Which page, never which table and never the query: whoever has the link of a private table may sit down.
        page = scope.get("path_template", "-")
        ACCESS.info(
            "request",
            extra={"method": scope["method"], "page": page, "status": status, "ms": round(seconds * 1000, 1)},
        )

    async def open(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """Let a socket in, or say why not and close it: browsers show scripts nothing of a refused handshake."""
        address = address_of(ASGIConnection(scope))
        await self.limits.rounds.turn(address)
        try:
            self.check(scope, address)
        except MaleconError as trouble:
            body = await self.refusal(scope, trouble)
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            told = msgspec.json.encode(wire.Refused("", body)).decode()
            await send({"type": "websocket.send", "bytes": None, "text": told})
            await send({"type": "websocket.close", "code": 4000 + status_of(trouble), "reason": trouble.key})
        else:
            try:
                await self.pace(scope, address)
                await self.app(scope, receive, send)
            finally:
                self.limits.leave(address)

    async def pace(self, scope: Scope, address: str) -> None:
        """Files are handed out as fast as they are asked for: a page has many, and they cost next to nothing."""
        if scope["path"].startswith(WORK) and scope["path"] not in WATCHED:
            await self.limits.requests.keep(address)

    def check(self, scope: HTTPScope | WebSocketScope, address: str) -> None:
        """Refuse what should not pass; what does pass is there until it leaves."""
        path, headers = scope["path"], Headers.from_scope(scope)
        self.limits.count("checks" if path in WATCHED else "requests", address)
        if path != ANY_NAME:
            self.hosts.check(headers)
        changes = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE
        if changes and not origin_is_ours(headers, self.origins):
            raise Forbidden("error-origin")
        self.limits.enter(address)

    async def refusal(self, scope: Scope, trouble: MaleconError) -> wire.Error:
        """What is said to whoever is turned away; who asks too often hears it later, and can ask less."""
        REFUSALS.labels(trouble.key).inc()
        if isinstance(trouble, TooMany):
            await asyncio.sleep(min(trouble.wait, SLOWLY))
        return error(trouble, language_of(ASGIConnection(scope)))

    async def turn_away(self, scope: Scope, trouble: MaleconError, send: Send) -> None:
        body = msgspec.json.encode(wire.Refusal(await self.refusal(scope, trouble)))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if isinstance(trouble, TooMany):
            headers.append((b"retry-after", str(trouble.wait).encode()))
        await send({"type": "http.response.start", "status": status_of(trouble), "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
