"""What every request passes: the origin is checked, the address counted, headers that keep browsers safe are added."""

import logging
import time
from collections.abc import Sequence
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from malecon.engine.errors import MaleconError
from malecon.server import wire
from malecon.server.errors import Forbidden, TooMany
from malecon.server.http.identity import language_of
from malecon.server.http.limits import RateLimits
from malecon.server.metrics import REFUSALS, REQUEST_SECONDS
from malecon.server.settings import Settings
from malecon.server.table.messages import error

ACCESS = logging.getLogger("malecon.access")

SAFE = ("GET", "HEAD", "OPTIONS")
UNCOUNTED = ("/healthz", "/metrics")

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


def origin_is_ours(headers: Headers, others: Sequence[str]) -> bool:
    """Browsers say where a script comes from. Programs say nothing, and bring no cookie by accident."""
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return bool(site) and site == headers.get("host")


class Gate:
    """Around the whole application: what it does not know passes here, too."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.limits = RateLimits(settings.limits)
        self.origins = settings.origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)  # sockets are checked where they are opened
            return
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

        try:
            self.check(scope)
        except MaleconError as trouble:
            await self.turn_away(scope, trouble, send_safely)
        else:
            await self.app(scope, receive, send_safely)
        seconds = time.perf_counter() - started
        REQUEST_SECONDS.labels(str(status)).observe(seconds)
        # Which page, never which table and never the query: whoever has the link of a private table may sit down.
        page = scope.get("path_template", "-")
        ACCESS.info(
            "request",
            extra={"method": scope["method"], "page": page, "status": status, "ms": round(seconds * 1000, 1)},
        )

    def check(self, scope: HTTPScope) -> None:
        if scope["path"] not in UNCOUNTED:
            client = scope["client"]
            self.limits.count("requests", client[0] if client else "unknown")
        headers = Headers.from_scope(scope)
        if scope["method"] not in SAFE and not origin_is_ours(headers, self.origins):
            raise Forbidden("error-origin")

    async def turn_away(self, scope: Scope, trouble: MaleconError, send: Send) -> None:
        REFUSALS.labels(trouble.key).inc()
        body = msgspec.json.encode(wire.Refusal(error(trouble, language_of(ASGIConnection(scope)))))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        status = 403
        if isinstance(trouble, TooMany):
            status = 429
            headers.append((b"retry-after", str(trouble.wait).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
