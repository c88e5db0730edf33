"""The Church: its owner vetoes one bill, but not of the type vetoed in the round before."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY, Table
from malecon.games.cuba.events import BILL_VETOED
from malecon.games.cuba.moves import VETO
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import OUT, ROUND, TYPES, VETO_ROUND, VETO_TYPE


def why_not_veto(table: CubaTable, kind: i64) -> str | None:
    """The clause that forbids to veto the bill of a type."""
    if table.bill[kind] == NOBODY:
        return "cuba.building.church.optional"
    barred = table.board[VETO_TYPE] == kind and table.board[VETO_ROUND] == table.board[ROUND] - 1
    return "cuba.building.church.bar.owner" if barred else None


def why_no_veto(table: CubaTable) -> str | None:
    kind: i64 = 0
    while kind < TYPES:
        if why_not_veto(table, kind) is None:
            return None
        kind += 1
    return "cuba.building.church.optional"


class Veto(Decision[Table]):
    """Against which bill?"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        kind: i64 = 0
        while kind < TYPES:
            moves.add(VETO + kind)
            kind += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        return why_not_veto(table, move - VETO)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        kind = move - VETO
        bill = table.bill[kind]
        table.statute[bill] = OUT
        table.bill[kind] = NOBODY
        table.board[VETO_TYPE] = kind
        table.board[VETO_ROUND] = table.board[ROUND]
        if journal.listening:
            journal.tell(BILL_VETOED, "cuba.building.church.function", seat, bill)
