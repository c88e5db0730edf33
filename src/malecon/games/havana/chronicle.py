"""What the events of Havana come to: what they give and take, and what is told of them afterwards."""

from collections.abc import Iterable
from typing import Final

from malecon.engine.chronicle import Border, Change, Chronicle, Flows, Source, Tally, Tiebreak, gets, pays
from malecon.engine.events import Event
from malecon.games.havana.box import Box
from malecon.games.havana.table import HavanaTable
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


def coloured(table: HavanaTable, seat: int) -> int:
    return int(table.coloured(seat))


def pesos_of(table: HavanaTable, seat: int) -> int:
    return int(table.pesos[seat])


def workers_of(table: HavanaTable, seat: int) -> int:
    return int(table.workers[seat])


def grey(table: HavanaTable, seat: int) -> int:
    return int(table.cubes.at(seat, Cube.GREY))


TIEBREAKS: Final = (
    Tiebreak("coloured", "havana.end.most-vp", coloured),
    Tiebreak("pesos", "havana.end.most-vp", pesos_of),
    Tiebreak(WORKERS, "havana.end.most-vp", workers_of),
    Tiebreak(GREY, "havana.end.most-vp", grey),
)

TALLIES: Final = (
    Tally("dearest", {Told.BUILDING_BOUGHT: "points"}, thing="building"),
    Tally("cubes", {Told.CUBE_TAKEN: 1, Told.CUBE_DRAWN: 1, Told.CUBE_SEARCHED: 1}),
    Tally("thefts", {Told.PESOS_STOLEN: 1, Told.CUBE_STOLEN: 1, Told.PIECE_LEVIED: 1}, {Told.PESOS_STOLEN: "pesos"}),
    Tally("robbed", {Told.PESOS_STOLEN: 1, Told.CUBE_STOLEN: 1, Told.PIECE_LEVIED: 1}, seat="victim"),
    Tally("debris", {Told.DEBRIS_TAKEN: "cubes"}),
    Tally("workers", {Told.WORKERS_TAKEN: "workers"}),
    Tally("centre", {Told.CENTRE_PESOS_TAKEN: "pesos"}),
    Tally("fives", {Told.FIVE_PAID: 1}),
    Tally("removed", {Told.BUILDING_REMOVED: 1}, least=1),
    Tally("bought", {Told.BUILDING_BOUGHT: 1}),
)

CHRONICLE: Final = Chronicle(
    flows=FLOWS,
    headlines=HEADLINES,
    sources=(Source("buildings", (Told.BUILDING_BOUGHT,), thing="building"),),
    border=Border(Told.ROUND_BEGUN, "round", 1),
    tiebreaks=TIEBREAKS,
    shared="havana.end.most-vp",
    tallies=TALLIES,
)
