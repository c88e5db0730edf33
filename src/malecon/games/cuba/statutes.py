"""The statute phase: tax and duty may be paid for points, subsidies are scored, market acts move the market."""

from typing import Final

from mypy_extensions import i64

from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE, Table
from malecon.games.cuba.events import (
    BOTH_PAID,
    DUTY_PAID,
    DUTY_UNPAID,
    MARKET_FILLED,
    MARKET_REDUCED,
    SUBSIDY_PAID,
    TAX_PAID,
    TAX_UNPAID,
)
from malecon.games.cuba.moves import DECLINE, OFFERED_FIRST, OFFERED_SECOND, PAY_DUTY, PAY_TAX, SINGLES
from malecon.games.cuba.scoring import end_the_game
from malecon.games.cuba.supply import pay_pesos, score, spend
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    ASK_DUTY,
    ASK_TAX,
    BUILT,
    CITRUS,
    DUTY,
    DUTY_CITRUS,
    DUTY_STEP,
    DUTY_SUGAR,
    DUTY_TWO_PRODUCTS,
    DUTY_TWO_RESOURCES,
    DUTY_WATER,
    END_OF_ROUND,
    LAST_ROUND,
    MARKET_DECREASE,
    MARKET_INCREASE,
    PRODUCTS,
    RESOURCES,
    ROUND,
    SHOWN,
    STARTER,
    SUBSIDY,
    SUBSIDY_BUILDINGS,
    SUBSIDY_CAP_IS,
    SUBSIDY_PRODUCT_FIELDS,
    SUBSIDY_RESOURCE_FIELDS,
    SUBSIDY_STEP,
    SUBSIDY_VOTES,
    SUBSIDY_WATER,
    TAX,
    TAX_PER_BUILDING,
    TAX_STEP,
    TWO_PIECES_ARE,
    WATER,
)

COMPLIANCE: Final = 2  # points for a tax or a duty
BOTH: Final = 1  # more for both
SUBSIDY_CAP: Final = 7
PESOS_PER_POINT: Final = 3
MARKET_PIECES: Final = 2


