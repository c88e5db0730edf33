"""Plays a whole game of Cuba in a real Chromium against three of the strongest, with the time they have by default.

While they think, the page has to stay alive: twenty times a second it tells how late it is, and every answer of the
person at the table is timed from the click to the picture. `bench/strongest.py --write` puts the numbers into
docs/bots.md.
"""

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from browser import STOPWATCH
from playwright.sync_api import TimeoutError as TooLong
from prometheus_client.parser import text_string_to_metric_families as metrics

from tests.server.running import Player, ServerByHand, new_client
from tests.web.browser import Screen, chromium
from tests.web.seat import ASKED, Seat, Sight

DOCS = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- strongest -->", "<!-- /strongest -->"
BY_DEFAULT = ("--bot-pace=1", "--bot-seconds=2")
STRONGEST = "caridad"
WAIT = 120_000.0  # milliseconds until it is the person's turn again, at most
OWN_TURN = 0.5  # seconds; after a longer wait somebody else has moved
UNRESPONSIVE = 1000.0  # milliseconds

# How late each of many beats comes: for so long the page was busy with something else.
HEARTBEAT = """() => {
  window.late = [];
  let expected = performance.now() + 50;
  setInterval(() => {
    const now = performance.now();
    window.late.push(Math.max(0, now - expected));
    expected = now + 50;
  }, 50);
}"""


def next_question(seat: Seat) -> Sight:
    try:
        return seat.wait_for(ASKED, None, WAIT)
    except TooLong:
        sys.exit(f"The person was asked nothing for {WAIT / 1000:.0f} s. The page says: {seat.look().told}")


def play(screen: Screen) -> tuple[list[float], list[float], list[float]]:
    """A whole game: how late the page was, how soon moves were drawn, how long the person waited for the others."""
    seat = Seat(screen, seed=5)
    sight = next_question(seat)
    screen.page.evaluate(HEARTBEAT)
    screen.page.evaluate(STOPWATCH)
    waited = []
    while not sight.over:
        sight = seat.answer(sight)
        begun = time.monotonic()
        if not sight.over:
            sight = next_question(seat)
            waited.append(time.monotonic() - begun)
    waited = [seconds for seconds in waited if seconds > OWN_TURN]
    screen.check()
    return screen.page.evaluate("window.late"), screen.page.evaluate("window.drawn"), waited


def thinking(url: str) -> tuple[int, float]:
    """How many moves the strongest have made, and how many seconds they took on average."""
    with new_client() as client:
        told = client.get(f"{url}/metrics").text
    found = {
        sample.name: sample.value
        for family in metrics(told)
        for sample in family.samples
        if sample.labels.get("level") == STRONGEST and "le" not in sample.labels
    }
    count = found["malecon_bot_seconds_count"]
    return int(count), found["malecon_bot_seconds_sum"] / count


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        ServerByHand(f"{data}/malecon.sqlite", *BY_DEFAULT) as server,
        chromium() as browser,
    ):
        player = Player(server.url, "Ana")
        table = player.open_table("cuba", [{"kind": "me"}, *[{"kind": "bot", "level": STRONGEST}] * 3])
        begun = time.monotonic()
        with Screen(browser, server.url, player=player, hurry=False, still="no", pace="normal") as screen:
            screen.page.goto(f"/t/{table}")
            late, drawn, waited = play(screen)
        minutes = (time.monotonic() - begun) / 60
        moves, mean = thinking(server.url)
    lines = [
        "| a person against three of the strongest at Cuba, in the browser | |",
        "| --- | --- |",
        f"| the whole game | {minutes:.0f} minutes |",
        f"| moves of the strongest | {moves}, {mean:.1f} s each on average |",
        f"| until it is the person's turn again | {statistics.median(waited):.0f} s at the median of {len(waited)},"
        f" {max(waited):.0f} s at most |",
        f"| from the click to the drawn move | {statistics.median(drawn):.0f} ms at the median of {len(drawn)} |",
        f"| how late the page is, asked {len(late):,} times | {statistics.mean(late):.1f} ms on average,"
        f" {statistics.quantiles(late, n=1000)[-1]:.0f} ms in one of a thousand, {max(late):.0f} ms at most |",
        "",
        f"Measured by `make bench-strongest` on {os.cpu_count()} cores: server, bots and Chromium share them.",
    ]
    text = "\n".join(lines)
    print(text)
    if "--write" in sys.argv:
        before, _, rest = DOCS.read_text("utf-8").partition(BEGIN)
        DOCS.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", "utf-8")
    if max(late) > UNRESPONSIVE:
        sys.exit(f"the page did not answer for {max(late):.0f} ms")


if __name__ == "__main__":
    main()
