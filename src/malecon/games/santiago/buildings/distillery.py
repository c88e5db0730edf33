"""Distillery: sugar cane into rum, any number."""

from typing import Final

from malecon.engine.decision import Questions
from malecon.games.santiago.buildings.exchange import Factory
from malecon.games.santiago.words import Ask, Good


class Distillery(Factory):
    """How much sugar cane becomes rum? (santiago.building.distillery)"""

    def __init__(self, name: str) -> None:
        super().__init__(name, Good.SUGAR, Good.RUM)


QUESTIONS: Final[Questions] = {Ask.DISTILLERY: Distillery}
