"""The port: a delivery phase for everybody, one kind of good a go, until the ship is full or all have passed."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList
from malecon.engine.events import Journal
from malecon.engine.table import Table
from malecon.games.santiago.events import (
    ALL_PASSED,
    DELIVERIES_BEGUN,
    GOODS_DELIVERED,
    PASSED,
    WOOD_DELIVERED,
)
from malecon.games.santiago.moves import DELIVER, DELIVER_WOOD, MOST_DELIVERED, PASS
from malecon.games.santiago.ship import demand_left, lower_demand, raise_value
from malecon.games.santiago.supply import put_back, receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import ASK_DELIVERY, DICE, NOT_ABOARD, VALUE, WOOD

POINTS_PER_WOOD: Final = 1


def open_deliveries(table: SantiagoTable, seat: i64, journal: Journal) -> None:
    """The player who drove to the port begins; nobody has passed yet."""
    if journal.listening:
        journal.tell(DELIVERIES_BEGUN, "santiago.port.trigger", seat)
    table.push(ASK_DELIVERY, seat)


class Delivery(Decision):
    """What does the player deliver? The argument is the mask of the seats that have passed."""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        place: i64 = 0
        while place < DICE * MOST_DELIVERED:
            moves.add(DELIVER + place)
            place += 1
        place = 0
        while place < DICE * MOST_DELIVERED:
            moves.add(DELIVER_WOOD + place)
            place += 1
        moves.add(PASS)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, SantiagoTable)
        if move == PASS:
            return None
        with_wood = move >= DELIVER_WOOD
        die = delivered_good(move)
        if table.demand[die] == NOT_ABOARD:
            return "santiago.port.off-ship-good"
        if delivered_amount(move) > table.demand[die]:
            return "santiago.wood.cap" if with_wood else "santiago.port.not-above-demand"
        if delivered_amount(move) > table.goods.at(seat, WOOD if with_wood else die):
            return "santiago.port.amount-free"
        return None

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        assert isinstance(table, SantiagoTable)
        wood = table.goods.at(seat, WOOD)
        die: i64 = 0
        while die < DICE:
            most = min(table.demand[die], table.goods.at(seat, die))
            amount: i64 = 0
            while amount < most:
                moves.add(DELIVER + die * MOST_DELIVERED + amount)
                amount += 1
            die += 1
        die = 0
        while wood > 0 and die < DICE:
            most = min(table.demand[die], wood)
            amount = 0
            while amount < most:
                moves.add(DELIVER_WOOD + die * MOST_DELIVERED + amount)
                amount += 1
            die += 1
        moves.add(PASS)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, SantiagoTable)
        passed = argument
        if move == PASS:
            passed = pass_for_good(table, seat, argument, journal)
        else:
            deliver(table, seat, move, journal)
            if demand_left(table) == 0:
                return  # the ship was filled and has left: nobody gets another go (santiago.port.filled-no-value-step)
        one: i64 = 1
        if passed == (one << table.seats) - 1:
            close_unfilled(table, journal)
        else:
            table.push(ASK_DELIVERY, next_to_deliver(table, seat, passed), passed)


def delivered_good(move: i64) -> i64:
    return (move - (DELIVER_WOOD if move >= DELIVER_WOOD else DELIVER)) // MOST_DELIVERED


def delivered_amount(move: i64) -> i64:
    return (move - (DELIVER_WOOD if move >= DELIVER_WOOD else DELIVER)) % MOST_DELIVERED + 1


def pass_for_good(table: SantiagoTable, seat: i64, passed: i64, journal: Journal) -> i64:
    """Who passes is out of this phase (santiago.port.pass-final)."""
    if journal.listening:
        moves = MoveList()
        Delivery("").legal(table, seat, passed, moves)
        journal.tell(PASSED, "santiago.port.forced-pass" if moves.count == 1 else "santiago.port.pass", seat)
    one: i64 = 1
    return passed | (one << seat)


def next_to_deliver(table: SantiagoTable, seat: i64, passed: i64) -> i64:
    """The next seat in turn order that has not passed; the last one left goes again."""
    seat = table.next_seat(seat)
    while (passed >> seat) & 1 == 1:
        seat = table.next_seat(seat)
    return seat


def deliver(table: SantiagoTable, seat: i64, move: i64, journal: Journal) -> None:
    """Goods back to the supply, points at once, then the die goes down (santiago.port.vp, .die-down)."""
    die = delivered_good(move)
    amount = delivered_amount(move)
    if move >= DELIVER_WOOD:
        put_back(table, seat, WOOD, amount)
        receive_points(table, seat, amount * POINTS_PER_WOOD)
        if journal.listening:
            journal.tell(WOOD_DELIVERED, "santiago.wood.vp", seat, die, amount, amount * POINTS_PER_WOOD)
    else:
        points = amount * table.board[VALUE]
        put_back(table, seat, die, amount)
        receive_points(table, seat, points)
        if journal.listening:
            journal.tell(GOODS_DELIVERED, "santiago.port.vp", seat, die, amount, points)
    lower_demand(table, die, amount, journal)


def close_unfilled(table: SantiagoTable, journal: Journal) -> None:
    """Everybody has passed with demand left: the ship stays and its value rises (santiago.port.end-all-passed)."""
    if journal.listening:
        journal.tell(ALL_PASSED, "santiago.port.end-all-passed")
    raise_value(table, "santiago.port.end-all-passed", journal)
