"""Compiled and interpreted builds play the same games; an outdated compiled module is never used silently."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import malecon
from malecon.build import BUILD, SUFFIX
from tests.contract.kit import cases
from tests.contract.transcript import transcripts
from tests.thorough import THOROUGH

ROOT = Path(__file__).parents[2]
AGREE_ON = 1_000 if THOROUGH else len(list(cases()))  # a game of each case


def run(*arguments: str, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={**os.environ, "MALECON_PURE": "", **environment},
        capture_output=True,
        text=True,
        check=True,
    )


def test_compiled_and_interpreted_builds_agree_on_whole_games() -> None:
    """Run under the interpreted build this compares with the compiled one, and the other way round."""
    other = "1" if BUILD.compiled else ""
    printed = run("-m", "tests.contract.transcript", str(AGREE_ON), MALECON_PURE=other).stdout.split()
    assert [int(line) for line in printed] == list(transcripts(AGREE_ON))


def a_copy_of_the_package(folder: Path) -> Path:
    """A copy of the package that a test may change."""
    package = folder / "malecon"
    shutil.copytree(Path(malecon.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    return package


WHICH = "import malecon.engine.table as t, malecon.build as b; print(t.__file__); print(b.BUILD.reason)"


def build_of(package: Path, **environment: str) -> tuple[str, str, str]:
    """The file of a compiled module, the reason, and what was said on the error stream."""
    done = run("-P", "-c", WHICH, cwd=package.parent, PYTHONPATH=str(package.parent), **environment)
    file, reason = done.stdout.split()
    return Path(file).suffix, reason, done.stderr


def test_malecon_pure_forces_the_interpreted_build(tmp_path: Path) -> None:
    suffix, reason, _ = build_of(a_copy_of_the_package(tmp_path), MALECON_PURE="1")
    assert (suffix, reason) == (".py", "build-forced")


def test_an_outdated_compiled_module_is_never_used_silently(tmp_path: Path) -> None:
    package = a_copy_of_the_package(tmp_path)
    manifest = package / "_compiled" / "manifest.json"
    compiled = "skipped" not in json.loads(manifest.read_text("utf-8"))
    source = package / "games" / "santiago" / "turn.py"
    source.write_text(source.read_text("utf-8") + "\n# changed\n", "utf-8")
    suffix, reason, said = build_of(package)
    assert suffix == ".py"
    assert reason == ("build-outdated" if compiled else "build-skipped")
    assert ("malecon.games.santiago.turn" in said) == compiled


def test_a_checkout_that_was_never_compiled_runs_interpreted(tmp_path: Path) -> None:
    package = a_copy_of_the_package(tmp_path)
    shutil.rmtree(package / "_compiled")
    assert build_of(package)[:2] == (".py", "build-never-compiled")


def test_modules_compiled_for_another_python_are_not_used(tmp_path: Path) -> None:
    package = a_copy_of_the_package(tmp_path)
    manifest = package / "_compiled" / "manifest.json"
    manifest.write_text(json.dumps({"suffix": ".cpython-399.so", "library": "x", "sources": {}}), "utf-8")
    assert build_of(package)[:2] == (".py", "build-other-python")


def test_a_missing_compiled_file_means_interpreted(tmp_path: Path) -> None:
    package = a_copy_of_the_package(tmp_path)
    manifest = package / "_compiled" / "manifest.json"
    if "skipped" in json.loads(manifest.read_text("utf-8")):
        manifest.write_text(json.dumps({"suffix": SUFFIX, "library": "lost", "sources": {}}), "utf-8")
    for file in (package / "_compiled").glob(f"*{SUFFIX}"):
        file.unlink()
    suffix, reason, said = build_of(package)
    assert (suffix, reason) == (".py", "build-incomplete")
    assert "malecon doctor" in said
