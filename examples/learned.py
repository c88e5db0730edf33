"""What `learn.py` has learned, as a bot. It needs numpy and the file of numbers that lies beside it.

MALECON_BOTS=examples/learned.py malecon arena santiago learned 2 --games 200
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.moves import Move
from malecon.environments import Encoding

FILE = Path(__file__).with_suffix(".npz")
FORM = "one-hot"
LAYERS = (0, 2)  # of the body of the network, as it numbers them


def scale_of(encoding: Encoding) -> np.ndarray[Any, np.dtype[np.float32]]:
    """What is counted is made small: 20 pesos are a 2 to the network. What is a 0 or a 1 stays as it is."""
    return np.where(encoding.most > 1, np.float32(0.1), np.float32(1.0))


class Learned:
    """Takes the move that the network would play most often."""

    def __init__(self, setting: Setting, chance: Chance, numbers: Mapping[str, Any] | None = None) -> None:
        self.encoding = Encoding(setting.game, FORM)
        self.scale = scale_of(self.encoding)
        self.numbers = dict(np.load(FILE)) if numbers is None else numbers

    def choose(self, view: Mapping[str, Any], legal: Sequence[Move], turn: object = None, known: object = None) -> Move:
        found = self.encoding.of_view(dict(view)) * self.scale
        for layer in LAYERS:
            found = np.maximum(self.numbers[f"body.{layer}.weight"] @ found + self.numbers[f"body.{layer}.bias"], 0)
        actions = [move.id for move in legal]
        liked = self.numbers["policy.weight"][actions] @ found + self.numbers["policy.bias"][actions]
        return legal[int(liked.argmax())]


BOT = Learned
