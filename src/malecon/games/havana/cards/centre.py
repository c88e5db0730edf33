"""Debris, Pesos and Mama: cards that take from the centre of the table."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from malecon.engine.about import About, Part
from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.games.havana.cards.card import ActionCard
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import COLOURS, Ask, Board, Card, Cube, Moves, Told
from malecon.games.havana.worth import COLOURED_CUBE, GREY_CUBE, NEW_COLOURED, PESO


def half_up(count: i64) -> i64:
    return (count + 1) // 2


class Debris(ActionCard):
    """Every grey cube (havana.card.debris.take-all)."""

    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        if table.centre[Cube.GREY] == 0:
            pass_over(seat, Card.DEBRIS, journal)
        else:
            take_grey(table, seat, table.centre[Cube.GREY], "havana.card.debris.take-all", journal)

    def promise(self, table: HavanaTable, seat: i64) -> i64:
        return table.centre[Cube.GREY] * GREY_CUBE


class Pesos(ActionCard):
    """Half of the pesos, rounded up (havana.card.pesos.half-up)."""

    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        pesos = half_up(table.board[Board.CENTRE_PESOS])
        if pesos == 0:
            pass_over(seat, Card.PESOS, journal)
            return
        table.board[Board.CENTRE_PESOS] -= pesos
        table.pesos[seat] += pesos
        journal.tell(Told.CENTRE_PESOS_TAKEN, "havana.card.pesos.half-up", seat, pesos)

    def promise(self, table: HavanaTable, seat: i64) -> i64:
        return half_up(table.board[Board.CENTRE_PESOS] + table.box.supply_pesos) * PESO


class Mama(ActionCard):
    """Half of the grey cubes and half of all coloured ones together, each rounded up."""

    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        if table.centre.total() == 0:
            pass_over(seat, Card.MAMA, journal)
        take_grey(table, seat, half_up(table.centre[Cube.GREY]), "havana.card.mama.half-grey", journal)
        pick_colours(table, seat, half_up(table.centre_coloured()), journal)

    def promise(self, table: HavanaTable, seat: i64) -> i64:
        coloured = half_up(table.centre_coloured() + NEW_COLOURED)
        return coloured * COLOURED_CUBE + half_up(table.centre[Cube.GREY]) * GREY_CUBE


def pass_over(seat: i64, card: i64, journal: Journal) -> None:
    """An action that can do nothing has no effect and brings no compensation (havana.turn.impossible)."""
    journal.tell(Told.ACTION_IDLE, "havana.turn.impossible", seat, card)


def take_grey(table: HavanaTable, seat: i64, cubes: i64, clause: str, journal: Journal) -> None:
    if cubes > 0:
        table.centre[Cube.GREY] -= cubes
        table.cubes.add(seat, Cube.GREY, cubes)
        journal.tell(Told.DEBRIS_TAKEN, clause, seat, cubes)


def pick_colours(table: HavanaTable, seat: i64, count: i64, journal: Journal) -> None:
    """The player picks which ones; where only one colour is left there is nothing to pick."""
    while count > 0:
        only = only_colour(table)
        if only < 0:
            table.push(Ask.MAMA, seat, count)
            return
        take_cube(table, seat, only, journal)
        count -= 1


def only_colour(table: HavanaTable) -> i64:
    """The colour of all coloured cubes in the centre; -1 if there are several."""
    found: i64 = -1
    for colour in range(COLOURS):
        if table.centre[colour] > 0:
            if found >= 0:
                return -1
            found = colour
    return found


def take_cube(table: HavanaTable, seat: i64, cube: i64, journal: Journal) -> None:
    table.centre[cube] -= 1
    table.cubes.add(seat, cube, 1)
    journal.tell(Told.CUBE_TAKEN, "havana.card.mama.half-coloured", seat, cube)


class PickColour(Decision[HavanaTable]):
    """Which colour? So many cubes are still due."""

    about: ClassVar = About(Part("due", 0, 8))
    answers: ClassVar = (Moves.TAKE,)

    def legal(self, table: HavanaTable, seat: i64, due: i64, moves: MoveList) -> None:
        for colour in range(COLOURS):
            if table.centre[colour] > 0:
                moves.add(Moves.TAKE.of(colour))

    def refusal(self, table: HavanaTable, seat: i64, due: i64, move: i64) -> str:
        return "havana.card.mama.half-coloured"

    def play(self, table: HavanaTable, seat: i64, due: i64, move: i64, journal: Journal) -> None:
        take_cube(table, seat, Moves.TAKE.value(move), journal)
        pick_colours(table, seat, due - 1, journal)


ACTION_CARDS: Final[Mapping[int, ActionCard]] = {Card.DEBRIS: Debris(), Card.PESOS: Pesos(), Card.MAMA: Mama()}
QUESTIONS: Final[Mapping[int, type[Decision[Any]]]] = {Ask.MAMA: PickColour}
