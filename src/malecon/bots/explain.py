"""Advice: what a search thinks of every move, and why it prefers the best one to the second."""

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec

from malecon.bots.chances import warmed, warmth_of
from malecon.bots.lookahead import LookaheadBot
from malecon.bots.opponents import SEARCH, company
from malecon.bots.thinker import Thinker
from malecon.engine.chance import Chance
from malecon.engine.events import SILENT
from malecon.engine.game import Setting
from malecon.engine.judge import POINT, Judge
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.table import Table
from malecon.engine.views import View

THOUGHTS = 4000  # no clock: the same question has the same answer
TABLES = 6  # imagined to see what a move changes
LITTLE = 0.1  # points; less is no reason
RIVALS = "rivals"


@dataclass(frozen=True)
class Judged:
    """What is thought of a move: how often it was tried, and what every seat can expect of it."""

    move: str
    tries: int
    wins: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Advice:
    """The legal moves, the best one first, and what speaks for it against the second (`reasons` of the game)."""

    moves: tuple[Judged, ...]
    reason: str = ""


def advise(
    setting: Setting,
    view: View,
    legal: Sequence[Move],
    chance: Chance,
    thoughts: int = THOUGHTS,
    known: Known | None = None,
) -> Advice:
    """By the view of a seat, and what is known beside it: advice forgets nothing."""
    judge = company(setting.game).judge(setting)
    if len(legal) == 1:
        return Advice((expected(setting, judge, view, legal[0], chance, known),))
    manner = company(setting.game).manner()
    thinker = Thinker(setting, chance, thoughts, manner=manner, judge=judge, remembers=True)
    opinions = thinker.opinions(view, legal, known)
    warmth = warmth_of(setting.game, len(setting.seats))
    moves = tuple(
        Judged(str(opinion.move), opinion.tries, warmed(opinion.wins, warmth), tuple(opinion.points))
        for opinion in opinions
    )
    best, second = opinions[0].move, opinions[1].move
    return Advice(moves, Reasons(setting, judge, chance.branch()).why(view, best, second, known))


def expected(
    setting: Setting, judge: Judge, view: View, only: Move, chance: Chance, known: Known | None = None
) -> Judged:
    """What everybody can expect where there is no choice, as things stand."""
    seats = len(setting.seats)
    wins, points = vec[float]([0.0] * seats), vec[float]([0.0] * seats)
    judge.expect(setting.imagine(view, chance, known), wins, points)
    return Judged(str(only), 0, tuple(wins), tuple(points))


class Reasons:
    """Compares what two moves lead to, when the turn is played out as well as one can see."""

    def __init__(self, setting: Setting, judge: Judge, chance: Chance) -> None:
        self.setting = setting
        self.judge = judge
        self.chance = chance
        self.planner = LookaheadBot(setting, chance.branch(), judge)
        self.after = setting.empty_table()
        self.topics = {feature: company(setting.game).reason_for(feature) for feature in judge.features}

    def why(self, view: View, best: Move, second: Move, known: Known | None = None) -> str:
        """The topic on which the best move is furthest ahead."""
        ahead: dict[str, float] = {}
        for _ in range(TABLES):
            table = self.setting.imagine(view, self.chance, known)
            gained, other = self.gains(table, view["seat"], best), self.gains(table, view["seat"], second)
            for topic in gained:
                ahead[topic] = ahead.get(topic, 0.0) + (gained[topic] - other[topic]) / TABLES
        topic = max(ahead, key=lambda topic: ahead[topic])
        return topic if ahead[topic] > LITTLE else SEARCH

    def gains(self, table: Table, seat: int, move: Move) -> dict[str, float]:
        """What the seat has after a move and the rest of its turn, by topic, in points; and what its rivals lack."""
        self.planner.seen.clear()
        _, line = self.planner.worth_of(table, seat, move.id, 0)
        self.after.copy_from(table)
        for id in (move.id, *line):
            self.setting.game.rules.play(self.after, seat, id, SILENT)
        if self.after.over():
            nothing = dict.fromkeys((*self.topics.values(), RIVALS), 0.0)
            return nothing | {"points": self.judge.verdict(self.after, seat)}
        found = self.by_topic(seat)
        rivals = [self.judge.verdict(self.after, other) for other in range(len(self.setting.seats)) if other != seat]
        found[RIVALS] = -sum(rivals) / len(rivals)
        return found

    def by_topic(self, seat: int) -> dict[str, float]:
        judge, late = self.judge, self.judge.progress(self.after)
        judge.look(self.after, seat)
        found = dict.fromkeys(self.topics.values(), 0.0)
        for i, feature in enumerate(judge.features):
            weight = judge.early[i] * (1.0 - late) + judge.late[i] * late
            found[self.topics[feature]] += float(judge.found[i]) * weight / POINT
        return found
