"""Mutation testing: what is broken, by which seed, and that what the tests notice is told apart from the rest."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"
CLAUSES = ("toy.price.many", "toy.price.few", "toy.price.none")

TOY = '''"""A game."""

PRICE = 3  # a declaration


class Shop:
    """Where things are sold."""

    def __init__(self, stock: int) -> None:
        self.stock: int = stock

    def price(self, count: int, seat: int = 0) -> int:
        """What so many cost."""
        assert count >= 0, "nobody buys less than nothing"
        if count > 2:
            return count * PRICE
        return 5

    def sell(self, count: int) -> str | None:
        if self.stock < count:
            return "toy.price.few"
        self.stock -= count
        return None


class Bazaar(Shop):
    def price(self, count: int, seat: int = 0) -> int:
        return super().price(count) - 1


def nobody_comes_here() -> int:
    return 4 + PRICE


def at_import() -> int:
    return 7 * PRICE


SEVEN = at_import()
'''

TESTS = """
from malecon.games.toy.game import Bazaar, Shop


def test_a_price():
    assert Shop(5).price(3) == 9
    assert Bazaar(5).price(1) == 4


def test_what_is_sold_is_gone():
    shop = Shop(5)
    assert shop.sell(2) is None
    assert shop.stock == 3
"""

GAMES = """
class Game:
    catalogue = {"toy.price.many": 1, "toy.price.few": 2, "toy.price.none": 3}


def find_game(name):
    return Game
"""


@pytest.fixture(scope="module")
def mutants() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", SCRIPTS / "mutants.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module  # a dataclass looks its module up
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    file = tmp_path / "toy.py"
    file.write_text(TOY, "utf-8")
    return file


def changes(mutants: ModuleType, toy: Path, seed: str = "1", count: int = 1_000) -> set[tuple[str, str]]:
    found = mutants.sample([toy], toy.parent, CLAUSES, count, seed)
    return {(mutant.before, mutant.after) for mutant in found}


def test_comparisons_numbers_sums_answers_calls_and_conditions_are_broken(mutants: ModuleType, toy: Path) -> None:
    found = changes(mutants, toy)
    assert ("if count > 2:", "if not count > 2:") in found
    assert {after for before, after in found if before == "if count > 2:"} & {"if count >= 2:", "if count <= 2:"}
    assert ("return count * PRICE", "return count + PRICE") in found
    assert ("return count * PRICE", "return count * PRICE + 1") in found
    assert ("self.stock -= count", "self.stock += count") in found
    assert ("self.stock -= count", "pass") in found
    assert {after for before, after in found if before == "return 5"} <= {"return 4", "return 6"}


def test_a_clause_becomes_another_one_that_exists(mutants: ModuleType, toy: Path) -> None:
    seeds = [changes(mutants, toy, str(seed)) for seed in range(20)]
    after = {after for found in seeds for before, after in found if "toy.price.few" in before}
    assert after == {"return 'toy.price.many'", "return 'toy.price.none'"}


def test_declarations_assertions_docstrings_and_types_are_left_alone(mutants: ModuleType, toy: Path) -> None:
    before = {before for before, _ in changes(mutants, toy)}
    assert not [line for line in before if line.startswith(("PRICE", "assert", "def", "class", "SEVEN"))]
    assert not [line for line in before if "cost" in line]


def test_the_same_seed_breaks_the_same_places(mutants: ModuleType, toy: Path) -> None:
    assert changes(mutants, toy, "1", 6) == changes(mutants, toy, "1", 6)
    assert len({frozenset(changes(mutants, toy, str(seed), 6)) for seed in range(5)}) > 1


def test_a_broken_method_runs_in_the_place_of_the_sound_one(mutants: ModuleType, toy: Path) -> None:
    game: dict[str, type] = {}
    exec(compile(TOY, "toy", "exec"), game)
    found = mutants.sample([toy], toy.parent, CLAUSES, 1_000, "1")
    mutant = next(each for each in found if each.after == "return super().price(count) + 1")
    method = vars(game["Bazaar"])["price"]
    assert isinstance(method, FunctionType)
    assert game["Bazaar"](5).price(1) == 4
    method.__code__ = mutant.code()
    assert game["Bazaar"](5).price(1) == 6


def test_what_tests_notice_is_told_apart_from_what_they_do_not(tmp_path: Path) -> None:
    files = {
        "src/malecon/__init__.py": "",
        "src/malecon/games/__init__.py": GAMES,
        "src/malecon/games/toy/__init__.py": "",
        "src/malecon/games/toy/game.py": TOY,
        "tests/toy/test_toy.py": TESTS,
        "tests/records/test_records.py": "",
        "tests/contract/test_contract.py": "",
        "docs/mutation.md": "Before.\n<!-- mutation -->\nold\n<!-- /mutation -->\nAfter.\n",
        "scripts/mutation.py": (SCRIPTS / "mutation.py").read_text("utf-8"),
        "scripts/mutants.py": (SCRIPTS / "mutants.py").read_text("utf-8"),
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    command = [sys.executable, "scripts/mutation.py", "toy", "--seed", "3"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    report = (tmp_path / "build" / "mutation" / "toy.txt").read_text("utf-8")
    assert report == done.stdout.removesuffix("\n")
    assert "2 tests pass" in done.stderr
    assert "mutants of seed 3" in report
    assert "- return 'toy.price.few'" in report  # no test asks for too much
    assert "nobody_comes_here" in report
    assert "(not reached)" in report
    assert "at_import" not in report
    assert "- return super().price(count) - 1" not in report
    assert "- self.stock -= count" not in report
    assert done.returncode == 1  # too many survive
    again = [sys.executable, "scripts/mutation.py", "toy", "toy", "--seed", "3", "--write"]
    subprocess.run(again, cwd=tmp_path, capture_output=True, check=False)
    page = (tmp_path / "docs" / "mutation.md").read_text("utf-8")
    assert page.startswith("Before.\n<!-- mutation -->\n| game | mutants |")
    assert page.endswith("<!-- /mutation -->\nAfter.\n")
    assert page.count("| toy | ") == 2
    assert "seed 3" in page
