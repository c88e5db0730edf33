"""What a person sees when a page cannot be shown; programs get the same in JSON (see error_responses.py)."""

import string
from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Response
from litestar.connection import ASGIConnection

from malecon.server.http.identity import language_of
from malecon.text import texts

TEMPLATE = string.Template((Path(__file__).parent / "trouble.html").read_text("utf-8"))


def wants_page(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Browsers that follow a link say that they accept HTML; scripts and programs do not."""
    return "text/html" in connection.headers.get("accept", "")


def trouble_page(
    connection: ASGIConnection[Any, Any, Any, Any], message: str, status: int, headers: dict[str, str]
) -> Response[bytes]:
    """The sentence of the refusal, and the way home; without the client, for that may be what is missing."""
    speech = texts(language_of(connection))
    filled = TEMPLATE.substitute(
        language=speech.language,
        title=escape(speech.say("page-trouble")),
        message=escape(message),
        home=escape(speech.say("page-trouble-home")),
        notice=escape(speech.say("page-notice")),
    )
    kept = {"Cache-Control": "private, no-cache", "Vary": "Accept-Language, Cookie"}
    return Response(filled.encode(), status_code=status, headers={**kept, **headers}, media_type=MediaType.HTML)
