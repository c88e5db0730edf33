"""The tradeswoman: any number of purchases and sales, or one free piece."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.cuba.events import (
    BOUGHT,
    BOUGHT_FROM_STOCK,
    CARD_UNUSED,
    FREE_PIECE_TAKEN,
    SOLD,
    SOLD_TO_STOCK,
)
from malecon.games.cuba.market import from_market, on_offer, price_to_buy, price_to_sell, to_market
from malecon.games.cuba.moves import BUY, DONE, FORGO, SELL, TAKE
from malecon.games.cuba.supply import gain, give_up, pay_pesos, receive_pesos
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ANY_PRODUCT,
    ASK_TRADE,
    CITRUS,
    FREE_PRODUCT_IS,
    MERCHANDISE,
    PRODUCTS,
    RESOURCES,
    RUM,
    TRADESWOMAN,
    TRADESWOMAN_PRODUCT,
    TRADESWOMAN_RESOURCE,
)


def play_tradeswoman(table: CubaTable, seat: i64, journal: Journal) -> None:
    if can_trade(table, seat) or can_take(table):
        table.push(ASK_TRADE, seat)
    elif journal.listening:
        journal.tell(CARD_UNUSED, "cuba.action.empty-action", seat, TRADESWOMAN)


def can_trade(table: CubaTable, seat: i64) -> bool:
    ware: i64 = 0
    while ware < MERCHANDISE:
        if table.owned(seat, CITRUS + ware) > 0 or why_not_buy(table, seat, ware) is None:
            return True
        ware += 1
    return False


def can_take(table: CubaTable) -> bool:
    piece: i64 = 0
    while piece < RUM:
        if why_not_take(table, piece) is None:
            return True
        piece += 1
    return False


def why_not_buy(table: CubaTable, seat: i64, ware: i64) -> str | None:
    if not on_offer(table, ware):
        return "cuba.stock.exhausted"
    return None if table.pesos[seat] >= price_to_buy(table, ware) else "cuba.market.no-credit"


def why_not_take(table: CubaTable, piece: i64) -> str | None:
    """The clause that forbids to take this piece for free."""
    space: i64 = TRADESWOMAN_RESOURCE if piece < RESOURCES else TRADESWOMAN_PRODUCT
    if table.covered[space] == 1:
        return "cuba.alternative.once-per-round"
    if piece >= RESOURCES:
        clause = why_too_dear(table, piece - CITRUS)
        if clause is not None:
            return clause
    return None if table.stock[piece] > 0 else "cuba.tradeswoman.alternative.empty-stock"


def why_too_dear(table: CubaTable, product: i64) -> str | None:
    """The free product has the lowest price; editions differ on kinds that are not on the market."""
    reading = table.option[FREE_PRODUCT_IS]
    if reading == ANY_PRODUCT:
        return None
    if reading != 0 and table.market[product] == 0:
        return "cuba.tradeswoman.alternative.product.lowest-available"
    price = price_to_buy(table, product)
    other: i64 = 0
    while other < PRODUCTS:
        if price_to_buy(table, other) < price:
            if reading != 0:
                return "cuba.tradeswoman.alternative.product.lowest-available"
            return "cuba.tradeswoman.alternative.product.lowest-price"
        other += 1
    return None


class Trade(Decision[Table]):
    """Buy, sell, or take one piece for free? The argument is 1 once something was bought or sold."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        ware: i64 = 0
        while ware < MERCHANDISE:
            moves.add(BUY + ware)
            moves.add(SELL + ware)
            ware += 1
        piece: i64 = 0
        while piece < RUM:
            moves.add(TAKE + piece)
            piece += 1
        moves.add(DONE if argument == 1 else FORGO)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        if move == DONE or move == FORGO:
            return None
        if move >= TAKE:
            return "cuba.action.one-use" if argument == 1 else why_not_take(table, move - TAKE)
        if move >= SELL:
            owned = table.owned(seat, CITRUS + move - SELL)
            return None if owned > 0 else "cuba.warehouse.own-pieces-only"
        return why_not_buy(table, seat, move - BUY)

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, CubaTable)
        ware: i64 = 0
        while ware < MERCHANDISE:
            if why_not_buy(table, seat, ware) is None:
                moves.add(BUY + ware)
            if table.owned(seat, CITRUS + ware) > 0:
                moves.add(SELL + ware)
            ware += 1
        if argument == 1:
            moves.add(DONE)
            return
        piece: i64 = 0
        while piece < RUM:
            if why_not_take(table, piece) is None:
                moves.add(TAKE + piece)
            piece += 1
        moves.add(FORGO)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if move == DONE:
            return
        if move == FORGO:
            if journal.listening:
                journal.tell(CARD_UNUSED, "cuba.action.empty-action", seat, TRADESWOMAN)
            return
        if move >= TAKE:
            take(table, seat, move - TAKE, journal)
            return
        if move >= SELL:
            sell(table, seat, move - SELL, journal)
        else:
            buy(table, seat, move - BUY, journal)
        if can_trade(table, seat):
            table.push(ASK_TRADE, seat, 1)


def buy(table: CubaTable, seat: i64, ware: i64, journal: Journal) -> None:
    price = price_to_buy(table, ware)
    pay_pesos(table, seat, price)
    from_the_market = from_market(table, ware)
    table.lot.add(seat, CITRUS + ware, 1)
    if journal.listening:
        if from_the_market:
            journal.tell(BOUGHT, "cuba.market.buy", seat, CITRUS + ware, price)
        else:
            journal.tell(BOUGHT_FROM_STOCK, "cuba.market.buy-when-empty", seat, CITRUS + ware, price)


def sell(table: CubaTable, seat: i64, ware: i64, journal: Journal) -> None:
    price = price_to_sell(table, ware)
    give_up(table, seat, CITRUS + ware, 1)
    on_the_market = to_market(table, ware)
    receive_pesos(table, seat, price)
    if journal.listening:
        if on_the_market:
            journal.tell(SOLD, "cuba.market.sell", seat, CITRUS + ware, price)
        else:
            journal.tell(SOLD_TO_STOCK, full_market_clause(table), seat, CITRUS + ware, price)


def full_market_clause(table: CubaTable) -> str:
    """One edition pays the same for every kind: its component file says so."""
    if table.box.full_price[0] == table.box.full_price[MERCHANDISE - 1]:
        return "cuba.market.sell-when-full.flat-3"
    return "cuba.market.sell-when-full.products-1-goods-3"


def take(table: CubaTable, seat: i64, piece: i64, journal: Journal) -> None:
    table.covered[TRADESWOMAN_RESOURCE if piece < RESOURCES else TRADESWOMAN_PRODUCT] = 1
    gain(table, seat, piece, 1)
    if journal.listening:
        journal.tell(FREE_PIECE_TAKEN, "cuba.tradeswoman.alternative", seat, piece)
