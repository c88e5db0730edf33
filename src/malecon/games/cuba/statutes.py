"""The statute phase: tax and duty may be paid for points, subsidies are scored, market acts move the market."""

from typing import ClassVar, Final

from mypy_extensions import i64

from malecon.engine.about import about_number
from malecon.engine.decision import Decision, MoveList, Step
from malecon.engine.events import Journal
from malecon.engine.table import NATURE
from malecon.games.cuba.deeds import OFFERED_FIRST, OFFERED_SECOND, OFFERINGS, SINGLES, Moves, Told
from malecon.games.cuba.scoring import end_the_game
from malecon.games.cuba.supply import pay_pesos, score, spend
from malecon.games.cuba.table import CubaTable
from malecon.games.cuba.words import (
    BUILT,
    LAST_ROUND,
    PRODUCTS,
    RESOURCES,
    Ask,
    Board,
    CardIs,
    Choice,
    Phase,
    Statute,
    Type,
    Ware,
)

COMPLIANCE: Final = 2  # points for a tax or a duty
BOTH: Final = 1  # more for both
SUBSIDY_CAP: Final = 7
PESOS_PER_POINT: Final = 3
MARKET_PIECES: Final = 2


class TaxStep(Step[CubaTable]):
    """Clockwise from the new starting player; the argument counts (cuba.statute.player-order)."""

    about: ClassVar = about_number("turns")

    def run(self, table: CubaTable, seat: i64, turns: i64, journal: Journal) -> None:
        if turns == 0:
            table.begin_phase(Phase.STATUTES)
            table.complied.fill(0)
        if turns == table.seats:
            return
        table.push(Ask.TAX_STEP, NATURE, turns + 1)
        player = table.after(table.board[Board.STARTER], turns)
        if table.pesos[player] >= tax_of(table, player):
            table.push(Ask.TAX, player)
        else:
            journal.tell(Told.TAX_UNPAID, "cuba.statute.tax.decline", player)


def tax_of(table: CubaTable, seat: i64) -> i64:
    """The pesos of the act in force; by buildings, one for each, the printed warehouse included."""
    act = table.act[Type.TAX]
    rate = table.box.tax[act]
    return rate * (table.erected(seat) + 1) if act == Statute.TAX_PER_BUILDING else rate


