"""Bots: players that see a view and the legal moves, and answer with one of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, runtime_checkable

from malecon.bots.lookahead import LookaheadBot
from malecon.bots.random_bot import RandomBot
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting, View
from malecon.engine.moves import Move


class Bot(Protocol):
    """A player of one seat. It is told nothing but its view."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """One of the legal moves."""


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can say what it thinks of each move."""

    def ranked(self, view: View, legal: Sequence[Move]) -> list[tuple[Move, float]]:
        """Every legal move with its worth in points, the best one first."""


BEST: Final = "lookahead"  # the strongest level: who wants advice is given its own
KINDS: Mapping[str, Callable[[Setting, int], Bot]] = {"random": RandomBot, "lookahead": LookaheadBot}


def make_bot(name: str, setting: Setting, seed: int) -> Bot:
    if name not in KINDS:
        raise MaleconError("error-unknown-bot", bot=name, known=", ".join(KINDS))
    return KINDS[name](setting, seed)


def make_adviser(setting: Setting, seed: int) -> Adviser:
    bot = make_bot(BEST, setting, seed)
    assert isinstance(bot, Adviser), f"{BEST} gives no reasons"
    return bot
