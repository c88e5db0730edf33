"""What the events of Havana come to: what they give and take, and by which of them a turn is told."""

from collections.abc import Iterable
from typing import Final

from malecon.engine.chronicle import Change, Chronicle, Flows, gets, pays
from malecon.engine.events import Event
from malecon.games.havana.box import Box
from malecon.games.havana.words import CUBE, WORKER_PIECE, Cube, Told

GREY: Final = CUBE.words[Cube.GREY]
WORKERS: Final = "workers"


def piece_paid(event: Event, _: Box) -> Iterable[Change]:
    return [(event.values["seat"], piece_of(event), -1)]


def piece_levied(event: Event, _: Box) -> Iterable[Change]:
    return [(event.values["victim"], piece_of(event), -1)]


def piece_of(event: Event) -> str:
    piece = event.values["piece"]
    return WORKERS if piece == WORKER_PIECE else CUBE.words[piece]


def five_paid(event: Event, box: Box) -> Iterable[Change]:
    """How many is printed in the box."""
    if event.values["piece"] == WORKER_PIECE:
        return [(event.values["seat"], "pesos", -int(box.pesos_for_worker))]
    return [(event.values["seat"], GREY, -int(box.grey_for_coloured))]


FLOWS: Final[Flows] = {
    Told.CUBE_DRAWN: (gets("cube"),),
    Told.PESOS_RECEIVED: (gets("pesos", "pesos"),),
    Told.DEBRIS_TAKEN: (gets(GREY, "cubes"),),
    Told.PIECE_LEVIED: piece_levied,
    Told.WORKERS_TAKEN: (gets(WORKERS, "workers"),),
    Told.PESOS_STOLEN: (gets("pesos", "pesos"), pays("pesos", "pesos", "victim")),
    Told.CUBE_STOLEN: (gets("cube"), pays("cube", seat="victim")),
    Told.CUBE_SEARCHED: (gets("cube"),),
    Told.CENTRE_PESOS_TAKEN: (gets("pesos", "pesos"),),
    Told.CUBE_TAKEN: (gets("cube"),),
    Told.PESOS_PAID: (pays("pesos", "pesos"),),
    Told.DEBRIS_PAID: (pays(GREY, "cubes"),),
    Told.PIECE_PAID: piece_paid,
    Told.FIVE_PAID: five_paid,
    Told.BUILDING_BOUGHT: (gets("points", "points"),),
}

HEADLINES: Final = (
    Told.CARD_REVEALED,
    Told.BUILDING_BOUGHT,
    Told.BUILDING_REMOVED,
    Told.PIECE_LEVIED,
    Told.PESOS_STOLEN,
    Told.CUBE_STOLEN,
    Told.CARD_TAKEN_BACK,
)

CHRONICLE: Final = Chronicle(CUBE, FLOWS, HEADLINES)
