"""The foreman: every building in the pawn's row and column, one after another, or any single one.

The two ways need no choice of their own: who begins with a building of the row or column may go on with the others
there; who begins elsewhere has used his single one (cuba.foreman.no-mix).
"""

from typing import ClassVar

from mypy_extensions import i64

from malecon.engine.about import about_several
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY
from malecon.games.cuba.buildings.functions import FUNCTIONS
from malecon.games.cuba.characters.role import Role
from malecon.games.cuba.deeds import Moves, Told
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import BUILT, CROSS_MASK, FIELD, FIELDS, Ask, CardIs, Character, Choice


class ForemanRole(Role):
    def play(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        if can_use(table, seat, 0):
            table.push(Ask.FOREMAN, seat)
        else:
            journal.tell(Told.CARD_UNUSED, "cuba.action.empty-action", seat, Character.FOREMAN)


def reach(table: CubaTable, seat: i64, used: i64) -> i64:
    """The mask of the fields whose buildings can be used next."""
    every: i64 = (1 << FIELDS) - 1
    return every if used == 0 else CROSS_MASK[table.pawn[seat]] & ~used


def can_use(table: CubaTable, seat: i64, used: i64) -> bool:
    within = reach(table, seat, used)
    for field in range(FIELDS):
        building = table.field.at(seat, field) - BUILT
        if building >= 0 and (within >> field) & 1 == 1 and FUNCTIONS[building].works(table, seat):
            return True
    return False


def crossing(table: CubaTable, seat: i64) -> bool:
    """Whether the row and column count: always, or, as one player aid has it, only after the worker."""
    if table.chosen(Choice.FOREMAN_CROSS) == 0:
        return True
    worker = table.card.at(seat, Character.WORKER)
    return worker > CardIs.IN_HAND and worker < CardIs.SET_ASIDE


class Foreman(Decision[CubaTable]):
    """Which building is used next? The argument is the fields whose buildings were used, none before the first."""

    about: ClassVar = about_several("used", FIELD)
    answers: ClassVar = (Moves.USE,)

    def candidates(self, table: CubaTable, seat: i64, used: i64, moves: MoveList) -> None:
        super().candidates(table, seat, used, moves)
        moves.add(way_out(used))

    def legal(self, table: CubaTable, seat: i64, used: i64, moves: MoveList) -> None:
        within = reach(table, seat, used)
        one: i64 = 1
        listed: i64 = 0
        for field in range(FIELDS):
            building = table.field.at(seat, field) - BUILT
            if building >= 0 and (within >> field) & 1 == 1 and (listed >> building) & 1 == 0:
                if FUNCTIONS[building].works(table, seat):
                    moves.add(Moves.USE.of(building))
                listed |= one << building
        moves.add(way_out(used))

    def refusal(self, table: CubaTable, seat: i64, used: i64, move: i64) -> str:
        building = Moves.USE.value(move)
        if field_of(table, seat, used, building) != NOBODY:
            return FUNCTIONS[building].why_not(table, seat)
        if not table.has_building(seat, building):
            return "cuba.foreman.conditions"
        return "cuba.foreman.no-mix" if unused(table, seat, used, building) else "cuba.foreman.once-per-round"

    def play(self, table: CubaTable, seat: i64, used: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DONE.id:
            return
        if move == Moves.FORGO.id:
            journal.tell(Told.CARD_UNUSED, "cuba.action.empty-action", seat, Character.FOREMAN)
            return
        building = Moves.USE.value(move)
        field = field_of(table, seat, used, building)
        if (CROSS_MASK[table.pawn[seat]] >> field) & 1 == 1 and crossing(table, seat):
            one: i64 = 1
            table.push(Ask.FOREMAN_STEP, seat, used | (one << field))
            journal.tell(Told.BUILDING_USED, "cuba.foreman.cross", seat, building)
        else:
            journal.tell(Told.BUILDING_USED, "cuba.foreman.single", seat, building)
        FUNCTIONS[building].use(table, seat, journal)


def way_out(used: i64) -> i64:
    return Moves.FORGO.id if used == 0 else Moves.DONE.id


def field_of(table: CubaTable, seat: i64, used: i64, building: i64) -> i64:
    """The field of a building that can be used next, in the pawn's row and column if possible; NOBODY if none."""
    within = reach(table, seat, used)
    cross = CROSS_MASK[table.pawn[seat]]
    found: i64 = NOBODY
    for field in range(FIELDS):
        if table.field.at(seat, field) == BUILT + building and (within >> field) & 1 == 1:
            if (cross >> field) & 1 == 1:
                return field
            found = field
    return found


def unused(table: CubaTable, seat: i64, used: i64, building: i64) -> bool:
    """Whether a copy of a building, wherever it stands, was not used yet."""
    return any(table.field.at(seat, field) == BUILT + building and used >> field & 1 == 0 for field in range(FIELDS))


class ForemanStep(Step[CubaTable]):
    """After each building of the row and column, the next."""

    about: ClassVar = about_several("used", FIELD)

    def run(self, table: CubaTable, seat: i64, used: i64, journal: Journal) -> None:
        if can_use(table, seat, used):
            table.push(Ask.FOREMAN, seat, used)
