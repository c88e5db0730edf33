"""Pesos Thief and Materials Thief: rob one following player, or anybody if nobody follows."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from malecon.engine.about import about, about_seats
from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.sets import only
from malecon.engine.words import SEAT
from malecon.games.havana.cards.card import ActionCard
from malecon.games.havana.cards.idle import protected
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CUBES, Ask, Card, Moves, Told
from malecon.games.havana.worth import PESO, THEFT

SECOND_CUBE_ABOVE: Final = 3  # coloured cubes of the victim (havana.card.materials-thief.two)


class PesosThief(ActionCard):
    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        look_for_a_victim(table, seat, Ask.PESOS_THIEF, journal)

    def promise(self, table: HavanaTable, seat: i64) -> i64:
        """Half of what the richest rival has."""
        most: i64 = 0
        for other in range(table.seats):
            if other != seat:
                most = max(most, table.pesos[other])
        return most // 2 * PESO


class MaterialsThief(ActionCard):
    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        look_for_a_victim(table, seat, Ask.MATERIALS_THIEF, journal)

    def promise(self, table: HavanaTable, seat: i64) -> i64:
        return THEFT


def look_for_a_victim(table: HavanaTable, seat: i64, question: i64, journal: Journal) -> None:
    """Nothing is stolen if every candidate is protected (havana.card.thief.all-protected)."""
    victims = victims_of(table, seat)
    if victims == 0:
        journal.tell(Told.NOBODY_TO_ROB, "havana.card.thief.all-protected", seat)
    else:
        table.push(question, seat, victims)


def victims_of(table: HavanaTable, seat: i64) -> i64:
    """Those whom a thief may rob, as a mask: who follows, or anybody if nobody does (havana.card.thief.target-last)."""
    victims: i64 = 0
    turn = table.seats - 1
    if table.order[turn] == seat:
        turn -= 1
    while turn >= 0 and table.order[turn] != seat:
        if not protected(table, table.order[turn]):
            victims |= only(table.order[turn])
        turn -= 1
    return victims


class Rob(Decision[HavanaTable]):
    """Whom to rob?"""

    about: ClassVar = about_seats("victims")

    def candidates(self, table: HavanaTable, seat: i64, victims: i64, moves: MoveList) -> None:
        for other in range(table.seats):
            moves.add(Moves.ROB.of(other))

    def legal(self, table: HavanaTable, seat: i64, victims: i64, moves: MoveList) -> None:
        for other in range(table.seats):
            if (victims >> other) & 1 == 1:
                moves.add(Moves.ROB.of(other))

    def refusal(self, table: HavanaTable, seat: i64, victims: i64, move: i64) -> str:
        other = Moves.ROB.value(move)
        if other == seat:
            return "havana.card.thief.not-self"
        if table.order[table.seats - 1] != seat and not table.follows(seat, other):
            return "havana.card.thief.target-following"
        return "havana.card.thief.protected-not-eligible"


class RobPesos(Rob):
    """Half of the victim's pesos, rounded down (havana.card.pesos-thief.half-down)."""

    def play(self, table: HavanaTable, seat: i64, victims: i64, move: i64, journal: Journal) -> None:
        victim = Moves.ROB.value(move)
        pesos = table.pesos[victim] // 2
        table.pesos[victim] -= pesos
        table.pesos[seat] += pesos
        journal.tell(Told.PESOS_STOLEN, "havana.card.pesos-thief.half-down", seat, victim, pesos)


class RobMaterials(Rob):
    """One cube, or two from who owns more than three coloured ones, counted before anything is taken."""

    def play(self, table: HavanaTable, seat: i64, victims: i64, move: i64, journal: Journal) -> None:
        victim = Moves.ROB.value(move)
        if table.cubes.row_total(victim) == 0:
            journal.tell(Told.NOTHING_STOLEN, "havana.card.thief.poor-victim", seat, victim)
            return
        if table.coloured(victim) > SECOND_CUBE_ABOVE:
            table.push(Ask.SECOND_THEFT, seat, victim)
        table.push(Ask.THEFT, seat, victim)


class Theft(Decision[HavanaTable]):
    """Which cube?"""

    about: ClassVar = about("victim", SEAT)
    answers: ClassVar = (Moves.STEAL,)

    def legal(self, table: HavanaTable, seat: i64, victim: i64, moves: MoveList) -> None:
        list_cubes(table, victim, moves)

    def refusal(self, table: HavanaTable, seat: i64, victim: i64, move: i64) -> str:
        return "havana.card.materials-thief.one"

    def play(self, table: HavanaTable, seat: i64, victim: i64, move: i64, journal: Journal) -> None:
        steal(table, seat, victim, Moves.STEAL.value(move), "havana.card.materials-thief.one", journal)


class SecondTheft(Decision[HavanaTable]):
    """Another cube, or enough? (havana.card.materials-thief.second-optional)"""

    about: ClassVar = about("victim", SEAT)
    answers: ClassVar = (Moves.STEAL, Moves.ENOUGH)

    def legal(self, table: HavanaTable, seat: i64, victim: i64, moves: MoveList) -> None:
        list_cubes(table, victim, moves)
        moves.add(Moves.ENOUGH.id)

    def refusal(self, table: HavanaTable, seat: i64, victim: i64, move: i64) -> str:
        return "havana.card.materials-thief.two"

    def play(self, table: HavanaTable, seat: i64, victim: i64, move: i64, journal: Journal) -> None:
        if move == Moves.ENOUGH.id:
            journal.tell(Told.SECOND_CUBE_WAIVED, "havana.card.materials-thief.second-optional", seat, victim)
        else:
            steal(table, seat, victim, Moves.STEAL.value(move), "havana.card.materials-thief.two", journal)


def list_cubes(table: HavanaTable, victim: i64, moves: MoveList) -> None:
    for cube in range(CUBES):
        if table.cubes.at(victim, cube) > 0:
            moves.add(Moves.STEAL.of(cube))


def steal(table: HavanaTable, seat: i64, victim: i64, cube: i64, clause: str, journal: Journal) -> None:
    table.cubes.add(victim, cube, -1)
    table.cubes.add(seat, cube, 1)
    journal.tell(Told.CUBE_STOLEN, clause, seat, victim, cube)


ACTION_CARDS: Final[Mapping[int, ActionCard]] = {
    Card.PESOS_THIEF: PesosThief(),
    Card.MATERIALS_THIEF: MaterialsThief(),
}
QUESTIONS: Final[Mapping[int, type[Decision[Any]]]] = {
    Ask.PESOS_THIEF: RobPesos,
    Ask.MATERIALS_THIEF: RobMaterials,
    Ask.THEFT: Theft,
    Ask.SECOND_THEFT: SecondTheft,
}
