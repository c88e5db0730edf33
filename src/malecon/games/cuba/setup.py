"""Set-up: the board, three ships, a starting player, colours and starting pieces."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.about import about_number
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import EventKind, Journal
from malecon.engine.moves import MoveKind
from malecon.engine.table import NATURE
from malecon.games.cuba.buildings.functions import FUNCTIONS
from malecon.games.cuba.deeds import FIRST_OF, SECOND_OF, Moves, Told
from malecon.games.cuba.harbor import ship_arrives
from malecon.games.cuba.supply import gain, receive_pesos
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    COLOURS,
    FIELDS,
    MERCHANDISE,
    PIECES,
    PRINTED,
    SHIPS,
    TILES,
    Ask,
    Berth,
    Board,
    Choice,
    Statute,
    Type,
    Ware,
)

BERTHS_AT_START: Final = 3


class LayOut(Step[CubaTable]):
    """Stock, market, buildings and starting laws; then ships at dock 1, dock 2 and at sea: the argument counts them."""

    about: ClassVar = about_number("laid")

    def run(self, table: CubaTable, seat: i64, laid: i64, journal: Journal) -> None:
        if laid == 0:
            lay_the_board(table)
        if laid == BERTHS_AT_START:
            table.push(Ask.ROUND, NATURE, 1)
            table.push(Ask.START_CHOICES, NATURE)
            table.push(Ask.STARTER, NATURE)
            return
        table.push(Ask.LAY_OUT, NATURE, laid + 1)
        # Dock 1, dock 2, then the sea; dock 3 stays empty (cuba.setup.ships-in-dock.order, cuba.setup.dock3-empty).
        ship_arrives(table, Berth.SEA if laid == BERTHS_AT_START - 1 else laid + 1, journal)


def lay_the_board(table: CubaTable) -> None:
    box = table.box
    for piece in range(PIECES):
        table.stock[piece] = box.pieces[piece]
    for ware in range(MERCHANDISE):
        table.market[ware] = box.on_market[ware]
        table.stock[Ware.CITRUS + ware] -= box.on_market[ware]
    for tile in range(TILES):
        table.tiles[tile] = FUNCTIONS[tile].tiles(table)
    table.board[Board.PILE] = SHIPS
    table.act[Type.TAX] = Statute.TAX_2
    table.act[Type.DUTY] = Statute.DUTY_CITRUS


class Starter(Decision[CubaTable]):
    """Nature draws the first starting player (cuba.setup.starting-player.method)."""

    def candidates(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for player in range(table.seats):
            moves.add(Moves.STARTER.of(player))

    def legal(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        self.candidates(table, seat, argument, moves)

    def even(self) -> bool:
        return True

    def play(self, table: CubaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        table.board[Board.STARTER] = Moves.STARTER.value(move)
        journal.tell(Told.STARTER_DRAWN, "cuba.setup.starting-player", table.board[Board.STARTER])


class StartChoices(Step[CubaTable]):
    """Clockwise from the starting player, everybody's colour first, then everybody's pieces; the argument counts."""

    about: ClassVar = about_number("turns")

    def run(self, table: CubaTable, seat: i64, turns: i64, journal: Journal) -> None:
        if turns == 2 * table.seats:
            return
        table.push(Ask.START_CHOICES, NATURE, turns + 1)
        if turns < table.seats:
            table.push(Ask.COLOUR, table.after(table.board[Board.STARTER], turns))
        else:
            player = table.after(table.board[Board.STARTER], turns - table.seats)
            table.push(Ask.START_PRODUCTS, player)
            table.push(Ask.START_RESOURCES, player)


class Colour(Decision[CubaTable]):
    """Which colour? It brings pawn, cards and plantation (cuba.setup.colour)."""

    answers: ClassVar = (Moves.COLOUR,)

    def legal(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for colour in range(COLOURS):
            if not is_taken(table, colour):
                moves.add(Moves.COLOUR.of(colour))

    def refusal(self, table: CubaTable, seat: i64, argument: i64, move: i64) -> str:
        return "cuba.setup.colour.order"

    def play(self, table: CubaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        colour = Moves.COLOUR.value(move)
        table.colour[seat] = colour
        side: i64 = COLOURS if table.chosen(Choice.PLANTATION) == 0 else colour
        for field in range(FIELDS):
            on_it = table.box.layout[side * FIELDS + field]
            table.field.set(seat, field, on_it)
            if on_it == PRINTED:
                table.pawn[seat] = field
        receive_pesos(table, seat, table.box.start_pesos)
        journal.tell(Told.COLOUR_CHOSEN, "cuba.setup.colour", seat, colour)


def is_taken(table: CubaTable, colour: i64) -> bool:
    return any(table.colour[seat] == colour for seat in range(table.seats))


class StartPieces(Decision[CubaTable]):
    """Two of three kinds, alike or different (cuba.setup.starting-pieces.combination)."""

    first: ClassVar[i64]  # of the three kinds
    move: ClassVar[MoveKind]
    told: ClassVar[EventKind]

    def legal(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        self.candidates(table, seat, argument, moves)

    def play(self, table: CubaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        pair = self.move.value(move)
        gain(table, seat, self.first + FIRST_OF[pair], 1)
        gain(table, seat, self.first + SECOND_OF[pair], 1)
        journal.tell(self.told, "cuba.setup.starting-pieces", seat, pair)


class StartResources(StartPieces):
    first: ClassVar = Ware.WOOD
    move: ClassVar = Moves.START_RESOURCES
    told: ClassVar = Told.START_RESOURCES_TAKEN
    answers: ClassVar = (Moves.START_RESOURCES,)


class StartProducts(StartPieces):
    first: ClassVar = Ware.CITRUS
    move: ClassVar = Moves.START_PRODUCTS
    told: ClassVar = Told.START_PRODUCTS_TAKEN
    answers: ClassVar = (Moves.START_PRODUCTS,)
