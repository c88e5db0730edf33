"""Set-up: the board, three ships, a starting player, colours and starting pieces."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, Table
from malecon.games.cuba.events import (
    COLOUR_CHOSEN,
    START_PRODUCTS_TAKEN,
    START_RESOURCES_TAKEN,
    STARTER_DRAWN,
)
from malecon.games.cuba.harbor import ship_arrives
from malecon.games.cuba.moves import (
    FIRST_OF,
    PICK_COLOUR,
    SECOND_OF,
)
from malecon.games.cuba.moves import STARTER as STARTER_MOVE
from malecon.games.cuba.supply import gain, receive_pesos
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ASK_COLOUR,
    ASK_START_PRODUCTS,
    ASK_START_RESOURCES,
    ASK_STARTER,
    BUILDINGS,
    BUILT,
    CITRUS,
    COLOURS,
    DUTY,
    DUTY_CITRUS,
    EMBASSY,
    EMBASSY_IS,
    FIELDS,
    LAY_OUT,
    MERCHANDISE,
    PIECES,
    PILE,
    PLANTATION_IS,
    PRINTED_WAREHOUSE,
    ROUND_STEP,
    SEA,
    SHIPS,
    START_CHOICES,
    STARTER,
    TAX,
    TAX_2,
)

BERTHS_AT_START: Final = 3


class LayOut(Step[Table]):
    """Stock, market, buildings and starting laws; then ships at dock 1, dock 2 and at sea: the argument counts them."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if argument == 0:
            lay_the_board(table)
        if argument == BERTHS_AT_START:
            table.push(ROUND_STEP, NATURE, 1)
            table.push(START_CHOICES, NATURE)
            table.push(ASK_STARTER, NATURE)
            return
        table.push(LAY_OUT, NATURE, argument + 1)
        # Dock 1, dock 2, then the sea; dock 3 stays empty (cuba.setup.ships-in-dock.order, cuba.setup.dock3-empty).
        ship_arrives(table, SEA if argument == BERTHS_AT_START - 1 else argument + 1, journal)


def lay_the_board(table: CubaTable) -> None:
    box = table.box
    piece: i64 = 0
    while piece < PIECES:
        table.stock[piece] = box.pieces[piece]
        piece += 1
    ware: i64 = 0
    while ware < MERCHANDISE:
        table.market[ware] = box.on_market[ware]
        table.stock[CITRUS + ware] -= box.on_market[ware]
        ware += 1
    building: i64 = 0
    while building < BUILDINGS:
        table.tiles[building] = box.tiles[building]
        building += 1
    if table.option[EMBASSY_IS] == 1:
        table.tiles[EMBASSY] = 1
    table.board[PILE] = SHIPS
    table.act[TAX] = TAX_2
    table.act[DUTY] = DUTY_CITRUS


class Starter(Decision[Table]):
    """Nature draws the first starting player (cuba.setup.starting-player.method)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        player: i64 = 0
        while player < table.seats:
            moves.add(STARTER_MOVE + player)
            player += 1

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        self.candidates(table, seat, argument, moves)

    def even(self) -> bool:
        return True

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        table.board[STARTER] = move - STARTER_MOVE
        if journal.listening:
            journal.tell(STARTER_DRAWN, "cuba.setup.starting-player", move - STARTER_MOVE)


class StartChoices(Step[Table]):
    """Clockwise from the starting player, everybody's colour first, then everybody's pieces; the argument counts."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if argument == 2 * table.seats:
            return
        table.push(START_CHOICES, NATURE, argument + 1)
        if argument < table.seats:
            table.push(ASK_COLOUR, table.after(table.board[STARTER], argument))
        else:
            player = table.after(table.board[STARTER], argument - table.seats)
            table.push(ASK_START_PRODUCTS, player)
            table.push(ASK_START_RESOURCES, player)


class Colour(Decision[Table]):
    """Which colour? It brings pawn, cards and plantation (cuba.setup.colour)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        colour: i64 = 0
        while colour < COLOURS:
            moves.add(PICK_COLOUR + colour)
            colour += 1

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        other: i64 = 0
        while other < table.seats:
            if table.colour[other] == move - PICK_COLOUR:
                return "cuba.setup.colour.order"
            other += 1
        return None

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        colour = move - PICK_COLOUR
        table.colour[seat] = colour
        side: i64 = COLOURS if table.option[PLANTATION_IS] == 0 else colour
        field: i64 = 0
        while field < FIELDS:
            on_it = table.box.layout[side * FIELDS + field]
            table.field.set(seat, field, on_it)
            if on_it == BUILT + PRINTED_WAREHOUSE:
                table.pawn[seat] = field
            field += 1
        receive_pesos(table, seat, table.box.start_pesos)
        if journal.listening:
            journal.tell(COLOUR_CHOSEN, "cuba.setup.colour", seat, colour)


class StartPieces(Decision[Table]):
    """Two of three kinds, alike or different (cuba.setup.starting-pieces.combination)."""

    def __init__(self, name: str, first_move: int, first_piece: int) -> None:
        super().__init__(name)
        self.first_move: i64 = first_move
        self.first_piece: i64 = first_piece

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        pair: i64 = 0
        while pair < len(FIRST_OF):
            moves.add(self.first_move + pair)
            pair += 1

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        self.candidates(table, seat, argument, moves)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        pair = move - self.first_move
        gain(table, seat, self.first_piece + FIRST_OF[pair], 1)
        gain(table, seat, self.first_piece + SECOND_OF[pair], 1)
        if journal.listening:
            kind = START_RESOURCES_TAKEN if self.first_piece == 0 else START_PRODUCTS_TAKEN
            journal.tell(kind, "cuba.setup.starting-pieces", seat, pair)
