"""The end of the game: conversion of goods, and the ranking with its tie-breaks."""

from mypy_extensions import i64

from malecon.engine.events import Journal
from malecon.games.santiago.supply import receive_points
from malecon.games.santiago.table import SantiagoTable
from malecon.games.santiago.words import Told


def end_the_game(table: SantiagoTable, journal: Journal) -> None:
    """The rest of the turn is not played (santiago.end.immediate); goods become points, and the seats are placed."""
    table.clear_stack()
    journal.tell(Told.GAME_ENDED, "santiago.end.seventh")
    for seat in range(table.seats):
        convert_goods(table, seat, journal)
    if journal.listening:
        for ranked in range(table.seats):
            tell_place(table, ranked, journal)


def convert_goods(table: SantiagoTable, seat: i64, journal: Journal) -> None:
    """Three goods of any types make a point, wood included (santiago.end.conversion). The pieces stay where they are;
    `kept` counts those left over, which break ties (santiago.end.tie-goods-after-conversion)."""
    goods = table.goods.row_total(seat)
    points = goods // table.box.goods_per_point
    receive_points(table, seat, points)
    table.kept[seat] = goods - points * table.box.goods_per_point
    journal.tell(Told.GOODS_CONVERTED, "santiago.end.conversion-automatic", seat, goods, points, table.kept[seat])


def beats(table: SantiagoTable, one: i64, other: i64) -> bool:
    """Points, then goods kept, then pesos (santiago.end.winner, .tie-goods, .tie-pesos)."""
    if table.points[one] != table.points[other]:
        return table.points[one] > table.points[other]
    if table.kept[one] != table.kept[other]:
        return table.kept[one] > table.kept[other]
    return table.pesos[one] > table.pesos[other]


def place(table: SantiagoTable, seat: i64) -> i64:
    """1 for the winner; seats equal in everything share a place (santiago.end.shared)."""
    ahead: i64 = 0
    for other in range(table.seats):
        if beats(table, other, seat):
            ahead += 1
    return ahead + 1


def tell_place(table: SantiagoTable, seat: i64, journal: Journal) -> None:
    clause = deciding_clause(table, seat)
    journal.tell(Told.PLACED, clause, seat, place(table, seat), table.points[seat], table.kept[seat], table.pesos[seat])


def deciding_clause(table: SantiagoTable, seat: i64) -> str:
    """The last thing that had to be compared to place a seat."""
    clause = "santiago.end.winner"
    for other in range(table.seats):
        if other == seat or table.points[other] != table.points[seat]:
            continue
        if table.kept[other] != table.kept[seat]:
            clause = "santiago.end.tie-goods" if clause == "santiago.end.winner" else clause
        elif table.pesos[other] != table.pesos[seat]:
            clause = "santiago.end.tie-pesos"
        else:
            return "santiago.end.shared"
    return clause