class Tax(Decision[CubaTable]):
    """Pay the tax for points, or not?"""

    answers: ClassVar = (Moves.PAY_TAX, Moves.DECLINE)

    def legal(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        moves.add(Moves.PAY_TAX.id)
        moves.add(Moves.DECLINE.id)

    def play(self, table: CubaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DECLINE.id:
            journal.tell(Told.TAX_UNPAID, "cuba.statute.tax.decline", seat)
            return
        pesos = tax_of(table, seat)
        pay_pesos(table, seat, pesos)
        table.complied[seat] += 1
        journal.tell(Told.TAX_PAID, "cuba.statute.tax.comply", seat, pesos, COMPLIANCE)
        score(table, seat, COMPLIANCE, journal)


class DutyStep(Step[CubaTable]):
    """Clockwise from the new starting player; the argument counts."""

    about: ClassVar = about_number("turns")

    def run(self, table: CubaTable, seat: i64, turns: i64, journal: Journal) -> None:
        if turns == table.seats:
            return
        table.push(Ask.DUTY_STEP, NATURE, turns + 1)
        player = table.after(table.board[Board.STARTER], turns)
        if can_give_duty(table, player):
            table.push(Ask.DUTY, player)
        else:
            journal.tell(Told.DUTY_UNPAID, "cuba.statute.duty.decline", player)


def duty_piece(act: i64) -> i64:
    """The kind that a duty of one piece asks for: a product, or water."""
    return Ware.WATER if act == Statute.DUTY_WATER else Ware.CITRUS + act - Statute.DUTY_CITRUS


def is_pair(act: i64) -> bool:
    return act == Statute.DUTY_2_RESOURCES or act == Statute.DUTY_2_PRODUCTS


def of_the_class(table: CubaTable, act: i64, piece: i64) -> bool:
    """Whether a duty of two pieces takes this kind; where the wording is one for both cards, it takes any."""
    if table.chosen(Choice.TWO_PIECE_DUTY) == 1:
        return True
    return (piece < RESOURCES) == (act == Statute.DUTY_2_RESOURCES)


def can_give_duty(table: CubaTable, seat: i64) -> bool:
    act = table.act[Type.DUTY]
    if not is_pair(act):
        return table.owned(seat, duty_piece(act)) > 0
    total: i64 = 0
    for piece in range(SINGLES):
        if of_the_class(table, act, piece):
            total += table.owned(seat, piece)
    return total >= 2


def is_offering(table: CubaTable, act: i64, pair: i64) -> bool:
    return of_the_class(table, act, OFFERED_FIRST[pair]) and of_the_class(table, act, OFFERED_SECOND[pair])


def owns_both(table: CubaTable, seat: i64, pair: i64) -> bool:
    one = OFFERED_FIRST[pair]
    other = OFFERED_SECOND[pair]
    needed: i64 = 2 if one == other else 1
    return table.owned(seat, one) >= needed and table.owned(seat, other) >= needed


class Duty(Decision[CubaTable]):
    """Give the duty for points, with which pieces, or not?"""

    answers: ClassVar = (Moves.PAY_DUTY, Moves.DECLINE)

    def legal(self, table: CubaTable, seat: i64, argument: i64, moves: MoveList) -> None:
        act = table.act[Type.DUTY]
        if is_pair(act):
            for pair in range(OFFERINGS - SINGLES):
                if is_offering(table, act, pair) and owns_both(table, seat, pair):
                    moves.add(Moves.PAY_DUTY.of(SINGLES + pair))
        elif table.owned(seat, duty_piece(act)) > 0:
            moves.add(Moves.PAY_DUTY.of(duty_piece(act)))
        moves.add(Moves.DECLINE.id)

    def refusal(self, table: CubaTable, seat: i64, argument: i64, move: i64) -> str:
        act = table.act[Type.DUTY]
        offering = Moves.PAY_DUTY.value(move)
        if not is_pair(act):
            return single_duty_clause(act) if offering != duty_piece(act) else "cuba.warehouse.own-pieces-only"
        if offering < SINGLES:
            return "cuba.statute.no-partial"
        if not is_offering(table, act, offering - SINGLES):
            return "cuba.statute.duty.two-cards"
        return "cuba.warehouse.own-pieces-only"

    def play(self, table: CubaTable, seat: i64, argument: i64, move: i64, journal: Journal) -> None:
        if move == Moves.DECLINE.id:
            journal.tell(Told.DUTY_UNPAID, "cuba.statute.duty.decline", seat)
            return
        offering = Moves.PAY_DUTY.value(move)
        if offering < SINGLES:
            spend(table, seat, offering, 1)
        else:
            spend(table, seat, OFFERED_FIRST[offering - SINGLES], 1)
            spend(table, seat, OFFERED_SECOND[offering - SINGLES], 1)
        table.complied[seat] += 1
        journal.tell(Told.DUTY_PAID, "cuba.statute.duty.comply", seat, offering, COMPLIANCE)
        score(table, seat, COMPLIANCE, journal)
        if table.complied[seat] == 2:
            journal.tell(Told.BOTH_PAID, "cuba.statute.both-bonus", seat, BOTH)
            score(table, seat, BOTH, journal)


def single_duty_clause(act: i64) -> str:
    if act == Statute.DUTY_WATER:
        return "cuba.statute.duty.water"
    if act == Statute.DUTY_CITRUS:
        return "cuba.statute.duty.citrus"
    return "cuba.statute.duty.sugar" if act == Statute.DUTY_SUGAR else "cuba.statute.duty.tobacco"


class Subsidies(Step[CubaTable]):
    """Subsidies, then market acts, need no decision; the sixth round ends with the game."""

    def run(self, table: CubaTable, seat: i64, argument: i64, journal: Journal) -> None:
        if table.act[Type.SUBSIDY] >= 0:
            pay_subsidies(table, journal)
        if table.in_force(Statute.MARKET_DECREASE):
            reduce_market(table, journal)
        elif table.in_force(Statute.MARKET_INCREASE):
            fill_market(table, journal)
        if table.board[Board.ROUND] == LAST_ROUND:
            end_the_game(table, journal)


def pay_subsidies(table: CubaTable, journal: Journal) -> None:
    act = table.act[Type.SUBSIDY]
    for turn in range(table.seats):
        player = table.after(table.board[Board.STARTER], turn)
        points = subsidy_of(table, player)
        if points > 0:
            capped = points <= SUBSIDY_CAP or table.chosen(Choice.SUBSIDY_CAP) == 0
            clause = subsidy_clause(act) if capped else "cuba.statute.subsidy.aid-no-cap"
            journal.tell(Told.SUBSIDY_PAID, clause, player, act, points)
            score(table, player, points, journal)


def subsidy_of(table: CubaTable, seat: i64) -> i64:
    act = table.act[Type.SUBSIDY]
    if act == Statute.SUBSIDY_BUILDINGS:
        return table.erected(seat) + 1
    if act == Statute.SUBSIDY_RESOURCE_FIELDS:
        return table.open_fields(seat, 0, RESOURCES)
    if act == Statute.SUBSIDY_PRODUCT_FIELDS:
        return table.open_fields(seat, Ware.CITRUS, BUILT)
    if act == Statute.SUBSIDY_VOTES:
        return table.box.votes[table.card_in(seat, CardIs.SHOWN)]
    of_water = act == Statute.SUBSIDY_WATER
    points = table.lot.at(seat, Ware.WATER) if of_water else table.pesos[seat] // PESOS_PER_POINT
    return points if table.chosen(Choice.SUBSIDY_CAP) == 1 else min(points, SUBSIDY_CAP)


def subsidy_clause(act: i64) -> str:
    if act == Statute.SUBSIDY_BUILDINGS:
        return "cuba.statute.subsidy.buildings.ruling"
    if act == Statute.SUBSIDY_RESOURCE_FIELDS:
        return "cuba.statute.subsidy.resource-fields"
    if act == Statute.SUBSIDY_PRODUCT_FIELDS:
        return "cuba.statute.subsidy.product-fields"
    if act == Statute.SUBSIDY_WATER:
        return "cuba.statute.subsidy.water"
    return "cuba.statute.subsidy.votes" if act == Statute.SUBSIDY_VOTES else "cuba.statute.subsidy.pesos"


def reduce_market(table: CubaTable, journal: Journal) -> None:
    """Two of each product leave for the stock, as far as there are (cuba.statute.other.market-limits)."""
    for product in range(PRODUCTS):
        count: i64 = min(MARKET_PIECES, table.market[product])
        table.market[product] -= count
        table.stock[Ware.CITRUS + product] += count
        if count > 0:
            journal.tell(Told.MARKET_REDUCED, "cuba.statute.other.market-decrease", Ware.CITRUS + product, count)


def fill_market(table: CubaTable, journal: Journal) -> None:
    """Two of each product come from the stock, as far as there are pieces and free spaces."""
    for product in range(PRODUCTS):
        free = table.box.spaces[product] - table.market[product]
        count: i64 = min(MARKET_PIECES, min(free, table.stock[Ware.CITRUS + product]))
        table.market[product] += count
        table.stock[Ware.CITRUS + product] -= count
        if count > 0:
            journal.tell(Told.MARKET_FILLED, "cuba.statute.other.market-increase", Ware.CITRUS + product, count)
