"""Café: a cigar, a rum, or one of each, for 2 points a piece."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import MoveList, Questions
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.supply import put_back, receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import Ask, Good, Moves, Served, Told


class Cafe(BuildingFunction):
    """At most one piece of each of the two types (santiago.building.cafe.one-per-type)."""

    answers: ClassVar = (Moves.HAND_IN, Moves.DECLINE)

    def legal(self, table: SantiagoTable, seat: i64, building: i64, moves: MoveList) -> None:
        has_cigar = table.goods.at(seat, Good.CIGAR) > 0
        has_rum = table.goods.at(seat, Good.RUM) > 0
        if has_cigar:
            moves.add(Moves.HAND_IN.of(Served.CIGAR))
        if has_rum:
            moves.add(Moves.HAND_IN.of(Served.RUM))
        if has_cigar and has_rum:
            moves.add(Moves.HAND_IN.of(Served.BOTH))
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, building: i64, move: i64) -> str:
        return "santiago.building.cafe"

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        served = Moves.HAND_IN.value(move)
        if served != Served.RUM:
            hand_in(table, seat, Good.CIGAR, journal)
        if served != Served.CIGAR:
            hand_in(table, seat, Good.RUM, journal)


def hand_in(table: SantiagoTable, seat: i64, good: i64, journal: Journal) -> None:
    put_back(table, seat, good, 1)
    receive_points(table, seat, 2)
    journal.tell(Told.GOOD_HANDED_IN, "santiago.building.cafe", seat, good, 2)


QUESTIONS: Final[Questions] = {Ask.CAFE: Cafe}
