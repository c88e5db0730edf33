"""Whether Malecón, as it is installed here, does what it should: `check_wheel.py games|bare|server|contract ...`.

`games`: whole games of each title in compiled rules. `bare`: the same where there is neither a compiler nor Node on the
path nor any extra, of which a sentence tells. `server`: a server that answers and gives its pages, with their scripts.
`contract`: the kit of the tests, which needs pytest and hypothesis; the rest needs only the standard library.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1] / "tests"
GAMES = ("cuba", "havana", "santiago")
PATIENCE = 60.0  # seconds
KIT = ("__init__.py", "conftest.py", "contract", "records", "thorough.py", "toy")
NEEDED = {"arena": ["arena", "cuba", "random", "random"], "server": ["serve", "--no-browser"], "mcp": ["mcp"]}


def games() -> None:
    told = malecon("doctor")
    expect("compiled" in told and "interpreted" not in told, told)
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            malecon("simulate", game, "--players", "3", "--games", "1", "--bot", "lookahead", "--out", folder)
        expect("3 records are sound" in (told := malecon("verify", folder)), told)


def bare() -> None:
    for program in ("cc", "gcc", "cl", "node", "npm"):
        expect(shutil.which(program) is None, f"{program} is on the path, so this proves nothing")
    games()
    for extra, command in NEEDED.items():
        done = command_of(*command)
        expect(done.returncode == 2, f"{command}: {done.returncode}")
        expect(done.stderr.endswith(f'pip install "malecon[{extra}]"\n'), done.stderr)


def server() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = ["--db", str(Path(folder, "malecon.sqlite"))]
        command = [sys.executable, "-m", "malecon", "serve", "--no-browser", "--port", str(port), *database]
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            visit(f"http://127.0.0.1:{port}", running)
        finally:
            running.terminate()
            running.wait(PATIENCE)


def visit(address: str, running: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_well(address):
        expect(running.poll() is None and time.monotonic() < end, "the server does not start")
        time.sleep(0.1)
    told = json.loads(fetch(f"{address}/api/games"))
    expect({game["name"] for game in told["games"]} >= set(GAMES), str(told)[:500])
    page = fetch(f"{address}/").decode()
    scripts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css|svg))"', page)
    expect(any(script.endswith(".js") for script in scripts), f"a page without scripts: {page[:500]}")
    for script in scripts:
        expect(len(fetch(address + script)) > 0, script)


def is_well(address: str) -> bool:
    try:
        return bool(fetch(f"{address}/healthz"))
    except urllib.error.URLError:
        return False


def fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def contract() -> None:
    """The tests of the contract, copied to where there is no source beside them."""
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder, "tests")
        copied.mkdir()
        for name in KIT:
            (shutil.copytree if (TESTS / name).is_dir() else shutil.copy)(TESTS / name, copied / name)
        Path(folder, "pytest.ini").write_text("[pytest]\nmarkers = clause(*ids)\n", "utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract"]
        done = subprocess.run(command, cwd=folder, check=False)
        expect(done.returncode == 0, "the contract does not hold")


def malecon(*words: str) -> str:
    done = command_of(*words)
    expect(done.returncode == 0, f"malecon {' '.join(words)}: {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def command_of(*words: str) -> subprocess.CompletedProcess[str]:
    """The command as it is installed, in English."""
    program = shutil.which("malecon")
    expect(program is not None, "there is no command malecon on the path")
    return subprocess.run(
        [str(program), *words],
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def expect(holds: bool, otherwise: str) -> None:
    if not holds:
        sys.exit(otherwise)


PARTS: dict[str, Callable[[], None]] = {"games": games, "bare": bare, "server": server, "contract": contract}

if __name__ == "__main__":
    for part in sys.argv[1:]:
        PARTS[part]()
