"""Black Market: cubes from the bag, two for the first who performs it in the round, one for everybody later."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.havana.events import ACTION_IDLE, CUBE_SEARCHED
from malecon.games.havana.moves import DRAW_BLIND, SEARCH
from malecon.games.havana.supply import draw_cubes
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import ASK_MARKET, BLACK_MARKET, CUBES, MARKET_DONE, MARKET_IS


def use_black_market(table: HavanaTable, seat: i64, journal: Journal) -> None:
    if table.bag.total() == 0:
        if journal.listening:
            journal.tell(ACTION_IDLE, "havana.card.black-market.bag-short", seat, BLACK_MARKET)
    elif table.board[MARKET_DONE] == 1:
        draw_cubes(table, seat, 1)
    else:
        table.board[MARKET_DONE] = 1
        if table.option[MARKET_IS] == 0:
            draw_cubes(table, seat, 2)
        else:
            table.push(ASK_MARKET, seat)


class BlackMarket(Decision[Table]):
    """The option of the re-edition: draw two blindly, or search for one (havana.card.black-market.pick-one)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        moves.add(DRAW_BLIND)
        cube: i64 = 0
        while cube < CUBES:
            moves.add(SEARCH + cube)
            cube += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        if move != DRAW_BLIND and table.bag[move - SEARCH] == 0:
            return "havana.card.black-market.pick-one"
        return None

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        if move == DRAW_BLIND:
            draw_cubes(table, seat, 2)
            return
        cube = move - SEARCH
        table.bag[cube] -= 1
        table.cubes.add(seat, cube, 1)
        if journal.listening:
            journal.tell(CUBE_SEARCHED, "havana.card.black-market.pick-one", seat, cube)
