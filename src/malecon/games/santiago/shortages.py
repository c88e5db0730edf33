"""What a refused move of Santiago de Cuba needs more of than there is, by the prices that the rules use."""

from collections.abc import Callable, Mapping

from malecon.engine.moves import Move
from malecon.engine.shortage import Shortage, lacking
from malecon.games.santiago.buildings.casino import PESOS_PER_POINT
from malecon.games.santiago.buildings.exchange import Factory
from malecon.games.santiago.car import price_of
from malecon.games.santiago.rules import RULES
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import BUILDING, GOOD, NOT_ABOARD, Ask, Good

Shortages = list[Shortage]


def shortages(table: SantiagoTable, seat: int, move: Move) -> Shortages:
    return NEEDS[move.name](table, seat, move) if move.name in NEEDS else []


def pesos(table: SantiagoTable, seat: int, needs: int) -> Shortages:
    return lacking("held-pesos", needs, int(table.pesos[seat]))


def points(table: SantiagoTable, seat: int, needs: int) -> Shortages:
    return lacking("held-points", needs, int(table.points[seat]))


def goods(table: SantiagoTable, seat: int, good: int, needs: int = 1) -> Shortages:
    return lacking(f"good-{GOOD.words[good]}.count", needs, int(table.goods.at(seat, good)))


def supply(table: SantiagoTable, good: int, needs: int = 1) -> Shortages:
    return lacking(f"good-{GOOD.words[good]}.count", needs, int(table.supply[good]), "supply")


def demand(table: SantiagoTable, die: int, needs: int = 1) -> Shortages:
    """Of a die that is not aboard the ship wants nothing, however much there is: that is no question of numbers."""
    if table.demand[die] == NOT_ABOARD:
        return []
    return lacking(f"good-{GOOD.words[die]}.count", needs, int(table.demand[die]), "ship")


def for_use(table: SantiagoTable, seat: int, _move: Move) -> Shortages:
    if table.decision() == Ask.SAWMILL:
        return goods(table, seat, Good.WOOD)
    good = int(table.box.gain_good[table.argument()]) if table.decision() == Ask.GAIN else -1
    return supply(table, good) if good >= 0 else []


def for_exchange(table: SantiagoTable, seat: int, move: Move) -> Shortages:
    factory, amount = RULES.decisions[table.decision()], move.fields["amount"]
    if not isinstance(factory, Factory):
        return []
    return goods(table, seat, int(factory.given), amount) + supply(table, int(factory.taken), amount)


def for_trade(table: SantiagoTable, seat: int, move: Move) -> Shortages:
    given, taken = move.fields["given"], move.fields["taken"]
    return goods(table, seat, given) + (supply(table, taken) if given != taken else [])


def for_hand_in(table: SantiagoTable, seat: int, move: Move) -> Shortages:
    wanted = {"cigar": (Good.CIGAR,), "rum": (Good.RUM,), "both": (Good.CIGAR, Good.RUM)}[move.words["served"]]
    return [short for good in wanted for short in goods(table, seat, good)]


def for_delivery(table: SantiagoTable, seat: int, move: Move) -> Shortages:
    """Who is told that the ship wants no more need not hear that there is too little at home."""
    die, amount = move.fields["good"], move.fields.get("amount", 1)
    if table.demand[die] == NOT_ABOARD:
        return []
    given = Good.WOOD if move.name == "deliver-wood" else die
    return demand(table, die, amount) or goods(table, seat, given, amount)


def for_claim(table: SantiagoTable, seat: int, move: Move) -> Shortages:
    free = table.owner[BUILDING.values[move.words["building"]]] < 0
    return lacking("held-markers", 1, int(table.markers[seat])) if free else []


NEEDS: Mapping[str, Callable[[SantiagoTable, int, Move], Shortages]] = {
    "drive": lambda table, seat, move: pesos(table, seat, int(price_of(move.fields["stars"]))),
    "use": for_use,
    "take": lambda table, _seat, move: supply(table, move.fields["good"]),
    "claim": for_claim,
    "give-peso": lambda table, seat, _move: pesos(table, seat, 1),
    "give-point": lambda table, seat, _move: points(table, seat, 1),
    "give": lambda table, seat, move: goods(table, seat, move.fields["good"]),
    "exchange": for_exchange,
    "trade": for_trade,
    "hand-in": for_hand_in,
    "buy-points": lambda table, seat, move: pesos(table, seat, PESOS_PER_POINT * move.fields["points"]),
    "sell-points": lambda table, seat, move: points(table, seat, move.fields["points"]),
    "deliver-one": for_delivery,
    "deliver": for_delivery,
    "deliver-wood": for_delivery,
}
