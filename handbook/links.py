"""Whether every link of the finished site leads somewhere, and nothing is fetched from another origin."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
NOT_FETCHED = ("canonical", "next", "prev", "index", "search", "author")  # links of a page that a browser only notes
SCHEMES = ("http", "https", "mailto")


class Page(HTMLParser):
    """The anchors of a page, where it leads, and what a browser fetches for it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.anchors = {"", "top"}
        self.repeated: list[str] = []
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attributes}
        if "id" in told:
            if told["id"] in self.anchors:
                self.repeated.append(told["id"])
            self.anchors.add(told["id"])
        if tag == "a" and "href" in told:
            self.links.append(told["href"])
        if tag == "meta" and told.get("http-equiv") == "refresh":
            self.links.append(told["content"].partition("url=")[2])
        fetched = FETCHED.get(tag)
        if fetched in told and told.get("rel") not in NOT_FETCHED:
            self.fetched.append(told[fetched or ""])


def trouble_of(site: Path) -> list[str]:
    """What is wrong with the links of a site, in sentences."""
    pages = {path.resolve(): Page(path) for path in sorted(site.resolve().rglob("*.html"))}
    return [
        f"{page.path.relative_to(site.resolve())}: {wrong}"
        for page in pages.values()
        for wrong in wrong_with(page, pages)
    ]


def wrong_with(page: Page, pages: dict[Path, Page]) -> list[str]:
    found = [f"the anchor {anchor} is there twice" for anchor in page.repeated]
    for link in dict.fromkeys(page.fetched):
        parts = urlsplit(link)
        if parts.netloc or parts.scheme not in ("", "data"):
            found.append(f"{link} is fetched from another origin")
        elif not parts.scheme and not target_of(page, parts.path).exists():
            found.append(f"{link} is not there")
    for link in dict.fromkeys(page.links):
        found += wrong_with_link(page, link, pages)
    return found


def wrong_with_link(page: Page, link: str, pages: dict[Path, Page]) -> list[str]:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        well_formed = parts.scheme in SCHEMES and (parts.netloc or parts.scheme == "mailto") and " " not in link
        return [] if well_formed else [f"{link} is no address"]
    target = target_of(page, parts.path)
    if not target.is_file():
        return [f"{link} leads nowhere"]
    anchor = unquote(parts.fragment)
    if target in pages and anchor not in pages[target].anchors:
        return [f"{link} leads to an anchor that is not there"]
    return []


def target_of(page: Page, path: str) -> Path:
    return (page.path.parent / unquote(path)).resolve() if path else page.path.resolve()
