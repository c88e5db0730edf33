"""Where a clause stands on the site: in its chapter, and at an address that follows from its id and never changes.

`clause/cuba.worker.harvest.html` leads to the clause in English, `fr/clause/cuba.worker.harvest.html` in French. The
chapter that holds a clause may become another one; this address stays.
"""

from functools import cache
from html import escape
from pathlib import Path

from malecon.engine.catalogue import LANGUAGES, Clause, Section
from malecon.games import games

ROOTS = {"en": "", "fr": "fr/"}  # where the site of a language begins
FORWARD = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<title>{id}</title>
<meta http-equiv="refresh" content="0; url={target}">
<link rel="canonical" href="{target}">
<main><h1><a href="{target}">{id}</a></h1></main>
</html>
"""


@cache
def chapters() -> dict[str, tuple[str, Section]]:
    """By clause: the game and the chapter that holds it."""
    return {
        clause.id: (game.name, section)
        for game in games().values()
        for section in game.catalogue.sections
        for group in section.groups
        for clause in game.catalogue.clauses_of(group)
    }


@cache
def clauses() -> dict[str, Clause]:
    return {id: clause for game in games().values() for id, clause in game.catalogue.clauses.items()}


def address(id: str) -> str:
    """The place of a clause, from where the site of a language begins."""
    game, section = chapters()[id]
    return f"rules/{game}/{section.id}.html#{id}"


def fixed_address(id: str) -> str:
    """The address that follows from the id alone."""
    return f"clause/{id}.html"


def up(page: str) -> str:
    """What leads from a page to where the site of its language begins."""
    return "../" * page.count("/")


def other_language(language: str) -> str:
    return next(other for other in LANGUAGES if other != language)


def across(page: str, language: str) -> str:
    """What leads from a page of a language to where the site of the other one begins."""
    home = "../" if ROOTS[language] else ""
    return up(page) + home + ROOTS[other_language(language)]


def write_forwards(site: Path) -> None:
    """The page at the fixed address of every clause, in both languages: it only leads on."""
    for language, root in ROOTS.items():
        folder = site / root / "clause"
        folder.mkdir(parents=True, exist_ok=True)
        for id in clauses():
            page = FORWARD.format(language=language, id=escape(id), target=escape(f"../{address(id)}"))
            (folder / f"{id}.html").write_text(page, "utf-8")
