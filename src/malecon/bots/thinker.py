"""The bot that searches: it imagines tables that agree with all it sees, and thinks ahead on each of them."""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from malecon.bots.manner import Manner
from malecon.bots.search import Search
from malecon.bots.turn import Turn, TurnSoFar
from malecon.engine.chance import Chance
from malecon.engine.game import Game, Setting
from malecon.engine.judge import Judge
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.table import Table
from malecon.engine.views import View

ANCHORS = 8  # tables imagined to see how things stand
BATCH = 16  # simulations on one imagined table
QUICKEST = 300_000  # simulations a second
SPARE = 0.1  # of the time is not for thinking: other processes want the processor, too
SPARE_SECONDS = 0.01  # at least, or half of a very short time
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


def ranked(opinions: Iterable[Opinion]) -> list[Opinion]:
    """The best one first: what was tried most often, as a search tries what looks good."""
    return sorted(opinions, key=lambda opinion: (-opinion.tries, -opinion.value))


class Mind(Protocol):
    """Whoever has opinions about moves, and goes by them."""

    game: Game
    last: Move | None  # its answer just before, in the same turn

    def choose(
        self,
        view: View,
        legal: Sequence[Move],
        turn: Turn | None = None,
        known: Known | None = None,
        stopped: Callable[[], bool] = never,
    ) -> Move: ...

    def decide(
        self, view: View, legal: Sequence[Move], turn: Turn | None, opinions: Callable[[], Sequence[Opinion]]
    ) -> Move: ...

    def opinions(
        self, view: View, legal: Sequence[Move], known: Known | None = None, stopped: Callable[[], bool] = never
    ) -> list[Opinion]: ...


class Thinker:
    """Thinks until it has had enough thoughts, the clock or somebody stops it, or no thought could change its mind."""

    def __init__(
        self,
        setting: Setting,
        chance: Chance,
        thoughts: int | None = 1000,
        seconds: float | None = None,
        manner: Manner | None = None,
        judge: Judge | None = None,
        remembers: bool = False,
    ) -> None:
        assert thoughts is not None or seconds is not None, "a search has to end"
        self.setting = setting
        self.game = setting.game
        self.chance = chance
        self.thoughts = thoughts
        self.seconds = seconds
        self.manner = manner or Manner()
        self.judge = judge or self.game.fitted_judge(len(setting.seats))
        self.remembers = remembers  # what was told, or only what can be seen
        self.known: Known | None = None  # beside the view
        self.searches: dict[int, Search] = {}  # by seat, although a bot has one seat as a rule
        self.so_far = TurnSoFar(setting, self.chance)
        self.last: Move | None = None  # its answer just before, in the same turn: the tree goes on below it

    def choose(
        self,
        view: View,
        legal: Sequence[Move],
        turn: Turn | None = None,
        known: Known | None = None,
        stopped: Callable[[], bool] = never,
    ) -> Move:
        return self.decide(view, legal, turn, lambda: self.opinions(view, legal, known, stopped))

    def decide(
        self, view: View, legal: Sequence[Move], turn: Turn | None, opinions: Callable[[], Sequence[Opinion]]
    ) -> Move:
        """What is thought best and takes nothing back; where there is no choice nobody need think."""
        if not self.so_far.go_on(view, turn):
            self.last = None  # its tree has grown elsewhere
        if len(legal) == 1:
            return self.so_far.forward(view, legal)
        self.last = self.so_far.forward(view, [opinion.move for opinion in opinions()])
        return self.last

    def opinions(
        self, view: View, legal: Sequence[Move], known: Known | None = None, stopped: Callable[[], bool] = never
    ) -> list[Opinion]:
        """About every legal move, the best one first."""
        self.known = known if self.remembers else None
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
        return ranked(found)

    def think(self, view: View, legal: Sequence[Move], stopped: Callable[[], bool]) -> Search:
        begun = time.monotonic()
        search = self.rooted(view, legal)
        ids = [move.id for move in legal]
        done = 0
        first = [self.imagine(view) for _ in range(ANCHORS)]
        search.anchor_on(first)
        while True:
            search.think(first.pop() if first else self.imagine(view), BATCH)
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
            enough = self.seconds - max(self.seconds * SPARE, min(SPARE_SECONDS, self.seconds / 2))
            left = min(left, (enough - spent) * done / max(spent, 1e-9))
        return left if left > 0 else -1

    def rooted(self, view: View, legal: Sequence[Move]) -> Search:
        """The search with its root at this question: what the tree knows of it already is kept."""
        seat = view["seat"]
        ids = [move.id for move in legal]
        if seat not in self.searches:
            self.searches[seat] = self.new_search(seat)
        search = self.searches[seat]
        kept = self.last is not None and search.regrow(self.last.id, ids)
        if not kept:
            search.plant(ids)
        return search

    def new_search(self, seat: int) -> Search:
        game = self.game
        names = [decision.name for decision in game.rules.decisions]
        return Search(
            game.rules,
            self.judge,
            [self.setting.empty_table() for _ in range(3)],
            seat,
            len(game.vocabulary),
            [names.index(name) for name in game.secrets if name in names],
            self.manner,
            self.chance,
            self.most_nodes(),
        )

    def most_nodes(self) -> int:
        """Room for what a search can find in its time, and for what it keeps of the one before."""
        thoughts = self.thoughts if self.thoughts is not None else int((self.seconds or 0.0) * QUICKEST)
        return min(4 * thoughts + BATCH, MOST_NODES)

    def imagine(self, view: View) -> Table:
        return self.setting.imagine(view, self.chance, self.known)
