"""Bots that no arena would wish for, and plans to let them play."""

from collections.abc import Mapping, Sequence

import pytest

from malecon.arena.plan import Plan, make_plan
from malecon.bots import Bot, make_bot
from malecon.bots.random_bot import RandomBot
from malecon.bots.turn import Turn
from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.views import View


class Stumbling(RandomBot):
    """Fails in the middle of the game."""

    asked = 0

    def choose(self, view: View, legal: Sequence[Move], turn: Turn | None = None, known: Known | None = None) -> Move:
        self.asked += 1
        if self.asked > 10:
            raise ValueError("no | idea\nat all [/bold]")
        return super().choose(view, legal, turn, known)


class Cheating(RandomBot):
    """Answers with a move of the game that is not among those it may choose from."""

    def __init__(self, setting: Setting, chance: Chance) -> None:
        super().__init__(setting, chance)
        self.vocabulary = setting.game.vocabulary

    def choose(self, view: View, legal: Sequence[Move], turn: Turn | None = None, known: Known | None = None) -> Move:
        return self.vocabulary[next(id for id in range(len(legal) + 1) if self.vocabulary[id] not in legal)]


class Clock:
    """Time that passes only when a bot wants it to."""

    now = 0  # nanoseconds


class Slow(RandomBot):
    """Has a limit of 10 milliseconds; takes a little more than 12 for its first move, and 12 for its second."""

    seconds = 0.01
    times = (12_001_000, 12_000_000)
    asked = 0

    def choose(self, view: View, legal: Sequence[Move], turn: Turn | None = None, known: Known | None = None) -> Move:
        Clock.now += self.times[self.asked] if self.asked < len(self.times) else 0
        self.asked += 1
        return super().choose(view, legal, turn, known)


class Paused(Slow):
    """Takes a little more than 12 only for its second move: who is asked that as the first one takes less."""

    times = (12_000_000, 12_001_000)


STRANGE = {"stumbling": Stumbling, "cheating": Cheating, "slow": Slow, "paused": Paused}


def make_strange_bot(name: str, setting: Setting, chance: Chance) -> Bot:
    return STRANGE[name](setting, chance) if name in STRANGE else make_bot(name, setting, chance)


def let_strange_bots_in(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("bout", "plan"):
        monkeypatch.setattr(f"malecon.arena.{module}.make_bot", make_strange_bot)
    monkeypatch.setattr("malecon.arena.bout.perf_counter_ns", lambda: Clock.now)


def plan_for(
    *bots: str,
    game: str = "santiago",
    players: int | None = None,
    seed: int = 0,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    records: bool = False,
) -> Plan:
    return make_plan(game, bots, players, seed, edition, options or {}, records)
