"""Purchases: any number of buildings from the four row ends, each paid exactly, with five for one as a choice."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.about import About, Part, about
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.games.havana.rows import refill, take_from_row
from malecon.games.havana.scoring import end_the_game
from malecon.games.havana.supply import end_without_cubes, pay_pesos, return_worker, to_the_box
from malecon.games.havana.table import HavanaTable
from malecon.games.havana.words import (
    COLOURS,
    CUBES,
    END,
    OWNED,
    PIECE,
    PIECES,
    ROW_LENGTH,
    ROWS,
    WORKER_PIECE,
    Ask,
    Card,
    Cube,
    Moves,
    Told,
    Where,
)


class Buy(Decision[HavanaTable]):
    """Which end building, if any? (havana.buy.any-number)"""

    answers: ClassVar = (Moves.BUY, Moves.STOP_BUYING)

    def legal(self, table: HavanaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        for row in range(ROWS):
            left = row * ROW_LENGTH
            length = table.length[row]
            if length > 0 and affordable(table, seat, table.building_at[left]):
                moves.add(Moves.BUY.of(2 * row))
            if length > 1 and affordable(table, seat, table.building_at[left + length - 1]):
                moves.add(Moves.BUY.of(2 * row + 1))
        moves.add(Moves.STOP_BUYING.id)

    def refusal(self, table: HavanaTable, seat: i64, argument: i64, move: i64) -> str:
        end = Moves.BUY.value(move)
        if not table.has_end(end):
            return "havana.row.single-card"
        if lacks_architect(table, seat, table.building_at[table.place_of_end(end)]):
            return "havana.buy.architect-open"
        return "havana.buy.pay-cost"

    def play(self, table: HavanaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.STOP_BUYING.id:
            journal.tell(Told.BUYING_STOPPED, "havana.buy.any-number", seat)
            return
        end = Moves.BUY.value(move)
        building = table.building_at[table.place_of_end(end)]
        journal.tell(Told.PURCHASE_BEGUN, "havana.buy.ends-only", seat, building, end)
        table.push(Ask.BUY, seat)
        table.push(Ask.PAYMENT, seat, end)
        for piece in range(PIECES):
            table.due[piece] = table.box.cost(building, piece)
        pay_what_nothing_replaces(table, seat, building, journal)


def affordable(table: HavanaTable, seat: i64, building: i64) -> bool:
    return can_pay(table, seat, building) and not lacks_architect(table, seat, building)


def lacks_architect(table: HavanaTable, seat: i64, building: i64) -> bool:
    """A building may ask for the buyer's Architect to lie open (havana.buy.architect-open)."""
    return table.box.architect[building] == 1 and not table.lies_open(seat, Card.ARCHITECT)


def can_pay(table: HavanaTable, seat: i64, building: i64) -> bool:
    """Everything shown as cost, what is lacking being replaced five for one (havana.buy.five.limits)."""
    lacking = max(table.box.cost(building, WORKER_PIECE) - table.workers[seat], 0)
    if table.box.pesos[building] + lacking * table.box.pesos_for_worker > table.pesos[seat]:
        return False
    lacking = 0
    for colour in range(COLOURS):
        lacking += max(table.box.cost(building, colour) - table.cubes.at(seat, colour), 0)
    grey = table.box.cost(building, Cube.GREY) + lacking * table.box.grey_for_coloured
    return grey <= table.cubes.at(seat, Cube.GREY)


def missing(table: HavanaTable, seat: i64, building: i64) -> i64:
    """How many pieces of the printed cost a player does not have, whatever might replace them."""
    found = max(table.box.pesos[building] - table.pesos[seat], 0)
    found += max(table.box.cost(building, WORKER_PIECE) - table.workers[seat], 0)
    for cube in range(CUBES):
        found += max(table.box.cost(building, cube) - table.cubes.at(seat, cube), 0)
    return found


def pay_what_nothing_replaces(table: HavanaTable, seat: i64, building: i64, journal: Journal) -> None:
    """Pesos go back to the reserve, grey cubes to the box."""
    pesos = table.box.pesos[building]
    if pesos > 0:
        pay_pesos(table, seat, pesos)
        journal.tell(Told.PESOS_PAID, "havana.buy.pesos-workers-return", seat, pesos)
    grey = table.due[Cube.GREY]
    if grey > 0:
        to_the_box(table, seat, Cube.GREY, grey)
        table.due[Cube.GREY] = 0
        journal.tell(Told.DEBRIS_PAID, "havana.buy.cubes-to-box", seat, grey)


