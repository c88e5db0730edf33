"""What has no room beside the board is drawn out over it, by everybody: keys, mouse and fingers."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Player, Somebody
from tests.web.browser import DESKTOP, PHONE, TABLET, Device
from tests.web.conftest import NewScreen
from tests.web.scenes import GAMES, asks, open_lesson, table_at, without_coach
from tests.web.test_keyboard import tab_to

LYING = Device(844, 390, touch=True)
OPENERS = {"tablet": (TABLET, ".top .people"), "phone": (PHONE, "[data-tab=others]"), "lying": (LYING, ".others .open")}


@pytest.fixture
def ana(somebody: Somebody) -> Player:
    return somebody("Ana")


@pytest.mark.parametrize("window", OPENERS)
@pytest.mark.parametrize("game", GAMES)
def test_everything_about_the_others_is_reached_by_keys_and_by_touch(
    screen: NewScreen, ana: Player, game: str, window: str
) -> None:
    device, opener = OPENERS[window]
    opened = screen(player=ana, device=device)
    without_coach(opened.context)
    page = opened.page
    page.goto(f"/t/{open_lesson(ana, game)}")
    page.wait_for_selector("section.prompt[data-question]")
    drawer = page.locator(".drawer")
    tab_to(page, opener)
    page.keyboard.press("Enter")
    expect(drawer.locator(".player")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.locator(opener).tap()
    expect(drawer).to_be_visible()


@pytest.mark.parametrize(("device", "opener"), [(TABLET, ".top .pull:not(.people)"), (PHONE, "[data-tab=log]")])
def test_what_somebody_says_is_counted_until_the_log_is_drawn_out(
    screen: NewScreen, ana: Player, somebody: Somebody, device: Device, opener: str
) -> None:
    bruno = somebody("Bruno")
    table = ana.open_table("santiago", [{"kind": "me"}, {"kind": "open"}])
    bruno.sit(table, 1)
    page: Page = screen(player=ana, device=device).page
    page.goto(f"/t/{table}")
    page.wait_for_selector("section.prompt")
    count = page.locator(f"{opener} .dot")
    expect(count).to_have_count(0)
    for text in ("Hello", "Good luck"):
        bruno.do("POST", f"/api/tables/{table}/chat", {"text": text})
    expect(count).to_have_text("2")
    page.locator(opener).tap()
    expect(page.locator(".log .chatted")).to_have_count(2)
    expect(count).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".log")).to_be_hidden()
    expect(count).to_have_count(0)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["beside the board", "over the board"])
def test_below_all_moves_is_what_is_out_of_reach_and_it_is_asked_for_once(
    screen: NewScreen, ana: Player, device: Device
) -> None:
    opened = screen(player=ana, language="fr", device=device)
    without_coach(opened.context)
    page = opened.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/shortages" in request.url else None)
    page.goto(f"/t/{table_at(ana, 'cuba', asks('build'))}")
    page.wait_for_selector("section.prompt[data-question]")
    assert not asked, "nobody reads it"
    page.keyboard.press("a")
    lines = page.locator(".sheet .lacking li")
    lines.first.wait_for()
    assert "Il vous manque" in lines.first.inner_text()
    assert len(asked) == 1
    tile = page.locator(".tile .thing.free").first
    if device == DESKTOP:  # the sheet stays beside the board
        tile.click()
        expect(lines).to_have_count(0)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator(".sheet")).to_have_count(0)
    assert len(asked) == 1
