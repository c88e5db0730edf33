"""What somebody remembers of a game: what was told since it began, and the own moves with what was seen before."""

import hashlib
import json
from collections.abc import Mapping
from copy import copy
from typing import Final

from malecon.engine.events import Event, Journal
from malecon.engine.game import Setting
from malecon.engine.playout import first_asked
from malecon.engine.table import NATURE

EVERYBODY: Final = NATURE  # who hears what is told
DIGITS: Final = 16  # of a digest


class Recall:
    """Follows a game on a table of its own, and only as far as somebody has asked for: it takes longer than to play."""

    def __init__(self, setting: Setting) -> None:
        self.setting: Final = setting
        self.table = setting.empty_table()
        self.followed = 0  # moves
        self.lines: list[tuple[int, str]] = []  # and whose they are
        journal = Journal()
        setting.game.rules.settle(self.table, journal)
        self.hear(journal)

    def __deepcopy__(self, memo: object) -> "Recall":
        """It goes on without the other."""
        other = copy(self)
        other.table, other.lines = copy(self.table), list(self.lines)
        return other

    def follow(self, moves: list[int]) -> None:
        """All moves of the game so far, Nature's too."""
        game, journal = self.setting.game, Journal()
        for move in moves[self.followed :]:
            seat = first_asked(self.table)
            if seat != NATURE:
                seen = hashlib.sha256(as_text(game.view(self.table, seat)).encode()).hexdigest()[:DIGITS]
                self.lines.append((seat, f"saw {seen} and played {game.vocabulary[move]}"))
            game.rules.play(self.table, seat, move, journal)
            self.hear(journal)
        self.followed = len(moves)

    def hear(self, journal: Journal) -> None:
        self.lines += [(EVERYBODY, told(event)) for event in journal.taken()]

    def of(self, seat: int) -> list[str]:
        return [line for whose, line in self.lines if whose in (seat, EVERYBODY)]


def told(event: Event) -> str:
    return " ".join((event.name, *[str(word) for word in event.words().values()]))


def as_text(data: Mapping[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
