"""The table of contents: four shelves, and which page stands on which of them."""

from dataclasses import dataclass

from handbook import ROOT

DOCS = ROOT / "docs"
# What is read on a forge under another name, and may link to what lies beside it there.
ELSEWHERE = {"contributing": ROOT / "CONTRIBUTING.md", "changes": ROOT / "CHANGELOG.md"}
MADE = ("rules/index", "commands", "api/index")  # of the catalogues, the commands and the docstrings


@dataclass(frozen=True)
class Shelf:
    """Pages for one purpose, in the order in which they are read. Those that nobody has written yet are passed over."""

    id: str
    pages: tuple[str, ...]


SHELVES = (
    Shelf("learn", ("first-steps", "library")),
    Shelf("guides", ("games", "environments", "data", "assistants", "operating", "contributing")),
    Shelf("reference", ("rules/index", "commands", "api/index", "protocol", "notation", "changes")),
    Shelf("background", ("architecture", "bots", "learning", "mutation")),
)
FURTHER = "guides"  # where a page of docs/ stands that no shelf names


def shelves(language: str) -> list[Shelf]:
    """What there is to read in a language: everything in English, what both speak in French."""
    if language != "en":
        return [Shelf("reference", ("rules/index", "commands"))]
    written = {page.stem for page in DOCS.glob("*.md")}
    further = sorted(written - {page for shelf in SHELVES for page in shelf.pages})
    there = {*written, *ELSEWHERE, *MADE}
    return [
        Shelf(shelf.id, tuple(page for page in (*shelf.pages, *further_of(shelf, further)) if page in there))
        for shelf in SHELVES
    ]


def further_of(shelf: Shelf, pages: list[str]) -> list[str]:
    return pages if shelf.id == FURTHER else []
