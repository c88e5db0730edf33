"""The architect: one building on any open field, or points instead."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY, Table
from malecon.games.cuba.characters.alternative import cover_best
from malecon.games.cuba.events import BUILT as BUILT_EVENT
from malecon.games.cuba.events import CARD_UNUSED, COST_PAID, POINTS_INSTEAD, SURCHARGE_PAID
from malecon.games.cuba.moves import BUILD, FORGO
from malecon.games.cuba.supply import pay_pesos, score, spend
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ARCHITECT,
    ARCHITECT_FIRST,
    ASK_BUILD,
    BUILDING_ACT,
    BUILDINGS,
    BUILT,
    EMBASSY,
    FIELDS,
    RESOURCES,
)

FIRST_POINTS: Final = 2
SECOND_POINTS: Final = 1
SURCHARGE: Final = 2  # pesos (cuba.statute.other.building)


def play_architect(table: CubaTable, seat: i64, journal: Journal) -> None:
    """Who cannot build takes the points without being asked (cuba.action.empty-action)."""
    if table.open_fields(seat, 0, BUILT) > 0:
        building: i64 = 0
        while building < BUILDINGS:
            if why_not_erect(table, seat, building) is None:
                table.push(ASK_BUILD, seat)
                return
            building += 1
    points_instead(table, seat, journal)


def why_not_erect(table: CubaTable, seat: i64, building: i64) -> str | None:
    """The clause that forbids to erect a building anywhere."""
    if table.tiles[building] == 0:
        return "cuba.building.canadian-embassy.ruling" if building == EMBASSY else "cuba.architect.build"
    resource: i64 = 0
    while resource < RESOURCES:
        if table.lot.at(seat, resource) < table.box.cost(building, resource):
            return "cuba.architect.exact-cost"
        resource += 1
    if table.in_force(BUILDING_ACT) and table.pesos[seat] < SURCHARGE:
        return "cuba.statute.other.building.details"
    return None


class Build(Decision[Table]):
    """Which building, on which field? Or points instead."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        place: i64 = 0
        while place < BUILDINGS * FIELDS:
            moves.add(BUILD + place)
            place += 1
        moves.add(FORGO)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        if move == FORGO:
            return None
        building = (move - BUILD) // FIELDS
        if table.field.at(seat, (move - BUILD) - building * FIELDS) >= BUILT:
            return "cuba.architect.where-not"
        return why_not_erect(table, seat, building)

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, CubaTable)
        building: i64 = 0
        while building < BUILDINGS:
            if why_not_erect(table, seat, building) is None:
                field: i64 = 0
                while field < FIELDS:
                    if table.field.at(seat, field) < BUILT:
                        moves.add(BUILD + building * FIELDS + field)
                    field += 1
            building += 1
        moves.add(FORGO)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if move == FORGO:
            points_instead(table, seat, journal)
            return
        building = (move - BUILD) // FIELDS
        pay_cost(table, seat, building, journal)
        field = move - BUILD - building * FIELDS
        table.tiles[building] -= 1
        table.field.set(seat, field, BUILT + building)
        if journal.listening:
            journal.tell(BUILT_EVENT, "cuba.architect.build", seat, building, field)


def pay_cost(table: CubaTable, seat: i64, building: i64, journal: Journal) -> None:
    resource: i64 = 0
    while resource < RESOURCES:
        due = table.box.cost(building, resource)
        if due > 0:
            spend(table, seat, resource, due)
            if journal.listening:
                journal.tell(COST_PAID, "cuba.architect.pay", seat, resource, due)
        resource += 1
    if table.in_force(BUILDING_ACT):
        pay_pesos(table, seat, SURCHARGE)
        if journal.listening:
            journal.tell(SURCHARGE_PAID, "cuba.statute.other.building", seat, SURCHARGE)


def points_instead(table: CubaTable, seat: i64, journal: Journal) -> None:
    """The best free space, without a choice (cuba.architect.alternative.automatic)."""
    space = cover_best(table, ARCHITECT_FIRST)
    if space == NOBODY:
        if journal.listening:
            journal.tell(CARD_UNUSED, "cuba.architect.alternative.third", seat, ARCHITECT)
        return
    points: i64 = FIRST_POINTS if space == ARCHITECT_FIRST else SECOND_POINTS
    if journal.listening:
        journal.tell(POINTS_INSTEAD, "cuba.architect.alternative", seat, points)
    score(table, seat, points, journal)
