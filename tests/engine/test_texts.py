"""The two text files: the same messages in both, all of them used, none of them broken."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import malecon
from malecon.engine.events import Event
from malecon.engine.game import Game
from malecon.engine.words import SEAT
from malecon.games import games
from malecon.text import FOLDER, language_of_locale, texts, voice_of
from malecon.text import entries as cut

PACKAGE = Path(malecon.__file__).parent
LANGUAGES = ("en", "fr")


@cache
def entries(language: str) -> list[ast.EntryType]:
    return FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_file_is_understood(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_cut_where_its_entries_begin(language: str) -> None:
    """Entries are parsed one by one, as they are wanted: each must be the same as in the whole file."""
    whole = [entry for entry in entries(language) if isinstance(entry, ast.Message | ast.Term)]
    pieces = cut(language)
    assert list(pieces) == [f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}" for entry in whole]
    for piece, entry in zip(pieces.values(), whole, strict=True):
        assert FluentParser().parse_entry(piece).equals(entry, ignored_fields=["span", "comment"])


def edition_names(language: str) -> dict[str, str]:
    """The messages that are an edition's own name for a thing, with the name they stand for: one language has them."""
    editions = [edition.id for game in games().values() for edition in game.editions]
    own = re.compile(f"(.+)-in-({'|'.join(editions)})")
    return {name: found[1] for name in messages(language) if (found := own.fullmatch(name))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_editions_own_name_stands_for_one_that_all_editions_share(language: str) -> None:
    known = messages(language)
    for own, name in edition_names(language).items():
        assert forms_of(known[own]) == forms_of(known[name]), own


def shared(language: str) -> list[str]:
    own = edition_names(language)
    return [name for name in messages(language) if name not in own]


def forms_of(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


def test_both_languages_say_the_same_things() -> None:
    english, french = messages("en"), messages("fr")
    assert shared("en") == shared("fr")
    own = edition_names("en")
    for name, message in english.items():
        if name not in own:
            assert forms_of(message) == forms_of(french[name]), name


def test_every_message_is_used() -> None:
    """By its whole key in the code, by another message, or by a key that is made of a game's own words."""
    code = "\n".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    files = "\n".join((FOLDER / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES)
    named = set(re.findall(r"[\"'{ ]([a-z][a-z0-9-]*[a-z0-9])[\"'} .]", code))
    referred = set(re.findall(r"\{ ?([a-z][a-z0-9-]*)", files))
    prefixes = (
        "amount ask bot clause-kind clause-status decision difference does edition event fact flower game group held "
        "law material more move option reason recap shortage simulate source stage tie"
    )
    made = set(prefixes.split())
    for game in games().values():
        named |= {name for kind in game.vocabulary.kinds for name in outcomes_of(game, kind)}
        fields = [kind.fields for kind in game.vocabulary.kinds.values()] + [kind.fields for kind in game.events]
        made |= {domain.name for named_fields in fields for domain in named_fields.values()}
    unused = [name for name in messages("en") if not name.startswith(tuple(f"{prefix}-" for prefix in made))]
    unused = [name for name in unused if name not in named | referred]
    unused = [name for name in unused if not name.startswith("page-")]  # tests/web/test_sentences.py looks after those
    assert [name for name in unused if re.sub("^(label|rules)-", "", name) not in named] == []


VOICES = ("you", "to-you")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_acts_and_whoever_it_befalls_is_told_so_in_the_second_person(language: str) -> None:
    """Of our own games: those of others may leave it at names."""
    for game in games().values():
        for kind in game.events:
            seats = [name for name, domain in kind.fields.items() if domain is SEAT]
            message = messages(language)[f"event-{game.name}-{kind.name}"]
            assert [form for form in VOICES if form in forms_of(message)] == list(VOICES[: len(seats)]), kind
            for attribute in message.attributes:
                named = set(
                    re.findall(
                        r"\{ \$([a-z_]+) \}",
                        FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), attribute.value)),
                    )
                )
                own = seats[VOICES.index(attribute.id.name)]
                assert own not in named, f"{kind.name}: a name where the viewer is meant"


def test_the_seat_that_an_event_names_first_is_you_and_another_is_told_what_befalls_it() -> None:
    speech, game = texts("en"), games()["havana"]
    kind = next(kind for kind in game.events if kind.name == "nothing-stolen")
    event = Event(kind, "", (0, 1))
    said = [speech.event(game, event, ["Ana", "Blas", "Celia"], voice_of(event, viewer)) for viewer in (0, 1, 2, None)]
    assert said == [
        "You rob Blas, who has no cubes.",
        "Ana robs you, but you have no cubes.",
        "Ana robs Blas, who has no cubes.",
        "Ana robs Blas, who has no cubes.",
    ]


def outcomes_of(game: Game, kind: str) -> list[str]:
    """The messages of what a move comes to: in answer to a question, or to any."""
    questions = [f"-{decision.name}" for decision in game.rules.decisions if not decision.automatic]
    return [f"outcome-{game.name}-{kind}{question}" for question in ("", *questions)]


def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language_of_locale() == "en"
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert language_of_locale() == "fr"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert language_of_locale() == "en"


def test_french_counts_one_and_zero_as_singular() -> None:
    speech = texts("fr")
    assert speech.say("good-rum.count", amount=0).endswith("rhum")
    assert speech.say("good-rum.count", amount=1).endswith("rhum")
    assert speech.say("good-rum.count", amount=2).endswith("rhums")


def test_the_games_so_far_are_told_in_whole_sentences() -> None:
    def told(language: str, played: int, won: int) -> str:
        return (
            texts(language).say("page-end-history", played=played, won=won, best=52).replace("\N{NO-BREAK SPACE}", " ")
        )

    assert told("fr", 1, 1) == "Votre première partie : 52 PV."
    assert told("fr", 3, 0) == "3 parties, sans victoire pour l’instant. Votre record : 52 PV."
    assert told("fr", 3, 1) == "3 parties, 1 victoire. Votre record : 52 PV."
    assert told("fr", 3, 2) == "3 parties, 2 victoires. Votre record : 52 PV."
    assert told("en", 1, 0) == "Your first game of this: 52 VP."
    assert told("en", 3, 0) == "3 games of this, no win yet. Your best: 52 VP."
    assert told("en", 3, 1) == "3 games of this, 1 win. Your best: 52 VP."
    assert told("en", 3, 2) == "3 games of this, 2 wins. Your best: 52 VP."
