"""Several processes that think about the same question at once: what they have found is put together."""

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor

from malecon.bots.thinker import Mind, Opinion, never, ranked
from malecon.bots.turn import Turn
from malecon.engine.chance import Chance
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.views import View

Found = list[tuple[int, float, list[float], list[float]]]  # tries, value, wins and points of each move

head: Mind  # in a process of its own


def begin(make: Callable[[Chance], Mind], chance: Chance) -> None:
    global head
    head = make(chance)


def ponder(view: View, ids: list[int], known: Known | None, last: int | None) -> Found:
    vocabulary = head.game.vocabulary
    head.last = None if last is None else vocabulary[last]
    by_id = {opinion.move.id: opinion for opinion in head.opinions(view, [vocabulary[id] for id in ids], known)}
    return [(o.tries, o.value, list(o.wins), list(o.points)) for o in (by_id[id] for id in ids)]


class Heads:
    """A thinker with as many heads as it is given; each grows a tree of its own."""

    def __init__(self, make: Callable[[Chance], Mind], chances: Sequence[Chance]) -> None:
        """`make` makes a thinker with a chance of its own; the first one thinks here."""
        fork = multiprocessing.get_context("fork")  # what a thinker is made of need not be sent
        self.first = make(chances[0])
        self.others = [ProcessPoolExecutor(1, fork, begin, (make, chance)) for chance in chances[1:]]

    def choose(
        self,
        view: View,
        legal: Sequence[Move],
        turn: Turn | None = None,
        known: Known | None = None,
        stopped: Callable[[], bool] = never,
    ) -> Move:
        return self.first.decide(view, legal, turn, lambda: self.opinions(view, legal, known, stopped))

    def opinions(
        self, view: View, legal: Sequence[Move], known: Known | None = None, stopped: Callable[[], bool] = never
    ) -> list[Opinion]:
        ids = [move.id for move in legal]
        last = None if self.first.last is None else self.first.last.id
        asked = [other.submit(ponder, view, ids, known, last) for other in self.others]
        own = self.first.opinions(view, legal, known, stopped)
        found = [opinions_of(answer, legal) for answer in asked if answer.done() or not stopped()]
        return ranked(together(opinions) for opinions in zip(in_order(own, legal), *found, strict=True))

    def close(self) -> None:
        for other in self.others:
            other.shutdown()


def opinions_of(answer: Future[Found], legal: Sequence[Move]) -> list[Opinion]:
    return [Opinion(move, *found) for move, found in zip(legal, answer.result(), strict=True)]


def in_order(opinions: Sequence[Opinion], legal: Sequence[Move]) -> list[Opinion]:
    by_id = {opinion.move.id: opinion for opinion in opinions}
    return [by_id[move.id] for move in legal]


def together(opinions: Sequence[Opinion]) -> Opinion:
    """One opinion of several about the same move: those who tried it more often count for more."""
    tries = sum(opinion.tries for opinion in opinions)

    def mean(values: Sequence[float]) -> float:
        weights = [opinion.tries if tries else 1 for opinion in opinions]
        return sum(value * weight for value, weight in zip(values, weights, strict=True)) / sum(weights)

    seats = range(len(opinions[0].wins))
    return Opinion(
        opinions[0].move,
        tries,
        mean([opinion.value for opinion in opinions]),
        [mean([opinion.wins[seat] for opinion in opinions]) for seat in seats],
        [mean([opinion.points[seat] for opinion in opinions]) for seat in seats],
    )
