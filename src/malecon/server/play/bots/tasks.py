"""What a bot is told, and what is asked of the bots of a table."""

import secrets
from dataclasses import dataclass, replace

from malecon.bots import SEARCHERS
from malecon.bots.opponents import company
from malecon.engine.chance import Chance
from malecon.engine.memory import Known
from malecon.engine.views import View
from malecon.server.table.lesson import luck_of_bot
from malecon.server.table.plan import Plan, opponent_at
from malecon.server.table.state import TableState

ADVISER = "adviser"  # who is asked for advice, in the metrics


@dataclass(frozen=True)
class Task:
    """All that a bot is told: how the game is played, its view, its legal moves, what anybody knows who has forgotten
    nothing, and what its seat did just before."""

    table: str
    plan: Plan
    names: tuple[str, ...]
    level: str
    seat: int
    view: View
    legal: tuple[str, ...]
    answers: int
    luck: int  # drawn by lot, or a hash
    seconds: float | None = None  # of thought, for those who think by the clock
    turn: tuple[tuple[View, str], ...] = ()  # what its seat has seen and done since somebody else moved
    lesson: bool = False
    known: Known | None = None

    @property
    def whose(self) -> tuple[str, int, str]:
        return self.table, self.seat, self.level

    @property
    def question(self) -> tuple[str, int, int]:
        return self.table, self.seat, self.answers

    @property
    def who(self) -> str:
        """Whoever thinks, without temper and time."""
        return self.level.partition("@")[0].partition("/")[0]

    @property
    def quick(self) -> bool:
        """Whether it is answered within milliseconds: only who thinks by the clock, or a thousand times, is not."""
        opponent = opponent_at(self.plan.game, self.level)
        return opponent.seconds is None if opponent else self.who not in (*SEARCHERS, ADVISER)

    def still_asked(self, state: TableState) -> bool:
        return state.questions.get(self.seat) == self.answers


def tasks_of(state: TableState, seconds: float | None = None) -> list[Task]:
    """A task for each bot that is asked; in a lesson one at a time, so that none can tell how quick another was."""
    most = 1 if state.plan.lesson else None
    return [
        replace(task_of(state, seat, in_temper(state, seat), luck(state)), seconds=seconds)
        for seat in state.bots_asked()[:most]
    ]


def in_temper(state: TableState, seat: int) -> str:
    """The bot of a seat by its full name: an opponent stays in the same temper for a whole game."""
    level = state.seats[seat].bot
    who, at, time = level.partition("@")
    if opponent_at(state.plan.game, level) is None or "/" in who:
        return level
    temper = company(state.match.game).drawn_temper(Chance("temper", state.id, seat))
    return f"{who}/{temper}{at}{time}"


def luck(state: TableState) -> int:
    return luck_of_bot(state.seed, len(state.match.played) + 1) if state.plan.lesson else secrets.randbits(64)


def advice_for(state: TableState, seat: int) -> Task:
    """The task of a bot that is asked for advice. The same question gets the same answer."""
    return task_of(state, seat, ADVISER)


def task_of(state: TableState, seat: int, level: str, luck: int = 0) -> Task:
    match = state.match
    legal = tuple(str(move) for move in match.legal(seat))
    answers = state.questions[seat]
    view, lesson = match.view(seat), state.plan.lesson
    return Task(
        state.id,
        state.plan,
        match.setting.seats,
        level,
        seat,
        view,
        legal,
        answers,
        luck,
        lesson=lesson,
        known=match.known(),
    )
