"""Makes what is given to others, in dist/: `scripts/wheels.py [PYTHON...]`, by `make wheels`.

An archive of the sources with the built client in it, and from that archive, as anybody else would, a wheel for each
Python that is named (or for this one). Each wheel is installed where there is neither compiler nor Node, and has to
play, to serve and to keep the contract (scripts/check_wheel.py). Nothing is made without the client or with rules that
are not compiled: the build hook refuses, and what came of it is looked at again.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable, Collection
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
CHECK = ROOT / "scripts" / "check_wheel.py"
WHOLE = {**os.environ, "MALECON_WHOLE": "1"}
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet")
# What the contract kit needs beside Malecón, in the versions that the tests are run with.
FOR_THE_KIT = ("hypothesis", "pytest")

NO_RULES = """{file} holds no compiled rules, so it is not for others.
{file} ne contient pas de règles compilées : il n’est pas pour d’autres."""
NO_CLIENT = """{file} holds no pages for the browser, so it is not for others.
{file} ne contient pas les pages pour le navigateur : il n’est pas pour d’autres."""
FAILED = """This command failed:
Cette commande a échoué :
  {command}"""


def main(pythons: list[str]) -> None:
    DIST.mkdir(exist_ok=True)
    archive = make_archive()
    for python in pythons or [sys.executable]:
        wheel = make_wheel(archive, python)
        check(wheel, python)


def make_archive() -> Path:
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", folder, cwd=ROOT)
        (made,) = Path(folder).glob("*.tar.gz")
        with tarfile.open(made) as archive:
            look_into(made.name, [name.partition("/")[2] for name in archive.getnames()], "src/")
        return keep(made)


def make_wheel(archive: Path, python: str) -> Path:
    """In an environment of its own, from the archive alone."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        run(python, *PIP, "wheel", "--no-deps", "--no-cache-dir", "--wheel-dir", folder, str(archive))
        (made,) = Path(folder).glob("*.whl")
        examine(made)
        wheel = keep(made)
    say(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, made in {time.monotonic() - began:.0f} s")
    return wheel


def examine(wheel: Path) -> None:
    """Refuse a wheel without its client, or whose rules are not compiled."""
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        look_into(wheel.name, names)
        manifest = "malecon/_compiled/manifest.json"
        told = json.loads(opened.read(manifest)) if manifest in names else {"skipped": "never compiled"}
    if "skipped" in told or f"malecon/_compiled/{told['library']}{told['suffix']}" not in names:
        sys.exit(NO_RULES.format(file=wheel.name))


def look_into(file: str, names: Collection[str], folder: str = "") -> None:
    if f"{folder}malecon/server/client/index.html" not in names:
        sys.exit(NO_CLIENT.format(file=file))


def keep(made: Path) -> Path:
    return Path(shutil.move(made, DIST / made.name))


def check(wheel: Path, python: str) -> None:
    """In environments that are made for it, where the path leads to Malecón alone."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        run(python, "-m", "venv", str(folder / "bare"))
        bare = folder / "bare" / ("Scripts" if sys.platform == "win32" else "bin")
        installed = timed(lambda: run(str(bare / "python"), *PIP, "install", str(wheel)))
        core = timed(lambda: examined(bare, folder, "bare"))
        run(str(bare / "python"), *PIP, "install", f"{wheel}[server]", *FOR_THE_KIT)
        whole = timed(lambda: examined(bare, folder, "server", "contract"))
    say(f"{wheel.name}: installed in {installed:.1f} s, the core checked in {core:.1f} s, the rest in {whole:.1f} s")


def examined(bare: Path, folder: Path, *parts: str) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MALECON", "PYTHON"))}
    environment |= {"PATH": str(bare), "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    run(str(bare / "python"), "-P", str(CHECK), *parts, cwd=folder, environment=environment)


def timed(deed: Callable[[], None]) -> float:
    began = time.monotonic()
    deed()
    return time.monotonic() - began


def run(*command: str, cwd: Path | None = None, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=cwd, env=environment or WHOLE, check=False)
    if done.returncode != 0:
        sys.exit(FAILED.format(command=" ".join(command)))


def say(text: str) -> None:
    print(text, file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
