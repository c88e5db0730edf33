"""Chance: the same in every build, and fair."""

from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from malecon.engine.chance import Chance, chance_from
from malecon.engine.decision import MoveList, drawn
from malecon.engine.events import SILENT
from malecon.engine.game import Setting
from malecon.games import find_game

SIDES = 6
PAIRS = 3_000
MOST = 76.0  # chi-square of 35 degrees of freedom: exceeded once in ten thousand times


def test_a_name_gives_the_same_numbers_in_every_build() -> None:
    chance = Chance("nature", 2011)
    assert [chance.below(1000) for _ in range(8)] == [850, 255, 80, 165, 90, 392, 480, 63]


def test_a_number_that_is_a_hash_gives_the_numbers_that_it_always_gave() -> None:
    """Games that were promised are drawn again from their seeds for ever, and lessons stay the same."""
    chance = chance_from(2011)
    assert [chance.below(1000) for _ in range(8)] == [457, 971, 377, 951, 153, 660, 514, 685]


def chi_square(one: Sequence[int], other: Sequence[int]) -> float:
    """How far pairs of throws of a die are from being all equally likely."""
    counted = Counter(zip(one, other, strict=True))
    expected = len(one) / SIDES**2
    return sum((counted[a, b] - expected) ** 2 / expected for a in range(SIDES) for b in range(SIDES))


def throws(names: Iterable[tuple[int | str, ...]], number: int) -> list[int]:
    """What a die shows at the throw with this number, in the stream of each name."""
    thrown = []
    for name in names:
        chance = Chance(*name)
        for _ in range(number - 1):
            chance.next()
        thrown.append(int(chance.below(SIDES)))
    return thrown


@pytest.mark.parametrize("number", [1, 2, 5, 20])
@pytest.mark.parametrize("apart", [1, 2, 1_000_003, 2**31 - 86])
def test_streams_of_neighbouring_seeds_have_nothing_to_do_with_each_other(apart: int, number: int) -> None:
    seeds = [seed + seed // apart * apart for seed in range(PAIRS)]  # none is used twice
    one = throws(((seed,) for seed in seeds), number)
    other = throws(((seed + apart,) for seed in seeds), number)
    assert chi_square(one, other) < MOST


@pytest.mark.parametrize("number", [1, 2, 5, 20])
def test_bots_have_nothing_to_do_with_nature_or_with_each_other(number: int) -> None:
    nature = throws((("nature", seed) for seed in range(PAIRS)), number)
    first, second = (throws((("bot", seed, seat) for seed in range(PAIRS)), number) for seat in (0, 1))
    assert chi_square(nature, first) < MOST
    assert chi_square(nature, second) < MOST
    assert chi_square(first, second) < MOST
    assert chi_square(nature[1:], first[:-1]) < MOST  # of the next seed


def test_a_branch_has_nothing_to_do_with_its_stem() -> None:
    stems = [Chance("stem", seed) for seed in range(PAIRS)]
    branches = [stem.branch() for stem in stems]
    one, other = [int(stem.below(SIDES)) for stem in stems], [int(branch.below(SIDES)) for branch in branches]
    assert chi_square(one, other) < MOST


def test_every_name_is_another_stream() -> None:
    """However its parts are put together: a number is not its digits, and what is one part is not two."""
    names: list[tuple[int | str, ...]] = [(), (1,), ("1",), (1, 1), (11,), ("1 1",), ("1", "1"), ("é",), (-1,)]
    assert len({(Chance(*name).one, Chance(*name).two) for name in names}) == len(names)


def test_every_number_comes_about_equally_often() -> None:
    chance = Chance(5)
    counted = Counter(chance.below(10) for _ in range(100_000))
    assert set(counted) == set(range(10))
    assert all(9_500 < count < 10_500 for count in counted.values())


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
