"""One attack in a process of its own, so that it does not hold up who measures: `python -m attack.raid`.

It has a lower priority than the server: a real attacker brings a machine of their own. What was sent, and what became
of it, is told at the end on standard output.
"""

import argparse
import asyncio
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


async def attack(name: str, stranger: Stranger, before: Json, seconds: float) -> None:
    """Go on for so long, tell what was done, and end at once: hundreds of connections are not closed one by one."""
    print(BEGUN, flush=True)
    attacking = asyncio.ensure_future(ATTACKS[name].run(stranger, before))
    await asyncio.wait((attacking,), timeout=seconds)
    if attacking.done():
        attacking.result()  # no attack ends by itself, unless it is broken
    print(json.dumps(stranger.tally.counts()), flush=True)
    os._exit(0)


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
        uvloop.run(attack(asked.name, stranger, json.loads(asked.prepared.read_text()), asked.seconds))
    else:
        asked.prepared.write_text(json.dumps(uvloop.run(prepared(asked.name, stranger))))


if __name__ == "__main__":
    main()
