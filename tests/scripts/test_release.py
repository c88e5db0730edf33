"""The workflow of a release agrees with the project: its Pythons, its extras, its scripts. It takes no forge to see."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

import malecon

ROOT = Path(__file__).parents[2]
WORKFLOW: dict[Any, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8"))
JOBS: dict[str, Any] = WORKFLOW["jobs"]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT, WHEELS = PYPROJECT["project"], PYPROJECT["tool"]["cibuildwheel"]
sys.path.insert(0, str(ROOT / "scripts"))

import check_wheel  # noqa: E402 - a script is no part of a package


def commands() -> list[str]:
    return [step["run"] for job in JOBS.values() for step in job["steps"] if "run" in step]


def classified(kind: str) -> set[str]:
    return {found.removeprefix(kind) for found in PROJECT["classifiers"] if found.startswith(kind)}


def test_a_wheel_is_made_for_every_python_that_the_project_names() -> None:
    made = {f"3.{found[1]}" for build in WHEELS["build"] if (found := re.fullmatch(r"cp3(\d+)-\*", build))}
    assert made == classified("Programming Language :: Python :: ") == {"3.11", "3.12", "3.13", "3.14"}
    assert all(version in SpecifierSet(PROJECT["requires-python"]) for version in made)
    set_up = [
        step["with"]["python-version"]
        for job in JOBS.values()
        for step in job["steps"]
        if "setup-python" in step.get("uses", "")
    ]
    assert set(set_up) <= made


def test_every_system_that_the_project_names_makes_wheels() -> None:
    systems = JOBS["wheels"]["strategy"]["matrix"]["system"]
    assert {system.partition("-")[0] for system in systems} == {"ubuntu", "macos", "windows"}
    assert len(classified("Operating System :: ")) == 3


def test_nothing_is_made_that_is_not_whole() -> None:
    assert WHEELS["environment"]["MALECON_WHOLE"] == "1"
    (archive,) = [step for step in JOBS["sources"]["steps"] if "--sdist" in step.get("run", "")]
    assert archive["env"] == {"MALECON_WHOLE": "1"}
    assert (ROOT / PYPROJECT["tool"]["hatch"]["build"]["hooks"]["custom"]["path"]).is_file()


def test_a_wheel_is_tried_with_what_there_is() -> None:
    assert set(WHEELS["test-extras"]) <= set(PROJECT["optional-dependencies"])
    locked = (ROOT / "requirements" / "test.txt").read_text("utf-8")
    assert all(re.search(rf"^{canonicalize_name(name)}==", locked, re.MULTILINE) for name in WHEELS["test-requires"])
    script, *parts = WHEELS["test-command"].partition("{project}/")[2].split()
    assert (ROOT / script).is_file()
    assert set(parts) <= set(check_wheel.PARTS)


def test_every_script_that_the_workflow_runs_is_there() -> None:
    named = [path for command in commands() for path in re.findall(r"\bscripts/\w+\.py", command)]
    assert named
    assert all((ROOT / path).is_file() for path in named)


def test_only_a_tag_is_published_and_by_no_password() -> None:
    publish = JOBS["publish"]
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert publish["permissions"] == {"id-token": "write"}
    assert publish["if"] == "startsWith(github.ref, 'refs/tags/v')"
    assert set(publish["needs"]) == {"sources", "wheels"}
    assert not any("permissions" in job for name, job in JOBS.items() if name != "publish")
    assert "secrets." not in (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")


def test_the_readme_names_wheels_of_this_version_and_every_extra() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    named = re.findall(r"/(malecon-\S+?)-(cp\d+)-\2-linux_x86_64\.whl", readme)
    assert {name for name, _ in named} == {f"malecon-{malecon.__version__}"}
    extras = readme.partition("<!-- extras -->")[2].partition("<!-- /extras -->")[0]
    assert re.findall(r"^\| `(\w+)`", extras, re.MULTILINE) == list(PROJECT["optional-dependencies"])


@pytest.mark.parametrize(("tag", "code"), [(f"v{malecon.__version__}", 0), ("v99.0", 1), (malecon.__version__, 1)])
def test_a_tag_that_does_not_name_the_version_is_refused(tag: str, code: int) -> None:
    done = subprocess.run(
        [sys.executable, "scripts/tagged.py", tag], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == code
    assert done.stderr.count(f"it should be v{malecon.__version__}.") == code
    assert done.stderr.count(f"elle devrait être v{malecon.__version__}.") == code
