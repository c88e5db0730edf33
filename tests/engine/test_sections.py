"""The chapters of the rulebooks: every clause is in exactly one, and everything is said in both languages."""

import pytest

from malecon.engine.catalogue import LANGUAGES, Section
from malecon.engine.game import Game
from malecon.games import games
from malecon.text import texts

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
SECTIONS = {f"{game.name}-{section.id}": section for game in games().values() for section in game.catalogue.sections}
each_section = pytest.mark.parametrize("section", SECTIONS.values(), ids=SECTIONS)


@each_game
def test_every_clause_is_in_exactly_one_section(game: Game) -> None:
    groups = [group for section in game.catalogue.sections for group in section.groups]
    found = [clause.id for group in groups for clause in game.catalogue.clauses_of(group)]
    assert sorted(found) == sorted(game.catalogue)


@each_game
def test_sections_have_names_of_their_own_and_every_topic_takes_something(game: Game) -> None:
    sections = game.catalogue.sections
    topics = [topic for section in sections for group in section.groups for topic in group.topics]
    assert len({section.id for section in sections}) == len(sections) >= 10
    assert len(set(topics)) == len(topics)
    assert [topic for topic in topics if topic not in game.catalogue.by_topic] == []


@each_section
def test_a_section_says_in_both_languages_what_it_is_about(section: Section) -> None:
    for language in LANGUAGES:
        assert section.title[language]
        assert 80 < len(section.about[language]) < 480
        assert section.about[language].count(".") in range(2, 7)
    assert section.about["en"] != section.about["fr"]


@each_section
def test_a_group_is_named_in_both_languages_or_not_at_all(section: Section) -> None:
    for group in section.groups:
        assert set(group.title) in (set(), set(LANGUAGES))
        assert not (group.title and group.thing)
        assert not group.thing or all(group.thing in texts(language) for language in LANGUAGES)


@each_game
def test_examples_follow_what_they_illustrate(game: Game) -> None:
    for group in (group for section in game.catalogue.sections for group in section.groups):
        kinds = [clause.kind == "example" for clause in game.catalogue.clauses_of(group)]
        assert kinds == sorted(kinds)
        assert not kinds[0]


def test_the_longest_topic_takes_a_clause() -> None:
    catalogue = games()["santiago"].catalogue
    assert catalogue.topic_of("santiago.data.flower.pedro") == "data.flower.pedro"
    assert catalogue.topic_of("santiago.data.flower.distribution") == "data.flower"
    assert catalogue.topic_of("santiago.data.die-faces") == "data"
    assert catalogue.topic_of("santiago.nothing") is None


@each_game
def test_french_is_set_as_the_french_set_it(game: Game) -> None:
    """With curved apostrophes, and with no line break before a colon or inside quotation marks."""
    catalogue = game.catalogue
    said = [clause.text["fr"] for clause in catalogue.values()]
    said += [clause.why["fr"] for clause in catalogue.values() if clause.why]
    said += [line for clause in catalogue.values() for lines in clause.example.values() for line in lines["fr"]]
    said += [section.about["fr"] for section in catalogue.sections]
    said += [difference.topic["fr"] for difference in catalogue.differences]
    assert [text for text in said if "'" in text or any(mark in text for mark in (" :", " ;", " ?", " »", "« "))] == []
