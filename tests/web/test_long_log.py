"""A table where much has happened: its log begins with the last page, and goes back as far as anybody wants to read."""

import json
import random
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from malecon.server.table.messages import PAGE
from tests.server.running import Player, Somebody, open_sockets, play_on
from tests.web.browser import DESKTOP, PHONE, Device, Language
from tests.web.conftest import NewScreen

SAID = 40  # words of chat before the game begins, further back than a page


@pytest.fixture
def host(somebody: Somebody) -> Player:
    return somebody("Ana")


@pytest.fixture
def table(host: Player, somebody: Somebody) -> str:
    """Talk first, then more moves than a page has lines; one of them is taken back."""
    table = host.open_table("santiago", [{"kind": "me"}, {"kind": "open"}])
    for number in range(SAID):
        host.do("POST", f"/api/tables/{table}/chat", {"text": f"Word {number}"})
    bruno = somebody("Bruno")
    bruno.sit(table, 1)
    chooser = random.Random(3)
    with open_sockets([host, bruno], table) as views:
        play_on(views, chooser, 120)
        for _ in range(60):
            play_on(views, chooser, 1)
            for player in (host, bruno):
                if player.look(table).get("may_undo"):
                    player.do("POST", f"/api/tables/{table}/undo", {})
                    return table
    raise AssertionError("nothing could be taken back")


@pytest.mark.parametrize(
    ("device", "language", "button", "found"),
    [
        (DESKTOP, "en", "Show earlier lines", r"^[0-9]+ earlier lines are shown\.$"),
        (PHONE, "fr", "Afficher les lignes précédentes", r"^[0-9]+ lignes précédentes sont affichées\.$"),
    ],
)
def test_earlier_lines_come_when_they_are_asked_for_also_by_keyboard(
    screen: NewScreen, host: Player, table: str, device: Device, language: Language, button: str, found: str
) -> None:
    page = screen(player=host, device=device, language=language).page
    page.goto(f"/t/{table}")
    if device is PHONE:
        page.locator(".tabs button").last.click()
    lines = page.locator(".log ol > li:not(:has(> button)):not(.since)")
    expect(page.locator(".log li.undone").last).to_be_attached()
    assert lines.count() <= PAGE
    assert page.locator(".log .talk").count() == 0
    last = lines.last.inner_text()
    earlier = page.get_by_role("button", name=button)
    pressed = 0
    while earlier.count():
        before = lines.count()
        earlier.focus()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(count) => document.querySelectorAll('.log ol > li:not(.since)').length > count + 1", arg=before
        )
        pressed += 1
        expect(page.locator(".log [role=status]")).to_have_text(re.compile(found))
    assert pressed >= 1
    assert page.locator(".log .talk").count() == SAID
    assert lines.last.inner_text() == last
    if device is PHONE:
        page.locator(".tabs button").first.click()
        assert page.locator(".tabs .dot").count() == 0, "what was said long ago is not new"
        return
    assert page.evaluate("document.activeElement.tagName") == "OL", "the button is gone, and the list has the focus"


def test_who_wants_to_see_the_chat_only_finds_it_however_long_ago_it_was(
    screen: NewScreen, host: Player, table: str
) -> None:
    page = screen(player=host).page
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Chat only").click()
    assert page.locator(".log .talk").count() == 0
    page.get_by_role("button", name="Show earlier lines").click()
    expect(page.locator(".log .talk")).to_have_count(SAID)


def test_a_page_that_is_too_old_for_the_server_offers_to_be_loaded_again(
    screen: NewScreen, host: Player, table: str
) -> None:
    opened = screen(player=host)
    page, refused = opened.page, list[str]()

    def turn_away(socket: WebSocketRoute) -> None:
        if refused:
            socket.connect_to_server()
            return
        refused.append(socket.url)
        error = {"key": "error-protocol-old", "message": "Load the page again, please."}
        socket.send(json.dumps({"type": "refused", "id": "", "error": error}))
        socket.close(code=4426, reason=error["key"])

    page.route_web_socket("**/live?*", turn_away)
    page.goto(f"/t/{table}")
    page.get_by_text("Load the page again, please.").wait_for()
    assert "protocol=1" in refused[0]
    page.get_by_role("button", name="Load the page again").click()
    page.wait_for_selector(".log ol > li")
