"""The table of Havana."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.sets import only
from malecon.engine.table import NOBODY, Table
from malecon.engine.words import SEAT
from malecon.games.havana.box import Box
from malecon.games.havana.words import (
    ALL_BUILDINGS,
    ALL_CARDS,
    BANK_OF,
    BOARD,
    BUILDING,
    CARD,
    COLOURS,
    CUBE,
    LIES,
    OPTIONS,
    PIECE,
    PLACE,
    ROW,
    ROW_LENGTH,
    WHERE,
    Cube,
    Lies,
    Where,
)

CELLS: Final = 240


class HavanaTable(Table):
    """The centre, the rows of buildings, the bag, and what every player owns."""

    def __init__(self, seats: int, box: Box) -> None:
        super().__init__(CELLS, seats)
        self.box: Final = box
        self.option: Final = self.switches(OPTIONS)
        self.board: Final = self.row("board", BOARD)
        self.bag: Final = self.row("bag", CUBE)
        self.centre: Final = self.row("centre", CUBE)
        self.out: Final = self.row("out", CUBE)  # in the box: out of the game
        self.building_at: Final = self.row("building_at", PLACE, BUILDING)
        self.length: Final = self.row("length", ROW)  # how far each row reaches, over a gap that is being refilled
        self.buildings: Final = self.row("buildings", WHERE, sets_of=BUILDING)
        self.due: Final = self.row("due", PIECE)  # what is still to be paid of the building being bought
        self.order: Final = self.row("order", self.by_seat, SEAT)  # who plays first, second ... in this round
        self.number: Final = self.row("number", self.by_seat)  # formed by the two open cards of this round
        self.rank: Final = self.row("rank", self.by_seat)  # 0 for the youngest
        self.pesos: Final = self.row("pesos", self.by_seat)
        self.workers: Final = self.row("workers", self.by_seat)
        self.points: Final = self.row("points", self.by_seat)
        self.cubes: Final = self.grid("cubes", self.by_seat, CUBE)
        self.cards: Final = self.grid("cards", self.by_seat, LIES, sets_of=CARD)
        self.left: Final = self.row("left", self.by_seat, CARD)  # the open card with the lower number
        self.right: Final = self.row("right", self.by_seat, CARD)
        self.bank: Final = self.row("bank", BANK_OF)  # unlimited, so it may go below zero: it only keeps the books
        self.building_at.fill(NOBODY)
        self.buildings[Where.PILE] = ALL_BUILDINGS
        self.order.fill(NOBODY)
        self.left.fill(NOBODY)
        self.right.fill(NOBODY)
        for seat in range(seats):
            self.cards.set(seat, Lies.HAND, ALL_CARDS)

    def coloured(self, seat: i64) -> i64:
        return self.cubes.row_total(seat) - self.cubes.at(seat, Cube.GREY)

    def centre_coloured(self) -> i64:
        total: i64 = 0
        for colour in range(COLOURS):
            total += self.centre[colour]
        return total

    def show(self, seat: i64, one: i64, other: i64) -> None:
        """Two cards lie open, the lower number on the left (havana.number.lowest-left)."""
        self.cards.set(seat, Lies.OPEN, only(one) | only(other))
        ordered = self.box.number[one] <= self.box.number[other]
        self.left[seat] = one if ordered else other
        self.right[seat] = other if ordered else one

    def discards(self, seat: i64) -> i64:
        """The set of a player's discards, whether they were seen or not."""
        return self.cards.at(seat, Lies.DISCARDED) | self.cards.at(seat, Lies.PUT_AWAY)

    def lies_open(self, seat: i64, card: i64) -> bool:
        """Open, or covered in phase 3 but not yet replaced."""
        return self.left[seat] == card or self.right[seat] == card

    def push_in_order(self, question: i64) -> None:
        """Put a question to everybody in the order of this round: the last is pushed first."""
        turn = self.seats - 1
        while turn >= 0:
            self.push(question, self.order[turn])
            turn -= 1

    def has_end(self, end: i64) -> bool:
        """A lone card is both ends of its row and goes once, as the left one (havana.row.single-card)."""
        return self.length[end // 2] > end % 2

    def place_of_end(self, end: i64) -> i64:
        """The place of an end building; NOBODY for the end of an empty row."""
        length = self.length[end // 2]
        if length == 0:
            return NOBODY
        left = end // 2 * ROW_LENGTH
        return left if end % 2 == 0 else left + length - 1

    def follows(self, seat: i64, other: i64) -> bool:
        """Whether the other's turn is still to come after this seat's (havana.order.following)."""
        turn: i64 = 0
        while self.order[turn] != seat and self.order[turn] != other:
            turn += 1
        return self.order[turn] == seat and other != seat
