"""Bots: players that see a view and the legal moves, and answer with one of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, runtime_checkable

from malecon.bots.lookahead import LookaheadBot
from malecon.bots.random_bot import RandomBot
from malecon.bots.search import Manner
from malecon.bots.thinker import Thinker
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


BEST: Final = "lookahead"  # the strongest level at the tables: who wants advice is given its own
LEVELS: Final = ("random", "lookahead")  # the bots that sit down at tables
THOUGHTS: Final = 1000  # of a thinker that is given no time
LONGEST: Final = 60.0  # seconds that anybody may ask for
PLAIN: Final = Manner(guided=False, exploration=0.7)


def thinker(setting: Setting, seed: int, seconds: float | None) -> Bot:
    """Searches, guided by its judgement."""
    return Thinker(setting, seed, None if seconds else THOUGHTS, seconds)


def plain_uct(setting: Setting, seed: int, seconds: float | None) -> Bot:
    """Searches without any judgement, by playing games to their end at random: what a search has to beat."""
    return Thinker(setting, seed, None if seconds else THOUGHTS, seconds, PLAIN)


TIMELESS: Final[Mapping[str, Callable[[Setting, int], Bot]]] = {"random": RandomBot, "lookahead": LookaheadBot}
TIMED: Final[Mapping[str, Callable[[Setting, int, float | None], Bot]]] = {"thinker": thinker, "uct": plain_uct}
KINDS: Final = (*TIMELESS, *TIMED)


def make_bot(name: str, setting: Setting, seed: int) -> Bot:
    """A bot by its name; those who search can be given seconds for every move: `thinker@0.5`."""
    kind, _, time = name.partition("@")
    if kind not in KINDS or (time and kind in TIMELESS):
        raise MaleconError("error-unknown-bot", bot=name, known=", ".join(KINDS))
    if kind in TIMELESS:
        return TIMELESS[kind](setting, seed)
    return TIMED[kind](setting, seed, seconds_of(name, time) if "@" in name else None)


def seconds_of(name: str, time: str) -> float:
    try:
        seconds = float(time)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= LONGEST:
        raise MaleconError("error-bot-seconds", bot=name, most=int(LONGEST))
    return seconds


def make_adviser(setting: Setting, seed: int) -> Adviser:
    bot = make_bot(BEST, setting, seed)
    assert isinstance(bot, Adviser), f"{BEST} gives no reasons"
    return bot
