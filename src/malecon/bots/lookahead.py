"""The bot that looks one move ahead: its own choices until somebody else has to choose, judged by an evaluation."""

from collections.abc import Sequence

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.events import SILENT
from malecon.engine.game import Setting, View
from malecon.engine.moves import Move
from malecon.engine.table import Table

DEEPEST = 4  # its own decisions after the first: a turn of four questions, seen to its end
MOST_POSITIONS = 4000  # then it judges what it has


class LookaheadBot:
    """Tries every move on a table it imagines, and takes the one that leaves it best off against its best rival."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.game = setting.game
        self.chance = Chance(seed)
        self.scratch = [setting.empty_table() for _ in range(DEEPEST + 1)]
        self.moves = MoveList()
        self.positions = 0

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        seat = view["seat"]
        table = self.setting.imagine(view, self.chance)
        self.positions = 0
        best = legal[0]
        best_worth = float("-inf")
        for move in legal:
            # A grain of chance decides between equals.
            worth = self.worth_of(table, seat, move.id, 0) + self.chance.below(100) / 10_000
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    def worth_of(self, table: Table, seat: int, move: int, depth: int) -> float:
        """What the position is worth after a move and the best of this seat's own moves that follow it."""
        after = self.scratch[depth]
        after.copy_from(table)
        self.game.rules.play(after, seat, move, SILENT)
        self.positions += 1
        asked = self.game.rules.asked(after)
        if depth == DEEPEST or asked != 1 << seat or self.positions > MOST_POSITIONS:
            return self.judge(after, seat)
        self.game.rules.legal(after, seat, self.moves)
        return max(self.worth_of(after, seat, following, depth + 1) for following in self.moves.listed())

    def judge(self, table: Table, seat: int) -> float:
        rivals = (self.game.evaluate(table, other) for other in range(len(self.setting.seats)) if other != seat)
        return self.game.evaluate(table, seat) - max(rivals) / 2
