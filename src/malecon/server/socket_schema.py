"""The OpenAPI document: the pages, and with them the socket's messages. The client's types come from it."""

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin

from malecon.server import wire

REFERENCE = "#/components/schemas/{name}"
FROM_SERVER = "Whatever the server sends over the socket of a table. See docs/protocol.md."
FROM_CLIENT = "Whatever a client sends over the socket of a table. See docs/protocol.md."


class WholeDocument(JsonRenderPlugin):
    """Serves the document of the pages with the messages of the socket."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_socket(openapi_schema))


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
