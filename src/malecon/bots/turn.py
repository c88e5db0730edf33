"""A turn so far: what a seat has seen and done since somebody else moved, and which moves would take it back."""

from collections.abc import Iterable, Iterator, Sequence

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList
from malecon.engine.events import SILENT
from malecon.engine.game import Setting
from malecon.engine.moves import Move
from malecon.engine.views import View

Turn = Sequence[tuple[View, Move]]


class TurnSoFar:
    """Keeps every bot from going round in circles.

    What costs nothing would be bought and sold again and again, now this and now that. No rule of any game is in it.
    """

    def __init__(self, setting: Setting, chance: Chance) -> None:
        self.setting = setting
        self.rules = setting.game.rules
        self.chance = chance
        self.done: list[tuple[View, Move]] = []
        self.expected: View | None = None  # what will be seen if nobody else moves before the next question
        self.trial = setting.empty_table()
        self.moves = MoveList()

    def go_on(self, view: View, told: Turn | None) -> bool:
        """Come to the next question, by what is told of the turn or what is remembered: whether it is the same turn.

        Who is told of a turn that another one has begun goes on with it, but as somebody else.
        """
        same = self.expected == view and (told is None or self.done == list(told))
        if not same:
            self.done = list(told or ())
        return same

    def forward(self, view: View, ranked: Iterable[Move]) -> Move:
        """The first of these moves, the best ones first, that takes nothing back; if all of them do, the first."""
        behind = [view, *(seen for seen, _ in self.done), *self.without_one_move()]
        moves = list(ranked)
        for move in (*moves, moves[0]):
            self.expected = self.seen_after(view, [move])
            if self.expected not in behind:
                break
        self.done.append((view, move))
        return move

    def without_one_move(self) -> Iterator[View]:
        """What would be seen now, had one of the moves of this turn not been made."""
        for number, (view, _) in enumerate(self.done, 1):
            found = self.seen_after(view, [move for _, move in self.done[number:]])
            if found is not None:
                yield found

    def seen_after(self, view: View, moves: Iterable[Move]) -> View | None:
        """What the seat will see after some moves, if they can be made and the next question is its own again."""
        rules, trial, seat = self.rules, self.trial, view["seat"]
        trial.copy_from(self.setting.imagine(view, self.chance))
        for move in moves:
            rules.legal(trial, seat, self.moves)
            if move.id not in self.moves.listed():
                return None
            rules.play(trial, seat, move.id, SILENT)
            if rules.asked(trial) != 1 << seat:
                return None
        return self.setting.game.view(trial, seat)
