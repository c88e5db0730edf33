"""Which build of the rules is running: compiled when it is there, fresh and wanted; interpreted otherwise.

The compiled modules lie in `_compiled/`, where Python does not look by itself. They are used only after every source
has been compared with the manifest written when they were compiled, so an outdated one can never run by accident.
"""

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
COMPILED = PACKAGE / "_compiled"
MANIFEST = COMPILED / "manifest.json"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


@dataclass(frozen=True)
class Build:
    """What runs, and the key of the sentence that says why."""

    compiled: bool
    reason: str
    details: Mapping[str, str]


class CompiledFinder(MetaPathFinder):
    """Finds the compiled module in place of its source."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        file = self.files.get(name)
        return importlib.util.spec_from_file_location(name, file) if file else None


def source_of(module: str) -> Path:
    return PACKAGE.parent / (module.replace(".", "/") + ".py")


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()


def examine() -> tuple[Build, Mapping[str, Path]]:
    """Decide which build to use, with the compiled files if it is the compiled one."""
    if os.environ.get("MALECON_PURE", "") not in ("", "0"):
        return Build(False, "build-forced", {}), {}
    try:
        manifest = json.loads(MANIFEST.read_text("utf-8"))
    except (OSError, ValueError):
        return Build(False, "build-never-compiled", {}), {}
    if "skipped" in manifest:
        return Build(False, "build-skipped", {"reason": manifest["skipped"]}), {}
    if manifest["suffix"] != SUFFIX:
        return Build(False, "build-other-python", {"found": manifest["suffix"], "wanted": SUFFIX}), {}
    for module, expected in manifest["sources"].items():
        source = source_of(module)
        if source.exists() and digest(source) != expected:
            return Build(False, "build-outdated", {"module": module}), {}
    files = {module: COMPILED / (module.replace(".", "/") + SUFFIX) for module in manifest["sources"]}
    files[manifest["library"]] = COMPILED / (manifest["library"] + SUFFIX)
    missing = [module for module, file in files.items() if not file.exists()]
    if missing:
        return Build(False, "build-incomplete", {"module": missing[0]}), {}
    return Build(True, "build-fresh", {"modules": str(len(files) - 1)}), files


BUILD = Build(False, "build-never-compiled", {})


def use_fresh_build() -> None:
    """Called once, before any module of the rules is imported."""
    global BUILD
    BUILD, files = examine()
    if BUILD.compiled:
        sys.meta_path.insert(0, CompiledFinder(files))
    elif BUILD.reason in ("build-outdated", "build-incomplete"):
        print(
            f"malecon: the compiled rules do not match {BUILD.details['module']}; running interpreted."
            " `malecon doctor` says how to mend that.",
            file=sys.stderr,
        )
