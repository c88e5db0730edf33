"""The table of Santiago de Cuba."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.table import NOBODY, Table
from malecon.engine.words import SEAT
from malecon.games.santiago.box import Box
from malecon.games.santiago.words import (
    BANK_OF,
    BOARD,
    BUILDING,
    CUBAN,
    DIE,
    GOOD,
    NOT_ABOARD,
    OPTIONS,
    SPACE,
    STOP,
    VEHICLE,
)

CELLS: Final = 160


class SantiagoTable(Table):
    """The board, the ship, the supply, and what every player owns."""

    def __init__(self, seats: int, box: Box) -> None:
        super().__init__(CELLS, seats)
        self.box: Final = box
        self.option: Final = self.switches(OPTIONS)
        self.board: Final = self.row("board", BOARD)
        self.stop_of: Final = self.row("stop_of", VEHICLE, STOP)
        self.building_on: Final = self.row("building_on", SPACE, BUILDING)
        self.owner: Final = self.row("owner", BUILDING, SEAT)
        self.cuban_at: Final = self.row("cuban_at", STOP, CUBAN)
        self.inactive: Final = self.row("inactive", CUBAN)  # 1: until the car leaves; 2: until it has come round
        self.rolled: Final = self.row("rolled", DIE)
        self.demand: Final = self.row("demand", DIE)  # what the ship still wants; -1: the die is not aboard
        self.supply: Final = self.row("supply", GOOD)
        self.bank: Final = self.row("bank", BANK_OF)  # unlimited, so it may go below zero: it only keeps the books
        self.broker: Final = self.row("broker", self.by_seat, BUILDING)
        self.markers: Final = self.row("markers", self.by_seat)  # ownership markers not yet placed
        self.pesos: Final = self.row("pesos", self.by_seat)
        self.points: Final = self.row("points", self.by_seat)
        self.goods: Final = self.grid("goods", self.by_seat, GOOD)
        self.kept: Final = self.row("kept", self.by_seat)  # goods left over by the final conversion
        self.building_on.fill(NOBODY)
        self.owner.fill(NOBODY)
        self.cuban_at.fill(NOBODY)
        self.demand.fill(NOT_ABOARD)
        self.broker.fill(NOBODY)

    def next_seat(self, seat: i64) -> i64:
        """The left-hand neighbour: turns go clockwise (santiago.turn.order)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def occupied(self, building: i64) -> bool:
        return any(self.broker[seat] == building for seat in range(self.seats))
