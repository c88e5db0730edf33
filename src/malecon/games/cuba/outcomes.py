"""What a seat has in Cuba, and what its moves are about."""

from collections.abc import Callable, Mapping

from malecon.engine.moves import Move
from malecon.engine.outcome import Holdings, Naming
from malecon.engine.table import NOBODY
from malecon.engine.words import NUMBER, Domain
from malecon.games.cuba.buildings.amounts import taker
from malecon.games.cuba.characters.foreman import crossing
from malecon.games.cuba.characters.worker import fields_with
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    BUILDING,
    BUILT,
    CROSS_MASK,
    FIELDS,
    MERCHANDISE_OF,
    PRODUCT,
    STATUTE,
    TILE,
    TYPE,
    WARE,
    Ware,
)

HELD = {"points": None, "pesos": None, "votes": None, "lot": WARE, "stored": PRODUCT}
LAW = Domain("law", STATUTE.words)  # what a statute says, in a few words


def sealed_too(table: CubaTable, seat: int, held: Holdings) -> Holdings:
    """A bid in the fist is spent, and its votes are bought."""
    bid = max(int(table.bid[seat]), 0)
    return {**held, "pesos": held["pesos"] - bid, "votes": held["votes"] + bid}


def naming(table: CubaTable, seat: int, move: Move) -> Naming:
    if move.name in NAMED:
        return NAMED[move.name](table, seat, move)
    return Naming(group=GROUPS.get(move.name, ""))


def about_character(_table: CubaTable, _seat: int, move: Move) -> Naming:
    return Naming(does=f"character-{move.words['character']}.effect")


def about_delegate(table: CubaTable, _seat: int, move: Move) -> Naming:
    return Naming({"votes": (NUMBER, int(table.box.votes[move.fields["character"]]))})


# -- the plantation ---------------------------------------------------------------------------------------------------


def about_pawn(table: CubaTable, seat: int, move: Move) -> Naming:
    """Where it stands by what grows there. Resources are gained at once, products are chosen afterwards."""
    stood = int(table.pawn[seat])
    table.pawn[seat] = move.fields["field"]
    counts = {word: int(fields_with(table, seat, Ware.CITRUS + product)) for word, product in PRODUCT.values.items()}
    table.pawn[seat] = stood
    lists = tuple((ware_count(word), count) for word, count in counts.items() if count)
    grown = int(table.field.at(seat, move.fields["field"]))
    things = {"grown": (WARE, grown if grown < BUILT else NOBODY)}
    return Naming(things, more="more-cuba-harvest" if lists else "", lists=lists)


def ware_count(word: str) -> str:
    return f"{WARE.name}-{word}.count"


def about_building_site(table: CubaTable, seat: int, move: Move) -> Naming:
    """The field by what grows there, as it will not grow there any more."""
    tile = move.fields["tile"]
    grown = int(table.field.at(seat, move.fields["field"]))
    return Naming({"grown": (WARE, grown)}, group=f"build {TILE.words[tile]}", group_things={"tile": (TILE, tile)})


def about_use(table: CubaTable, seat: int, move: Move) -> Naming:
    """What the building does, and whether it is the only one then (cuba.foreman.no-mix)."""
    more = "" if in_the_cross(table, seat, move.fields["building"]) else "more-cuba-single"
    return Naming(does=f"tile-{move.words['building']}.effect", more=more)


def in_the_cross(table: CubaTable, seat: int, building: int) -> bool:
    """Whether one stands in the pawn's row or column, and these count now (cuba.foreman.cross.aid)."""
    cross = int(CROSS_MASK[table.pawn[seat]])
    standing = [field for field in range(FIELDS) if table.field.at(seat, field) == BUILT + building]
    return bool(crossing(table, seat)) and any(cross >> field & 1 for field in standing)


def about_amount(table: CubaTable, _seat: int, move: Move) -> Naming:
    building, amount = int(table.argument()), move.fields["amount"]
    ware = int(taker(building).piece)
    return Naming(
        {"building": (BUILDING, building), "ware": (WARE, ware), "count": (NUMBER, amount)},
        told=frozenset({WARE.words[ware]}),
    )


# -- market and harbour -----------------------------------------------------------------------------------------------


def about_exchange(_table: CubaTable, _seat: int, move: Move) -> Naming:
    given = move.fields["given"]
    word = MERCHANDISE_OF.words[given]
    return Naming(group=f"exchange {word}", group_things={"given": (MERCHANDISE_OF, given)})


def about_load(_table: CubaTable, _seat: int, move: Move) -> Naming:
    """The number of a dock is the points of each piece (cuba.ship.vp)."""
    dock = (NUMBER, move.fields["dock"])
    return Naming({"number": dock}, group=f"load {move.words['dock']}", group_things={"number": dock})


def about_ship(table: CubaTable, _seat: int, move: Move) -> Naming:
    """The spaces of the ship: its number says nothing."""
    rooms = {word: int(table.box.room(move.fields["ship"], ware)) for word, ware in MERCHANDISE_OF.values.items()}
    return Naming(more="more-cuba-room", lists=tuple((ware_count(word), room) for word, room in rooms.items() if room))


# -- parliament -------------------------------------------------------------------------------------------------------


def about_bid(table: CubaTable, seat: int, move: Move) -> Naming:
    return Naming({"votes": (NUMBER, int(table.votes[seat]) + move.fields["pesos"])})


def about_bills(table: CubaTable, _seat: int, move: Move) -> Naming:
    """The two bills by what they say: their types alone say nothing."""
    one, other = move.words["bills"].split("+")
    bills = {name: (LAW, int(table.bill[TYPE.values[word]])) for name, word in (("one", one), ("other", other))}
    return Naming(bills)


def about_veto(table: CubaTable, _seat: int, move: Move) -> Naming:
    return Naming({"bill": (LAW, int(table.bill[move.fields["type"]]))})


NAMED: Mapping[str, Callable[[CubaTable, int, Move], Naming]] = {
    "play": about_character,
    "set-aside": about_delegate,
    "pawn": about_pawn,
    "build": about_building_site,
    "use": about_use,
    "amount": about_amount,
    "exchange": about_exchange,
    "load": about_load,
    "fetch": about_ship,
    "bid": about_bid,
    "enact": about_bills,
    "veto": about_veto,
}
GROUPS = {"buy": "buy", "sell": "sell", "take": "take", "forgo": "done", "done": "done"}
