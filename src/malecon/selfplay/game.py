"""One game of self-play: played as in the arena, with a note of every position of which there was a choice."""

from collections.abc import Sequence
from dataclasses import dataclass

from malecon.arena.bout import Sitting
from malecon.arena.lineup import Bout
from malecon.bots import Bot
from malecon.bots.heads import Heads
from malecon.bots.thinker import Opinion, Thinker
from malecon.engine.chance import Chance
from malecon.engine.moves import Move
from malecon.engine.views import View
from malecon.selfplay.plan import SelfPlay


@dataclass(frozen=True)
class Position:
    """What a seat was asked, what it knew, what it thought of its moves, and what it answered."""

    moves: int  # played before
    seat: int
    view: View
    legal: Sequence[Move]
    opinions: Sequence[Opinion]  # of a search, in the order of `legal`; none where nobody searched
    chosen: Move  # by the bot
    played: Move  # the same, or one that was drawn by lot


class NotedGame(Sitting):
    """The bots of a bout around a table, and what they saw and did."""

    def __init__(self, plan: SelfPlay, bout: Bout) -> None:
        super().__init__(plan.games, bout)
        self.adventure = plan.adventure
        self.luck = Chance("adventure", self.deal, bout.rotation)
        self.positions: list[Position] = []

    def ask(self, seat: int) -> None:
        view, legal = self.match.view(seat), self.match.legal(seat)
        chosen, opinions = considered(self.players[seat], view, legal)
        played = chosen
        if len(legal) > 1:
            played = self.tried(chosen, legal)
            self.positions.append(Position(len(self.match.played), seat, view, legal, opinions, chosen, played))
        self.match.play(seat, played)

    def tried(self, chosen: Move, legal: Sequence[Move]) -> Move:
        """Now and then something else: who only plays well never finds out what is bad."""
        if self.adventure and self.luck.below(self.adventure) == 0:
            return legal[self.luck.below(len(legal))]
        return chosen


def considered(bot: Bot, view: View, legal: Sequence[Move]) -> tuple[Move, Sequence[Opinion]]:
    """The answer of a bot, and what it thought of every legal move, if it searched."""
    if not isinstance(bot, Thinker | Heads):
        return bot.choose(view, legal), ()
    thought: list[Opinion] = []

    def think() -> Sequence[Opinion]:
        thought.extend(bot.opinions(view, legal))
        return thought

    first = bot if isinstance(bot, Thinker) else bot.first
    chosen = first.decide(view, legal, None, think)
    by_id = {opinion.move.id: opinion for opinion in thought}
    return chosen, [by_id[move.id] for move in legal] if thought else ()
