"""Measures the client in a real Chromium: what it loads, how soon a move is drawn, what three games leave behind.

Fails when a page loads more than it may. `bench/browser.py --write` puts the numbers into the README.
"""

import os
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Response

from malecon.games import games
from tests.server.running import Player, ServerByHand
from tests.web.browser import Screen, chromium
from tests.web.seat import Seat

README = Path(__file__).parents[1] / "README.md"
BEGIN, END = "<!-- bench-client -->", "<!-- /bench-client -->"

HOME, TABLE = 60, 150  # kilobytes of JavaScript, gzipped: no more
MOVES = 40  # of each game, from click to picture
GAMES = 3  # played to the end in one tab
MEMORY_GAME = "havana"
GROWTH = 1.0  # megabytes from the first game to the last, at most
KILO, MEGA = 1000, 1_000_000

# From a click on something that is a move to the first picture with what came of it.
STOPWATCH = """() => {
  window.drawn = [];
  const sign = () => [
    document.querySelector('section.prompt')?.dataset.question,
    document.querySelector('section.log li:last-child')?.textContent,
    document.querySelector('.the-end') !== null,
  ].join();
  let [started, before] = [null, ''];
  addEventListener('pointerdown', () => { [started, before] = [null, sign()]; }, true);
  addEventListener('click', (event) => { started = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (started === null || sign() === before) return;
    const since = started;
    started = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel(); // after the frame is painted
      port1.onmessage = () => window.drawn.push(performance.now() - since);
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
AT_REST = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"


@dataclass(frozen=True)
class Speed:
    """Milliseconds from click to picture."""

    median: float
    slow: float  # nine of ten are quicker
    moves: int


def script_size(browser: Browser, url: str, path: str, ready: str, player: Player | None = None) -> float:
    """Kilobytes of JavaScript that a page loads, as they come over the line."""
    sizes: dict[str, int] = {}

    def count(response: Response) -> None:
        if response.url.endswith(".js"):
            assert response.headers["content-encoding"] == "gzip", response.url
            sizes[response.url] = int(response.headers["content-length"])

    with Screen(browser, url, player=player) as screen:
        screen.page.on("response", count)
        screen.page.goto(path)
        screen.page.wait_for_selector(ready)
        screen.page.wait_for_load_state("networkidle")
    return sum(sizes.values()) / KILO


def sit_down(screen: Screen, game: str) -> Seat:
    screen.page.goto("/") if screen.page.url == "about:blank" else screen.page.locator("a[href='/']").first.click()
    screen.page.locator(f".box.{game} .button.primary").click()
    return Seat(screen, seed=5)


def speed(browser: Browser, url: str, game: str) -> Speed:
    with Screen(browser, url, hurry=False, still="no") as screen:
        seat = sit_down(screen, game)
        sight = seat.wait_for_question()
        screen.page.evaluate(STOPWATCH)
        while len(screen.page.evaluate("window.drawn")) < MOVES and not sight.over:
            screen.page.wait_for_function(AT_REST)  # people look what has happened before they move
            seat.answer(sight)
            sight = seat.wait_for_question()
        drawn: list[float] = screen.page.evaluate("window.drawn")
    return Speed(statistics.median(drawn), statistics.quantiles(drawn, n=10)[-1], len(drawn))


def memory(browser: Browser, url: str) -> list[float]:
    """Megabytes of the heap on the home page, after each of some games that were played to the end in one tab."""
    found = []
    with Screen(browser, url) as screen:
        debugger = screen.context.new_cdp_session(screen.page)
        for _ in range(GAMES):
            seat = sit_down(screen, MEMORY_GAME)
            sight = seat.wait_for_question()
            while not sight.over:
                sight = seat.step(sight)
            screen.page.locator(".the-end a[href='/']").click()
            screen.page.wait_for_selector(".box")
            debugger.send("HeapProfiler.collectGarbage")
            found.append(debugger.send("Runtime.getHeapUsage")["usedSize"] / MEGA)
    return found


def report(sizes: dict[str, float], speeds: dict[str, Speed], heap: list[float]) -> str:
    lines = ["| In the browser | measured | aim |", "| --- | --- | --- |"]
    for page, size in sizes.items():
        lines.append(f"| JavaScript of {page}, gzipped | {size:.1f} kB | ≤ {limit(page)} kB |")
    for title, found in speeds.items():
        measured = f"{found.median:.0f} ms (9 of 10 within {found.slow:.0f} ms, {found.moves} moves)"
        lines.append(f"| {title}: from the click to the drawn move, median | {measured} | < 100 ms |")
    told = ", ".join(f"{size:.1f}" for size in heap)
    lines.append(f"| heap after {GAMES} games in a row in one tab | {told} MB | no growth |")
    method = f"Measured by `make bench` in Chromium on {os.cpu_count()} cores, with the server and its bots beside it."
    return "\n".join((*lines, "", method))


def limit(page: str) -> int:
    return HOME if page == "home" else TABLE


def main() -> None:
    with tempfile.TemporaryDirectory() as data, ServerByHand(f"{data}/malecon.sqlite") as server, chromium() as browser:
        player = Player(server.url, "Ana")
        sizes = {"home": script_size(browser, server.url, "/", ".box")}
        speeds = {}
        for game in games().values():
            table = player.open_table(game.name, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
            asked = "section.prompt[data-question]"
            sizes[f"a table of {game.title}"] = script_size(browser, server.url, f"/t/{table}", asked, player)
            print(f"{game.title}: {MOVES} moves", file=sys.stderr)
            speeds[game.title] = speed(browser, server.url, game.name)
        print(f"{GAMES} whole games", file=sys.stderr)
        heap = memory(browser, server.url)
    text = report(sizes, speeds, heap)
    print(text)
    if "--write" in sys.argv:
        readme = README.read_text("utf-8")
        before, _, rest = readme.partition(BEGIN)
        README.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", "utf-8")
    too_much = [page for page, size in sizes.items() if size > limit(page)]
    growth = heap[-1] - heap[0]
    if too_much or growth > GROWTH:
        sys.exit(f"more than it may be: {', '.join(too_much)}" if too_much else f"the heap grew by {growth:.1f} MB")


if __name__ == "__main__":
    main()
