"""The table of Cuba."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.options import Option
from malecon.engine.table import NOBODY, Table
from malecon.games.cuba.box import Box
from malecon.games.cuba.words import (
    ALTERNATIVE,
    BANK_OF,
    BERTH,
    BOARD,
    BUILT,
    CARD_IS,
    CHARACTER,
    CHARACTERS,
    COLOUR,
    FIELD,
    FIELDS,
    IN_PILE,
    MERCHANDISE,
    MERCHANDISE_OF,
    NOW,
    ON_FIELD,
    OPTIONS,
    PHASE,
    PRODUCT,
    SHIP,
    STATUTE,
    STATUTE_IS,
    TILE,
    TYPE,
    WARE,
    Board,
    Type,
    Ware,
)

CELLS: Final = 400


class CubaTable(Table):
    """The board with market, harbor and parliament, and every player's plantation, lot and warehouse."""

    def __init__(self, seats: int, box: Box) -> None:
        super().__init__(CELLS, seats)
        self.box: Final = box
        self.option: Final = self.switches(OPTIONS)
        self.board: Final = self.row("board", BOARD)
        self.phase: Final = self.row("phase", NOW, PHASE)
        self.stock: Final = self.row("stock", WARE)
        self.market: Final = self.row("market", MERCHANDISE_OF)
        self.tiles: Final = self.row("tiles", TILE)  # in the stock of buildings
        self.covered: Final = self.row("covered", ALTERNATIVE)  # 1 where a black marking piece lies
        self.berth: Final = self.row("berth", BERTH, SHIP)
        self.cargo: Final = self.grid("cargo", BERTH, MERCHANDISE_OF)
        self.pile: Final = self.row("pile", IN_PILE, SHIP)  # from the top; nobody knows an empty place's card yet
        self.pile_known: Final = self.row("pile_known", IN_PILE)  # the mask of the seats that know a card of the pile
        self.bill: Final = self.row("bill", TYPE, STATUTE)
        self.act: Final = self.row("act", TYPE, STATUTE)
        self.veto: Final = self.row("veto", TYPE)  # the round in which the veto tile was put by a pile; 0 without it
        self.statute: Final = self.row("statute", STATUTE, STATUTE_IS)
        self.colour: Final = self.row("colour", self.by_seat, COLOUR)
        self.pesos: Final = self.row("pesos", self.by_seat)
        self.points: Final = self.row("points", self.by_seat)
        self.pawn: Final = self.row("pawn", self.by_seat, FIELD)
        self.votes: Final = self.row("votes", self.by_seat)
        self.bid: Final = self.row("bid", self.by_seat)  # sealed in the fist; NOBODY without one
        self.complied: Final = self.row("complied", self.by_seat)  # with the tax and the duty of this round
        self.field: Final = self.grid("field", self.by_seat, FIELD, ON_FIELD)
        self.lot: Final = self.grid("lot", self.by_seat, WARE)
        self.stored: Final = self.grid("stored", self.by_seat, PRODUCT)
        self.card: Final = self.grid("card", self.by_seat, CHARACTER, CARD_IS)
        self.bank: Final = self.row("bank", BANK_OF)  # unlimited, so it may go below zero: it only keeps the books
        self.board[Board.VOTING_TILE] = NOBODY
        self.berth.fill(NOBODY)
        self.pile.fill(NOBODY)
        self.bill.fill(NOBODY)
        self.act.fill(NOBODY)
        self.colour.fill(NOBODY)
        self.pawn.fill(NOBODY)
        self.bid.fill(NOBODY)

    def chosen(self, option: Option) -> i64:
        """The value of an option: 0 is the default."""
        return self.option[option.place]

    def clause_of(self, option: Option) -> str:
        """The clause of the reading that is played."""
        return option.readings[self.option[option.place]]

    def begin_phase(self, phase: i64) -> None:
        self.phase[0] = phase

    def owned(self, seat: i64, piece: i64) -> i64:
        """What lies in the lot or in the warehouse can be used at any time (cuba.warehouse.access)."""
        if piece >= Ware.CITRUS and piece < Ware.RUM:
            return self.lot.at(seat, piece) + self.stored.at(seat, piece - Ware.CITRUS)
        return self.lot.at(seat, piece)

    def erected(self, seat: i64) -> i64:
        """Buildings on the plantation without the printed warehouse."""
        count: i64 = -1
        for field in range(FIELDS):
            if self.field.at(seat, field) >= BUILT:
                count += 1
        return count

    def open_fields(self, seat: i64, first: i64, beyond: i64) -> i64:
        """How many fields still yield a piece from `first` up to, not including, `beyond`."""
        count: i64 = 0
        for field in range(FIELDS):
            if self.field.at(seat, field) >= first and self.field.at(seat, field) < beyond:
                count += 1
        return count

    def has_building(self, seat: i64, building: i64) -> bool:
        return any(self.field.at(seat, field) == BUILT + building for field in range(FIELDS))

    def card_in(self, seat: i64, state: i64) -> i64:
        """The character card of a seat that is in this state; NOBODY if none is."""
        card: i64 = 0
        while card < CHARACTERS:
            if self.card.at(seat, card) == state:
                return card
            card += 1
        return NOBODY

    def in_force(self, statute: i64) -> bool:
        """Whether this other act, of type IV, lies in parliament."""
        return self.act[Type.OTHER] == statute

    def free_space(self, berth: i64, ware: i64) -> i64:
        """Free spaces for a kind of merchandise on the ship at a berth (cuba.ship.spaces)."""
        ship = self.berth[berth]
        return 0 if ship == NOBODY else self.box.room(ship, ware) - self.cargo.at(berth, ware)

    def full(self, berth: i64) -> bool:
        """Every space of the ship is covered (cuba.ship.fully-loaded)."""
        if self.berth[berth] == NOBODY:
            return False
        return all(self.free_space(berth, ware) <= 0 for ware in range(MERCHANDISE))

    def unseen_ships(self) -> i64:
        """The mask of the ships whose place in the pile is not settled."""
        one: i64 = 1
        mask: i64 = (one << self.pile.size) - 1
        for place in range(self.pile.size):
            if self.pile[place] != NOBODY:
                mask &= ~(one << self.pile[place])
        for berth in range(self.berth.size):
            if self.berth[berth] != NOBODY:
                mask &= ~(one << self.berth[berth])
        return mask

    def after(self, seat: i64, steps: i64) -> i64:
        """The seat so many places clockwise."""
        other = seat + steps
        while other >= self.seats:
            other -= self.seats
        return other

    def everybody(self) -> i64:
        """The mask of all seats."""
        one: i64 = 1
        return (one << self.seats) - 1
