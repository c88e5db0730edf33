"""Looks whether the tables fit a hundred windows, in both languages. `make screens`.

`scripts/screens.py 30 --seed 5 --game cuba` looks at thirty others, and at other games. Whatever does not fit is
named, and there is a picture of it in build/screens.
"""

import argparse
import sys
import tempfile
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import get_args

from tests.server.running import Player, ServerByHand
from tests.web.browser import Device, Language, Screen, chromium
from tests.web.layout import NAMED, SMALLEST, STATES, by_lot, layout_of, moments
from tests.web.scenes import GAMES

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    options = argparse.ArgumentParser(prog="screens", description=__doc__)
    options.add_argument("windows", nargs="?", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--game", choices=GAMES, action="append")
    options.add_argument("--state", choices=STATES, action="append")
    options.add_argument("--theme", choices=("light", "dark"), default="light")
    options.add_argument("--size", action="append", metavar="WIDTHxHEIGHT", help="only these windows")
    options.add_argument("--touch", action="store_true", help="the windows of --size are touched")
    options.add_argument("--pictures", action="store_true", help="of every window, not only of those with a fault")
    asked = options.parse_args()
    folder = ROOT / "build" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    named = [*NAMED, SMALLEST]
    windows = [*named, *by_lot(max(asked.windows - len(named), 0), asked.seed)][: asked.windows]
    if asked.size:
        sides = [size.split("x") for size in asked.size]
        windows = [Device(int(width), int(height), asked.touch) for width, height in sides]
    found = 0
    with tempfile.TemporaryDirectory() as data, ServerByHand(f"{data}/malecon.sqlite") as server, chromium() as browser:
        player = Player(server.url, "Ana")
        for game in asked.game or GAMES:
            tables = moments(player, game, asked.seed)
            for name in asked.state or STATES:
                state = STATES[name]
                for language, touch in product(get_args(Language), (True, False)):
                    here = [device for device in windows if device.touch == touch]
                    if not here:
                        continue
                    first = replace(here[0], touch=touch)
                    with Screen(browser, server.url, language, asked.theme, first, player) as screen:
                        state.show(screen, tables)
                        for device in here:
                            layout = layout_of(screen.page, device)
                            size = f"{device.width}x{device.height}"
                            for fault in layout.faults:
                                print(f"{game} {name} {language} {size}{' touch' if touch else ''}: {fault}")
                            found += len(layout.faults)
                            if layout.faults or asked.pictures:
                                screen.page.screenshot(
                                    path=folder / f"{game}-{name.replace(' ', '-')}-{language}-{size}.png"
                                )
    print(f"{len(windows)} windows, {found} faults")
    sys.exit(found > 0)


if __name__ == "__main__":
    main()
