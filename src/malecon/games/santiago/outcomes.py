"""What a seat has in Santiago de Cuba, what its moves are about, and which of them nobody would decline."""

from collections.abc import Callable, Mapping

from malecon.engine.decision import MoveList
from malecon.engine.moves import Move
from malecon.engine.outcome import Naming
from malecon.engine.table import NOBODY
from malecon.engine.words import SEAT
from malecon.games.santiago.broker import open_buildings
from malecon.games.santiago.cubans.visit import CubanFunction
from malecon.games.santiago.rules import RULES
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import BUILDING, CAR, CUBAN, GOOD, STOP, STOPS, VOCABULARY, Ask

HELD = {"points": None, "pesos": None, "goods": GOOD}


def naming(table: SantiagoTable, seat: int, move: Move) -> Naming:
    if move.name in NAMED:
        return NAMED[move.name](table, seat, move)
    return Naming(group=GROUPS.get(move.name, ""))


def about_drive(table: SantiagoTable, _seat: int, move: Move) -> Naming:
    """Who or what is where the drive ends, and which buildings open there."""
    stop = (int(table.stop_of[CAR]) + move.fields["stars"]) % STOPS
    cuban = int(table.cuban_at[stop])
    if cuban == NOBODY:
        return Naming({"stop": (STOP, stop), "cuban": (CUBAN, cuban)}, does="label-port-effect")
    things = {"cuban": (CUBAN, cuban)}
    if table.inactive[cuban] > 0:
        return Naming(things, does="outcome-santiago-face-down")
    opened = tuple((building_key(building), 1) for building in open_buildings(table, table.box.flower[cuban]))
    more = "more-santiago-opens" if opened else ""
    return Naming(things, does=f"cuban-{CUBAN.words[cuban]}.effect", more=more, lists=opened)


def building_key(building: int) -> str:
    return f"building-{BUILDING.words[building]}"


def about_use(table: SantiagoTable, _seat: int, _move: Move) -> Naming:
    """A Cuban's gift, or what the building does: the question says which."""
    argument = int(table.argument())
    if isinstance(RULES.decisions[table.decision()], CubanFunction):
        return Naming({"cuban": (CUBAN, argument)}, does=f"cuban-{CUBAN.words[argument]}.effect")
    return Naming({"building": (BUILDING, argument)}, more=f"more-santiago-{BUILDING.words[argument]}")


def about_building(table: SantiagoTable, seat: int, move: Move) -> Naming:
    """What the building does, and whom a visit to it profits at the end of the turn (santiago.ownership.visit-vp)."""
    building = move.fields["building"]
    owner = int(table.owner[building])
    visits = move.name == "broker" and owner not in (NOBODY, seat)
    things = {"owner": (SEAT, owner)} if visits else {}
    more = "more-santiago-owner" if visits else ""
    return Naming(things, does=f"{building_key(building)}.effect", more=more, group=GROUPS.get(move.name, ""))


def about_trade(_table: SantiagoTable, _seat: int, move: Move) -> Naming:
    """By what is given, as there may be twenty of them."""
    given = move.fields["given"]
    return Naming(group=f"trade {GOOD.words[given]}", group_things={"given": (GOOD, given)})


def about_hand_in(_table: SantiagoTable, _seat: int, _move: Move) -> Naming:
    return Naming(told=frozenset({"rum", "cigar"}))


def about_delivery(_table: SantiagoTable, _seat: int, move: Move) -> Naming:
    good = move.fields["good"]
    told = frozenset({"wood"} if move.name == "deliver-wood" else ())
    return Naming(told=told, group=f"deliver {GOOD.words[good]}", group_things={"good": (GOOD, good)})


NAMED: Mapping[str, Callable[[SantiagoTable, int, Move], Naming]] = {
    "drive": about_drive,
    "use": about_use,
    "broker": about_building,
    "use-own": about_building,
    "trade": about_trade,
    "hand-in": about_hand_in,
    "deliver": about_delivery,
    "deliver-wood": about_delivery,
}
GROUPS = {
    "claim": "claim",
    "use-own": "use-own",
    "buy-points": "buy-points",
    "sell-points": "sell-points",
    "decline": "decline",
    "pass": "decline",
}

USE, DECLINE = VOCABULARY.move("use"), VOCABULARY.move("decline")
GIFTS = (Ask.GAIN, Ask.BANK, Ask.CHURCH)


def obvious(table: SantiagoTable, seat: int) -> Move | None:
    """A gift is taken, and what nothing can be done with is left alone."""
    if is_gift(table):
        return USE
    listed = MoveList()
    RULES.legal(table, seat, listed)
    return DECLINE if listed.listed() == [DECLINE.id] else None


def is_gift(table: SantiagoTable) -> bool:
    """What a Cuban's tile shows, the pesos of the Bank and the point of the Church are taken.

    Nothing is chosen and nothing paid. What is taken counts at the end (points, goods) or parts equals there
    (pesos), and can always be kept: no rule limits what a player may own, and none makes anybody pay for owning
    more. Who takes from everybody asks whoever has anything for one gift, never for more than was taken. What is
    declined goes to nobody: it stays in the supply, for whoever comes next. So who declines never has more than
    who takes (santiago.cuban.optional only allows it).
    """
    if table.decision() != Ask.GAIN:
        return table.decision() in GIFTS
    good = table.box.gain_good[table.argument()]
    return bool(good == NOBODY or table.supply[good] > 0)
