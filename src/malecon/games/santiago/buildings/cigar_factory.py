"""Cigar factory: tobacco into cigars, any number."""

from typing import Final

from malecon.engine.decision import Questions
from malecon.games.santiago.buildings.exchange import Factory
from malecon.games.santiago.words import Ask, Good


class CigarFactory(Factory):
    """How much tobacco becomes cigars? (santiago.building.cigar-factory)"""

    def __init__(self, name: str) -> None:
        super().__init__(name, Good.TOBACCO, Good.CIGAR)


QUESTIONS: Final[Questions] = {Ask.CIGAR_FACTORY: CigarFactory}
