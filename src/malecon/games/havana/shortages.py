"""What a refused move of Havana needs more of than there is, by the prices that the rules use."""

from collections.abc import Callable, Mapping

from malecon.engine.moves import Move
from malecon.engine.shortage import Shortage, lacking
from malecon.games.havana.purchase import can_pay, lacks_architect
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CUBE, WORKER_PIECE

Shortages = list[Shortage]


def shortages(table: HavanaTable, seat: int, move: Move) -> Shortages:
    return NEEDS[move.name](table, seat, move) if move.name in NEEDS else []


def material(cube: int) -> str:
    return f"material-{CUBE.words[cube]}.count"


def for_purchase(table: HavanaTable, seat: int, move: Move) -> Shortages:
    """What is missing of the price itself; what five for one could still replace is told by the rule."""
    end = move.fields["end"]
    if not table.has_end(end):
        return []
    building, box = int(table.building_at[table.place_of_end(end)]), table.box
    if can_pay(table, seat, building) or lacks_architect(table, seat, building):
        return []
    found = lacking("held-pesos", int(box.pesos[building]), int(table.pesos[seat]))
    found += lacking("held-workers", int(box.cost(building, WORKER_PIECE)), int(table.workers[seat]))
    for cube in CUBE.values.values():
        found += lacking(material(cube), int(box.cost(building, cube)), int(table.cubes.at(seat, cube)))
    return found


def for_theft(table: HavanaTable, _seat: int, move: Move) -> Shortages:
    victim, cube = int(table.argument()), move.fields["cube"]
    return lacking(material(cube), 1, int(table.cubes.at(victim, cube)), "victim")


def for_levy(table: HavanaTable, _seat: int, move: Move) -> Shortages:
    victim, piece = int(table.argument()), move.fields["piece"]
    if piece == WORKER_PIECE:
        return lacking("held-workers", 1, int(table.workers[victim]), "victim")
    return lacking(material(piece), 1, int(table.cubes.at(victim, piece)), "victim")


def for_search(table: HavanaTable, _seat: int, move: Move) -> Shortages:
    cube = move.fields["cube"]
    return lacking(material(cube), 1, int(table.bag[cube]), "bag")


def for_taking(table: HavanaTable, _seat: int, move: Move) -> Shortages:
    cube = move.fields["cube"]
    return lacking(material(cube), 1, int(table.centre[cube]), "centre")


NEEDS: Mapping[str, Callable[[HavanaTable, int, Move], Shortages]] = {
    "buy": for_purchase,
    "steal": for_theft,
    "levy": for_levy,
    "search": for_search,
    "take": for_taking,
}
