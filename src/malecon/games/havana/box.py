"""The box: the numbers printed on the components, as the rules read them while they play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.box import Printed
from malecon.games.havana.words import BUILDINGS, CARDS, CUBES, PIECES


class Box(Printed):
    """The contents of one component file. It never changes, so every copy of a table shares it."""

    def __init__(self) -> None:
        self.cubes: Final[vec[i64]] = vec[i64]([0] * CUBES)
        self.number: Final[vec[i64]] = vec[i64]([0] * CARDS)
        self.points: Final[vec[i64]] = vec[i64]([0] * BUILDINGS)
        self.pieces: Final[vec[i64]] = vec[i64]([0] * (BUILDINGS * PIECES))  # cubes and workers of each cost
        self.pesos: Final[vec[i64]] = vec[i64]([0] * BUILDINGS)
        self.architect: Final[vec[i64]] = vec[i64]([0] * BUILDINGS)
        self.target: Final[vec[i64]] = vec[i64]([0] * 5)  # by number of players
        self.workers: i64 = 0
        self.start_cubes: i64 = 0
        self.start_pesos: i64 = 0
        self.centre_cubes: i64 = 0
        self.centre_pesos: i64 = 0
        self.cheap_end: i64 = 0
        self.supply_cubes: i64 = 0
        self.supply_pesos: i64 = 0
        self.pesos_for_worker: i64 = 0
        self.grey_for_coloured: i64 = 0

    def cost(self, building: i64, piece: i64) -> i64:
        return self.pieces[building * PIECES + piece]
