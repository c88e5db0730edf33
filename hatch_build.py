"""Compiles the rules with mypyc when there is a C compiler; the same files run interpreted when there is none.

Run by the build backend at install, and by `make build` when a source has changed. At install it also has
scripts/client.py build what runs in the browser; without Node and without a network the games still play in the
terminal. What is given to others is another matter: with MALECON_WHOLE nothing is made unless it is whole.
"""

import hashlib
import json
import os
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
COMPILED = SOURCE / "malecon" / "_compiled"
MANIFEST = COMPILED / "manifest.json"
LIBRARY = "malecon_rules"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

WINDOWS = sys.platform == "win32"  # where setuptools finds the compiler, and none is on the path
FLAGS = [] if WINDOWS else ["-fno-semantic-interposition", "-fvisibility=hidden", "-g0"]

INCOMPLETE = {
    "rules": """No wheel was made: its rules would not be compiled ({reason}).
A wheel for others needs a C compiler, the headers of Python, and no MALECON_PURE where it is made.
Aucun wheel n’a été fait : ses règles ne seraient pas compilées ({reason}).
Un wheel pour d’autres demande, là où on le fait, un compilateur C, les en-têtes de Python, et pas de MALECON_PURE.""",
    "client": """Nothing was made: the pages for the browser would be missing ({reason}).
A wheel or an archive of the sources for others needs Node 20.19 or newer where it is made; `make client` says more.
Rien n’a été fait : les pages pour le navigateur manqueraient ({reason}).
Un wheel ou une archive des sources pour d’autres demande, là où on les fait, Node 20.19 ou plus récent ; `make client`
en dit plus.""",
}

ENGINE = (
    "about",
    "box",
    "chance",
    "course",
    "decision",
    "declared",
    "events",
    "inputs",
    "judge",
    "moves",
    "network",
    "options",
    "playout",
    "sets",
    "sight",
    "table",
    "words",
)
SEARCH = ("manner", "playouts", "search", "fixed/playouts", "fixed/search")  # of the bots
LEARNING = ("encoder", "tables")  # of the environments
# Of a game: what reads files, builds views and tells of them, but plays no rule; a file or a folder.
INTERPRETED = {"__init__", "chronicle", "components", "game", "memory", "outcomes", "sheet", "shortages", "view"}


def modules() -> list[Path]:
    """The engine's hot modules, every rule of every game, the bots' search, and tables to learn from."""
    engine = [SOURCE / "malecon" / "engine" / f"{name}.py" for name in ENGINE]
    folder = SOURCE / "malecon" / "games"
    games = [
        path
        for path in sorted(folder.rglob("*.py"))
        if not INTERPRETED & {*path.relative_to(folder).with_suffix("").parts}
    ]
    search = [SOURCE / "malecon" / "bots" / f"{name}.py" for name in SEARCH]
    learning = [SOURCE / "malecon" / "environments" / f"{name}.py" for name in LEARNING]
    return engine + games + search + learning


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def wanted(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def reason_to_skip() -> str | None:
    if wanted("MALECON_PURE"):
        return "MALECON_PURE"
    if WINDOWS:
        return None
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    compiler = os.environ.get("CC", compiler).split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "no Python headers (Python.h)"
    return None


def is_fresh() -> bool:
    """Whether these sources have been compiled already, by this script and for this Python."""
    try:
        manifest = json.loads(MANIFEST.read_text("utf-8"))
    except (OSError, ValueError):
        return False
    if manifest.get("made_from") != made_from():
        return False
    names = [manifest["library"], *manifest["sources"]]
    return all((COMPILED / f"{name.replace('.', '/')}{SUFFIX}").exists() for name in names)


def made_from() -> str:
    """What the build follows from: the sources, how they are compiled, and for which Python."""
    whole = hashlib.sha256(f"{SUFFIX} {version('mypy')}".encode())
    for path in [Path(__file__), *modules()]:
        whole.update(f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def compile_rules() -> str | None:
    """Compile into `_compiled/`, or leave a note there why not; the reason, if it was skipped."""
    skipped = reason_to_skip()
    if skipped is None and is_fresh():
        return None
    shutil.rmtree(COMPILED, ignore_errors=True)
    COMPILED.mkdir(parents=True)
    if skipped is None:
        try:
            library = run_mypyc()
        except (Exception, SystemExit) as trouble:  # whatever fails, the interpreted build plays the same games
            skipped = f"{type(trouble).__name__}: {trouble}"
    if skipped is not None:
        shutil.rmtree(COMPILED, ignore_errors=True)
        COMPILED.mkdir(parents=True)
        manifest: dict[str, Any] = {"skipped": skipped}
    else:
        sources = {module_name(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in modules()}
        manifest = {"suffix": SUFFIX, "library": library, "sources": sources, "made_from": made_from()}
    MANIFEST.write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    return skipped


def run_mypyc() -> str:
    """Compile all modules into one library with a small entry for each; the name of the library."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    before = Path.cwd()
    with tempfile.TemporaryDirectory() as scratch:
        os.chdir(SOURCE)  # so that module names are those that will be imported
        os.environ["MYPYPATH"] = str(SOURCE)
        try:
            paths = [str(path.relative_to(SOURCE)) for path in modules()]
            # What the rest imports need not be there when the rules are compiled; `make types` looks at all of it.
            options = ["--config-file", str(ROOT / "pyproject.toml"), "--follow-imports", "silent"]
            extensions = mypycify(options + paths, opt_level="3", group_name=LIBRARY, target_dir=scratch)
            for extension in extensions:
                # Calls between our own functions need not allow for another library replacing them.
                extension.extra_compile_args += FLAGS
            distribution = Distribution({"name": "malecon", "ext_modules": extensions})
            command = distribution.get_command_obj("build_ext")
            command.build_lib = str(COMPILED)
            command.build_temp = scratch
            command.parallel = True  # the library beside its many small entries
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
    return next(path.name.removesuffix(SUFFIX) for path in COMPILED.glob(f"*{SUFFIX}"))


def build_client() -> str | None:
    """Build into `server/client/` unless that is fresh; the reason, if it cannot be built, of which a note is left."""
    sys.path.insert(0, str(ROOT / "scripts"))
    import client

    try:
        client.build()
    except Exception as trouble:  # whatever fails, the games play in the terminal
        return str(trouble)
    return None


def insist(what: str, reason: str | None) -> None:
    """End with a sentence where something is missing that has to be there."""
    if reason is not None and wanted("MALECON_WHOLE"):
        sys.exit(INCOMPLETE[what].format(reason=reason))


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling for wheels, for editable installs and for archives of the sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        with ThreadPoolExecutor() as other:  # each takes a minute or two, and neither needs the other
            client = other.submit(build_client)
            if self.target_name == "wheel":
                self.add_rules(build_data)
        insist("client", client.result())
        # An outdated build may lie beside the note; it fits no other copy than this one.
        files = "**" if client.result() is None else "build.json"
        build_data["artifacts"].append(f"src/malecon/server/client/{files}")

    def add_rules(self, build_data: dict[str, Any]) -> None:
        skipped = compile_rules()
        insist("rules", skipped)
        if skipped is None:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        build_data["artifacts"].append("src/malecon/_compiled/**")


if __name__ == "__main__":
    reason = compile_rules()
    print(f"rules not compiled: {reason}" if reason else f"rules compiled: {len(modules())} modules", file=sys.stderr)
