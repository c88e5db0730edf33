"""The docs are true: every command in them runs, every link leads somewhere, every program prints."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from malecon.engine.game import Setting
from malecon.games import games
from tests.docs.pages import MAKEFILE, PAGES, ROOT, WHOLE, blocks

RECORD = ROOT / "tests" / "records" / "santiago-2p-12-00001.malecon"
ALONE = [(page, block) for page, block in blocks("sh") if page not in WHOLE]


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
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
    for line in block.strip().splitlines():
        words = shlex.split(line)
        assert words[0] in ("malecon", "make"), line
        done = run([sys.executable, "-m", "tests.docs.trial", *words], tmp_path)
        assert done.returncode == 0, f"{page}: {line}\n{done.stdout}{done.stderr}"


def test_the_program_of_the_readme_runs(tmp_path: Path) -> None:
    programs = [block for page, block in blocks("python") if page == "README.md"]
    assert len(programs) == 1
    done = run([sys.executable, "-c", programs[0]], tmp_path)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[\d+, \d+\]\n", done.stdout)


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


def test_every_make_target_of_the_docs_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    named = {target for page in PAGES for target in re.findall(r"`make ([a-z-]+)`", page.read_text("utf-8"))}
    assert named <= targets
    assert {"play", "test", "lint", "types", "bench", "rules", "docs", "clean"} <= targets


def test_the_readme_quotes_numbers_from_the_benchmark() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    table = readme.partition("<!-- bench -->")[2].partition("<!-- /bench -->")[0]
    assert "M decisions/s" in table
    assert "µs" in table
    assert "bytes" in table


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
