"""The scripts, the style and the icon: small files that browsers keep and ask about again."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "static"
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


@dataclass(frozen=True)
class StaticFile:
    content: bytes
    media_type: str
    etag: str


def read(path: Path) -> StaticFile:
    content = path.read_bytes()
    return StaticFile(content, TYPES[path.suffix], f'"{hashlib.sha256(content).hexdigest()[:20]}"')


FILES = {path.name: read(path) for path in sorted(FOLDER.iterdir()) if path.suffix in TYPES}
