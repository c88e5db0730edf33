"""Café: a cigar, a rum, or one of each, for 2 points a piece."""

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.supply import put_back, receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import Good, Moves, Served, Told


class Cafe(BuildingFunction):
    """At most one piece of each of the two types (santiago.building.cafe.one-per-type)."""

    def candidates(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        moves.add(Moves.HAND_IN.id + Served.CIGAR)
        moves.add(Moves.HAND_IN.id + Served.RUM)
        moves.add(Moves.HAND_IN.id + Served.BOTH)
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: SantiagoTable, seat: i64, argument: i64, move: i64) -> str | None:
        if move == Moves.DECLINE.id:
            return None
        lacks_cigar = move != Moves.HAND_IN.id + Served.RUM and table.goods.at(seat, Good.CIGAR) == 0
        lacks_rum = move != Moves.HAND_IN.id + Served.CIGAR and table.goods.at(seat, Good.RUM) == 0
        return "santiago.building.cafe" if lacks_cigar or lacks_rum else None

    def legal(self, table: SantiagoTable, seat: i64, argument: i64, moves: MoveList) -> None:
        has_cigar = table.goods.at(seat, Good.CIGAR) > 0
        has_rum = table.goods.at(seat, Good.RUM) > 0
        if has_cigar:
            moves.add(Moves.HAND_IN.id + Served.CIGAR)
        if has_rum:
            moves.add(Moves.HAND_IN.id + Served.RUM)
        if has_cigar and has_rum:
            moves.add(Moves.HAND_IN.id + Served.BOTH)
        moves.add(Moves.DECLINE.id)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        if move != Moves.HAND_IN.id + Served.RUM:
            hand_in(table, seat, Good.CIGAR, journal)
        if move != Moves.HAND_IN.id + Served.CIGAR:
            hand_in(table, seat, Good.RUM, journal)


def hand_in(table: SantiagoTable, seat: i64, good: i64, journal: Journal) -> None:
    put_back(table, seat, good, 1)
    receive_points(table, seat, 2)
    journal.tell(Told.GOOD_HANDED_IN, "santiago.building.cafe", seat, good, 2)
