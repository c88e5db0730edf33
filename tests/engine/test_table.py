"""The table: fields, stack, copies, saving."""

import pytest

from malecon.engine.sets import how_many, lowest, only
from malecon.engine.table import DEPTH, Table
from malecon.engine.words import Domain
from tests.engine.fists import FistsTable


def test_the_stack_asks_last_what_was_pushed_first() -> None:
    table = FistsTable(2)
    table.push(4, 0, 7)
    table.push(5, 1, 8)
    assert (table.decision(), table.seat(), table.argument(), table.depth()) == (5, 1, 8, 2)
    table.pop()
    assert (table.decision(), table.seat(), table.argument(), table.depth()) == (4, 0, 7, 1)
    assert not table.over()
    table.clear_stack()
    assert table.over()


def test_a_popped_frame_leaves_no_trace() -> None:
    one, two = FistsTable(2), FistsTable(2)
    one.push(4, 1, 7)
    one.pop()
    assert one.same(two)
    assert one.digest() == two.digest()


def test_a_stack_that_is_too_deep_fails_loudly() -> None:
    table = FistsTable(2)
    for _ in range(DEPTH):
        table.push(1, 0, 0)
    with pytest.raises(AssertionError, match="full"):
        table.push(1, 0, 0)


def test_tables_of_different_seats_differ() -> None:
    assert not FistsTable(2).same(FistsTable(3))


def test_a_copy_goes_its_own_way() -> None:
    one, two = FistsTable(2), FistsTable(2)
    one.score[1] = 5
    two.copy_from(one)
    assert two.same(one)
    two.score[1] = 6
    assert one.score[1] == 5
    assert not two.same(one)


def test_a_saved_table_that_does_not_fit_is_refused() -> None:
    table = FistsTable(2)
    saved = table.save()
    for broken in (
        {**saved, "score": [0]},
        {name: numbers for name, numbers in saved.items() if name != "score"},
        {**saved, "more": [1]},
        {**saved, "stack": [1, 2]},
        {name: numbers for name, numbers in saved.items() if name != "stack"},
    ):
        with pytest.raises(ValueError, match="does not fit"):
            table.load(broken)


def test_a_row_can_be_filled_and_summed() -> None:
    table = FistsTable(3)
    table.score.fill(2)
    assert [table.score[seat] for seat in range(3)] == [2, 2, 2]
    assert table.score.total() == 6


def test_a_row_has_a_word_for_everything_it_counts() -> None:
    table = FistsTable(2)
    table.score[1] = 3
    assert table.describe()["score"] == {"1": 0, "2": 3}
    assert table.describe()["round"] == {"number": 0}


def test_a_set_has_its_things_in_order() -> None:
    things = [0, 3, 17, 35]
    found, left = [], sum(only(thing) for thing in things)
    assert how_many(left) == 4
    while left:
        found.append(int(lowest(left)))
        left &= left - 1
    assert (found, how_many(left)) == (things, 0)
    assert [int(lowest(only(thing))) for thing in range(36)] == list(range(36))


def test_a_field_of_sets_is_described_by_the_words_of_its_things() -> None:
    table, fruit = Table(9, 2), Domain("fruit", ("apple", "pear", "plum"))
    bowls = table.grid("bowls", table.by_seat, Domain("bowl", ("old", "new")), sets_of=fruit)
    bowls.set(0, 0, only(0) | only(2))
    bowls.move(0, 0, 1, only(2))
    assert table.described("bowls") == {"1": {"old": ["apple"], "new": ["plum"]}, "2": {"old": [], "new": []}}
    other = Table(9, 2)
    other.grid("bowls", other.by_seat, Domain("bowl", ("old", "new")), sets_of=fruit)
    other.read_field("bowls", table.described("bowls"))
    assert other.same(table)
