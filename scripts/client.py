"""Builds what runs in the browser: from web/ and the texts into src/malecon/server/client/, where the server finds it.

`make client`; `scripts/client.py check` looks at its types and runs its tests instead. The build hook does the same at
install. Does nothing when the sources are those of the last build.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from node import ROOT, WEB, ClientTrouble, node_with_packages

TEXTS = ROOT / "src" / "malecon" / "text"
CLIENT = ROOT / "src" / "malecon" / "server" / "client"
NOTE = CLIENT / "build.json"  # the digest of the sources, or why there is no build
GENERATED = "generated"  # a folder that the build itself writes


def sources() -> Iterator[Path]:
    """Everything that changes the build when it is changed."""
    yield from (path for path in WEB.iterdir() if path.is_file())
    for folder in (WEB / "src", WEB / "public"):
        yield from (path for path in folder.rglob("*") if path.is_file() and path.parent.name != GENERATED)
    yield from TEXTS.glob("*.ftl")


def sources_digest() -> str:
    whole = hashlib.sha256()
    for path in sorted(sources(), key=lambda path: path.relative_to(ROOT).parts):  # the same on every system
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def is_fresh(wanted: str) -> bool:
    try:
        note = json.loads(NOTE.read_text("utf-8"))
    except (OSError, ValueError):
        return False
    return (CLIENT / "index.html").exists() and bool(note.get("sources") == wanted)


def build() -> bool:
    """Build it unless it is fresh; whether it had to be. If it cannot be built, the note says why."""
    wanted = sources_digest()
    if is_fresh(wanted):
        return False
    try:
        warnings = node_with_packages().npm("run", "--silent", "build", "--", "--logLevel", "warn")
    except Exception as trouble:
        write_note(skipped=str(trouble))
        raise
    print(warnings, end="", file=sys.stderr)
    write_note(sources=wanted)
    return True


def write_note(**note: str) -> None:
    CLIENT.mkdir(parents=True, exist_ok=True)
    NOTE.write_text(json.dumps(note, indent=1, ensure_ascii=False) + "\n", "utf-8")


def check() -> None:
    node = node_with_packages()
    if not all(node.npm_aloud("run", "--silent", script) for script in ("check", "test")):
        sys.exit(1)


def main(command: str = "build") -> None:
    try:
        if command == "check":
            check()
        elif build():
            print(f"client built: {sum(path.is_file() for path in CLIENT.rglob('*')) - 1} files", file=sys.stderr)
    except ClientTrouble as trouble:
        print(trouble.sentences, file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
