"""A trained network as the integers that play, and what they say, worked out with numpy: the compiled one agrees."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from malecon.engine.network import BOUND, FIRST_UNIT, FULL, HIDDEN, LAST_UNIT, SECOND, WEIGHT_UNIT, WHOLE

Array = NDArray[Any]
SECOND_UNIT = 128 * WEIGHT_UNIT  # what 1 is in the sums of the second layer
LARGEST = 2**15 - 1  # a weight of the first or last layer
LARGEST_SECOND = 127


def shapes(own: int, common: int) -> dict[str, tuple[int, ...]]:
    """The weights of a network with so many inputs."""
    return {
        "own": (own, HIDDEN),
        "rivals": (own, HIDDEN),
        "common": (common, HIDDEN),
        "begin": (HIDDEN,),
        "second": (HIDDEN, SECOND),
        "second_begin": (SECOND,),
        "last": (SECOND, 2),
        "last_begin": (2,),
    }


def units(own_scale: Array, common_scale: Array) -> dict[str, Array]:
    """How many times as large the integers are: inputs were divided by their scales when the weights were learned."""
    return {
        "own": FIRST_UNIT / own_scale[:, None],
        "rivals": FIRST_UNIT / own_scale[:, None],
        "common": FIRST_UNIT / common_scale[:, None],
        "begin": np.array(FIRST_UNIT),
        "second": np.array(WEIGHT_UNIT),
        "second_begin": np.array(SECOND_UNIT),
        "last": np.array(LAST_UNIT),
        "last_begin": np.array(WHOLE),
    }


def rounded(weights: Mapping[str, Array], by: Mapping[str, Array]) -> dict[str, Array]:
    """The integers. None is so large that it could leave its lane, or its place in the file."""
    found = {}
    for part, weight in weights.items():
        limit = LARGEST_SECOND if part == "second" else LARGEST
        found[part] = np.clip(np.rint(weight * by[part]), -limit, limit).astype(np.int64)
    return found


def said(numbers: Mapping[str, Array], own: Array, common: Array) -> tuple[Array, Array]:
    """What is added to the logits and to the points of every seat, of BOUND: examples x seats."""
    own, common = own.astype(np.int64), common.astype(np.int64)
    rivals = own @ numbers["rivals"]
    sums = own @ numbers["own"] + rivals.sum(axis=1, keepdims=True) - rivals
    sums += (common @ numbers["common"] + numbers["begin"])[:, None, :]
    hidden = np.clip(sums >> 2, 0, FULL)
    second = np.clip((hidden @ numbers["second"] + numbers["second_begin"]) >> 6, 0, FULL)
    last = second @ numbers["last"] + numbers["last_begin"]
    whole = np.sign(last) * (np.abs(last) * BOUND // (WHOLE + np.abs(last)))
    return whole[..., 0], whole[..., 1]
