"""Bots: players that see a view and the legal moves, and answer with one of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from malecon.bots.lookahead import LookaheadBot
from malecon.bots.random_bot import RandomBot
from malecon.engine.errors import MaleconError
from malecon.engine.game import Setting, View
from malecon.engine.moves import Move


class Bot(Protocol):
    """A player of one seat. It is told nothing but its view."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """One of the legal moves."""


KINDS: Mapping[str, Callable[[Setting, int], Bot]] = {"random": RandomBot, "lookahead": LookaheadBot}


def make_bot(name: str, setting: Setting, seed: int) -> Bot:
    if name not in KINDS:
        raise MaleconError("error-unknown-bot", bot=name, known=", ".join(KINDS))
    return KINDS[name](setting, seed)
