"""What a refused move of Cuba needs more of than there is, by the prices that the rules use."""

from collections.abc import Callable, Mapping

from malecon.engine.moves import Move
from malecon.engine.shortage import Shortage, lacking
from malecon.engine.table import NOBODY
from malecon.games.cuba.buildings.amounts import FUNCTIONS as OF_ONE_KIND
from malecon.games.cuba.buildings.amounts import Factory, taker
from malecon.games.cuba.buildings.exchange import is_a_pair
from malecon.games.cuba.buildings.gifts import Gift, beyond
from malecon.games.cuba.buildings.gifts import taker as taker_of_a_class
from malecon.games.cuba.characters.architect import SURCHARGE
from malecon.games.cuba.characters.foreman import field_of
from malecon.games.cuba.characters.tradeswoman import can_take, is_too_dear, space_of
from malecon.games.cuba.characters.worker import LEFT_OF
from malecon.games.cuba.deeds import SINGLES
from malecon.games.cuba.loading import goes_on
from malecon.games.cuba.market import on_offer, price_to_buy
from malecon.games.cuba.statutes import duty_piece, is_offering, is_pair
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import BUILT, RESOURCES, WARE, Statute, Type, Ware

Shortages = list[Shortage]


def shortages(table: CubaTable, seat: int, move: Move) -> Shortages:
    return NEEDS[move.name](table, seat, move) if move.name in NEEDS else []


def pesos(table: CubaTable, seat: int, needs: int) -> Shortages:
    return lacking("held-pesos", needs, int(table.pesos[seat]))


def wares(table: CubaTable, seat: int, piece: int, needs: int = 1) -> Shortages:
    return lacking(f"ware-{WARE.words[piece]}.count", needs, int(table.owned(seat, piece)))


def stock(table: CubaTable, piece: int, needs: int = 1) -> Shortages:
    return lacking(f"ware-{WARE.words[piece]}.count", needs, int(table.stock[piece]), "supply")


def for_purchase(table: CubaTable, seat: int, move: Move) -> Shortages:
    ware = move.fields["ware"]
    if not on_offer(table, ware):
        return stock(table, Ware.CITRUS + ware)
    return pesos(table, seat, int(price_to_buy(table, ware)))


def for_sale(table: CubaTable, seat: int, move: Move) -> Shortages:
    return wares(table, seat, Ware.CITRUS + move.fields["ware"])


def for_free_piece(table: CubaTable, _seat: int, move: Move) -> Shortages:
    """Where the piece itself is free to take."""
    piece = move.fields["ware"]
    barred = table.argument() == 1 or table.covered[space_of(piece)] == 1
    too_dear = piece >= RESOURCES and bool(is_too_dear(table, piece - Ware.CITRUS))
    return [] if barred or too_dear or can_take(table, piece) else stock(table, piece)


def for_building(table: CubaTable, seat: int, move: Move) -> Shortages:
    """The resources of the tile, then the surcharge of the Building Act."""
    tile = move.fields["tile"]
    if table.field.at(seat, move.fields["field"]) >= BUILT or table.tiles[tile] == 0:
        return []
    found: Shortages = []
    for resource in range(RESOURCES):
        found += wares(table, seat, resource, int(table.box.cost(tile, resource)))
    return found + (pesos(table, seat, SURCHARGE) if table.in_force(Statute.BUILDING) else [])


def for_use(table: CubaTable, seat: int, move: Move) -> Shortages:
    """What a building takes that stands where it can be used."""
    building = move.fields["building"]
    if field_of(table, seat, table.argument(), building) == NOBODY:
        return []
    for function in OF_ONE_KIND:
        if function.building == building:
            made = stock(table, int(function.made)) if isinstance(function, Factory) else []
            return wares(table, seat, int(function.piece)) or made
    return []


def for_amount(table: CubaTable, seat: int, move: Move) -> Shortages:
    function, amount = taker(table.argument()), move.fields["amount"]
    made = stock(table, int(function.made), amount) if isinstance(function, Factory) else []
    return wares(table, seat, int(function.piece), amount) + made


def for_gift(table: CubaTable, seat: int, move: Move) -> Shortages:
    piece, first = move.fields["ware"], int(taker_of_a_class(Gift.BUILDING.of(table.argument())).first_taken(table))
    return wares(table, seat, piece) if first <= piece < beyond(first) else []


def for_exchange(table: CubaTable, seat: int, move: Move) -> Shortages:
    given, taken = move.fields["given"], move.fields["taken"]
    if not is_a_pair(table, given, taken):
        return []
    return wares(table, seat, Ware.CITRUS + given) or stock(table, Ware.CITRUS + taken)


def for_harvest(table: CubaTable, _seat: int, move: Move) -> Shortages:
    product = move.fields["ware"]
    return stock(table, Ware.CITRUS + product) if LEFT_OF[product].of(table.argument()) > 0 else []


def for_loading(table: CubaTable, seat: int, move: Move) -> Shortages:
    ware, dock = move.fields["ware"], move.fields["dock"]
    if not goes_on(table.argument(), ware, dock) or table.berth[dock] == NOBODY:
        return []
    room = lacking(f"ware-{WARE.words[Ware.CITRUS + ware]}.count", 1, int(table.free_space(dock, ware)), "ship")
    return room or wares(table, seat, Ware.CITRUS + ware)


def for_duty(table: CubaTable, seat: int, move: Move) -> Shortages:
    """Of pieces that the duty takes."""
    act, words = int(table.act[Type.DUTY]), move.words["wares"].split("+")
    offering = move.fields["wares"]
    pair = bool(is_pair(act))
    takes = is_offering(table, act, offering - SINGLES) if pair and offering >= SINGLES else offering == duty_piece(act)
    if not takes or pair != (offering >= SINGLES):
        return []
    needs = {word: words.count(word) for word in words}
    return [short for word, count in needs.items() for short in wares(table, seat, WARE.values[word], count)]


NEEDS: Mapping[str, Callable[[CubaTable, int, Move], Shortages]] = {
    "buy": for_purchase,
    "sell": for_sale,
    "take": for_free_piece,
    "build": for_building,
    "use": for_use,
    "amount": for_amount,
    "give": for_gift,
    "exchange": for_exchange,
    "harvest": for_harvest,
    "irrigate": for_harvest,
    "load": for_loading,
    "bid": lambda table, seat, move: pesos(table, seat, move.fields["pesos"]),
    "pay-duty": for_duty,
}
