"""The alternative uses of architect and mayor: two spaces, the better one first, each once a round."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.engine.table import NOBODY
from malecon.games.cuba.deeds import Told
from malecon.games.cuba.supply import receive_pesos, score
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import ALTERNATIVE, Alternative, Character

FIRST_POINTS: Final = 2
SECOND_POINTS: Final = 1
FIRST_PESOS: Final = 4
SECOND_PESOS: Final = 2
GAINS: Final = {
    ALTERNATIVE.words[Alternative.ARCHITECT_FIRST]: FIRST_POINTS,
    ALTERNATIVE.words[Alternative.ARCHITECT_SECOND]: SECOND_POINTS,
    ALTERNATIVE.words[Alternative.MAYOR_FIRST]: FIRST_PESOS,
    ALTERNATIVE.words[Alternative.MAYOR_SECOND]: SECOND_PESOS,
}


def cover_best(table: CubaTable, first: i64) -> i64:
    """Put a black marking piece on the better space that is free, the first or the one after it: which, or NOBODY."""
    for space in range(first, first + 2):
        if table.covered[space] == 0:
            table.covered[space] = 1
            return space
    return NOBODY


def points_instead(table: CubaTable, seat: i64, journal: Journal) -> None:
    """The architect's best free space, without a choice (cuba.architect.alternative.automatic)."""
    space = cover_best(table, Alternative.ARCHITECT_FIRST)
    if space == NOBODY:
        journal.tell(Told.CARD_UNUSED, "cuba.architect.alternative.third", seat, Character.ARCHITECT)
        return
    points: i64 = FIRST_POINTS if space == Alternative.ARCHITECT_FIRST else SECOND_POINTS
    journal.tell(Told.POINTS_INSTEAD, "cuba.architect.alternative", seat, points)
    score(table, seat, points, journal)


def pesos_instead(table: CubaTable, seat: i64, journal: Journal) -> None:
    """The mayor's best free space, without a choice (cuba.mayor.alternative.automatic)."""
    space = cover_best(table, Alternative.MAYOR_FIRST)
    if space == NOBODY:
        journal.tell(Told.CARD_UNUSED, "cuba.mayor.alternative.third", seat, Character.MAYOR)
        return
    pesos: i64 = FIRST_PESOS if space == Alternative.MAYOR_FIRST else SECOND_PESOS
    receive_pesos(table, seat, pesos)
    journal.tell(Told.PESOS_INSTEAD, "cuba.mayor.alternative", seat, pesos)
