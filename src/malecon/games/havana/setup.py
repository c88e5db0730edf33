"""Set-up: rows dealt, goods drawn, two secret opening cards chosen by all at once."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, NOBODY, SEVERAL, Table
from malecon.games.havana.events import CARD_REVEALED, DEALT_AGAIN, YOUNGEST_DRAWN
from malecon.games.havana.moves import HIGHER, LOWER, OPEN_CARDS, PAIRS, YOUNGEST
from malecon.games.havana.supply import draw_cubes, lay_pesos, receive_pesos
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import (
    ASK_DEAL,
    ASK_OPENING,
    ASK_YOUNGEST,
    BUILDINGS,
    CARDS,
    CENTRE,
    CUBES,
    DEAL_ROWS,
    ENDS,
    IN_PILE,
    PLACES,
    ROUND_STEP,
    SEALED,
    START_GOODS,
    WORKERS,
    YOUNGEST_IS,
)


class LayOut(Step[Table]):
    """The bag, the reserve, the seats; every card is in its owner's hand from the start (havana.setup.hand)."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        cube: i64 = 0
        while cube < CUBES:
            table.bag[cube] = table.box.cubes[cube]
            cube += 1
        table.board[WORKERS] = table.box.workers
        table.push(START_GOODS, NATURE)
        table.push(DEAL_ROWS, NATURE)
        if table.option[YOUNGEST_IS] == 0:
            player: i64 = 0
            while player < table.seats:
                table.rank[player] = player  # the first seat counts as the youngest (havana.order.tie.youngest)
                player += 1
        else:
            table.rank.fill(NOBODY)
            table.push(ASK_YOUNGEST, NATURE)


class Youngest(Decision[Table]):
    """Nature draws who counts as the youngest, the next youngest ...; the argument is the rank."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        player: i64 = 0
        while player < table.seats:
            moves.add(YOUNGEST + player)
            player += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        return None if table.rank[move - YOUNGEST] == NOBODY else "havana.order.tie.youngest"

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        table.rank[move - YOUNGEST] = argument
        if journal.listening:
            journal.tell(YOUNGEST_DRAWN, "havana.order.tie.youngest", move - YOUNGEST, argument + 1)
        if argument + 1 < table.seats:
            table.push(ASK_YOUNGEST, NATURE, argument + 1)


class DealRows(Step[Table]):
    """Twelve buildings in two rows of six; the argument is the next place (havana.setup.rows)."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        if argument < PLACES:
            table.push(DEAL_ROWS, NATURE, argument + 1)
            table.push(ASK_DEAL, NATURE, argument)
        elif not has_cheap_end(table):
            deal_again(table, journal)


def has_cheap_end(table: HavanaTable) -> bool:
    """At least one of the four ends is worth 1, 2 or 3 points (havana.setup.cheap-end)."""
    end: i64 = 0
    while end < ENDS:
        if table.box.points[table.building_at[table.place_of_end(end)]] <= table.box.cheap_end:
            return True
        end += 1
    return False


def deal_again(table: HavanaTable, journal: Journal) -> None:
    """All 36 buildings are reshuffled (havana.setup.cheap-end.redeal)."""
    table.building_at.fill(NOBODY)
    table.length.fill(0)
    building: i64 = 0
    while building < BUILDINGS:
        table.whereabouts[building] = IN_PILE
        building += 1
    if journal.listening:
        journal.tell(DEALT_AGAIN, "havana.setup.cheap-end.redeal")
    table.push(DEAL_ROWS, NATURE)


class StartGoods(Step[Table]):
    """A cube and a peso for everybody, in seat order; then cubes and pesos for the centre (havana.setup.draw-order)."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        one: i64 = 1
        table.push(ASK_OPENING, SEVERAL, (one << table.seats) - 1)
        lay_pesos(table, table.box.centre_pesos, "havana.setup.centre-pesos", journal)
        draw_cubes(table, CENTRE, table.box.centre_cubes)
        player: i64 = 0
        while player < table.seats:
            receive_pesos(table, player, table.box.start_pesos, "havana.setup.player-peso", journal)
            player += 1
        player = table.seats - 1
        while player >= 0:
            draw_cubes(table, player, table.box.start_cubes)
            player -= 1


class Opening(Decision[Table]):
    """Everybody secretly lays two cards (havana.setup.two-cards); the argument masks those who have not yet."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        pair: i64 = 0
        while pair < PAIRS:
            moves.add(OPEN_CARDS + pair)
            pair += 1

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        self.candidates(table, seat, argument, moves)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        table.card.set(seat, LOWER[move - OPEN_CARDS], SEALED)
        table.card.set(seat, HIGHER[move - OPEN_CARDS], SEALED)
        one: i64 = 1
        waiting = argument - (one << seat)
        if waiting != 0:
            table.push(ASK_OPENING, SEVERAL, waiting)
            return
        table.push(ROUND_STEP, NATURE)
        player: i64 = 0
        while player < table.seats:
            turn_up(table, player, journal)
            player += 1


def turn_up(table: HavanaTable, seat: i64, journal: Journal) -> None:
    """The two sealed cards of a seat are revealed."""
    first: i64 = NOBODY
    card: i64 = 0
    while card < CARDS:
        if table.card.at(seat, card) == SEALED:
            if journal.listening:
                journal.tell(CARD_REVEALED, "havana.setup.two-cards", seat, card)
            if first == NOBODY:
                first = card
            else:
                table.show(seat, first, card)
        card += 1
