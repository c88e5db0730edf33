"""Whether a table fits its window: what is where, and what is cut, covered, too small or out of sight."""

import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocketRoute

from tests.server.running import Player
from tests.web.browser import Device, Screen
from tests.web.scenes import Until, is_the, open_lesson, table_at, without_coach

# Those that people have most, the last one is 200 % of zoom on a laptop; and the limits of what is promised.
NAMED = (
    Device(1366, 768),
    Device(1440, 900),
    Device(1920, 1080),
    Device(2560, 1440),
    Device(3840, 2160),
    Device(1180, 820, touch=True),
    Device(820, 1180, touch=True),
    Device(844, 390, touch=True),
    Device(390, 844, touch=True),
    Device(720, 450),
)
SMALLEST, LARGEST = Device(360, 640, touch=True), Device(3840, 2160)
HANDHELD = 1024  # pixels of the shorter side, below which windows are also touched

Box = tuple[int, int, int, int]


def by_lot(count: int, seed: int) -> list[Device]:
    """Windows of any size between the smallest and the largest: as many small ones as large ones."""
    lot = random.Random(seed)

    def side(least: int, most: int) -> int:
        share: float = (most / least) ** lot.random()
        return round(least * share)

    found: list[Device] = []
    while len(found) < count:
        width, height = side(SMALLEST.width, LARGEST.width), side(SMALLEST.height, LARGEST.height)
        if 0.4 < width / height < 3.6:  # no screen is longer
            found.append(Device(width, height, touch=min(width, height) < HANDHELD and lot.random() < 0.5))
    return found


# -- what is looked at ------------------------------------------------------------------------------------------------

LOOK = (Path(__file__).parent / "layout.js").read_text("utf-8")


@dataclass(frozen=True)
class Layout:
    """Where the regions of a table lie, where its things do, and what is wrong with it."""

    boxes: Mapping[str, Sequence[int]]
    places: Mapping[str, Sequence[int]]
    faults: Sequence[str]


# Once the type has come, and twice the same has been drawn.
SETTLED = """() => document.fonts.ready.then(() => new Promise((done) => {
  const where = () => [...document.querySelectorAll('.stage [data-at], .stage button')].map((element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  }).join(' ');
  let before = '';
  let left = 50;
  const look = () => {
    const now = where();
    if (now === before || --left === 0) done();
    else requestAnimationFrame(() => requestAnimationFrame(look));
    before = now;
  };
  requestAnimationFrame(look);
}))"""
PATIENCE = 1_000  # milliseconds after which what is at fault is looked at once more: a slow machine is none


def layout_of(page: Page, device: Device) -> Layout:
    page.set_viewport_size({"width": device.width, "height": device.height})
    page.evaluate(SETTLED)
    found = page.evaluate(LOOK, device.touch)
    if found["faults"]:
        page.wait_for_timeout(PATIENCE)
        found = page.evaluate(LOOK, device.touch)
    return Layout(found["boxes"], found["places"], found["faults"])


def moved(before: Layout, after: Layout) -> list[str]:
    """The regions, and the things on the board, that lie elsewhere."""
    regions = [name for name, box in before.boxes.items() if after.boxes.get(name) != box]
    things = [
        f"{place} {box} -> {after.places[place]}"
        for place, box in before.places.items()
        if place in after.places
        and any(abs(one - other) > 1 for one, other in zip(box, after.places[place], strict=True))
    ]
    return regions + things


# -- what somebody may be looking at ----------------------------------------------------------------------------------

MANY = 6  # moves: there is room for so many in a row; every game asks something with more of them
MIDDLE = {"cuba": 34, "havana": 24, "santiago": 48}  # questions answered half way through, or
USUAL_MIDDLE = 40


def half_way(game: str) -> Until:
    return is_the(MIDDLE.get(game, USUAL_MIDDLE))


def has_many(question: dict[str, Any], answered: int) -> bool:
    return answered > USUAL_MIDDLE // 2 and len(question["moves"]) > MANY


def moments(player: Player, game: str, luck: int = 1) -> dict[str, str]:
    """The tables that are looked at, by the moment at which they stand: others with another luck."""
    until: dict[str, Until] = {"middle": half_way(game), "many": has_many}
    found = {name: table_at(player, game, when, luck) for name, when in until.items()}
    return {"coach": open_lesson(player, game)} | found


def nobody_asks(context: BrowserContext) -> None:
    """Show a table as it is while somebody else has to move."""

    def told(message: str | bytes) -> str:
        update = json.loads(message)
        if update.get("question"):
            update["table"]["asked"] = [(update["seat"] + 1) % len(update["table"]["seats"])]
            update["question"] = None
        return json.dumps(update)

    def open(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(told(message).replace('"lesson": true', '"lesson": false')))

    context.route_web_socket("**/live?*", open)


ASKED, READY = "section.prompt[data-question]", "section.prompt"


def chosen(page: Page) -> None:
    """Nothing is pointed at."""


def previewed(page: Page) -> None:
    """The first move is pointed at, as by somebody who comes by with the keys."""
    page.locator("[data-choice]:not([disabled])").first.focus()


def refused(page: Page) -> None:
    """Something was touched that nobody asks for."""
    page.evaluate("() => document.querySelector('.board .thing.quiet, .own .thing.quiet, .board button')?.click()")


@dataclass(frozen=True)
class State:
    """How a table is looked at: which one, what the page is told, and what is done there."""

    table: str
    tell: Callable[[BrowserContext], None] | None
    do: Callable[[Page], None]
    ready: str = ASKED

    def show(self, screen: Screen, tables: Mapping[str, str]) -> None:
        """Open the table, and do what is done there."""
        if self.tell:
            self.tell(screen.context)
        screen.page.goto(f"/t/{tables[self.table]}")
        screen.page.wait_for_selector(self.ready)
        screen.page.wait_for_selector(".stage > .board > *")
        self.do(screen.page)


STATES = {
    "choosing": State("middle", without_coach, chosen),
    "preview": State("middle", without_coach, previewed),
    "refusal": State("middle", without_coach, refused),
    "waiting": State("middle", nobody_asks, chosen, READY),
    "long list": State("many", without_coach, chosen),
    "coach": State("coach", None, chosen),
}
