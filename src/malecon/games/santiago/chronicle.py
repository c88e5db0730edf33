"""What the events of Santiago de Cuba come to: what they give and take, and what is told of them afterwards."""

from typing import Final

from malecon.engine.chronicle import Border, Chronicle, Flows, Source, Tally, Tiebreak, gets, pays
from malecon.games.santiago.table import SantiagoTable
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

SOURCES: Final = (
    Source("deliveries", (Told.GOODS_DELIVERED, Told.WOOD_DELIVERED)),
    Source("cubans", (Told.POINTS_TAKEN,), "santiago.cuban"),
    Source("buildings", (Told.POINTS_TAKEN, Told.WOOD_SAWN, Told.GOOD_HANDED_IN)),
    Source("casino", (Told.POINTS_BOUGHT, Told.POINTS_SOLD)),
    Source("visits", (Told.VISIT_PAID,)),
    Source("gifts", (Told.POINT_GIVEN,)),
    Source("leftovers", (Told.GOODS_CONVERTED,)),
    Source("capital", (Told.CAPITAL_TAKEN,)),
)


def kept(table: SantiagoTable, seat: int) -> int:
    return int(table.kept[seat])


def pesos_of(table: SantiagoTable, seat: int) -> int:
    return int(table.pesos[seat])


def screened(table: SantiagoTable, seat: int) -> dict[str, int]:
    """What lies behind the screen until the end (santiago.end.reveal)."""
    goods = {word: int(table.goods.at(seat, good)) for word, good in GOOD.values.items()}
    return {**goods, "pesos": pesos_of(table, seat)}


TALLIES: Final = (
    Tally("ship", {Told.GOODS_DELIVERED: "amount", Told.WOOD_DELIVERED: "amount"}, apart="part"),
    Tally("drive", {Told.DROVE: "stars"}, {Told.DROVE: "pesos"}, apart="event", least=3),
    Tally("visits", {Told.VISIT_PAID: 1}),
    Tally(
        "delivered",
        {Told.GOODS_DELIVERED: "amount", Told.WOOD_DELIVERED: "amount"},
        {Told.GOODS_DELIVERED: "points", Told.WOOD_DELIVERED: "points"},
    ),
    Tally("port", {Told.DELIVERIES_BEGUN: 1}),
    Tally("robbed", {Told.PESO_GIVEN: 1, Told.POINT_GIVEN: 1, Told.GOOD_GIVEN: 1}, seat="to"),
    Tally("fares", {Told.DROVE: "pesos"}, least=4),
    Tally("wood", {Told.WOOD_DELIVERED: "amount", Told.WOOD_SAWN: 1}),
    Tally("broker", {Told.BROKER_MOVED: 1}, thing="building"),
)

CHRONICLE: Final = Chronicle(
    flows=FLOWS,
    headlines=HEADLINES,
    sources=SOURCES,
    border=Border(Told.SHIP_LEFT, "ship", 0),
    tiebreaks=(
        Tiebreak("kept", "santiago.end.tie-goods", kept),
        Tiebreak("pesos", "santiago.end.tie-pesos", pesos_of),
    ),
    shared="santiago.end.shared",
    tallies=TALLIES,
    screened=screened,
)
