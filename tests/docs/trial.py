"""Stands in for `malecon` and `make` while the commands of a page are run: everything is real, but nothing goes on.

A server that a page starts is stopped once it answers; it listens at a free port of the loopback interface, whatever
the page says, so that pages can be run side by side. Thinkers are stopped once they say that they are there.
"""

import contextlib
import re
import signal
import subprocess
import sys
import time

from tests.docs.pages import MAKEFILE

PATIENCE = 60.0  # seconds


def main(name: str, arguments: list[str]) -> int:
    if name == "make":
        return 0 if re.search(rf"^{re.escape(arguments[0])}:", MAKEFILE, re.MULTILINE) else 2
    command = [sys.executable, "-m", "malecon", *arguments]
    if arguments[0] == "serve":
        return serve_for_a_moment(command)
    if arguments[0] == "think":
        return think_for_a_moment(command)
    return be_malecon(arguments)


def be_malecon(arguments: list[str]) -> int:
    """The command itself, in this process: to start another one takes longer than most of them."""
    from malecon.cli.main import main as malecon

    sys.argv = ["malecon", *arguments]
    malecon()
    return 0


def serve_for_a_moment(command: list[str]) -> int:
    from tests.server.services import HOST, free_port  # large, and most commands are small

    port = free_port()
    server = subprocess.Popen([*command, "--no-browser", "--host", HOST, "--port", str(port)])
    try:
        wait_for(server, f"http://{HOST}:{port}/healthz")
        server.send_signal(signal.SIGINT)  # as Ctrl-C does
        return server.wait(PATIENCE)
    finally:
        server.kill()
        server.wait()


def think_for_a_moment(command: list[str]) -> int:
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as thinking:
        assert thinking.stdout is not None
        print(thinking.stdout.readline(), end="")  # that it is there
        thinking.send_signal(signal.SIGINT)
        return thinking.wait(PATIENCE)


def wait_for(server: subprocess.Popen[bytes], address: str) -> None:
    import httpx

    deadline = time.monotonic() + PATIENCE
    with httpx.Client(verify=False, timeout=5) as client:
        while time.monotonic() < deadline and server.poll() is None:
            with contextlib.suppress(httpx.TransportError):
                if client.get(address).status_code == httpx.codes.OK:
                    return
            time.sleep(0.05)
    raise AssertionError(f"the server never answered at {address}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
