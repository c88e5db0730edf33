"""How much the slow tests do: a part of it in `make test`, all of it in `make soak`."""

import os
from collections.abc import Sequence
from itertools import cycle, product
from typing import TypeVar

First = TypeVar("First")
Second = TypeVar("Second")

THOROUGH = os.environ.get("MALECON_THOROUGH", "") not in ("", "0")


def in_turn(firsts: Sequence[First], seconds: Sequence[Second]) -> list[tuple[First, Second]]:
    """Every pair; or, where time is short, each of the first with one of the second, who take turns."""
    return list(product(firsts, seconds)) if THOROUGH else list(zip(firsts, cycle(seconds), strict=False))
