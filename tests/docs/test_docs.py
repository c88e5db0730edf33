"""The docs are true: every command in them runs, every link leads somewhere, every program prints."""

import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from malecon.cli.commands import app
from malecon.engine.game import Setting
from malecon.games import games
from tests.docs.pages import MAKEFILE, ON_RAY, PAGES, ROOT, WHOLE, blocks, rows

RECORD = ROOT / "tests" / "records" / "santiago-2p-12-00001.malecon"
ALONE = [(page, block) for page, block in blocks("sh") if page not in WHOLE and block not in ON_RAY]


def run(command: list[str], folder: Path, more: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        **(more or {}),
        "XDG_DATA_HOME": str(folder / "data"),
        "LC_ALL": "C.UTF-8",
        "PYTHONPATH": str(ROOT),
    }
    return subprocess.run(
        command, cwd=folder, env=environment, input="q\n" * 4, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(("page", "block"), ALONE, ids=lambda value: value if value.endswith(".md") else "block")
def test_every_command_of_the_docs_runs(page: str, block: str, tmp_path: Path) -> None:
    shutil.copy(RECORD, tmp_path / "game.malecon")
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    for line in block.strip().splitlines():
        words = shlex.split(line)
        given = dict(word.split("=", 1) for word in takewhile(lambda word: re.match(r"[A-Z_]+=", word), words))
        words = words[len(given) :]
        assert words[0] in ("malecon", "make"), line
        done = run([sys.executable, "-m", "tests.docs.trial", *words], tmp_path, given)
        assert done.returncode == 0, f"{page}: {line}\n{done.stdout}{done.stderr}"


def test_the_program_of_the_readme_runs(tmp_path: Path) -> None:
    programs = [block for page, block in blocks("python") if page == "README.md"]
    assert len(programs) == 1
    done = run([sys.executable, "-c", programs[0]], tmp_path)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^\[\d+, \d+\]\n\Z", done.stdout, re.MULTILINE)


def test_every_link_leads_somewhere() -> None:
    broken = []
    for page in PAGES:
        for link in re.findall(r"\]\(([^)]+)\)", page.read_text("utf-8")):
            file, _, heading = link.partition("#")
            target = page.parent / file if file else page
            if "://" not in link and not (target.exists() and (not heading or heading in headings(target))):
                broken.append(f"{page.name}: {link}")
    assert broken == []


def headings(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    found = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in found}


# -- commands that are named in a sentence --------------------------------------------------------------------------

# What a page names and no test of the docs runs to its end, and why. `make --dry-run` is tried with all of them.
MAKE_NOT_RUN = {
    "arenas": "plays for an hour",
    "attack": "attacks a server for a quarter of an hour; tests/server/test_attack.py tries one",
    "bench": "measures for minutes, and wants an idle machine",
    "bench-server": "measures for minutes, and wants an idle machine",
    "bench-strongest": "plays in a browser for minutes",
    "bench-thinkers": "measures for a minute, and wants an idle machine",
    "build": "would replace the build that runs these tests",
    "calibration": "plays for most of an hour, and would write into the sources",
    "check-client": "is run by `make test` before these tests",
    "client": "is run by `make test` before these tests",
    "docs": "runs these tests, and makes a site; test_site.py tries its parts",
    "client-types": "would write into the sources; tests/server/test_client_types.py holds them equal",
    "example": "learns for minutes, and installs PyTorch for it; tests/bots/test_own.py plays without",
    "fuzz": "sends nonsense for minutes; tests/server does less of it",
    "fit": "plays for half an hour, and would write into the sources",
    "help": "only lists the targets",
    "learn": "plays and trains for ten minutes on a larger machine",
    "learn-small": "plays and trains for minutes, and installs torch",
    "kills": "kills servers for minutes; tests/server/test_kill.py kills three",
    "mutation": "breaks the rules for most of an hour; tests/scripts/test_mutation.py breaks a few",
    "play": "opens a browser; `malecon serve`, which it runs, is started by these tests",
    "positions": "sends positions round for an hour or two; tests/engine/test_position.py reads those of some games",
    "points": "plays 10,000 games; tests/contract/test_summary.py plays some",
    "screens": "looks at a hundred windows; tests/web/test_layouts.py looks at some",
    "screenshots": "takes pictures for minutes",
    "soak": "plays 10,000 games",
    "test": "is what runs these tests",
    "wheels": "compiles for minutes; tests/scripts/test_wheels.py tries what it refuses",
}
MALECON_NOT_RUN = {
    "arena": "takes minutes to hours as it is named; a short one is run on the same page",
    "backup": "is run in operating.md",
    "bot": "needs a server and a token; run in protocol.md",
    "hint": "is run with a file of its own in the README",
    "replay": "is run with options of its own in notation.md",
    "rules": "is run with other words in the README",
    "selfplay": "is run with options of its own in data.md",
    "serve": "goes on until it is stopped; started in operating.md and by the README",
    "show": "is run with a file of its own in the README and in notation.md",
    "simulate": "is run with other options in the README",
    "trace": "is run with a file of its own in the README",
    "verify": "is run with a folder of its own in the README",
    "think": "needs Redis; run in operating.md",
}
OTHERS_NOT_RUN = {
    ".venv/bin/python scripts/mutation.py havana --count 60": "breaks rules for minutes, as `make mutation` does",
    ".venv/bin/python scripts/screens.py 24 --game cuba --pictures": "looks for minutes, as `make screens` does",
    "python examples/learn.py": "needs PyTorch; `make example` runs it",
    "npm ci": "needs a network; `make client` runs it",
    "npm install": "needs a network, and would write the lock",
}
BLOCKS_NOT_RUN = {
    "": "what a command prints, and drawings of a tree",
    "console": "needs Docker (test_deploy.py looks up every service and command) or a wheel (test_wheels.py)",
    "ini": "is for systemd",
    "json": "is no command; compared with what travels by test_protocol.py and test_operating.py; or for others",
    "nginx": "is for a proxy",
}
PROGRAMS = ("malecon", "make", "npm", "python", "python3", ".venv/bin/python", "docker", "uv")


def named_commands() -> list[tuple[str, str]]:
    """What stands in a sentence as a command: with its page, outside every block."""
    found = []
    for page in PAGES:
        sentences = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
        spans = [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", sentences)]
        found += [(page.name, span) for span in spans if span.split()[0] in PROGRAMS and " " in span]
    return [(page, command) for page, command in found if command != "malecon SEED"]  # a text that is hashed


@pytest.mark.parametrize(("page", "command"), sorted(set(named_commands())))
def test_every_command_in_a_sentence_exists_and_is_run_or_has_a_reason(page: str, command: str) -> None:
    program, *words = shlex.split(command)
    if program == "make":
        assert words[0] in MAKE_NOT_RUN
        done = run(["make", "--dry-run", "--directory", str(ROOT), *words], ROOT)
        assert done.returncode == 0, done.stderr
    elif program == "malecon":
        assert words[0] in MALECON_NOT_RUN or command in run_somewhere()
        assert unknown_words(words) == [], f"{page}: {command}"
    else:
        assert command in OTHERS_NOT_RUN


def run_somewhere() -> set[str]:
    return {line for _, block in blocks("sh") for line in block.strip().splitlines()}


def unknown_words(words: list[str]) -> list[str]:
    """The commands and options among these words that Malecón does not know."""
    command: Any = get_command(app)
    rest = list(words)
    while hasattr(command, "commands"):
        if not rest or rest[0] not in command.commands:
            return rest[:1]
        command = command.commands[rest.pop(0)]
    known = {"--help", *(name for option in command.params for name in option.opts)}
    return [word for word in rest if word.startswith("--") and word not in known]


def test_no_reason_is_left_over() -> None:
    """A command that no page names any more needs no reason."""
    named = {tuple(shlex.split(command)[:2]) for _, command in named_commands()}
    assert {word for program, word in named if program == "make"} == set(MAKE_NOT_RUN)
    assert {word for program, word in named if program == "malecon"} - {"doctor"} == set(MALECON_NOT_RUN)


def test_every_block_is_run_or_has_a_reason() -> None:
    languages = {language for page in PAGES for language in re.findall(r"^```(\w*)\n", page.read_text("utf-8"), re.M)}
    assert languages - {"python", "sh"} == set(BLOCKS_NOT_RUN)


def test_every_make_target_says_what_it_does() -> None:
    phony = set(MAKEFILE.partition(".PHONY:")[2].partition("\n\n")[0].replace("\\", "").split())
    described = set(re.findall(r"^([a-z-]+):.*## \S", MAKEFILE, re.MULTILINE))
    assert {target for target in phony if not target.startswith("prepare-")} == described


# -- numbers --------------------------------------------------------------------------------------------------------

README = (ROOT / "README.md").read_text("utf-8")


def test_the_readme_shows_what_the_benchmark_writes() -> None:
    """The same rows with the same units for every game; and what is so many times as fast was so in both columns."""
    shown = README.partition("<!-- bench -->")[2].partition("<!-- /bench -->")[0]
    found = shown.strip().split("\n\n")[:-1]
    numbers, table = dict.fromkeys(MEASURES, 1e6), runpy.run_path(str(ROOT / "bench" / "run.py"))["table"]
    expected = [table(game.title, numbers, numbers, numbers) for game in games().values()]
    assert [without_numbers(part) for part in found] == [without_numbers(part) for part in expected]
    for name, *cells in (row for part in found for row in rows(part)):
        if cells[2]:
            one, other, times = (float(cell.split()[0]) for cell in cells)
            low, high = bounds(cells[0]), bounds(cells[1])
            quotients = [a / b for a in low for b in high] + [b / a for a in low for b in high]
            assert any(min(part) - 1 <= times <= max(part) + 1 for part in (quotients[:4], quotients[4:])), name
            assert max(one / other, other / one) > 10, f"{name}: the compiled build is to be some fifty times as fast"


MEASURES = (
    *("decisions_per_second", "games_per_second", "simulations_per_second", "copy_seconds", "table_bytes"),
    *("search_bytes", "simulations", "first_move_seconds"),
)


def without_numbers(text: str) -> str:
    return re.sub(r"(?<=\| |, )[0-9.]+ ", "# ", text)


def bounds(cell: str) -> tuple[float, float]:
    """Between which numbers something was that is shown like this."""
    number = cell.split()[0]
    half = 0.5 * 10 ** -len(number.partition(".")[2])
    return float(number) - half, float(number) + half


def test_the_readme_counts_the_clauses_and_what_editions_disagree_on() -> None:
    counted = {game.title: len(game.catalogue) for game in games().values()}
    sentence = re.search(r"All (.+?) are in the product", README, re.DOTALL)
    assert sentence is not None
    found = re.findall(r"(\d+) (?:clauses )?of (Cuba|Santiago de Cuba|Havana)", sentence[1])
    assert {title: int(count) for count, title in found} == counted
    kinds = Counter(difference.kind for difference in games()["cuba"].catalogue.differences)
    assert f"contradict each other on {kinds['conflict']} points" in README
    assert f"add to each other on {kinds['precision']} more" in README


def test_the_notation_names_every_verb_of_every_game() -> None:
    notation = (ROOT / "docs" / "notation.md").read_text("utf-8")
    for game in games().values():
        for verb in game.vocabulary.kinds:
            assert f"`{verb}" in notation, verb


def test_the_notation_names_every_field_of_the_table() -> None:
    notation = (ROOT / "docs" / "notation.md").read_text("utf-8")
    for game in games().values():
        for field in Setting(game, ["Alicia", "Bruno"]).empty_table().fields:
            assert f"`{field.name}`" in notation, field.name
