"""The rule catalogue: every normative statement of a game as one clause, in English and French."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from malecon.engine.errors import MaleconError

LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Clause:
    """One statement of the rules. `why` is the reason of a ruling; examples have given, when and then."""

    id: str
    kind: str
    text: Mapping[str, str]
    editions: tuple[str, ...]
    sources: tuple[str, ...]
    status: str | None = None
    default: bool = True  # false for a reading that the default edition does not use
    why: Mapping[str, str] = field(default_factory=dict)
    example: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)


@dataclass(frozen=True)
class Difference:
    """A point on which editions differ: in "conflict" one reading is played, a "precision" only says more."""

    id: str
    kind: str
    topic: Mapping[str, str]
    readings: tuple[str, ...]
    default: str
    ruling: str | None = None


class Catalogue(Mapping[str, Clause]):
    """The clauses of one game, in the order of its rulebook."""

    def __init__(self, path: Path) -> None:
        data = tomllib.loads(path.read_text("utf-8"))
        self.game: str = data["game"]
        self.clauses = {entry["id"]: read_clause(entry) for entry in data["clause"]}
        self.differences = tuple(read_difference(entry) for entry in data.get("difference", ()))
        assert len(self.clauses) == len(data["clause"]), f"two clauses of {self.game} share an id"

    def __getitem__(self, id: str) -> Clause:
        try:
            return self.clauses[id]
        except KeyError:
            raise MaleconError("error-unknown-clause", id=id) from None

    def __contains__(self, id: object) -> bool:
        return id in self.clauses

    def __iter__(self) -> Iterator[str]:
        return iter(self.clauses)

    def __len__(self) -> int:
        return len(self.clauses)

    def search(self, wanted: str) -> list[Clause]:
        """The clauses whose id or text, in either language, holds every word that is wanted."""
        words = wanted.lower().split()
        found = []
        for clause in self.clauses.values():
            held = " ".join((clause.id, *clause.text.values())).lower()
            if all(word in held for word in words):
                found.append(clause)
        return found


def read_clause(entry: dict[str, object]) -> Clause:
    def both(key: str) -> dict[str, str]:
        french = entry[f"{key}_fr"] if key in entry else ""
        return {"en": str(entry[key]), "fr": str(french)} if key in entry else {}

    def steps(key: str) -> dict[str, tuple[str, ...]]:
        return {"en": lines(entry[key]), "fr": lines(entry[f"{key}_fr"])}

    return Clause(
        id=str(entry["id"]),
        kind=str(entry["kind"]),
        text={"en": str(entry["en"]), "fr": str(entry["fr"])},
        editions=lines(entry["editions"]),
        sources=lines(entry["sources"]),
        status=str(entry["status"]) if "status" in entry else None,
        default=bool(entry.get("default", True)),
        why=both("why"),
        example={key: steps(key) for key in ("given", "when", "then")} if "given" in entry else {},
    )


def read_difference(entry: dict[str, object]) -> Difference:
    return Difference(
        id=str(entry["id"]),
        kind=str(entry["kind"]),
        topic={"en": str(entry["topic"]), "fr": str(entry["topic_fr"])},
        readings=lines(entry["readings"]),
        default=str(entry["default"]),
        ruling=str(entry["ruling"]) if "ruling" in entry else None,
    )


def lines(value: object) -> tuple[str, ...]:
    assert isinstance(value, list)
    return tuple(str(line) for line in value)
