"""Windows: arrays that look on rows of the compiled build without copying them. What they show changes with the row."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def window(row: Any, kind: Any, columns: int = 0) -> NDArray[Any]:
    """A row of numbers of this kind; with columns, as many rows as there are."""
    numbers = np.frombuffer(memoryview(row), kind)
    return numbers.reshape(-1, columns) if columns else numbers
