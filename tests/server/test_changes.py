"""The changes between two views, made to the one before, give the one after."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from malecon.server.table.changes import changed, changes

SCALARS = st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "rum", "citrus"])
KEYS = st.sampled_from(["a", "b", "c", "1"])
VIEWS = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=20
)


@given(VIEWS, VIEWS)
def test_the_changes_turn_any_view_into_any_other(before: Any, after: Any) -> None:
    untouched = json.dumps(before)
    assert written(changed(before, changes(before, after))) == written(after)
    assert json.dumps(before) == untouched


@given(VIEWS)
def test_nothing_changes_between_a_view_and_itself(view: Any) -> None:
    assert changes(view, json.loads(json.dumps(view))) == []


@given(VIEWS, VIEWS)
def test_changes_survive_their_journey(before: Any, after: Any) -> None:
    sent = json.loads(json.dumps(changes(before, after)))
    assert written(changed(before, sent)) == written(after)


def written(view: Any) -> str:
    """As text, because Python takes true for 1."""
    return json.dumps(view, sort_keys=True)


def test_only_what_differs_is_named() -> None:
    before = {"pesos": [3, 4], "goods": {"rum": 1, "wood": 2}, "gone": 1, "ships": [1]}
    after = {"pesos": [3, 5], "goods": {"rum": 1, "wood": None}, "new": True, "ships": [1, 2]}
    assert changes(before, after) == [
        [["gone"]],
        [["pesos", 1], 5],
        [["goods", "wood"], None],
        [["new"], True],
        [["ships"], [1, 2]],
    ]


def test_true_is_not_one_and_a_view_of_another_shape_replaces_all() -> None:
    assert changes({"over": 1}, {"over": True}) == [[["over"], True]]
    assert changes([1], {"a": 1}) == [[[], {"a": 1}]]
