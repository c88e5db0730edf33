"""Component files: what is printed on the pieces, as data that is checked before anybody plays with it."""

import hashlib
import json
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from malecon.engine.errors import ComponentError

MOST_PARTS = 100


class ComponentFile:
    """A component file as read, with the hash that records name it by.

    A file that says `like = "other.toml"` names only what differs from that file beside it.
    """

    def __init__(self, path: Path, likened: tuple[str, ...] = ()) -> None:
        self.path = path
        try:
            content = path.read_bytes()
        except OSError as trouble:
            raise ComponentError("error-file-unreadable", path=str(path), reason=trouble.strerror or "") from trouble
        try:
            self.data: dict[str, Any] = tomllib.loads(within_reason(content.decode("utf-8")))
            canonical_form(self.data)
        except (ValueError, RecursionError) as trouble:  # not TOML, not UTF-8, a number or a nesting beyond reason
            raise self.error("error-component-not-toml", reason=str(trouble)) from trouble
        if "like" in self.data:
            model = str(self.data.pop("like"))
            # Beside it, under a plain name, and never in a circle.
            beside = path.with_name(Path(model).name or path.name)
            if model != beside.name or not beside.is_file() or model in (path.name, *likened):
                raise self.error("error-component-like", model=model)
            self.data = changed(ComponentFile(beside, (path.name, *likened)).data, self.data)
        # Of the contents, not of the bytes: a better comment must not orphan the records of games already played.
        self.hash = hashlib.sha256(canonical_form(self.data).encode()).hexdigest()[:16]

    def error(self, key: str, **values: object) -> ComponentError:
        return ComponentError(key, path=self.path.name, **values)

    def table(self, name: str) -> dict[str, Any]:
        found = self.data.get(name)
        if not isinstance(found, dict):
            raise self.error("error-component-missing", piece=f"[{name}]")
        return found

    def number(self, piece: str, holder: dict[str, Any], name: str, least: int, most: int) -> int:
        """A whole number of the given piece, within the limits that the rules can play with."""
        if name not in holder:
            raise self.error("error-component-missing", piece=f"{piece} {name}")
        found = holder[name]
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            raise self.error(
                "error-component-number", piece=f"{piece} {name}", found=str(found), least=least, most=most
            )
        return found

    def pieces(self, name: str, key: str, expected: Iterable[str]) -> dict[str, dict[str, Any]]:
        """The `[[name]]` tables by their key: each expected piece exactly once, and no other."""
        listed = self.data.get(name, [])
        if not isinstance(listed, list):
            raise self.error("error-component-missing", piece=f"[[{name}]]")
        found: dict[str, dict[str, Any]] = {}
        wanted = tuple(expected)
        for piece in listed:
            word = str(piece.get(key)) if isinstance(piece, dict) else str(piece)
            if word not in wanted:
                raise self.error("error-component-unknown", piece=f"{name} {word}", known=", ".join(wanted))
            if word in found:
                raise self.error("error-component-twice", piece=f"{name} {word}")
            found[word] = piece
        for word in wanted:
            if word not in found:
                raise self.error("error-component-missing", piece=f"{name} {word}")
        return found

    def word(self, piece: str, holder: dict[str, Any], name: str, known: tuple[str, ...]) -> str:
        if name not in holder:
            raise self.error("error-component-missing", piece=f"{piece} {name}")
        if holder[name] not in known:
            raise self.error("error-component-unknown", piece=f"{piece} {name} {holder[name]}", known=", ".join(known))
        return str(holder[name])


def within_reason(text: str) -> str:
    """Python's reader takes minutes over a key of thousands of parts."""
    if any(line.count(".") > MOST_PARTS for line in text.splitlines()):
        raise ValueError(f"more than {MOST_PARTS} full stops in one line")
    return text


def canonical_form(data: dict[str, Any]) -> str:
    """One text for the same contents, whatever the file looked like."""
    return json.dumps(data, sort_keys=True, default=str)


def changed(model: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The model with its tables changed entry by entry, and everything else replaced."""
    result = dict(model)
    for name, value in changes.items():
        known = model.get(name)
        result[name] = changed(known, value) if isinstance(known, dict) and isinstance(value, dict) else value
    return result
