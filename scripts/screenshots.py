"""Takes a picture of every screen, at eleven sizes, by light and dark, in both languages. `make screenshots`.

`scripts/screenshots.py FOLDER` writes them there rather than to build/screenshots; `--size 390x844`, `--theme dark` and
`--language fr` take a part of them. The tables are always the same.
"""

import argparse
import multiprocessing
import os
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import get_args

from playwright.sync_api import Page

from tests.server.running import Player, ServerByHand
from tests.web.browser import Device, Language, Screen, Theme, chromium
from tests.web.layout import NAMED, SMALLEST, STATES, half_way, has_many
from tests.web.scenes import GAMES, asks, is_the, never, open_lesson, table_at, without_coach

ROOT = Path(__file__).resolve().parents[1]
DEVICES = (*NAMED, SMALLEST)
THEMES: tuple[Theme, ...] = get_args(Theme)
LANGUAGES: tuple[Language, ...] = get_args(Language)
# What draws out the drawers, where the others and the log are not beside the board.
OPENERS = {
    "others": ".side .open, .tabs [data-tab=others], .top .people",
    "log": ".top .pull:not(.people), .tabs [data-tab=log]",
}
# Once nothing more has been loaded for a moment: drawings come in files of their own.
LOADED = """() => new Promise((done) => {
  let before = -1;
  const look = () => {
    const loaded = performance.getEntriesByType('resource').length;
    if (loaded === before) document.fonts.ready.then(() => requestAnimationFrame(done));
    else setTimeout(look, 120);
    before = loaded;
  };
  look();
})"""


@dataclass(frozen=True)
class House:
    """A server with tables that stand ready, by what is shown there, and who sits at them."""

    url: str
    token: str
    tables: dict[str, str]


@dataclass(frozen=True)
class Camera:
    """Takes pictures of one page."""

    screen: Screen
    folder: Path

    @property
    def page(self) -> Page:
        return self.screen.page

    def take(self, name: str, whole: bool = False) -> None:
        self.page.evaluate(LOADED)
        self.page.screenshot(path=self.folder / f"{name}.png", full_page=whole)

    def visit(self, name: str, path: str, ready: str) -> None:
        """A page that is scrolled: all of it."""
        self.page.goto(path)
        self.page.wait_for_selector(ready)
        self.take(name, whole=True)


def furnish(server: ServerByHand) -> House:
    """Open the tables and play them to where they are shown."""
    player = Player(server.url, "Ana")
    tables = {}
    for game in GAMES:
        tables[f"{game}-begins"] = table_at(player, game, is_the(2))
        tables[f"{game}-middle"] = table_at(player, game, half_way(game))
        tables[f"{game}-many"] = table_at(player, game, has_many)
        tables[f"{game}-over"] = table_at(player, game, never)
        tables[f"{game}-lesson"] = open_lesson(player, game)
    tables["cuba-bid"] = table_at(player, "cuba", asks("bid"))
    tables["cuba-harbour"] = table_at(player, "cuba", asks("load"))
    tables["santiago-delivery"] = table_at(player, "santiago", asks("delivery"))
    tables["havana-buying"] = table_at(player, "havana", asks("buy"))
    tables["waiting"] = player.open_table(
        "cuba", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], visibility="public"
    )
    tables["shared"] = player.open_table("havana", [{"kind": "me"}, {"kind": "me", "name": "Bruno"}])
    return House(server.url, player.token, tables)


# -- the screens ------------------------------------------------------------------------------------------------------


def pages(camera: Camera, house: House) -> None:
    camera.visit("home", "/", ".lately li .button")
    camera.page.locator("button.me").click()
    camera.page.wait_for_selector("dialog")
    camera.take("home-name")
    for game in GAMES:
        camera.visit(f"new-{game}", f"/new/{game}", "form .act button")
        camera.visit(f"learn-{game}", f"/learn/{game}", ".learn .button")
        camera.visit(f"rulebook-{game}", f"/rulebook/{game}", ".chapter")
    camera.page.goto("/new/cuba")
    camera.page.locator("details summary").first.click()
    camera.take("new-cuba-options", whole=True)
    camera.visit("rulebook", "/rulebook", ".shelf")
    camera.visit("rulebook-search", "/rulebook/santiago?q=flower", ".clause")
    camera.visit("rulebook-differences", "/rulebook/cuba?view=differences", "article")
    camera.visit("replays", "/replay", ".choose .zone")
    camera.visit("carry", "/carry#wrong", "main")
    camera.visit("missing", "/nowhere-at-all", "main")
    camera.visit("waiting-room", f"/t/{house.tables['waiting']}", ".room .seats")
    camera.visit("cover", f"/t/{house.tables['shared']}", ".cover")


def strangers(camera: Camera) -> None:
    camera.visit("home-first-visit", "/", ".box.havana")


