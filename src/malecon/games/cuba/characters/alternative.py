"""The alternative uses of architect and mayor: two spaces, the better one first, each once a round."""

from mypy_extensions import i64

from malecon.engine.table import NOBODY
from malecon.games.cuba.table import CubaTable


def cover_best(table: CubaTable, first: i64) -> i64:
    """Put a black marking piece on the better space that is free, the first or the one after it: which, or NOBODY."""
    space = first
    while space <= first + 1:
        if table.covered[space] == 0:
            table.covered[space] = 1
            return space
        space += 1
    return NOBODY
