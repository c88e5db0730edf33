"""Black Market: cubes from the bag, two for the first who performs it in the round, one for everybody later."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.games.havana.cards.card import ActionCard
from malecon.games.havana.supply import draw_cubes
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import CUBES, Ask, Board, Card, Choice, Moves, Told
from malecon.games.havana.worth import BLIND_CUBES


class BlackMarket(ActionCard):
    def use(self, table: HavanaTable, seat: i64, journal: Journal) -> None:
        if table.bag.total() == 0:
            journal.tell(Told.ACTION_IDLE, "havana.card.black-market.bag-short", seat, Card.BLACK_MARKET)
        elif table.board[Board.BLACK_MARKET_PERFORMED] == 1:
            draw_cubes(table, seat, 1)
        else:
            table.board[Board.BLACK_MARKET_PERFORMED] = 1
            if table.option[Choice.BLACK_MARKET.place] == 0:
                draw_cubes(table, seat, 2)
            else:
                table.push(Ask.BLACK_MARKET, seat)

    def promise(self, table: HavanaTable, seat: i64) -> i64:
        return BLIND_CUBES


class DrawOrSearch(Decision[HavanaTable]):
    """The option of the re-edition: draw two blindly, or search for one (havana.card.black-market.pick-one)."""

    answers: ClassVar = (Moves.DRAW_BLIND, Moves.SEARCH)

    def legal(self, table: HavanaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        moves.add(Moves.DRAW_BLIND.id)
        for cube in range(CUBES):
            if table.bag[cube] > 0:
                moves.add(Moves.SEARCH.of(cube))

    def refusal(self, table: HavanaTable, seat: i64, argument: i64, move: i64) -> str:
        return "havana.card.black-market.pick-one"

    def play(self, table: HavanaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DRAW_BLIND.id:
            draw_cubes(table, seat, 2)
            return
        cube = Moves.SEARCH.value(move)
        table.bag[cube] -= 1
        table.cubes.add(seat, cube, 1)
        journal.tell(Told.CUBE_SEARCHED, "havana.card.black-market.pick-one", seat, cube)


ACTION_CARDS: Final[Mapping[int, ActionCard]] = {Card.BLACK_MARKET: BlackMarket()}
QUESTIONS: Final[Mapping[int, type[Decision[Any]]]] = {Ask.BLACK_MARKET: DrawOrSearch}