class TaxStep(Step[Table]):
    """Clockwise from the new starting player; the argument counts (cuba.statute.player-order)."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if argument == table.seats:
            table.push(DUTY_STEP, NATURE)
            return
        table.push(TAX_STEP, NATURE, argument + 1)
        player = table.after(table.board[STARTER], argument)
        if table.pesos[player] >= tax_of(table, player):
            table.push(ASK_TAX, player)
        elif journal.listening:
            journal.tell(TAX_UNPAID, "cuba.statute.tax.decline", player)


def tax_of(table: CubaTable, seat: i64) -> i64:
    """The pesos of the act in force; by buildings, one for each, the printed warehouse included."""
    act = table.act[TAX]
    rate = table.box.tax[act]
    return rate * (table.erected(seat) + 1) if act == TAX_PER_BUILDING else rate


class Tax(Decision[Table]):
    """Pay the tax for points, or not?"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        moves.add(PAY_TAX)
        moves.add(DECLINE)

    def legal(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        self.candidates(table, seat, argument, moves)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if move == DECLINE:
            if journal.listening:
                journal.tell(TAX_UNPAID, "cuba.statute.tax.decline", seat)
            return
        pesos = tax_of(table, seat)
        pay_pesos(table, seat, pesos)
        table.complied[seat] += 1
        if journal.listening:
            journal.tell(TAX_PAID, "cuba.statute.tax.comply", seat, pesos, COMPLIANCE)
        score(table, seat, COMPLIANCE, journal)


class DutyStep(Step[Table]):
    """Clockwise from the new starting player; the argument counts."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if argument == table.seats:
            table.push(SUBSIDY_STEP, NATURE)
            return
        table.push(DUTY_STEP, NATURE, argument + 1)
        player = table.after(table.board[STARTER], argument)
        if can_give_duty(table, player):
            table.push(ASK_DUTY, player)
        elif journal.listening:
            journal.tell(DUTY_UNPAID, "cuba.statute.duty.decline", player)


def duty_piece(act: i64) -> i64:
    """The kind that a duty of one piece asks for: a product, or water."""
    return WATER if act == DUTY_WATER else CITRUS + act - DUTY_CITRUS


def is_pair(act: i64) -> bool:
    return act == DUTY_TWO_RESOURCES or act == DUTY_TWO_PRODUCTS


def of_the_class(table: CubaTable, act: i64, piece: i64) -> bool:
    """Whether a duty of two pieces takes this kind; where the wording is one for both cards, it takes any."""
    if table.option[TWO_PIECES_ARE] == 1:
        return True
    return (piece < RESOURCES) == (act == DUTY_TWO_RESOURCES)


def can_give_duty(table: CubaTable, seat: i64) -> bool:
    act = table.act[DUTY]
    if not is_pair(act):
        return table.owned(seat, duty_piece(act)) > 0
    total: i64 = 0
    piece: i64 = 0
    while piece < SINGLES:
        if of_the_class(table, act, piece):
            total += table.owned(seat, piece)
        piece += 1
    return total >= 2


def why_not_offer(table: CubaTable, seat: i64, offering: i64) -> str | None:
    """The clause that forbids to give the duty with these pieces."""
    act = table.act[DUTY]
    if not is_pair(act):
        if offering != duty_piece(act):
            return single_duty_clause(act)
        return None if table.owned(seat, offering) > 0 else "cuba.warehouse.own-pieces-only"
    if offering < SINGLES:
        return "cuba.statute.no-partial"
    one = OFFERED_FIRST[offering - SINGLES]
    other = OFFERED_SECOND[offering - SINGLES]
    if not of_the_class(table, act, one) or not of_the_class(table, act, other):
        return "cuba.statute.duty.two-cards"
    needed: i64 = 2 if one == other else 1
    if table.owned(seat, one) < needed or table.owned(seat, other) < needed:
        return "cuba.warehouse.own-pieces-only"
    return None


def single_duty_clause(act: i64) -> str:
    if act == DUTY_WATER:
        return "cuba.statute.duty.water"
    if act == DUTY_CITRUS:
        return "cuba.statute.duty.citrus"
    return "cuba.statute.duty.sugar" if act == DUTY_SUGAR else "cuba.statute.duty.tobacco"


class Duty(Decision[Table]):
    """Give the duty for points, with which pieces, or not?"""

    def candidates(self, table: Table, seat: i64, argument: i64, moves: MoveList) -> None:
        offering: i64 = 0
        while offering < SINGLES + len(OFFERED_FIRST):
            moves.add(PAY_DUTY + offering)
            offering += 1
        moves.add(DECLINE)

    def refusal(self, table: Table, seat: i64, argument: i64, move: i64) -> str | None:
        assert isinstance(table, CubaTable)
        return None if move == DECLINE else why_not_offer(table, seat, move - PAY_DUTY)

    def play(self, table: Table, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if move == DECLINE:
            if journal.listening:
                journal.tell(DUTY_UNPAID, "cuba.statute.duty.decline", seat)
            return
        offering = move - PAY_DUTY
        if offering < SINGLES:
            spend(table, seat, offering, 1)
        else:
            spend(table, seat, OFFERED_FIRST[offering - SINGLES], 1)
            spend(table, seat, OFFERED_SECOND[offering - SINGLES], 1)
        table.complied[seat] += 1
        if journal.listening:
            journal.tell(DUTY_PAID, "cuba.statute.duty.comply", seat, offering, COMPLIANCE)
        score(table, seat, COMPLIANCE, journal)
        if table.complied[seat] == 2:
            if journal.listening:
                journal.tell(BOTH_PAID, "cuba.statute.both-bonus", seat, BOTH)
            score(table, seat, BOTH, journal)


class SubsidyStep(Step[Table]):
    """Subsidies, then market acts, need no decision; then the round ends, the sixth with the game."""

    def run(self, table: Table, seat: i64, argument: i64, journal: Journal) -> None:
        assert isinstance(table, CubaTable)
        if table.act[SUBSIDY] >= 0:
            pay_subsidies(table, journal)
        if table.in_force(MARKET_DECREASE):
            reduce_market(table, journal)
        elif table.in_force(MARKET_INCREASE):
            fill_market(table, journal)
        if table.board[ROUND] == LAST_ROUND:
            end_the_game(table, journal)
        else:
            table.push(END_OF_ROUND, NATURE)


def pay_subsidies(table: CubaTable, journal: Journal) -> None:
    turn: i64 = 0
    while turn < table.seats:
        player = table.after(table.board[STARTER], turn)
        points = subsidy_of(table, player)
        if points > 0:
            if journal.listening:
                act = table.act[SUBSIDY]
                capped = points <= SUBSIDY_CAP or table.option[SUBSIDY_CAP_IS] == 0
                clause = subsidy_clause(act) if capped else "cuba.statute.subsidy.aid-no-cap"
                journal.tell(SUBSIDY_PAID, clause, player, act, points)
            score(table, player, points, journal)
        turn += 1


def subsidy_of(table: CubaTable, seat: i64) -> i64:
    act = table.act[SUBSIDY]
    if act == SUBSIDY_BUILDINGS:
        return table.erected(seat) + 1
    if act == SUBSIDY_RESOURCE_FIELDS:
        return table.open_fields(seat, 0, RESOURCES)
    if act == SUBSIDY_PRODUCT_FIELDS:
        return table.open_fields(seat, CITRUS, BUILT)
    if act == SUBSIDY_VOTES:
        return table.box.votes[table.card_in(seat, SHOWN)]
    points = table.lot.at(seat, WATER) if act == SUBSIDY_WATER else table.pesos[seat] // PESOS_PER_POINT
    return points if table.option[SUBSIDY_CAP_IS] == 1 else min(points, SUBSIDY_CAP)


def subsidy_clause(act: i64) -> str:
    if act == SUBSIDY_BUILDINGS:
        return "cuba.statute.subsidy.buildings.ruling"
    if act == SUBSIDY_RESOURCE_FIELDS:
        return "cuba.statute.subsidy.resource-fields"
    if act == SUBSIDY_PRODUCT_FIELDS:
        return "cuba.statute.subsidy.product-fields"
    if act == SUBSIDY_WATER:
        return "cuba.statute.subsidy.water"
    return "cuba.statute.subsidy.votes" if act == SUBSIDY_VOTES else "cuba.statute.subsidy.pesos"


def reduce_market(table: CubaTable, journal: Journal) -> None:
    """Two of each product leave for the stock, as far as there are (cuba.statute.other.market-limits)."""
    product: i64 = 0
    while product < PRODUCTS:
        count: i64 = min(MARKET_PIECES, table.market[product])
        table.market[product] -= count
        table.stock[CITRUS + product] += count
        if count > 0 and journal.listening:
            journal.tell(MARKET_REDUCED, "cuba.statute.other.market-decrease", CITRUS + product, count)
        product += 1


def fill_market(table: CubaTable, journal: Journal) -> None:
    """Two of each product come from the stock, as far as there are pieces and free spaces."""
    product: i64 = 0
    while product < PRODUCTS:
        free = table.box.spaces[product] - table.market[product]
        count: i64 = min(MARKET_PIECES, min(free, table.stock[CITRUS + product]))
        table.market[product] += count
        table.stock[CITRUS + product] -= count
        if count > 0 and journal.listening:
            journal.tell(MARKET_FILLED, "cuba.statute.other.market-increase", CITRUS + product, count)
        product += 1
