"""axe finds nothing on any screen and in any window, in both themes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.server.running import Player, Server, Somebody
from tests.web.axe import check_axe
from tests.web.browser import DESKTOP, PHONE, Device
from tests.web.conftest import NewScreen
from tests.web.scenes import is_the, never, open_lesson, table_at

DEVICES = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
# Where nothing is at stake: the address, and what has to be there first.
PAGES = (
    ("/new/cuba", "form .act button"),
    ("/learn/havana", ".learn .button"),
    ("/rulebook", ".shelf"),
    ("/rulebook/santiago", ".chapter"),
    ("/rulebook/cuba?view=differences", "article .readings"),
    ("/replay", ".choose"),
    ("/carry", "main h1"),
    ("/nowhere-at-all", "main h1, main h2"),
)


@pytest.fixture(scope="module")
def eva(server: Server) -> Iterator[Player]:
    player = Player(server.url, "Eva")
    yield player
    player.close()


@pytest.fixture(scope="module")
def finished(eva: Player) -> str:
    return table_at(eva, "havana", never)


@DEVICES
def test_pages(screen: NewScreen, device: Device) -> None:
    one = screen(device=device)
    one.expect("status of 404")
    for path, ready in PAGES:
        one.page.goto(path)
        one.page.wait_for_selector(ready)
        check_axe(one.page, path)


@DEVICES
def test_home(screen: NewScreen, eva: Player, finished: str, device: Device) -> None:
    stranger = screen(device=device).page
    stranger.goto("/")
    stranger.wait_for_selector(".box.cuba")
    check_axe(stranger, "home, first visit")
    table_at(eva, "santiago", is_the(1))
    page = screen(player=eva, device=device).page
    page.goto("/")
    page.wait_for_selector(f".lately a[href='/t/{finished}']")
    check_axe(page, "home")
    page.locator("button.me").click()
    page.wait_for_selector("dialog")
    check_axe(page, "home, the own name")


def test_the_whole_rulebook(screen: NewScreen) -> None:
    page = screen().page
    page.goto("/rulebook/havana?view=full")
    page.wait_for_selector(".clause")
    check_axe(page, "rulebook")
    page.locator("input[type=search]").fill("worker")
    page.wait_for_selector("mark")
    check_axe(page, "rulebook, search")


@DEVICES
def test_invitations(screen: NewScreen, somebody: Somebody, finished: str, device: Device) -> None:
    """As the host sees it, who has come already, and a stranger, who may choose another seat or only watch."""
    ana, bruno = somebody("Ana"), somebody("Bruno")
    table = ana.open_table("cuba", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}])
    bruno.sit(table, 1)
    for player in (ana, bruno, None):
        page = screen(player=player, device=device).page
        page.goto(f"/t/{table}")
        page.wait_for_selector(".room .seats")
        check_axe(page, "invitation")
    page.locator(".seats input").last.check()
    page.locator(".room .line button").last.click()
    page.wait_for_selector("p[role=status] + p .button")
    check_axe(page, "invitation, watching")
    ana.do("POST", f"/api/tables/{table}/abandon", {})
    page.wait_for_selector(".room a[href='/new/cuba']")
    check_axe(page, "invitation, closed")
    page.goto(f"/t/{finished}")
    page.wait_for_selector(".room .people")
    check_axe(page, "invitation, over")


@DEVICES
def test_windows_above_a_table(screen: NewScreen, eva: Player, device: Device) -> None:
    one = screen(player=eva, device=device)
    page = one.page
    page.goto(f"/t/{open_lesson(eva, 'santiago')}")
    page.wait_for_selector("section.prompt[data-question]")
    check_axe(page, "first game with the coach")
    for key, inside in (("m", "#pace"), ("t", "dl"), ("?", "kbd")):
        in_a_window(page, key, inside)
    page.keyboard.press("m")
    page.locator("dialog button:has-text('About this table')").click()
    page.wait_for_selector("dialog details")
    page.locator("dialog details summary").first.click()
    check_axe(page, "about this table")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    for tab in ("others", "log") if device is PHONE else ():
        page.locator(f'.tabs [data-tab="{tab}"]').click()
        check_axe(page, f"tab {tab}")
    page.locator("section.log .rule").last.dispatch_event("click")  # the coach may stand before it
    page.wait_for_selector("dialog .text")
    check_axe(page, "rule")


def in_a_window(page: Page, key: str, inside: str) -> None:
    page.keyboard.press(key)
    page.wait_for_selector(f"dialog {inside}")
    check_axe(page, f"window of {key}")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


@DEVICES
def test_results_and_replay(screen: NewScreen, eva: Player, finished: str, device: Device) -> None:
    page = screen(player=eva, device=device).page
    page.goto(f"/t/{finished}")
    page.wait_for_selector(".the-end .bars")
    check_axe(page, "results")
    page.goto(f"/replay/{finished}?seat=0&at=50")
    page.wait_for_selector("section.prompt input[type=range]")
    check_axe(page, "replay")


def test_what_the_server_itself_shows(screen: NewScreen) -> None:
    one = screen(language="fr")
    one.expect("status of 40")
    one.page.goto("/t/")
    assert one.page.locator("h1").count() == 1
    check_axe(one.page, "trouble page")
    one.page.goto("/t/2222222222222")
    one.page.wait_for_selector("main h1, main h2")
    check_axe(one.page, "no such table")
