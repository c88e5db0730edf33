"""The bot that looks one move ahead: its own choices until somebody else has to choose, judged by an evaluation."""

from collections.abc import Sequence

from malecon.bots.turn import Turn, TurnSoFar
from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.events import SILENT
from malecon.engine.game import Setting
from malecon.engine.judge import Judge
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.table import Table
from malecon.engine.views import View

DEEPEST = 5  # its own decisions after the first
MOST_POSITIONS = 2000  # then it judges what it has
STEP = 0.02  # points that a further move has to bring: a short turn is better than a long one


class LookaheadBot:
    """Tries every move on a table it imagines, and takes the line that leaves it best off against its best rival."""

    def __init__(self, setting: Setting, chance: Chance, judge: Judge | None = None) -> None:
        """Without a judge of its own it goes by the rule of thumb."""
        self.setting = setting
        self.game = setting.game
        self.evaluate = judge.verdict if judge else setting.game.evaluate
        self.chance = chance
        self.so_far = TurnSoFar(setting, self.chance)
        self.scratch = [setting.empty_table() for _ in range(DEEPEST + 1)]
        self.moves = MoveList()
        self.seen: dict[int, int] = {}  # positions tried in this search, with their depth
        self.plan: list[int] = []  # the rest of the line that was found best; nobody else moves in between

    def choose(self, view: View, legal: Sequence[Move], turn: Turn | None = None, known: Known | None = None) -> Move:
        if self.so_far.go_on(view, turn) and self.plan:
            planned = next((move for move in legal if move.id == self.plan[0]), None)
            if planned is not None:
                del self.plan[0]
                return self.so_far.forward(view, [planned])
        table, seat = self.setting.imagine(view, self.chance), view["seat"]
        self.seen.clear()
        found: dict[Move, tuple[float, list[int]]] = {}
        for move in legal:
            worth, line = self.worth_of(table, seat, move.id, 0)
            found[move] = worth + self.chance.below(100) / 10_000, line  # a grain of chance decides between equals
        chosen = self.so_far.forward(view, sorted(legal, key=lambda move: -found[move][0]))
        self.plan = found[chosen][1]
        return chosen

    def ranked(self, view: View, legal: Sequence[Move]) -> list[tuple[Move, float]]:
        """Every legal move with its worth in points, the best one first; among equals the first of the list."""
        table = self.setting.imagine(view, self.chance)
        valued = []
        for move in legal:
            self.seen.clear()  # a position that an earlier move leads to counts for this one, too
            valued.append((move, self.worth_of(table, view["seat"], move.id, 0)[0]))
        return sorted(valued, key=lambda pair: -pair[1])

    def worth_of(self, table: Table, seat: int, move: int, depth: int) -> tuple[float, list[int]]:
        """What the position is worth after a move and the best of this seat's own moves that follow it: those too."""
        after = self.scratch[depth]
        after.copy_from(table)
        self.game.rules.play(after, seat, move, SILENT)
        if self.game.rules.asked(after) != 1 << seat:
            return self.judge(after, seat), []
        digest = after.digest()
        tried_before = self.seen.get(digest, DEEPEST + 1) <= depth
        if depth == DEEPEST or tried_before or len(self.seen) > MOST_POSITIONS:
            self.finish(after, seat)
            return self.judge(after, seat), []
        self.seen[digest] = depth
        self.game.rules.legal(after, seat, self.moves)
        best_worth, best_line = float("-inf"), [0]
        for following in self.moves.listed():
            worth, line = self.worth_of(after, seat, following, depth + 1)
            if worth > best_worth:
                best_worth, best_line = worth, [following, *line]
        return best_worth - STEP, best_line

    def finish(self, table: Table, seat: int) -> None:
        """Let the turn end before it is judged: in the middle of one everything still seems possible."""
        for _ in range(DEEPEST):
            if self.game.rules.asked(table) != 1 << seat:
                return
            self.game.rules.legal(table, seat, self.moves)
            self.game.rules.play(table, seat, self.moves.listed()[-1], SILENT)  # to stop is listed last

    def judge(self, table: Table, seat: int) -> float:
        rivals = (self.evaluate(table, other) for other in range(len(self.setting.seats)) if other != seat)
        own: float = self.evaluate(table, seat)
        return own - max(rivals) / 2
