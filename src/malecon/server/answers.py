"""How refusals are answered: the status, and a body that says in the caller's language what is wrong and what to do."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from malecon.engine.errors import MaleconError
from malecon.server import wire
from malecon.server.identity import COOKIE, language_of
from malecon.server.limits import TooMany
from malecon.server.metrics import REFUSALS
from malecon.server.pages.trouble import trouble_page, wants_page
from malecon.server.storage.database import StorageError
from malecon.server.table.messages import error

LOG = logging.getLogger("malecon.answers")
ENCODER = msgspec.json.Encoder()

UNAUTHORISED, FORBIDDEN, NOT_FOUND, CONFLICT, UNPROCESSABLE = 401, 403, 404, 409, 422
TIMEOUT, TOO_MANY, UNAVAILABLE, FULL = 408, 429, 503, 507

STATUS = {
    "error-no-identity": UNAUTHORISED,
    "error-identity-expired": UNAUTHORISED,
    "error-identity-forged": UNAUTHORISED,
    "error-not-your-seat": FORBIDDEN,
    "error-not-host": FORBIDDEN,
    "error-no-spectators": FORBIDDEN,
    "error-no-hints": FORBIDDEN,
    "error-no-adviser": FORBIDDEN,
    "error-origin": FORBIDDEN,
    "error-no-page": NOT_FOUND,
    "error-no-table": NOT_FOUND,
    "error-no-components": NOT_FOUND,
    "error-no-seat": NOT_FOUND,
    "error-replay-nothing": NOT_FOUND,
    "error-no-rules": NOT_FOUND,
    "error-no-clause": NOT_FOUND,
    "error-code": NOT_FOUND,
    "error-stale": CONFLICT,
    "error-not-asked": CONFLICT,
    "error-used-id": CONFLICT,
    "error-table-over": CONFLICT,
    "error-table-waiting": CONFLICT,
    "error-table-begun": CONFLICT,
    "error-table-not-over": CONFLICT,
    "error-replay-not-over": CONFLICT,
    "error-seat-taken": CONFLICT,
    "error-proposal-open": CONFLICT,
    "error-no-proposal": CONFLICT,
    "error-already-away": CONFLICT,
    "error-not-away": CONFLICT,
    "error-resigned": CONFLICT,
    "error-undo-nothing": CONFLICT,
    "error-illegal-move": UNPROCESSABLE,
    "error-other-question": UNPROCESSABLE,
    "error-too-many-requests": TOO_MANY,
    "error-too-many-tables": TOO_MANY,
    "error-too-many-seats": TOO_MANY,
    "error-too-many-sockets": TOO_MANY,
    "error-slow": TIMEOUT,
    "error-internal": HTTP_500_INTERNAL_SERVER_ERROR,
    "error-busy": UNAVAILABLE,
    "error-no-client": UNAVAILABLE,
    "error-hint-failed": UNAVAILABLE,
    "error-storage": UNAVAILABLE,
    "error-storage-full": FULL,
}

# What the framework refuses before we see it.
KEYS = {
    400: "error-malformed",
    404: "error-no-page",
    405: "error-method",
    413: "error-too-large",
    415: "error-malformed",
}


class StaleMove(MaleconError):
    """A stale move, with how things stand now."""

    def __init__(self, state: wire.Update) -> None:
        super().__init__("error-stale")
        self.state = state


def status_of(trouble: MaleconError) -> int:
    return STATUS.get(trouble.key, 400)


def refuse(request: Request[Any, Any, Any], trouble: MaleconError) -> Response[bytes]:
    """Something that the caller can put right, or that will be right again in a while."""
    REFUSALS.labels(trouble.key).inc()
    if isinstance(trouble, StorageError):
        LOG.error("storage failed", extra={"trouble": str(trouble.values.get("reason", ""))})
        trouble = MaleconError(trouble.key)  # what the database says is not for everybody
    refusal = wire.Refusal(error(trouble, language_of(request)))
    if isinstance(trouble, StaleMove):
        refusal.state = trouble.state
    headers = {}
    if trouble.key in ("error-identity-forged", "error-identity-expired"):
        headers["Set-Cookie"] = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=lax"  # scripts cannot remove it
    if isinstance(trouble, TooMany):
        headers["Retry-After"] = str(trouble.wait)
    elif status_of(trouble) in (UNAVAILABLE, FULL):
        headers["Retry-After"] = "2"
    return answer(request, refusal, status_of(trouble), headers)


def refuse_malformed(request: Request[Any, Any, Any], trouble: HTTPException) -> Response[bytes]:
    """A request that the framework could not make sense of: an unknown page, a wrong method, a body that is none."""
    status = trouble.status_code
    key = KEYS.get(status, "error-malformed")
    REFUSALS.labels(key).inc()
    reason = reasons(trouble) if key == "error-malformed" else ""
    headers = dict(trouble.headers or {})
    refusal = wire.Refusal(error(MaleconError(key, reason=reason), language_of(request)))
    return answer(request, refusal, status, headers)


def reasons(trouble: HTTPException) -> str:
    """What exactly does not fit, for whoever writes a client."""
    extra = trouble.extra if isinstance(trouble.extra, list) else []
    found = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)
    ]
    return "; ".join(found) or trouble.detail


def fail(request: Request[Any, Any, Any], mistake: Exception) -> Response[bytes]:
    """Our own mistake: it goes to the log, with everything; the caller hears only that it was not theirs."""
    LOG.error("a request failed", exc_info=mistake, extra={"method": request.method})
    refusal = wire.Refusal(error(MaleconError("error-internal"), language_of(request)))
    return answer(request, refusal, HTTP_500_INTERNAL_SERVER_ERROR, {})


def answer(
    request: Request[Any, Any, Any], body: wire.Refusal, status: int, headers: dict[str, str]
) -> Response[bytes]:
    """JSON for programs; whoever has followed a link with a browser sees a page."""
    if wants_page(request):
        return trouble_page(request, body.error.message, status, headers)
    return Response(ENCODER.encode(body), status_code=status, headers=headers, media_type="application/json")
