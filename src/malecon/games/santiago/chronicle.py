"""What the events of Santiago de Cuba come to: what they give and take, and by which of them a turn is told."""

from typing import Final

from malecon.engine.chronicle import Chronicle, Flows, gets, pays
from malecon.games.santiago.words import GOOD, Told

FLOWS: Final[Flows] = {
    Told.CAPITAL_TAKEN: (gets("pesos", "pesos"), gets("points", "points")),
    Told.DROVE: (pays("pesos", "pesos"),),
    Told.GOODS_TAKEN: (gets("good", "amount"),),
    Told.PESOS_TAKEN: (gets("pesos", "amount"),),
    Told.POINTS_TAKEN: (gets("points", "amount"),),
    Told.PESO_GIVEN: (pays("pesos"), gets("pesos", seat="to")),
    Told.POINT_GIVEN: (pays("points"), gets("points", seat="to")),
    Told.GOOD_GIVEN: (pays("good"), gets("good", seat="to")),
    Told.GOODS_EXCHANGED: (pays("given", "amount"), gets("taken", "amount")),
    Told.WOOD_SAWN: (pays("wood"), gets("points", "points"), gets("pesos", "pesos")),
    Told.GOOD_HANDED_IN: (pays("good"), gets("points", "points")),
    Told.POINTS_BOUGHT: (pays("pesos", "pesos"), gets("points", "points")),
    Told.POINTS_SOLD: (pays("points", "points"), gets("pesos", "pesos")),
    Told.GOODS_DELIVERED: (pays("good", "amount"), gets("points", "points")),
    Told.WOOD_DELIVERED: (pays("wood", "amount"), gets("points", "points")),
    Told.VISIT_PAID: (gets("points"),),
    Told.GOODS_CONVERTED: (gets("points", "points"),),
}

HEADLINES: Final = (
    Told.DROVE,
    Told.BUILDING_CLAIMED,
    Told.BROKER_MOVED,
    Told.OWN_BUILDING_CALLED,
    Told.DIE_CLEARED,
    Told.CUBAN_TURNED_DOWN,
    Told.GOODS_DELIVERED,
    Told.WOOD_DELIVERED,
)

CHRONICLE: Final = Chronicle(GOOD, FLOWS, HEADLINES)
