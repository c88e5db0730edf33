"""Whether everybody can use a page: what axe finds on it, in both themes."""

from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.thorough import THOROUGH

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
# Everything by light; by dark only the colours are others.
LOOKS = {"light": STANDARDS, "dark": ["color-contrast"]}
THEMES = cycle(LOOKS)
# Meanwhile everything is seen: what is not has no contrast.
RUN = """async ([standards, theme]) => {
  const unseen = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  document.documentElement.dataset.theme = theme;
  const wanted = {runOnly: standards, resultTypes: ['violations'], preload: false, selectors: false};
  const found = await axe.run(document, wanted);
  document.adoptedStyleSheets = unseen;
  const told = ({html, failureSummary}) => `${html.slice(0, 250)}\\n      ${failureSummary}`;
  return found.violations.map(({id, help, nodes}) => [id, help, ...nodes.slice(0, 5).map(told)]);
}"""


@cache
def source() -> str:
    return SOURCE.read_text("utf-8")


def check_axe(page: Page, where: str) -> None:
    """No violation, by light and by dark; where time is short, one page by light and the next by dark.

    The theme is changed as the switch would, and put back.
    """
    looks = LOOKS if THOROUGH else {next(THEMES): STANDARDS}
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    before = page.evaluate("document.documentElement.dataset.theme")
    for theme, standards in looks.items():
        found: list[list[Any]] = page.evaluate(RUN, [standards, theme])
        told = "\n".join("\n    ".join(map(str, violation)) for violation in found)
        assert not found, f"{where}, {theme}:\n{told}"
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", before)
