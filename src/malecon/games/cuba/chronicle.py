"""What the events of Cuba come to: what they give and take, and what is told of them afterwards."""

from collections.abc import Iterable
from typing import Final

from malecon.engine.chronicle import Border, Change, Chronicle, Flows, Source, Tally, Tiebreak, gets, pays
from malecon.engine.events import Event
from malecon.games.cuba.box import Box
from malecon.games.cuba.deeds import Told
from malecon.games.cuba.table import CubaTable


def colour_chosen(event: Event, box: Box) -> Iterable[Change]:
    """With the colour come the first pesos (cuba.setup.money), as many as the edition has it."""
    return [(event.values["seat"], "pesos", int(box.start_pesos))]


FLOWS: Final[Flows] = {
    Told.COLOUR_CHOSEN: colour_chosen,
    Told.START_RESOURCES_TAKEN: (gets("wares"),),
    Told.START_PRODUCTS_TAKEN: (gets("wares"),),
    Told.RESOURCES_YIELDED: (gets("ware", "count"),),
    Told.HARVESTED: (gets("ware"),),
    Told.IRRIGATED: (pays("water"), gets("ware")),
    Told.BOUGHT: (gets("ware"), pays("pesos", "pesos")),
    Told.BOUGHT_FROM_STOCK: (gets("ware"), pays("pesos", "pesos")),
    Told.SOLD: (pays("ware"), gets("pesos", "pesos")),
    Told.SOLD_TO_STOCK: (pays("ware"), gets("pesos", "pesos")),
    Told.FREE_PIECE_TAKEN: (gets("ware"),),
    Told.COST_PAID: (pays("ware", "count"),),
    Told.SURCHARGE_PAID: (pays("pesos", "pesos"),),
    Told.POINTS_INSTEAD: (gets("points", "points"),),
    Told.PESOS_INSTEAD: (gets("pesos", "pesos"),),
    Told.RETURNED_FOR_POINTS: (pays("ware", "count"), gets("points", "points")),
    Told.RETURNED_FOR_PESOS: (pays("ware", "count"), gets("pesos", "pesos")),
    Told.POINTS_EARNED: (gets("points", "points"),),
    Told.PESOS_EARNED: (gets("pesos", "pesos"),),
    Told.PIECES_TAKEN: (gets("ware", "count"),),
    Told.CONVERTED: (pays("given", "count"), gets("taken", "count")),
    Told.LOADED: (pays("ware"), gets("points", "points")),
    Told.BID_REVEALED: (pays("pesos", "pesos"),),
    Told.TAX_PAID: (pays("pesos", "pesos"), gets("points", "points")),
    Told.DUTY_PAID: (pays("wares"), gets("points", "points")),
    Told.BOTH_PAID: (gets("points", "points"),),
    Told.SUBSIDY_PAID: (gets("points", "points"),),
    Told.PRODUCTS_LOST: (pays("ware", "count"),),
    Told.BUILDINGS_SCORED: (gets("points", "points"),),
}

HEADLINES: Final = (
    Told.CHARACTER_PLAYED,
    Told.BUILT,
    Told.BUILDING_USED,
    Told.LOADED,
    Told.BILL_VETOED,
    Told.SHIP_FETCHED,
    Told.DELEGATE_SHOWN,
    Told.BID_REVEALED,
    Told.VOTE_WON,
    Told.TAX_PAID,
    Told.DUTY_PAID,
)

SOURCES: Final = (
    Source("ships", (Told.LOADED,)),
    Source("subsidies", (Told.SUBSIDY_PAID,)),
    Source("buildings", (Told.BUILDINGS_SCORED,)),
    Source("uses", (Told.RETURNED_FOR_POINTS, Told.POINTS_EARNED)),
    Source("tax", (Told.TAX_PAID,)),
    Source("duty", (Told.DUTY_PAID, Told.BOTH_PAID)),
    Source("architect", (Told.POINTS_INSTEAD,)),
)


def pesos_of(table: CubaTable, seat: int) -> int:
    return int(table.pesos[seat])


SPENT: Final = {Told.BOUGHT: "pesos", Told.BOUGHT_FROM_STOCK: "pesos"}
EARNED: Final = {Told.SOLD: "pesos", Told.SOLD_TO_STOCK: "pesos"}

TALLIES: Final = (
    Tally("shipped", {Told.LOADED: 1}, {Told.LOADED: "points"}),
    Tally("votes", {Told.VOTE_WON: 1}),
    Tally("used", {Told.BUILDING_USED: 1}, thing="building"),
    Tally("market", EARNED, SPENT, least=5),
    Tally("lost", {Told.PRODUCTS_LOST: "count"}),
    Tally("bid", {Told.BID_REVEALED: "pesos"}, least=3),
    Tally("harvested", {Told.HARVESTED: 1, Told.IRRIGATED: 1}, {Told.RESOURCES_YIELDED: "count"}),
    Tally("built", {Told.BUILT: 1}),
)

CHRONICLE: Final = Chronicle(
    flows=FLOWS,
    headlines=HEADLINES,
    sources=SOURCES,
    border=Border(Told.ROUND_BEGUN, "round", 1),
    tiebreaks=(Tiebreak("pesos", "cuba.end.tie-money", pesos_of),),
    shared="cuba.end.tie-beyond",
    tallies=TALLIES,
)
