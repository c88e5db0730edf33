"""Mutation testing of the rules: breaks them one place at a time, interpreted, and counts how often the tests notice.

`make mutation`. The survivors that are explained in docs/mutation.md are listed there by name; a new one is shown.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MUTMUT = ROOT / ".venv" / "bin" / "mutmut"
EXPLAINED = ROOT / "docs" / "mutation.md"
GOAL = 90.0  # per cent killed


def main() -> None:
    environment = {**os.environ, "MALECON_PURE": "1"}
    subprocess.run([MUTMUT, "run", *sys.argv[1:]], cwd=ROOT, env=environment, check=False)
    subprocess.run([MUTMUT, "export-cicd-stats"], cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    stats = json.loads((ROOT / "mutants" / "mutmut-cicd-stats.json").read_text("utf-8"))
    killed = stats["killed"] + stats["timeout"]
    share = 100 * killed / stats["total"]
    print(f"{killed} of {stats['total']} mutants killed: {share:.1f} %")
    explained = set(re.findall(r"`(malecon\.games\.\S+__mutmut_\d+)`", EXPLAINED.read_text("utf-8")))
    results = subprocess.run([MUTMUT, "results"], cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    left = [line.split(":")[0].strip() for line in results.stdout.splitlines() if "__mutmut_" in line]
    unexplained = [mutant for mutant in left if mutant not in explained]
    for mutant in unexplained:
        print(f"not explained: {mutant}")
    sys.exit(0 if share >= GOAL and not unexplained else 1)


if __name__ == "__main__":
    main()
