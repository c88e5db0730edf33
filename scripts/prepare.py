"""Makes the virtual environment: `python3 scripts/prepare.py play|test|tools`.

Needs only Python 3.11 or newer. `tools` is `test` without Malecón itself: what looks at the sources need not wait until
they are compiled.

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
LEVELS = ("play", "test")  # each holds what the one before it holds


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
    install_requirements("test" if level == "tools" else level)
    if level != "tools":
        install_malecon()


def install_requirements(level: str) -> None:
    """Install a level unless it, or one that holds it, is installed already."""
    for held in LEVELS[LEVELS.index(level) :]:
        if stamp(held).exists() and stamp(held).read_text("utf-8") == digest(requirements(held)):
            return
    pip("install", "--require-hashes", "-r", str(requirements(level)))
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
