"""Set-up: rows dealt, goods drawn, two secret opening cards chosen by all at once."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.engine.about import About, Part
from malecon.engine.course import Course
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.sets import lowest, only
from malecon.engine.table import NATURE, NOBODY, SEVERAL
from malecon.games.havana.supply import draw_cubes, lay_pesos, receive_pesos
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import (
    ALL_BUILDINGS,
    CENTRE,
    CUBES,
    ENDS,
    PAIRS,
    PLACES,
    Ask,
    Board,
    Choice,
    Lies,
    Moves,
    Told,
    Where,
)

SETUP: Final = Course(Ask.DEAL_ROWS, Ask.START_GOODS, Ask.ROUND)

# The cards of each pair.
ONE_OF_PAIR: Final[vec[i64]] = vec[i64]([one for one, _ in PAIRS])
OTHER_OF_PAIR: Final[vec[i64]] = vec[i64]([other for _, other in PAIRS])


class LayOut(Step[HavanaTable]):
    """The bag, the reserve, the seats; every card is in its owner's hand from the start (havana.setup.hand)."""

    def run(self, table: HavanaTable, seat: i64, argument: i64, journal: Journal) -> None:
        for cube in range(CUBES):
            table.bag[cube] = table.box.cubes[cube]
        table.board[Board.WORKERS] = table.box.workers
        SETUP.begin(table, NATURE)
        if table.option[Choice.YOUNGEST.place] == 0:
            for player in range(table.seats):
                table.rank[player] = player  # the first seat counts as the youngest (havana.order.tie.youngest)
        else:
            table.rank.fill(NOBODY)
            table.push(Ask.YOUNGEST, NATURE)


class Youngest(Decision[HavanaTable]):
    """Nature draws who counts as the youngest, the next youngest ..."""

    about: ClassVar = About(Part("rank", 0, 3))

    def candidates(self, table: HavanaTable, seat: i64, rank: i64, moves: MoveList) -> None:
        for player in range(table.seats):
            moves.add(Moves.YOUNGEST.of(player))

    def legal(self, table: HavanaTable, seat: i64, rank: i64, moves: MoveList) -> None:
        for player in range(table.seats):
            if table.rank[player] == NOBODY:
                moves.add(Moves.YOUNGEST.of(player))

    def refusal(self, table: HavanaTable, seat: i64, rank: i64, move: i64) -> str:
        return "havana.order.tie.youngest"

    def play(self, table: HavanaTable, seat: i64, rank: i64, move: i64, journal: Journal) -> None:
        player = Moves.YOUNGEST.value(move)
        table.rank[player] = rank
        journal.tell(Told.YOUNGEST_DRAWN, "havana.order.tie.youngest", player, rank + 1)
        if rank + 1 < table.seats:
            table.push(Ask.YOUNGEST, NATURE, rank + 1)


class DealRows(Step[HavanaTable]):
    """Twelve buildings in two rows of six (havana.setup.rows)."""

    about: ClassVar = About(Part("dealt", 0, 4))

    def run(self, table: HavanaTable, seat: i64, dealt: i64, journal: Journal) -> None:
        if dealt < PLACES:
            table.push(Ask.DEAL_ROWS, NATURE, dealt + 1)
            table.push(Ask.DEAL, NATURE, dealt)
        elif not has_cheap_end(table):
            deal_again(table, journal)


def has_cheap_end(table: HavanaTable) -> bool:
    """At least one of the four ends is worth 1, 2 or 3 points (havana.setup.cheap-end)."""
    for end in range(ENDS):
        if table.box.points[table.building_at[table.place_of_end(end)]] <= table.box.cheap_end:
            return True
    return False


def deal_again(table: HavanaTable, journal: Journal) -> None:
    """All 36 buildings are reshuffled (havana.setup.cheap-end.redeal)."""
    table.building_at.fill(NOBODY)
    table.length.fill(0)
    table.buildings[Where.ROW] = 0
    table.buildings[Where.PILE] = ALL_BUILDINGS
    journal.tell(Told.DEALT_AGAIN, "havana.setup.cheap-end.redeal")
    table.push(Ask.DEAL_ROWS, NATURE)


class StartGoods(Step[HavanaTable]):
    """A cube and a peso for everybody, in seat order; then cubes and pesos for the centre (havana.setup.draw-order)."""

    def run(self, table: HavanaTable, seat: i64, argument: i64, journal: Journal) -> None:
        table.push(Ask.OPENING, SEVERAL, only(table.seats) - 1)
        lay_pesos(table, table.box.centre_pesos, "havana.setup.centre-pesos", journal)
        draw_cubes(table, CENTRE, table.box.centre_cubes)
        for player in range(table.seats):
            receive_pesos(table, player, table.box.start_pesos, "havana.setup.player-peso", journal)
        player = table.seats - 1
        while player >= 0:
            draw_cubes(table, player, table.box.start_cubes)
            player -= 1


class Opening(Decision[HavanaTable]):
    """Everybody secretly lays two cards (havana.setup.two-cards)."""

    answers: ClassVar = (Moves.OPEN,)
    secret: ClassVar = True

    def legal(self, table: HavanaTable, seat: i64, waiting: i64, moves: MoveList) -> None:
        for pair in range(Moves.OPEN.size):
            moves.add(Moves.OPEN.of(pair))

    def play(self, table: HavanaTable, seat: i64, waiting: i64, move: i64, journal: Journal) -> None:
        pair = Moves.OPEN.value(move)
        table.cards.move(seat, Lies.HAND, Lies.SEALED, only(ONE_OF_PAIR[pair]) | only(OTHER_OF_PAIR[pair]))
        waiting -= only(seat)
        if waiting != 0:
            table.push(Ask.OPENING, SEVERAL, waiting)
            return
        for player in range(table.seats):
            turn_up(table, player, journal)


def turn_up(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """The two sealed cards of a seat are revealed."""
    sealed = table.cards.at(seat, Lies.SEALED)
    one = lowest(sealed)
    other = lowest(sealed & (sealed - 1))
    table.cards.set(seat, Lies.SEALED, 0)
    table.show(seat, one, other)
    journal.tell(Told.CARD_REVEALED, "havana.setup.two-cards", seat, one)
    journal.tell(Told.CARD_REVEALED, "havana.setup.two-cards", seat, other)
