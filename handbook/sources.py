"""What Sphinx reads, laid out in build/handbook: the pages of docs/ as they are, and those that are made."""

import re
import shutil
from pathlib import Path

from handbook import ROOT, commands, interfaces, rulebooks
from handbook.contents import DOCS, ELSEWHERE, Shelf, shelves
from handbook.rulebooks import toctree
from handbook.words import tell
from malecon.games import games

WORK = ROOT / "build" / "handbook"
PAGES = Path(__file__).parent / "pages"
LOOK = Path(__file__).parent / "look"
WEB = ROOT / "web"
FONTS = ROOT / "src" / "malecon" / "server" / "client" / "assets"  # where the client that was built has them
ART = ("icon.svg", "skyline-day.svg", "skyline-evening.svg", "waves.svg")
LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")


def lay_out(language: str) -> Path:
    """The folder with all pages of a language."""
    folder = WORK / language
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if language == "en":
        written_by_hand(folder)
        for page, text in interfaces.pages():
            write(folder, page, text)
    for page, text in rulebooks.pages(language):
        write(folder, page, text)
    write(folder, "commands", commands.page())
    write(folder, "rules/index", (PAGES / language / "rules.md").read_text("utf-8") + toctree(games_by_page()))
    home = (PAGES / language / "index.md").read_text("utf-8").replace("<!-- doors -->", doors(language))
    write(folder, "index", home + shelved(language))
    return folder


def written_by_hand(folder: Path) -> None:
    """Pages and pictures of docs/, and those that lie elsewhere, with their links as they are here."""
    for file in DOCS.iterdir():
        if file.suffix == ".md":
            write(folder, file.stem, with_links_of_the_site(file))
        elif file.is_file():
            shutil.copy(file, folder)
    for page, file in ELSEWHERE.items():
        write(folder, page, with_links_of_the_site(file))


def with_links_of_the_site(file: Path) -> str:
    return LINK.sub(lambda found: on_the_site(found[1], found[2], file), file.read_text("utf-8"))


def on_the_site(text: str, link: str, file: Path) -> str:
    """A link of a page as it is on the site. What is no page there, but a file of the project, is only named."""
    path, mark, heading = link.partition("#")
    if "://" in link or not path:
        return f"[{text}]({link})"
    target = (file.parent / path).resolve()
    pages = {page: f"{name}.md" for name, page in ELSEWHERE.items()}
    if target.parent != DOCS and target not in pages:
        return f"`{target.relative_to(ROOT).as_posix()}`"
    told = "" if text == path else text  # the name of a file is of use on a forge, the title of the page here
    return f"[{told}]({pages.get(target, target.name)}{mark}{heading})"


def games_by_page() -> list[str]:
    return [f"{name}/index" for name in games()]


def shelved(language: str) -> str:
    return "".join(toctree(list(shelf.pages), title(shelf, language)) for shelf in shelves(language))


def doors(language: str) -> str:
    """The shelves as they stand on the first page; a link without a text has the title of the page that it leads to."""
    told = []
    for shelf in shelves(language):
        links = "\n".join(f"- []({page}.md)" for page in shelf.pages)
        told.append(f":::{{container}} door\n## {title(shelf, language)}\n\n{links}\n:::\n")
    return "\n".join(["::::{container} doors\n", *told, "::::\n"])


def title(shelf: Shelf, language: str) -> str:
    return tell(language, f"site-shelf-{shelf.id}")


def write(folder: Path, page: str, text: str) -> None:
    path = folder / f"{page}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def lay_out_look() -> None:
    """Style, fonts and drawings: those of the client, so that nothing is fetched from anywhere."""
    folder = WORK / "static"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(LOOK / "malecon.css", folder)
    for name in ART:
        shutil.copy(WEB / "public" / "art" / name, folder)
    for family in ("figtree", "josefin-sans"):
        (font,) = FONTS.glob(f"{family}-latin-wght-normal-*.woff2")
        shutil.copy(font, folder / f"{family}.woff2")
