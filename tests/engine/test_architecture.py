"""The shape of the tree: imports point one way, and the engine knows no game."""

import ast
from collections.abc import Iterator
from pathlib import Path

import malecon
from malecon.games import games

PACKAGE = Path(malecon.__file__).parent

# Each layer may import itself and what stands to its right.
LAYERS = (
    "cli",
    "server",
    "assistant",
    "selfplay",
    "arena",
    "environments",
    "library",
    "bots",
    "drawing",
    "text",
    "games",
    "extras",
    "engine",
    "build",
)


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def layer_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def test_every_part_of_the_package_is_a_layer_and_every_layer_is_there() -> None:
    found = {layer_of(path) for path in PACKAGE.rglob("*.py")} - {"__init__", "__main__", "_compiled"}
    assert found == set(LAYERS)


def test_imports_point_one_way_only() -> None:
    wrong = []
    for path in PACKAGE.rglob("*.py"):
        layer = layer_of(path)
        if layer not in LAYERS:
            continue
        for module in imports(path):
            parts = module.split(".")
            if parts[0] == "malecon" and len(parts) > 1 and LAYERS.index(parts[1]) < LAYERS.index(layer):
                wrong.append(f"{path.relative_to(PACKAGE)} imports {module}")
    assert wrong == []


def test_games_share_the_engine_and_never_rules() -> None:
    wrong = []
    for path in (PACKAGE / "games").rglob("*.py"):
        folder = path.relative_to(PACKAGE / "games").parts[0]
        for module in imports(path):
            if module.startswith("malecon.games.") and module.split(".")[2] != folder:
                wrong.append(f"{path.relative_to(PACKAGE)} imports {module}")
    assert wrong == []


def test_the_engine_has_no_word_of_any_game() -> None:
    words = {game.name for game in games().values()} | {"santiago", "havana", "cuban", "peso", "broker", "rum"}
    spoken = []
    for path in (PACKAGE / "engine").rglob("*.py"):
        code = ast.parse(path.read_text("utf-8"))
        names = {node.id for node in ast.walk(code) if isinstance(node, ast.Name)}
        names |= {node.attr for node in ast.walk(code) if isinstance(node, ast.Attribute)}
        names |= {node.name for node in ast.walk(code) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        strings = {
            node.value
            for node in ast.walk(code)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" not in node.value
        }
        used = {name.lower() for name in names} | {text.lower() for text in strings if " " not in text}
        spoken += [f"{path.name}: {word}" for word in words for text in used if word in text.split("-")]
    assert spoken == []
