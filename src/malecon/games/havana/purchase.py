"""Purchases: any number of buildings from the four row ends, each paid exactly, with five for one as a choice."""

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NOBODY, Table
from malecon.games.havana.events import (
    BUILDING_BOUGHT,
    BUYING_STOPPED,
    DEBRIS_PAID,
    FIVE_PAID,
    PESOS_PAID,
    PIECE_PAID,
    PURCHASE_BEGUN,
)
from malecon.games.havana.moves import BUY, PAY, PAY_FIVE, STOP_BUYING
from malecon.games.havana.rows import refill, take_from_row
from malecon.games.havana.scoring import end_the_game
from malecon.games.havana.supply import end_without_cubes, pay_pesos, return_worker, to_the_box
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import (
    ARCHITECT,
    ASK_BUY,
    ASK_PAY,
    COLOURS,
    ENDS,
    GREY,
    PAYMENT,
    PIECES,
    ROW_LENGTH,
    ROWS,
    WORKER_PIECE,
)


class Buy(Decision[Table]):
    """Which end building, if any? (havana.buy.any-number)"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        end: i64 = 0
        while end < ENDS:
            moves.add(BUY + end)
            end += 1
        moves.add(STOP_BUYING)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, HavanaTable)
        if move == STOP_BUYING:
            return None
        place = table.place_of_end(move - BUY)
        if place == NOBODY or is_second_name(table, move - BUY):
            return "havana.row.single-card"
        building = table.building_at[place]
        if lacks_architect(table, seat, building):
            return "havana.buy.architect-open"
        if not can_pay(table, seat, building):
            return "havana.buy.pay-cost"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, HavanaTable)
        row: i64 = 0
        while row < ROWS:
            length = table.length[row]
            left = row * ROW_LENGTH
            if length > 0 and affordable(table, seat, table.building_at[left]):
                moves.add(BUY + row * 2)
            if length > 1 and affordable(table, seat, table.building_at[left + length - 1]):
                moves.add(BUY + row * 2 + 1)
            row += 1
        moves.add(STOP_BUYING)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        if move == STOP_BUYING:
            if journal.listening:
                journal.tell(BUYING_STOPPED, "havana.buy.any-number", seat)
            return
        end = move - BUY
        building = table.building_at[table.place_of_end(end)]
        if journal.listening:
            journal.tell(PURCHASE_BEGUN, "havana.buy.ends-only", seat, building, end)
        table.push(ASK_BUY, seat)
        table.push(PAYMENT, seat, end)
        piece: i64 = 0
        while piece < PIECES:
            table.due[piece] = table.box.cost(building, piece)
            piece += 1
        pay_what_nothing_replaces(table, seat, building, journal)


def is_second_name(table: HavanaTable, end: i64) -> bool:
    """A lone card is both ends of its row and is sold once, as the left one (havana.row.single-card)."""
    return end % 2 == 1 and table.length[end // 2] == 1


def affordable(table: HavanaTable, seat: i64, building: i64) -> bool:
    return can_pay(table, seat, building) and not lacks_architect(table, seat, building)


def lacks_architect(table: HavanaTable, seat: i64, building: i64) -> bool:
    """A building may ask for the buyer's Architect to lie open (havana.buy.architect-open)."""
    return table.box.architect[building] == 1 and not table.lies_open(seat, ARCHITECT)


def can_pay(table: HavanaTable, seat: i64, building: i64) -> bool:
    """Everything shown as cost, what is lacking being replaced five for one (havana.buy.five.limits)."""
    lacking = max(table.box.cost(building, WORKER_PIECE) - table.workers[seat], 0)
    if table.box.pesos[building] + lacking * table.box.pesos_for_worker > table.pesos[seat]:
        return False
    lacking = 0
    colour: i64 = 0
    while colour < COLOURS:
        lacking += max(table.box.cost(building, colour) - table.cubes.at(seat, colour), 0)
        colour += 1
    return table.box.cost(building, GREY) + lacking * table.box.grey_for_coloured <= table.cubes.at(seat, GREY)


