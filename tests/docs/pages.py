"""The docs as text: their blocks, their tables, and how the shell commands in them are run."""

import os
import re
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
WHOLE = ("operating.md", "protocol.md")  # need a server, and each command those before it: see run_page
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def text_of(page: str) -> str:
    return (ROOT / "docs" / page).read_text("utf-8")


def blocks(language: str) -> list[tuple[str, str]]:
    return [
        (page.name, block)
        for page in PAGES
        for found, block in BLOCK.findall(page.read_text("utf-8"))
        if found == language
    ]


ON_RAY = [block for _, block in blocks("sh") if "--ray" in block]  # what tests/cluster runs


def part(page: str, name: str) -> str:
    """What stands between the comments `<!-- name -->` and `<!-- /name -->`."""
    found = text_of(page).partition(f"<!-- {name} -->\n")[2].partition(f"<!-- /{name} -->")[0]
    assert found, f"{page} has no part {name}"
    return found


def rows(table: str) -> list[list[str]]:
    """The cells of a table, without its head."""
    lines = [line for line in table.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in lines[2:]]


def words_in_code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def options_of(command: str) -> list[Any]:
    """The options of a command, as it declares them; but for --help."""
    from typer.main import get_command

    from malecon.cli.commands import app

    found = getattr(get_command(app), "commands")[command].params  # noqa: B009 - a group of commands, typer does not say
    return [option for option in found if option.opts[0].startswith("--") and option.opts != ["--help"]]


def run_page(page: str, folder: Path, environment: dict[str, str], stand_ins: dict[str, str]) -> str:
    """Run every command of a page in one shell, as a reader would who types them one after another; what it printed.

    Addresses that only stand for the reader's own are replaced. `malecon serve` is stopped again once it answers, and
    of `make` only the target is looked up: see trial.py.
    """
    programs = folder / "bin"
    programs.mkdir()
    for name in ("malecon", "make"):
        program = programs / name
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tests.docs.trial {name} "$@"\n', "utf-8")
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
    script = "".join(block for name, block in blocks("sh") if name == page)
    for shown, real in stand_ins.items():
        assert shown in script, f"{page} does not mention {shown}"
        script = script.replace(shown, real)
    done = subprocess.run(
        ["bash", "-euc", script],
        cwd=folder,
        env={
            **os.environ,
            "PATH": f"{programs}:{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "XDG_DATA_HOME": str(folder / "data"),
            "LC_ALL": "C.UTF-8",
            **environment,
        },
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{page}:\n{done.stdout}"
    return done.stdout