class Payment(Step[HavanaTable]):
    """Pays piece by piece; asks where the piece itself and five for one are both possible."""

    about: ClassVar = about("end", END)
    goes_on: ClassVar = True

    def run(self, table: HavanaTable, seat: i64, end: i64, journal: Journal) -> None:
        for piece in range(PIECES):
            while table.due[piece] > 0:
                if not owns(table, seat, piece):
                    pay_five(table, seat, piece, journal)
                elif five_is_possible(table, seat, piece):
                    table.push(Ask.PAY, seat, Paying.PIECE.put(piece) + Paying.END.put(end))
                    return
                else:
                    pay_piece(table, seat, piece, journal)
        complete(table, seat, end, journal)


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
    for colour in range(COLOURS):
        still_due = table.due[colour] - 1 if colour == piece else table.due[colour]
        lacking += max(still_due - table.cubes.at(seat, colour), 0)
    return (lacking + 1) * table.box.grey_for_coloured <= table.cubes.at(seat, Cube.GREY)


def pay_piece(table: HavanaTable, seat: i64, piece: i64, journal: Journal) -> None:
    table.due[piece] -= 1
    if piece == WORKER_PIECE:
        return_worker(table, seat)
        journal.tell(Told.PIECE_PAID, "havana.buy.pesos-workers-return", seat, piece)
    else:
        to_the_box(table, seat, piece, 1)
        journal.tell(Told.PIECE_PAID, "havana.buy.cubes-to-box", seat, piece)


def pay_five(table: HavanaTable, seat: i64, piece: i64, journal: Journal) -> None:
    """Five pesos instead of a worker, five grey cubes instead of a coloured one."""
    table.due[piece] -= 1
    if piece == WORKER_PIECE:
        pay_pesos(table, seat, table.box.pesos_for_worker)
        journal.tell(Told.FIVE_PAID, "havana.buy.five-pesos", seat, piece)
    else:
        to_the_box(table, seat, Cube.GREY, table.box.grey_for_coloured)
        journal.tell(Told.FIVE_PAID, "havana.buy.five-grey", seat, piece)


class Paying:
    """Which piece is being paid, and at which end the building stands."""

    PIECE: Final = Part("piece", 0, 3, PIECE)
    END: Final = Part("end", 3, 2, END)


class Pay(Decision[HavanaTable]):
    """The piece itself, or five for one? (havana.buy.five.free-choice)"""

    about: ClassVar = About(Paying.PIECE, Paying.END)

    def candidates(self, table: HavanaTable, seat: i64, paying: i64, moves: MoveList) -> None:
        piece = Paying.PIECE.of(paying)
        moves.add(Moves.PAY.of(piece))
        moves.add(Moves.PAY_FIVE.of(piece))

    def legal(self, table: HavanaTable, seat: i64, paying: i64, moves: MoveList) -> None:
        self.candidates(table, seat, paying, moves)

    def play(self, table: HavanaTable, seat: i64, paying: i64, move: i64, journal: Journal) -> None:
        if Moves.PAY.has(move):
            pay_piece(table, seat, Paying.PIECE.of(paying), journal)
        else:
            pay_five(table, seat, Paying.PIECE.of(paying), journal)
        table.push(Ask.PAYMENT, seat, Paying.END.of(paying))


def complete(table: HavanaTable, seat: i64, end: i64, journal: Journal) -> None:
    """The building is laid open before its owner; reaching the target ends the game (havana.end.at-purchase)."""
    place = table.place_of_end(end)
    building = take_from_row(table, place, OWNED + seat)
    table.points[seat] += table.box.points[building]
    journal.tell(Told.BUILDING_BOUGHT, "havana.buy.lay-open", seat, building, table.box.points[building])
    if table.points[seat] >= table.box.target[table.seats]:
        end_the_game(table, "havana.end.target", journal)
        return
    end_without_buildings(table, journal)
    if not table.over():
        end_without_cubes(table, journal)
    if not table.over():
        refill(table, place // ROW_LENGTH)


def end_without_buildings(table: HavanaTable, journal: Journal) -> None:
    """Neither rows nor pile hold a building any more (havana.end.no-buildings)."""
    if table.buildings[Where.ROW] == 0 and table.buildings[Where.PILE] == 0:
        end_the_game(table, "havana.end.no-buildings", journal)
