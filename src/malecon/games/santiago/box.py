"""The box: the numbers and colours printed on the components, as the rules read them while they play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.box import Printed
from malecon.games.santiago.words import CUBANS, DICE, GOODS, HIGHEST_FACE


class Box(Printed):
    """The contents of one component file. It never changes, so every copy of a table shares it."""

    def __init__(self) -> None:
        self.flower: Final[vec[i64]] = vec[i64]([-1] * CUBANS)
        self.gain_good: Final[vec[i64]] = vec[i64]([-1] * CUBANS)  # which good a Cuban gives, if any
        self.gain_goods: Final[vec[i64]] = vec[i64]([0] * CUBANS)
        self.gain_pesos: Final[vec[i64]] = vec[i64]([0] * CUBANS)
        self.gain_points: Final[vec[i64]] = vec[i64]([0] * CUBANS)
        self.faces: Final[vec[i64]] = vec[i64]([0] * (DICE * (HIGHEST_FACE + 1)))  # how many faces show a number
        self.stock: Final[vec[i64]] = vec[i64]([0] * GOODS)
        self.start_goods: Final[vec[i64]] = vec[i64]([0] * GOODS)
        self.start_pesos: i64 = 0
        self.start_points: i64 = 0
        self.markers: i64 = 0
        self.ships: i64 = 0
        self.lowest_value: i64 = 0
        self.highest_value: i64 = 0
        self.goods_per_point: i64 = 0

    def faces_showing(self, die: i64, face: i64) -> i64:
        return self.faces[die * (HIGHEST_FACE + 1) + face]
