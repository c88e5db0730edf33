"""The Church: its owner vetoes one bill, but not of the type vetoed in the round before."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY
from malecon.games.cuba.buildings.function import Function
from malecon.games.cuba.deeds import Moves, Told
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import TYPES, Ask, Board, Building, StatuteIs


def can_veto(table: CubaTable, kind: i64) -> bool:
    """Not twice the same type in two rounds, one after the other."""
    vetoed = table.veto[kind]
    return table.bill[kind] != NOBODY and (vetoed == 0 or vetoed != table.board[Board.ROUND] - 1)


class VetoABill(Function):
    def works(self, table: CubaTable, seat: i64) -> bool:
        return any(can_veto(table, kind) for kind in range(TYPES))

    def why_not(self, table: CubaTable, seat: i64) -> str:
        return "cuba.building.church.optional"

    def use(self, table: CubaTable, seat: i64, journal: Journal) -> None:
        table.push(Ask.VETO, seat)


FUNCTIONS: Final[vec[Function]] = vec[Function]([VetoABill(Building.CHURCH, 50)])


class Veto(Decision[CubaTable]):
    """Against which bill?"""

    answers: ClassVar = (Moves.VETO,)

    def legal(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for kind in range(TYPES):
            if can_veto(table, kind):
                moves.add(Moves.VETO.of(kind))

    def refusal(self, table: CubaTable, seat: i64, argument: i64, move: i64) -> str:
        if table.bill[Moves.VETO.value(move)] == NOBODY:
            return "cuba.building.church.optional"
        return "cuba.building.church.bar.owner"

    def play(self, table: CubaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        kind = Moves.VETO.value(move)
        bill = table.bill[kind]
        table.statute[bill] = StatuteIs.OUT
        table.bill[kind] = NOBODY
        table.veto.fill(0)
        table.veto[kind] = table.board[Board.ROUND]
        journal.tell(Told.BILL_VETOED, "cuba.building.church.function", seat, bill)


def set_veto_tile_aside(table: CubaTable, journal: Journal) -> None:
    """At the end of the round after the veto."""
    for kind in range(TYPES):
        if table.veto[kind] != 0 and table.veto[kind] < table.board[Board.ROUND]:
            table.veto[kind] = 0
            journal.tell(Told.VETO_EXPIRED, "cuba.building.church.bar-duration", kind)
