"""The OpenAPI document: the pages, and with them the socket's messages. The client's types come from it."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.enums import OpenAPIMediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.types import ControllerRouterHandler

from malecon.server import wire

REFERENCE = "#/components/schemas/{name}"
FROM_SERVER = "Whatever the server sends over the socket of a table. See docs/protocol.md."
FROM_CLIENT = "Whatever a client sends over the socket of a table. See docs/protocol.md."


async def whole_and_written(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Answers instead of the page that comes with the framework: to write the document takes a fifth of a second."""
    return Response(await asyncio.to_thread(written, request.app), media_type=OpenAPIMediaType.OPENAPI_JSON)


def written(app: Litestar) -> bytes:
    """The document as it is sent, written once."""
    if "openapi" not in app.state:
        app.state.openapi = msgspec.json.encode(whole_document(app))
    document: bytes = app.state.openapi
    return document


def openapi_place() -> Router:
    return Router("/schema", route_handlers=[], include_in_schema=False, before_request=whole_and_written)


def whole_document(app: Litestar) -> dict[str, Any]:
    """The document that the application serves."""
    return with_socket(app.openapi_schema.to_schema())


def with_socket(document: dict[str, Any]) -> dict[str, Any]:
    """A document to whose components the messages of the socket have been added; the given one stays as it is."""
    pages = document["components"]["schemas"]
    (server, client, *_), messages = msgspec.json.schema_components(
        # The pages' own types are described once more: they come without what is said of them.
        (wire.FromServer, wire.FromClient, *(vars(wire)[name] for name in pages if name in vars(wire))),
        ref_template=REFERENCE,
    )
    schemas = pages | messages
    schemas["FromServer"] = {"description": FROM_SERVER, **server}
    schemas["FromClient"] = {"description": FROM_CLIENT, **client}
    return {**document, "components": {**document["components"], "schemas": dict(sorted(schemas.items()))}}


REFUSALS = {
    400: "The request makes no sense, or asks for what does not exist",
    401: "The caller is unknown",
    403: "The caller may not do this",
    404: "There is no such thing",
    405: "Not in this way",
    409: "Not now",
    413: "Too large",
    422: "A rule of the game forbids it",
    426: "The client speaks another version of the protocol",
    429: "Too much at once; the header Retry-After says when to try again",
    500: "A mistake of the server",
    503: "The database is away; nothing was changed",
    507: "The disk is full; nothing was changed",
}


def with_refusals(routes: Sequence[ControllerRouterHandler]) -> Sequence[ControllerRouterHandler]:
    """Every request can be refused, always with the same body: say so in the description of each."""
    for route in routes:
        if isinstance(route, HTTPRouteHandler):
            route.responses = {
                status: ResponseSpec(wire.Refusal, generate_examples=False, description=why)
                for status, why in REFUSALS.items()
            }
    return routes
