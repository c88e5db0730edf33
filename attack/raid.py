"""One attack in a process of its own, so that it does not hold up who measures: `python -m attack.raid`.

It has a lower priority than the server: a real attacker brings a machine of their own. What was sent, and what became
of it, is told at the end on standard output.
"""

import argparse
import asyncio
import contextlib
import json
import os
from pathlib import Path

import uvloop

from attack.attacks import ATTACKS
from attack.stranger import Json, Stranger
from tests.server.processes import allow_open_files

ADDRESS = "127.0.0.2"
FILES = 10_000
LOWER = 5  # as low as the server's own bots
LONGEST_PREPARATION = 180.0  # seconds
BEGUN = "begun"


async def prepared(name: str, stranger: Stranger) -> Json:
    prepare = ATTACKS[name].prepare
    async with asyncio.timeout(LONGEST_PREPARATION):
        return {} if prepare is None else await prepare(stranger)


async def attack(name: str, stranger: Stranger, before: Json, seconds: float) -> Json:
    print(BEGUN, flush=True)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ATTACKS[name].run(stranger, before)
    return stranger.tally.counts()


def main() -> None:
    options = argparse.ArgumentParser(prog="attack.raid")
    options.add_argument("name", choices=ATTACKS)
    options.add_argument("port", type=int)
    options.add_argument("--seconds", type=float, default=0.0, help="how long to attack; 0 prepares the attack")
    options.add_argument("--prepared", type=Path, required=True, help="the file with what was prepared")
    asked = options.parse_args()
    os.nice(LOWER)
    allow_open_files(FILES)
    stranger = Stranger(ADDRESS, asked.port)
    if asked.seconds:
        told = uvloop.run(attack(asked.name, stranger, json.loads(asked.prepared.read_text()), asked.seconds))
        print(json.dumps(told))
    else:
        asked.prepared.write_text(json.dumps(uvloop.run(prepared(asked.name, stranger))))


if __name__ == "__main__":
    main()
