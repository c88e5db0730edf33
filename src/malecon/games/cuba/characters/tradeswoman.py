"""The tradeswoman: any number of purchases and sales, or one free piece."""

from typing import ClassVar

from mypy_extensions import i64

from malecon.engine.about import about_number
from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.games.cuba.characters.role import Role
from malecon.games.cuba.deeds import Moves, Told
from malecon.games.cuba.market import from_market, on_offer, price_to_buy, price_to_sell, to_market
from malecon.games.cuba.supply import gain, give_up, pay_pesos, receive_pesos
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ANY_PRODUCT,
    MERCHANDISE,
    PRODUCTS,
    RESOURCES,
    Alternative,
    Ask,
    Character,
    Choice,
    Ware,
)


class Tradeswoman(Role):
    def play(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        if can_trade(table, seat) or can_take_some(table):
            table.push(Ask.TRADE, seat)
        else:
            journal.tell(Told.CARD_UNUSED, "cuba.action.empty-action", seat, Character.TRADESWOMAN)


def can_trade(table: CubaTable, seat: i64) -> bool:
    return any(table.owned(seat, Ware.CITRUS + ware) > 0 or can_buy(table, seat, ware) for ware in range(MERCHANDISE))


def can_buy(table: CubaTable, seat: i64, ware: i64) -> bool:
    return on_offer(table, ware) and table.pesos[seat] >= price_to_buy(table, ware)


def can_take_some(table: CubaTable) -> bool:
    return any(can_take(table, piece) for piece in range(Ware.RUM))


def can_take(table: CubaTable, piece: i64) -> bool:
    """Whether this piece can be had for free."""
    if table.covered[space_of(piece)] == 1 or table.stock[piece] == 0:
        return False
    return piece < RESOURCES or not is_too_dear(table, piece - Ware.CITRUS)


def space_of(piece: i64) -> i64:
    return Alternative.TRADESWOMAN_RESOURCE if piece < RESOURCES else Alternative.TRADESWOMAN_PRODUCT


def is_too_dear(table: CubaTable, product: i64) -> bool:
    """The free product has the lowest price; editions differ on kinds that are not on the market."""
    reading = table.chosen(Choice.FREE_PRODUCT)
    if reading == ANY_PRODUCT:
        return False
    if reading != 0 and table.market[product] == 0:
        return True
    price = price_to_buy(table, product)
    return any(price_to_buy(table, other) < price for other in range(PRODUCTS))


class Trade(Decision[CubaTable]):
    """Buy, sell, or take one piece for free? The argument is 1 once something was bought or sold."""

    about: ClassVar = about_number("traded")
    answers: ClassVar = (Moves.BUY, Moves.SELL, Moves.TAKE)

    def candidates(self, table: CubaTable, seat: i64, traded: i64, moves: MoveList) -> None:
        super().candidates(table, seat, traded, moves)
        moves.add(Moves.DONE.id if traded == 1 else Moves.FORGO.id)

    def legal(self, table: CubaTable, seat: i64, traded: i64, moves: MoveList) -> None:
        for ware in range(MERCHANDISE):
            if can_buy(table, seat, ware):
                moves.add(Moves.BUY.of(ware))
            if table.owned(seat, Ware.CITRUS + ware) > 0:
                moves.add(Moves.SELL.of(ware))
        if traded == 1:
            moves.add(Moves.DONE.id)
            return
        for piece in range(Ware.RUM):
            if can_take(table, piece):
                moves.add(Moves.TAKE.of(piece))
        moves.add(Moves.FORGO.id)

    def refusal(self, table: CubaTable, seat: i64, traded: i64, move: i64) -> str:
        if Moves.TAKE.has(move):
            return "cuba.action.one-use" if traded == 1 else why_not_free(table, Moves.TAKE.value(move))
        if Moves.SELL.has(move):
            return "cuba.warehouse.own-pieces-only"
        return "cuba.market.no-credit" if on_offer(table, Moves.BUY.value(move)) else "cuba.stock.exhausted"

    def play(self, table: CubaTable, seat: i64, traded: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DONE.id:
            return
        if move == Moves.FORGO.id:
            journal.tell(Told.CARD_UNUSED, "cuba.action.empty-action", seat, Character.TRADESWOMAN)
            return
        if Moves.TAKE.has(move):
            take(table, seat, Moves.TAKE.value(move), journal)
            return
        if Moves.SELL.has(move):
            sell(table, seat, Moves.SELL.value(move), journal)
        else:
            buy(table, seat, Moves.BUY.value(move), journal)
        if can_trade(table, seat):
            table.push(Ask.TRADE, seat, 1)


def why_not_free(table: CubaTable, piece: i64) -> str:
    if table.covered[space_of(piece)] == 1:
        return "cuba.alternative.once-per-round"
    if piece >= RESOURCES and is_too_dear(table, piece - Ware.CITRUS):
        return table.clause_of(Choice.FREE_PRODUCT)
    return "cuba.stock.exhausted" if piece < RESOURCES else "cuba.tradeswoman.alternative.empty-stock"


def buy(table: CubaTable, seat: i64, ware: i64, journal: Journal) -> None:
    price = price_to_buy(table, ware)
    pay_pesos(table, seat, price)
    table.lot.add(seat, Ware.CITRUS + ware, 1)
    if from_market(table, ware):
        journal.tell(Told.BOUGHT, "cuba.market.buy", seat, Ware.CITRUS + ware, price)
    else:
        journal.tell(Told.BOUGHT_FROM_STOCK, "cuba.market.buy-when-empty", seat, Ware.CITRUS + ware, price)


def sell(table: CubaTable, seat: i64, ware: i64, journal: Journal) -> None:
    price = price_to_sell(table, ware)
    give_up(table, seat, Ware.CITRUS + ware, 1)
    receive_pesos(table, seat, price)
    if to_market(table, ware):
        journal.tell(Told.SOLD, "cuba.market.sell", seat, Ware.CITRUS + ware, price)
    else:
        journal.tell(Told.SOLD_TO_STOCK, full_market_clause(table), seat, Ware.CITRUS + ware, price)


def full_market_clause(table: CubaTable) -> str:
    """One edition pays the same for every kind: its component file says so."""
    if table.box.full_price[0] == table.box.full_price[MERCHANDISE - 1]:
        return "cuba.market.sell-when-full.flat-3"
    return "cuba.market.sell-when-full.products-1-goods-3"


def take(table: CubaTable, seat: i64, piece: i64, journal: Journal) -> None:
    table.covered[space_of(piece)] = 1
    gain(table, seat, piece, 1)
    journal.tell(Told.FREE_PIECE_TAKEN, "cuba.tradeswoman.alternative", seat, piece)
