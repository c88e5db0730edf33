"""The bot that searches: it imagines tables that agree with all it sees, and thinks ahead on each of them."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from malecon.bots.search import Manner, Search
from malecon.engine.chance import Chance
from malecon.engine.events import SILENT
from malecon.engine.game import Setting, View
from malecon.engine.judge import Judge
from malecon.engine.moves import Move
from malecon.engine.table import Table

BATCH = 16  # simulations on one imagined table
MOST_NODES = 100_000  # about 70 MB; a search that has used them up goes on without growing


@dataclass(frozen=True)
class Opinion:
    """What a search found about one move: how often it was tried, and what every seat can expect of it."""

    move: Move
    tries: int
    value: float  # what the search goes by: the chance to win, and a grain of points
    wins: Sequence[float]
    points: Sequence[float]


def never() -> bool:
    return False


class Thinker:
    """Thinks until it has had enough thoughts, the clock or somebody stops it, or no thought could change its mind."""

    def __init__(
        self,
        setting: Setting,
        seed: int,
        thoughts: int | None = 1000,
        seconds: float | None = None,
        manner: Manner | None = None,
        judge: Judge | None = None,
    ) -> None:
        assert thoughts is not None or seconds is not None, "a search has to end"
        self.setting = setting
        self.game = setting.game
        self.chance = Chance(seed)
        self.thoughts = thoughts
        self.seconds = seconds
        self.manner = manner or Manner()
        self.judge = judge or self.game.fitted_judge(len(setting.seats))
        self.searches: dict[int, Search] = {}  # by seat, although a bot has one seat as a rule
        self.trial = setting.empty_table()
        self.expected: View | None = None  # what it will see if nobody else moves before it is asked again
        self.last: Move | None = None
        self.turn: list[View] = []  # what it has seen since somebody else moved: no turn goes round in circles

    def choose(self, view: View, legal: Sequence[Move], stopped: Callable[[], bool] = never) -> Move:
        if len(legal) == 1:
            return legal[0]
        if self.expected != view:
            self.turn.clear()
        self.turn.append(view)
        search = self.think(view, legal, stopped)
        ranked = sorted(legal, key=lambda move: (-search.tries_of(move.id), -search.value_of(move.id)))
        for move in ranked:
            self.foresee(view, move)
            if self.expected not in self.turn:
                return move
        return ranked[0]

    def opinions(self, view: View, legal: Sequence[Move], stopped: Callable[[], bool] = never) -> list[Opinion]:
        """About every legal move, the best one first."""
        search = self.think(view, legal, stopped)
        found = [
            Opinion(
                move,
                search.tries_of(move.id),
                search.value_of(move.id),
                search.wins_of(move.id),
                search.points_of(move.id),
            )
            for move in legal
        ]
        return sorted(found, key=lambda opinion: (-opinion.tries, -opinion.value))

    def think(self, view: View, legal: Sequence[Move], stopped: Callable[[], bool]) -> Search:
        search = self.rooted(view, legal)
        ids = [move.id for move in legal]
        begun = time.monotonic()
        done = 0
        while True:
            search.think(self.imagine(view), BATCH)
            done += BATCH
            spent = time.monotonic() - begun
            if stopped() or search.lead(ids) > self.thoughts_left(done, spent):
                return search

    def thoughts_left(self, done: int, spent: float) -> float:
        """How many more there will be at most; when nothing is left, -1."""
        left = float("inf")
        if self.thoughts is not None:
            left = self.thoughts - done
        if self.seconds is not None:
            left = min(left, (self.seconds - spent) * done / max(spent, 1e-9))
        return left if left > 0 else -1

    def rooted(self, view: View, legal: Sequence[Move]) -> Search:
        """The search with its root at this question: what the tree knows of it already is kept."""
        seat = view["seat"]
        ids = [move.id for move in legal]
        if seat not in self.searches:
            self.searches[seat] = self.new_search(seat)
        search = self.searches[seat]
        kept = self.last is not None and self.expected == view and search.regrow(self.last.id, ids)
        if not kept:
            search.plant(ids)
        self.expected = None
        return search

    def new_search(self, seat: int) -> Search:
        game = self.game
        names = [decision.name for decision in game.rules.decisions]
        return Search(
            game.rules,
            self.judge,
            [self.setting.empty_table(), self.setting.empty_table()],
            seat,
            len(game.vocabulary),
            [names.index(name) for name in game.secrets if name in names],
            self.manner,
            self.chance,
            MOST_NODES if self.thoughts is None else min(4 * self.thoughts + BATCH, MOST_NODES),
        )

    def imagine(self, view: View) -> Table:
        return self.setting.imagine(view, self.chance)

    def foresee(self, view: View, move: Move) -> None:
        """Remember what the table will look like, if the next question is this seat's own."""
        seat = view["seat"]
        self.last, self.expected = move, None
        self.trial.copy_from(self.imagine(view))
        self.game.rules.play(self.trial, seat, move.id, SILENT)
        if self.game.rules.asked(self.trial) == 1 << seat:
            self.expected = self.game.view(self.trial, seat)
