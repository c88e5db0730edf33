"""`malecon rules coverage`: which clauses are proved by a test, which are cardboard only, which are neither."""

import ast
import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import malecon
from malecon.cli.speech import SPEECH, say
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game
from malecon.games import games

TESTS = Path(malecon.__file__).parents[2] / "tests"
INCOMPLETE = 1


@dataclass(frozen=True)
class Coverage:
    """The clauses of one game, accounted for."""

    game: Game
    proved: dict[str, list[str]]  # by clause: the tests that name it
    cardboard: dict[str, dict[str, str]]  # by clause: the reason, in both languages

    @property
    def unproved(self) -> list[str]:
        return [id for id in self.game.catalogue if id not in self.proved and id not in self.cardboard]

    @property
    def accounted(self) -> int:
        return len(self.game.catalogue) - len(self.unproved)


def report(as_json: bool) -> int:
    """Print the coverage of every game; the exit code says whether every clause is accounted for."""
    named = list(clauses_named_by_tests(TESTS))
    known = {id for game in games().values() for id in game.catalogue}
    unknown = [(test, id) for test, id in named if id not in known]
    covered = [cover(game, named) for game in games().values()]
    if as_json:
        print(json.dumps({coverage.game.name: as_data(coverage) for coverage in covered}, ensure_ascii=False, indent=1))
    else:
        for coverage in covered:
            tell(coverage)
        for test, id in unknown:
            print(say("coverage-unknown", test=test, id=id))
    complete = not unknown and not any(coverage.unproved for coverage in covered)
    if complete and not as_json:
        print(say("coverage-ok"))
    return 0 if complete else INCOMPLETE


def cover(game: Game, named: list[tuple[str, str]]) -> Coverage:
    proved: dict[str, list[str]] = {}
    for test, id in named:
        if id in game.catalogue:
            proved.setdefault(id, []).append(test)
    return Coverage(game, proved, cardboard_of(game))


def cardboard_of(game: Game) -> dict[str, dict[str, str]]:
    """Clauses that only describe cardboard, which play never touches, each with the reason."""
    file = game.catalogue_file.with_name("cardboard.toml")
    listed = tomllib.loads(file.read_text("utf-8"))["clause"] if file.exists() else []
    return {entry["id"]: {"en": entry["en"], "fr": entry["fr"]} for entry in listed}


def clauses_named_by_tests(folder: Path) -> Iterator[tuple[str, str]]:
    """Every (test, clause) pair of a `pytest.mark.clause` in the tests, read without running them."""
    if not folder.is_dir():
        raise MaleconError("error-no-tests", path=str(folder))
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for id in clauses_of(node):
                    yield f"{path.relative_to(folder)}::{node.name}", id


def clauses_of(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
            for argument in decorator.args:
                assert isinstance(argument, ast.Constant), f"{test.name}: name the clause as plain text"
                yield str(argument.value)


def as_data(coverage: Coverage) -> dict[str, object]:
    return {
        "clauses": len(coverage.game.catalogue),
        "accounted": coverage.accounted,
        "proved": coverage.proved,
        "cardboard": coverage.cardboard,
        "unproved": coverage.unproved,
    }


def tell(coverage: Coverage) -> None:
    print(
        say(
            "coverage-line",
            game=coverage.game.name,
            accounted=coverage.accounted,
            total=len(coverage.game.catalogue),
            proved=len(coverage.proved),
            cardboard=len(coverage.cardboard),
        )
    )
    for id, reason in coverage.cardboard.items():
        print(say("coverage-cardboard-line", id=id, reason=reason[SPEECH.language]))
    if coverage.unproved:
        print(say("coverage-unproved", count=len(coverage.unproved)))
        for id in coverage.unproved:
            print(f"  {id}")
