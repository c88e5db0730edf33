"""What is given to others is whole, or it is not made: the build hook refuses, and so does who looks into a wheel.

That whole wheels come of it, and what they do where there is neither compiler nor Node, is shown by `make wheels`.
"""

import json
import sys
import zipfile
from pathlib import Path

import pytest

from tests.scripts.test_client import OFFLINE, Project

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

import wheels  # noqa: E402 - a script is no part of a package

HOOK = """
import sys, hatch_build
made = {"artifacts": []}
hatch_build.CustomBuildHook(".", {}, None, None, ".", sys.argv[1]).initialize("standard", made)
print(made["artifacts"])
"""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_nothing_is_made_for_others_without_the_pages_for_the_browser(project: Project) -> None:
    project.program("node", "#!/bin/sh\necho v18.20.4\n")
    done = project.run("-c", HOOK, "sdist", MALECON_WHOLE="1", **OFFLINE)
    assert (done.returncode, done.stdout) == (1, "")
    assert "the pages for the browser would be missing (no Node 20.19 or newer" in done.stderr
    assert "les pages pour le navigateur manqueraient (no Node 20.19 or newer" in done.stderr


def test_no_wheel_is_made_for_others_without_compiled_rules(project: Project) -> None:
    done = project.run("-c", HOOK, "wheel", MALECON_WHOLE="1", MALECON_PURE="1")
    assert (done.returncode, done.stdout) == (1, "")
    assert "its rules would not be compiled (MALECON_PURE)" in done.stderr
    assert "ses règles ne seraient pas compilées (MALECON_PURE)" in done.stderr


def test_whoever_installs_from_the_sources_gets_what_can_be_made_there(project: Project) -> None:
    done = project.run("-c", HOOK, "wheel", MALECON_PURE="1")
    assert done.returncode == 0, done.stderr
    assert done.stdout == "['src/malecon/_compiled/**', 'src/malecon/server/client/**']\n"


def a_wheel(folder: Path, *names: str, **manifest: str) -> Path:
    path = folder / "malecon-0-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for name in names:
            wheel.writestr(f"malecon/{name}", "")
        wheel.writestr("malecon/_compiled/manifest.json", json.dumps(manifest))
    return path


WHOLE = {"library": "malecon_rules__mypyc", "suffix": ".so"}
PAGE, RULES = "server/client/index.html", "_compiled/malecon_rules__mypyc.so"


def test_a_finished_wheel_is_looked_into(tmp_path: Path) -> None:
    wheels.examine(a_wheel(tmp_path, PAGE, RULES, **WHOLE))
    with pytest.raises(SystemExit, match="no pages for the browser"):
        wheels.examine(a_wheel(tmp_path, RULES, **WHOLE))
    with pytest.raises(SystemExit, match="no compiled rules"):
        wheels.examine(a_wheel(tmp_path, PAGE, **WHOLE))
    with pytest.raises(SystemExit, match="no compiled rules"):
        wheels.examine(a_wheel(tmp_path, PAGE, RULES, skipped="no C compiler (cc)"))
