#!/usr/bin/env bash
# 10,000 simulated games of every title, every one verified; then the views at every decision of 500 games of each.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
malecon=(.venv/bin/python -m malecon)
for file in src/malecon/games/*/game.py; do
  game=$(basename "$(dirname "$file")")
  for players in 2 3 4; do
    "${malecon[@]}" simulate "$game" --players $players --games 3000 --seed 1 --out "$folder/$game-$players" &
  done
  wait
  "${malecon[@]}" simulate "$game" --players 3 --games 1000 --seed 2 --bot lookahead --out "$folder/$game-lookahead"
  for part in 2 3 4 lookahead; do
    "${malecon[@]}" verify "$folder/$game-$part"
  done
done
MALECON_KIT_GAMES=56 .venv/bin/python -m pytest --numprocesses 2 tests/contract -k "leak"
