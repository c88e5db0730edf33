"""Words that are made, not listed: rows and columns, pairs, readings."""

import pytest

from malecon.games.cuba.deeds import firsts, pairs_of, seconds
from malecon.games.cuba.game import GAME
from malecon.games.cuba.words import FIELD, cross_of, reading


@pytest.mark.clause("cuba.worker.activation")
@pytest.mark.parametrize(
    ("field", "cross"),
    [
        ("a1", {"a1", "a2", "a3", "a4", "b1", "c1"}),
        ("b3", {"b1", "b2", "b3", "b4", "a3", "c3"}),
        ("c4", {"c1", "c2", "c3", "c4", "a4", "b4"}),
    ],
)
def test_a_field_shares_its_row_or_column_with_six_fields(field: str, cross: set[str]) -> None:
    assert {FIELD.words[other] for other in cross_of(FIELD.values[field])} == cross


def test_pairs_are_alike_or_different_and_named_in_order() -> None:
    assert pairs_of(("a", "b", "c")) == ("a+a", "a+b", "a+c", "b+b", "b+c", "c+c")
    assert list(zip(firsts(3), seconds(3), strict=True)) == [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)]


def test_a_reading_has_a_clause_for_each_value() -> None:
    made = reading(left_foot="worker.stay", right_foot="worker.yield")
    assert made.values == ("left-foot", "right-foot")
    assert made.clause == "cuba.worker.stay"
    assert made.readings == ("cuba.worker.stay", "cuba.worker.yield")
    for option in GAME.options:
        for clause in (option.clause, *option.readings):
            assert clause in GAME.catalogue
