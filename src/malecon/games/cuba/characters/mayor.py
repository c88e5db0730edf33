"""The mayor loads one ship, or takes pesos instead; the branch offices load by the same rules."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY, Table
from malecon.games.cuba.characters.alternative import cover_best
from malecon.games.cuba.events import CARD_UNUSED, PESOS_INSTEAD
from malecon.games.cuba.harbor import load_piece
from malecon.games.cuba.moves import DONE, FORGO, LOAD
from malecon.games.cuba.supply import receive_pesos
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ASK_LOAD,
    CITRUS,
    DOCK_3,
    LARGE_OFFICE_IS,
    MAYOR,
    MAYOR_FIRST,
    MERCHANDISE,
)

FIRST_PESOS: Final = 4
SECOND_PESOS: Final = 2

# Who loads, in the argument of the question.
BY_MAYOR: Final = 0
BY_SMALL_OFFICE: Final = 1
BY_LARGE_OFFICE: Final = 2

# The argument: who loads, how many pieces were loaded, and from the second piece on the dock and the kind.
LOADED: Final = 4
AT_DOCK: Final = 128
OF_KIND: Final = 512
MOST_LOADED: Final = 31


def loader(argument: i64) -> i64:
    return argument & 3


def loaded(argument: i64) -> i64:
    return (argument >> 2) & MOST_LOADED


def play_mayor(table: CubaTable, seat: i64, journal: Journal) -> None:
    """Who cannot load takes the pesos without being asked (cuba.action.empty-action)."""
    if can_load(table, seat, BY_MAYOR):
        table.push(ASK_LOAD, seat, BY_MAYOR)
    else:
        pesos_instead(table, seat, journal)


def can_load(table: CubaTable, seat: i64, argument: i64) -> bool:
    dock: i64 = 1
    while dock <= DOCK_3:
        ware: i64 = 0
        while ware < MERCHANDISE:
            if why_not_load(table, seat, argument, ware, dock) is None:
                return True
            ware += 1
        dock += 1
    return False


def why_not_load(table: CubaTable, seat: i64, argument: i64, ware: i64, dock: i64) -> str | None:
    """The clause that forbids to load a piece of this kind at this dock."""
    if loaded(argument) > 0:
        if (argument // AT_DOCK) & 3 != dock:
            return "cuba.mayor.one-ship" if loader(argument) == BY_MAYOR else "cuba.building.branch-office.ruling"
        if loader(argument) == BY_LARGE_OFFICE and argument // OF_KIND != ware:
            return large_office_clause(table)
    if table.free_space(dock, ware) == 0:
        return "cuba.ship.spaces"
    return None if table.owned(seat, CITRUS + ware) > 0 else "cuba.warehouse.own-pieces-only"


def large_office_clause(table: CubaTable) -> str:
    if table.option[LARGE_OFFICE_IS] == 0:
        return "cuba.building.large-branch-office.function.any-number"
    return "cuba.building.large-branch-office.function.one-or-two"


def loading_clause(table: CubaTable, argument: i64) -> str:
    if loader(argument) == BY_MAYOR:
        return "cuba.mayor.load"
    if loader(argument) == BY_SMALL_OFFICE:
        return "cuba.building.small-branch-office.function"
    return large_office_clause(table)


class Load(Decision[Table]):
    """Which piece goes on a ship? After the first, only on that ship."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        place: i64 = 0
        while place < MERCHANDISE * DOCK_3:
            moves.add(LOAD + place)
            place += 1
        if loaded(argument) > 0:
            moves.add(DONE)
        elif loader(argument) == BY_MAYOR:
            moves.add(FORGO)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        if move == DONE or move == FORGO:
            return None
        ware = (move - LOAD) // DOCK_3
        return why_not_load(table, seat, argument, ware, 1 + move - LOAD - ware * DOCK_3)

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, CubaTable)
        ware: i64 = 0
        while ware < MERCHANDISE:
            if table.owned(seat, CITRUS + ware) > 0:
                dock: i64 = 1
                while dock <= DOCK_3:
                    if why_not_load(table, seat, argument, ware, dock) is None:
                        moves.add(LOAD + ware * DOCK_3 + dock - 1)
                    dock += 1
            ware += 1
        if loaded(argument) > 0:
            moves.add(DONE)
        elif loader(argument) == BY_MAYOR:
            moves.add(FORGO)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if move == FORGO:
            pesos_instead(table, seat, journal)
        if move == DONE or move == FORGO:
            return
        ware = (move - LOAD) // DOCK_3
        dock = 1 + move - LOAD - ware * DOCK_3
        ship = table.berth[dock]
        load_piece(table, seat, ware, dock, loading_clause(table, argument), journal)
        count = loaded(argument) + 1
        following = loader(argument) + count * LOADED + dock * AT_DOCK + ware * OF_KIND
        # Under the Harbor Act the ship may be gone by now; nobody loads a second one with the same action.
        if count < most(table, argument) and table.berth[dock] == ship and can_load(table, seat, following):
            table.push(ASK_LOAD, seat, following)


def most(table: CubaTable, argument: i64) -> i64:
    """How many pieces one action loads; the spaces of the ship limit the rest."""
    if loader(argument) == BY_SMALL_OFFICE:
        return 1
    return 2 if loader(argument) == BY_LARGE_OFFICE and table.option[LARGE_OFFICE_IS] == 1 else MOST_LOADED


def pesos_instead(table: CubaTable, seat: i64, journal: Journal) -> None:
    """The best free space, without a choice (cuba.mayor.alternative.automatic)."""
    space = cover_best(table, MAYOR_FIRST)
    if space == NOBODY:
        if journal.listening:
            journal.tell(CARD_UNUSED, "cuba.mayor.alternative.third", seat, MAYOR)
        return
    pesos: i64 = FIRST_PESOS if space == MAYOR_FIRST else SECOND_PESOS
    receive_pesos(table, seat, pesos)
    if journal.listening:
        journal.tell(PESOS_INSTEAD, "cuba.mayor.alternative", seat, pesos)
