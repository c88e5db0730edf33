"""The files of the browser client, built from `web/` into the package and handed out from memory."""

import gzip
import hashlib
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from malecon.server.errors import NotFound, Unavailable

FOLDER = Path(
    os.environ.get("MALECON_CLIENT") or Path(__file__).parents[2] / "client"
)  # elsewhere while it is worked on
SHELL = "index.html"
HASHED = "assets/"  # what lies here has its digest in its name, and never changes
TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
PACKED = (".woff2",)  # compressed already


@dataclass(frozen=True)
class ClientFile:
    content: bytes
    compressed: bytes | None
    media_type: str
    etag: str


def read(path: Path) -> ClientFile:
    content = path.read_bytes()
    compressed = None if path.suffix in PACKED else gzip.compress(content, 9, mtime=0)
    return ClientFile(content, compressed, TYPES[path.suffix], f'"{hashlib.sha256(content).hexdigest()[:20]}"')


@cache
def client_files() -> dict[str, ClientFile]:
    """By their path. Nothing where the client was not built."""
    found = (path for path in sorted(FOLDER.rglob("*")) if path.is_file() and path.suffix in TYPES)
    return {path.relative_to(FOLDER).as_posix(): read(path) for path in found}


def client_file(path: str) -> ClientFile:
    files = client_files()
    if SHELL not in files:
        raise Unavailable("error-no-client")
    if path not in files:
        raise NotFound("error-no-page")
    return files[path]
