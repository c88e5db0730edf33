"""The line under the question says what a thing is and does, also where the thing stands for several moves."""

import pytest

from tests.server.running import Somebody
from tests.web.browser import DESKTOP, PHONE, Device
from tests.web.conftest import NewScreen
from tests.web.scenes import asks, table_at, without_coach

# Something that is lit and stands for several moves: where a phone draws it without words.
LIT = {
    "havana": ("opening", ".hand .thing.free"),
    "cuba": ("build", ".tile .thing.free"),
}


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["finger", "mouse and keys"])
@pytest.mark.parametrize("game", LIT)
def test_what_stands_for_several_moves_is_told_where_it_is_touched(
    screen: NewScreen, somebody: Somebody, game: str, device: Device
) -> None:
    player = somebody("Ana")
    decision, selector = LIT[game]
    opened = screen(player=player, device=device)
    without_coach(opened.context)
    page = opened.page
    page.goto(f"/t/{table_at(player, game, asks(decision))}")
    page.wait_for_selector(f"section.prompt[data-decision={decision}]")
    thing, told = page.locator(selector).first, page.locator(".prompt .told .about .text")
    what = thing.locator(".hide-visually").inner_text().rpartition(":")[0]
    assert len(what.split()) > 3, "its name, and what it does"
    if device.touch:
        thing.tap()
    else:
        thing.hover()
        told.wait_for()
        page.mouse.move(0, 0)
        told.wait_for(state="detached")
        thing.focus()
    told.wait_for()
    assert what in told.inner_text()
    if device.touch:
        assert page.locator(".prompt .steps .step").count() == 1, "the moves that are left"
        page.locator(".prompt .steps button").tap()
        told.wait_for(state="detached")
