"""What a seat may know of the pile of ships, of bids and of character cards, as numbers: the same as its view."""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.sight import Sight
from malecon.engine.table import NOBODY, Table
from malecon.engine.words import Domain
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import CARD_IS, CHARACTER, CHARACTERS, EVERYBODY, IN_PILE, SHIP, CardIs, Choice

CELLS: Final = 70
HIDDEN: Final = 7  # in hand or set aside: nobody else can tell
CARD_SEEMS: Final = Domain("card-is", (*CARD_IS.words, "hidden"))


class CubaSight(Sight):
    """Everything but the order of piles, sealed bids and cards that lie face down."""

    seats_on: ClassVar[Mapping[str, tuple[str, ...]]] = {"board": ("starter", "voting_tile")}
    several_on: ClassVar[tuple[str, ...]] = ("pile_known",)

    def __init__(self, seats: int) -> None:
        super().__init__(seats, CELLS)
        self.pile: Final = self.row("pile", IN_PILE, SHIP)
        self.has_bid: Final = self.row("has_bid", self.by_seat)
        self.bid: Final = self.row("bid", self.by_seat)  # one's own
        self.card: Final = self.grid("card", self.by_seat, CHARACTER, CARD_SEEMS)
        self.set_aside: Final = self.row("set_aside", self.by_seat)

    def look(self, table: Table, seat: i64) -> None:
        assert isinstance(table, CubaTable)
        place: i64 = 0
        while place < self.pile.size:
            known = table.pile_known[place]
            self.pile[place] = table.pile[place] if known == EVERYBODY or known >> seat & 1 == 1 else NOBODY
            place += 1
        secret = table.chosen(Choice.DELEGATE) == 1
        other: i64 = 0
        while other < self.seats:
            bid = table.bid[other]
            self.has_bid[other] = 0 if bid == NOBODY else 1
            self.bid[other] = bid if bid != NOBODY and other == seat else 0
            self.look_at_cards(table, other, secret and other != seat)
            other += 1

    def look_at_cards(self, table: CubaTable, other: i64, secret: bool) -> None:
        self.set_aside[other] = 0
        card: i64 = 0
        while card < CHARACTERS:
            state = table.card.at(other, card)
            if state == CardIs.SET_ASIDE:
                self.set_aside[other] = 1
            if secret and (state == CardIs.IN_HAND or state == CardIs.SET_ASIDE):
                state = HIDDEN
            self.card.set(other, card, state)
            card += 1
