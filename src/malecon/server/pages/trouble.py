"""What a person sees when a page cannot be shown; programs get the same in JSON (see answers.py)."""

from typing import Any

from litestar import MediaType, Response
from litestar.connection import ASGIConnection

from malecon.server.identity import language_of
from malecon.server.pages.html import Html, page, tag
from malecon.server.pages.sentences import TROUBLE
from malecon.text import texts


def wants_page(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Browsers that follow a link say that they accept HTML; scripts and programs do not."""
    return "text/html" in connection.headers.get("accept", "")


def trouble_page(
    connection: ASGIConnection[Any, Any, Any, Any], message: str, status: int, headers: dict[str, str]
) -> Response[bytes]:
    """The sentence of the refusal, and the way home."""
    language = language_of(connection)
    title = texts(language).say("page-trouble")
    shown = page("trouble", language, TROUBLE, title, kept_language(connection), message=tag("span", message))
    return html(shown, status, headers)


def kept_language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that somebody has chosen by the switch: it goes along from page to page."""
    return language_of(connection) if connection.query_params.get("lang") else ""


def html(shown: Html, status: int = 200, headers: dict[str, str] | None = None) -> Response[bytes]:
    caching = {"Cache-Control": "private, no-cache", "Vary": "Accept-Language, Cookie"}
    return Response(
        shown.encode(), status_code=status, headers={**caching, **(headers or {})}, media_type=MediaType.HTML
    )
