"""The table of Cuba."""

from typing import Final

from mypy_extensions import i64

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
    CITRUS,
    COLOUR,
    FIELD,
    FIELDS,
    IN_PILE,
    MERCHANDISE,
    MERCHANDISE_OF,
    ON_FIELD,
    OPTION,
    OTHER,
    PRODUCT,
    RUM,
    SHIP,
    STATUTE,
    STATUTE_IS,
    TILE,
    TYPE,
    VETO_TYPE,
    VOTING_TILE,
    WARE,
)

CELLS: Final = 400


class CubaTable(Table):
    """The board with market, harbor and parliament, and every player's plantation, lot and warehouse."""

    def __init__(self, seats: int, box: Box) -> None:
        super().__init__(CELLS, seats)
        self.box: Final = box
        self.option: Final = self.row("option", OPTION)
        self.board: Final = self.row("board", BOARD)
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
        self.board[VOTING_TILE] = NOBODY
        self.board[VETO_TYPE] = NOBODY
        self.berth.fill(NOBODY)
        self.pile.fill(NOBODY)
        self.bill.fill(NOBODY)
        self.act.fill(NOBODY)
        self.colour.fill(NOBODY)
        self.pawn.fill(NOBODY)
        self.bid.fill(NOBODY)

    def owned(self, seat: i64, piece: i64) -> i64:
        """What lies in the lot or in the warehouse can be used at any time (cuba.warehouse.access)."""
        if piece >= CITRUS and piece < RUM:
            return self.lot.at(seat, piece) + self.stored.at(seat, piece - CITRUS)
        return self.lot.at(seat, piece)

    def erected(self, seat: i64) -> i64:
        """Buildings on the plantation without the printed warehouse."""
        count: i64 = -1
        field: i64 = 0
        while field < FIELDS:
            if self.field.at(seat, field) >= BUILT:
                count += 1
            field += 1
        return count

    def open_fields(self, seat: i64, first: i64, beyond: i64) -> i64:
        """How many fields still yield a piece from `first` up to, not including, `beyond`."""
        count: i64 = 0
        field: i64 = 0
        while field < FIELDS:
            if self.field.at(seat, field) >= first and self.field.at(seat, field) < beyond:
                count += 1
            field += 1
        return count

    def has_building(self, seat: i64, building: i64) -> bool:
        field: i64 = 0
        while field < FIELDS:
            if self.field.at(seat, field) == BUILT + building:
                return True
            field += 1
        return False

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
        return self.act[OTHER] == statute

    def free_space(self, berth: i64, ware: i64) -> i64:
        """Free spaces for a kind of merchandise on the ship at a berth (cuba.ship.spaces)."""
        ship = self.berth[berth]
        return 0 if ship == NOBODY else self.box.room(ship, ware) - self.cargo.at(berth, ware)

    def full(self, berth: i64) -> bool:
        """Every space of the ship is covered (cuba.ship.fully-loaded)."""
        if self.berth[berth] == NOBODY:
            return False
        ware: i64 = 0
        while ware < MERCHANDISE:
            if self.free_space(berth, ware) > 0:
                return False
            ware += 1
        return True

    def unseen_ships(self) -> i64:
        """The mask of the ships whose place in the pile is not settled."""
        one: i64 = 1
        mask: i64 = (one << self.pile.size) - 1
        at: i64 = 0
        while at < self.pile.size:
            if self.pile[at] != NOBODY:
                mask &= ~(one << self.pile[at])
            at += 1
        at = 0
        while at < self.berth.size:
            if self.berth[at] != NOBODY:
                mask &= ~(one << self.berth[at])
            at += 1
        return mask

    def after(self, seat: i64, steps: i64) -> i64:
        """The seat so many places clockwise."""
        other = seat + steps
        while other >= self.seats:
            other -= self.seats
        return other
