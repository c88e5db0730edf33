"""What can be told of a game of Santiago de Cuba. The sentences are in the two text files, under these names."""

from typing import Final

from malecon.engine.events import EventKind
from malecon.engine.words import NUMBER, SEAT
from malecon.games.santiago.words import BUILDING, CUBAN, DIE, GOOD, SPACE, STOP

BUILDING_LAID: Final = EventKind("building-laid", building=BUILDING, space=SPACE)
CUBAN_LAID: Final = EventKind("cuban-laid", cuban=CUBAN, stop=STOP)
CAPITAL_TAKEN: Final = EventKind("capital-taken", seat=SEAT, pesos=NUMBER, points=NUMBER)
FIRST_PLAYER_CHOSEN: Final = EventKind("first-player-chosen", seat=SEAT)
DIE_ROLLED: Final = EventKind("die-rolled", seat=SEAT, good=DIE, face=NUMBER)
ROLLED_AGAIN: Final = EventKind("rolled-again", seat=SEAT)
DEMAND_SET: Final = EventKind(
    "demand-set",
    seat=SEAT,
    left_out=DIE,
    sugar=NUMBER,
    citrus=NUMBER,
    tobacco=NUMBER,
    rum=NUMBER,
    cigar=NUMBER,
)

TURN_BEGUN: Final = EventKind("turn-begun", seat=SEAT)
DROVE: Final = EventKind("drove", seat=SEAT, stars=NUMBER, cuban=CUBAN, pesos=NUMBER)
VALUE_MOVED: Final = EventKind("value-moved", value=NUMBER)
CUBAN_TURNED_UP: Final = EventKind("cuban-turned-up", cuban=CUBAN)
CUBAN_TURNED_DOWN: Final = EventKind("cuban-turned-down", seat=SEAT, cuban=CUBAN)
CUBAN_FOUND_INACTIVE: Final = EventKind("cuban-found-inactive", seat=SEAT, cuban=CUBAN)
CUBAN_DECLINED: Final = EventKind("cuban-declined", seat=SEAT, cuban=CUBAN)

GOODS_TAKEN: Final = EventKind("goods-taken", seat=SEAT, good=GOOD, amount=NUMBER)
GOODS_LACKING: Final = EventKind("goods-lacking", seat=SEAT, good=GOOD, amount=NUMBER)
PESOS_TAKEN: Final = EventKind("pesos-taken", seat=SEAT, amount=NUMBER)
POINTS_TAKEN: Final = EventKind("points-taken", seat=SEAT, amount=NUMBER)

PESO_GIVEN: Final = EventKind("peso-given", seat=SEAT, to=SEAT)
POINT_GIVEN: Final = EventKind("point-given", seat=SEAT, to=SEAT)
GOOD_GIVEN: Final = EventKind("good-given", seat=SEAT, to=SEAT, good=GOOD)
NOTHING_GIVEN: Final = EventKind("nothing-given", seat=SEAT, to=SEAT)

BUILDING_CLAIMED: Final = EventKind("building-claimed", seat=SEAT, building=BUILDING)
OWN_BUILDING_CALLED: Final = EventKind("own-building-called", seat=SEAT, building=BUILDING)

BROKER_MOVED: Final = EventKind("broker-moved", seat=SEAT, building=BUILDING)
BROKER_STAYED: Final = EventKind("broker-stayed", seat=SEAT, building=BUILDING)
BUILDING_DECLINED: Final = EventKind("building-declined", seat=SEAT, building=BUILDING)
GOODS_EXCHANGED: Final = EventKind("goods-exchanged", seat=SEAT, given=GOOD, taken=GOOD, amount=NUMBER)
WOOD_SAWN: Final = EventKind("wood-sawn", seat=SEAT, points=NUMBER, pesos=NUMBER)
GOOD_HANDED_IN: Final = EventKind("good-handed-in", seat=SEAT, good=GOOD, points=NUMBER)
DIE_CLEARED: Final = EventKind("die-cleared", seat=SEAT, good=DIE)
POINTS_BOUGHT: Final = EventKind("points-bought", seat=SEAT, points=NUMBER, pesos=NUMBER)
POINTS_SOLD: Final = EventKind("points-sold", seat=SEAT, points=NUMBER, pesos=NUMBER)
NOBODY_TURNED_DOWN: Final = EventKind("nobody-turned-down", seat=SEAT)

DELIVERIES_BEGUN: Final = EventKind("deliveries-begun", seat=SEAT)
GOODS_DELIVERED: Final = EventKind("goods-delivered", seat=SEAT, good=DIE, amount=NUMBER, points=NUMBER)
WOOD_DELIVERED: Final = EventKind("wood-delivered", seat=SEAT, good=DIE, amount=NUMBER, points=NUMBER)
PASSED: Final = EventKind("passed", seat=SEAT)
ALL_PASSED: Final = EventKind("all-passed")

SHIP_LEFT: Final = EventKind("ship-left", ship=NUMBER)
SHIP_ENTERED: Final = EventKind("ship-entered", ship=NUMBER)
VISIT_PAID: Final = EventKind("visit-paid", seat=SEAT, visitor=SEAT, building=BUILDING)

GAME_ENDED: Final = EventKind("game-ended")
GOODS_CONVERTED: Final = EventKind("goods-converted", seat=SEAT, goods=NUMBER, points=NUMBER, kept=NUMBER)
PLACED: Final = EventKind("placed", seat=SEAT, place=NUMBER, points=NUMBER, kept=NUMBER, pesos=NUMBER)

EVENTS: Final = (
    BUILDING_LAID,
    CUBAN_LAID,
    CAPITAL_TAKEN,
    FIRST_PLAYER_CHOSEN,
    DIE_ROLLED,
    ROLLED_AGAIN,
    DEMAND_SET,
    TURN_BEGUN,
    DROVE,
    VALUE_MOVED,
    CUBAN_TURNED_UP,
    CUBAN_TURNED_DOWN,
    CUBAN_FOUND_INACTIVE,
    CUBAN_DECLINED,
    GOODS_TAKEN,
    GOODS_LACKING,
    PESOS_TAKEN,
    POINTS_TAKEN,
    PESO_GIVEN,
    POINT_GIVEN,
    GOOD_GIVEN,
    NOTHING_GIVEN,
    BUILDING_CLAIMED,
    OWN_BUILDING_CALLED,
    BROKER_MOVED,
    BROKER_STAYED,
    BUILDING_DECLINED,
    GOODS_EXCHANGED,
    WOOD_SAWN,
    GOOD_HANDED_IN,
    DIE_CLEARED,
    POINTS_BOUGHT,
    POINTS_SOLD,
    NOBODY_TURNED_DOWN,
    DELIVERIES_BEGUN,
    GOODS_DELIVERED,
    WOOD_DELIVERED,
    PASSED,
    ALL_PASSED,
    SHIP_LEFT,
    SHIP_ENTERED,
    VISIT_PAID,
    GAME_ENDED,
    GOODS_CONVERTED,
    PLACED,
)
