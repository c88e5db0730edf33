"""Small steps can be taken back one by one, until somebody has learned something."""

from malecon.games.cuba.game import GAME
from tests.cuba.position import Position
from tests.cuba.voting import bid, in_session


def test_trades_are_taken_back_one_by_one() -> None:
    table = Position(2).holds(0, pesos=9, citrus=1).plays(0, "tradeswoman")
    before = table.table.numbers()
    table.play("sell citrus", "buy sugar", "buy rum")
    assert (table.lot(0), table.pesos(0)) == ({"sugar": 1, "rum": 1}, 9 + 3 - 4 - 5)
    for _ in range(3):
        table.match.undo(0)
    assert table.table.numbers() == before


def test_a_whole_turn_of_the_foreman_can_be_taken_back() -> None:
    table = Position(2).holds(0, stone=4, sugar=2).builds(0, a2="cement-factory", a3="distillery", b1="dam").turn_of(0)
    before = table.table.numbers()
    moves = ("play foreman", "use dam", "use distillery", "amount 2", "use cement-factory", "amount 3")
    table.play(*moves)
    assert (table.points(0), table.lot(0)) == (3, {"stone": 1, "water": 2, "rum": 2})
    for _ in moves:
        table.match.undo(0)
    assert table.table.numbers() == before


def test_what_nature_or_a_look_through_the_pile_shows_is_not_taken_back() -> None:
    table = Position(2, lighthouse="in-place").builds(0, a2="lighthouse").plays(0, "foreman")
    table.pile(*(f"ship-{number:02}" for number in range(4, 16))).play("use lighthouse")
    assert not table.match.may_undo(0)
    harbor = Position(2).acts(other="harbor").ship("dock-2", "ship-04", rum=3, cigars=1).holds(0, cigars=1, sugar=1)
    harbor.plays(0, "mayor").play("load cigars dock-2")
    assert harbor.question == "ship"
    harbor.play("arrive ship-09")
    assert not harbor.match.may_undo(0)


def test_a_sealed_bid_may_be_taken_back_until_the_last_fist_is_closed() -> None:
    table = in_session(Position(2).holds(0, pesos=4).holds(1, pesos=4), "mayor", "worker")
    bid(table, 1, 2)
    assert table.match.may_undo(1)
    table.match.undo(1)
    bid(table, 1, 3)
    bid(table, 0, 0)
    assert table.votes(1) == 4
    assert not table.match.may_undo(0)
    assert not table.match.may_undo(1)
    assert GAME.vocabulary.parse("enact tax+duty") in table.match.legal(0)
