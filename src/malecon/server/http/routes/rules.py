"""The rulebooks, in the caller's language. They change only with the server, so what somebody has is not sent again."""

import asyncio
import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import PathParameter

from malecon.server import wire
from malecon.server.http.dependencies import Lang
from malecon.server.http.identity import language_of
from malecon.server.http.rulebook import clause_facts, clause_of, rulebook, rules_of
from malecon.text import texts

GameName = Annotated[str, PathParameter(description="The name of a game")]
ClauseId = Annotated[str, PathParameter(description="The id of a clause")]
Asked = Request[Any, Any, Any]

CACHING = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}


@dataclass(frozen=True)
class Page:
    """What is sent, written once."""

    content: bytes
    compressed: bytes
    etag: str


def page(facts: wire.Wire) -> Page:
    content = msgspec.json.encode(facts)
    return Page(content, gzip.compress(content, 9, mtime=0), f'"{hashlib.sha256(content).hexdigest()[:20]}"')


@cache  # to write a whole rulebook takes a tenth of a second: the others go on meanwhile
def rulebook_page(game: str, language: str) -> Page:
    return page(rulebook(rules_of(game), texts(language)))


@cache
def clause_page(game: str, clause: str, language: str) -> Page:
    found = rules_of(game)
    return page(clause_facts(found, clause_of(found, clause), language))


@get("/api/rules/{game:str}", summary="The rulebook of a game: every clause by chapters, and where editions differ")
async def whole_rulebook(request: Asked, game: GameName, lang: Lang = None) -> Response[wire.Rulebook]:
    return handed_out(request, await asyncio.to_thread(rulebook_page, game, lang or language_of(request)))


@get("/api/rules/{game:str}/{clause:str}", summary="One clause of a rulebook")
async def one_clause(request: Asked, game: GameName, clause: ClauseId, lang: Lang = None) -> Response[wire.ClauseFacts]:
    return handed_out(request, clause_page(game, clause, lang or language_of(request)))


def handed_out(request: Asked, page: Page) -> Response[Any]:
    headers = {**CACHING, "ETag": page.etag}
    if page.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(page.compressed, headers=headers, media_type=MediaType.JSON)
    return Response(page.content, headers=headers, media_type=MediaType.JSON)


ROUTES = (whole_rulebook, one_clause)
