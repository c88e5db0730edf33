"""The foreman: every building in the pawn's row and column, one after another, or any single one.

The two ways need no choice of their own: who begins with a building of the row or column may go on with the others
there; who begins elsewhere has used his single one (cuba.foreman.no-mix).
"""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY, Table
from malecon.games.cuba.buildings.use import use_building, why_useless
from malecon.games.cuba.events import BUILDING_USED, CARD_UNUSED
from malecon.games.cuba.moves import DONE, FORGO, USE
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ASK_FOREMAN,
    BUILDINGS,
    BUILT,
    CROSS_IS,
    CROSS_MASK,
    FIELDS,
    FOREMAN,
    FOREMAN_STEP,
    IN_HAND,
    SET_ASIDE,
    WORKER,
)

# The argument: the mask of the fields whose buildings were used; 0 before the first.
KINDS: Final = BUILDINGS + 1


def play_foreman(table: CubaTable, seat: i64, journal: Journal) -> None:
    if can_use(table, seat, 0):
        table.push(ASK_FOREMAN, seat, 0)
    elif journal.listening:
        journal.tell(CARD_UNUSED, "cuba.action.empty-action", seat, FOREMAN)


def reach(table: CubaTable, seat: i64, used: i64) -> i64:
    """The mask of the fields whose buildings can be used next."""
    every: i64 = (1 << FIELDS) - 1
    return every if used == 0 else CROSS_MASK[table.pawn[seat]] & ~used


def can_use(table: CubaTable, seat: i64, used: i64) -> bool:
    within = reach(table, seat, used)
    field: i64 = 0
    while field < FIELDS:
        on_it = table.field.at(seat, field)
        if on_it >= BUILT and (within >> field) & 1 == 1 and why_useless(table, seat, on_it - BUILT) is None:
            return True
        field += 1
    return False


def crossing(table: CubaTable, seat: i64) -> bool:
    """Whether the row and column count: always, or, as one player aid has it, only after the worker."""
    if table.option[CROSS_IS] == 0:
        return True
    worker = table.card.at(seat, WORKER)
    return worker > IN_HAND and worker < SET_ASIDE


class Foreman(Decision[Table]):
    """Which building is used next?"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        building: i64 = 0
        while building < KINDS:
            moves.add(USE + building)
            building += 1
        moves.add(FORGO if argument == 0 else DONE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        if move == FORGO or move == DONE:
            return None
        building = move - USE
        if field_of(table, seat, argument, building) == NOBODY:
            if not table.has_building(seat, building):
                return "cuba.foreman.conditions"
            return "cuba.foreman.no-mix" if unused(table, seat, argument, building) else "cuba.foreman.once-per-round"
        return why_useless(table, seat, building)

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, CubaTable)
        within = reach(table, seat, argument)
        listed: i64 = 0
        field: i64 = 0
        while field < FIELDS:
            building = table.field.at(seat, field) - BUILT
            if building >= 0 and (within >> field) & 1 == 1 and (listed >> building) & 1 == 0:
                if why_useless(table, seat, building) is None:
                    moves.add(USE + building)
                listed |= 1 << building
            field += 1
        moves.add(FORGO if argument == 0 else DONE)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if move == DONE:
            return
        if move == FORGO:
            if journal.listening:
                journal.tell(CARD_UNUSED, "cuba.action.empty-action", seat, FOREMAN)
            return
        building = move - USE
        field = field_of(table, seat, argument, building)
        in_cross = (CROSS_MASK[table.pawn[seat]] >> field) & 1 == 1 and crossing(table, seat)
        if journal.listening:
            clause = "cuba.foreman.cross" if in_cross else "cuba.foreman.single"
            journal.tell(BUILDING_USED, clause, seat, building)
        if in_cross:
            one: i64 = 1
            table.push(FOREMAN_STEP, seat, argument | (one << field))
        use_building(table, seat, building, journal)


def field_of(table: CubaTable, seat: i64, used: i64, building: i64) -> i64:
    """The field of a building that can be used next, in the pawn's row and column if possible; NOBODY if none."""
    within = reach(table, seat, used)
    cross = CROSS_MASK[table.pawn[seat]]
    found: i64 = NOBODY
    field: i64 = 0
    while field < FIELDS:
        if table.field.at(seat, field) == BUILT + building and (within >> field) & 1 == 1:
            if (cross >> field) & 1 == 1:
                return field
            found = field
        field += 1
    return found


def unused(table: CubaTable, seat: i64, used: i64, building: i64) -> bool:
    """Whether a copy of a building, wherever it stands, was not used yet."""
    field: i64 = 0
    while field < FIELDS:
        if table.field.at(seat, field) == BUILT + building and (used >> field) & 1 == 0:
            return True
        field += 1
    return False


class ForemanStep(Step[Table]):
    """After each building of the row and column, the next; the argument is the mask of the fields used."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if can_use(table, seat, argument):
            table.push(ASK_FOREMAN, seat, argument)
