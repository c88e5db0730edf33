"""Counts what a turn costs whoever plays in a browser: clicks, and how far the pointer travels between them.

`bench/turns.py` plays whole games in Chromium, at 1366 × 768: a bot proposes the move, and whoever sits there touches
what is proposed, where it is nearest to the pointer. What is looked at before a click is not counted.
"""

import json
import math
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field

from playwright.sync_api import Page, Route

from malecon.bots import make_bot
from malecon.cli.outside_bot import OutsideBot, setting_at
from malecon.engine.chance import Chance
from malecon.games import games
from tests.server.running import Player, ServerByHand
from tests.web.browser import Device, Screen, chromium
from tests.web.seat import Seat

WINDOW = Device(1366, 768)
TURNS = {"cuba": "character", "havana": "cover", "santiago": "drive"}  # what each turn asks once
BOTS = ({"kind": "bot", "level": "random", "name": "Rosa"}, {"kind": "bot", "level": "random", "name": "Juan"})
GAMES = 2
LUCK = 1
HINT = "section.prompt button:has(use[href*='hint'])"
PROPOSED = ".thing.proposed, section.prompt .sunny, section.prompt .hinted"
# Where to touch for the move: what plays it at once; else the proposed thing, group or button that is nearest.
TARGET = """([move, x, y]) => {
  const reach = (element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8], [0.1, 0.1], [0.9, 0.9]]) {
      const [at, to] = [left + width * across, top + height * down];
      const there = document.elementFromPoint(at, to);
      if (there && (element === there || element.contains(there))) return [at, to];
    }
    return null;
  };
  const nearest = (selector) => [...document.querySelectorAll(selector)].map(reach).filter(Boolean)
    .sort((one, other) => Math.hypot(one[0] - x, one[1] - y) - Math.hypot(other[0] - x, other[1] - y))[0];
  const prompt = 'section.prompt';
  return nearest(`${prompt} [data-move="${move}"]:not([disabled])`) ?? nearest('.thing.free.proposed')
    ?? nearest(`${prompt} [data-choice].sunny:not([disabled])`) ?? nearest(`${prompt} .confirm`)
    ?? nearest(`${prompt} .groups .hinted`) ?? null;
}"""


@dataclass
class Effort:
    """What it took, in all and by what was asked."""

    turns: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    clicks: Counter[str] = field(default_factory=Counter)
    travel: float = 0.0

    def told(self, name: str) -> str:
        turns = max(self.turns, 1)
        whole = f"{self.clicks.total() / turns:.1f} clicks and {self.travel / turns:.0f} px"
        each = (f"{asked} {self.clicks[asked] / count:.1f} ({count})" for asked, count in sorted(self.asked.items()))
        return f"{name}: {whole} a turn, {self.turns} turns; clicks by question: {', '.join(each)}"


@dataclass
class Hand:
    """A mouse that knows where it is."""

    page: Page
    effort: Effort
    x: float = WINDOW.width / 2
    y: float = WINDOW.height / 2

    def touch(self, question: str, move: str) -> bool:
        found = self.page.evaluate(TARGET, [move, self.x, self.y])
        if found is None:
            return False
        x, y = found
        self.page.mouse.click(x, y)
        self.effort.clicks[question] += 1
        self.effort.travel += math.hypot(x - self.x, y - self.y)
        self.x, self.y = x, y
        return True


def play(player: Player, screen: Screen, game: str, luck: int, effort: Effort) -> None:
    table = player.open_table(game, [{"kind": "me"}, *BOTS], hints=True)
    bot = OutsideBot("lookahead", luck)
    bot.setting = setting_at(player.http, player.look(table)["table"])
    bot.bot = make_bot(bot.kind, bot.setting, Chance("learner", luck))
    proposed = ""

    def advise(route: Route) -> None:
        hint = {"move": proposed, "text": proposed, "because": "", "reason": "", "moves": []}
        route.fulfill(status=200, content_type="application/json", body=json.dumps(hint))

    page = screen.page
    page.route("**/hint", advise)
    page.goto(f"/t/{table}")
    seat, hand = Seat(screen), Hand(page, effort)
    sight = seat.wait_for_question()
    while not sight.over:
        state = player.look(table)
        question = state.get("question")
        if question is None or str(question["number"]) != sight.question:
            sight = seat.wait_for_question(sight) if question is None else seat.look()
            continue
        proposed = bot.choose(player.http, table, state, question)
        effort.turns += question["decision"] == TURNS[game]
        effort.asked[question["decision"]] += 1
        page.wait_for_timeout(seat.pause * 1000)  # what is touched sooner was meant for what was there before
        page.locator(HINT).evaluate("(button) => button.click()")
        page.wait_for_selector(PROPOSED, state="attached")
        while seat.look().question == sight.question and not seat.look().over:
            if not hand.touch(question["decision"], proposed):
                page.wait_for_timeout(20)
            page.wait_for_timeout(60)
        sight = seat.wait_for_question(sight)


def main() -> None:
    wanted = sys.argv[1:] or list(games())
    with tempfile.TemporaryDirectory() as data, ServerByHand(f"{data}/malecon.sqlite") as server, chromium() as browser:
        for game in wanted:
            effort, player = Effort(), Player(server.url, "Ana")
            for luck in range(LUCK, LUCK + GAMES):
                with Screen(browser, server.url, device=WINDOW, player=player, gifts="yes") as screen:
                    play(player, screen, game, luck, effort)
            print(effort.told(games()[game].title), flush=True)


if __name__ == "__main__":
    main()
