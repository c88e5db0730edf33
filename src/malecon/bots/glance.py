"""The bot that glances: it sees what lies on the table after each of its moves, no further, and not all of it."""

from collections.abc import Sequence

from malecon.bots.turn import Turn, TurnSoFar
from malecon.engine.chance import Chance
from malecon.engine.events import SILENT
from malecon.engine.game import Setting
from malecon.engine.judge import Judge
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.views import View

LIKING = 1.0  # points that a favourite thing seems to bring
STEP = 0.02  # points that a further move has to bring


class GlanceBot:
    """Takes the move after which it seems to have most itself: it forgets the others, and has a favourite."""

    def __init__(self, setting: Setting, chance: Chance, judge: Judge, likes: str = "") -> None:
        self.setting = setting
        self.rules = setting.game.rules
        self.judge = judge
        self.likes = likes
        self.chance = chance
        self.so_far = TurnSoFar(setting, self.chance)
        self.after = setting.empty_table()

    def choose(self, view: View, legal: Sequence[Move], turn: Turn | None = None, known: Known | None = None) -> Move:
        self.so_far.go_on(view, turn)
        table, seat = self.setting.imagine(view, self.chance), view["seat"]
        appeals = {}
        for move in legal:
            self.after.copy_from(table)
            self.rules.play(self.after, seat, move.id, SILENT)
            appeals[move] = self.appeal(seat, move) + self.chance.below(100) / 10_000  # equals: now this, now that
        return self.so_far.forward(view, sorted(legal, key=lambda move: -appeals[move]))

    def appeal(self, seat: int, move: Move) -> float:
        appeal: float = self.judge.verdict(self.after, seat)
        if self.rules.asked(self.after) == 1 << seat:
            appeal -= STEP
        # Once in a turn: no favourite is worth having again and again.
        liked = (
            all(move is not done for _, done in self.so_far.done) and self.likes in str(move).replace("+", " ").split()
        )
        return appeal + LIKING if liked else appeal
