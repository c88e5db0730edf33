"""The rule catalogue: every normative statement of a game as one clause, in English and French."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

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

    def __repr__(self) -> str:
        return f"Clause({self.id})"


@dataclass(frozen=True)
class Difference:
    """A point on which editions differ: in "conflict" one reading is played, a "precision" only says more."""

    id: str
    kind: str
    topic: Mapping[str, str]
    readings: tuple[str, ...]
    default: str
    ruling: str | None = None


@dataclass(frozen=True)
class Group:
    """Clauses that belong together, by the topics that their ids begin with.

    Its title is its own, or the name of a thing of the game (a key of the texts); it may have none.
    """

    topics: tuple[str, ...]
    title: Mapping[str, str] = field(default_factory=dict)
    thing: str = ""


@dataclass(frozen=True)
class Section:
    """A chapter of the rulebook: its title, what it is about in a few sentences, and its groups in reading order."""

    id: str
    title: Mapping[str, str]
    about: Mapping[str, str]
    groups: tuple[Group, ...]


class Catalogue(Mapping[str, Clause]):
    """The clauses of one game, in the order of its rulebook."""

    def __init__(self, path: Path) -> None:
        data = tomllib.loads(path.read_text("utf-8"))
        self.game: str = data["game"]
        self.editions = tuple(str(entry["id"]) for entry in data.get("edition", ()))
        self.clauses = {entry["id"]: read_clause(entry) for entry in data["clause"]}
        self.differences = tuple(read_difference(entry) for entry in data.get("difference", ()))
        self.sections = tuple(read_section(entry) for entry in data.get("section", ()))
        assert len(self.clauses) == len(data["clause"]), f"two clauses of {self.game} share an id"

    def __repr__(self) -> str:
        return f"Catalogue({self.game}, {len(self.clauses)} clauses)"

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

    def topic_of(self, id: str) -> str | None:
        """The topic that takes a clause: the longest of all sections that its id begins with."""
        topics = {topic for section in self.sections for group in section.groups for topic in group.topics}
        words = id.split(".")[1:]
        beginnings = (".".join(words[:count]) for count in range(len(words), 0, -1))
        return next((beginning for beginning in beginnings if beginning in topics), None)

    @cached_property
    def by_topic(self) -> dict[str, list[Clause]]:
        """The clauses that every topic takes, in the order of the rulebook."""
        found: dict[str, list[Clause]] = {}
        for clause in self.clauses.values():
            found.setdefault(self.topic_of(clause.id) or "", []).append(clause)
        return found

    def clauses_of(self, group: Group) -> list[Clause]:
        return [clause for topic in group.topics for clause in self.by_topic.get(topic, ())]

    def search(self, wanted: str) -> list[Clause]:
        """The clauses whose id or text, in either language, holds every word that is wanted."""
        words = wanted.lower().replace("'", "’").split()
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


def read_section(entry: dict[str, Any]) -> Section:
    return Section(
        id=entry["id"],
        title={"en": entry["en"], "fr": entry["fr"]},
        about={"en": entry["about"], "fr": entry["about_fr"]},
        groups=tuple(read_group(group) for group in entry["groups"]),
    )


def read_group(entry: dict[str, Any]) -> Group:
    title = {language: str(entry[language]) for language in LANGUAGES if language in entry}
    return Group(lines(entry["topics"]), title, entry.get("thing", ""))


def lines(value: object) -> tuple[str, ...]:
    assert isinstance(value, list)
    return tuple(str(line) for line in value)
