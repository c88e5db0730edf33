"""Golden transcripts: games that must go as they went, with what everybody is shown in them.

    python -m tests.environments.playthroughs

writes them anew. Where they change, what somebody has trained may not fit any more: if the observations mean something
else, the number of the layout is raised (`VERSION` in `environments/layout.py`), and with it the names of the
environments.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

import malecon.environments  # noqa: F401 - makes the games known
from malecon.engine.chance import Chance
from malecon.games import games

FOLDER = Path(__file__).parent / "playthroughs"
TOLD = 30  # decisions that are told one by one; of the rest there is a digest
SEED = 1


def every() -> Iterator[tuple[str, int]]:
    for game in games().values():
        for players in game.players:
            yield game.name, players


def file_of(game: str, players: int) -> Path:
    return FOLDER / f"{game}-{players}p.txt"


def playthrough(game: str, players: int) -> str:
    """A whole game of random moves, in the words of the game."""
    state = pyspiel.load_game(f"malecon_{game}", {"players": players}).new_initial_state()
    picks, whole = Chance("playthrough", SEED), hashlib.sha256()
    lines = [
        f"{game}, {players} players: {state.kind.encoding.width} numbers, {state.num_distinct_actions()} actions",
        "",
    ]
    while not state.is_terminal():
        legal = state.legal_actions()
        shown = everything_shown(state)
        whole.update(shown)
        action = legal[picks.below(len(legal))]
        if len(state.history()) < TOLD:
            who = "nature" if state.is_chance_node() else f"player {state.current_player()}"
            word = state.action_to_string(action)
            digest = hashlib.sha256(shown).hexdigest()[:8]
            lines.append(f"{len(state.history()) + 1:3} {who}: {word} ({action}, one of {len(legal)}) {digest}")
        state.apply_action(action)
    whole.update(everything_shown(state))
    worth = ", ".join(f"{found:g}" for found in state.returns())
    lines += ["", f"{len(state.history())} moves, worth {worth}, {whole.hexdigest()[:16]}", ""]
    return "\n".join(lines)


def everything_shown(state: Any) -> bytes:
    """What may be played, how likely Nature's draws are, and what every seat sees."""
    chances = state.chance_outcomes() if state.is_chance_node() else []
    seen = np.concatenate([state.observation(seat) for seat in range(state.num_players())])
    listed = [*state.legal_actions(), *[round(weight * 1e9) for _, weight in chances]]
    return seen.astype("<i2").tobytes() + np.array(listed, "<i8").tobytes()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, players in every():
        file_of(game, players).write_text(playthrough(game, players), "utf-8")
