#!/usr/bin/env bash
# 10,000 simulated games of every title, spread over its editions and numbers of players, every one verified; then the
# whole contract at every decision of 500 games of each, and the points by source of 3,000; then the slow tests and the interpreted build, in full.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python=$PWD/.venv/bin/python

ways() { # every title, edition and number of players, with its share of the games
  $python - <<END
from malecon.games import games
for game in games().values():
    ways = [(edition.id, players) for edition in game.editions for players in game.players]
    for edition, players in ways:
        for bot, share in (("random", 9_000), ("lookahead", 1_000)):
            out = f"$folder/{game.name}/{edition}-{players}-{bot}"
            print(game.name, "--edition", edition, "--players", players, "--bot", bot, end=" ")
            print("--games", -(-share // len(ways)), "--seed 1 --out", out)
END
}

ways | xargs --max-procs 2 --max-lines=1 "$python" -m malecon simulate
for game in "$folder"/*; do
  "$python" -m malecon verify "$game"/*
done
MALECON_KIT_GAMES=24 "$python" -m pytest --numprocesses 2 tests/contract -k "sentence and santiago"
MALECON_KIT_GAMES=42 "$python" -m pytest --numprocesses 2 tests/contract -k "sentence and havana"
MALECON_KIT_GAMES=6 "$python" -m pytest --numprocesses 2 tests/contract -k "sentence and cuba"
make --no-print-directory points
export MALECON_THOROUGH=1
"$python" -m pytest --numprocesses 2 tests/server/test_no_leak.py tests/server/test_kill.py tests/server/test_faults.py \
  tests/server/test_whole_games.py tests/server/test_schema.py tests/web tests/bots tests/cli/test_terminal.py tests/engine/test_secrets.py
MALECON_PURE=1 "$python" -m pytest --numprocesses 2 tests/contract
