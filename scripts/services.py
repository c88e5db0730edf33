"""Installs what the tests need of the system: PostgreSQL, Redis, Chromium and curl.

`python3 scripts/services.py`, for Debian and Ubuntu.

Does nothing when they are there, so `make` can call it every time. None is left running: the tests start their own.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from prepare import run, stop

DEBIAN_POSTGRESQL = Path("/usr/lib/postgresql")  # Debian keeps the server's programs here, by version, not on the path
POLICY = Path("/usr/sbin/policy-rc.d")  # what Debian's packages ask before they start a service


def main() -> None:
    missing = missing_packages()
    if not missing:
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        names = ", ".join(missing)
        stop(
            f"System packages are missing: {names}.\nIl manque des paquets du système : {names}.\n"
            f"  sudo apt-get install --no-install-recommends {' '.join(missing)}"
        )
    apt("update")
    with no_service_started():
        apt("install", "-y", "--no-install-recommends", *missing)
    still_missing = missing_packages()
    if still_missing:
        names = ", ".join(still_missing)
        stop(
            f"Installed, but the program is not where it is expected: {names}.\n"
            f"Installé, mais le programme n’est pas à l’endroit attendu : {names}."
        )


def missing_packages() -> list[str]:
    packages = []
    if not any(DEBIAN_POSTGRESQL.glob("*/bin/initdb")) and shutil.which("initdb") is None:
        packages.append("postgresql")
    if shutil.which("redis-server") is None:
        packages.append("redis-server")
    if shutil.which("chromium-headless-shell") is None:  # plays at the tables as people do, and takes pictures of them
        packages.append("chromium-headless-shell")
    if shutil.which("curl") is None:  # the documents speak to the server with it
        packages.append("curl")
    return packages


def apt(*arguments: str) -> None:
    """Through `env`, so that a command that fails is shown as it can be typed; another apt is waited for."""
    run("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", *arguments)


@contextmanager
def no_service_started() -> Iterator[None]:
    """Forbid the packages to start their services, which would take the usual ports, and put back what was there."""
    kept = POLICY.with_name("policy-rc.d.kept-by-malecon")
    if POLICY.exists():
        POLICY.rename(kept)
    try:
        POLICY.write_text("#!/bin/sh\nexit 101\n", "utf-8")
        POLICY.chmod(0o755)
        yield
    finally:
        POLICY.unlink(missing_ok=True)
        if kept.exists():
            kept.rename(POLICY)


if __name__ == "__main__":
    main()
