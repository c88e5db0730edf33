"""A table fits every window, and nothing on it moves because something else is asked."""

from dataclasses import replace

import pytest

from tests.server.running import Somebody
from tests.web.browser import Device, Language
from tests.web.conftest import NewScreen
from tests.web.layout import NAMED, SMALLEST, STATES, Layout, by_lot, layout_of, moments, moved
from tests.web.scenes import GAMES

LOTS = 3
WINDOWS = [*NAMED, SMALLEST, *by_lot(LOTS, seed=18)]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_window_and_stays_where_it_is(screen: NewScreen, somebody: Somebody, game: str) -> None:
    player = somebody("Ana")
    tables = moments(player, game)
    language: Language = "fr"  # the longer words
    seen: dict[tuple[str, Device], Layout] = {}
    for touch in (False, True):
        windows = [device for device in WINDOWS if device.touch == touch]
        for name, state in STATES.items():
            opened = screen(player=player, language=language, device=replace(windows[0], touch=touch))
            state.show(opened, tables)
            for device in windows:
                seen[name, device] = layout_of(opened.page, device)
            opened.close()
    faults = [
        f"{device.width}x{device.height} {name}: {fault}"
        for (name, device), layout in seen.items()
        for fault in layout.faults
    ]
    for device in WINDOWS:
        first = seen["choosing", device]
        for name, state in STATES.items():
            layout = seen[name, device]
            same = replace(layout, places=layout.places if state.table == "middle" else {})
            faults += [f"{device.width}x{device.height} {name}: {what} has moved" for what in moved(first, same)]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(sorted(faults)[:60])
