"""The bot that plays by the rules and nothing else."""

from collections.abc import Sequence

from malecon.bots.turn import Turn
from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.memory import Known
from malecon.engine.moves import Move
from malecon.engine.views import View


class RandomBot:
    """Any legal move, each as likely as the next."""

    def __init__(self, setting: Setting, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View, legal: Sequence[Move], turn: Turn | None = None, known: Known | None = None) -> Move:
        return legal[self.chance.below(len(legal))]
