"""The architect: one building on any open field, or points instead."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.games.cuba.buildings.functions import FUNCTIONS
from malecon.games.cuba.characters.alternative import points_instead
from malecon.games.cuba.characters.role import Role
from malecon.games.cuba.deeds import Moves, Told
from malecon.games.cuba.supply import pay_pesos, spend
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import BUILT, FIELDS, RESOURCES, TILES, Ask, Statute

SURCHARGE: Final = 2  # pesos (cuba.statute.other.building)


class Architect(Role):
    """Who cannot build takes the points without being asked (cuba.action.empty-action)."""

    def play(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        if table.open_fields(seat, 0, BUILT) > 0:
            for tile in range(TILES):
                if can_erect(table, seat, tile):
                    table.push(Ask.BUILD, seat)
                    return
        points_instead(table, seat, journal)


def can_erect(table: CubaTable, seat: i64, tile: i64) -> bool:
    """Whether a building can be erected somewhere."""
    if table.tiles[tile] == 0 or not has_the_cost(table, seat, tile):
        return False
    return not table.in_force(Statute.BUILDING) or table.pesos[seat] >= SURCHARGE


def has_the_cost(table: CubaTable, seat: i64, tile: i64) -> bool:
    return all(table.lot.at(seat, resource) >= table.box.cost(tile, resource) for resource in range(RESOURCES))


class Build(Decision[CubaTable]):
    """Which building, on which field? Or points instead."""

    answers: ClassVar = (Moves.BUILD, Moves.FORGO)

    def legal(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for tile in range(TILES):
            if can_erect(table, seat, tile):
                for field in range(FIELDS):
                    if table.field.at(seat, field) < BUILT:
                        moves.add(Moves.BUILD.pair(tile, field))
        moves.add(Moves.FORGO.id)

    def refusal(self, table: CubaTable, seat: i64, argument: i64, move: i64) -> str:
        tile = Moves.BUILD.value(move)
        if table.field.at(seat, Moves.BUILD.second(move)) >= BUILT:
            return "cuba.architect.where-not"
        if table.tiles[tile] == 0:
            return FUNCTIONS[tile].why_no_tile(table)
        if not has_the_cost(table, seat, tile):
            return "cuba.architect.exact-cost"
        return "cuba.statute.other.building.details"

    def play(self, table: CubaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.FORGO.id:
            points_instead(table, seat, journal)
            return
        tile = Moves.BUILD.value(move)
        field = Moves.BUILD.second(move)
        pay_cost(table, seat, tile, journal)
        table.tiles[tile] -= 1
        table.field.set(seat, field, BUILT + tile)
        journal.tell(Told.BUILT, "cuba.architect.build", seat, tile, field)


def pay_cost(table: CubaTable, seat: i64, tile: i64, journal: Journal) -> None:
    for resource in range(RESOURCES):
        due = table.box.cost(tile, resource)
        if due > 0:
            spend(table, seat, resource, due)
            journal.tell(Told.COST_PAID, "cuba.architect.pay", seat, resource, due)
    if table.in_force(Statute.BUILDING):
        pay_pesos(table, seat, SURCHARGE)
        journal.tell(Told.SURCHARGE_PAID, "cuba.statute.other.building", seat, SURCHARGE)
