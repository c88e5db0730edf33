"""The pages: one shell for all of them, and the files behind it."""

import contextlib
from typing import Any

from litestar import Request, Response, get

from malecon.engine.errors import MaleconError
from malecon.server.http.dependencies import TableId, TheServices
from malecon.server.http.identity import Caller, language_of
from malecon.server.http.pages.client import HASHED, SHELL, client_file
from malecon.server.play.permissions import WATCHING, viewer_of

Asked = Request[Any, Any, Any]

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

# The addresses that the client knows (web/src/App.svelte); what else somebody types is told to be wrong at once.
SHELLS = ["/", "/new", "/new/{game:str}", "/carry", "/learn/{game:str}", "/rulebook", "/rulebook/{game:str}", "/replay"]


@get(SHELLS, include_in_schema=False)
async def shell(request: Asked) -> Response[bytes]:
    return handed_out(request, SHELL)


@get(["/t/{table:str}", "/replay/{table:str}"], include_in_schema=False)
async def table_shell(request: Asked, table: TableId, services: TheServices) -> Response[bytes]:
    """The same, but a table that is not there, or not for everybody, is told of before anything is loaded."""
    caller = Caller(request.client.host if request.client else "unknown", language_of(request))
    with contextlib.suppress(MaleconError):  # an identity that is no longer good may still look on
        caller = await services.identities.caller(request)
    await services.lobby.look(table, lambda state: viewer_of(state, caller, WATCHING), caller.address)
    return handed_out(request, SHELL)


@get(["/assets/{name:str}", "/art/{name:str}", "/theme.js", "/trouble.css"], include_in_schema=False)
async def file(request: Asked) -> Response[bytes]:
    return handed_out(request, request.url.path.removeprefix("/"))


def handed_out(request: Asked, path: str) -> Response[bytes]:
    found = client_file(path)
    named = path.startswith(HASHED) or request.url.query == found.etag.strip('"')  # the address says what it holds
    caching = FOR_EVER if named else ASK_AGAIN
    headers = {"Cache-Control": caching, "ETag": found.etag, "Vary": "Accept-Encoding"}
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    if found.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.compressed, headers={**headers, "Content-Encoding": "gzip"}, media_type=found.media_type)
    return Response(found.content, headers=headers, media_type=found.media_type)


ROUTES = (shell, table_shell, file)
