"""Makes the virtual environment: `python3 scripts/prepare.py play|test|docs|cluster`.

Needs only Python 3.11 or newer. On the way to `test` there are `environment`, with nothing in it, `libraries`, what
`play` needs without Malecón itself, and `tools`, the same for `test`: what looks at the sources or compiles them need
not wait for more.

Does nothing when everything is already in place, so `make` can call it every time.
"""

import hashlib
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
WITHOUT_MALECON = {"libraries": "play", "tools": "test"}
HELD_BY = {  # what is installed by a level is installed by these as well
    "play": ("play", "test", "docs", "cluster"),
    "test": ("test", "docs", "cluster"),
    "docs": ("docs",),
    "cluster": ("cluster",),
}


def main(level: str) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - the one script that an older Python may be asked to run
        stop(
            f"Malecón needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.\n"
            "Malecón demande Python 3.11 ou plus récent.\n"
            "  make PYTHON=python3.11 ..."
        )
    for package, module in (("python3-venv", "venv"), ("python3-venv", "ensurepip")):
        if importlib.util.find_spec(module) is None:
            stop(
                f"A system package is missing: {package}.\nIl manque un paquet du système : {package}.\n"
                f"  sudo apt-get install {package}"
            )
    if not PYTHON.exists():
        print("Setting Malecón up: a minute or two.\nInstallation de Malecón : une ou deux minutes.", file=sys.stderr)
        shutil.rmtree(VENV, ignore_errors=True)
        run(sys.executable, "-m", "venv", str(VENV))
    if level == "environment":
        return
    install_requirements(WITHOUT_MALECON.get(level, level))
    if level not in WITHOUT_MALECON:
        install_malecon()


def install_requirements(level: str) -> None:
    """Install a level unless it, or one that holds it, is installed already."""
    for other in HELD_BY[level]:
        if stamp(other).exists() and stamp(other).read_text("utf-8") == digest(requirements(other)):
            return
    # Python compiles what it reads when it reads it; most of what is installed it never does.
    pip("install", "--no-compile", "--require-hashes", "-r", str(requirements(level)))
    stamp(level).write_text(digest(requirements(level)), "utf-8")


def install_malecon() -> None:
    """Editable, so the sources are what runs; the build hook compiles the rules and builds the client."""
    project = ROOT / "pyproject.toml"
    if stamp("malecon").exists() and stamp("malecon").read_text("utf-8") == digest(project):
        return
    pip("install", "--no-build-isolation", "--no-deps", "--editable", str(ROOT))
    stamp("malecon").write_text(digest(project), "utf-8")


def requirements(level: str) -> Path:
    return ROOT / "requirements" / f"{level}.txt"


def stamp(name: str) -> Path:
    return VENV / f"{name}.stamp"


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def pip(*arguments: str) -> None:
    run(str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments)


def run(*command: str) -> None:
    if subprocess.run(command, check=False).returncode != 0:
        stop(f"This command failed / cette commande a échoué :\n  {' '.join(command)}")


def stop(message: str) -> NoReturn:
    print(message, file=sys.stderr)
    sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
