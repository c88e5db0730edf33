"""`python -m attack`: every attack, or those that are named, and a table of what came of it.

It fails where an attack has succeeded.
"""

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from attack.attacks import ATTACKS
from attack.report import complaints, method, peace, row, table
from attack.siege import Findings, Lengths, besiege
from tests.server.processes import allow_open_files

PAGE = Path(__file__).parents[1] / "docs" / "operating.md"
BEGIN, END = "<!-- attack -->", "<!-- /attack -->"
FILES = 10_000  # at most, passed on to the processes that attack
MOST_SECONDS = 120.0


async def attack_all(names: list[str], lengths: Lengths) -> list[Findings]:
    all_of_it = asyncio.current_task()
    assert all_of_it is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, all_of_it.cancel)  # as Ctrl-C does
    found = []
    for name in names:
        print(f"{name}: {ATTACKS[name].title}", file=sys.stderr, flush=True)
        found.append(await besiege(name, lengths))
        print(row(found[-1], peace(found)), file=sys.stderr, flush=True)
        for trouble in found[-1].troubles[:3]:
            print(trouble[:2000], file=sys.stderr)
    return found


def write(text: str) -> None:
    """Between the marks of the page."""
    before, begin, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{PAGE} has no place for the table")
    PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")


def main() -> None:
    options = argparse.ArgumentParser(prog="attack")
    options.add_argument("names", nargs="*", metavar="ATTACK", help=f"by default all: {', '.join(ATTACKS)}")
    options.add_argument("--seconds", type=float, default=Lengths.attack, help="of each attack")
    options.add_argument("--around", type=float, default=Lengths.before, help="seconds measured before and after it")
    options.add_argument("--write", action="store_true", help="put the table into docs/operating.md")
    asked = options.parse_args()
    if unknown := set(asked.names) - set(ATTACKS):
        options.error(f"no such attack: {', '.join(sorted(unknown))}")
    if asked.write and asked.names:
        options.error("the page shows all attacks or none")
    lengths = Lengths(asked.around, min(asked.seconds, MOST_SECONDS), asked.around)
    allow_open_files(FILES)
    try:
        found = asyncio.run(attack_all(asked.names or list(ATTACKS), lengths))
    except (KeyboardInterrupt, asyncio.CancelledError):
        sys.exit("stopped")
    idle = peace(found)
    text = f"{table(found, idle)}\n\n{method(idle, lengths)}"
    print(text)
    if asked.write:
        write(text)
    if any(complaints(each, idle) for each in found):
        sys.exit(1)


if __name__ == "__main__":
    main()
