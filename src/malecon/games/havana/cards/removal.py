"""Conservation: remove an end building to the box; one a round, whoever does it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.games.havana.cards.card import ActionCard
from malecon.games.havana.purchase import end_without_buildings
from malecon.games.havana.rows import refill, take_from_row
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import ENDS, ROW_LENGTH, Ask, Board, Card, Moves, Told, Where


class Conservation(ActionCard):
    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        if table.board[Board.BUILDING_REMOVED] == 0:
            table.push(Ask.CONSERVATION, seat)
        else:
            journal.tell(Told.ACTION_IDLE, "havana.card.conservation.once-per-round", seat, Card.CONSERVATION)


class Remove(Decision[HavanaTable]):
    """Which end, if any? Affordable or not (havana.card.conservation.any-end)."""

    answers: ClassVar = (Moves.REMOVE, Moves.SKIP)

    def legal(self, table: HavanaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for end in range(ENDS):
            if table.has_end(end):
                moves.add(Moves.REMOVE.of(end))
        moves.add(Moves.SKIP.id)

    def refusal(self, table: HavanaTable, seat: i64, argument: i64, move: i64) -> str:
        return "havana.row.single-card"

    def play(self, table: HavanaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.SKIP.id:
            journal.tell(Told.ACTION_SKIPPED, "havana.card.conservation.unused", seat, Card.CONSERVATION)
            return
        place = table.place_of_end(Moves.REMOVE.value(move))
        building = take_from_row(table, place, Where.BOX)
        table.board[Board.BUILDING_REMOVED] = 1
        journal.tell(Told.BUILDING_REMOVED, "havana.card.conservation.effect", seat, building)
        refill(table, place // ROW_LENGTH)
        end_without_buildings(table, journal)


ACTION_CARDS: Final[Mapping[int, ActionCard]] = {Card.CONSERVATION: Conservation()}
QUESTIONS: Final[Mapping[int, type[Decision[Any]]]] = {Ask.CONSERVATION: Remove}
