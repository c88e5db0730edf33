"""Debris, Pesos and Mama: cards that take from the centre of the table."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.havana.events import ACTION_IDLE, CENTRE_PESOS_TAKEN, CUBE_TAKEN, DEBRIS_TAKEN
from malecon.games.havana.moves import TAKE
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import ASK_MAMA, CENTRE_PESOS, COLOURS, DEBRIS, GREY, MAMA, PESOS


def half_up(count: i64) -> i64:
    return (count + 1) // 2


def take_debris(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """Every grey cube (havana.card.debris.take-all)."""
    if table.centre[GREY] == 0:
        pass_over(seat, DEBRIS, journal)
    else:
        take_grey(table, seat, table.centre[GREY], "havana.card.debris.take-all", journal)


def pass_over(seat: i64, card: i64, journal: Journal) -> None:
    """An action that can do nothing has no effect and brings no compensation (havana.turn.impossible)."""
    if journal.listening:
        journal.tell(ACTION_IDLE, "havana.turn.impossible", seat, card)


def take_grey(table: HavanaTable, seat: i64, cubes: i64, clause: str, journal: Journal) -> None:
    table.centre[GREY] -= cubes
    table.cubes.add(seat, GREY, cubes)
    if journal.listening and cubes > 0:
        journal.tell(DEBRIS_TAKEN, clause, seat, cubes)


def take_half_of_the_pesos(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """Rounded up (havana.card.pesos.half-up)."""
    pesos = half_up(table.board[CENTRE_PESOS])
    if pesos == 0:
        pass_over(seat, PESOS, journal)
        return
    table.board[CENTRE_PESOS] -= pesos
    table.pesos[seat] += pesos
    if journal.listening:
        journal.tell(CENTRE_PESOS_TAKEN, "havana.card.pesos.half-up", seat, pesos)


def use_mama(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """Half of the grey cubes and half of all coloured ones together, each rounded up."""
    if table.centre.total() == 0:
        pass_over(seat, MAMA, journal)
    take_grey(table, seat, half_up(table.centre[GREY]), "havana.card.mama.half-grey", journal)
    pick_colours(table, seat, half_up(table.centre_coloured()), journal)


def pick_colours(table: HavanaTable, seat: i64, count: i64, journal: Journal) -> None:
    """The player picks which ones; where only one colour is left there is nothing to pick."""
    while count > 0:
        only = only_colour(table)
        if only < 0:
            table.push(ASK_MAMA, seat, count)
            return
        take_cube(table, seat, only, journal)
        count -= 1


def only_colour(table: HavanaTable) -> i64:
    """The colour of all coloured cubes in the centre; -1 if there are several."""
    found: i64 = -1
    colour: i64 = 0
    while colour < COLOURS:
        if table.centre[colour] > 0:
            if found >= 0:
                return -1
            found = colour
        colour += 1
    return found


def take_cube(table: HavanaTable, seat: i64, cube: i64, journal: Journal) -> None:
    table.centre[cube] -= 1
    table.cubes.add(seat, cube, 1)
    if journal.listening:
        journal.tell(CUBE_TAKEN, "havana.card.mama.half-coloured", seat, cube)


class Mama(Decision[Table]):
    """Which colour? The argument is how many cubes are still due."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        colour: i64 = 0
        while colour < COLOURS:
            moves.add(TAKE + colour)
            colour += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        return "havana.card.mama.half-coloured" if table.centre[move - TAKE] == 0 else None

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        take_cube(table, seat, move - TAKE, journal)
        pick_colours(table, seat, argument - 1, journal)
