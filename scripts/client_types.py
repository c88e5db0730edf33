"""Writes the description of the server's interface to web/schema.json and the client's types to web/src/.

`make client-types`, after a change to what travels; `make check-client` then says where the client no longer fits.
"""

import json

import view_types
from node import WEB, ClientTrouble, digest, node_with_packages
from prepare import stop

from malecon.server.app import make_app
from malecon.server.settings import Settings
from malecon.server.socket_schema import whole_document

SCHEMA = WEB / "schema.json"
TYPES = WEB / "src" / "wire.ts"

# What is left out has its default value, so it may be missing; a view is an object of the game's own.
OPTIONS = ("--default-non-nullable=false", "--empty-objects-unknown", "--root-types", "--root-types-no-schema-prefix")


def main() -> None:
    for path, text in view_types.files().items():
        path.write_text(text, "utf-8")
    SCHEMA.write_text(schema_text(), "utf-8")
    try:
        node = node_with_packages()
        types = node.script("openapi-typescript/bin/cli.js", SCHEMA.name, *OPTIONS)
    except ClientTrouble as trouble:
        stop(trouble.sentences)
    first = f"// From web/schema.json with the SHA-256 {digest(SCHEMA)}. Made by `make client-types`.\n"
    TYPES.write_text(first + types, "utf-8")


def schema_text() -> str:
    document = whole_document(make_app(Settings(database="sqlite:///:memory:")))
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    main()