def tables(camera: Camera, house: House) -> None:
    page = camera.page
    for name, table in house.tables.items():
        if name in ("waiting", "shared") or name.endswith("-lesson"):
            continue
        sit(camera, table, ".the-end .bars" if name.endswith("-over") else "section.prompt[data-question]")
        camera.take(f"table-{name}")
        if name.endswith("-over"):
            page.locator(".the-end").evaluate("(end) => end.scrollTo(0, end.scrollHeight)")
            camera.take(f"table-{name}-below")
    for game in GAMES:
        for state in ("preview", "refusal"):
            STATES[state].show(camera.screen, {"middle": house.tables[f"{game}-middle"]})
            camera.take(f"table-{game}-middle-{state}")
        for drawer in OPENERS:
            sit(camera, house.tables[f"{game}-middle"], "section.prompt[data-question]")
            opener = page.locator(OPENERS[drawer]).filter(visible=True)
            if opener.count():
                opener.first.click()
                page.wait_for_selector(f".stage[data-drawer={drawer}]")
                camera.take(f"table-{game}-middle-{drawer}")
        sit(camera, house.tables[f"{game}-many"], "section.prompt[data-question]")
        if page.locator(".prompt .tool[aria-expanded]").count():
            page.locator(".prompt .tool[aria-expanded]").first.click()
            page.wait_for_selector(".stage[data-sheet]")
            camera.take(f"table-{game}-many-sheet")
        page.goto(f"/replay/{house.tables[f'{game}-over']}?seat=0&at=60")
        page.wait_for_selector("section.prompt input[type=range]")
        camera.take(f"replay-{game}")


def waiting(camera: Camera, house: House) -> None:
    """Tables at which somebody else has to move."""
    for game in GAMES:
        STATES["waiting"].show(camera.screen, {"middle": house.tables[f"{game}-middle"]})
        camera.take(f"table-{game}-waiting")


def lessons(camera: Camera, house: House) -> None:
    for game in GAMES:
        sit(camera, house.tables[f"{game}-lesson"], ".coach .face")
        camera.take(f"lesson-{game}")


def sit(camera: Camera, table: str, ready: str) -> None:
    camera.page.goto(f"/t/{table}")
    camera.page.wait_for_selector(ready)


def windows(camera: Camera, house: House) -> None:
    """Everything that opens above a table."""
    sit(camera, house.tables["havana-middle"], "section.prompt[data-question]")
    keyboard = camera.page.keyboard
    for key, name in (("m", "menu"), ("t", "words"), ("?", "keys")):
        keyboard.press(key)
        camera.page.wait_for_selector("dialog dl, dialog select")
        camera.take(f"window-{name}")
        keyboard.press("Escape")
        camera.page.wait_for_selector("dialog", state="detached")
    camera.page.locator("section.log .rule").last.dispatch_event("click")  # the log may be put away
    camera.page.wait_for_selector("dialog .text")
    camera.take("window-rule")


# -- all of them ------------------------------------------------------------------------------------------------------


def photograph(house: House, folder: Path, look: tuple[Device, Theme, Language]) -> str:
    """Every screen once, in one light and one language, by a browser of its own."""
    device, theme, language = look
    size = f"{device.width}x{device.height}"
    place = folder / language / theme / size
    place.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        new = partial(Screen, browser, house.url, language, theme, device)
        for part in (pages, tables, waiting, windows, lessons):
            with new(token=house.token) as screen:
                screen.expect(r"status of 40\d")  # pages that say what is not there
                if part in (tables, windows):
                    without_coach(screen.context)
                part(Camera(screen, place), house)
        with new() as screen:
            strangers(Camera(screen, place))
    return f"{language}, {theme}, {size}: {len(list(place.glob('*.png')))} pictures"


def main() -> None:
    sizes = {f"{device.width}x{device.height}": device for device in DEVICES}
    options = argparse.ArgumentParser(prog="screenshots", description=__doc__)
    options.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "screenshots")
    options.add_argument("--size", choices=sizes, action="append")
    options.add_argument("--theme", choices=THEMES, action="append")
    options.add_argument("--language", choices=LANGUAGES, action="append")
    asked = options.parse_args()
    looks = product([sizes[size] for size in asked.size or sizes], asked.theme or THEMES, asked.language or LANGUAGES)
    started = time.monotonic()
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as data, ServerByHand(f"{data}/malecon.sqlite") as server:
        house = furnish(server)
        print(f"{len(house.tables)} tables are ready after {time.monotonic() - started:.0f} s", flush=True)
        with ProcessPoolExecutor(os.cpu_count(), spawn) as pool:
            for told in pool.map(partial(photograph, house, asked.folder), looks):
                print(f"{told} after {time.monotonic() - started:.0f} s", flush=True)
    print(f"They are in {asked.folder}")


if __name__ == "__main__":
    main()
