"""How refusals are answered: the status, and a body that says in the caller's language what is wrong and what to do."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from malecon.engine.errors import MaleconError
from malecon.server import wire
from malecon.server.errors import Conflict, Mistake, StorageError, TooMany, Unavailable, status_of
from malecon.server.http.identity import COOKIE, language_of
from malecon.server.http.pages.trouble import trouble_page, wants_page
from malecon.server.metrics import REFUSALS
from malecon.server.table.messages import error

LOG = logging.getLogger("malecon.errors")
ENCODER = msgspec.json.Encoder()

# What the framework refuses before we see it.
KEYS = {
    400: "error-malformed",
    404: "error-no-page",
    405: "error-method",
    413: "error-too-large",
    415: "error-malformed",
}


class StaleMove(Conflict):
    """A stale move, with how things stand now."""

    def __init__(self, state: wire.Update) -> None:
        super().__init__("error-stale")
        self.state = state


def refuse(request: Request[Any, Any, Any], trouble: MaleconError) -> Response[bytes]:
    """Something that the caller can put right, or that will be right again in a while."""
    REFUSALS.labels(trouble.key).inc()
    if isinstance(trouble, StorageError):
        LOG.error("storage failed", extra={"trouble": str(trouble.values.get("reason", ""))})
        trouble = type(trouble)(trouble.key)  # what the database says is not for everybody
    refusal = wire.Refusal(error(trouble, language_of(request)))
    if isinstance(trouble, StaleMove):
        refusal.state = trouble.state
    headers = {}
    if trouble.key in ("error-identity-forged", "error-identity-expired"):
        headers["Set-Cookie"] = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=lax"  # scripts cannot remove it
    if isinstance(trouble, TooMany):
        headers["Retry-After"] = str(trouble.wait)
    elif isinstance(trouble, Unavailable):
        headers["Retry-After"] = "2"
    return answer(request, refusal, status_of(trouble), headers)


def refuse_malformed(request: Request[Any, Any, Any], trouble: HTTPException) -> Response[bytes]:
    """A request that the framework could not make sense of: an unknown page, a wrong method, a body that is none."""
    # A body that breaks off is no mistake of the server, whatever the framework says.
    status = trouble.status_code if trouble.status_code in KEYS else 400
    key = KEYS[status]
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
    refusal = wire.Refusal(error(Mistake("error-internal"), language_of(request)))
    return answer(request, refusal, HTTP_500_INTERNAL_SERVER_ERROR, {})


def answer(
    request: Request[Any, Any, Any], body: wire.Refusal, status: int, headers: dict[str, str]
) -> Response[bytes]:
    """JSON for programs; whoever has followed a link with a browser sees a page."""
    if wants_page(request):
        return trouble_page(request, body.error.message, status, headers)
    return Response(ENCODER.encode(body), status_code=status, headers=headers, media_type="application/json")
