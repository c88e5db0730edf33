"""Chance: the same in every build, and fair."""

from collections import Counter

from malecon.engine.chance import Chance
from malecon.engine.decision import MoveList, drawn
from malecon.engine.events import SILENT
from malecon.engine.game import Setting
from malecon.games import find_game


def test_a_seed_gives_the_same_numbers_in_every_build() -> None:
    chance = Chance(2011)
    assert [chance.below(1000) for _ in range(8)] == [457, 971, 377, 951, 153, 660, 514, 685]


def test_neighbouring_seeds_part_ways() -> None:
    assert [Chance(1).below(1000) for _ in range(1)] != [Chance(2).below(1000) for _ in range(1)]


def test_every_number_comes_about_equally_often() -> None:
    chance = Chance(5)
    counted = Counter(chance.below(10) for _ in range(100_000))
    assert set(counted) == set(range(10))
    assert all(9_500 < count < 10_500 for count in counted.values())


def test_seeds_beyond_one_stream_differ() -> None:
    far = 2147483562  # one whole turn of the first generator
    assert Chance(3).below(10**6) != Chance(3 + far).below(10**6)


def test_nature_draws_by_the_weights_of_her_moves() -> None:
    """A die with two faces of 1 shows 1 twice as often as 0."""
    game = find_game("santiago")
    setting = Setting(game, ["Alicia", "Bruno"], options={"first-player": "first-seat"})
    table, moves, chance = setting.empty_table(), MoveList(), Chance(8)
    game.rules.settle(table, SILENT)
    while game.rules.decisions[table.decision()].name != "roll":
        game.rules.legal(table, -1, moves)
        game.rules.play(table, -1, moves.ids[0], SILENT)
    game.rules.legal(table, -1, moves)
    decision = game.rules.decisions[table.decision()]
    texts = Counter(
        str(game.vocabulary[drawn(decision, table, table.argument(), moves, chance)]) for _ in range(60_000)
    )
    assert set(texts) == {"roll sugar 0", "roll sugar 1", "roll sugar 2", "roll sugar 3"}
    for face, sixths in ((0, 1), (1, 2), (2, 2), (3, 1)):
        assert abs(texts[f"roll sugar {face}"] - 10_000 * sixths) < 500
