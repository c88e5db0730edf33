"""Café: a cigar, a rum, or one of each, for 2 points a piece."""

from mypy_extensions import i64

from malecon.engine.decision import MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.santiago.buildings.function import BuildingFunction
from malecon.games.santiago.events import GOOD_HANDED_IN
from malecon.games.santiago.moves import DECLINE, HAND_IN, ONE_CIGAR, ONE_OF_EACH, ONE_RUM
from malecon.games.santiago.supply import put_back, receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import CIGAR, RUM


class Cafe(BuildingFunction):
    """At most one piece of each of the two types (santiago.building.cafe.one-per-type)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        moves.add(HAND_IN + ONE_CIGAR)
        moves.add(HAND_IN + ONE_RUM)
        moves.add(HAND_IN + ONE_OF_EACH)
        moves.add(DECLINE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        if move == DECLINE:
            return None
        lacks_cigar = move != HAND_IN + ONE_RUM and table.goods.at(seat, CIGAR) == 0
        lacks_rum = move != HAND_IN + ONE_CIGAR and table.goods.at(seat, RUM) == 0
        return "santiago.building.cafe" if lacks_cigar or lacks_rum else None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, SantiagoTable)
        has_cigar = table.goods.at(seat, CIGAR) > 0
        has_rum = table.goods.at(seat, RUM) > 0
        if has_cigar:
            moves.add(HAND_IN + ONE_CIGAR)
        if has_rum:
            moves.add(HAND_IN + ONE_RUM)
        if has_cigar and has_rum:
            moves.add(HAND_IN + ONE_OF_EACH)
        moves.add(DECLINE)

    def use(self, table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
        if move != HAND_IN + ONE_RUM:
            hand_in(table, seat, CIGAR, journal)
        if move != HAND_IN + ONE_CIGAR:
            hand_in(table, seat, RUM, journal)


def hand_in(table: SantiagoTable, seat: i64, good: i64, journal: Journal) -> None:
    put_back(table, seat, good, 1)
    receive_points(table, seat, 2)
    if journal.listening:
        journal.tell(GOOD_HANDED_IN, "santiago.building.cafe", seat, good, 2)
