"""Somebody who sits at a table and touches what is offered there, and nothing else."""

import random
import time
from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLong

from tests.web.browser import HURRY, PATIENCE, Screen

PAUSE = 0.2  # seconds: a click that follows a new question sooner was meant for what was there before
AGAIN = 1500.0  # milliseconds after which a click that did nothing is repeated

# What may be touched now. A thing in a tab that is not shown cannot be.
LOOK = """() => {
  const seen = (element) => element.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const prompt = document.querySelector('section.prompt');
  return {
    question: prompt?.dataset.question ?? null,
    decision: prompt?.dataset.decision ?? null,
    asked: document.querySelector('#question')?.innerText ?? '',
    steps: all('.steps .step').length,
    offered: all('section.prompt .confirm').length > 0,
    over: all('.the-end .podium').length > 0,
    cover: all('.cover').length > 0,
    things: all('.thing.free').flatMap((thing, at) => seen(thing) ? [at] : []),
    quiet: all('.thing.quiet').flatMap((thing, at) => seen(thing) ? [at] : []),
    choices: all('[data-choice]:not([disabled])').length,
    number: all('.choices .number').length > 0,
    told: document.querySelector('section.prompt .told')?.innerText ?? '',
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}"""
PREVIEW = "document.querySelector('section.prompt .told .preview:not(.empty)')?.innerText ?? ''"
# Whether there is something new: a look at everything, with every frame, would slow down what is looked at.
NEWS = """(before) => {
  const count = (selector) => document.querySelectorAll(selector).length;
  const question = document.querySelector('section.prompt')?.dataset.question ?? null;
  const over = count('.the-end .podium') + count('.cover') > 0;
  // Once a move is confirmed, only another question is news: the steps that led to it are seen again until that comes.
  const steps = () => count('.steps .step') > before.steps || count('.prompt .confirm') > 0;
  const further = () => !before.offered && steps();
  return {question, over, fresh: over || !before || question !== before.question || further()};
}"""
# What is seen once somebody has to do something: null before. With what was seen before, once it is something else:
# a new question, or one step further with the same one.
ASKED = f"""(before) => {{
  const news = ({NEWS})(before);
  if (!news.over && (news.question === null || !news.fresh)) return null;
  const now = ({LOOK})();
  return now.over || now.cover || now.things.length || now.choices ? now : null;
}}"""
# What is seen once a question is answered, or one step further; null before.
ANSWERED = f"(before) => (({NEWS})(before).fresh ? ({LOOK})() : null)"
# A point of an element that a pointer really meets there; the element is brought onto the screen first.
POINT = """([selector, at]) => {
  const element = document.querySelectorAll(selector)[at];
  if (!element) return null;
  const within = () => {
    const {x, y, width, height} = element.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const across of [0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97]) {
        const [left, top] = [x + width * across, y + height * down];
        const there = document.elementFromPoint(left, top);
        if (there && (element === there || element.contains(there))) return [left, top];
      }
    return null;
  };
  const found = within();
  if (found) return found;
  element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
  return within();
}"""


@dataclass(frozen=True)
class Sight:
    """What somebody at the table is asked, and what can be touched."""

    question: str | None
    decision: str | None
    asked: str
    steps: int
    offered: bool
    over: bool
    cover: bool
    things: list[int]
    quiet: list[int]
    choices: int
    number: bool
    told: str
    wide: int


Means = Literal["thing", "choice", "confirm", "more"]
SELECTORS: dict[Means, str] = {
    "thing": ".thing.free",
    "choice": "[data-choice]:not([disabled])",
    "confirm": "section.prompt .confirm",
    "more": ".choices .number button:nth-of-type(2)",
}


class Seat:
    """Chooses at random, but always the same way, among what the page offers."""

    def __init__(self, screen: Screen, seed: int = 1, page: Page | None = None) -> None:
        self.screen = screen
        self.page = page or screen.page
        self.chooser = random.Random(seed)
        self.pause = 1.05 * PAUSE / (HURRY if screen.hurry else 1)
        self.touched: dict[str, int] = {}
        self.previews: list[str] = []  # what was told of a thing that the pointer was on
        self.known: str | None = None
        self.asked_at = 0.0

    def look(self) -> Sight:
        return self.noted(self.page.evaluate(LOOK))

    def noted(self, found: dict[str, Any]) -> Sight:
        """Remember since when a question is known."""
        if found["question"] != self.known:
            self.known, self.asked_at = found["question"], time.monotonic()
        return Sight(**found)

    def wait_for(self, state: str, before: Sight | None = None, patience: float = PATIENCE) -> Sight:
        known = before and {"question": before.question, "steps": before.steps, "offered": before.offered}
        found: dict[str, Any] = self.page.wait_for_function(state, arg=known, timeout=patience, polling=30).json_value()
        return self.noted(found)

    def wait_for_question(self, before: Sight | None = None) -> Sight:
        """Until we are asked something else, or the game is over, or the device is to be handed on."""
        return self.wait_for(ASKED, before)

    def point_at(self, selector: str, at: int = 0) -> tuple[float, float]:
        found = self.page.evaluate(POINT, [selector, at])
        assert found is not None, f"{selector} {at} cannot be reached by a pointer"
        return found[0], found[1]

    def touch(self, selector: str, at: int = 0) -> None:
        x, y = self.point_at(selector, at)
        if self.screen.device.touch:
            self.page.touchscreen.tap(x, y)
            return
        self.page.mouse.move(x, y)
        if selector == SELECTORS["thing"]:
            self.previews.append(self.page.evaluate(PREVIEW))
        self.page.mouse.down()
        self.page.mouse.up()

    def choose(self, sight: Sight) -> tuple[Means, int]:
        if sight.offered:
            return "confirm", 0
        if sight.things and (not sight.choices or self.chooser.random() < 0.8):
            return "thing", self.chooser.choice(sight.things)
        assert sight.choices, f"nothing can be chosen: {sight}"
        return "choice", self.chooser.randrange(sight.choices)

    def act(self, sight: Sight) -> None:
        """Touch one thing that is offered."""
        means, at = self.choose(sight)
        if sight.number and means == "choice":
            for _ in range(self.chooser.randrange(4)):
                if self.page.locator(SELECTORS["more"]).is_enabled():
                    self.touch(SELECTORS["more"])
        self.touched[means] = self.touched.get(means, 0) + 1
        time.sleep(max(0.0, self.asked_at + self.pause - time.monotonic()))
        self.touch(SELECTORS[means], at)

    def step(self, sight: Sight) -> Sight:
        """Touch one thing, and see what comes of it: the same question one step further, or the next one."""
        self.act(sight)
        try:
            return self.wait_for(ASKED, sight, AGAIN)
        except TooLong:
            if self.look().question == sight.question:
                return self.look()  # touched too soon after the question: once more
            return self.wait_for_question(sight)

    def answer(self, sight: Sight) -> Sight:
        """Answer one question, in as many steps as it takes."""
        question = sight.question
        while sight.question == question and not sight.over:
            self.act(sight)
            try:
                sight = self.wait_for(ANSWERED, sight, AGAIN)
            except TooLong:
                sight = self.look()
        return sight
