"""The spaces of observations and actions, as Gymnasium and PettingZoo name them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from malecon.environments.encoding import Encoding


def observations_of(encoding: Encoding) -> spaces.Space[Any]:
    return spaces.Box(encoding.least, encoding.most, dtype=np.int16)


def actions_of(encoding: Encoding) -> spaces.Discrete:
    return spaces.Discrete(encoding.actions)


def with_mask(encoding: Encoding) -> spaces.Dict:
    """An observation beside the mask of what is legal."""
    mask = spaces.Box(0, 1, (encoding.actions,), np.int8)
    return spaces.Dict({"observation": observations_of(encoding), "action_mask": mask})