def pay_what_nothing_replaces(table: HavanaTable, seat: i64, building: i64, journal: Journal) -> None:
    """Pesos go back to the reserve, grey cubes to the box."""
    pesos = table.box.pesos[building]
    pay_pesos(table, seat, pesos)
    grey = table.due[GREY]
    to_the_box(table, seat, GREY, grey)
    table.due[GREY] = 0
    if journal.listening:
        if pesos > 0:
            journal.tell(PESOS_PAID, "havana.buy.pesos-workers-return", seat, pesos)
        if grey > 0:
            journal.tell(DEBRIS_PAID, "havana.buy.cubes-to-box", seat, grey)


class Payment(Step[Table]):
    """Pays piece by piece; asks where the piece itself and five for one are both possible. The argument is the end."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        piece: i64 = 0
        while piece < PIECES:
            while table.due[piece] > 0:
                if not owns(table, seat, piece):
                    pay_five(table, seat, piece, journal)
                elif five_is_possible(table, seat, piece):
                    table.push(PAYMENT, seat, argument)
                    table.push(ASK_PAY, seat, piece)
                    return
                else:
                    pay_piece(table, seat, piece, journal)
            piece += 1
        complete(table, seat, argument, journal)


def owns(table: HavanaTable, seat: i64, piece: i64) -> bool:
    if piece == WORKER_PIECE:
        return table.workers[seat] > 0
    return table.cubes.at(seat, piece) > 0


def five_is_possible(table: HavanaTable, seat: i64, piece: i64) -> bool:
    """Whether five for this piece still leaves enough for the rest of the cost."""
    if piece == WORKER_PIECE:
        lacking = max(table.due[piece] - 1 - table.workers[seat], 0)
        return (lacking + 1) * table.box.pesos_for_worker <= table.pesos[seat]
    lacking = 0
    colour: i64 = 0
    while colour < COLOURS:
        still_due = table.due[colour] - 1 if colour == piece else table.due[colour]
        lacking += max(still_due - table.cubes.at(seat, colour), 0)
        colour += 1
    return (lacking + 1) * table.box.grey_for_coloured <= table.cubes.at(seat, GREY)


def pay_piece(table: HavanaTable, seat: i64, piece: i64, journal: Journal) -> None:
    table.due[piece] -= 1
    if piece == WORKER_PIECE:
        return_worker(table, seat)
    else:
        to_the_box(table, seat, piece, 1)
    if journal.listening:
        clause = "havana.buy.pesos-workers-return" if piece == WORKER_PIECE else "havana.buy.cubes-to-box"
        journal.tell(PIECE_PAID, clause, seat, piece)


def pay_five(table: HavanaTable, seat: i64, piece: i64, journal: Journal) -> None:
    """Five pesos instead of a worker, five grey cubes instead of a coloured one."""
    table.due[piece] -= 1
    if piece == WORKER_PIECE:
        pay_pesos(table, seat, table.box.pesos_for_worker)
    else:
        to_the_box(table, seat, GREY, table.box.grey_for_coloured)
    if journal.listening:
        clause = "havana.buy.five-pesos" if piece == WORKER_PIECE else "havana.buy.five-grey"
        journal.tell(FIVE_PAID, clause, seat, piece)


class Pay(Decision[Table]):
    """The piece itself, or five for one? The argument is the piece (havana.buy.five.free-choice)."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        moves.add(PAY + argument)
        moves.add(PAY_FIVE + argument)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, HavanaTable)
        if move >= PAY_FIVE:
            pay_five(table, seat, argument, journal)
        else:
            pay_piece(table, seat, argument, journal)


def complete(table: HavanaTable, seat: i64, end: i64, journal: Journal) -> None:
    """The building is laid open before its owner; reaching the target ends the game (havana.end.at-purchase)."""
    place = table.place_of_end(end)
    building = take_from_row(table, place, seat)
    table.points[seat] += table.box.points[building]
    if journal.listening:
        journal.tell(BUILDING_BOUGHT, "havana.buy.lay-open", seat, building, table.box.points[building])
    if table.points[seat] >= table.box.target[table.seats]:
        end_the_game(table, "havana.end.target", journal)
        return
    refill(table, place // ROW_LENGTH)
    end_without_buildings(table, journal)
    if not table.over():
        end_without_cubes(table, journal)


def end_without_buildings(table: HavanaTable, journal: Journal) -> None:
    """Neither rows nor pile hold a building any more (havana.end.no-buildings)."""
    if table.length.total() == 0 and table.pile() == 0:
        end_the_game(table, "havana.end.no-buildings", journal)
