"""What the events of Cuba come to: what they give and take, and by which of them a turn is told."""

from collections.abc import Iterable
from typing import Final

from malecon.engine.chronicle import Change, Chronicle, Flows, gets, pays
from malecon.engine.events import Event
from malecon.games.cuba.box import Box
from malecon.games.cuba.deeds import Told
from malecon.games.cuba.words import WARE


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

CHRONICLE: Final = Chronicle(WARE, FLOWS, HEADLINES)
