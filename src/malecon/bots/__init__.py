"""Bots: players that see a view and the legal moves, and answer with one of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import get_all_start_methods
from typing import Final, Protocol

from malecon.bots.fixed import fixed_company
from malecon.bots.heads import Heads
from malecon.bots.lookahead import LookaheadBot
from malecon.bots.manner import Manner
from malecon.bots.opponents import Company, Opponent, company
from malecon.bots.own import own_bots
from malecon.bots.random_bot import RandomBot
from malecon.bots.thinker import Mind, Thinker
from malecon.bots.turn import Turn
from malecon.engine.chance import Chance
from malecon.engine.errors import MaleconError
from malecon.engine.game import Game, Setting
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.views import View


class Bot(Protocol):
    """A player of one seat. It is told its view, and what anybody knows who has forgotten nothing."""

    def choose(self, view: View, legal: Sequence[Move], turn: Turn | None = None, known: Known | None = None) -> Move:
        """One of the legal moves. Whoever knows the turn so far tells it; else the bot goes by what it has done. What
        is known beside the view is made use of by those who remember."""


SEARCHERS: Final = ("thinker", "uct")
KINDS: Final = ("random", "lookahead", *SEARCHERS)  # who play every game, beside its opponents
THOUGHTS: Final = 1000  # of a search that is given no time
LONGEST: Final = 60.0  # seconds that anybody may ask for
MOST_HEADS: Final = 64
PLAIN: Final = Manner(guided=False, exploration=0.7)


@dataclass(frozen=True)
class Asked:
    """A bot by its name: `lookahead`, `thinker@0.5`, `caridad/builder`, `caridad@2x4` (2 seconds, 4 processes)."""

    kind: str  # one of KINDS, an opponent's id, or who somebody else has written
    opponent: Opponent | None = None
    temper: str = ""
    seconds: float | None = None
    heads: int = 1

    def bot(self, setting: Setting, chance: Chance) -> Bot:
        if self.opponent is None:
            return self.plain_bot(setting, chance)
        known, opponent = company_of(setting.game, self.opponent.id), self.opponent
        temper = known.tempers[self.temper or known.drawn_temper(chance)]
        if opponent.seconds is None:
            return opponent.bot(setting, chance, temper)
        return self.searching(chance, lambda own: opponent.searcher(setting, own, temper, self.seconds))

    def plain_bot(self, setting: Setting, chance: Chance) -> Bot:
        if self.kind == "random":
            return RandomBot(setting, chance)
        if self.kind == "lookahead":
            return LookaheadBot(setting, chance)
        if self.kind not in KINDS:
            bot: Bot = own_bots()[self.kind](setting, chance)
            return bot
        thoughts = None if self.seconds else THOUGHTS
        plain = self.kind == "uct"
        manner = PLAIN if plain else company(setting.game).manner()
        return self.searching(
            chance, lambda own: Thinker(setting, own, thoughts, self.seconds, manner, remembers=not plain)
        )

    def searching(self, chance: Chance, make: Callable[[Chance], Mind]) -> Bot:
        return make(chance) if self.heads == 1 else Heads(make, [chance.branch() for _ in range(self.heads)])


def kinds_for(game: Game) -> tuple[str, ...]:
    """Those that play a game whoever its opponents are; who searches needs a judge."""
    return tuple(kind for kind in (*KINDS, *own_names(game)) if game.has_judge or kind not in SEARCHERS)


def own_names(game: Game) -> list[str]:
    """Those that somebody else has written, if nobody has their name already."""
    for name in own_bots():
        if name in KINDS or company_of(game, name).find(name):
            raise MaleconError("error-bot-file-name", bot=name)
    return list(own_bots())


def known_bots(game: Game) -> tuple[str, ...]:
    return (*company(game).opponents, *kinds_for(game))


def company_of(game: Game, id: str) -> Company:
    """Those among whom somebody is: the opponents of the game, or who stays as they once were."""
    fixed = fixed_company(game)
    return fixed if id in fixed.opponents else company(game)


def read_name(name: str, game: Game) -> Asked:
    """What a name asks for, or why nobody has it. An opponent may be asked for by level: `3`."""
    who, at, time = name.partition("@")
    kind, slash, temper = who.partition("/")
    known, kinds = company_of(game, kind), kinds_for(game)
    opponent = known.find(kind)
    if opponent is None and kind not in kinds:
        raise MaleconError("error-unknown-bot", bot=name, known=", ".join(known_bots(game)))
    if slash and (opponent is None or temper not in known.tempers):
        raise MaleconError("error-bot-temper", bot=name, known=", ".join(known.tempers))
    seconds, heads = read_time(name, time) if at else (None, 1)
    if at and not (opponent.seconds if opponent else kind in SEARCHERS):
        raise MaleconError("error-bot-no-clock", bot=name)
    return Asked(opponent.id if opponent else kind, opponent, temper, seconds, heads)


def read_time(name: str, time: str) -> tuple[float, int]:
    """`0.5`, or `2x4`."""
    seconds, times, heads = time.partition("x")
    try:
        found = float(seconds), int(heads) if times else 1
    except ValueError:
        found = 0.0, 0
    if not (0.0 < found[0] <= LONGEST and 1 <= found[1] <= MOST_HEADS):
        raise MaleconError("error-bot-seconds", bot=name, most=int(LONGEST), heads=MOST_HEADS)
    if found[1] > 1 and "fork" not in get_all_start_methods():
        raise MaleconError("error-bot-one-head", bot=name, other=f"{name.partition('@')[0]}@{seconds}")
    return found


def make_bot(name: str, setting: Setting, chance: Chance) -> Bot:
    return read_name(name, setting.game).bot(setting, chance)
