"""What speaks for a clause: the tests that prove it, and the places in the code that cite it."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from handbook import ROOT
from malecon.cli.coverage import clauses_of

TESTS = ROOT / "tests"
GAMES = ROOT / "src" / "malecon" / "games"
CITED = re.compile(r'"((?:\w+)(?:\.[a-z0-9-]+)+)"')


@dataclass(frozen=True)
class Place:
    """A line of a file of the project."""

    path: Path
    line: int

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT).as_posix()}:{self.line}"


@dataclass(frozen=True)
class Proof:
    """A test, which is a sentence, and where it stands."""

    sentence: str
    place: Place


@cache
def proofs() -> Mapping[str, list[Proof]]:
    """By clause: the tests that name it in their marker."""
    found: dict[str, list[Proof]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for id, test in tests_with_clauses(path):
            sentence = test.name.removeprefix("test_").replace("_", " ")
            found[id].append(Proof(sentence, Place(path, test.lineno)))
    return found


def tests_with_clauses(path: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    source = path.read_text("utf-8")
    if "mark.clause" not in source:
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for id in dict.fromkeys(clauses_of(node)):
                yield id, node


@cache
def proved_together() -> Mapping[str, list[str]]:
    """By clause: the others that one of its tests proves as well."""
    by_test: dict[Place, list[str]] = defaultdict(list)
    for id, tests in proofs().items():
        for test in tests:
            by_test[test.place].append(id)
    return {
        id: sorted({other for test in tests for other in by_test[test.place]} - {id}) for id, tests in proofs().items()
    }


@cache
def citations() -> Mapping[str, list[Place]]:
    """By clause: the lines of the rules that cite it."""
    found: dict[str, list[Place]] = defaultdict(list)
    for path in sorted(GAMES.rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for id in CITED.findall(line):
                found[id].append(Place(path, number))
    return found
