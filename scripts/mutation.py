"""Mutation testing of the rules: breaks them one place at a time, interpreted, and counts how often the tests notice.

`make mutation`, or `scripts/mutation.py "malecon.games.havana.cards*"` for a part. docs/mutation.md explains what kinds
of survivors there are; the ones left are listed at the end.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MUTMUT = ROOT / ".venv" / "bin" / "mutmut"
GOAL = 90.0  # per cent killed


def main() -> None:
    environment = {**os.environ, "MALECON_PURE": "1"}

    def mutmut(*arguments: str) -> str:
        command = [str(MUTMUT), *arguments]
        done = subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True)
        return done.stdout

    subprocess.run([str(MUTMUT), "run", *sys.argv[1:]], cwd=ROOT, env=environment, check=False)
    mutmut("export-cicd-stats")
    stats = json.loads((ROOT / "mutants" / "mutmut-cicd-stats.json").read_text("utf-8"))
    killed = stats["killed"] + stats["timeout"]  # a mutant that never ends is noticed, too
    tried = killed + stats["survived"] + stats["no_tests"]
    share = 100 * killed / tried
    print(mutmut("results"))
    print(f"{killed} of {tried} mutants killed: {share:.1f} %")
    sys.exit(0 if share >= GOAL else 1)


if __name__ == "__main__":
    main()
