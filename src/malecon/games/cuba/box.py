"""The box: the numbers printed on the components, as the rules read them while they play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.box import Printed
from malecon.games.cuba.words import (
    CHARACTERS,
    COLOURS,
    FIELDS,
    MERCHANDISE,
    PIECES,
    RESOURCES,
    SHIPS,
    STATUTES,
    TILES,
)

LADDER: Final = 6  # price spaces of one kind, at most


class Box(Printed):
    """The contents of one component file. It never changes, so every copy of a table shares it."""

    def __init__(self) -> None:
        self.pieces: Final[vec[i64]] = vec[i64]([0] * PIECES)
        self.on_market: Final[vec[i64]] = vec[i64]([0] * MERCHANDISE)  # when the game begins
        self.spaces: Final[vec[i64]] = vec[i64]([0] * MERCHANDISE)
        self.prices: Final[vec[i64]] = vec[i64]([0] * (MERCHANDISE * LADDER))  # from the dearest down
        self.full_price: Final[vec[i64]] = vec[i64]([0] * MERCHANDISE)
        self.votes: Final[vec[i64]] = vec[i64]([0] * CHARACTERS)
        self.tiles: Final[vec[i64]] = vec[i64]([0] * TILES)
        self.costs: Final[vec[i64]] = vec[i64]([0] * (TILES * RESOURCES))
        self.limit: Final[vec[i64]] = vec[i64]([0] * TILES)  # pieces that a use may take or give
        self.worth: Final[vec[i64]] = vec[i64]([0] * TILES)  # points, pesos or votes, for each piece if any
        self.cargo: Final[vec[i64]] = vec[i64]([0] * (SHIPS * MERCHANDISE))  # spaces of each ship by kind
        self.layout: Final[vec[i64]] = vec[i64]([0] * ((COLOURS + 1) * FIELDS))  # of each colour; the common side last
        self.tax: Final[vec[i64]] = vec[i64]([0] * STATUTES)  # pesos of a tax act, in each case or for each building
        self.empty_price: i64 = 0
        self.start_pesos: i64 = 0

    def cost(self, building: i64, resource: i64) -> i64:
        return self.costs[building * RESOURCES + resource]

    def price(self, ware: i64, space: i64) -> i64:
        return self.prices[ware * LADDER + space]

    def room(self, ship: i64, ware: i64) -> i64:
        return self.cargo[ship * MERCHANDISE + ware]
