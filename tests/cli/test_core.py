"""`pip install malecon` without any extra: whole games in the terminal, and a sentence wherever more is needed."""

import json
import os
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from malecon.cli.commands import app, rules_app
from malecon.extras import EXTRAS
from malecon.games import games
from tests.command import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

# Runs several commands in one process, and says of each how it ended and what it printed.
RUN = """
import contextlib, io, json, sys
from malecon.cli.main import main
told = []
for words in json.loads(sys.argv[1]):
    sys.argv = ["malecon", *words]
    out, err, code = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main()
        except SystemExit as end:
            code = end.code
    out.flush()
    told.append([code or 0, out.buffer.getvalue().decode(), err.getvalue()])
print(json.dumps(told))
"""

NEEDED = {
    "arena": ["arena", "cuba", "random", "random", "--games", "2"],
    "selfplay": ["selfplay", "cuba", "random", "random", "--out", "shards"],
    "serve": ["serve", "--no-browser"],
    "think": ["think", "--redis", "redis://localhost"],
    "backup": ["backup", "copy.zip"],
    "restore": ["restore", "copy.zip"],
    "bot": ["bot", "http://localhost", "table", "--token", "x"],
    "mcp": ["mcp"],
}
IN_THE_CORE = {"play", "simulate", "replay", "show", "hint", "verify", "trace", "doctor"}


def brought_by(requirements: list[str]) -> set[str]:
    """The distributions that are installed for requirements, and for what these require."""
    brought: set[str] = set()
    waiting = [Requirement(text) for text in requirements]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name in brought or not (requirement.marker is None or requirement.marker.evaluate({"extra": ""})):
            continue
        brought.add(name)
        waiting += [Requirement(text) for text in distribution(name).requires or ()]
    return brought


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the libraries of the core, and no other."""
    folder = tmp_path_factory.mktemp("core")
    files = [file for name in brought_by(PROJECT["dependencies"]) for file in distribution(name).files or ()]
    for top in {file.parts[0] for file in files if ".." not in file.parts}:
        (folder / top).symlink_to(Path(str(distribution("rich").locate_file(top))))
    return folder


def run(core: Path, folder: Path, *commands: list[str]) -> list[tuple[int, str, str]]:
    """The commands, where there is only the core: exit codes, and what was printed in both places."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": os.pathsep.join((str(core), str(ROOT / "src")))}
    command = [sys.executable, "-S", "-c", RUN, json.dumps(commands)]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [(code, out, err) for code, out, err in json.loads(done.stdout)]


def test_the_core_has_five_dependencies_at_most() -> None:
    assert len(PROJECT["dependencies"]) <= 5


@pytest.mark.parametrize("game", sorted(games()))
def test_a_whole_game_is_played_recorded_and_told_without_any_extra(game: str, core: Path, tmp_path: Path) -> None:
    saved = f"{game}-2p-7-00001.malecon"
    commands = run(
        core,
        tmp_path,
        ["simulate", game, "--seed", "7", "--out", "."],
        ["replay", saved, "--lang", "fr"],
        ["trace", saved],
        ["hint", saved, "--to", "3", "--thoughts", "16"],
        ["play", game, "--seats", "random,random", "--seed", "7", "--save", "own.malecon"],
        ["verify", saved, "own.malecon"],
        ["rules", "editions", game],
        ["doctor"],
    )
    assert [code for code, _, _ in commands] == [0] * len(commands), commands
    assert "2 records are sound, none is faulty" in commands[5][1]


def test_a_command_whose_extra_is_missing_says_which_line_to_type(core: Path, tmp_path: Path) -> None:
    record = tmp_path / "cuba-2p-0-00001.malecon"
    wanted = {
        "server": [
            NEEDED["serve"],
            NEEDED["backup"],
            NEEDED["restore"],
            NEEDED["bot"],
            ["replay", str(record), "--summary"],
            ["replay", str(record), "--json"],
        ],
        "club": [NEEDED["think"]],
        "arena": [NEEDED["arena"], NEEDED["selfplay"]],
        "mcp": [NEEDED["mcp"]],
    }
    extras = [extra for extra, commands in wanted.items() for _ in commands]
    for language, words in (("en", "is installed here ("), ("fr", "Il manque ici ")):
        commands = [[*words, "--lang", language] for commands in wanted.values() for words in commands]
        for extra, (code, out, err) in zip(extras, run(core, tmp_path, *commands), strict=True):
            assert (code, out, err.count("\n")) == (2, "", 1), err
            assert words in err
            assert err.endswith(f'pip install "malecon[{extra}]"\n')


def test_every_command_is_known_to_be_in_the_core_or_to_need_more() -> None:
    names = {command.name for command in app.registered_commands}
    assert names == IN_THE_CORE | set(NEEDED)
    assert {command.name for command in rules_app.registered_commands} == {"show", "editions", "options", "coverage"}


@pytest.mark.parametrize("extra", sorted(PROJECT["optional-dependencies"]))
def test_an_extra_is_known_by_the_libraries_that_it_brings(extra: str) -> None:
    """Each by one of its modules; but what only some systems have, and what belongs to another extra."""
    whole = {extra}
    names: set[str] = set()
    while whole:
        for requirement in map(Requirement, PROJECT["optional-dependencies"][whole.pop()]):
            if requirement.name == "malecon":
                whole |= requirement.extras
            elif requirement.marker is None:
                names.add(canonicalize_name(requirement.name))
    owners = packages_distributions()
    found = {canonicalize_name(owners.get(module, [module])[0]) for module in EXTRAS[extra]}
    assert found == names
    assert len(EXTRAS[extra]) == len(names)
