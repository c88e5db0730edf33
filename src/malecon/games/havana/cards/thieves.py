"""Pesos Thief and Materials Thief: rob one following player, or anybody if nobody follows."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.havana.events import (
    CUBE_STOLEN,
    NOBODY_TO_ROB,
    NOTHING_STOLEN,
    PESOS_STOLEN,
    SECOND_CUBE_WAIVED,
)
from malecon.games.havana.moves import ENOUGH, ROB, STEAL
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import (
    ASK_MATERIALS_THIEF,
    ASK_PESOS_THIEF,
    ASK_SECOND_THEFT,
    ASK_THEFT,
    CUBES,
)

SECOND_CUBE_ABOVE: Final = 3  # coloured cubes of the victim (havana.card.materials-thief.two)


def use_pesos_thief(table: HavanaTable, seat: i64, journal: Journal) -> None:
    look_for_a_victim(table, seat, ASK_PESOS_THIEF, journal)


def use_materials_thief(table: HavanaTable, seat: i64, journal: Journal) -> None:
    look_for_a_victim(table, seat, ASK_MATERIALS_THIEF, journal)


def look_for_a_victim(table: HavanaTable, seat: i64, question: i64, journal: Journal) -> None:
    """Nothing is stolen if every candidate is protected (havana.card.thief.all-protected)."""
    other: i64 = 0
    while other < table.seats:
        if why_not(table, seat, other) is None:
            table.push(question, seat)
            return
        other += 1
    if journal.listening:
        journal.tell(NOBODY_TO_ROB, "havana.card.thief.all-protected", seat)


def why_not(table: HavanaTable, seat: i64, other: i64) -> str | None:
    """The clause that forbids a thief to choose this victim."""
    if other == seat:
        return "havana.card.thief.not-self"
    last = table.turn_number(seat) == table.seats - 1
    if not last and not table.follows(seat, other):
        return "havana.card.thief.target-following"
    if table.protected(other):
        return "havana.card.thief.protected-not-eligible"
    return None


class Thief(Decision[Table]):
    """Whom to rob?"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        other: i64 = 0
        while other < table.seats:
            moves.add(ROB + other)
            other += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        return why_not(table, seat, move - ROB)


class PesosThief(Thief):
    """Half of the victim's pesos, rounded down (havana.card.pesos-thief.half-down)."""

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        victim = move - ROB
        pesos = table.pesos[victim] // 2
        table.pesos[victim] -= pesos
        table.pesos[seat] += pesos
        if journal.listening:
            journal.tell(PESOS_STOLEN, "havana.card.pesos-thief.half-down", seat, victim, pesos)


class MaterialsThief(Thief):
    """One cube, or two from who owns more than three coloured ones, counted before anything is taken."""

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        victim = move - ROB
        if table.cubes.row_total(victim) == 0:
            if journal.listening:
                journal.tell(NOTHING_STOLEN, "havana.card.thief.poor-victim", seat, victim)
            return
        if table.coloured(victim) > SECOND_CUBE_ABOVE:
            table.push(ASK_SECOND_THEFT, seat, victim)
        table.push(ASK_THEFT, seat, victim)


class Theft(Decision[Table]):
    """Which cube? The argument is the victim."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        cube: i64 = 0
        while cube < CUBES:
            moves.add(STEAL + cube)
            cube += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        return "havana.card.materials-thief.one" if table.cubes.at(argument, move - STEAL) == 0 else None

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        steal(table, seat, argument, move - STEAL, "havana.card.materials-thief.one", journal)


class SecondTheft(Decision[Table]):
    """Another cube, or enough? (havana.card.materials-thief.second-optional)"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        cube: i64 = 0
        while cube < CUBES:
            moves.add(STEAL + cube)
            cube += 1
        moves.add(ENOUGH)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        if move != ENOUGH and table.cubes.at(argument, move - STEAL) == 0:
            return "havana.card.materials-thief.two"
        return None

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        if move != ENOUGH:
            steal(table, seat, argument, move - STEAL, "havana.card.materials-thief.two", journal)
        elif journal.listening:
            journal.tell(SECOND_CUBE_WAIVED, "havana.card.materials-thief.second-optional", seat, argument)


def steal(table: HavanaTable, seat: i64, victim: i64, cube: i64, clause: str, journal: Journal) -> None:
    table.cubes.add(victim, cube, -1)
    table.cubes.add(seat, cube, 1)
    if journal.listening:
        journal.tell(CUBE_STOLEN, clause, seat, victim, cube)
