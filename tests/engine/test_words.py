"""How Malecón speaks, as far as a test can tell: typography, one spelling, one name a thing, and words that stay out.

What cannot be tested is for whoever writes: said to you, the gain first, one line, as a friend at the table says it.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from malecon.engine.catalogue import Catalogue
from malecon.games import games
from malecon.text import FOLDER

PUT_IN = "\N{OBJECT REPLACEMENT CHARACTER}"  # where an argument or another message comes
ICONS = ("signs", "line")  # rows of signs that the client draws, and not sentences

FRENCH_TYPOGRAPHY = {
    "an ordinary space before a double sign": r" [:;?!»%]|« ",
    "no space before a double sign": rf"[\w)’{PUT_IN}][;?!»](?!\w)|[\w){PUT_IN}]: |«(?!\N{{NO-BREAK SPACE}})",
    "a straight apostrophe": r"\w'\w",
    "a space before an ellipsis": r"[  ]…",
    "three dots for an ellipsis": r"(?<!\.)\.\.\.(?!\.)",
}
ENGLISH_TYPOGRAPHY = {
    "a space before a sign": r"[  ][:;!%…](?:\s|$)|[  ]\?$",
    "a straight apostrophe": r"\w'\w",
    "French quotation marks": r"[«»]",
    "three dots for an ellipsis": r"(?<!\.)\.\.\.(?!\.)",
}

# Instead of them: utiliser, donner, prendre possession, mettre son veto, tirer au hasard, compter comme, abandonner.
FRENCH_OUT_OF_RULES = (
    r"\b(?:r[ée])?emplo(?:yer|yez|ie|ient|yé|yée|yés|yées)\b",
    r"\b(?:cédez|céder)\b",
    r"\ba(?:cquér|cquièr)\w+",
    r"frapp\w+ de (?:son )?veto",
    r"à l’aveugle",
    r"\bréputée?s?\b",
    r"s’acquitt\w+",
    r"déclar\w+ forfait",
    r"\bpoints de victoire\b(?! \(PV\))",
    r"\b(?:PVs|P\.V\.|VP)\b",
    r"\bbateaux?\b",
    r"entrepôt imprimé",
)
FRENCH_OUT = (*FRENCH_OUT_OF_RULES, r"reprendre (?:mon|le|un) (?:dernier )?coup", r"\bInvité\b")
# Instead of them: instead of, everyone, start, face up, each, continue, supply, law, first player, clay.
ENGLISH_OUT_OF_RULES = (
    r"\bin place of\b",
    r"\b(?:[Ee]very|[Aa]ny)body\b",
    r"\b[Bb]egin(?:s|ning)?\b",
    r"\bl(?:ie|ies|aid) open\b",
    r"\bapiece\b",
    r"\b(?:go|goes) on with\b|\bcarr(?:y|ies) on\b",
    r"\blook(?:s|ing)? on\b",
    r"\bprinted warehouse\b",
    r"\bstatutes?\b",
    r"\bstarting player\b",
    r"\bloam\b",
    r"\b(?:VPs|V\.P\.|PV)\b",
)
# And undo, resign; VP are spelled out in first lessons only, with their letters.
ENGLISH_OUT = (
    *ENGLISH_OUT_OF_RULES,
    r"\btak(?:e|es|en|ing) back (?:a|the|your|my) (?:last )?move",
    r"\bg(?:ive|ives|iven|iving) up\b",
    r"\bvictory points?\b(?! \(VP\))",
)
CONTRACTION = r"n’t\b|\b[Ii]t’s\b|’(?:ll|re|ve)\b"
AMERICAN = r"\b(?:[Hh]arbor|[Cc]olors?|[Gg]ray|[Cc]enter|[Cc]heckered|[Mm]emorize|[Nn]eighbor|Saw Mill)\b"


def pieces(pattern: ast.Pattern | None) -> Iterator[str]:
    """What one pattern says; each variant of a choice is a sentence of its own."""
    if pattern is None:
        return
    told = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            told += element.value
            continue
        told += PUT_IN
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from pieces(variant.value)
    yield told


@cache
def sentences(language: str) -> tuple[tuple[str, str], ...]:
    """All that a text file says, with its key; and with its attribute, where it has one."""
    found = []
    for entry in FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            found += [(entry.id.name, told) for told in pieces(entry.value)]
            for attribute in entry.attributes:
                if attribute.id.name not in ICONS:
                    key = f"{entry.id.name}.{attribute.id.name}"
                    found += [(key, told) for told in pieces(attribute.value)]
    return tuple(found)


def rules(language: str) -> Iterator[tuple[str, str]]:
    """All clauses, why they are read so, and the summaries of the chapters."""
    for game in games().values():
        catalogue: Catalogue = game.catalogue
        for clause in catalogue.clauses.values():
            yield clause.id, clause.text[language]
            if clause.why:
                yield clause.id, clause.why[language]
        for section in catalogue.sections:
            yield section.id, section.about[language]


def offenders(told: Iterable[tuple[str, str]], *wrong: str) -> list[str]:
    return [f"{key}: {text!r}" for key, text in told if any(re.search(each, text) for each in wrong)]


def all_told(language: str) -> Iterator[tuple[str, str]]:
    yield from sentences(language)
    yield from rules(language)


@pytest.mark.parametrize("wrong", FRENCH_TYPOGRAPHY.values(), ids=FRENCH_TYPOGRAPHY.keys())
def test_french_is_set_as_the_french_do(wrong: str) -> None:
    assert offenders(all_told("fr"), wrong) == []


@pytest.mark.parametrize("wrong", ENGLISH_TYPOGRAPHY.values(), ids=ENGLISH_TYPOGRAPHY.keys())
def test_english_is_set_as_the_english_do(wrong: str) -> None:
    assert offenders(all_told("en"), wrong) == []


def test_english_is_spelt_as_in_britain() -> None:
    assert offenders(all_told("en"), AMERICAN) == []


SAME_NAME = [
    ("en", "tile-saw-mill", "building-sawmill"),
    ("fr", "tile-saw-mill", "building-sawmill"),
    ("en", "tile-black-market", "building-black-market"),
    ("fr", "tile-black-market", "building-black-market"),
]


@pytest.mark.parametrize(("language", "one", "other"), SAME_NAME)
def test_what_stands_in_two_games_has_one_name(language: str, one: str, other: str) -> None:
    names = dict(sentences(language))
    assert names[one] == names[other]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_sign_for_what_is_paid_is_a_minus_and_not_a_hyphen(language: str) -> None:
    assert offenders(sentences(language), rf"(?:^|[ (:])-(?:\d|{PUT_IN})") == []


@pytest.mark.parametrize("wrong", FRENCH_OUT_OF_RULES)
def test_words_that_stay_out_of_french_rules(wrong: str) -> None:
    assert offenders(rules("fr"), wrong) == []


@pytest.mark.parametrize("wrong", [*ENGLISH_OUT_OF_RULES, CONTRACTION])
def test_words_that_stay_out_of_english_rules(wrong: str) -> None:
    assert offenders(rules("en"), wrong) == []


@pytest.mark.parametrize("wrong", FRENCH_OUT)
def test_words_that_stay_out_of_french(wrong: str) -> None:
    assert offenders(sentences("fr"), wrong) == []


def test_only_the_coach_says_somebody() -> None:
    assert [key for key in offenders(sentences("en"), r"\b[Ss]omebody\b") if not key.startswith("page-lesson-")] == []


@pytest.mark.parametrize("wrong", ENGLISH_OUT)
def test_words_that_stay_out_of_english(wrong: str) -> None:
    assert offenders(sentences("en"), wrong) == []
