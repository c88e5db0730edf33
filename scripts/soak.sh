#!/usr/bin/env bash
# 10,000 simulated games, every one verified; then the views at every decision of 504 games.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
malecon=(.venv/bin/python -m malecon)
for players in 2 3 4; do
  "${malecon[@]}" simulate santiago --players $players --games 3000 --seed 1 --out "$folder/$players" &
done
wait
"${malecon[@]}" simulate santiago --players 3 --games 1000 --seed 2 --bot lookahead --out "$folder/lookahead"
for part in 2 3 4 lookahead; do
  "${malecon[@]}" verify "$folder/$part"
done
MALECON_KIT_GAMES=28 .venv/bin/python -m pytest --numprocesses 2 tests/contract -k "leak"
