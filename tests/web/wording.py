"""What people read and hear on a page: no key of a text that is missing, no English where French is spoken."""

import re
from functools import cache

from playwright.sync_api import Page

from malecon.games import games
from malecon.text import FOLDER

# Everything that is shown or read aloud. The names of clauses and of moves are written with hyphens, and rightly so.
WORDS = """() => {
  const spoken = ['aria-label', 'placeholder', 'title', 'aria-valuetext'];
  const named = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())]
    .flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''));
  const technical = [...document.querySelectorAll('.rule, code, kbd, [lang]:not(html), input[type=text]')]
    .flatMap((element) => [element.innerText ?? '', element.getAttribute('aria-label') ?? '', element.value ?? '']);
  const {title, body, documentElement} = document;
  return {shown: body.innerText, named, technical, title, language: documentElement.lang};
}"""
CLAUSE = re.compile(rf"\b(?:{'|'.join(games())})(?:\.[\w-]+)+")
HYPHENATED = re.compile(r"(?<![\w./#’'-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w’'-])")
TELLTALE = "the|you|your|which|with|from|and|take|takes|of|building|card|cards|rules|choose|player"
ENGLISH = re.compile(rf"(?<![\w’'-])({TELLTALE})(?![\w’'-])", re.IGNORECASE)


@cache
def prefixes() -> frozenset[str]:
    """How the keys of the texts begin: a word in hyphens that begins like that is a key that nobody has translated."""
    text = (FOLDER / "en.ftl").read_text("utf-8")
    return frozenset(
        key.partition("-")[0] for key in re.findall(r"^-?([a-z][\w-]*) =", text, re.MULTILINE) if "-" in key
    )


def without(text: str, technical: list[str]) -> str:
    for each in sorted(filter(None, technical), key=len, reverse=True):
        text = text.replace(each, " ")
    return text


def check_words(page: Page, language: str) -> None:
    found = page.evaluate(WORDS)
    assert found["language"] == language
    read = without("\n".join([found["shown"], *found["named"], found["title"]]), found["technical"])
    read = CLAUSE.sub(" ", read)
    raw = {token for token in HYPHENATED.findall(read) if token.partition("-")[0] in prefixes()}
    assert not raw, f"shown to people as they are in the program: {raw}"
    if language == "fr":
        english = [line for line in read.splitlines() if ENGLISH.search(line)]
        assert not english, "\n".join(english)
