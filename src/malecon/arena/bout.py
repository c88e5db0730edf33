"""One game of the arena, from the deal to the places, with a clock beside every bot. This is what a worker runs."""

import gc
from collections import Counter
from collections.abc import Sequence
from functools import cache
from time import perf_counter_ns

import msgspec

from malecon.arena.lineup import Bout
from malecon.arena.plan import Plan
from malecon.bots import Bot, make_bot
from malecon.engine.chance import Chance
from malecon.engine.commitment import chance_of
from malecon.engine.errors import IllegalMove
from malecon.engine.match import Match
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.record import print_record, record_of
from malecon.engine.table import NATURE
from malecon.engine.views import View

PATIENCE = 1.2  # times its limit: a move that takes longer is late
MICROSECONDS = 1_000_000  # in a second


class Fault(msgspec.Struct, frozen=True):
    """Why a game came to no end: who was to move (seat 0 is chance), the number of the move, and what went wrong."""

    seat: int
    bot: str
    move: int
    error: str


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a bout, by seat, as plain data; after a fault nothing but the fault."""

    deal: int
    rotation: int
    bots: tuple[str, ...]
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    decisions: tuple[int, ...] = ()  # moves of which there was a choice
    late: tuple[int, ...] = ()  # moves beyond the limit
    overruns: tuple[int, ...] = ()  # those where it was no pause of the machine
    microseconds: tuple[tuple[int, ...], ...] = ()  # of every move
    fault: Fault | None = None

    @property
    def key(self) -> tuple[int, int]:
        return self.deal, self.rotation

    def fits(self, bout: Bout) -> bool:
        """Whether this can be a result of the bout."""
        by_seat = (self.points, self.places, self.decisions, self.late, self.overruns, self.microseconds)
        length = 0 if self.fault else len(bout.bots)
        return self.bots == bout.bots and all(len(found) == length for found in by_seat)


class Played(msgspec.Struct, frozen=True):
    """A result, and the record of the game where records are kept."""

    result: Result
    record: str | None


def play_bout(plan: Plan, bout: Bout) -> Played:
    sitting = Sitting(plan, bout)
    try:
        sitting.play()
    except Exception as trouble:  # a bot may stumble over anything, and the other games go on
        result = Result(bout.deal, bout.rotation, bout.bots, fault=sitting.fault(trouble))
    else:
        result = sitting.result()
    return Played(result, sitting.record() if plan.records else None)


class Nature:
    """The chance of a deal: the first answer to each of her questions, the second … are the same in every rotation."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.asked: Counter[str] = Counter()

    def chance(self, question: str) -> Chance:
        self.asked[question] += 1
        return chance_of(f"{self.seed} {question}", self.asked[question])


@cache
def settle_down() -> None:
    """Once in a process, when all is loaded: to look through it again and again for waste takes half a short move."""
    gc.collect()
    gc.freeze()


class Sitting:
    """The bots of a bout around a table."""

    def __init__(self, plan: Plan, bout: Bout) -> None:
        self.bout = bout
        self.deal = f"arena {plan.seed} {bout.deal}"
        self.nature = Nature(self.deal)
        self.match = Match(plan.setting([f"{bout.lineup[place]} {place + 1}" for place in bout.seating]))
        self.players: list[Bot] = []
        self.turn = NATURE  # whose fault it would be
        self.decisions = [0 for _ in bout.seating]
        self.late = [0 for _ in bout.seating]
        self.overruns = [0 for _ in bout.seating]
        self.clocks: list[list[int]] = [[] for _ in bout.seating]

    def play(self) -> None:
        for seat in range(len(self.bout.seating)):
            self.turn = seat
            self.players.append(self.new_bot(seat))
        settle_down()
        while not self.match.over:
            if self.match.nature_asked:
                self.turn = NATURE
                self.match.play_nature(self.nature.chance(self.match.decision.name))
            else:
                self.turn = self.match.asked[0]
                self.ask(self.turn)

    def new_bot(self, seat: int) -> Bot:
        """Its own luck goes with its place in the line-up, wherever it sits."""
        place = self.bout.seating[seat]
        return make_bot(self.bout.lineup[place], self.match.setting, Chance("bot", self.deal, place))

    def ask(self, seat: int) -> None:
        view, legal, known = self.match.view(seat), self.match.legal(seat), self.match.known()
        self.decisions[seat] += len(legal) > 1
        move, taken, late = timed(self.players[seat], view, legal, known)
        self.match.play(seat, move)
        self.clocks[seat].append(taken)
        if late:
            self.late[seat] += 1
            # A machine that stands still for a moment seldom does so twice at the same question.
            self.overruns[seat] += timed(self.new_bot(seat), view, legal, known)[2]

    def result(self) -> Result:
        return Result(
            self.bout.deal,
            self.bout.rotation,
            self.bout.bots,
            tuple(self.match.scores()),
            tuple(self.match.places()),
            tuple(self.decisions),
            tuple(self.late),
            tuple(self.overruns),
            tuple(tuple(clock) for clock in self.clocks),
        )

    def fault(self, trouble: Exception) -> Fault:
        bot = "" if self.turn == NATURE else self.bout.bots[self.turn]
        return Fault(self.turn + 1, bot, len(self.match.played) + 1, said(trouble))

    def record(self) -> str:
        return print_record(record_of(self.match, dict(enumerate(self.bout.bots))))


def timed(bot: Bot, view: View, legal: Sequence[Move], known: Known | None) -> tuple[Move, int, bool]:
    """Its answer, the microseconds that it took, and whether that was too long for a bot that has a limit."""
    started = perf_counter_ns()
    move = bot.choose(view, legal, known=known)
    taken = (perf_counter_ns() - started) // 1000
    limit: float | None = getattr(bot, "seconds", None)
    return move, taken, limit is not None and taken > PATIENCE * limit * MICROSECONDS


def said(trouble: Exception) -> str:
    """An error in one line; of an illegal move all that is legal would be too much."""
    if isinstance(trouble, IllegalMove):
        return f"IllegalMove: {trouble.move} ({trouble.clause})"
    return " ".join(f"{type(trouble).__name__}: {trouble}".split())
