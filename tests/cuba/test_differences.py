"""The table of differences: complete, consistent with what the editions play, and tested reading by reading."""

import pytest

from malecon.cli.coverage import TESTS, clauses_named_by_tests
from malecon.engine.catalogue import Difference
from malecon.games.cuba.game import GAME

DIFFERENCES = GAME.catalogue.differences
TESTED = {clause for _, clause in clauses_named_by_tests(TESTS / "cuba")}
each_difference = pytest.mark.parametrize("difference", DIFFERENCES, ids=lambda difference: difference.id)


def test_there_are_38_differences() -> None:
    assert len(DIFFERENCES) == 38
    assert len({difference.id for difference in DIFFERENCES}) == 38
    assert {difference.kind for difference in DIFFERENCES} == {"conflict", "precision"}


@each_difference
def test_a_difference_names_clauses_of_the_catalogue_in_both_languages(difference: Difference) -> None:
    named = (difference.default, *difference.readings, *([difference.ruling] if difference.ruling else []))
    assert all(clause in GAME.catalogue for clause in named)
    assert difference.readings
    assert difference.topic["en"].strip()
    assert difference.topic["fr"].strip()
    assert difference.topic["en"] != difference.topic["fr"]


@each_difference
def test_every_reading_has_a_test(difference: Difference) -> None:
    assert set(difference.readings) <= TESTED


@each_difference
def test_every_edition_plays_by_one_reading_of_a_conflict(difference: Difference) -> None:
    if difference.id == "buildings-count":  # its readings say the cost and the function of the 26th tile as well
        counts = ("cuba.component.building-tiles.25", "cuba.component.building-tiles.26")
        played = [[clause for clause in counts if GAME.plays(edition, difference, clause)] for edition in GAME.editions]
        assert played == [[counts[0]], [counts[0]], [counts[0]], [counts[1]]]
        return
    clauses = {difference.default, *difference.readings}
    for edition in GAME.editions:
        assert sum(GAME.plays(edition, difference, clause) for clause in clauses) == 1, edition.id


def test_an_edition_plays_what_it_prints_wherever_it_can_be_chosen() -> None:
    """Rulebooks prevail over player aids, and a ruling settles the two-piece duties (cuba.editions.precedence)."""
    aids = {"foreman-cross", "vote-tie", "subsidy-cap-water", "subsidy-cap-pesos", "round1-full-ships"}
    ruled = {"duty-two-resources", "duty-two-products"}
    for difference in DIFFERENCES:
        if GAME.switch_of(difference) is None or difference.id in aids | ruled or difference.id == "buildings-count":
            continue
        for edition in GAME.editions[1:]:
            played = [clause for clause in difference.readings if GAME.plays(edition, difference, clause)]
            assert len(played) == 1
            assert edition.id in GAME.catalogue[played[0]].editions, difference.id
