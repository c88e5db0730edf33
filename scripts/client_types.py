"""Writes the client's types to web/src/: what travels, and the views of the games.

`make client-types`, after a change to what travels; `make check-client` then says where the client no longer fits.
"""

import view_types
import wire_types

from malecon.server.http.app import make_app
from malecon.server.http.openapi import whole_document
from malecon.server.settings import Settings


def main() -> None:
    for path, text in view_types.files().items():
        path.write_text(text, "utf-8")
    document = whole_document(make_app(Settings(database="sqlite:///:memory:")))
    wire_types.TYPES.write_text(wire_types.text_of(document), "utf-8")


if __name__ == "__main__":
    main()
