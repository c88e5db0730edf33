"""The bot that glances: it sees what lies on the table after each of its moves, no further, and not all of it."""

from collections.abc import Sequence

from malecon.engine.chance import Chance
from malecon.engine.events import SILENT
from malecon.engine.game import Setting
from malecon.engine.judge import Judge
from malecon.engine.moves import Move
from malecon.engine.table import Table
from malecon.engine.views import View

LIKING = 1.0  # points that a favourite thing seems to bring
STEP = 0.02  # points that a further move has to bring
PATIENCE = 12  # moves of one turn, then it stops: who sees little may go round in circles


class GlanceBot:
    """Takes the move after which it seems to have most itself: it forgets the others, and has a favourite."""

    def __init__(self, setting: Setting, seed: int, judge: Judge, likes: str = "") -> None:
        self.setting = setting
        self.rules = setting.game.rules
        self.judge = judge
        self.likes = likes
        self.chance = Chance(seed)
        self.made: list[int] = []  # moves of this turn
        self.after = setting.empty_table()

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        table = self.setting.imagine(view, self.chance)
        best, most = legal[-1], float("-inf")
        for move in legal if len(self.made) < PATIENCE else ():  # to stop is listed last
            self.after.copy_from(table)
            self.rules.play(self.after, view["seat"], move.id, SILENT)
            found = self.appeal(view["seat"], move) + self.chance.below(100) / 10_000  # equals: now this, now that
            if found > most:
                best, most = move, found
        self.remember(table, view["seat"], best)
        return best

    def take_over(self, turn: Sequence[tuple[View, Move]], view: View) -> None:
        self.made = [move.id for _, move in turn]

    def remember(self, table: Table, seat: int, move: Move) -> None:
        self.made.append(move.id)
        self.after.copy_from(table)
        self.rules.play(self.after, seat, move.id, SILENT)
        if self.rules.asked(self.after) != 1 << seat:
            self.made.clear()

    def appeal(self, seat: int, move: Move) -> float:
        appeal: float = self.judge.verdict(self.after, seat)
        if self.rules.asked(self.after) == 1 << seat:
            appeal -= STEP
        # Once in a turn, or the favourite thing would be bought and sold for ever.
        liked = move.id not in self.made and self.likes in str(move).replace("+", " ").split()
        return appeal + LIKING if liked else appeal
